set check_function_bodies = off;

drop trigger "check_updated_columns" on "public"."properties";

drop trigger "review_edited_listing" on "public"."properties";

drop trigger "touch_updated_at" on "public"."properties";

drop view "private"."personal_data";

drop view "private"."trust_requirements";

create table "public"."listing_terms" (
  "property_id"         uuid    not null,
  "contract_price"      bigint,
  "assignment_fee"      bigint,
  "contract_shared"     boolean not null default false,
  "earnest_money"       bigint,
  "closing_on"          date,
  "contract_expires_on" date,
  "access_instructions" text,
  constraint "listing_terms_access_instructions_check"
    check
    (((char_length(btrim(access_instructions)) >= 1) AND (char_length(btrim(access_instructions)) <=
    1000))),
  constraint "listing_terms_assignment_fee_check"
    check (((assignment_fee >= 0) AND (assignment_fee <= '100000000000'::bigint))),
  constraint "listing_terms_closing_on_check"
    check (((closing_on >= '2000-01-01'::date) AND (closing_on <= '2100-12-31'::date))),
  constraint "listing_terms_contract_expires_on_check"
    check
    (((contract_expires_on >= '2000-01-01'::date) AND (contract_expires_on <= '2100-12-31'::date))),
  constraint "listing_terms_contract_price_check"
    check (((contract_price >= 1) AND (contract_price <= '100000000000'::bigint))),
  constraint "listing_terms_earnest_money_check"
    check (((earnest_money >= 0) AND (earnest_money <= '100000000000'::bigint))),
  constraint "listing_terms_pkey" primary key (property_id)
);

alter table "public"."listing_terms"
  enable row level security;

revoke all on table "public"."listing_terms" from "anon";

alter table "public"."properties"
  add column "units" integer;

alter table "public"."properties"
  add column "year_built" integer;

alter table "public"."properties"
  add column "unit_mix" jsonb;

alter table "public"."properties"
  add column "parking" text;

alter table "public"."properties"
  add column "zoning" text;

alter table "public"."properties"
  add column "apn" text;

create type "private"."named_place" as (
  "kind"  text,
  "key"   text,
  "state" text,
  "name"  text,
  "size"  integer
);

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
  first_row public.properties := private.cursor_row('newest', null);
  last_row public.properties := private.cursor_row('newest', after);
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
     from (select from public.properties p where p.status = ''active'' %s limit 1001) as matching', conditions
  ) into found_rows;
  return found_rows;
end;
$function$;

create or replace function private.exported_listings()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'search_text' order by p.created_at), '[]')
      from public.properties p where p.user_id = me.id
    ),
    'listing_terms', (
      select coalesce(jsonb_agg(to_jsonb(t) order by p.created_at, p.id), '[]')
      from public.listing_terms t join public.properties p on p.id = t.property_id where p.user_id = me.id
    ),
    'listing_prices', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' order by l.property_id, l.changed_at), '[]')
      from public.listing_prices l join public.properties p on p.id = l.property_id where p.user_id = me.id
    ),
    'listing_days', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.property_id, d.day), '[]')
      from public.listing_days d join public.properties p on p.id = d.property_id where p.user_id = me.id
    ),
    'listing_reviews', (
      -- A reviewer doesn't get the seller's content.
      select coalesce(jsonb_agg(
        to_jsonb(r) - 'reviewer_id' - case when p.user_id = me.id then '' else 'approved_listing' end
        order by r.requested_at
      ), '[]')
      from public.listing_reviews r join public.properties p on p.id = r.property_id
      where p.user_id = me.id or r.reviewer_id = me.id
    ),
    'listing_feedback', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]')
      from public.property_feedback f where f.user_id = me.id
    ),
    'saved_listings', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_listings s where s.user_id = me.id
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_searches s where s.user_id = me.id
    )
  )
  from me;
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
    || case when private.flag_filter(filters, 'noJv') then ' and p.jv_share_pct = 0' else '' end
    || case when private.flag_filter(filters, 'priceDrop') then ' and p.dropped_from is not null' else '' end;
  financing := private.list_filter(filters, 'financing');
  if 'Creative' = any (financing) then
    financing := financing || private.creative_financing_types();
  end if;
  for list in
    select * from (values
      ('p.financing = any (%L::text[])', financing),
      ('p.condition = any (%L::text[])', private.list_filter(filters, 'condition')),
      ('p.occupancy = any (%L::text[])', private.list_filter(filters, 'occupancy')),
      ('private.suitable_strategies(p.condition, p.property_type) && %L::text[]',
        private.list_filter(filters, 'strategy'))
    ) as lists (test, chosen)
    where lists.chosen <> '{}'
  loop
    conditions := conditions || ' and ' || format(list.test, list.chosen);
  end loop;
  conditions := conditions || private.number_conditions(filters);
  if jsonb_typeof(filters -> 'box') <> 'null' then
    conditions := conditions || private.bounds_condition(filters -> 'box');
  end if;
end;
$function$;

