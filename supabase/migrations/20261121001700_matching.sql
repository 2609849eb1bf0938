-- Matching: how well a listing suits a buy box, and everything that asks: a member's own matches, how many an unsaved box would
-- have, why a listing matches, how many boxes a seller's listing matches, and the search order 'best-match'.
--
-- A listing matches a box when it passes every criterion that the box sets, strategy apart. What is near, or not told, is shown
-- as close and is no match. private.verdicts has every rule. The conditions that let an index find candidates follow from it,
-- and it has the last word on each.

-- The rules ---------------------------------------------------------------------------------

create type private.match_verdicts as (
  state text, county text, property_type text, price text, condition text, financing text, strategy text
);
comment on type private.match_verdicts is
  'For each criterion pass, near or fail, or unknown where the listing does not tell; null where the box sets none.';

create function private.suited_strategies(condition text, property_type text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  home constant boolean := property_type in ('Single Family', 'Multi Family', 'Condo', 'Residential');
begin
  return array_remove(array[
    case when home and condition in ('Light Rehab', 'Medium Rehab', 'Heavy Rehab') then 'Fix and Flip' end,
    case when property_type <> 'Land' and condition in ('Turn-Key', 'Light Rehab') then 'Buy and Hold' end,
    case when condition in ('Medium Rehab', 'Heavy Rehab', 'Tear-Down') then 'Wholesale' end,
    case when home and condition in ('Light Rehab', 'Medium Rehab', 'Heavy Rehab') then 'BRRRR' end,
    case when property_type = 'Land' or condition = 'Tear-Down' then 'Development' end,
    case when home and condition in ('Turn-Key', 'Light Rehab') then 'Owner Occupy' end
  ], null);
end;
$$;
comment on function private.suited_strategies(text, text) is
  'The strategies that a listing in that condition and of that type suits; a condition that is not stated suits none but Development, for land.';

create function private.condition_scale() returns text[]
language sql immutable set search_path = ''
as $$ select array['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down']; $$;
comment on function private.condition_scale() is 'Conditions of a listing, from the least work to the most.';

create function private.verdicts(listing public.properties, box public.buybox_profiles) returns private.match_verdicts
language plpgsql immutable set search_path = ''
as $$
declare
  v private.match_verdicts;
  scale constant text[] := private.condition_scale();
  step integer;
begin
  if box.states <> '{}' then
    v.state := case when listing.state = any (box.states) then 'pass' else 'fail' end;
  end if;

  -- Counties narrow their own state. A state without one is wanted whole.
  if box.counties <> '{}' then
    v.county := case
      when listing.state <> all (box.states) then 'fail'
      when strpos(array_to_string(box.counties, ';') || ';', ', ' || listing.state || ';') = 0 then 'pass'
      when listing.county is null then 'unknown'
      when listing.county || ', ' || listing.state = any (box.counties) then 'pass'
      else 'near'
    end;
  end if;

  if box.property_types <> '{}' then
    v.property_type := case
      when listing.property_type = any (box.property_types) then 'pass'
      when listing.property_type = 'Residential' and box.property_types && array['Single Family', 'Multi Family', 'Condo'] then 'pass'
      else 'fail'
    end;
  end if;

  if box.min_price > 0 or box.max_price is not null then
    v.price := case
      when listing.price >= coalesce(box.min_price, 0) and (box.max_price is null or listing.price <= box.max_price) then 'pass'
      -- At most a tenth outside.
      when listing.price * 10 >= coalesce(box.min_price, 0) * 9 and (box.max_price is null or listing.price * 10 <= box.max_price * 11) then 'near'
      else 'fail'
    end;
  end if;

  if box.conditions <> '{}' then
    step := array_position(scale, listing.condition);
    v.condition := case
      when step is null then 'unknown'
      when listing.condition = any (box.conditions) then 'pass'
      when scale[step - 1 : step + 1] && box.conditions then 'near'
      else 'fail'
    end;
  end if;

  if box.financing <> '{}' then
    v.financing := case
      when listing.financing is null then 'unknown'
      when listing.financing = any (box.financing) then 'pass'
      when listing.financing = 'Subject To' and 'Creative' = any (box.financing) then 'pass'
      when listing.financing = 'Creative' and 'Subject To' = any (box.financing) then 'near'
      else 'fail'
    end;
  end if;

  if box.investment_strategies <> '{}' then
    v.strategy := case
      when private.suited_strategies(listing.condition, listing.property_type) && box.investment_strategies then 'pass'
      else 'unknown'
    end;
  end if;
  return v;
end;
$$;
comment on function private.verdicts(public.properties, public.buybox_profiles) is
  'How a listing meets each criterion of a buy box. '
  'state: among them. county: counties narrow only their own state; near in another county of it, unknown without one. '
  'property_type: among them; Residential passes for Single Family, Multi Family and Condo. '
  'price: from min_price to max_price, both inclusive, near up to 10% outside; no min_price and 0 set no lower end. '
  'condition: among them, near one step away from Turn-Key, Light Rehab, Medium Rehab, Heavy Rehab, Tear-Down. '
  'financing: among them; Subject To passes for Creative, Creative is near Subject To. '
  'strategy: passes where the listing suits one of them, else unknown.';

create function private.is_match(listing public.properties, box public.buybox_profiles) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  v constant private.match_verdicts := private.verdicts(listing, box);
begin
  return coalesce(v.state, 'pass') = 'pass' and coalesce(v.county, 'pass') = 'pass' and coalesce(v.property_type, 'pass') = 'pass'
    and coalesce(v.price, 'pass') = 'pass' and coalesce(v.condition, 'pass') = 'pass' and coalesce(v.financing, 'pass') = 'pass';
end;
$$;
comment on function private.is_match(public.properties, public.buybox_profiles) is
  'Whether a listing passes every criterion that the box sets, strategy apart. A box that sets none is matched by every listing.';

create function private.match_weights() returns integer[]
language sql immutable set search_path = ''
as $$ select array[25, 10, 20, 25, 8, 7, 5]; $$;
comment on function private.match_weights() is
  'What each criterion weighs in a score, in the order of private.match_verdicts: state 25, county 10, property type 20, price 25, condition 8, financing 7, strategy 5.';

create function private.match_score(listing public.properties, box public.buybox_profiles) returns integer
language plpgsql immutable security definer set search_path = ''
as $$
declare
  v constant private.match_verdicts := private.verdicts(listing, box);
  weights constant integer[] := private.match_weights();
  verdict text;
  place integer := 0;
  -- In halves of a weight.
  earned integer := 0;
  possible integer := 0;
begin
  foreach verdict in array array[v.state, v.county, v.property_type, v.price, v.condition, v.financing, v.strategy] loop
    place := place + 1;
    if verdict is not null then
      possible := possible + 2 * weights[place];
      earned := earned + weights[place] * case verdict when 'pass' then 2 when 'fail' then 0 else 1 end;
    end if;
  end loop;
  return case possible when 0 then 100 else round(100.0 * earned / possible) end;
end;
$$;
comment on function private.match_score(public.properties, public.buybox_profiles) is
  'How well a listing suits a box, 0 to 100: the weights of the criteria that it sets, whole for pass, half for near and unknown, none for fail, in percent of their sum. 100 for a box that sets none.';

create function private.match_report(listing public.properties, box public.buybox_profiles) returns jsonb
language sql immutable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'matches', private.is_match(listing, box),
    'score', private.match_score(listing, box),
    'criteria', jsonb_agg(
      jsonb_build_object(
        'criterion', c.criterion, 'verdict', c.verdict, 'weight', (private.match_weights())[c.place], 'wanted', c.wanted, 'actual', c.actual
      )
      order by c.place
    )
  )
  from private.verdicts(listing, box) as v
  cross join lateral (values
    (1, 'state', v.state, to_jsonb(box.states), to_jsonb(listing.state)),
    (2, 'county', v.county, to_jsonb(box.counties), to_jsonb(listing.county || ', ' || listing.state)),
    (3, 'property_type', v.property_type, to_jsonb(box.property_types), to_jsonb(listing.property_type)),
    (4, 'price', v.price, jsonb_build_object('min', nullif(box.min_price, 0), 'max', box.max_price), to_jsonb(listing.price)),
    (5, 'condition', v.condition, to_jsonb(box.conditions), to_jsonb(listing.condition)),
    (6, 'financing', v.financing, to_jsonb(box.financing), to_jsonb(listing.financing)),
    (
      7, 'strategy', v.strategy, to_jsonb(box.investment_strategies),
      to_jsonb(private.suited_strategies(listing.condition, listing.property_type))
    )
  ) as c (place, criterion, verdict, wanted, actual);
