set check_function_bodies = off;

drop trigger "count_added" on "public"."properties";

drop trigger "count_changed" on "public"."properties";

drop trigger "count_removed" on "public"."properties";

drop index "public"."properties_bigrams_idx";

drop index "public"."properties_cap_rate_idx";

drop index "public"."properties_cells_idx";

drop index "public"."properties_city_idx";

drop index "public"."properties_county_idx";

drop index "public"."properties_featured_idx";

drop index "public"."properties_newest_idx";

drop index "public"."properties_point_idx";

drop index "public"."properties_price_idx";

drop index "public"."properties_search_idx";

drop index "public"."properties_slice_cap_rate_idx";

drop index "public"."properties_slice_newest_idx";

drop index "public"."properties_slice_price_idx";

drop index "public"."properties_zip_idx";

alter table "private"."listing_changes"
  drop constraint "listing_changes_facet_check";

drop function "private"."add_to_listing_totals"(private.listing_kind[], integer);

drop function "private"."count_options"(text, text, boolean);

drop function "private"."cursor_row"(text, jsonb);

drop function "private"."page_by_scan"(text, text, public.properties, integer, integer);

drop function "private"."page_by_slices"(text, text[], text[], text, public.properties, integer);

drop function "private"."page_by_text"(text, text, public.properties, integer);

drop function "private"."update_listing_totals"();

drop type "private"."listing_kind";

create table "private"."search_listings" (
  "id"             uuid                     not null,
  "user_id"        uuid                     not null,
  "state"          text                     not null,
  "county"         text,
  "city_name"      text                     not null,
  "zip"            text                     not null,
  "latitude"       double precision         not null,
  "longitude"      double precision         not null,
  "property_type"  text                     not null,
  "price"          bigint                   not null,
  "bedrooms"       integer                  not null,
  "bathrooms"      double precision         not null,
  "sqft"           integer                  not null,
  "units"          integer,
  "year_built"     integer,
  "price_per_sqft" double precision,
  "price_per_unit" double precision,
  "cap_rate"       double precision,
  "condition"      text,
  "financing"      text,
  "occupancy"      text                     not null,
  "strategies"     text[]                   not null,
  "no_jv"          boolean                  not null,
  "price_dropped"  boolean                  not null,
  "verified"       boolean                  not null,
  "priority"       boolean                  not null,
  "created_at"     timestamp with time zone not null,
  "search_text"    text                     not null,
  constraint "search_listings_pkey" primary key (id)
);

create table "private"."search_outbox" (
  "id"         bigint generated always as identity not null,
  "listing_id" uuid   not null,
  constraint "search_outbox_pkey" primary key (id)
);

create type "private"."facet_source" as (
  "name"       text,
  "fields"     text[],
  "is_switch"  boolean,
  "expression" text,
  "option"     text
);

