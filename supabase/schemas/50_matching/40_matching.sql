-- Matching: how well a listing fits a buy box, and what uses it: a member's matches, the number of matches of an
-- unsaved box, the explanation of a match, the number of boxes a listing matches, and the sort order best-match.
--
-- A listing matches a box when it passes every criterion the box sets, except strategy. Near or unstated values are
-- shown as close, but don't match. private.evaluate_criteria defines every criterion that is a column, and the filters
-- (20_box_filters.sql) every other one. The SQL conditions that let an index find candidates follow from them, and
-- every candidate is checked by them.

-- Criteria ----------------------------------------------------------------------------------------

create type private.match_verdicts as (
  state text, county text, property_type text, price text, condition text, financing text, strategy text
);
comment on type private.match_verdicts is
  'For each criterion: pass, near, fail, or unknown when the listing doesn''t state it; null when the box doesn''t '
  'set it.';

create function private.suitable_strategies(condition text, property_type text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  is_home constant boolean := property_type = any ('Residential'::text || private.residential_types());
begin
  return array_remove(array[
    case when is_home and condition in ('Light Rehab', 'Medium Rehab', 'Heavy Rehab') then 'Fix and Flip' end,
    case when property_type <> 'Land' and condition in ('Turn-Key', 'Light Rehab') then 'Buy and Hold' end,
    case when condition in ('Medium Rehab', 'Heavy Rehab', 'Tear-Down') then 'Wholesale' end,
    case when is_home and condition in ('Light Rehab', 'Medium Rehab', 'Heavy Rehab') then 'BRRRR' end,
    case when property_type = 'Land' or condition = 'Tear-Down' then 'Development' end,
    case when is_home and condition in ('Turn-Key', 'Light Rehab') then 'Owner Occupy' end
  ], null);
end;
$$;
comment on function private.suitable_strategies(text, text) is
  'Strategies that suit a listing of this condition and type. Without a condition: only Development, for land.';

create function private.evaluate_criteria(listing public.properties, box public.buybox_profiles)
  returns private.match_verdicts
language plpgsql immutable set search_path = ''
as $$
declare
  v private.match_verdicts;
  scale constant text[] := private.property_conditions();
  step constant integer := array_position(scale, listing.condition);
begin
  v.state := case when box.states = '{}' then null when listing.state = any (box.states) then 'pass' else 'fail' end;

  -- Counties narrow only their own state; a state without counties matches as a whole.
  v.county := case
    when box.counties = '{}' then null
    when listing.state <> all (box.states) then 'fail'
    when strpos(array_to_string(box.counties, ';') || ';', ', ' || listing.state || ';') = 0 then 'pass'
    when listing.county is null then 'unknown'
    when listing.county || ', ' || listing.state = any (box.counties) then 'pass'
    else 'near'
  end;

  v.property_type := case
    when box.property_types = '{}' then null
    when listing.property_type = any (box.property_types) then 'pass'
    when listing.property_type = 'Residential' and box.property_types && private.residential_types() then 'pass'
    else 'fail'
  end;

  v.price := case
    when coalesce(box.min_price, 0) = 0 and box.max_price is null then null
    when listing.price >= coalesce(box.min_price, 0)
      and (box.max_price is null or listing.price <= box.max_price) then 'pass'
    -- At most 10% outside.
    when listing.price * 10 >= coalesce(box.min_price, 0) * 9
      and (box.max_price is null or listing.price * 10 <= box.max_price * 11) then 'near'
    else 'fail'
  end;

  -- Land has no condition: a box that names Land takes it as it is.
  v.condition := case
    when box.conditions = '{}' or listing.property_type = 'Land' and 'Land' = any (box.property_types) then null
    when step is null then 'unknown'
    when listing.condition = any (box.conditions) then 'pass'
    when scale[step - 1 : step + 1] && box.conditions then 'near'
    else 'fail'
  end;

  v.financing := case
    when box.financing = '{}' then null
    when listing.financing is null then 'unknown'
    when listing.financing = any (box.financing) then 'pass'
    when listing.financing = any (private.creative_financing_types()) and 'Creative' = any (box.financing) then 'pass'
    when listing.financing = 'Creative' and box.financing && private.creative_financing_types() then 'near'
    else 'fail'
  end;

  v.strategy := case
    when box.investment_strategies = '{}' then null
    when private.suitable_strategies(listing.condition, listing.property_type) && box.investment_strategies then 'pass'
    else 'unknown'
  end;
  return v;
end;
$$;
comment on function private.evaluate_criteria(public.properties, public.buybox_profiles) is
  'How a listing meets each criterion of a buy box. state: one of them. county: counties narrow only their own '
  'state; near in another county of it, unknown without one. property_type: one of them; Residential passes for '
  'Single Family, Multi Family, and Condo. price: from min_price to max_price, inclusive; near up to 10% outside; '
  'no min_price, or 0, sets no minimum. condition: one of them; near one step away in Turn-Key, Light Rehab, Medium '
  'Rehab, Heavy Rehab, Tear-Down; not evaluated for land if the box names Land. financing: one of them; Subject To '
  'passes for Creative, and Creative is near Subject To. strategy: passes when the listing suits one of them, else '
  'unknown.';

create function private.is_match(listing public.properties, box public.buybox_profiles) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  v constant private.match_verdicts := private.evaluate_criteria(listing, box);
begin
  return coalesce(v.state, 'pass') = 'pass' and coalesce(v.county, 'pass') = 'pass'
    and coalesce(v.property_type, 'pass') = 'pass'
    and coalesce(v.price, 'pass') = 'pass' and coalesce(v.condition, 'pass') = 'pass'
      and coalesce(v.financing, 'pass') = 'pass'
    and (coalesce(box.filters, '{}') = '{}' or private.passes_filters(listing, box));
end;
$$;
comment on function private.is_match(public.properties, public.buybox_profiles) is
  'Whether a listing passes every criterion the box sets, except strategy, and all its filters. A box that sets none '
  'matches every listing.';

create function private.match_weights() returns integer[]
language sql immutable set search_path = ''
as $$ select array[25, 10, 20, 25, 8, 7, 5]; $$;
comment on function private.match_weights() is
  'Weight of each criterion in a score, in the order of private.match_verdicts: state 25, county 10, property type '
  '20, price 25, condition 8, financing 7, strategy 5.';

create function private.score_of(v private.match_verdicts, filter_verdicts jsonb) returns integer
language plpgsql immutable security definer set search_path = ''
as $$
declare
  verdicts text[] := array[v.state, v.county, v.property_type, v.price, v.condition, v.financing, v.strategy];
  weights integer[] := private.match_weights();
  verdict text;
  criterion integer := 0;
  -- Counted in half weights.
  earned integer := 0;
  possible integer := 0;
begin
  if filter_verdicts <> '{}' then
    select verdicts || array_agg(filter_verdicts ->> f.field), weights || array_agg(f.weight) into verdicts, weights
    from private.search_filters() f where filter_verdicts ? f.field;
  end if;
  foreach verdict in array verdicts loop
    criterion := criterion + 1;
    if verdict is not null then
      possible := possible + 2 * weights[criterion];
      earned := earned + weights[criterion] * case verdict when 'pass' then 2 when 'fail' then 0 else 1 end;
    end if;
  end loop;
  return case possible when 0 then 100 else round(100.0 * earned / possible) end;
end;
$$;
comment on function private.score_of(private.match_verdicts, jsonb) is
  'A score, 0 to 100, for the verdicts on a box''s columns and filters: the weights of the criteria it sets (full for '
  'pass, half for near and unknown, none for fail) as a percentage of their sum. 100 for a box that sets none.';

create function private.match_score(listing public.properties, box public.buybox_profiles) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.score_of(
    private.evaluate_criteria(listing, box),
    case when box.filters <> '{}' then private.filter_verdicts(listing, box) else '{}' end
  );
end;
$$;
comment on function private.match_score(public.properties, public.buybox_profiles) is
  'How well a listing fits a box, 0 to 100 (private.score_of).';

create function private.match_report(listing public.properties, box public.buybox_profiles) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'matches', private.is_match(listing, box),
    'score', private.match_score(listing, box),
    'criteria', jsonb_agg(
      jsonb_build_object(
        'criterion', c.criterion, 'verdict', c.verdict, 'weight', c.weight, 'expected', c.expected, 'actual', c.actual
      )
      order by c.ordinal
    )
  )
  from private.evaluate_criteria(listing, box) as v
  cross join lateral (
    select s.*, (private.match_weights())[s.ordinal] as weight
    from (values
      (1, 'state', v.state, to_jsonb(box.states), to_jsonb(listing.state)),
      (2, 'county', v.county, to_jsonb(box.counties), to_jsonb(listing.county || ', ' || listing.state)),
      (3, 'property_type', v.property_type, to_jsonb(box.property_types), to_jsonb(listing.property_type)),
      (4, 'price', v.price, jsonb_build_object('min', nullif(box.min_price, 0), 'max', box.max_price),
        to_jsonb(listing.price)),
      (5, 'condition', v.condition, to_jsonb(box.conditions), to_jsonb(listing.condition)),
      (6, 'financing', v.financing, to_jsonb(box.financing), to_jsonb(listing.financing)),
      (
        7, 'strategy', v.strategy, to_jsonb(box.investment_strategies),
        to_jsonb(private.suitable_strategies(listing.condition, listing.property_type))
      )
    ) as s (ordinal, criterion, verdict, expected, actual)
    union all
    select 7 + f.ordinality, f.field, own.verdicts ->> f.field, private.box_filters(box) -> f.field,
      private.filter_facts(listing) -> f.field, f.weight
    from private.filter_verdicts(listing, box) as own (verdicts)
    join private.search_filters() with ordinality as f on own.verdicts ? f.field
  ) as c;