$$;
comment on function private.match_report(public.properties, public.buybox_profiles) is
  'Everything public.match_listing tells of a listing and a box.';

-- Listings for a box --------------------------------------------------------------------------

-- Whatever a box asks is in these, so that a listing that does not match is passed over in the index.
-- In the order of time, for boxes that many listings match.
drop index public.properties_newest_idx;
create index properties_newest_idx on public.properties (created_at desc, id desc)
  include (state, county, property_type, price, condition, financing, user_id) where status = 'active';
-- And cell by cell, for those that few match: a cell is a state, type, condition and financing. '' stands for not told.
create index properties_cells_idx on public.properties
  (state, property_type, (coalesce(condition, '')), (coalesce(financing, '')), price)
  include (condition, financing, county, created_at, id, user_id) where status = 'active';
create index properties_county_idx on public.properties (state, county) where status = 'active';

create function private.types_of(box public.buybox_profiles) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return case when box.property_types && array['Single Family', 'Multi Family', 'Condo'] then box.property_types || 'Residential'::text
    else box.property_types end;
end;
$$;
comment on function private.types_of(public.buybox_profiles) is 'The types of listings that match a box; empty for all of them.';

create function private.financing_of(box public.buybox_profiles) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return case when 'Creative' = any (box.financing) then box.financing || 'Subject To'::text else box.financing end;
end;
$$;
comment on function private.financing_of(public.buybox_profiles) is 'The financing of listings that match a box; empty for any.';