create or replace function private.apply_search_changes (
  max_changes integer
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  ids uuid[];
begin
  with taken as (
    delete from private.search_outbox o
    where o.id in (select n.id from private.search_outbox n order by n.id limit max_changes for update skip locked)
    returning o.listing_id
  )
  select array_agg(distinct t.listing_id) into ids from taken t;
  perform private.project_listings(ids);
  return coalesce(cardinality(ids), 0);
end;
$function$;

create or replace function private.apply_search_changes_now()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.search_outbox o using noted n where o.id = n.id;
  perform private.project_listings(array(select distinct n.listing_id from noted n));
  return null;
end;
$function$;

create or replace function private.at_least (
  sampled integer,
  share   numeric
)
  returns integer
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  -- Three standard errors of a Poisson count below the estimate.
  low constant numeric := greatest(sampled, floor((sampled - 3 * sqrt(sampled)) * 100 / share));
  digit constant numeric := power(10, floor(log(low)));
begin
  return floor(low / digit) * digit;
end;
$function$;

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
    with scored as materialized (
      select p.id, p.created_at, private.match_score(p, box) as score from public.properties p where p.id = any (page)
    ), best as (
      select s.* from scored s where (s.score, s.created_at, s.id) < (last_score, last_row.created_at, last_row.id)
      order by s.score desc, s.created_at desc, s.id desc limit size
    )
    select p.* from best join public.properties p on p.id = best.id order by best.score desc, best.created_at desc,
      best.id desc;
end;
$function$;

create or replace function private.count_options (
  sources    private.facet_source[],
  conditions text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  share constant numeric := private.sample_percent(10000);
  sampled jsonb;
begin
  if share = 100 or private.estimate_matches(conditions, 4000) <= 10000 then
    return private.count_values(sources, conditions, 100);
  end if;
  sampled := private.count_values(sources, conditions, share);
  return (
    select jsonb_object_agg(s.name, (
      select coalesce(jsonb_object_agg(known.value, case
        when sampled -> s.name ? known.value
          then jsonb_build_object('atLeast', private.at_least((sampled -> s.name ->> known.value)::integer, share))
      end), '{}')
      from unnest(private.facet_values(s.name)) as known (value)
    ))
    from unnest(sources) as s
  );
end;
$function$;

create or replace function private.count_properties (
  filters jsonb,
  search  text
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  conditions text := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions;
  found_rows integer;
begin
  if search_term <> '' then
    -- In at least one of 15 listings, a scan soon finds the first thousand.
    conditions := conditions
      || private.search_condition(search_term, private.matches_among_newest(search_term, 100) < 100);
  end if;
  if conditions = '' then
    return (select least(coalesce(sum(c.change), 0), 1001) from private.listing_changes c where c.facet = 'total');
  end if;
  execute format(
    'select count(*)::integer
     from (select from private.search_listings p where true %s limit 1001) as matching', conditions
  ) into found_rows;
  return found_rows;
end;
$function$;

create or replace function private.count_values (
  sources    private.facet_source[],
  conditions text,
  share      numeric
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  result jsonb;
begin
  execute format(
    'with found as materialized (select %s from private.search_listings p %s where true %s),
     counted as (%s)
     select coalesce(jsonb_object_agg(c.facet, c.options), ''{}'')
     from (
       select facet, jsonb_object_agg(value, listings) as options from counted where value is not null group by 1
     ) as c',
    (select string_agg(format('%s as %I', s.expression, s.name), ', ') from unnest(sources) as s),
    case when share < 100 then format('tablesample system (%s) repeatable (0)', share) else '' end,
    conditions,
    (
      select string_agg(
        format('select %L as facet, %s as value, count(*) as listings from found f %s group by 2', s.name,
          case s.name when 'strategy' then 'v.value' else format('f.%I', s.name) end,
          case s.name when 'strategy' then 'cross join unnest(f.strategy) as v (value)' else '' end),
        ' union all '
      )
      from unnest(sources) as s
    )
  ) into result;
  return result;
end;
$function$;

create or replace function private.county_source (
  box        public.buybox_profiles,
  conditions text
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  return format(
    'unnest(%L::text[]) as box_county cross join lateral (
       select p.id, p.created_at from private.search_listings p
       where p.state = right(box_county, 2) and p.county = left(box_county, -4) %s
       offset 0
     ) as p',
    box.counties, conditions
  );
end;
$function$;

create or replace function private.cursor_row (
  sort  text,
  after jsonb
)
  returns private.search_listings
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  needed text[] := case sort
    when 'featured' then array['verified', 'priority', 'created_at', 'id']
    when 'newest' then array['created_at', 'id']
    when 'price-asc' then array['price', 'id']
    when 'price-desc' then array['price', 'id']
    when 'cap-rate' then array['id']
  end;
  result private.search_listings;
begin
  if needed is null then
    raise exception 'Unknown sort %', coalesce(sort, 'null') using errcode = '22023';
  end if;
  if after is null or jsonb_typeof(after) = 'null' then
    -- Sorts before every listing, so that the first page needs no special case.
    result.verified := true;
    result.priority := true;
    result.created_at := 'infinity';
    result.price := case sort when 'price-asc' then 0 else 9223372036854775807 end;
    result.cap_rate := 'Infinity';
    result.id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
    return result;
  end if;
  if jsonb_typeof(after) <> 'object' or exists (select from unnest(needed) as key where after ->> key is null) then
    raise exception 'Not a valid cursor'
      using errcode = '22023', hint = format('"after" needs %s for this sort.', array_to_string(needed, ', '));
  end if;
  select r.id, r.verified, r.priority, r.created_at, r.price, r.cap_rate
  into result.id, result.verified, result.priority, result.created_at, result.price, result.cap_rate
  from jsonb_to_record(after) as r (
    id uuid, verified boolean, priority boolean, created_at timestamptz, price bigint, cap_rate double precision
  );
  return result;
end;
$function$;

create or replace function private.estimate_matches (
  conditions text,
  max_rows   integer
)
  returns bigint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  share constant numeric := private.sample_percent(max_rows);
  found_rows bigint;
begin
  execute format(
    -- The same pages each time, so that the estimate doesn't change from one request to the next.
    'select count(*) from private.search_listings p tablesample system (%s) repeatable (0) where true %s', share,
    conditions
  ) into found_rows;
  return found_rows * 100 / share;
end;
$function$;

create or replace function private.facet_sources()
  returns SETOF private.facet_source
  language sql
  immutable
  set search_path to ''
  AS $function$
  values ('states', array['states', 'places'], false, 'p.state', 'p.state = %L'),
    ('propertyTypes', array['propertyType'], false, 'p.property_type', 'p.property_type = %L'),
    ('financing', array['financing'], false, 'p.financing', 'p.financing = %L'),
    ('condition', array['condition'], false, 'p.condition', 'p.condition = %L'),
    ('occupancy', array['occupancy'], false, 'p.occupancy', 'p.occupancy = %L'),
    ('strategy', array['strategy'], false, 'p.strategies', 'p.strategies @> array[%L]'),
    ('noJv', array['noJv'], true, 'nullif(p.no_jv, false)::text', 'p.no_jv = %L'),
    ('priceDrop', array['priceDrop'], true, 'nullif(p.price_dropped, false)::text', 'p.price_dropped = %L'),
    ('verified', array['verifiedOnly'], true, 'nullif(p.verified, false)::text', 'p.verified = %L');
$function$;

create or replace function private.facet_totals (
  hidden_ids uuid[]
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (
    with totals as (
      select changes.facet, changes.value, sum(changes.change) as listings
      from (
        select c.facet, c.value, c.change from private.listing_changes c
        union all
        select f.facet, f.value, -1 from private.search_listings p cross join lateral private.facets_of(p) as f
        where p.user_id = any (hidden_ids)
      ) as changes
      group by 1, 2 having sum(changes.change) > 0
    )
    select coalesce(jsonb_object_agg(kinds.facet, kinds.options), '{}')
    from (select t.facet, jsonb_object_agg(t.value, t.listings) as options from totals t group by 1) as kinds
  );
end;
$function$;

create or replace function private.facets_of (
  listing private.search_listings
)
  returns table (
    facet text,
    value text
  )
  language sql
  immutable
  set search_path to ''
  AS $function$
  select f.facet, f.value
  from (values
    ('total', ''), ('states', listing.state), ('propertyTypes', listing.property_type),
    ('financing', listing.financing), ('condition', listing.condition), ('occupancy', listing.occupancy),
    ('noJv', nullif(listing.no_jv, false)::text), ('priceDrop', nullif(listing.price_dropped, false)::text),
    ('verified', nullif(listing.verified, false)::text)
  ) as f (facet, value)
  where f.value is not null
  union all
  select 'strategy', s.strategy from unnest(listing.strategies) as s (strategy);
$function$;

create or replace function private.filter_conditions (
  filters jsonb,
  OUT     states text[],
  OUT     types text[],
  OUT     verified_only boolean,
  OUT     conditions text
)
  returns record
  language plpgsql
  immutable
  security definer
  set search_path to ''
  AS $function$
declare
  location record;
  financing text[];
  list record;
begin
  if jsonb_typeof(filters) not in ('object', 'null') then
    raise exception 'Filters are an object' using errcode = '22023';
  end if;
  location := private.location_condition(filters);
  states := location.states;
  types := private.list_filter(filters, 'propertyType');
  if 'Residential' = any (types) then
    types := types || private.residential_types();
  elsif types && private.residential_types() then
    types := types || 'Residential'::text;
  end if;
  types := array(select distinct unnest(types));

  verified_only := private.flag_filter(filters, 'verifiedOnly');
  conditions := location.condition
    || case when verified_only then ' and p.verified' else '' end
    || case when private.flag_filter(filters, 'noJv') then ' and p.no_jv' else '' end
    || case when private.flag_filter(filters, 'priceDrop') then ' and p.price_dropped' else '' end;
  financing := private.list_filter(filters, 'financing');
  if 'Creative' = any (financing) then
    financing := financing || private.creative_financing_types();
  end if;
  for list in
    select * from (values
      ('p.financing = any (%L::text[])', financing),
      ('p.condition = any (%L::text[])', private.list_filter(filters, 'condition')),
      ('p.occupancy = any (%L::text[])', private.list_filter(filters, 'occupancy')),
      ('p.strategies && %L::text[]', private.list_filter(filters, 'strategy'))
    ) as lists (test, chosen)
    where lists.chosen <> '{}'
  loop
    conditions := conditions || ' and ' || format(list.test, list.chosen);
  end loop;
  conditions := conditions || private.number_conditions(filters);
  if jsonb_typeof(filters -> 'box') <> 'null' then
    conditions := conditions || private.bounds_condition(filters -> 'box');
  end if;
  if jsonb_typeof(filters -> 'shape') <> 'null' then
    conditions := conditions || private.shape_condition(filters -> 'shape');
  end if;
end;
$function$;

create or replace function private.listings_in_order (
  ids uuid[]
)
  returns SETOF public.properties
  language plpgsql
  stable
  security definer
  rows 24
  set search_path to ''
  AS $function$
begin
  return query
    select p.* from unnest(ids) with ordinality as found (id, ordinal) join public.properties p on p.id = found.id
    -- Where search is on another server, it may be behind.
    where p.status = 'active' order by found.ordinal;
end;
$function$;

create or replace function private.location_condition (
  filters jsonb,
  OUT     states text[],
  OUT     condition text
)
  returns record
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  places constant text[] := private.list_filter(filters, 'places');
  place text;
  parts text[];
  alternatives text[] := '{}';
  is_anywhere boolean := false;
begin
  states := private.list_filter(filters, 'states');
  condition := '';
  if places = '{}' then
    return;
  elsif cardinality(places) > 20 then
    raise exception 'A search has at most 20 places' using errcode = '22023';
  end if;
  if states <> '{}' then
    alternatives := array[format('p.state = any (%L::text[])', states)];
  end if;
  foreach place in array places loop
    parts := coalesce(
      regexp_match(place, '^(city|county):(.{1,100}), ([A-Z]{2})$'),
      regexp_match(place, '^(zip):([0-9]{5})(?:\+([0-9]{1,9}))?, ([A-Z]{2})$')
    );
    if parts is null then
      raise exception 'Not a place: %', place using errcode = '22023', hint = 'Such as "city:Memphis, TN".';
    end if;
    alternatives := alternatives || case parts[1]
      when 'city' then format('p.state = %L and p.city_name = %L', parts[3],
        private.place_name(parts[2]))
      when 'county' then format('p.state = %L and p.county = %L', parts[3], parts[2])
      else private.zip_condition(parts[2], parts[3]::integer)
    end;
    states := states || parts[cardinality(parts)];
    -- A radius may reach into other states.
    is_anywhere := is_anywhere or parts[1] = 'zip' and parts[3] is not null;
  end loop;
  states := case when is_anywhere then '{}' else array(select distinct unnest(states)) end;
  condition := format(' and (%s)', array_to_string(alternatives, ' or '));
end;
$function$;

create or replace function private.map_clusters (
  conditions text,
  cell       double precision,
  share      numeric
)
  returns table (
    id        uuid,
    latitude  double precision,
    longitude double precision,
    listings  integer,
    price     bigint,
    verified  boolean
  )
  language plpgsql
  stable
  security definer
  rows 300
  set search_path to ''
  AS $function$
begin
  return query execute format(
    'select null::uuid, avg(p.latitude), avg(p.longitude), round(count(*) * 100 / $2)::integer,
       case when $2 = 100 then min(p.price) end, bool_or(p.verified)
     from private.search_listings p %s where true %s group by floor(p.latitude / $1), floor(p.longitude / $1)',
    case when share < 100 then format('tablesample system (%s) repeatable (0)', share) else '' end, conditions
  ) using cell, share;
end;
$function$;

create or replace function private.map_properties (
  filters jsonb,
  search  text,
  box     jsonb,
  cell    double precision
)
  returns table (
    id        uuid,
    latitude  double precision,
    longitude double precision,
    listings  integer,
    price     bigint,
    verified  boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  max_exact constant integer := 10000;
  sample constant numeric := private.sample_percent(20000);
  parsed record := private.parse_filters(filters);
  conditions text := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions
    || private.search_condition(private.normalize_search(search), true) || private.bounds_condition(box);
  is_sampled boolean;
  found_rows integer;
begin
  if cell is null or not cell between 0.0001 and 90 then
    raise exception 'A cell is between 0.0001 and 90 degrees wide' using errcode = '22023';
  end if;
  is_sampled := sample < 100 and private.estimate_matches(conditions, 4000) > max_exact;
  if not is_sampled then
    execute format('select count(*) from (select from private.search_listings p where true %s limit 501) as matching',
      conditions) into found_rows;
  end if;
  if found_rows <= 500 then
    return query execute format(
      'select p.id, p.latitude, p.longitude, 1, p.price, p.verified
       from private.search_listings p where true %s order by p.created_at desc, p.id desc', conditions
    );
  else
    return query
      select * from private.map_clusters(conditions, cell,
        case when is_sampled then sample else 100 end);
  end if;
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
  price constant text := private.price_condition(box);
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
  if price <> '' then
    -- Reading a listing found by the price index costs about as much as looking into ten cells.
    execute format(
      'select count(*) > $1
       from (select from private.search_listings p where true %s limit $1 + 1) as listed', price
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

create or replace function private.matched_listings (
  max_rows integer
)
  returns SETOF public.properties
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  size integer := least(greatest(coalesce(max_rows, 6), 1), 100);
  box public.buybox_profiles;
  page uuid[];
begin
  select * into box from public.buybox_profiles b where b.user_id = auth.uid();
  if not found then
    return;
  end if;
  -- The newest listings fill most boxes. If 4,000 of them don't, there are few enough matches to read them all.
  page := private.page_by_scan('newest', private.box_conditions(box), private.cursor_row('newest', null), size, 4000);
  if cardinality(page) < size then
    execute format('select array(select p.id from %s order by p.created_at desc, p.id desc limit $1)',
      private.match_source(box, '')) into page using size;
  end if;
  return query
    select p.* from private.listings_in_order(page) p where private.is_match(p, box);
end;
$function$;

create or replace function private.matches_among_newest (
  search_term text,
  max_count   integer
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  matches integer;
begin
  execute format(
    'select count(*)::integer from (
       select from (
         select * from private.search_listings order by created_at desc, id desc limit 1500
       ) p where true %s limit $1
     ) as matching', private.search_condition(search_term, false)
  ) into matches using max_count;
  return matches;
end;
$function$;

create or replace function private.nearest_in_price (
  states        text[],
  property_type text,
  price         bigint,
  excluded_id   uuid,
  max_rows      integer
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  hidden constant uuid[] := private.hidden_member_ids();
begin
  return array(
    select near.id
    from unnest(states) as slice (state)
    cross join lateral (
      (
        select p.id, p.price from private.search_listings p
        where p.state = slice.state
          and p.property_type = nearest_in_price.property_type and p.id <> excluded_id
          and p.price >= nearest_in_price.price and p.user_id <> all (hidden)
        order by p.price, p.id limit max_rows
      )
      union all
      (
        select p.id, p.price from private.search_listings p
        where p.state = slice.state
          and p.property_type = nearest_in_price.property_type and p.id <> excluded_id
          and p.price < nearest_in_price.price and p.user_id <> all (hidden)
        order by p.price desc, p.id limit max_rows
      )
    ) as near
    order by abs(near.price - nearest_in_price.price), near.price, near.id limit max_rows
  );
end;
$function$;

create or replace function private.note_search_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op = 'UPDATE' then
    insert into private.search_outbox (listing_id)
    select t.id from touched t join replaced r on r.id = t.id
    where t.status is distinct from r.status
      or t.status = 'active' and private.search_row(t) is distinct from private.search_row(r);
  else
    insert into private.search_outbox (listing_id) select t.id from touched t where t.status = 'active';
  end if;
  return null;
end;
$function$;

create or replace function private.number_conditions (
  filters jsonb
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  field record;
  low numeric;
  high numeric;
  conditions text := '';
begin
  for field in
    select * from (values
      -- Counts and whole USD: rounding a bound inward doesn't change the result. Bathrooms are halves.
      ('price', 'p.price', 1), ('bedrooms', 'p.bedrooms', 1), ('bathrooms', 'p.bathrooms', 0.5),
      ('sqft', 'p.sqft', 1), ('units', 'p.units', 1), ('yearBuilt', 'p.year_built', 1), ('capRate', 'p.cap_rate', 0),
      ('pricePerSqft', 'p.price_per_sqft', 0), ('pricePerUnit', 'p.price_per_unit', 0)
    ) as fields (name, expression, step)
  loop
    low := private.range_filter(filters, field.name, 'min');
    high := private.range_filter(filters, field.name, 'max');
    if field.step > 0 then
      low := ceil(low / field.step) * field.step;
      high := floor(high / field.step) * field.step;
    end if;
    if low is not null then
      conditions := conditions || format(' and %s >= %s', field.expression, low);
    end if;
    if high is not null then
      conditions := conditions || format(' and %s <= %s', field.expression, high);
    end if;
  end loop;
  -- Days since it was posted, at most 100 years.
  low := private.range_filter(filters, 'age', 'min');
  high := private.range_filter(filters, 'age', 'max');
  if low is not null then
    conditions := conditions || format(' and p.created_at <= now() - interval ''1 day'' * %s', least(low, 36500));
  end if;
  if high is not null then
    conditions := conditions || format(' and p.created_at >= now() - interval ''1 day'' * %s', least(high, 36500));
  end if;
  return conditions;
end;
$function$;

create or replace function private.page_by_scan (
  sort       text,
  conditions text,
  last_row   private.search_listings,
  size       integer,
  scan_limit integer
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  ordering record := private.ordering(sort);
  page uuid[];
begin
  execute format(
    'select array(
       select p.id from (select p.* from private.search_listings p where %s order by %s limit $3) p
       where true %s order by %s limit $2
     )',
    ordering.after_cursor, ordering.order_by, conditions, ordering.order_by
  ) into page using last_row, size, scan_limit;
  return page;
end;
$function$;

create or replace function private.page_by_slices (
  sort       text,
  states     text[],
  types      text[],
  conditions text,
  last_row   private.search_listings,
  size       integer
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  ordering record := private.ordering(sort);
  page uuid[];
begin
  execute format(
    'select array(
       select p.id
       from unnest($3) as slice (state)
       cross join unnest($4) as kind (property_type)
       cross join unnest($5) as rank (verified)
       cross join unnest($5) as seller (priority)
       cross join lateral (
         select %s from private.search_listings p
         where p.state = slice.state and p.property_type = kind.property_type %s %s
         order by %s limit $2
       ) p
       order by %s limit $2
     )',
    ordering.columns,
    case sort when 'newest' then 'and p.verified = rank.verified and p.priority = seller.priority' end,
    conditions, ordering.order_by, ordering.order_by
  )
  into page
  using last_row, size,
    -- Only values that listings have, because every combination is looked up.
    array(select value from unnest(private.facet_values('states')) as value where states = '{}'
      or value = any (states)),
    array(select value from unnest(private.facet_values('propertyTypes')) as value where types = '{}'
      or value = any (types)),
    case sort when 'newest' then array[true, false] else array[true] end;
  return page;
end;
$function$;

create or replace function private.page_by_text (
  sort       text,
  conditions text,
  last_row   private.search_listings,
  size       integer
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  ordering record := private.ordering(sort);
  page uuid[];
begin
  execute format(
    'with found as materialized (select %s from private.search_listings p where true %s)
     select array(select p.id from found p order by %s limit $2)',
    ordering.columns, conditions, ordering.order_by
  ) into page using last_row, size;
  return page;
end;
$function$;

create or replace function private.passes_search (
  listing public.properties,
  filters jsonb,
  search  text
)
  returns boolean
  language plpgsql
  stable
  security definer
  cost 1000
  set search_path to ''
  AS $function$
declare
  parsed constant record := private.filter_conditions(filters);
  passes boolean;
begin
  execute format('select exists (select from private.search_row($1) as p where true %s)',
    private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions
      || private.search_condition(private.normalize_search(search), false))
  into passes using listing;
  return passes;
end;
$function$;

create or replace function private.place_condition (
  search text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.project_listings (
  ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  removed private.search_listings[];
  added private.search_listings[];
begin
  with gone as (delete from private.search_listings l where l.id = any (ids) returning l as listing)
  select coalesce(array_agg(g.listing), '{}') into removed from gone g;
  added := array(
    select private.search_row(p) from public.properties p where p.id = any (ids) and p.status = 'active'
  );
  insert into private.search_listings select a.* from unnest(added) as a;
  perform private.update_listing_totals(removed, added);
end;
$function$;

create or replace function private.property_facets (
  filters jsonb,
  search  text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  text_filter text := '';
  all_conditions text;
  own_conditions text;
  source private.facet_source;
  -- Facets that no filter narrows are counted together.
  together private.facet_source[] := '{}';
  counts jsonb;
begin
  if search_term <> '' then
    text_filter := private.search_condition(search_term, private.matches_among_newest(search_term, 100) < 100);
  end if;
  all_conditions := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions || text_filter;
  if all_conditions = private.seller_condition() then
    counts := private.facet_totals(private.hidden_member_ids());
    counts := counts || jsonb_build_object('total', coalesce(counts -> 'total' -> '', '0'));
  else
    counts := jsonb_build_object('total', private.count_properties(filters, search));
    for source in select * from private.facet_sources() loop
      parsed := private.filter_conditions(filters - source.fields);
      own_conditions := private.state_and_type_condition(parsed.states, parsed.types) || private.seller_condition()
        || parsed.conditions || text_filter;
      if own_conditions = all_conditions then
        together := together || source;
      else
        counts := counts || private.count_options(array[source], own_conditions);
      end if;
    end loop;
    counts := counts || private.count_options(together, all_conditions);
  end if;
  return (
    select jsonb_object_agg(s.name, coalesce(
      case when s.is_switch then counts -> s.name -> 'true' else counts -> s.name end,
      case when s.is_switch then '0' else '{}' end::jsonb
    ))
    from private.facet_sources() as s
  ) || jsonb_build_object('total', counts -> 'total');
end;
$function$;

create or replace function private.rebuild_search()
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  lock table public.properties in share mode;
  delete from private.search_outbox;
  delete from private.listing_changes;
  delete from private.search_listings;
  insert into private.search_listings
  select r.* from public.properties p cross join lateral private.search_row(p) as r where p.status = 'active';
  insert into private.listing_changes (facet, value, change)
  select f.facet, f.value, count(*) from private.search_listings l cross join lateral private.facets_of(l) as f
  group by 1, 2;
end;
$function$;

create or replace function private.sample_percent (
  max_rows integer
)
  returns numeric
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  listings constant bigint := (select sum(c.change) from private.listing_changes c where c.facet = 'total');
begin
  return case when coalesce(listings, 0) <= 2 * max_rows then 100 else round(100.0 * max_rows / listings, 6) end;
end;
$function$;

create or replace function private.search_properties (
  filters   jsonb,
  search    text,
  sort      text,
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
  size integer := least(greatest(coalesce(page_size, 24), 1), 100);
  search_term text := private.normalize_search(search);
  last_row private.search_listings := private.cursor_row(sort, after);
  parsed record;
  conditions text;
  -- For rows that are read anyway, without a text index.
  text_filter text;
  after_cursor text := '';
  by_slices boolean := false;
  page uuid[];
begin
  -- The most common request, with a cacheable plan.
  if search_term = '' and coalesce(filters, 'null') in ('{}', 'null') and sort in ('newest', 'featured')
    and private.hidden_member_ids() = '{}' then
    if sort = 'newest' then
      page := array(
        select p.id from private.search_listings p
        where (p.created_at, p.id) < (last_row.created_at, last_row.id)
        order by p.created_at desc, p.id desc limit size
      );
    else
      page := array(
        select p.id from private.search_listings p
        where (p.verified, p.priority, p.created_at, p.id)
          < (last_row.verified, last_row.priority, last_row.created_at, last_row.id)
        order by p.verified desc, p.priority desc, p.created_at desc, p.id desc limit size
      );
    end if;
    return query select * from private.listings_in_order(page);
    return;
  end if;

  parsed := private.parse_filters(filters);
  conditions := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions;
  text_filter := private.search_condition(search_term, false);
  if jsonb_typeof(after) = 'object' then
    -- Not for a first page: Postgres would start at the end of the index rather than at the price filter.
    after_cursor := ' and ' || (private.ordering(sort)).after_cursor;
  end if;
  if search_term = '' then
    by_slices := true;
    if parsed.states = '{}' then
      page := private.page_by_scan(sort, conditions, last_row, size, 1500);
      -- Reading a few listings by the index of a filter is cheaper than looking for them in every slice.
      by_slices := cardinality(page) = size or private.estimate_matches(conditions, 4000) > 5000;
    end if;
  elsif parsed.states <> '{}' then
    by_slices := private.matches_among_newest(search_term, 100) = 100;
  elsif private.matches_among_newest(search_term, 8) = 8 then
    -- In at least one of 200 listings, so a scan almost certainly finds a page, unless the filters are selective.
    page := private.page_by_scan(sort, conditions || text_filter, last_row, size, 8000);
  end if;
  if page is null or cardinality(page) < size then
    page := case
      when by_slices then private.page_by_slices(sort, parsed.states, parsed.types,
        parsed.conditions || after_cursor || text_filter, last_row, size)
      else private.page_by_text(sort, conditions || after_cursor || private.search_condition(search_term, true),
        last_row, size)
    end;
  end if;
  return query select * from private.listings_in_order(page);
end;
$function$;

create or replace function private.search_row (
  listing public.properties
)
  returns private.search_listings
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  result private.search_listings;
begin
  result.id := listing.id;
  result.user_id := listing.user_id;
  result.state := listing.state;
  result.county := listing.county;
  result.city_name := private.place_name(listing.city);
  result.zip := listing.zip;
  result.latitude := listing.latitude;
  result.longitude := listing.longitude;
  result.property_type := listing.property_type;
  result.price := listing.price;
  result.bedrooms := listing.bedrooms;
  result.bathrooms := listing.bathrooms;
  result.sqft := listing.sqft;
  result.units := listing.units;
  result.year_built := listing.year_built;
  result.price_per_sqft := listing.price::double precision / nullif(listing.sqft, 0);
  result.price_per_unit := listing.price::double precision / listing.units;
  result.cap_rate := listing.cap_rate;
  result.condition := listing.condition;
  result.financing := listing.financing;
  result.occupancy := listing.occupancy;
  result.strategies := private.suitable_strategies(listing.condition, listing.property_type);
  result.no_jv := listing.jv_share_pct = 0;
  result.price_dropped := listing.dropped_from is not null;
  result.verified := listing.verified;
  result.priority := listing.priority;
  result.created_at := listing.created_at;
  result.search_text := listing.search_text;
  return result;
end;
$function$;

create or replace function private.shape_condition (
  shape jsonb
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  corners constant point[] := private.shape_corners(shape);
  size constant integer := cardinality(corners);
  outline constant polygon := (
    '(' || array_to_string(array(select c::text from unnest(corners) as c), ',') || ')'
  )::polygon;
  bounds constant box := box(outline);
  crosses boolean;
  is_wide boolean;
  surface double precision;
begin
  with edges as (
    select n, corners[n] as a, corners[n % size + 1] as b from generate_series(1, size) as n
  )
  select bool_or(abs(e.a[0] - e.b[0]) > 180), sum(e.a[0] * e.b[1] - e.b[0] * e.a[1]),
    -- Neighbors share a corner.
    bool_or(exists (
      select from edges o
      where o.n > e.n + 1 and not (e.n = 1 and o.n = size) and lseg(e.a, e.b) ?# lseg(o.a, o.b)
    ))
  into is_wide, surface, crosses from edges e;
  if is_wide then
    raise exception 'A drawn area can''t cross the 180th meridian' using errcode = '22023';
  elsif crosses then
    raise exception 'The outline of a drawn area can''t cross itself' using errcode = '22023';
  elsif abs(surface) < 1e-9 then
    raise exception 'A drawn area can''t be a line' using errcode = '22023';
  end if;
  return format(
    ' and p.latitude between %L::double precision and %L::double precision'
    ' and p.longitude between %L::double precision and %L::double precision'
    ' and point(p.longitude, p.latitude) <@ %L::polygon',
    (bounds[1])[1], (bounds[0])[1], (bounds[1])[0], (bounds[0])[0], outline
  );
end;
$function$;

create or replace function private.shape_corners (
  shape jsonb
)
  returns point[]
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  max_corners constant integer := 100;
begin
  if jsonb_typeof(shape) <> 'array' or jsonb_array_length(shape) not between 3 and max_corners then
    raise exception 'A drawn area has 3 to % corners', max_corners using errcode = '22023';
  end if;
  if exists (
    select from jsonb_array_elements(shape) as corner
    where case
      when jsonb_typeof(corner) <> 'array' or jsonb_array_length(corner) <> 2 then true
      when jsonb_typeof(corner -> 0) <> 'number' or jsonb_typeof(corner -> 1) <> 'number' then true
      else abs((corner ->> 0)::numeric) > 180 or abs((corner ->> 1)::numeric) > 90
    end
  ) then
    raise exception 'A corner is a longitude and a latitude in degrees' using errcode = '22023';
  end if;
  return array(
    -- Rounded, because products of tiny numbers are out of range.
    select point(round((c.corner ->> 0)::numeric, 6), round((c.corner ->> 1)::numeric, 6))
    from jsonb_array_elements(shape) with ordinality as c (corner, ordinal) order by c.ordinal
  );
end;
$function$;

create or replace function private.similar_properties (
  property_id uuid,
  max_rows    integer
)
  returns SETOF public.properties
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  size integer := least(greatest(coalesce(max_rows, 4), 1), 24);
  listing public.properties;
  page uuid[];
begin
  select * into strict listing from public.properties p where p.id = property_id;
  page := private.nearest_in_price(array[listing.state], listing.property_type, listing.price, listing.id, size);
  if cardinality(page) < size then
    page := page || private.nearest_in_price(
      array_remove(private.facet_values('states'), listing.state), listing.property_type, listing.price, listing.id,
        size - cardinality(page)
    );
  end if;
  return query select * from private.listings_in_order(page);
end;
$function$;

create or replace function private.update_listing_totals (
  removed private.search_listings[],
  added   private.search_listings[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  sum_up boolean;
begin
  with noted as (
    insert into private.listing_changes (facet, value, change)
    select changed.facet, changed.value, sum(changed.change)
    from (
      select f.facet, f.value, -1 as change from unnest(removed) as r cross join lateral private.facets_of(r) as f
      union all
      select f.facet, f.value, 1 from unnest(added) as a cross join lateral private.facets_of(a) as f
    ) as changed
    group by 1, 2 having sum(changed.change) <> 0
    returning id
  )
  select coalesce(bool_or(id % 256 = 0), false) into sum_up from noted;
  -- One writer at a time; others skip it. Under a stricter isolation level, concurrently deleted rows would be an
  -- error.
  if sum_up and current_setting('transaction_isolation') = 'read committed'
    and pg_try_advisory_xact_lock(hashtext('private.listing_changes'))
  then
    with summed as (delete from private.listing_changes returning *)
    insert into private.listing_changes (facet, value, change)
    select s.facet, s.value, sum(s.change) from summed s group by 1, 2;
  end if;
end;
$function$;

create index search_listings_bathrooms_idx on private.search_listings using btree (bathrooms);

create index search_listings_bedrooms_idx on private.search_listings using btree (bedrooms);

create index search_listings_cap_rate_idx on private.search_listings using btree (cap_rate);

create index search_listings_cap_rate_order_idx on private.search_listings
  using btree (COALESCE(cap_rate, '-Infinity'::double precision) desc, id desc);

create index search_listings_cells_idx on private.search_listings
  using btree
  (state, property_type, COALESCE(condition, ''::text), COALESCE(financing, ''::text), price)
  include (condition, financing, county, created_at, id, user_id);

create index search_listings_city_idx on private.search_listings using btree (state, city_name);

create index search_listings_condition_idx on private.search_listings using btree (condition);

create index search_listings_county_idx on private.search_listings using btree (state, county);

create index search_listings_dropped_idx on private.search_listings using btree (created_at)
  where price_dropped;

create index search_listings_featured_idx on private.search_listings
  using btree (verified desc, priority desc, created_at desc, id desc);

create index search_listings_financing_idx on private.search_listings using btree (financing);

create index search_listings_newest_idx on private.search_listings
  using btree (created_at desc, id desc)
  include (state, county, property_type, price, condition, financing, user_id);

create index search_listings_point_idx on private.search_listings using btree (latitude, longitude)
  include (price, verified);

create index search_listings_price_idx on private.search_listings using btree (price, id);

create index search_listings_price_per_sqft_idx on private.search_listings
  using btree (price_per_sqft);

create index search_listings_price_per_unit_idx on private.search_listings
  using btree (price_per_unit);

create index search_listings_slice_cap_rate_idx on private.search_listings
  using btree
  (state, property_type, COALESCE(cap_rate, '-Infinity'::double precision) desc, id desc)
  include (cap_rate, verified, price, bedrooms, bathrooms, sqft, financing);

create index search_listings_slice_newest_idx on private.search_listings
  using btree (state, property_type, verified desc, priority desc, created_at desc, id desc)
  include (price, bedrooms, bathrooms, sqft, financing);

create index search_listings_slice_price_idx on private.search_listings
  using btree (state, property_type, price, id)
  include (verified, bedrooms, bathrooms, sqft, financing);

create index search_listings_sqft_idx on private.search_listings using btree (sqft);

create index search_listings_text_idx on private.search_listings
  using gin (search_text extensions.gin_trgm_ops)
  with (gin_pending_list_limit='256');

create index search_listings_units_idx on private.search_listings using btree (units);

create index search_listings_user_idx on private.search_listings using btree (user_id);

create index search_listings_year_built_idx on private.search_listings using btree (year_built);

create index search_listings_zip_idx on private.search_listings using btree (zip);

create index properties_newest_idx on public.properties using btree (created_at desc, id desc)
  where (status = 'active'::text);

create trigger apply_now
  after insert on private.search_outbox referencing NEW table as noted
  for each STATEMENT
  execute function private.apply_search_changes_now();

create trigger note_search_delete
  after delete on public.properties referencing OLD table as touched
  for each STATEMENT
  execute function private.note_search_change();

create trigger note_search_insert
  after insert on public.properties referencing NEW table as touched
  for each STATEMENT
  execute function private.note_search_change();

create trigger note_search_update
  after update on public.properties referencing OLD table as replaced NEW table as touched
  for each STATEMENT
  execute function private.note_search_change();

comment on column "private"."search_listings"."city_name" is 'The city as private.place_name.';

comment on column "private"."search_listings"."no_jv" is 'Whether the seller asks for no joint-venture share.';

comment on column "private"."search_listings"."price_dropped" is 'Whether dropped_from is set.';

comment on column "private"."search_listings"."price_per_sqft" is 'USD; null if sqft isn''t stated.';

comment on column "private"."search_listings"."price_per_unit" is 'USD; null if units isn''t stated.';

comment on column "private"."search_listings"."strategies" is 'private.suitable_strategies.';

comment on function "private"."apply_search_changes"(integer) is 'For search on another server: applies the oldest `max_changes` in the outbox and removes them. Returns how many listings that were.';

comment on function "private"."apply_search_changes_now"() is 'Trigger on search_outbox: applies a change in its own transaction. To be disabled when search moves to another server.';

comment on function "private"."at_least"(integer, numeric) is 'The round number, such as 60, 100, or 2,000, that a count almost certainly reaches when a sample of `share` percent has `sampled`, at least 1.';

comment on function "private"."count_options"(private.facet_source[], text) is
  'How many listings that meet the conditions have each value of these facets: {facet: {value: number}}, without values that none has. If more than about 10,000 of more than 20,000 listings match, {atLeast: number} from a sample, or null for a value that the sample doesn''t have.';

comment on function "private"."count_values"(private.facet_source[], text, numeric) is
  'How many listings that meet the conditions, in a sample of `share` percent, have each value of these facets: {facet: {value: number}}. Facets and values that none has are missing.';

comment on function "private"."cursor_row"(text, jsonb) is 'The row a page starts after. Raises 22023 for an unknown sort order or an incomplete cursor, and 22P02, 22003, 22007, or 22008 for an invalid one.';

comment on function "private"."estimate_matches"(text, integer) is 'About how many listings meet an SQL condition on p, which begins with and: counted among about `max_rows`. Exact for up to twice as many listings.';

comment on function "private"."facet_sources"() is 'What public.property_facets counts: the facets of private.facets_of.';

comment on function "private"."facet_totals"(uuid[]) is 'Number of listings with each value of each facet, {facet: {value: number}}, from the stored totals, without the listings of these members.';

comment on function "private"."facet_values"(text) is 'Every value of a facet that a listing has or has had.';

comment on function "private"."facets_of"(private.search_listings) is 'Each facet of public.property_facets that a listing counts for, and its value: true for a switch, empty for total.';

comment on function "private"."listings_in_order"(uuid[]) is 'The listings with these IDs that are active, in this order.';

comment on function "private"."map_clusters"(text, double precision, numeric) is
  'Clusters, as described for public.map_properties, of the listings that meet the conditions, in a sample of `share` percent of all listings. Estimated numbers have no lowest price.';

comment on function "private"."note_search_change"() is 'Trigger on properties: notes the listings that search has to read again.';

comment on function "private"."page_by_scan"(text, text, private.search_listings, integer, integer)
  is 'IDs of a page among the next `scan_limit` listings in sort order. May be short.';

comment on function
  "private"."page_by_slices"(text, text[], text[], text, private.search_listings, integer) is
  'IDs of a page, merged from the next listings of each state and property type, each read in order from an index (for newest, in four parts).';

comment on function "private"."page_by_text"(text, text, private.search_listings, integer) is
  'IDs of a page among all listings that match the conditions, where $1 is the cursor row. For rare texts, found by an index.';

comment on function "private"."project_listings"(uuid[]) is 'Brings the projection and its totals up to date with these listings. Doing it twice does no harm.';

comment on function "private"."rebuild_search"() is 'Fills the projection and its totals again from all listings. Writers wait.';

comment on function "private"."sample_percent"(integer) is 'The share of the projection to sample for about `max_rows` rows, in percent; 100 for up to twice as many.';

comment on function "private"."search_row"(public.properties) is 'A listing as search reads it, whatever its status.';

comment on function "private"."shape_condition"(jsonb) is 'SQL condition on listing p for a drawn area, its outline included. The box around it lets an index find candidates. Raises 22023 for what isn''t one (private.shape_corners), crosses itself or the 180th meridian, or has no surface.';

comment on function "private"."shape_corners"(jsonb) is 'The corners (x is the longitude) of a drawn area, [[longitude, latitude], ...] in degrees. Raises 22023 for anything but 3 to 100 of them.';

comment on function
  "private"."update_listing_totals"(private.search_listings[], private.search_listings[]) is
  'Counts listings that leave and enter the projection. Never waits.';

comment on function "public"."map_properties"(jsonb, text, jsonb, double precision) is
  'Listings that search_properties would find in a map area ({west, south, east, north}, degrees): up to 500 individually, newest first; more are clustered in cells of `cell` degrees. A cluster has no id; it has the mean position, number, and lowest price (USD) of its listings, and whether any is verified. If about 10,000 or more of more than 40,000 listings match, clusters are estimated from a sample: their price is null, and small ones may be missing. Raises the errors of search_properties, and 22023 for a cell outside 0.0001 to 90.';

comment on function "public"."property_facets"(jsonb, text) is 'Number of listings that search_properties would find, {total, states, propertyTypes, financing, condition, occupancy, strategy, noJv, priceDrop, verified}. total: up to 1,001, exact without text and filters. Others: how many it would find with only that value of its kind, or that switch, and all filters of other kinds: a number, {atLeast: number} if more than about 10,000 listings match, or null if not counted. Values without a listing are missing. Raises the same errors.';

comment on function "public"."search_properties"(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and are in the place that the text names, or whose title, address, city, state, or ZIP contains it. filters, all optional: {states, places, propertyType, financing, condition, occupancy, strategy: lists; price (USD), bedrooms, bathrooms, sqft, units, yearBuilt, capRate (%), pricePerSqft, pricePerUnit (USD), age (days since it was posted): {min, max}, inclusive, 0 for unset; noJv, priceDrop: true; verifiedOnly: true, with that entitlement; box: {west, south, east, north} in degrees; shape: an area drawn on the map, 3 to 100 corners [longitude, latitude]}. A listing is in one of the states or of the places, which read "city:Memphis, TN", "county:Shelby, TN", "zip:38103, TN", or "zip:38103+10, TN" for 10 miles around. Residential matches Single Family, Multi Family, and Condo in both directions; Creative also matches Subject To. sort: featured (verified first, then those with priority, then newest), newest, price-asc, price-desc, cap-rate, best-match. best-match is for members with a buy box: of other members'' listings that fail none of its criteria except strategy, the newest 1,000, by match_score, then newest. Raises 42501 for visitors and P0001 without a buy box. after: the last row of the previous page ({id, verified, priority, created_at, price, cap_rate, match_score}), null for the first. page_size is clamped to 1 to 100. Raises 42501 for verifiedOnly without the entitlement, 22023 for an unknown filter or sort order or an incomplete cursor, and 22P02, 22003, 22007, or 22008 for an invalid one.';

comment on table "private"."listing_changes" is 'The sum of `change` is the number of active listings with that value of that facet (private.facets_of). A value stays after its last listing is gone.';

comment on table "private"."search_listings" is 'Active listings as search reads them. Columns are those of public.properties unless described here.';

comment on table "private"."search_outbox" is 'Listings whose row in the projection is out of date, in order of their changes.';

comment on type "private"."facet_source" is 'name: in the result of public.property_facets. fields: the filters it counts the options of. is_switch: whether its only value is true. expression: SQL for the value, or list of values, of listing p. option: SQL condition on p for one value.';

revoke all on function "private"."apply_search_changes"(integer) from public;

revoke all on function "private"."apply_search_changes_now"() from public;

revoke all on function "private"."at_least"(integer, numeric) from public;

revoke all on function "private"."count_options"(private.facet_source[], text) from public;

revoke all on function "private"."count_values"(private.facet_source[], text, numeric) from public;

revoke all on function "private"."cursor_row"(text, jsonb) from public;

revoke all on function "private"."estimate_matches"(text, integer) from public;

revoke all on function "private"."facet_sources"() from public;

revoke all on function "private"."facets_of"(private.search_listings) from public;

revoke all on function "private"."listings_in_order"(uuid[]) from public;

revoke all on function "private"."map_clusters"(text, double precision, numeric) from public;

revoke all on function "private"."note_search_change"() from public;

revoke all
  on function "private"."page_by_scan"(text, text, private.search_listings, integer, integer)
  from public;

revoke all
  on function
    "private"."page_by_slices"(text, text[], text[], text, private.search_listings, integer)
  from public;

revoke all
  on function "private"."page_by_text"(text, text, private.search_listings, integer)
  from public;

revoke all on function "private"."project_listings"(uuid[]) from public;

revoke all on function "private"."rebuild_search"() from public;

revoke all on function "private"."sample_percent"(integer) from public;

revoke all on function "private"."search_row"(public.properties) from public;

revoke all on function "private"."shape_condition"(jsonb) from public;

revoke all on function "private"."shape_corners"(jsonb) from public;

revoke all
  on function
    "private"."update_listing_totals"(private.search_listings[], private.search_listings[])
  from public;

create index search_listings_bigrams_idx on private.search_listings
  using gin (private.bigrams(search_text))
  with (gin_pending_list_limit='256');

reset check_function_bodies;

-- The statistics targets aren't part of the comparison, and the projection starts with the existing listings.
alter table private.search_listings alter column search_text set statistics 500;

alter table public.properties alter column search_text set statistics -1;

select private.rebuild_search();
