set check_function_bodies = off;

drop view "private"."place_nicknames";

drop function "private"."places_in"(text[]);

drop function "public"."places_in"(text[]);

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
  content text;
  term text;
  is_text boolean;
  matched text[] := '{}';
begin
  if cardinality(texts) > 40 or exists (select from unnest(texts) as given (content) where length(given.content) > 200)
  then
    raise exception 'At most 40 texts of 200 characters' using errcode = '22023';
  end if;
  foreach content in array texts loop
    term := private.normalize_search(array_to_string(matched || content, ' '));
    execute format(
      'select exists (select from private.search_listings p where true %s %s %s)', conditions,
      -- Filters leave few enough listings, or the index finds those with both.
      private.text_condition(term, conditions <> '' or private.matches_among_newest(term, 8) < 8),
      (
        select string_agg(format(' and p.search_text ~ %L', '(^|[^[:alnum:]])' || word), '')
        from unnest(private.search_words(term)) as word where word ~ '^[[:alnum:]]+$'
      )
    ) into is_text;
    if is_text and content ~ '[[:alnum:]]' then
      matched := matched || content;
    end if;
  end loop;
  return matched;
end;
$function$;

create or replace function private.places_in (
  words text[]
)
  returns table (
    first    integer,
    last     integer,
    kind     text,
    key      text,
    certain  boolean,
    size     integer,
    together boolean
  )
  language plpgsql
  stable
  security definer
  rows 10
  set search_path to ''
  AS $function$
declare
  phrase text;
begin
  for start in 1..cardinality(words) loop
    for finish in start..least(start + 5, cardinality(words)) loop
      phrase := private.place_name(array_to_string(words[start:finish], ' '));
      return query
        select start - 1, finish - 1, 'state', s.state, true, 0, false
        from private.state_splits(phrase) s where s.rest = '' and s.state is not null;
      if not found then
        return query
          select distinct start - 1, finish - 1, n.kind, n.key, s.state is not null or n.kind = 'zip', n.size,
            (select count(*) > 1 from private.place_nicknames k where k.nickname = replace(s.rest, ' ', ''))
          from private.state_splits(phrase) s cross join lateral private.places_named(s.rest, s.state) n;
      end if;
    end loop;
  end loop;
end;
$function$;

create or replace function public.match_texts (
  filters jsonb,
  texts   text[]
)
  returns text[]
  language sql
  stable
  set search_path to ''
  AS $function$ select private.match_texts(filters, texts); $function$;