create function private.price_condition(box public.buybox_profiles) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case when box.min_price > 0 then format(' and p.price >= %s', box.min_price) else '' end
    || case when box.max_price is not null then format(' and p.price <= %s', box.max_price) else '' end;
end;
$$;
comment on function private.price_condition(public.buybox_profiles) is 'SQL for a listing p whose price lies in that of a box.';

create function private.narrowed_states(box public.buybox_profiles) returns text[]
language sql immutable set search_path = ''
as $$ select array(select distinct right(county, 2) from unnest(box.counties) as county); $$;
comment on function private.narrowed_states(public.buybox_profiles) is 'The states of which a box wants some counties only.';

create function private.box_conditions(box public.buybox_profiles) returns text
language plpgsql stable set search_path = ''
as $$
declare
  financing constant text[] := private.financing_of(box);
begin
  return private.seller_condition() || format(' and p.user_id <> %L', box.user_id)
    || private.place_condition(box.states, private.types_of(box)) || private.price_condition(box)
    || case box.counties when '{}' then '' else format(
      ' and (p.state <> all (%L::text[]) or p.county || '', '' || p.state = any (%L::text[]))', private.narrowed_states(box), box.counties
    ) end
    || case box.conditions when '{}' then '' else format(' and coalesce(p.condition, '''') = any (%L::text[])', box.conditions) end
    || case financing when '{}' then '' else format(' and coalesce(p.financing, '''') = any (%L::text[])', financing) end;
end;
$$;
comment on function private.box_conditions(public.buybox_profiles) is
  'SQL for a listing p that matches a box and that its member may be shown: another member''s, not across a block. Says what private.is_match says, so that an index can find it.';

create function private.among(wanted text[], known text[]) returns text[]
language sql immutable set search_path = ''
as $$ select array(select value from unnest(known) as value where wanted = '{}' or value = any (wanted)); $$;
comment on function private.among(text[], text[]) is 'Those known values that are wanted; all of them where nothing is.';

create function private.county_source(box public.buybox_profiles, conditions text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return format(
    'unnest(%L::text[]) as place cross join lateral (
       select p.id, p.created_at from public.properties p
       where p.status = ''active'' and p.state = right(place, 2) and p.county = left(place, -4) %s
       offset 0
     ) as p',
    box.counties, conditions
  );
end;
$$;
comment on function private.county_source(public.buybox_profiles, text) is 'SQL for the listings p (id, created_at) of a box''s counties that pass those conditions.';

