set check_function_bodies = off;

drop function "private"."radius_condition"(text, integer);

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
  own_condition text := '';
  text_filter text;
  page uuid[];
  passing uuid[];
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
    own_condition := format(' and (true%s) is not false', own_filters);
  end if;
  text_filter := parsed.conditions || private.search_condition(search_term, false);
  -- No index finds what listings don't state.
  page := private.page_by_scan('newest', private.box_conditions(relaxed) || own_condition || text_filter, first_row,
    max_candidates, case own_filters when '' then 30000 else 5000 end);
  if cardinality(page) < max_candidates then
    relaxed.filters := box.filters;
    if search_term <> '' and private.matches_among_newest(search_term, 100) < 100 then
      passing := private.page_by_text('newest',
        private.box_conditions(relaxed) || parsed.conditions || private.search_condition(search_term, true), first_row,
        max_candidates);
    else
      execute format('select array(select p.id from %s order by p.created_at desc, p.id desc limit $1)',
        private.match_source(relaxed, text_filter))
      into passing using max_candidates;
    end if;
    page := page || passing;
  end if;
  if own_filters <> '' then
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
$function$;

create or replace function private.city_condition (
  name  text,
  state text,
  miles integer
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  city_name constant text := private.place_key(name);
  inside constant text := format('p.state = %L and p.city_name = %L', state, city_name);
  center record;
begin
  if miles is null then
    return inside;
  end if;
  select avg(z.latitude) as latitude, avg(z.longitude) as longitude into center
  from public.zip_codes z where private.place_key(z.city) = city_name and z.state = city_condition.state;
  return format('(%s or %s)', inside, private.radius_condition(center.latitude, center.longitude, miles));
end;
$function$;

create or replace function private.count_matches (
  box jsonb
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  found_rows integer;
begin
  execute format(
    'select count(*)::integer from (select 1 from %s limit 1001) as matching',
      private.match_source(private.parse_buy_box(box), '')
  ) into found_rows;
  return found_rows;
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
    '(select p.id, p.created_at from private.search_listings p
      join unnest(%L::text[]) as box_county on p.state = right(box_county, 2) and p.county = left(box_county, -4)
      where true %s
      offset 0) as p',
    box.counties, conditions
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
$function$;

create or replace function private.radius_condition (
  latitude  double precision,
  longitude double precision,
  miles     integer
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  -- A degree of latitude is 69 miles, one of longitude less.
  height constant double precision := miles / 69.0;
  width constant double precision := height / cos(radians(latitude));
begin
  if miles not between 1 and 100 then
    raise exception 'A radius is 1 to 100 miles' using errcode = '22023';
  elsif latitude is null then
    return 'false';
  end if;
  -- The box lets an index find candidates.
  return format(
    '(p.latitude between %L::double precision and %L::double precision'
    ' and p.longitude between %L::double precision and %L::double precision'
    ' and private.miles_between(p.latitude, p.longitude, %L::double precision, %L::double precision) <= %s)',
    latitude - height, latitude + height, longitude - width, longitude + width, latitude, longitude, miles
  );
end;
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
  center record;
begin
  if miles is null then
    return format('p.zip = %L', zip);
  end if;
  select z.latitude, z.longitude into center from public.zip_codes z where z.zip = zip_condition.zip;
  return private.radius_condition(center.latitude, center.longitude, miles);
end;
$function$;

comment on function "private"."radius_condition"(double precision, double precision, integer) is
  'SQL condition on listing p for at most `miles` from a position in degrees. Nothing passes if the position is null. Raises 22023 unless miles are 1 to 100.';

revoke all
  on function "private"."radius_condition"(double precision, double precision, integer)
  from public;

reset check_function_bodies;