$$;
comment on function private.match_report(public.properties, public.buybox_profiles) is
  'The result of public.match_listing for a listing and a box.';

-- Listings for a buy box --------------------------------------------------------------------------

create function private.box_property_types(box public.buybox_profiles) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when box.property_types && private.residential_types() then box.property_types || 'Residential'::text
    else box.property_types
  end;
end;
$$;
comment on function private.box_property_types(public.buybox_profiles) is
  'Property types of listings that match a box; empty for all.';

create function private.box_financing(box public.buybox_profiles) returns text[]
language plpgsql immutable set search_path = ''
as $$
begin
  return case
    when 'Creative' = any (box.financing) then box.financing || private.creative_financing_types()
    else box.financing
  end;
end;
$$;
comment on function private.box_financing(public.buybox_profiles) is
  'Financing of listings that match a box; empty for any.';

create function private.price_condition(box public.buybox_profiles) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case when box.min_price > 0 then format(' and p.price >= %s', box.min_price) else '' end
    || case when box.max_price is not null then format(' and p.price <= %s', box.max_price) else '' end;
end;
$$;
comment on function private.price_condition(public.buybox_profiles) is
  'SQL condition on listing p for the price range of a box.';

create function private.narrowed_states(box public.buybox_profiles) returns text[]
language sql immutable set search_path = ''
as $$ select array(select distinct right(county, 2) from unnest(box.counties) as county); $$;
comment on function private.narrowed_states(public.buybox_profiles) is
  'States in which a box is limited to some counties.';