create function private.match_source(box public.buybox_profiles, others text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions constant text := private.box_conditions(box) || others;
  price constant text := private.price_condition(box);
  states constant text[] := private.among(box.states, private.values_of('states'));
  types constant text[] := private.among(private.types_of(box), private.values_of('propertyTypes'));
  rehab constant text[] := private.among(box.conditions, private.condition_scale() || ''::text);
  financing constant text[] := private.among(private.financing_of(box), private.values_of('financing') || ''::text);
  cells constant integer := cardinality(states) * cardinality(types) * cardinality(rehab) * cardinality(financing);
  enough boolean;
begin
  if box.counties <> '{}' and box.states <@ private.narrowed_states(box) then
    execute 'select count(*) > 2000 from (select from ' || private.county_source(box, '') || ' limit 2001) as listed' into enough;
    if not enough then
      return private.county_source(box, conditions);
    end if;
  end if;
  if price <> '' then
    -- A listing that the index of prices finds is read whole, which costs like some ten cells to look into.
    execute format('select count(*) > $1 from (select from public.properties p where p.status = ''active'' %s limit $1 + 1) as listed', price)
    into enough using cells / 10;
    if not enough then
      return format('(select p.id, p.created_at from public.properties p where p.status = ''active'' %s offset 0) as p', conditions);
    end if;
  end if;
  return format(
    'unnest(%L::text[]) as cell_state cross join unnest(%L::text[]) as cell_type
     cross join unnest(%L::text[]) as cell_condition cross join unnest(%L::text[]) as cell_financing
     cross join lateral (
       select p.id, p.created_at from public.properties p
       where p.status = ''active'' and p.state = cell_state and p.property_type = cell_type
         and coalesce(p.condition, '''') = cell_condition and coalesce(p.financing, '''') = cell_financing %s
       offset 0
     ) as p',
    states, types, rehab, financing, conditions
  );
end;
$$;
comment on function private.match_source(public.buybox_profiles, text) is
  'SQL for all listings p (id, created_at) that match a box and pass other conditions, on the way that reads least: the wanted counties, where they hold few listings, the price range, where it holds few, or the cells.';

create function private.matched_listings(most integer) returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(most, 6), 1), 100);
  box public.buybox_profiles;
  page uuid[];
begin
  select * into box from public.buybox_profiles b where b.user_id = auth.uid();
  if not found then
    return;
  end if;
  -- The newest listings fill most boxes. A box that 4,000 of them do not fill is matched by so few that all are soon read.
  page := private.page_by_walk('newest', private.box_conditions(box), private.last_seen('newest', null), size, 4000);
  if cardinality(page) < size then
    execute format('select array(select p.id from %s order by p.created_at desc, p.id desc limit $1)', private.match_source(box, '')) into page using size;
  end if;
  return query
    select p.* from unnest(page) with ordinality as found (id, place) join public.properties p on p.id = found.id
    where private.is_match(p, box) order by found.place;
end;
$$;
comment on function private.matched_listings(integer) is 'Does the work of public.matched_listings.';

create function public.matched_listings(most integer default 6) returns setof public.properties
language plpgsql stable set search_path = ''
as $$
begin
  return query select * from private.matched_listings(most);
end;
$$;
comment on function public.matched_listings(integer) is
  'The newest active listings that match the caller''s buy box, newest first: other members'', none across a block. None without a box. Between 1 and 100 of them.';

create function private.price_of(box jsonb, field text) returns bigint
language plpgsql immutable set search_path = ''
as $$
declare
  held jsonb := box -> field;
begin
  if held is null or jsonb_typeof(held) = 'null' then
    return null;
  end if;
  if jsonb_typeof(held) <> 'number' or held::numeric not between 0 and 100000000000 or held::numeric <> trunc(held::numeric) then
    raise exception 'Not a price in whole USD: %', field using errcode = '22023';
  end if;
  return held::numeric;
end;
$$;
comment on function private.price_of(jsonb, text) is
  'A price of an unsaved buy box, whole USD; null when unset. 22023 for anything but a whole number from 0 to 100,000,000,000.';

create function private.read_box(box jsonb) returns public.buybox_profiles
language plpgsql stable set search_path = ''
as $$
declare
  known constant text[] := array[
    'states', 'counties', 'property_types', 'conditions', 'min_price', 'max_price', 'financing', 'investment_strategies'
  ];
  described public.buybox_profiles;
