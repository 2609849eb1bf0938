-- Place search: the states, counties, cities, and ZIP codes that words name.
--
-- Names are compared as private.place_key. A county is written with or without "County", and a state before or after
-- its cities and counties.

create type private.named_place as (kind text, key text, state text, name text, size integer);
comment on type private.named_place is
  'kind: state, county, city, or zip. key: a state''s code, or the place as search filters name it. name: in the '
  'reference data. size: its number of ZIP codes, because larger places have more.';

create function private.state_splits(words text) returns table (state text, rest text)
language plpgsql stable security definer set search_path = '' rows 2
as $$
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
$$;
comment on function private.state_splits(text) is
  'How words (as private.place_name) can be read: without a state (null), and with each that they end or begin with, '
  'by name, code, or abbreviation, and the rest of them. "Kansas City MO" begins with a state, but isn''t there.';

create function private.states_with(kind text) returns text[]
language sql immutable set search_path = ''
as $$
  select case kind
    when 'parish' then '{LA}' when 'municipio' then '{PR}' when 'borough' then '{AK}' when 'census area' then '{AK}'
    else '{}'
  end::text[];
$$;
comment on function private.states_with(text) is
  'The states that call their counties this; empty for "county", null, and anything else.';

create function private.places_named(words text, in_state text) returns setof private.named_place
language plpgsql stable security definer set search_path = '' rows 3
as $$
declare
  county_words constant text := regexp_replace(words, ' (county|parish|borough|municipio|census area)$', '');
  is_county constant boolean := county_words <> words;
  -- Counties are called otherwise in these states alone, if any of that name is there.
  own_states constant text[] := private.states_with(substr(words, length(county_words) + 2));
  place_key constant text := replace(words, ' ', '');
begin
  if words ~ '^[0-9]{5}$' then
    return query
      select 'zip', 'zip:' || z.zip || ', ' || z.state, z.state, z.zip, 1 from public.zip_codes z
      where z.zip = words and (in_state is null or z.state = in_state);
    return;
  end if;
  return query
    select named.* from private.place_nicknames n cross join lateral private.places_named(n.name, n.state) as named
    where n.nickname = place_key and n.name <> words and (in_state is null or n.state = in_state);
  if not is_county then
    return query
      select 'city', 'city:' || min(z.city) || ', ' || z.state, z.state, min(z.city), count(*)::integer
      from public.zip_codes z
      where private.place_key(z.city) = place_key and (in_state is null or z.state = in_state)
      group by z.state;
    if found then
      return;
    end if;
  end if;
  return query
    select 'county', 'county:' || c.name || ', ' || c.state, c.state, c.name,
      (select count(*)::integer from public.zip_codes z where z.state = c.state and z.county = c.name)
    from public.counties c
    where private.place_key(regexp_replace(c.name, ', City of$', '')) = replace(county_words, ' ', '')
      and (in_state is null or c.state = in_state)
      -- Some cities are counties, too, but aren't called that.
      and not (is_county and c.name like '%, City of')
      and (own_states = '{}' or c.state = any (own_states) or not exists (
        select from public.counties o
        where private.place_key(regexp_replace(o.name, ', City of$', '')) = replace(county_words, ' ', '')
          and o.state = any (own_states) and (in_state is null or o.state = in_state)
      ));
end;
$$;
comment on function private.places_named(text, text) is
  'Places other than states with this name (as private.place_name, with or without its spaces) or nickname, of one '
  'state if not null: a ZIP code; with "county" counties, and with "parish" those of Louisiana; else cities, or if '
  'there are none, counties.';