create function private.box_conditions(box public.buybox_profiles) returns text
language plpgsql stable set search_path = ''
as $$
declare
  financing constant text[] := private.box_financing(box);
begin
  return private.seller_condition() || format(' and p.user_id <> %L', box.user_id)
    || private.state_and_type_condition(box.states, private.box_property_types(box)) || private.price_condition(box)
    || case box.counties when '{}' then '' else format(
      ' and (p.state <> all (%L::text[]) or p.county || '', '' || p.state = any (%L::text[]))',
        private.narrowed_states(box), box.counties
    ) end
    || case
      when box.conditions = '{}' then ''
      when 'Land' = any (box.property_types) then
        format(' and (p.property_type = ''Land'' or coalesce(p.condition, '''') = any (%L::text[]))', box.conditions)
      else format(' and coalesce(p.condition, '''') = any (%L::text[])', box.conditions)
    end
    || case financing when '{}' then ''
      else format(' and coalesce(p.financing, '''') = any (%L::text[])', financing) end
    || private.box_filter_conditions(box);
end;
$$;
comment on function private.box_conditions(public.buybox_profiles) is
  'SQL condition on listing p for the matches of a box that its member can see: other members'' listings, not '
  'across a block. Equivalent to private.is_match, in a form that indexes can use.';

create function private.county_source(box public.buybox_profiles, conditions text) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return format(
    '(select p.id, p.created_at from private.search_listings p
      join unnest(%L::text[]) as box_county on p.state = right(box_county, 2) and p.county = left(box_county, -4)
      where true %s
      offset 0) as p',
    box.counties, conditions
  );
end;
$$;
comment on function private.county_source(public.buybox_profiles, text) is
  'SQL for listings p (id, created_at) in a box''s counties that meet the conditions.';

create function private.match_source(box public.buybox_profiles, extra_conditions text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions constant text := private.box_conditions(box) || extra_conditions;
  narrowing constant text := private.price_condition(box) || private.box_filter_conditions(box);
  states constant text[] := private.selected_or_all(box.states, private.facet_values('states'));
  types constant text[] := private.selected_or_all(private.box_property_types(box),
    private.facet_values('property_type'));
  -- Land is in the cells without a condition.
  rehab constant text[] := private.selected_or_all(
    case when box.conditions <> '{}' and 'Land' = any (box.property_types) then box.conditions || ''::text
      else box.conditions end,
    private.property_conditions() || ''::text
  );
  financing constant text[] := private.selected_or_all(private.box_financing(box),
    private.facet_values('financing') || ''::text);
  cells constant integer := cardinality(states) * cardinality(types) * cardinality(rehab) * cardinality(financing);
  too_many boolean;
begin
  if box.counties <> '{}' and box.states <@ private.narrowed_states(box) then
    execute 'select count(*) > 2000 from (select 1 from ' || private.county_source(box, '')
      || ' limit 2001) as listed' into too_many;
    if not too_many then
      return private.county_source(box, conditions);
    end if;
  end if;
  if narrowing <> '' then
    -- Reading a listing found by the index of a price or filter costs about as much as looking into ten cells.
    execute format(
      'select count(*) > $1
       from (select 1 from private.search_listings p where true %s limit $1 + 1) as listed', narrowing
    )
    into too_many using cells / 10;
    if not too_many then
      return format(
        '(select p.id, p.created_at from private.search_listings p where true %s offset 0) as p', conditions
      );
    end if;
  end if;
  return format(
    '(select p.id, p.created_at from private.search_listings p
      where p.state = any (%L::text[]) and p.property_type = any (%L::text[])
        and coalesce(p.condition, '''') = any (%L::text[]) and coalesce(p.financing, '''') = any (%L::text[]) %s
      offset 0) as p',
    states, types, rehab, financing, conditions
  );
end;
$$;
comment on function private.match_source(public.buybox_profiles, text) is
  'SQL for all listings p (id, created_at) that match a box and other conditions, by the cheapest path: its '
  'counties if they contain few listings, its price range and filters if few pass them, or else the cells.';

create function private.matched_listings(max_rows integer, after jsonb default null) returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(max_rows, 6), 1), 100);
  last_row constant private.search_listings := private.cursor_row('newest', after);
  box public.buybox_profiles;
  page uuid[];
begin
  select * into box from public.buybox_profiles b where b.user_id = auth.uid();
  if not found then
    return;
  end if;
  page := private.page_by_scan('newest', private.box_conditions(box), last_row, size,
    (private.search_limits()).box_scan);
  if cardinality(page) < size then
    execute format(
      'select array(
         select p.id from %s where (p.created_at, p.id) < ($1, $2) order by p.created_at desc, p.id desc limit $3
       )', private.match_source(box, '')
    ) into page using last_row.created_at, last_row.id, size;
  end if;
  return query
    select p.* from private.listings_in_order(page) p where private.is_match(p, box);
end;
$$;
comment on function private.matched_listings(integer, jsonb) is 'Implements public.matched_listings.';

create function public.matched_listings(max_rows integer default 6, after jsonb default null)
  returns setof public.properties
language plpgsql stable set search_path = ''
as $$
begin
  return query select * from private.matched_listings(max_rows, after);
end;
$$;
comment on function public.matched_listings(integer, jsonb) is
  'The newest active listings that match the caller''s buy box, newest first: other members'', none across a block. '
  'None without a box. Between 1 and 100 of them. after: the last row of the previous page ({created_at, id}), null '
  'for the first. Raises 22023 for an incomplete one.';

create function private.box_price(box jsonb, field text) returns bigint
language plpgsql immutable set search_path = ''
as $$
declare
  raw_value jsonb := box -> field;
begin
  if raw_value is null or jsonb_typeof(raw_value) = 'null' then
    return null;
  end if;
  if jsonb_typeof(raw_value) <> 'number' or raw_value::numeric not between 0 and 100000000000
    or raw_value::numeric <> trunc(raw_value::numeric) then
    raise exception 'Not a price in whole USD: %', field using errcode = '22023';
  end if;
  return raw_value::numeric;
end;
$$;
comment on function private.box_price(jsonb, text) is
  'A price of an unsaved buy box, whole USD; null when unset. 22023 for anything but a whole number from 0 to '
  '100,000,000,000.';

create function private.parse_buy_box(box jsonb) returns public.buybox_profiles
language plpgsql stable set search_path = ''
as $$
declare
  allowed_keys constant text[] := array[
    'states', 'counties', 'property_types', 'conditions', 'min_price', 'max_price', 'financing',
    'investment_strategies', 'filters'
  ];
  parsed public.buybox_profiles;
begin
  if jsonb_typeof(box) is distinct from 'object' then
    raise exception 'A buy box is an object' using errcode = '22023';
  end if;
  if box - allowed_keys <> '{}' then
    raise exception 'Not part of a buy box: %',
      (select string_agg(key, ', ') from jsonb_object_keys(box - allowed_keys) as key) using errcode = '22023';
  end if;
  parsed.user_id := auth.uid();
  parsed.states := private.list_filter(box, 'states');
  parsed.counties := private.list_filter(box, 'counties');
  parsed.property_types := private.list_filter(box, 'property_types');
  parsed.conditions := private.list_filter(box, 'conditions');
  parsed.financing := private.list_filter(box, 'financing');
  parsed.investment_strategies := private.list_filter(box, 'investment_strategies');
  parsed.min_price := private.box_price(box, 'min_price');
  parsed.max_price := private.box_price(box, 'max_price');
  parsed.filters := coalesce(nullif(box -> 'filters', 'null'), '{}');
  if not private.are_state_codes(parsed.states) then
    raise exception 'States are two-letter codes' using errcode = '22023';
  end if;
  if not private.are_counties_of(parsed.counties, parsed.states) or cardinality(parsed.counties) > 500 then
    raise exception 'Counties lie in the chosen states, at most 500 of them' using errcode = '22023';
  end if;
  if parsed.min_price > parsed.max_price then
    raise exception 'The lowest price is above the highest' using errcode = '22023';
  end if;
  if parsed.filters <> '{}' then
    perform private.require_box_filters(parsed.filters);
    perform private.parse_filters(parsed.filters);
  end if;
  return parsed;
end;
$$;
comment on function private.parse_buy_box(jsonb) is
  'Parses an unsaved buy box. Raises 22023 if it isn''t one, and 42501 for verified without the entitlement. '
  'Unknown values match nothing.';

create function private.count_matches(box jsonb) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute format(
    'select count(*)::integer from (select 1 from %s limit 1001) as matching',
      private.match_source(private.parse_buy_box(box), '')
  ) into found_rows;
  return found_rows;
end;
$$;
comment on function private.count_matches(jsonb) is
  'Number of active listings that would match an unsaved buy box of the caller, counted up to 1,001; 1001 means '
  'more than 1,000. box, all optional: {states, counties, property_types, conditions, financing, '
  'investment_strategies: lists; min_price, max_price: whole USD; filters: as in buybox_profiles}. Raises 22023 if it '
  'isn''t a buy box, and 42501 for verified without the entitlement.';
select private.expose('count_matches', 'authenticated');

-- Best match --------------------------------------------------------------------------------------

create function private.relaxed_box(box public.buybox_profiles, states text[], types text[])
  returns public.buybox_profiles
language plpgsql immutable set search_path = ''
as $$
declare
  relaxed public.buybox_profiles := box;
  scale constant text[] := private.property_conditions();
begin
  relaxed.counties := '{}';
  relaxed.filters := '{}';
  relaxed.min_price := ceil(box.min_price * 0.9);
  relaxed.max_price := floor(box.max_price * 1.1);
  if box.conditions <> '{}' then
    relaxed.conditions := array(
      select scale[step] from generate_subscripts(scale, 1) as step where scale[step - 1 : step + 1] && box.conditions
    ) || ''::text;
  end if;
  if box.financing <> '{}' then
    relaxed.financing := box.financing || ''::text;
    if box.financing && private.creative_financing_types() then
      relaxed.financing := relaxed.financing || 'Creative'::text;
    end if;
  end if;
  if states <> '{}' then
    relaxed.states := private.selected_or_all(box.states, states);
  end if;
  if types <> '{}' then
    relaxed.property_types := private.selected_or_all(private.box_property_types(box), types);
  end if;
  return case when (states = '{}' or relaxed.states <> '{}') and (types = '{}' or relaxed.property_types <> '{}')
    then relaxed end;
end;
$$;
comment on function private.relaxed_box(public.buybox_profiles, text[], text[]) is
  'A wider box, for listings that fail no criterion of this one, without its filters, for only these states and '
  'property types, of which an empty list has all; null if it has none of them. An empty string among conditions or '
  'financing means not stated.';

create function private.match_candidates(
  box public.buybox_profiles, relaxed public.buybox_profiles, conditions text, search_term text
) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  max_candidates constant integer := 1000;
  limits constant record := private.search_limits();
  first_row constant private.search_listings := private.cursor_row('newest', null);
  own_filters constant text := private.box_filter_conditions(box);
  text_filter constant text := conditions || private.search_condition(search_term, false);
  wide_box constant text := private.box_conditions(relaxed);
  newest uuid[];
  passing uuid[];
begin
  newest := private.page_by_scan('newest',
    wide_box || case own_filters when '' then '' else format(' and (true%s) is not false', own_filters) end
      || text_filter,
    first_row, max_candidates, case own_filters when '' then limits.criteria_scan else limits.filtered_scan end);
  if cardinality(newest) = max_candidates then
    return newest;
  end if;
  relaxed.filters := box.filters;
  if search_term <> '' and not private.is_common(search_term) then
    passing := private.page_by_text('newest',
      private.box_conditions(relaxed) || conditions || private.search_condition(search_term, true), first_row,
      max_candidates);
  else
    execute format('select array(select p.id from %s order by p.created_at desc, p.id desc limit $1)',
      private.match_source(relaxed, text_filter))
    into passing using max_candidates;
  end if;
  return newest || passing;
end;
$$;
comment on function private.match_candidates(public.buybox_profiles, public.buybox_profiles, text, text) is
  'IDs, some twice, of about the newest 1,000 listings in the relaxed box that meet the conditions and have the text. '
  'What doesn''t state something that a filter of the box asks about is only looked for among the newest.';

create function private.best_matches(filters jsonb, search text, after jsonb, page_size integer)
  returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
  last_row private.search_listings := private.cursor_row('newest', after);
  last_score integer := case when jsonb_typeof(after) = 'object' then (after ->> 'match_score')::integer else 101 end;
  parsed record := private.parse_filters(filters);
  box public.buybox_profiles;
  relaxed public.buybox_profiles;
  page uuid[];
  filterable private.search_listings[] := '{}';
begin
  if last_score is null then
    raise exception 'Not a valid cursor' using errcode = '22023',
      hint = '"after" needs match_score, created_at, id for this sort.';
  end if;
  select * into box from public.buybox_profiles b where b.user_id = auth.uid();
  if not found then
    raise exception 'Set your investment criteria first.';
  end if;
  relaxed := private.relaxed_box(box, parsed.states, parsed.types);
  if relaxed.user_id is null then
    return;
  end if;
  page := private.match_candidates(box, relaxed, parsed.conditions, private.normalize_search(search));
  if box.filters <> '{}' then
    filterable := array(select l from private.search_listings l where l.id = any (page));
  end if;
  return query
    with filtered as materialized (
      -- All at once, because preparing the evaluation takes longer than one.
      select e.* from private.evaluate_filters(filterable, private.box_filters(box)) as e
    ), scored as materialized (
      select p.id, p.created_at,
        private.score_of(private.evaluate_criteria(p, box), coalesce(f.verdicts, '{}')) as score
      from public.properties p left join filtered f on f.id = p.id where p.id = any (page)
    ), best as (
      select s.* from scored s where (s.score, s.created_at, s.id) < (last_score, last_row.created_at, last_row.id)
      order by s.score desc, s.created_at desc, s.id desc limit size
    )
    select p.* from best join public.properties p on p.id = best.id order by best.score desc, best.created_at desc,
      best.id desc;
end;
$$;
comment on function private.best_matches(jsonb, text, jsonb, integer) is
  'Implements public.search_properties for the sort best-match.';

-- One listing -------------------------------------------------------------------------------------

create function public.match_listing(property_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select private.match_report(p, b)
  from public.properties p join public.buybox_profiles b on b.user_id = (select auth.uid())
  where p.id = property_id and p.user_id <> b.user_id;
$$;
comment on function public.match_listing(uuid) is
  'How a listing fits the caller''s buy box: {matches, score, criteria: [{criterion, verdict, weight, expected, '
  'actual}]}, in the order state, county, property_type, price, condition, financing, strategy, then the filters that '
  'are set, by their name, as private.search_filters lists them. verdict: pass, near, fail, unknown, or null when the '
  'box doesn''t set it. expected: the box''s list, {min, max} in USD for price, or the filter. actual: the listing''s '
  'value, null if not stated; for strategy, the list of those it suits; for places, {city, county, state, zip}. Null '
  'without a buy box, for the caller''s own listing, and for one they can''t read.';

create function public.match_score(public.properties) returns integer
language sql stable set search_path = ''
as $$
  select private.match_score($1, b) from public.buybox_profiles b where b.user_id = (select auth.uid())
    and b.user_id <> $1.user_id;
$$;
comment on function public.match_score(public.properties) is
  'Computed field: how well the listing fits the caller''s buy box, 0 to 100; null without a buy box and for their '
  'own listing.';

-- Buy boxes for a listing -------------------------------------------------------------------------

create function private.matching_boxes(
  listing public.properties, members uuid[] default null, max_rows bigint default null
) returns setof public.buybox_profiles
language plpgsql stable security definer set search_path = '' rows 20
as $$
declare
  blocked constant uuid[] := array(
    select case m.blocker_id when listing.user_id then m.blocked_id else m.blocker_id end
    from public.member_blocks m where listing.user_id in (m.blocker_id, m.blocked_id)
  );
begin
  return query
    select b.*
    from unnest(coalesce(members, array(select private.box_candidates(listing, '{t,f}')))) as candidate (user_id)
      join public.buybox_profiles b on b.user_id = candidate.user_id
    where b.user_id <> listing.user_id and b.user_id <> all (blocked) and private.is_match(listing, b)
    limit max_rows;
end;
$$;
comment on function private.matching_boxes(public.properties, uuid[], bigint) is
  'Buy boxes that a listing matches: other members'', not across a block; of these members, or of all for null. At '
  'most max_rows of them, all for null.';

create function private.matching_buy_boxes(property_id uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  listing public.properties;
begin
  select * into listing from public.properties p where p.id = property_id
    and (p.user_id = auth.uid() or private.is_staff());
  if not found then
    raise exception 'Only the owner of a listing can see how many buy boxes it matches' using errcode = '42501';
  end if;
  if listing.status <> 'active' then
    return null;
  end if;
  -- Still counts members the owner has blocked; otherwise, comparing counts before and after a block would reveal
  -- their box.
  return least(1001, (select count(*) from private.matching_boxes(listing, max_rows => 1001)) + (
    select count(*)
    from public.member_blocks m join public.buybox_profiles b on b.user_id = m.blocked_id
    where m.blocker_id = listing.user_id and private.is_match(listing, b)
      and not exists (select from public.member_blocks o where o.blocker_id = m.blocked_id
        and o.blocked_id = m.blocker_id)
  ));
end;
$$;
comment on function private.matching_buy_boxes(uuid) is
  'Number of other members'' buy boxes that a listing matches, for its owner and staff, without saying whose. Counted '
  'up to 1,001; 1001 means more than 1,000. '
  'Members who blocked the owner don''t count; members the owner blocked do, so that blocking reveals nothing. Null '
  'while the listing isn''t active. Raises 42501 for anyone else and for an unknown listing.';
select private.expose('matching_buy_boxes', 'authenticated');

-- Grants ------------------------------------------------------------------------------------------
grant execute on function
  private.match_score(public.properties, public.buybox_profiles),
  private.match_report(public.properties, public.buybox_profiles), private.matched_listings(integer, jsonb),
  private.best_matches(jsonb, text, jsonb, integer)
  to authenticated, service_role;
grant execute on function
  public.matched_listings(integer, jsonb), public.match_listing(uuid), public.match_score(public.properties)
  to authenticated, service_role;