begin
  if jsonb_typeof(box) is distinct from 'object' then
    raise exception 'A buy box is an object' using errcode = '22023';
  end if;
  if box - known <> '{}' then
    raise exception 'Not part of a buy box: %', (select string_agg(key, ', ') from jsonb_object_keys(box - known) as key) using errcode = '22023';
  end if;
  described.user_id := auth.uid();
  described.states := private.chosen(box, 'states');
  described.counties := private.chosen(box, 'counties');
  described.property_types := private.chosen(box, 'property_types');
  described.conditions := private.chosen(box, 'conditions');
  described.financing := private.chosen(box, 'financing');
  described.investment_strategies := private.chosen(box, 'investment_strategies');
  described.min_price := private.price_of(box, 'min_price');
  described.max_price := private.price_of(box, 'max_price');
  if not private.state_codes(described.states) then
    raise exception 'States are two-letter codes' using errcode = '22023';
  end if;
  if not private.counties_within(described.counties, described.states) or cardinality(described.counties) > 500 then
    raise exception 'Counties lie in the chosen states, at most 500 of them' using errcode = '22023';
  end if;
  if described.min_price > described.max_price then
    raise exception 'The lowest price is above the highest' using errcode = '22023';
  end if;
  return described;
end;
$$;
comment on function private.read_box(jsonb) is
  'A buy box of the caller that is not saved. 22023 for anything that could be none; words it does not know are matched by no listing.';

create function private.count_matches(box jsonb) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute format(
    'select count(*)::integer from (select from %s limit 1001) as matching', private.match_source(private.read_box(box), '')
  ) into found_rows;
  return found_rows;
end;
$$;
comment on function private.count_matches(jsonb) is 'Does the work of public.count_matches.';

create function public.count_matches(box jsonb) returns integer
language sql stable set search_path = ''
as $$ select private.count_matches(box); $$;
comment on function public.count_matches(jsonb) is
  'How many active listings would match a buy box of the caller''s that is not saved, counted up to 1,001; 1001 means more than 1,000. '
  'box: {states, counties, property_types, conditions, financing, investment_strategies: lists; min_price, max_price: whole USD}, every one optional. 22023 for what is no buy box.';

-- Best match -------------------------------------------------------------------------------------

create function private.nearly(box public.buybox_profiles) returns public.buybox_profiles
language plpgsql immutable set search_path = ''
as $$
declare
  near public.buybox_profiles := box;
  scale constant text[] := private.condition_scale();
begin
  near.counties := '{}';
  near.min_price := ceil(box.min_price * 0.9);
  near.max_price := floor(box.max_price * 1.1);
  if box.conditions <> '{}' then
    near.conditions := array(
      select scale[step] from generate_subscripts(scale, 1) as step where scale[step - 1 : step + 1] && box.conditions
    ) || ''::text;
  end if;
  if box.financing <> '{}' then
    near.financing := box.financing || ''::text;
    if 'Subject To' = any (box.financing) then
      near.financing := near.financing || 'Creative'::text;
    end if;
  end if;
  return near;
end;
$$;
comment on function private.nearly(public.buybox_profiles) is
  'A wider box: of the listings that fail no criterion of this one. Among conditions and financing an empty text stands for not told.';

create function private.best_matches(filters jsonb, search text, after jsonb, page_size integer) returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 1000;
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
  wanted text := private.wanted_text(search);
  first public.properties := private.last_seen('newest', null);
  seen public.properties := private.last_seen('newest', after);
  seen_score integer := case when jsonb_typeof(after) = 'object' then (after ->> 'match_score')::integer else 101 end;
  asked record := private.read_filters(filters);
  box public.buybox_profiles;
  near public.buybox_profiles;
  in_passing text;
  page uuid[];
