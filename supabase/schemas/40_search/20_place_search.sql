-- Place search: the states, counties, cities, and ZIP codes that words name.
--
-- Names are compared as private.place_name. A county is written with or without "County", and a state before or after
-- its cities and counties.

create type private.named_place as (kind text, key text, state text, name text, size integer);
comment on type private.named_place is
  'kind: state, county, city, or zip. key: a state''s code, or the place as search filters name it. name: in the '
  'reference data. size: its number of ZIP codes, because larger places have more.';

create function private.split_state(words text, out state text, out rest text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  select s.code, btrim(case
    when found.is_last then left(words, -length(found.name)) else substr(words, length(found.name) + 1)
  end)
  into split_state.state, split_state.rest
  from private.us_states s
  cross join lateral (
    select n.name, (' ' || words) like '% ' || n.name as is_last
    from unnest(array[s.lookup_name, lower(s.code)]) as n (name)
    where (' ' || words) like '% ' || n.name or (words || ' ') like n.name || ' %'
  ) as found
  order by found.is_last desc, length(found.name) desc limit 1;
  rest := coalesce(rest, words);
end;
$$;
comment on function private.split_state(text) is
  'The state, by name or code, that words (as private.place_name) end or begin with, null for none, and the rest of '
  'the words.';

create function private.places_named(words text, in_state text) returns setof private.named_place
language plpgsql stable security definer set search_path = '' rows 3
as $$
declare
  county_name constant text := regexp_replace(words, ' (county|parish|borough|municipio|census area)$', '');
  is_county constant boolean := county_name <> words;
begin
  if words ~ '^[0-9]{5}$' then
    return query
      select 'zip', 'zip:' || z.zip || ', ' || z.state, z.state, z.zip, 1 from public.zip_codes z
      where z.zip = words and (in_state is null or z.state = in_state);
    return;
  end if;
  if not is_county then
    return query
      select 'city', 'city:' || min(z.city) || ', ' || z.state, z.state, min(z.city), count(*)::integer
      from public.zip_codes z
      where private.place_name(z.city) = words and (in_state is null or z.state = in_state)
      group by z.state;
    if found then
      return;
    end if;
  end if;
  return query
    select 'county', 'county:' || c.name || ', ' || c.state, c.state, c.name,
      (select count(*)::integer from public.zip_codes z where z.state = c.state and z.county = c.name)
    from public.counties c
    where private.place_name(regexp_replace(c.name, ', City of$', '')) = county_name
      and (in_state is null or c.state = in_state)
      -- Some cities are counties, too, but aren't called that.
      and not (is_county and c.name like '%, City of');
end;
$$;
comment on function private.places_named(text, text) is
  'Places other than states with this name (as private.place_name), of one state if not null: a ZIP code; with '
  '"county" counties; else cities, or if there are none, counties.';

create function private.place_condition(search text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  words constant text := private.place_name(left(search, 100));
  split constant record := private.split_state(words);
  conditions text;
begin
  if split.state is not null and split.rest = '' then
    return format('p.state = %L', split.state);
  end if;
  select string_agg(distinct case n.kind
    when 'county' then format('p.state = %L and p.county = %L', n.state, n.name)
    when 'zip' then format('p.zip = %L', n.name)
    else format('p.state = %L and p.city_name = %L', n.state, split.rest)
  end, ' or ') into conditions
  from private.places_named(split.rest, split.state) n
  -- A city alone is found by its name in the text.
  where split.state is not null or n.kind <> 'city';
  if conditions is null and split.state is not null then
    -- A city that isn't in the reference data.
    conditions := format('p.state = %L and p.city_name = %L', split.state, split.rest);
  end if;
  return coalesce('(' || conditions || ')', '');
end;
$$;
comment on function private.place_condition(text) is
  'SQL condition on listing p for the place that a search text names: a state, a county, or a city with its state. '
  'Empty for any other text, and for a city alone, whose listings contain the text.';

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
returns table (first integer, last integer, kind text, key text, certain boolean, size integer)
language plpgsql stable security definer set search_path = '' rows 10
as $$
declare
  phrase text;
  split record;
begin
  for start in 1..cardinality(words) loop
    for finish in start..least(start + 5, cardinality(words)) loop
      phrase := private.place_name(array_to_string(words[start:finish], ' '));
      split := private.split_state(phrase);
      if split.state is not null and split.rest = '' then
        return query select start - 1, finish - 1, 'state', split.state, true, 0;
      elsif split.rest <> '' then
        return query
          select start - 1, finish - 1, n.kind, n.key, split.state is not null or n.kind = 'zip', n.size
          from private.places_named(split.rest, split.state) n;
      end if;
    end loop;
  end loop;
end;
$$;
comment on function private.places_in(text[]) is 'Implements public.places_in.';

create function public.places_in(words text[])
returns table (first integer, last integer, kind text, key text, certain boolean, size integer)
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
  'its number of ZIP codes. Words can be parts of several places, and a name can be that of several. Raises 22023 for '
  'more than 40 words.';

-- Suggestions -------------------------------------------------------------------------------------

create function private.places_like(words text, in_state text) returns table (place private.named_place, rank real)
language plpgsql stable security definer set search_path = '' rows 10
as $$
declare
  county_words constant text := regexp_replace(words, ' (c|co|cou|coun|count|county|p|pa|par|pari|paris|parish)$', '');
begin
  return query
    select n::private.named_place, 1::real from private.places_named(words, in_state) n;
  if words ~ '^[0-9]{3,4}$' then
    return query
      select ('zip', 'zip:' || z.zip || ', ' || z.state, z.state, z.zip, 1)::private.named_place, 0.9::real
      from public.zip_codes z where z.zip like words || '%' order by z.zip limit 6;
    return;
  end if;
  return query
    select ('city', 'city:' || min(z.city) || ', ' || z.state, z.state, min(z.city), count(*)::integer
      )::private.named_place, 0.9::real
    from public.zip_codes z
    where private.place_name(z.city) like words || '%' and (in_state is null or z.state = in_state)
    group by private.place_name(z.city), z.state order by count(*) desc limit 6;
  return query
    select ('county', 'county:' || c.name || ', ' || c.state, c.state, c.name, size)::private.named_place,
      case when words = county_words then 0.8 else 0.95 end::real
    from public.counties c
    cross join lateral (
      select count(*)::integer as size from public.zip_codes z where z.state = c.state and z.county = c.name
    ) as counted
    where private.place_name(regexp_replace(c.name, ', City of$', '')) like county_words || '%'
      and (in_state is null or c.state = in_state)
    order by counted.size desc limit 6;
end;
$$;
comment on function private.places_like(text, text) is
  'Places other than states whose name (as private.place_name) is or begins with the words, of one state if not null, '
  'with how well they fit, 0 to 1. A county''s name may be followed by part of "county".';

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
  split constant record := private.split_state(words);
  found_places private.named_place[];
begin
  -- Digits with anything else aren't a ZIP code.
  if length(words) < 2 or words ~ '^[0-9 ]+$' and words <> btrim(search) then
    return;
  end if;
  found_places := array(
    select fit.place from (
      select ('state', s.code, s.code, s.name, 1000)::private.named_place as place,
        case when words in (s.lookup_name, lower(s.code)) then 2 else 0.95 end::real as rank
      from private.us_states s where s.lookup_name like words || '%' or lower(s.code) = words
      union all select (l).place, (l).rank from private.places_like(words, null) l
      union all
      select (l).place, (l).rank + 1 from private.places_like(split.rest, split.state) l
      where split.state is not null and split.rest <> ''
    ) as fit
    group by fit.place order by max(fit.rank) >= 1 desc, max(fit.rank) * ln((fit.place).size + 2) desc limit max_rows
  );
  if found_places = '{}' and length(split.rest) >= 4 then
    found_places := array(
      select (a).place from private.places_alike(split.rest, split.state) a
      order by (a).rank * ln(((a).place).size + 2) desc limit max_rows
    );
  end if;
  return query select (p).* from unnest(found_places) as p;
end;
$$;
comment on function private.find_places(text, integer) is
  'Places to suggest for a text that is being typed, the best first: those it names or begins to name, or if there are '
  'none, those spelled like it. Larger places come first. Empty for one letter.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.places_in(text[]), private.find_places(text, integer)
  to anon, authenticated, service_role;
grant execute on function public.places_in(text[]) to anon, authenticated, service_role;
