set check_function_bodies = off;

alter table "private"."search_listings"
  drop constraint "search_listings_pkey";

create table "private"."search_slices" (
  "state"         text    not null,
  "property_type" text    not null,
  "verified"      boolean not null,
  "priority"      boolean not null,
  constraint "search_slices_pkey" primary key (state, property_type, verified, priority)
);

create or replace function private.count_properties (
  filters jsonb default '{}'::jsonb,
  search  text  default ''::text
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
     from (select 1 from private.search_listings p where true %s limit 1001) as matching', conditions
  ) into found_rows;
  return found_rows;
end;
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
        select f.facet, f.value, -1
        from (select * from private.search_listings where user_id = any (hidden_ids) offset 0) as p
        -- A row made of its columns, because a distributed table has no type of its own on other servers.
        cross join lateral private.facets_of(row(p.*)::private.search_listings) as f
      ) as changes
      group by 1, 2 having sum(changes.change) > 0
    )
    select coalesce(jsonb_object_agg(kinds.facet, kinds.options), '{}')
    from (select t.facet, jsonb_object_agg(t.value, t.listings) as options from totals t group by 1) as kinds
  );
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
    execute format('select count(*) from (select 1 from private.search_listings p where true %s limit 501) as matching',
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
       select 1 from (
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
    from private.search_slices slice
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
    where slice.state = any (states) and slice.property_type = nearest_in_price.property_type
      and slice.verified and slice.priority
    order by abs(near.price - nearest_in_price.price), near.price, near.id limit max_rows
  );
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
       from private.search_slices slice
       cross join lateral (
         select %s from private.search_listings p
         where p.state = slice.state and p.property_type = slice.property_type %s %s
         order by %s limit $2
       ) p
       where slice.state = any ($3) and slice.property_type = any ($4) %s
       order by %s limit $2
     )',
    ordering.columns,
    case sort when 'newest' then 'and p.verified = slice.verified and p.priority = slice.priority' end,
    conditions, ordering.order_by,
    case when sort <> 'newest' then 'and slice.verified and slice.priority' end,
    ordering.order_by
  )
  into page
  using last_row, size,
    -- Only values that listings have, because every combination is looked up.
    private.selected_or_all(states, private.facet_values('states')),
    private.selected_or_all(types, private.facet_values('propertyTypes'));
  return page;
end;
$function$;

alter table "private"."search_listings"
  -- The copy is small, and searches wait for a moment.
  -- squawk-ignore adding-serial-primary-key-field
  add constraint "search_listings_pkey" primary key (id, state);

comment on table "private"."search_slices" is 'The slices that pages of results are merged from: every state with every property type, verified or not, with priority or not. A table, because Citus can only look up slices that are distributed like the listings.';

reset check_function_bodies;

-- Searches need these before the data is loaded.
insert into private.search_slices (state, property_type, verified, priority)
select s.code, t.property_type, v.verified, p.priority
from private.us_states s
cross join unnest(private.property_types()) as t (property_type)
cross join (values (true), (false)) as v (verified)
cross join (values (true), (false)) as p (priority)
on conflict do nothing;