create or replace function private.find_places (
  search   text,
  max_rows integer
)
  returns SETOF private.named_place
  language plpgsql
  stable
  security definer
  rows 5
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.flag_filter (
  filters jsonb,
  field   text
)
  returns boolean
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if jsonb_typeof(filters -> field) not in ('boolean', 'null') then
    raise exception 'Not true or false: %', field using errcode = '22023';
  end if;
  return coalesce(filters -> field = 'true', false);
end;
$function$;

create or replace function private.listing_edit_rules()
  returns table (
    field   text,
    rule    text,
    lowest  double precision,
    highest double precision
  )
  language sql
  immutable
  set search_path to ''
  AS $function$
  values
    ('title', 'same', null::double precision, null::double precision),
    ('description', 'wording', null, 20),
    ('property_type', 'same', null, null),
    ('address', 'same', null, null),
    ('city', 'same', null, null),
    ('state', 'same', null, null),
    ('zip', 'same', null, null),
    ('county', 'same', null, null),
    ('pin', 'miles', null, 0.5),
    ('price', 'percent', -20, 10),
    ('noi', 'percent', -10, 10),
    ('arv', 'percent', -10, 10),
    ('repair_cost', 'percent', -10, 10),
    ('monthly_rent', 'percent', -10, 10),
    ('other_monthly_income', 'percent', -10, 10),
    ('vacancy_pct', 'points', -3, 3),
    ('annual_expenses', 'total', -10, 10),
    ('bedrooms', 'same', null, null),
    ('bathrooms', 'same', null, null),
    ('sqft', 'percent', -5, 5),
    ('lot_sqft', 'percent', -5, 5),
    ('units', 'same', null, null),
    ('unit_mix', 'same', null, null),
    ('year_built', 'same', null, null),
    ('parking', 'same', null, null),
    ('zoning', 'same', null, null),
    ('apn', 'same', null, null),
    ('condition', 'same', null, null),
    ('financing', 'same', null, null),
    ('occupancy', 'any', null, null),
    ('off_market_contract', 'same', null, null),
    ('images', 'pictures', null, 5);
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
      when 'city' then format('p.state = %L and private.place_name(p.city) = %L', parts[3],
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
  parsed record := private.parse_filters(filters);
  conditions text := 'p.status = ''active''' || private.state_and_type_condition(parsed.states, parsed.types)
    || parsed.conditions
    || private.search_condition(private.normalize_search(search), true) || private.bounds_condition(box);
  found_rows integer;
begin
  if cell is null or not cell between 0.0001 and 90 then
    raise exception 'A cell is between 0.0001 and 90 degrees wide' using errcode = '22023';
  end if;
  execute format('select count(*) from (select from public.properties p where %s limit 501) as matching',
    conditions) into found_rows;
  if found_rows <= 500 then
    return query execute format(
      'select p.id, p.latitude, p.longitude, 1, p.price, p.verified
       from public.properties p where %s order by p.created_at desc, p.id desc', conditions
    );
  else
    return query execute format(
      'select null::uuid, avg(p.latitude), avg(p.longitude), count(*)::integer, min(p.price), bool_or(p.verified)
       from public.properties p where %s group by floor(p.latitude / $1), floor(p.longitude / $1)', conditions
    ) using cell;
  end if;
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
         select * from public.properties where status = ''active'' order by created_at desc, id desc limit 1500
       ) p where true %s limit $1
     ) as matching', private.search_condition(search_term, false)
  ) into matches using max_count;
  return matches;
end;
$function$;

create or replace function private.miles_between (
  latitude_a  double precision,
  longitude_a double precision,
  latitude_b  double precision,
  longitude_b double precision
)
  returns double precision
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return 2 * 3958.8 * asin(least(1, sqrt(
    sin(radians(latitude_b - latitude_a) / 2) ^ 2
    + cos(radians(latitude_a)) * cos(radians(latitude_b)) * sin(radians(longitude_b - longitude_a) / 2) ^ 2
  )));
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
      ('sqft', 'p.sqft', 1), ('units', 'p.units', 1), ('yearBuilt', 'p.year_built', 1), ('capRate', 'p.cap_rate', 0)
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
  for field in
    select f.name, f.quantity, private.range_filter(filters, f.name, 'min') as low,
      private.range_filter(filters, f.name, 'max') as high
    from (values ('pricePerSqft', 'p.sqft'), ('pricePerUnit', 'p.units')) as f (name, quantity)
  loop
    -- Multiplied, because dividing would round. 0 sqft is not stated.
    if field.low is not null then
      conditions := conditions || format(' and p.price >= %s * nullif(%s, 0)', field.low, field.quantity);
    end if;
    if field.high is not null then
      conditions := conditions || format(' and p.price <= %s * nullif(%s, 0)', field.high, field.quantity);
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
  execute format('select exists (select from (select ($1).*) as p where true %s)',
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
    else format('p.state = %L and private.place_name(p.city) = %L', n.state, split.rest)
  end, ' or ') into conditions
  from private.places_named(split.rest, split.state) n
  -- A city alone is found by its name in the text.
  where split.state is not null or n.kind <> 'city';
  if conditions is null and split.state is not null then
    -- A city that isn't in the reference data.
    conditions := format('p.state = %L and private.place_name(p.city) = %L', split.state, split.rest);
  end if;
  return coalesce('(' || conditions || ')', '');
