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
  return lower(left(btrim(coalesce(search, '')), 1000));
end;
$$;
comment on function private.normalize_search(text) is
  'The search term in lower case, trimmed, at most 1,000 characters; empty for null.';

create function private.text_condition(search_term text, by_index boolean) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if search_term = '' then
    return '';
  elsif by_index and search_term ~ '[[:alnum:]]{3}' then
    return format(' and p.search_text like %L', '%' || regexp_replace(search_term, '([\\%_])', '\\\1', 'g') || '%');
  elsif by_index and private.bigrams(search_term) <> '{}' then
    return format(' and private.bigrams(p.search_text) @> %L::text[] and strpos(p.search_text, %L) > 0',
      private.bigrams(search_term), search_term);
  else
    return format(' and strpos(p.search_text, %L) > 0', search_term);
  end if;
end;
$$;
comment on function private.text_condition(text, boolean) is
  'SQL condition on listing p for a normalized search term; empty for no term. by_index chooses a form that can, or '
  'can''t, use the text indexes.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.bigrams(text) to authenticated, service_role;