create or replace function public.places_in (
  words text[]
)
  returns table (
    first    integer,
    last     integer,
    kind     text,
    key      text,
    certain  boolean,
    size     integer,
    together boolean
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if cardinality(words) > 40 or exists (select from unnest(words) as word where length(word) > 200) then
    raise exception 'At most 40 words of 200 characters' using errcode = '22023';
  end if;
  return query select * from private.places_in(words);
end;
$function$;

create view "private"."place_nicknames" with (security_invoker=true) AS  SELECT nickname,
    name,
    state
   FROM ( VALUES ('nyc'::text,'new york county'::text,'NY'::text), ('nyc'::text,'kings county'::text,'NY'::text), ('nyc'::text,'queens county'::text,'NY'::text), ('nyc'::text,'bronx county'::text,'NY'::text), ('nyc'::text,'richmond county'::text,'NY'::text), ('newyorkcity'::text,'new york county'::text,'NY'::text), ('newyorkcity'::text,'kings county'::text,'NY'::text), ('newyorkcity'::text,'queens county'::text,'NY'::text), ('newyorkcity'::text,'bronx county'::text,'NY'::text), ('newyorkcity'::text,'richmond county'::text,'NY'::text), ('manhattan'::text,'new york county'::text,'NY'::text), ('thebronx'::text,'bronx'::text,'NY'::text), ('philly'::text,'philadelphia'::text,'PA'::text), ('pgh'::text,'pittsburgh'::text,'PA'::text), ('bmore'::text,'baltimore'::text,'MD'::text), ('atl'::text,'atlanta'::text,'GA'::text), ('nola'::text,'new orleans'::text,'LA'::text), ('vegas'::text,'las vegas'::text,'NV'::text), ('sf'::text,'san francisco'::text,'CA'::text), ('sanfran'::text,'san francisco'::text,'CA'::text), ('sacto'::text,'sacramento'::text,'CA'::text), ('kc'::text,'kansas city'::text,'MO'::text), ('kc'::text,'kansas city'::text,'KS'::text), ('kcmo'::text,'kansas city'::text,'MO'::text), ('okc'::text,'oklahoma city'::text,'OK'::text), ('slc'::text,'salt lake city'::text,'UT'::text), ('stl'::text,'saint louis'::text,'MO'::text), ('indy'::text,'indianapolis'::text,'IN'::text), ('cincy'::text,'cincinnati'::text,'OH'::text), ('jax'::text,'jacksonville'::text,'FL'::text), ('saintpete'::text,'saint petersburg'::text,'FL'::text), ('abq'::text,'albuquerque'::text,'NM'::text), ('phx'::text,'phoenix'::text,'AZ'::text), ('pdx'::text,'portland'::text,'OR'::text), ('clt'::text,'charlotte'::text,'NC'::text), ('rva'::text,'richmond'::text,'VA'::text), ('atx'::text,'austin'::text,'TX'::text), ('htx'::text,'houston'::text,'TX'::text), ('satx'::text,'san antonio'::text,'TX'::text)) places(nickname, name, state);

comment on function "private"."match_texts"(jsonb, text[]) is 'Which of these texts a search can look for: in order, each whose words begin words of some listing that passes the filters and has the texts before it. The others would leave nothing. Raises the errors of search_properties, and 22023 for more than 40 texts or 200 characters of one.';

comment on function "private"."places_in"(text[]) is 'Implements public.places_in.';

comment on function "public"."match_texts"(jsonb, text[]) is 'Which of these texts a search can look for: in order, each whose words begin words of some listing that passes the filters and has the texts before it. The others would leave nothing. Raises the errors of search_properties, and 22023 for more than 40 texts or 200 characters of one.';

comment on function "public"."places_in"(text[]) is 'Every place that up to six adjacent words name, such as "tx", "memphis tn", or "shelby county". first, last: positions of the words, from 0. kind: state, county, city, or zip. key: a state''s code, or the place as the filter places of public.search_properties names it. certain: the words say the state, or it''s a state or ZIP code. size: its number of ZIP codes. together: the words mean this and the other places of theirs, as "nyc" does. Words can be parts of several places, and a name can be that of several. Raises 22023 for more than 40 words.';

comment on view "private"."place_nicknames" is 'What people call cities, and boroughs of New York that the reference data names otherwise. One that has several rows means all of these places together. nickname: as private.place_key. name: as private.place_name.';

revoke all on function "private"."match_texts"(jsonb, text[]) from public;

grant execute on function "private"."match_texts"(jsonb, text[]) to "anon", "authenticated";

grant execute on function "private"."match_texts"(jsonb, text[]) to "service_role";

revoke all on function "private"."places_in"(text[]) from public;

grant execute on function "private"."places_in"(text[]) to "anon", "authenticated";

grant execute on function "private"."places_in"(text[]) to "service_role";

revoke all on function "public"."match_texts"(jsonb, text[]) from public;

grant execute on function "public"."match_texts"(jsonb, text[]) to "anon", "authenticated";

grant execute on function "public"."match_texts"(jsonb, text[]) to "service_role";

revoke all on function "public"."places_in"(text[]) from public;

grant execute on function "public"."places_in"(text[]) to "anon", "authenticated";

grant execute on function "public"."places_in"(text[]) to "service_role";

reset check_function_bodies;