create function private.place_condition(search text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text := private.place_name(left(search, 100));
  conditions text;
begin
  select string_agg(format('p.state = %L', s.state), ' or ') into conditions
  from private.state_splits(words) s where s.rest = '' and s.state is not null;
  if conditions is null then
    with named as materialized (
      select n.* from private.state_splits(words) s cross join lateral private.places_named(s.rest, s.state) n
    )
    select string_agg(place.condition, ' or ') into conditions
    from (
      select format('p.state = any (%L::text[]) and p.city_name = %L', array_agg(distinct n.state), c.key) as condition
      from named n cross join lateral private.place_key(n.name) as c (key) where n.kind = 'city' group by c.key
      union
      select case n.kind
        when 'county' then format('p.state = %L and p.county = %L', n.state, n.name) else format('p.zip = %L', n.name)
      end
      from named n where n.kind <> 'city'
    ) as place;
  end if;
  if conditions is null then
    -- A city that isn't in the reference data.
    select format('p.state = %L and p.city_name = %L', s.state, replace(s.rest, ' ', '')) into conditions
    from private.state_splits(words) s where s.state is not null
    order by words like s.rest || '%' desc, length(s.rest) limit 1;
  end if;
  return coalesce('(' || conditions || ')', '');
end;
$$;
comment on function private.place_condition(text) is
  'SQL condition on listing p for the place that a search text names: a state, a county, a ZIP code, or a city, also '
  'one that listings spell otherwise. Empty for any other text.';

create function private.search_condition(search_term text, by_index boolean) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  place constant text := private.place_condition(search_term);
  contains constant text := private.text_condition(search_term, by_index);
begin
  -- text_condition begins with " and ".
  return case when place = '' then contains else format(' and (%s or %s)', place, substr(contains, 6)) end;
end;
$$;
comment on function private.search_condition(text, boolean) is
  'SQL condition on listing p for a normalized search term: it is in the place that the term names, or its text '
  'contains the term. Empty for no term. by_index: as in private.text_condition.';

-- Sentences ---------------------------------------------------------------------------------------

create function private.places_in(words text[])
returns table (
  first integer, last integer, kind text, key text, certain boolean, size integer, together boolean
)
language plpgsql stable security definer set search_path = '' rows 10
as $$
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
$$;
comment on function private.places_in(text[]) is 'Implements public.places_in.';

create function public.places_in(words text[])
returns table (
  first integer, last integer, kind text, key text, certain boolean, size integer, together boolean
)
language plpgsql stable set search_path = ''
as $$
begin
  if cardinality(words) > 40 or exists (select from unnest(words) as word where length(word) > 200) then
    raise exception 'At most 40 words of 200 characters' using errcode = '22023';
  end if;
  return query select * from private.places_in(words);
end;
$$;
comment on function public.places_in(text[]) is
  'Every place that up to six adjacent words name, such as "tx", "memphis tn", or "shelby county". first, last: '
  'positions of the words, from 0. kind: state, county, city, or zip. key: a state''s code, or the place as the filter '
  'places of public.search_properties names it. certain: the words say the state, or it''s a state or ZIP code. size: '
  'its number of ZIP codes. together: the words mean this and the other places of theirs, as "nyc" does. Words can be '
  'parts of several places, and a name can be that of several. Raises 22023 for more than 40 words.';

create function private.check_texts(texts text[]) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if cardinality(texts) > 12 or exists (select from unnest(texts) as given (content) where length(given.content) > 200)
  then
    raise exception 'At most 12 texts of 200 characters' using errcode = '22023';
  end if;
end;
$$;
comment on function private.check_texts(text[]) is
  'Raises 22023 for more texts than the 12 of a sentence that are looked up, or 200 characters of one.';

create function private.match_texts(filters jsonb, texts text[]) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
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
        'select exists (select 1 from %s p where true %s %s)', newest, private.text_condition(term, false), word_starts
      ) into is_text;
    end if;
    -- Filters leave few enough listings, or the index finds those with both.
    if not is_text then
      execute format(
        'select exists (select 1 from private.search_listings p where true %s %s %s)', conditions,
        private.text_condition(term, true), word_starts
      ) into is_text;
    end if;
    if is_text then
      matched := matched || content;
    end if;
  end loop;
  return matched;
end;
$$;
comment on function private.match_texts(jsonb, text[]) is
  'Which of these texts a search can look for: in order, each whose words begin words of some listing that passes the '
  'filters and has the texts before it. The others would leave nothing. Raises the errors of search_properties, and '
  '22023 as private.check_texts.';
select private.expose('match_texts', 'anon');

create function private.misspelled_places(texts text[]) returns table (typed text, name text, size integer)
language plpgsql stable security definer set search_path = '' rows 10
as $$
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
$$;
comment on function private.misspelled_places(text[]) is
  'The well-known places that each text could be a misspelling of: states, and cities of at least six ZIP codes, whose '
  'names have many of its letter triples. None for a text that names a place, or of fewer than five letters. typed: '
  'the text. size: a city''s number of ZIP codes. Raises 22023 as private.check_texts.';
select private.expose('misspelled_places', 'anon');

-- Written places ----------------------------------------------------------------------------------