begin
  if seen_score is null then
    raise exception 'Not a row to go on from' using errcode = '22023', hint = '"after" needs match_score, created_at, id for this sort.';
  end if;
  select * into box from public.buybox_profiles b where b.user_id = auth.uid();
  if not found then
    raise exception 'Set your investment criteria first.';
  end if;

  near := private.nearly(box);
  if asked.states <> '{}' then
    near.states := private.among(near.states, asked.states);
  end if;
  if asked.types <> '{}' then
    near.property_types := private.among(private.types_of(near), asked.types);
  end if;
  if (asked.states <> '{}' and near.states = '{}') or (asked.types <> '{}' and near.property_types = '{}') then
    return;
  end if;

  in_passing := asked.others || private.text_condition(wanted, false);
  page := private.page_by_walk('newest', private.box_conditions(near) || in_passing, first, most, 30000);
  if cardinality(page) < most then
    if wanted <> '' and private.matches_among_newest(wanted, 100) < 100 then
      page := private.page_by_text('newest', private.box_conditions(near) || asked.others || private.text_condition(wanted, true), first, most);
    else
      execute format('select array(select p.id from %s order by p.created_at desc, p.id desc limit $1)', private.match_source(near, in_passing))
      into page using most;
    end if;
  end if;
  return query
    with scored as materialized (
      select p.id, p.created_at, private.match_score(p, box) as score from public.properties p where p.id = any (page)
    ), best as (
      select s.* from scored s where (s.score, s.created_at, s.id) < (seen_score, seen.created_at, seen.id)
      order by s.score desc, s.created_at desc, s.id desc limit size
    )
    select p.* from best join public.properties p on p.id = best.id order by best.score desc, best.created_at desc, best.id desc;
end;
$$;
comment on function private.best_matches(jsonb, text, jsonb, integer) is 'Does the work of public.search_properties for the sort best-match.';

create or replace function public.search_properties(
  filters jsonb default '{}',
  search text default '',
  sort text default 'featured',
  after jsonb default null,
  page_size integer default 24
) returns setof public.properties
-- Not SQL, which Postgres would plan again at every call.
language plpgsql stable set search_path = ''
as $$
begin
  if sort is distinct from 'best-match' then
    return query select * from private.find_properties(filters, search, sort, after, page_size);
  elsif auth.uid() is null then
    raise exception 'Sign in to see what matches your investment criteria best.' using errcode = '42501';
  else
    return query select * from private.best_matches(filters, search, after, page_size);
  end if;