end;
$function$;

create or replace function private.place_name (
  words text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
begin
  return regexp_replace(regexp_replace(regexp_replace(
    btrim(regexp_replace(
      translate(lower(words), 'áàâäãåéèêëíìîïóòôöõúùûüñç.''’‘`', 'aaaaaaeeeeiiiiooooouuuunc'), '[^[:alnum:]]+', ' ', 'g'
    )),
    '\mfort\M', 'ft', 'g'), '\mmount\M', 'mt', 'g'), '\msaint\M', 'st', 'g');
end;
$function$;

create or replace function private.places_alike (
  words    text,
  in_state text
)
  returns table (
    place private.named_place,
    rank  real
  )
  language plpgsql
  stable
  security definer
  rows 10
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.places_in (
  words text[]
)
  returns table (
    first   integer,
    last    integer,
    kind    text,
    key     text,
    certain boolean,
    size    integer
  )
  language plpgsql
  stable
  security definer
  rows 10
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.places_like (
  words    text,
  in_state text
)
  returns table (
    place private.named_place,
    rank  real
  )
  language plpgsql
  stable
  security definer
  rows 10
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.places_named (
  words    text,
  in_state text
)
  returns SETOF private.named_place
  language plpgsql
  stable
  security definer
  rows 3
  set search_path to ''
  AS $function$
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
  by_slices constant boolean := search_term = '' and jsonb_typeof(coalesce(filters -> 'box', 'null')) = 'null';
  text_filter text := '';
  facet record;
  result jsonb;
begin
  if search_term = '' and private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions
    = private.seller_condition()
  then
    return private.facet_totals(private.hidden_member_ids());
  end if;
  if search_term <> '' then
    text_filter := private.search_condition(search_term, private.matches_among_newest(search_term, 100) < 100);
  end if;
  result := jsonb_build_object('total', private.count_properties(filters, search));
  for facet in
    select * from (values
      ('states', array['states', 'places']), ('propertyTypes', array['propertyType']),
      ('financing', array['financing'])
    ) as facets (name, fields)
  loop
    parsed := private.parse_filters(filters - facet.fields);
    result := result || jsonb_build_object(facet.name, private.count_options(
      facet.name,
      private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions || text_filter,
      by_slices
    ));
  end loop;
  return result;
end;
$function$;

create or replace function private.search_condition (
  search_term text,
  by_index    boolean
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  place constant text := private.place_condition(search_term);
  contains constant text := private.text_condition(search_term, by_index);
begin
  -- text_condition begins with " and ".
  return case when place = '' then contains else format(' and (%s or %s)', place, substr(contains, 6)) end;
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
  last_row public.properties := private.cursor_row(sort, after);
  parsed record;
  conditions text;
  -- For rows that are read anyway, without a text index.
  text_filter text;
  after_cursor text := '';
  by_slices boolean := false;
  page uuid[];
begin
  -- The most common request, with a cacheable plan. The inner limit tells the planner how little is read.
  if search_term = '' and coalesce(filters, 'null') in ('{}', 'null') and sort in ('newest', 'featured')
    and private.hidden_member_ids() = '{}' then
    if sort = 'newest' then
      return query select * from (
        select p.* from public.properties p
        where p.status = 'active' and (p.created_at, p.id) < (last_row.created_at, last_row.id)
        order by p.created_at desc, p.id desc limit 100
      ) as newest limit size;
    else
      return query select * from (
        select p.* from public.properties p
        where p.status = 'active'
          and (p.verified, p.priority, p.created_at, p.id)
            < (last_row.verified, last_row.priority, last_row.created_at, last_row.id)
        order by p.verified desc, p.priority desc, p.created_at desc, p.id desc limit 100
      ) as featured limit size;
    end if;
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
  return query
    select p.* from unnest(page) with ordinality as found (id, ordinal) join public.properties p on p.id = found.id
      order by found.ordinal;
end;
$function$;

create or replace function private.split_state (
  words text,
  OUT   state text,
  OUT   rest text
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.valid_unit_mix (
  mix jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case when jsonb_typeof(mix) = 'array' then
    jsonb_array_length(mix) between 1 and 20 and not exists (
      select from jsonb_array_elements(mix) as kind (of_units)
      where case when jsonb_typeof(of_units) = 'object' then
        not of_units ?& array['units', 'bedrooms', 'bathrooms'] or exists (
          select from jsonb_each(of_units) as item
          -- Plain digits only, because JSON also allows 1.5e3.
          where item.value::text !~ case item.key
            when 'units' then '^[1-9][0-9]{0,3}$'
            when 'bedrooms' then '^[0-9]{1,2}$'
            when 'bathrooms' then '^[0-9]{1,2}([.]5)?$'
            when 'sqft' then '^[1-9][0-9]{0,6}$'
            when 'rent' then '^[0-9]{1,7}$'
            else '^$'
          end
        )
        else true
      end
    )
    else false
  end;
$function$;

create or replace function private.visible_terms (
  property_id uuid
)
  returns table (
    contract_price      bigint,
    assignment_fee      bigint,
    contract_shared     boolean,
    earnest_money       bigint,
    closing_on          date,
    contract_expires_on date,
    access_instructions text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select
    case when own.listing or t.contract_shared then t.contract_price end,
    case when own.listing or t.contract_shared then t.assignment_fee end,
    t.contract_shared,
    t.earnest_money,
    t.closing_on,
    t.contract_expires_on,
    case when own.listing or (p.status = 'active' and private.can_see_contact(p.user_id)) then
      t.access_instructions
    end
  from public.listing_terms t
    join public.properties p on p.id = t.property_id
    cross join lateral (select coalesce(p.user_id = (select auth.uid()), false)) as own (listing)
  where t.property_id = visible_terms.property_id
    -- As in the policy on properties.
    and (
      (p.status <> 'paused' and p.user_id <> all (private.hidden_member_ids()))
      or own.listing
      or private.is_staff()
    );
$function$;

create or replace function private.zip_condition (
  zip   text,
  miles integer
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  latitude constant text := format('(select z.latitude from public.zip_codes z where z.zip = %L)', zip);
  longitude constant text := format('(select z.longitude from public.zip_codes z where z.zip = %L)', zip);
begin
  if miles is null then
    return format('p.zip = %L', zip);
  elsif miles not between 1 and 100 then
    raise exception 'A radius is 1 to 100 miles' using errcode = '22023';
  end if;
  -- The box lets an index find candidates. A degree of latitude is 69 miles, one of longitude less.
  return format(
    '(p.latitude between %1$s - %3$s / 69.0 and %1$s + %3$s / 69.0'
    ' and p.longitude between %2$s - %3$s / (69.0 * cos(radians(%1$s)))'
    ' and %2$s + %3$s / (69.0 * cos(radians(%1$s)))'
    ' and private.miles_between(p.latitude, p.longitude, %1$s, %2$s) <= %3$s)', latitude, longitude, miles
  );
end;
$function$;

create or replace function public.listing_deal_terms (
  property_id uuid
)
  returns table (
    contract_price      bigint,
    assignment_fee      bigint,
    contract_shared     boolean,
    earnest_money       bigint,
    closing_on          date,
    contract_expires_on date,
    access_instructions text
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.visible_terms(property_id); $function$;

create or replace function public.places_in (
  words text[]
)
  returns table (
    first   integer,
    last    integer,
    kind    text,
    key     text,
    certain boolean,
    size    integer
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

create or replace function public.search_site (
  q text
)
  returns table (
    kind     text,
    id       uuid,
    title    text,
    detail   text,
    image    text,
    price    bigint,
    slug     text,
    forum_id uuid
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  max_rows constant integer := 4;
  words constant text[] := regexp_split_to_array(lower(left(btrim(q), 200)), '\s+');
begin
  if q is null or char_length(btrim(q)) <= 2 then
    return;
  end if;

  return query
    select 'place', null::uuid, p.name, p.kind, null::text, null::bigint, p.key, null::uuid
    from private.find_places(q, max_rows) p;

  return query
    select 'listing', p.id, p.title, p.city || ', ' || p.state, p.images[1], p.price, null::text, null::uuid
    from private.search_properties('{}', q, 'featured', null, max_rows) p;

  -- As in the directory; false for visitors.
  if private.email_confirmed() then
    return query
      select 'member', m.id, m.name, nullif(concat_ws(' · ', m.title, m.location), ''), m.profile_image_url,
        null::bigint, null::text, null::uuid
      from private.search_members(q, 'all', null, max_rows) m;
  end if;

  if (select auth.uid()) is not null then
    return query
      select found.kind, found.id, coalesce(p.title, t.title),
        coalesce('Topic in ' || f.title, concat_ws(' · ', concat_ws(' by ', 'Post', author.name), p.location)),
        null::text, null::bigint, null::text, f.id
      from private.find_discussions(q, max_rows) found
      left join public.feed_posts p on found.kind = 'post' and p.id = found.id
      left join public.users author on author.id = p.user_id
      left join public.forum_topics t on found.kind = 'topic' and t.id = found.id
      left join public.forums f on f.id = t.forum_id
      where p.id is not null or t.id is not null
      order by found.created_at desc, found.id;
  end if;

  return query
    select 'resource', r.id, r.title, initcap(r.type) || ' · ' || r.description, r.image, null::bigint, r.slug,
      null::uuid
    from public.resources r
    where (
      -- As in the library: every word, anywhere. fix_flip is Fix & Flip.
      select bool_and(strpos(lower(concat_ws(' ', r.title, r.description, r.type, replace(r.category, '_', ' & '))),
        word) > 0)
      from unnest(words) as word
    )
    order by r.position, r.slug limit max_rows;
end;
$function$;

alter table "public"."listing_terms"
  add constraint "listing_terms_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete cascade;

alter table "public"."properties"
  add constraint "properties_apn_check"
    check (((char_length(btrim(apn)) >= 1) AND (char_length(btrim(apn)) <= 40)));

alter table "public"."properties"
  add constraint "properties_parking_check"
    check (((char_length(btrim(parking)) >= 1) AND (char_length(btrim(parking)) <= 100)));

alter table "public"."properties"
  add constraint "properties_units_check" check (((units >= 1) AND (units <= 10000)));

alter table "public"."properties"
  add constraint "properties_year_built_check"
    check (((year_built >= 1600) AND (year_built <= 2100)));

alter table "public"."properties"
  add constraint "properties_zoning_check"
    check (((char_length(btrim(zoning)) >= 1) AND (char_length(btrim(zoning)) <= 50)));

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'password from before you confirmed your email'::text,NULL::text,'deleted'::text,'a hash that no one can sign in with'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create view "private"."trust_requirements" with (security_invoker=true) AS  SELECT level,
    days_active,
    reads,
    people,
    paid_people,
    connections,
    clean_for,
    report_weight
   FROM ( VALUES (0,0,0,0,0,0,'00:00:00'::interval,0), (1,0,0,1,0,0,'14 days'::interval,1), (2,5,20,2,1,0,'60 days'::interval,2), (3,30,200,15,15,5,'180 days'::interval,4)) requirements(level, days_active, reads, people, paid_people, connections, clean_for, report_weight);

create view "private"."us_states" with (security_invoker=true) AS  SELECT code,
    name,
    lower(translate(name, '.'::text, ''::text)) AS lookup_name
   FROM ( VALUES ('AL'::text,'Alabama'::text), ('AK'::text,'Alaska'::text), ('AS'::text,'American Samoa'::text), ('AZ'::text,'Arizona'::text), ('AR'::text,'Arkansas'::text), ('CA'::text,'California'::text), ('CO'::text,'Colorado'::text), ('CT'::text,'Connecticut'::text), ('DE'::text,'Delaware'::text), ('DC'::text,'District of Columbia'::text), ('FL'::text,'Florida'::text), ('GA'::text,'Georgia'::text), ('GU'::text,'Guam'::text), ('HI'::text,'Hawaii'::text), ('ID'::text,'Idaho'::text), ('IL'::text,'Illinois'::text), ('IN'::text,'Indiana'::text), ('IA'::text,'Iowa'::text), ('KS'::text,'Kansas'::text), ('KY'::text,'Kentucky'::text), ('LA'::text,'Louisiana'::text), ('ME'::text,'Maine'::text), ('MD'::text,'Maryland'::text), ('MA'::text,'Massachusetts'::text), ('MI'::text,'Michigan'::text), ('MN'::text,'Minnesota'::text), ('MS'::text,'Mississippi'::text), ('MO'::text,'Missouri'::text), ('MT'::text,'Montana'::text), ('NE'::text,'Nebraska'::text), ('NV'::text,'Nevada'::text), ('NH'::text,'New Hampshire'::text), ('NJ'::text,'New Jersey'::text), ('NM'::text,'New Mexico'::text), ('NY'::text,'New York'::text), ('NC'::text,'North Carolina'::text), ('ND'::text,'North Dakota'::text), ('MP'::text,'Northern Mariana Islands'::text), ('OH'::text,'Ohio'::text), ('OK'::text,'Oklahoma'::text), ('OR'::text,'Oregon'::text), ('PA'::text,'Pennsylvania'::text), ('PR'::text,'Puerto Rico'::text), ('RI'::text,'Rhode Island'::text), ('SC'::text,'South Carolina'::text), ('SD'::text,'South Dakota'::text), ('TN'::text,'Tennessee'::text), ('TX'::text,'Texas'::text), ('UM'::text,'U.S. Minor Outlying Islands'::text), ('UT'::text,'Utah'::text), ('VT'::text,'Vermont'::text), ('VI'::text,'Virgin Islands'::text), ('VA'::text,'Virginia'::text), ('WA'::text,'Washington'::text), ('WV'::text,'West Virginia'::text), ('WI'::text,'Wisconsin'::text), ('WY'::text,'Wyoming'::text)) states(code, name);

create index properties_zip_idx on public.properties using btree (zip)
  where (status = 'active'::text);

create index zip_codes_county_idx on public.zip_codes using btree (state, county);

create trigger a_check_standing
  before insert or delete or update on public.listing_terms
  for each STATEMENT
  execute function private.check_standing('public');

create trigger check_updated_columns
  before update on public.listing_terms
  for each row
  execute function
    private.allow_update_columns('contract_price', 'assignment_fee', 'contract_shared',
    'earnest_money', 'closing_on', 'contract_expires_on', 'access_instructions');

create trigger require_verified_email
  before insert or update on public.listing_terms
  for each STATEMENT
  execute function private.require_verified_email();

create trigger check_updated_columns
  before update on public.properties
  for each row
  execute function
    private.allow_update_columns('title', 'description', 'property_type', 'address', 'city',
    'state',
    'zip',
    'county',
    'price',
    'bedrooms',
    'bathrooms',
    'sqft',
    'lot_sqft',
    'condition',
    'financing',
    'occupancy',
    'off_market_contract',
    'images',
    'noi',
    'latitude',
    'longitude',
    'status',
    'arv',
    'repair_cost',
    'monthly_rent',
    'other_monthly_income',
    'vacancy_pct',
    'annual_expenses',
    'units',
    'year_built', 'unit_mix', 'parking', 'zoning', 'apn', 'cap_rate', 'search_text', 'dropped_from');

create trigger review_edited_listing
  before update of title,
    description,
    property_type,
    address,
    city,
    state,
    zip,
    county,
    price,
    bedrooms,
    bathrooms,
    sqft,
    lot_sqft,
    condition,
    financing,
    occupancy,
    off_market_contract,
    images,
    noi,
    latitude,
    longitude,
    arv,
    repair_cost,
    monthly_rent,
    other_monthly_income,
    vacancy_pct,
    annual_expenses, units, unit_mix, year_built, parking, zoning, apn on public.properties
  for each row
  execute function private.review_edited_listing();

create trigger touch_updated_at
  before update of title,
    description,
    property_type,
    address,
    city,
    state,
    zip,
    county,
    price,
    bedrooms,
    bathrooms,
    sqft,
    lot_sqft,
    condition,
    financing,
    occupancy,
    off_market_contract,
    images,
    noi,
    latitude,
    longitude,
    arv,
    repair_cost,
    monthly_rent,
    other_monthly_income,
    vacancy_pct,
    annual_expenses, units, year_built, unit_mix, parking, zoning, apn on public.properties
  for each row
  execute function private.touch_updated_at();

create policy "Members can read the terms of their own listings" on "public"."listing_terms"
  for select
  to "authenticated"
  using ((exists ( select
   from public.properties p
  where ((p.id = listing_terms.property_id) AND (p.user_id = ( select auth.uid() as uid))))));

create policy "Members can update the terms of their own listings" on "public"."listing_terms"
  for update
  to "authenticated"
  using ((exists ( select
   from public.properties p
  where
    ((p.id = listing_terms.property_id) AND (p.user_id = ( select auth.uid() as uid)) AND
    (p.removed_at is null)))))
  with check ((EXISTS ( SELECT
   FROM public.properties p
  WHERE
    ((p.id = listing_terms.property_id) AND (p.user_id = ( SELECT auth.uid() AS uid)) AND
    (p.removed_at IS NULL)))));

create policy "Members with a confirmed email can insert terms of their listin"
  on "public"."listing_terms"
  for insert
  to "authenticated"
  with check ((( SELECT private.email_confirmed() AS email_confirmed) AND (EXISTS ( SELECT
   FROM public.properties p
  WHERE
    ((p.id = listing_terms.property_id) AND (p.user_id = ( SELECT auth.uid() AS uid)) AND
    (p.removed_at IS NULL))))));

comment on column "public"."listing_terms"."access_instructions" is 'How to see the property. Visible to those who can see the seller''s contact details, while the listing is active.';

comment on column "public"."listing_terms"."assignment_fee" is 'What the seller earns for assigning the contract, whole USD. Private unless contract_shared.';

comment on column "public"."listing_terms"."closing_on" is 'Planned closing date. Visible with the listing.';

comment on column "public"."listing_terms"."contract_expires_on" is 'The last day of the seller''s contract. Visible with the listing.';

comment on column "public"."listing_terms"."contract_price" is 'What the seller pays under their contract with the owner, whole USD. Private unless contract_shared.';

comment on column "public"."listing_terms"."contract_shared" is 'Whether everyone who can read the listing sees the contract price and the assignment fee.';

comment on column "public"."listing_terms"."earnest_money" is 'Earnest money deposit that a buyer has to make, whole USD. Visible with the listing.';

comment on column "public"."properties"."apn" is 'The assessor''s parcel number, as the county writes it. Null if not stated.';

comment on column "public"."properties"."parking" is 'In the seller''s words, such as "2-car garage". Null if not stated.';

comment on column "public"."properties"."unit_mix" is 'The kinds of units: a list of {units, bedrooms, bathrooms, sqft, rent}. units is how many of the kind there are; the others are of one unit, rent in whole USD per month. sqft and rent are missing if not stated. Null if not stated.';

comment on column "public"."properties"."units" is 'Number of dwellings or rentable spaces; null if not stated.';

comment on column "public"."properties"."year_built" is 'Null if not stated.';

comment on column "public"."properties"."zoning" is 'The local zoning code, such as R-2. Null if not stated.';

comment on function "private"."exported_listings"() is 'Part of public.export_my_data: the caller''s listings with their deal terms, feedback, saved listings, and saved searches.';

comment on function "private"."filter_conditions"(jsonb) is 'Parses search filters, the same for every caller, into states and property types (both empty for all), whether only verified listings pass, and an SQL condition on listing p for everything but states and types. Raises 22023 as described for public.search_properties.';

comment on function "private"."find_places"(text, integer) is 'Places to suggest for a text that is being typed, the best first: those it names or begins to name, or if there are none, those spelled like it. Larger places come first. Empty for one letter.';

comment on function "private"."flag_filter"(jsonb, text) is 'A switch of search filters; false when unset. Raises 22023 for anything but true, false, and null.';

comment on function "private"."location_condition"(jsonb) is 'The places of search filters: every state that a matching listing can be in (empty for all), and an SQL condition on listing p that begins with and, empty if the states say it all. A listing is in one of the states or in one of the places. Raises 22023 for what isn''t a place, more than 20, and a radius beyond 100 miles.';

comment on function "private"."matches_among_newest"(text, integer) is 'Number of the newest 1,500 listings that match the search term, counted up to `max_count`. Postgres''s own estimate can''t distinguish common texts from rare ones well enough.';

comment on function
  "private"."miles_between"(double precision, double precision, double precision, double precision)
  is 'Distance in miles between two positions in degrees: the haversine formula, with the Earth''s mean radius.';

comment on function "private"."number_conditions"(jsonb) is 'SQL condition on listing p for the ranges of search filters; empty for none. A listing that doesn''t state a number passes no range of it. Raises 22023 for anything but numbers.';

comment on function "private"."place_condition"(text) is 'SQL condition on listing p for the place that a search text names: a state, a county, or a city with its state. Empty for any other text, and for a city alone, whose listings contain the text.';

comment on function "private"."place_name"(text) is 'A place''s name in the one form in which names are compared: lower case, without accents and punctuation, with ft, mt, and st for Fort, Mount, and Saint. Null for null.';

comment on function "private"."places_alike"(text, text) is 'States and cities whose name (as private.place_name) is spelled like the words, of one state if not null, with how well they fit, 0 to 0.8: for typing errors.';

comment on function "private"."places_in"(text[]) is 'Implements public.places_in.';

comment on function "private"."places_like"(text, text) is 'Places other than states whose name (as private.place_name) is or begins with the words, of one state if not null, with how well they fit, 0 to 1. A county''s name may be followed by part of "county".';

comment on function "private"."places_named"(text, text) is 'Places other than states with this name (as private.place_name), of one state if not null: a ZIP code; with "county" counties; else cities, or if there are none, counties.';

comment on function "private"."search_condition"(text, boolean) is 'SQL condition on listing p for a normalized search term: it is in the place that the term names, or its text contains the term. Empty for no term. by_index: as in private.text_condition.';

comment on function "private"."split_state"(text) is 'The state, by name or code, that words (as private.place_name) end or begin with, null for none, and the rest of the words.';

comment on function "private"."valid_unit_mix"(jsonb) is 'True for a list of 1 to 20 objects with units (1 to 9,999), bedrooms and bathrooms (0 to 99, bathrooms in halves), and, if stated, sqft (1 to 9,999,999) and rent (0 to 9,999,999). False for anything else, including null.';

comment on function "private"."visible_terms"(uuid) is 'Implements public.listing_deal_terms.';

comment on function "private"."zip_condition"(text, integer) is 'SQL condition on listing p for a ZIP code, or for at most `miles` from its center if not null. Nothing passes for an unknown ZIP code with miles. Raises 22023 unless miles are 1 to 100.';

comment on function "public"."listing_deal_terms"(uuid) is 'The deal terms of a listing that the caller may see; no row if there are none or the listing isn''t visible. contract_price and assignment_fee are null for others than the owner unless contract_shared; access_instructions is null for those who can''t see the seller''s contact details, and for others than the owner unless the listing is active.';

comment on function "public"."places_in"(text[]) is 'Every place that up to six adjacent words name, such as "tx", "memphis tn", or "shelby county". first, last: positions of the words, from 0. kind: state, county, city, or zip. key: a state''s code, or the place as the filter places of public.search_properties names it. certain: the words say the state, or it''s a state or ZIP code. size: its number of ZIP codes. Words can be parts of several places, and a name can be that of several. Raises 22023 for more than 40 words.';

comment on function "public"."search_properties"(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and are in the place that the text names, or whose title, address, city, state, or ZIP contains it. filters, all optional: {states, places, propertyType, financing, condition, occupancy, strategy: lists; price (USD), bedrooms, bathrooms, sqft, units, yearBuilt, capRate (%), pricePerSqft, pricePerUnit (USD), age (days since it was posted): {min, max}, inclusive, 0 for unset; noJv, priceDrop: true; verifiedOnly: true, with that entitlement; box: {west, south, east, north} in degrees}. A listing is in one of the states or of the places, which read "city:Memphis, TN", "county:Shelby, TN", "zip:38103, TN", or "zip:38103+10, TN" for 10 miles around. Residential matches Single Family, Multi Family, and Condo in both directions; Creative also matches Subject To. sort: featured (verified first, then those with priority, then newest), newest, price-asc, price-desc, cap-rate, best-match. best-match is for members with a buy box: of other members'' listings that fail none of its criteria except strategy, the newest 1,000, by match_score, then newest. Raises 42501 for visitors and P0001 without a buy box. after: the last row of the previous page ({id, verified, priority, created_at, price, cap_rate, match_score}), null for the first. page_size is clamped to 1 to 100. Raises 42501 for verifiedOnly without the entitlement, 22023 for an unknown filter or sort order or an incomplete cursor, and 22P02, 22003, 22007, or 22008 for an invalid one.';

comment on function "public"."search_site"(text) is 'Results of the header search: at most four each, in this order, of places (as in private.find_places), listings (as in search_properties, featured), members (as in search_members), posts and topics together (by title, and a post''s location; newest first), and resources (by title, description, type, and category). kind: place, listing, member, post, topic, or resource. detail: a line that tells it apart, null if there is none; for a place, its kind, and for a post, its author, if the caller can see them. image: a path in the images bucket for a listing, in avatars for a member, on the site for a resource. price (USD) for a listing, forum_id for a topic, slug for a resource, and for a place its key, as in public.places_in. Visitors find places, listings, and resources; only members with a confirmed email find members. Empty for a text of two characters or fewer.';

comment on table "public"."listing_terms" is 'The terms of a listing''s deal, all optional. Only the owner can read a row; private.visible_terms decides what others see of it.';

comment on type "private"."named_place" is 'kind: state, county, city, or zip. key: a state''s code, or the place as search filters name it. name: in the reference data. size: its number of ZIP codes, because larger places have more.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

comment on view "private"."trust_requirements" is 'What each trust level takes, and how much a report by its members weighs: the only place with these numbers.';

comment on view "private"."us_states" is 'The 50 states, the District of Columbia, and the territories, as in src/shared/places/us-states.ts. lookup_name: the name as private.place_name.';

revoke all on function "private"."find_places"(text, integer) from public;

grant execute
  on function "private"."find_places"(text, integer)
  to "anon", "authenticated", "service_role";

revoke all on function "private"."flag_filter"(jsonb, text) from public;

revoke all on function "private"."location_condition"(jsonb) from public;

revoke all
  on function
    "private"."miles_between"(double precision, double precision, double precision, double
    precision)
  from public;

revoke all on function "private"."number_conditions"(jsonb) from public;

revoke all on function "private"."place_condition"(text) from public;

revoke all on function "private"."place_name"(text) from public;

grant execute on function "private"."place_name"(text) to "authenticated", "service_role";

revoke all on function "private"."places_alike"(text, text) from public;

revoke all on function "private"."places_in"(text[]) from public;

grant execute on function "private"."places_in"(text[]) to "anon", "authenticated", "service_role";

revoke all on function "private"."places_like"(text, text) from public;

revoke all on function "private"."places_named"(text, text) from public;

revoke all on function "private"."search_condition"(text, boolean) from public;

revoke all on function "private"."split_state"(text) from public;

revoke all on function "private"."valid_unit_mix"(jsonb) from public;

grant execute on function "private"."valid_unit_mix"(jsonb) to "authenticated", "service_role";

revoke all on function "private"."visible_terms"(uuid) from public;

grant execute on function "private"."visible_terms"(uuid) to "anon", "authenticated", "service_role";

revoke all on function "private"."zip_condition"(text, integer) from public;

revoke all on function "public"."listing_deal_terms"(uuid) from public;

grant execute on function "public"."listing_deal_terms"(uuid) to "anon", "authenticated";

grant execute on function "public"."listing_deal_terms"(uuid) to "service_role";

revoke all on function "public"."places_in"(text[]) from public;

grant execute on function "public"."places_in"(text[]) to "anon", "authenticated";

grant execute on function "public"."places_in"(text[]) to "service_role";

revoke all on table "public"."listing_terms" from "authenticated";

grant insert, select, update on table "public"."listing_terms" to "authenticated";

grant all on table "public"."listing_terms" to "service_role";

alter table "public"."properties"
  add constraint "properties_unit_mix_check"
    check (((unit_mix IS NULL) OR private.valid_unit_mix(unit_mix)));

create index counties_name_idx on public.counties
  using btree
  (private.place_name(regexp_replace(name, ', City of$'::text, ''::text)) text_pattern_ops, state);

create index properties_city_idx on public.properties using btree (state, private.place_name(city))
  where (status = 'active'::text);

create index zip_codes_city_idx on public.zip_codes
  using btree (private.place_name(city) text_pattern_ops, state);

create index zip_codes_city_trigrams_idx on public.zip_codes
  using gin (private.place_name(city) extensions.gin_trgm_ops);

reset check_function_bodies;