create function private.place_keys(places jsonb) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if jsonb_typeof(places) is distinct from 'array' or jsonb_array_length(places) > 500 then
    raise exception 'A list of at most 500 places' using errcode = '22023';
  end if;
  return (
    select coalesce(jsonb_agg(
      w.kind || ':' || known.name || coalesce('+' || w.miles, '') || ', ' || known.state order by w.place
    ), '[]')
    from rows from (jsonb_to_recordset(places) as (kind text, name text, state text, miles integer)) with ordinality
      as w (kind, name, state, miles, place)
    left join lateral (
      select z.zip as name, z.state from public.zip_codes z
      where w.kind = 'zip' and z.zip = w.name and (w.state is null or z.state = w.state)
      union all
      select min(z.city), z.state from public.zip_codes z
      where w.kind = 'city' and private.place_key(z.city) = private.place_key(left(w.name, 100)) and z.state = w.state
      group by z.state
      union all
      select c.name, c.state from public.counties c
      where w.kind = 'county' and c.state = w.state and (c.name like '%, City of') = (w.name like '%, City of')
        and private.place_key(regexp_replace(c.name, ', City of$', ''))
          = private.place_key(regexp_replace(left(w.name, 100), ', City of$', ''))
      union all
      -- Neighborhoods and villages that the reference data doesn't have.
      select w.name, w.state where w.kind = 'city' and exists (
        select from private.search_listings l
        where l.state = w.state and l.city_name = private.place_key(left(w.name, 100))
      )
      limit 1
    ) as known on true
  );
end;
$$;
comment on function private.place_keys(jsonb) is
  'A list: for each of up to 500 places {kind: city, county, or zip; name; state: null only for a ZIP code; miles: '
  'null without a radius} its key, as search filters name it, with the name as the reference data has it; null if '
  'there''s no such place. Cities are also those that only listings name. Raises 22023 for anything but a list.';
select private.expose('place_keys', 'authenticated');

-- Suggestions -------------------------------------------------------------------------------------

create function private.places_like(words text, in_state text)
returns table (place private.named_place, tier integer, weight real)
language plpgsql stable security definer set search_path = '' rows 10
as $$
declare
  county_words constant text := regexp_replace(words, ' (c|co|cou|coun|count|county|p|pa|par|pari|paris|parish)$', '');
  is_parish constant boolean := substr(words, length(county_words) + 1) like ' p%';
  city_start constant text := replace(words, ' ', '') || '%';
  county_start constant text := replace(county_words, ' ', '') || '%';
  -- "san francisco city", "city of memphis"; not Kansas City.
  city_words constant text := regexp_replace(words, '^(city|town|village) of | (city|town)$', '', 'g');
  nickname_city constant text := (
    select min(k.city) from private.place_nicknames k where k.nickname = replace(words, ' ', '')
  );
begin
  return query
    select n::private.named_place,
      case when private.place_name(regexp_replace(n.name, ', City of$', ''))
        = regexp_replace(words, ' (county|parish|borough|municipio|census area)$', '') then 3 else 2 end, 1::real
    from private.places_named(words, in_state) n;
  if words <> city_words or nickname_city is not null then
    return query
      select n::private.named_place, 3, 1::real
      from private.places_named(coalesce(nickname_city, city_words), in_state) n
      where n.kind = 'city' and not exists (
        select from public.zip_codes z where private.place_key(z.city) = replace(words, ' ', '')
      );
  end if;
  if words ~ '^[0-9]{3,4}$' then
    return query
      select ('zip', 'zip:' || z.zip || ', ' || z.state, z.state, z.zip, 1)::private.named_place, 1, 0.9::real
      from public.zip_codes z where z.zip like words || '%' order by z.zip limit 6;
    return;
  end if;
  return query
    select ('city', 'city:' || min(z.city) || ', ' || z.state, z.state, min(z.city), count(*)::integer
      )::private.named_place, 1, 0.9::real
    from public.zip_codes z
    where private.place_key(z.city) like city_start and (in_state is null or z.state = in_state)
    group by private.place_key(z.city), z.state order by count(*) desc limit 6;
  return query
    select ('county', 'county:' || c.name || ', ' || c.state, c.state, c.name, size)::private.named_place,
      case when is_parish and c.state <> 'LA' then 0 else 1 end,
      case when words = county_words then 0.8 else 0.95 end::real
    from public.counties c
    cross join lateral (
      select count(*)::integer as size from public.zip_codes z where z.state = c.state and z.county = c.name
    ) as counted
    where private.place_key(regexp_replace(c.name, ', City of$', '')) like county_start
      and (in_state is null or c.state = in_state)
    order by is_parish and c.state <> 'LA', counted.size desc limit 6;