end;
$$;
comment on function public.search_properties(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and whose title, address, city, state or ZIP contain the text. '
  'filters: {states, propertyType, financing: lists; price (USD), bedrooms, bathrooms, sqft: {min, max}, inclusive, 0 unset; verifiedOnly: true, for paid members; box: {west, south, east, north} in degrees}, every one optional; Residential matches Single Family, Multi Family and Condo both ways, Creative also finds Subject To. '
  'sort: featured (verified first, then newest), newest, price-asc, price-desc, cap-rate, best-match. '
  'best-match is for members with a buy box: of other members'' listings that fail no criterion of it, strategy apart, the newest 1,000, by match_score, then newest. 42501 for visitors, P0001 without a box. '
  'after: the last row of the page before ({id, verified, created_at, price, cap_rate, match_score}), null for the first page. page_size is held between 1 and 100. 42501 for verifiedOnly without a paid membership, 22023 for a filter or sort that is none or an after that lacks what the sort needs, 22P02, 22003, 22007 or 22008 for one that holds something else.';

-- One listing -----------------------------------------------------------------------------------

create function public.match_listing(property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.match_report(p, b)
  from public.properties p join public.buybox_profiles b on b.user_id = (select auth.uid())
  where p.id = property_id and p.user_id <> b.user_id;
$$;
comment on function public.match_listing(uuid) is
  'How a listing suits the caller''s buy box: {matches, score, criteria: [{criterion, verdict, weight, wanted, actual}]}. '
  'The criteria are state, county, property_type, price, condition, financing and strategy, in this order; a verdict is pass, near, fail, unknown, or null where the box sets none. '
  'wanted is the box''s list, or {min, max} in USD for price; actual what the listing has, null when not stated, for strategy a list of those it suits. '
  'Null without a box, for an own listing, and for one the caller may not read.';

create function public.match_score(public.properties) returns integer
language sql stable set search_path = ''
as $$
  select private.match_score($1, b) from public.buybox_profiles b where b.user_id = (select auth.uid()) and b.user_id <> $1.user_id;
$$;
comment on function public.match_score(public.properties) is
  'Computed field: how well the listing suits the caller''s buy box, 0 to 100; null without a box and for an own listing.';

-- Boxes for a listing ---------------------------------------------------------------------------

create index buybox_profiles_states_idx on public.buybox_profiles using gin (states) with (fastupdate = off);
create index buybox_profiles_anywhere_idx on public.buybox_profiles (user_id) where states = '{}';

create function private.matching_boxes(listing public.properties) returns setof public.buybox_profiles
language plpgsql stable security definer set search_path = ''
as $$
declare
  for_types constant text[] := case listing.property_type
    when 'Residential' then array['Residential', 'Single Family', 'Multi Family', 'Condo'] else array[listing.property_type]
  end;
  for_financing constant text[] := case listing.financing
    when 'Subject To' then array['Subject To', 'Creative'] else array[listing.financing]
  end;
begin
  return query
    select b.* from public.buybox_profiles b
    where (b.states @> array[listing.state] or b.states = '{}')
      and (b.property_types = '{}' or b.property_types && for_types)
      and (b.min_price is null or b.min_price <= listing.price)
      and (b.max_price is null or b.max_price >= listing.price)
      and (b.conditions = '{}' or listing.condition = any (b.conditions))
      and (b.financing = '{}' or b.financing && for_financing)
      and b.user_id <> listing.user_id
      and private.is_match(listing, b)
      and not private.blocked_between(b.user_id, listing.user_id);
end;
$$;
comment on function private.matching_boxes(public.properties) is
  'The buy boxes that a listing matches: other members'', none across a block. What it asks before private.is_match follows from that.';

create function private.matching_buy_boxes(property_id uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  listing public.properties;
begin
  select * into listing from public.properties p where p.id = property_id and (p.user_id = auth.uid() or private.is_staff());
  if not found then
    raise exception 'Only the owner of a listing is told how many buy boxes it matches' using errcode = '42501';
  end if;
  if listing.status <> 'active' then
    return null;
  end if;
  -- Whoever the owner has blocked counts as before: a count from before a block and one after it would tell of their box.
  return (select count(*) from private.matching_boxes(listing)) + (
    select count(*)
    from public.member_blocks m join public.buybox_profiles b on b.user_id = m.blocked_id
    where m.blocker_id = listing.user_id and private.is_match(listing, b)
      and not exists (select from public.member_blocks o where o.blocker_id = m.blocked_id and o.blocked_id = m.blocker_id)
  );
end;
$$;
comment on function private.matching_buy_boxes(uuid) is 'Does the work of public.matching_buy_boxes.';

create function public.matching_buy_boxes(property_id uuid) returns integer
language sql stable set search_path = ''
as $$ select private.matching_buy_boxes(property_id); $$;
comment on function public.matching_buy_boxes(uuid) is
  'How many other members'' buy boxes a listing matches, for its owner and staff; whose they are is not told. Members who have blocked the owner do not count; those whom the owner has blocked do, so that a block tells nothing. Null while it is not active, 42501 for anybody else and for an unknown listing.';

-- The buy box under the names of its first shape ----------------------------------------------------

create view public.buybox with (security_invoker = true) as
  select user_id, states, counties, property_types, conditions, financing, investment_strategies as exit_strategy, min_price, max_price, vip_alerts
  from public.buybox_profiles;
comment on view public.buybox is 'The caller''s buy box, with investment_strategies as exit_strategy. Written through like buybox_profiles.';

-- Grants: closed first ------------------------------------------------------------------------------

revoke all on public.buybox from anon, authenticated;
grant select, insert, update, delete on public.buybox to authenticated;
grant all on public.buybox to service_role;

revoke execute on all functions in schema private from public;
grant execute on function
  private.match_report(public.properties, public.buybox_profiles), private.match_score(public.properties, public.buybox_profiles),
  private.matched_listings(integer), private.count_matches(jsonb), private.matching_buy_boxes(uuid),
  private.best_matches(jsonb, text, jsonb, integer)
  to authenticated, service_role;
revoke execute on function
  public.matched_listings(integer), public.count_matches(jsonb), public.match_listing(uuid), public.match_score(public.properties),
  public.matching_buy_boxes(uuid)
  from public, anon;
grant execute on function
  public.matched_listings(integer), public.count_matches(jsonb), public.match_listing(uuid), public.match_score(public.properties),
  public.matching_buy_boxes(uuid)
  to authenticated, service_role;
