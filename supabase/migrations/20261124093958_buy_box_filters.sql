set check_function_bodies = off;

drop trigger "check_updated_columns" on "public"."buybox_profiles";

alter table "public"."buybox_profiles"
  add column "filters" jsonb not null default '{}'::jsonb;

create or replace function private.best_matches (
  filters   jsonb,
  search    text,
  after     jsonb,
  page_size integer
)
  returns SETOF public.properties
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  max_candidates constant integer := 1000;
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
  search_term text := private.normalize_search(search);
  first_row private.search_listings := private.cursor_row('newest', null);
  last_row private.search_listings := private.cursor_row('newest', after);
  last_score integer := case when jsonb_typeof(after) = 'object' then (after ->> 'match_score')::integer else 101 end;
  parsed record := private.parse_filters(filters);
  box public.buybox_profiles;
  relaxed public.buybox_profiles;
  own_filters text;
  text_filter text;
  page uuid[];
begin
  if last_score is null then
    raise exception 'Not a valid cursor' using errcode = '22023',
      hint = '"after" needs match_score, created_at, id for this sort.';
  end if;
  select * into box from public.buybox_profiles b where b.user_id = auth.uid();
  if not found then
    raise exception 'Set your investment criteria first.';
  end if;

  relaxed := private.relaxed_box(box);
  if parsed.states <> '{}' then
    relaxed.states := private.selected_or_all(relaxed.states, parsed.states);
  end if;
  if parsed.types <> '{}' then
    relaxed.property_types := private.selected_or_all(private.box_property_types(relaxed), parsed.types);
  end if;
  if (parsed.states <> '{}' and relaxed.states = '{}') or (parsed.types <> '{}' and relaxed.property_types = '{}') then
    return;
  end if;

  own_filters := private.box_filter_conditions(box);
  if own_filters <> '' then
    parsed.conditions := parsed.conditions || format(' and (true%s) is not false', own_filters);
  end if;
  text_filter := parsed.conditions || private.search_condition(search_term, false);
  page := private.page_by_scan('newest', private.box_conditions(relaxed) || text_filter, first_row, max_candidates,
    30000);
  if cardinality(page) < max_candidates then
    if search_term <> '' and private.matches_among_newest(search_term, 100) < 100 then
      page := private.page_by_text('newest',
        private.box_conditions(relaxed) || parsed.conditions || private.search_condition(search_term, true), first_row,
        max_candidates);
    else
      execute format('select array(select p.id from %s order by p.created_at desc, p.id desc limit $1)',
        private.match_source(relaxed, text_filter))
      into page using max_candidates;
    end if;
  end if;
  return query
    with filtered as materialized (
      -- All at once, because preparing the evaluation takes longer than one.
      select e.* from private.evaluate_filters(
        array(select l from private.search_listings l where own_filters <> '' and l.id = any (page)),
        private.box_filters(box)
      ) as e
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
$function$;

create or replace function private.box_conditions (
  box public.buybox_profiles
)
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.box_criteria()
  returns table (
    criterion text,
    weight    integer,
    ordinal   integer
  )
  language sql
  immutable
  set search_path to ''
  AS $function$
  values
    ('places', 10, 1), ('bedrooms', 5, 2), ('bathrooms', 5, 3), ('sqft', 5, 4), ('units', 5, 5), ('yearBuilt', 5, 6),
    ('capRate', 5, 7), ('pricePerSqft', 5, 8), ('pricePerUnit', 5, 9), ('occupancy', 5, 10), ('noJv', 5, 11),
    ('verifiedOnly', 5, 12);
$function$;

create or replace function private.box_filter_conditions (
  box public.buybox_profiles
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  filters constant jsonb := private.box_filters(box);
begin
  return case filters when '{}' then '' else (private.filter_conditions(filters)).conditions end;
end;
$function$;

create or replace function private.box_filters (
  box public.buybox_profiles
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not coalesce(box.filters ? 'verifiedOnly', false) or exists (
    select from public.users u
    where u.id = box.user_id and private.tier_has_entitlement(u.membership_tier, 'verified_only')
  ) then
    return coalesce(box.filters, '{}');
  end if;
  return box.filters - 'verifiedOnly';
end;
$function$;

create or replace function private.check_box_filters()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.require_box_filters(new.filters);
  if private.flag_filter(new.filters, 'verifiedOnly') and not private.box_filters(new) ? 'verifiedOnly'
    and (tg_op = 'INSERT' or not private.flag_filter(old.filters, 'verifiedOnly')) then
    raise exception 'Verified listings are exclusively available to Closer and Partner members' using errcode = '42501';
  end if;
  return null;
end;
$function$;

create or replace function private.evaluate_filters (
  listings private.search_listings[],
  filters  jsonb
)
  returns table (
    id       uuid,
    verdicts jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  columns text;
begin
  if filters <> '{}' then
    select string_agg(format(
      '%L, case (true%s) when true then ''pass'' when false then ''fail'' else ''unknown'' end', k.criterion,
        own.conditions
    ), ', ') into columns
    from private.box_criteria() k
    cross join lateral private.filter_conditions(jsonb_build_object(k.criterion, filters -> k.criterion)) as own
    where filters ? k.criterion and own.conditions <> '';
  end if;
  if columns is null then
    return query select l.id, '{}'::jsonb from unnest(listings) as l;
  else
    return query execute format('select p.id, jsonb_build_object(%s) from unnest($1) as p', columns) using listings;
  end if;
end;
$function$;

create or replace function private.filter_facts (
  listing public.properties
)
  returns jsonb
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'places', jsonb_build_object('city', listing.city, 'county', r.county, 'state', r.state, 'zip', r.zip),
    'bedrooms', r.bedrooms, 'bathrooms', r.bathrooms, 'sqft', r.sqft, 'units', r.units, 'yearBuilt', r.year_built,
    'capRate', r.cap_rate, 'pricePerSqft', r.price_per_sqft, 'pricePerUnit', r.price_per_unit,
    'occupancy', r.occupancy, 'noJv', r.no_jv, 'verifiedOnly', r.verified
  )
  from private.search_row(listing) as r;
$function$;

create or replace function private.filter_verdicts (
  listing public.properties,
  box     public.buybox_profiles
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  filters constant jsonb := private.box_filters(box);
begin
  if filters = '{}' then
    return '{}';
  end if;
  return (select e.verdicts from private.evaluate_filters(array[private.search_row(listing)], filters) as e);
end;
$function$;

create or replace function private.is_match (
  listing public.properties,
  box     public.buybox_profiles
)
  returns boolean
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  v constant private.match_verdicts := private.evaluate_criteria(listing, box);
begin
  return coalesce(v.state, 'pass') = 'pass' and coalesce(v.county, 'pass') = 'pass'
    and coalesce(v.property_type, 'pass') = 'pass'
    and coalesce(v.price, 'pass') = 'pass' and coalesce(v.condition, 'pass') = 'pass'
      and coalesce(v.financing, 'pass') = 'pass'
    and (coalesce(box.filters, '{}') = '{}' or private.passes_filters(listing, box));
end;
$function$;

create or replace function private.match_report (
  listing public.properties,
  box     public.buybox_profiles
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
    select 7 + k.ordinal, k.criterion, f.verdict, private.box_filters(box) -> k.criterion,
      private.filter_facts(listing) -> k.criterion, k.weight
    from jsonb_each_text(private.filter_verdicts(listing, box)) as f (criterion, verdict)
    join private.box_criteria() k on k.criterion = f.criterion
  ) as c;
$function$;

create or replace function private.match_score (
  listing public.properties,
  box     public.buybox_profiles
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return private.score_of(
    private.evaluate_criteria(listing, box),
    case when box.filters <> '{}' then private.filter_verdicts(listing, box) else '{}' end
  );
end;
$function$;

create or replace function private.match_source (
  box              public.buybox_profiles,
  extra_conditions text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  conditions constant text := private.box_conditions(box) || extra_conditions;
  narrowing constant text := private.price_condition(box) || private.box_filter_conditions(box);
  states constant text[] := private.selected_or_all(box.states, private.facet_values('states'));
  types constant text[] := private.selected_or_all(private.box_property_types(box),
    private.facet_values('propertyTypes'));
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
    execute 'select count(*) > 2000 from (select from ' || private.county_source(box, '')
      || ' limit 2001) as listed' into too_many;
    if not too_many then
      return private.county_source(box, conditions);
    end if;
  end if;
  if narrowing <> '' then
    -- Reading a listing found by the index of a price or filter costs about as much as looking into ten cells.
    execute format(
      'select count(*) > $1
       from (select from private.search_listings p where true %s limit $1 + 1) as listed', narrowing
    )
    into too_many using cells / 10;
    if not too_many then
      return format(
        '(select p.id, p.created_at from private.search_listings p where true %s offset 0) as p', conditions
      );
    end if;
  end if;
  return format(
    'unnest(%L::text[]) as cell_state cross join unnest(%L::text[]) as cell_type
     cross join unnest(%L::text[]) as cell_condition cross join unnest(%L::text[]) as cell_financing
     cross join lateral (
       select p.id, p.created_at from private.search_listings p
       where p.state = cell_state and p.property_type = cell_type
         and coalesce(p.condition, '''') = cell_condition and coalesce(p.financing, '''') = cell_financing %s
       offset 0
     ) as p',
    states, types, rehab, financing, conditions
  );
end;
$function$;

create or replace function private.parse_buy_box (
  box jsonb
)
  returns public.buybox_profiles
  language plpgsql
  stable
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.passes_filters (
  listing public.properties,
  box     public.buybox_profiles
)
  returns boolean
  language plpgsql
  stable
  security definer
  cost 1000
  set search_path to ''
  AS $function$
declare
  filters constant jsonb := private.box_filters(box);
begin
  return filters = '{}' or private.passes_search(listing, filters, '');
end;
$function$;

create or replace function private.relaxed_box (
  box public.buybox_profiles
)
  returns public.buybox_profiles
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
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
  return relaxed;
end;
$function$;

create or replace function private.require_box_filters (
  filters jsonb
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  others constant text[] := array(
    select f.key from jsonb_object_keys(case jsonb_typeof(filters) when 'object' then filters else '{}' end) as f (key)
    except select k.criterion from private.box_criteria() k order by 1
  );
begin
  if jsonb_typeof(filters) is distinct from 'object' then
    raise exception 'Further criteria are an object of search filters' using errcode = '22023';
  elsif others <> '{}' then
    raise exception 'Not a further criterion of a buy box: %', array_to_string(others, ', ') using errcode = '22023';
  end if;
  -- An error when a listing is posted would keep its seller from posting it.
  perform private.passes_search(null, filters, '');
end;
$function$;

create or replace function private.score_of (
  v               private.match_verdicts,
  filter_verdicts jsonb
)
  returns integer
  language plpgsql
  immutable
  security definer
  set search_path to ''
  AS $function$
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
    select verdicts || array_agg(f.verdict order by k.ordinal), weights || array_agg(k.weight order by k.ordinal)
    into verdicts, weights
    from jsonb_each_text(filter_verdicts) as f (criterion, verdict)
    join private.box_criteria() k on k.criterion = f.criterion;
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
$function$;

alter table "public"."buybox_profiles"
  add constraint "buybox_profiles_filters_check" check ((octet_length((filters)::text) <= 8000));

create trigger check_filters
  after insert or update of filters on public.buybox_profiles
  for each row
  when ((new.filters <> '{}'::jsonb))
  execute function private.check_box_filters();

create trigger check_updated_columns
  before update on public.buybox_profiles
  for each row
  execute function
    private.allow_update_columns('states', 'counties', 'property_types', 'conditions', 'min_price',
    'max_price',
    'financing', 'investment_strategies', 'vip_alerts', 'alert_mail', 'phone', 'filters');

comment on column "public"."buybox_profiles"."filters" is 'Further criteria, as filters of public.search_properties: places, bedrooms, bathrooms, sqft, units, yearBuilt, capRate, pricePerSqft, pricePerUnit, occupancy, noJv, verifiedOnly. They narrow the other columns.';

comment on function "private"."box_criteria"() is 'The search filters that a buy box can have, with their weight in a score (that of a county for places, else 5) and their order. Others are columns of buybox_profiles, or make no sense as a lasting criterion.';

comment on function "private"."box_filter_conditions"(public.buybox_profiles) is
  'SQL condition on listing p, which begins with and, for the filters of a buy box; empty for none.';

comment on function "private"."box_filters"(public.buybox_profiles) is 'The filters of a buy box that are in effect: without the entitlement verified_only, verifiedOnly isn''t.';

comment on function "private"."check_box_filters"() is 'Trigger on buybox_profiles: raises the errors of private.require_box_filters, and 42501 when a member without the entitlement turns on verifiedOnly. It may stay on after a plan ended, without effect.';

comment on function "private"."evaluate_filters"(private.search_listings[], jsonb) is
  'How listings meet each filter of a buy box that is set: {criterion: pass, fail, or unknown}.';

comment on function "private"."filter_facts"(public.properties) is 'What a listing states about each criterion of private.box_criteria; null if it doesn''t.';

comment on function "private"."filter_verdicts"(public.properties, public.buybox_profiles) is
  'How a listing meets each filter of a buy box that is set and in effect, as in private.evaluate_filters.';

comment on function "private"."is_match"(public.properties, public.buybox_profiles) is
  'Whether a listing passes every criterion the box sets, except strategy, and all its filters. A box that sets none matches every listing.';

comment on function "private"."match_score"(public.properties, public.buybox_profiles) is
  'How well a listing fits a box, 0 to 100 (private.score_of).';

comment on function "private"."match_source"(public.buybox_profiles, text) is
  'SQL for all listings p (id, created_at) that match a box and other conditions, by the cheapest path: its counties if they contain few listings, its price range and filters if few pass them, or else the cells.';

comment on function "private"."parse_buy_box"(jsonb) is 'Parses an unsaved buy box. Raises 22023 if it isn''t one, and 42501 for verifiedOnly without the entitlement. Unknown values match nothing.';

comment on function "private"."passes_filters"(public.properties, public.buybox_profiles) is
  'Whether a listing passes every filter of a buy box that is in effect.';

comment on function "private"."relaxed_box"(public.buybox_profiles) is 'A wider box, for listings that fail no criterion of this one, without its filters. An empty string among conditions or financing means not stated.';

comment on function "private"."require_box_filters"(jsonb) is 'Raises 22023 unless these are valid filters of a buy box.';

comment on function "private"."score_of"(private.match_verdicts, jsonb) is 'A score, 0 to 100, for the verdicts on a box''s columns and filters: the weights of the criteria it sets (full for pass, half for near and unknown, none for fail) as a percentage of their sum. 100 for a box that sets none.';

comment on function "public"."count_matches"(jsonb) is 'Number of active listings that would match an unsaved buy box of the caller, counted up to 1,001; 1001 means more than 1,000. box, all optional: {states, counties, property_types, conditions, financing, investment_strategies: lists; min_price, max_price: whole USD; filters: as in buybox_profiles}. Raises 22023 if it isn''t a buy box, and 42501 for verifiedOnly without the entitlement.';

comment on function "public"."match_listing"(uuid) is 'How a listing fits the caller''s buy box: {matches, score, criteria: [{criterion, verdict, weight, expected, actual}]}, in the order state, county, property_type, price, condition, financing, strategy, then the filters that are set, by their name, as private.box_criteria lists them. verdict: pass, near, fail, unknown, or null when the box doesn''t set it. expected: the box''s list, {min, max} in USD for price, or the filter. actual: the listing''s value, null if not stated; for strategy, the list of those it suits; for places, {city, county, state, zip}. Null without a buy box, for the caller''s own listing, and for one they can''t read.';

revoke all on function "private"."box_criteria"() from public;

revoke all on function "private"."box_filter_conditions"(public.buybox_profiles) from public;

revoke all on function "private"."box_filters"(public.buybox_profiles) from public;

revoke all on function "private"."check_box_filters"() from public;

revoke all on function "private"."evaluate_filters"(private.search_listings[], jsonb) from public;

revoke all on function "private"."filter_facts"(public.properties) from public;

revoke all
  on function "private"."filter_verdicts"(public.properties, public.buybox_profiles)
  from public;

revoke all
  on function "private"."passes_filters"(public.properties, public.buybox_profiles)
  from public;

revoke all on function "private"."require_box_filters"(jsonb) from public;

revoke all on function "private"."score_of"(private.match_verdicts, jsonb) from public;

reset check_function_bodies;