end;
$$;
comment on function private.places_like(text, text) is
  'Places other than states whose name (as private.place_name) is or begins with the words, of one state if not null. '
  'tier: 3 if it''s the name as it''s spelled, 2 if it differs by spaces, or is a nickname, 1 if it begins so, and 0 '
  'if it isn''t a parish. weight: how well it fits within its tier, 0 to 1. A county''s name may be followed by part '
  'of "county", and a city''s by "city".';

create function private.surroundings(place private.named_place) returns bigint
language sql stable set search_path = ''
as $$
  select count(*) from public.zip_codes around
  where place.kind = 'city' and around.state = place.state and around.county = (
    select min(z.county) from public.zip_codes z where z.state = place.state and z.city = place.name
  );
$$;
comment on function private.surroundings(private.named_place) is
  'The number of ZIP codes of a city''s county, to compare cities that have equally many; 0 for other places.';

create function private.places_alike(words text, in_state text) returns table (place private.named_place, rank real)
language plpgsql stable security definer set search_path = '' rows 10
as $$
begin
  return query
    select ('city', 'city:' || min(z.city) || ', ' || z.state, z.state, min(z.city), count(*)::integer
      )::private.named_place, extensions.similarity(private.place_name(z.city), words) * 0.8::real
    from public.zip_codes z
    where private.place_name(z.city) operator(extensions.%) words and (in_state is null or z.state = in_state)
    group by private.place_name(z.city), z.state
    having extensions.similarity(private.place_name(z.city), words) > 0.4
    order by 2 desc, count(*) desc limit 6;
  return query
    select ('state', s.code, s.code, s.name, 1000)::private.named_place,
      extensions.similarity(s.lookup_name, words) * 0.8::real
    from private.us_states s where extensions.similarity(s.lookup_name, words) > 0.4;
end;
$$;
comment on function private.places_alike(text, text) is
  'States and cities whose name (as private.place_name) is spelled like the words, of one state if not null, with how '
  'well they fit, 0 to 0.8: for typing errors.';

create function private.find_places(search text, max_rows integer) returns setof private.named_place
language plpgsql stable security definer set search_path = '' rows 5
as $$
declare
  words constant text := private.place_name(left(search, 100));
  found_places private.named_place[];
begin
  -- Digits with anything else aren't a ZIP code, except for ZIP+4.
  if length(words) < 2 or words ~ '^[0-9 ]+$' and words <> private.normalize_search(search) then
    return;
  end if;
  found_places := array(
    select fit.place from (
      select ('state', s.code, s.code, s.name, 1000)::private.named_place as place,
        case when words in (s.lookup_name, lower(s.code)) then 4 else 1 end as tier, 0.95::real as weight
      from private.us_states s where s.lookup_name like words || '%' or lower(s.code) = words
      union all
      select (l).place, (l).tier, (l).weight
      from private.state_splits(words) s cross join lateral private.places_like(s.rest, s.state) l where s.rest <> ''
    ) as fit
    group by fit.place
    order by max(fit.tier) desc, max(fit.weight) * ln((fit.place).size + 2) desc, private.surroundings(fit.place) desc
    limit max_rows
  );
  if found_places = '{}' then
    found_places := array(
      select alike.place from (
        select (a).place, (a).rank from private.state_splits(words) s
        cross join lateral private.places_alike(s.rest, s.state) a
        where length(s.rest) >= 4
      ) as alike
      group by alike.place order by max(alike.rank) * ln((alike.place).size + 2) desc limit max_rows
    );
  end if;
  return query select (p).* from unnest(found_places) as p;
end;
$$;
comment on function private.find_places(text, integer) is
  'Places to suggest for a text that is being typed, the best first: those it names or begins to name, or if there are '
  'none, those spelled like it. Those that are spelled so come first, then larger ones, and of equals those in a '
  'larger county. Empty for one letter.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.places_in(text[]), private.find_places(text, integer)
  to anon, authenticated, service_role;
grant execute on function public.places_in(text[]) to anon, authenticated, service_role;
