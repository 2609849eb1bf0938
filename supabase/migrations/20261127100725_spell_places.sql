set check_function_bodies = off;

create or replace function private.check_texts (
  texts text[]
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if cardinality(texts) > 12 or exists (select from unnest(texts) as given (content) where length(given.content) > 200)
  then
    raise exception 'At most 12 texts of 200 characters' using errcode = '22023';
  end if;
end;
$function$;

create or replace function private.match_texts (
  filters jsonb,
  texts   text[]
)
  returns text[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  parsed constant record := private.parse_filters(filters);
  conditions constant text := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions;
  newest constant text := '(select * from private.search_listings order by created_at desc, id desc limit 1500)';
  content text;
  term text;
  word_starts text;
  is_text boolean;
  matched text[] := '{}';
begin
  perform private.check_texts(texts);
  foreach content in array texts loop
    continue when (content ~ '[[:alnum:]]') is not true;
    term := private.normalize_search(array_to_string(matched || content, ' '));
    select string_agg(format(' and p.search_text ~ %L', '(^|[^[:alnum:]])' || word), '') into word_starts
    from unnest(private.search_words(term)) as word where word ~ '^[[:alnum:]]+$';
    is_text := false;
    -- The newest have most words that any listing has, and the index is slow for those that many have.
    if conditions = '' then
      execute format(
        'select exists (select from %s p where true %s %s)', newest, private.text_condition(term, false), word_starts
      ) into is_text;
    end if;
    -- Filters leave few enough listings, or the index finds those with both.
    if not is_text then
      execute format(
        'select exists (select from private.search_listings p where true %s %s %s)', conditions,
        private.text_condition(term, true), word_starts
      ) into is_text;
    end if;
    if is_text then
      matched := matched || content;
    end if;
  end loop;
  return matched;
end;
$function$;

create or replace function private.misspelled_places (
  texts text[]
)
  returns table (
    typed text,
    name  text,
    size  integer
  )
  language plpgsql
  stable
  security definer
  rows 10
  set search_path to ''
  AS $function$
declare
  content text;
  words text;
begin
  perform private.check_texts(texts);
  foreach content in array texts loop
    words := private.place_name(content);
    continue when length(words) < 5 or words ~ '[0-9]'
      or exists (select from private.state_names s where s.name = words)
      or exists (select from private.places_named(words, null));
    return query
      select content, min(z.city), count(*)::integer
      from public.zip_codes z
      where private.place_name(z.city) operator(extensions.%) words
      group by private.place_name(z.city), z.state
      having count(*) >= 6
      union all
      select content, s.name, 1000 from private.us_states s where s.lookup_name operator(extensions.%) words;
  end loop;
end;
$function$;

create or replace function private.state_splits (
  words text
)
  returns table (
    state text,
    rest  text
  )
  language plpgsql
  stable
  security definer
  rows 2
  set search_path to ''
  AS $function$
declare
  parts constant text[] := string_to_array(words, ' ');
  size constant integer := cardinality(parts);
  -- Looked up at once, because there are many phrases in a sentence.
  names constant text[] := array(
    select array_to_string(part, ' ')
    from generate_series(1, least(size, 4)) as length
    cross join lateral (values (parts[:length]), (parts[size - length + 1:])) as cut (part)
  );
begin
  return query
    select null::text, words
    union
    select s.code, btrim(cut.rest)
    from private.state_names s
    cross join lateral (values
      (case when words || ' ' like s.name || ' %' then substr(words, length(s.name) + 1) end),
      (case when ' ' || words like '% ' || s.name then left(words, -length(s.name)) end)
    ) as cut (rest)
    where s.name = any (names) and cut.rest is not null;
end;
$function$;

create or replace function public.misspelled_places (
  texts text[]
)
  returns table (
    typed text,
    name  text,
    size  integer
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.misspelled_places(texts); $function$;

create view "private"."state_names" with (security_invoker=true) AS  SELECT us_states.code,
    us_states.lookup_name AS name
   FROM private.us_states
UNION ALL
 SELECT us_states.code,
    lower(us_states.code) AS name
   FROM private.us_states
UNION ALL
 SELECT abbreviations.code,
    abbreviations.name
   FROM ( VALUES ('AL'::text,'ala'::text), ('AZ'::text,'ariz'::text), ('AR'::text,'ark'::text), ('CA'::text,'calif'::text), ('CA'::text,'cal'::text), ('CO'::text,'colo'::text), ('CT'::text,'conn'::text), ('DE'::text,'del'::text), ('FL'::text,'fla'::text), ('IL'::text,'ill'::text), ('IN'::text,'ind'::text), ('KS'::text,'kans'::text), ('KS'::text,'kan'::text), ('MA'::text,'mass'::text), ('MI'::text,'mich'::text), ('MN'::text,'minn'::text), ('MS'::text,'miss'::text), ('MT'::text,'mont'::text), ('NE'::text,'nebr'::text), ('NE'::text,'neb'::text), ('NV'::text,'nev'::text), ('OK'::text,'okla'::text), ('OR'::text,'oreg'::text), ('OR'::text,'ore'::text), ('PA'::text,'penn'::text), ('PA'::text,'penna'::text), ('TN'::text,'tenn'::text), ('TX'::text,'tex'::text), ('WA'::text,'wash'::text), ('WI'::text,'wis'::text), ('WI'::text,'wisc'::text), ('WY'::text,'wyo'::text), ('WV'::text,'wva'::text), ('NM'::text,'n mex'::text), ('NM'::text,'north mex'::text), ('NM'::text,'n mexico'::text), ('NC'::text,'n carolina'::text), ('NC'::text,'n car'::text), ('NC'::text,'north car'::text), ('ND'::text,'n dakota'::text), ('ND'::text,'n dak'::text), ('ND'::text,'north dak'::text), ('SC'::text,'s carolina'::text), ('SC'::text,'s car'::text), ('SC'::text,'south car'::text), ('SD'::text,'s dakota'::text), ('SD'::text,'s dak'::text), ('SD'::text,'south dak'::text), ('WV'::text,'w virginia'::text), ('WV'::text,'w va'::text), ('WV'::text,'west va'::text), ('MT'::text,'mount'::text)) abbreviations(code, name);

comment on function "private"."check_texts"(text[]) is 'Raises 22023 for more texts than the 12 of a sentence that are looked up, or 200 characters of one.';

comment on function "private"."match_texts"(jsonb, text[]) is 'Which of these texts a search can look for: in order, each whose words begin words of some listing that passes the filters and has the texts before it. The others would leave nothing. Raises the errors of search_properties, and 22023 as private.check_texts.';

comment on function "private"."misspelled_places"(text[]) is 'The well-known places that each text could be a misspelling of: states, and cities of at least six ZIP codes, whose names have many of its letter triples. None for a text that names a place, or of fewer than five letters. typed: the text. size: a city''s number of ZIP codes. Raises 22023 as private.check_texts.';

comment on function "private"."state_splits"(text) is 'How words (as private.place_name) can be read: without a state (null), and with each that they end or begin with, by name, code, or abbreviation, and the rest of them. "Kansas City MO" begins with a state, but isn''t there.';

comment on function "public"."match_texts"(jsonb, text[]) is 'Which of these texts a search can look for: in order, each whose words begin words of some listing that passes the filters and has the texts before it. The others would leave nothing. Raises the errors of search_properties, and 22023 as private.check_texts.';

comment on function "public"."misspelled_places"(text[]) is 'The well-known places that each text could be a misspelling of: states, and cities of at least six ZIP codes, whose names have many of its letter triples. None for a text that names a place, or of fewer than five letters. typed: the text. size: a city''s number of ZIP codes. Raises 22023 as private.check_texts.';

comment on view "private"."state_names" is 'What people call states: their names, codes, and traditional abbreviations, at most four words. name: as private.place_name.';

revoke all on function "private"."check_texts"(text[]) from public;

revoke all on function "private"."misspelled_places"(text[]) from public;

grant execute on function "private"."misspelled_places"(text[]) to "anon", "authenticated";

grant execute on function "private"."misspelled_places"(text[]) to "service_role";

revoke all on function "public"."misspelled_places"(text[]) from public;

grant execute on function "public"."misspelled_places"(text[]) to "anon", "authenticated";

grant execute on function "public"."misspelled_places"(text[]) to "service_role";

reset check_function_bodies;
