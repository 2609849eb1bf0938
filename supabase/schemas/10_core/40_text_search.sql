-- Helpers shared by all text searches.

create function private.bigrams(words text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(select substr(words, start, 2) from generate_series(1, char_length(words) - 1) as start)
    || string_to_array(translate(words, E'abcdefghijklmnopqrstuvwxyz0123456789 ,\n', ''), null);
$$;
comment on function private.bigrams(text) is
  'Every pair of adjacent characters, and every single character that isn''t a letter, digit, space, comma, or '
  'newline. Indexes on it serve texts too short for trigrams.';

create function private.normalize_search(search text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  -- Longer than any searchable text. Cost grows with the square of the length.
  return left(
    regexp_replace(private.fold_text(left(btrim(coalesce(search, '')), 1000)), '\m([0-9]{5})-[0-9]{4}\M', '\1', 'g'),
    1000
  );
end;
$$;
comment on function private.normalize_search(text) is
  'The search term as private.fold_text, with ZIP codes of five digits, trimmed, at most 1,000 characters; empty for '
  'null.';

create function private.search_words(search_term text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    nullif(array(
      select found.word
      from (
        select btrim(part.content, ',;.') as word, part.ordinal
        -- "Smith-Jones" is found as "Smith Jones", and the other way around.
        from regexp_split_to_table(search_term, '\s+|(?<=[[:alpha:]])-(?=[[:alpha:]])')
          with ordinality as part (content, ordinal)
      ) as found
      where found.word <> '' group by found.word order by min(found.ordinal) limit 40
    ), '{}'),
    array[search_term]
  );
$$;
comment on function private.search_words(text) is
  'The first 40 different words of a normalized search term, without commas and periods around them; the term if it '
  'has no others. A text with all of them, in any order, is found.';

create function private.text_condition(search_term text, by_index boolean) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  words constant text[] := private.search_words(search_term);
  -- Few rows have the long words, so that the short ones need no index.
  has_long constant boolean := exists (select from unnest(words) as word where word ~ '[[:alnum:]]{3}');
begin
  if search_term = '' then
    return '';
  end if;
  return (
    select string_agg(
      case
        when by_index and w.word ~ '[[:alnum:]]{3}'
          then format(' and p.search_text like %L', '%' || regexp_replace(w.word, '([\\%_])', '\\\1', 'g') || '%')
        when by_index and not has_long and private.bigrams(w.word) <> '{}'
          then format(' and private.bigrams(p.search_text) @> %L::text[] and strpos(p.search_text, %L) > 0',
            private.bigrams(w.word), w.word)
        else format(' and strpos(p.search_text, %L) > 0', w.word)
      end || case
        -- Among other words, "12" isn't part of a ZIP code, nor "st" of "west".
        when cardinality(words) > 1 and w.word ~ '^([[:alnum:]]{1,2}|[0-9]+)$'
          then format(' and p.search_text ~ %L', '(^|[^[:alnum:]])' || w.word)
        else ''
      end, '' order by w.ordinal
    )
    from unnest(words) with ordinality as w (word, ordinal)
  );
end;
$$;
comment on function private.text_condition(text, boolean) is
  'SQL condition on row p, whose text has all words of a normalized search term; empty for no term. Of several words, '
  'numbers and those of one or two letters have to start a word. by_index chooses a form that can, or can''t, use the '
  'text indexes.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.bigrams(text) to authenticated, service_role;
grant execute on function private.fold_text(text), private.normalize_search(text), private.search_words(text)
  to anon, authenticated, service_role;
