-- The filters of searches, saved searches, and buy boxes: which there are, and the SQL conditions they become.

create type private.search_filter as (field text, kind text, step numeric, weight integer);
comment on type private.search_filter is
  'field: its key in filters, and the column of private.search_listings if kind is choice (a list, of which a listing '
  'has one value), choices (of which it has several), range ({min, max}, inclusive, 0 for unset), or flag (true). '
  'step: of a column of whole numbers or quarters, to which a bound is rounded inward, which doesn''t change the '
  'result. weight: in the score of a buy box (that of a county for places, else 5); null if it''s a column of '
  'buybox_profiles or makes no sense as a lasting criterion.';

create function private.search_filters() returns setof private.search_filter
language plpgsql immutable set search_path = '' rows 22
as $$
begin
  return query values
    ('states', 'state', null::numeric, null::integer),
    ('places', 'place', null, 10),
    ('price', 'range', 1, null),
    ('property_type', 'choice', null, null),
    ('bedrooms', 'range', 1, 5),
    ('bathrooms', 'range', 0.25, 5),
    ('sqft', 'range', 1, 5),
    ('units', 'range', 1, 5),
    ('year_built', 'range', 1, 5),
    ('cap_rate', 'range', null, 5),
    ('price_per_sqft', 'range', null, 5),
    ('price_per_unit', 'range', null, 5),
    ('financing', 'choice', null, null),
    ('condition', 'choice', null, null),
    ('occupancy', 'choice', null, 5),
    ('strategies', 'choices', null, null),
    ('no_jv', 'flag', null, 5),
    ('price_dropped', 'flag', null, null),
    ('age', 'days', null, null),
    ('verified', 'flag', null, 5),
    ('box', 'area', null, null),
    ('shape', 'shape', null, null);
end;
$$;
comment on function private.search_filters() is
  'Every filter, in the order of a match report. The app has the same in src/domain/filters/fields.ts.';

create function private.range_filter(filters jsonb, field text, side text) returns numeric
language plpgsql immutable set search_path = ''
as $$
declare
  raw_value jsonb := filters -> field -> side;
begin
  if jsonb_typeof(filters -> field) not in ('object', 'null') then
    raise exception 'Not a range: %', field using errcode = '22023';
  end if;
  if raw_value is null or jsonb_typeof(raw_value) = 'null' then
    return null;
  end if;
  if jsonb_typeof(raw_value) <> 'number' then
    raise exception 'Not a number: % of %', side, field using errcode = '22023';
  end if;
  return nullif(least(greatest((raw_value #>> '{}')::numeric, 0), 1e15), 0);
end;
$$;
comment on function private.range_filter(jsonb, text, text) is
  'The min or max of a range filter, clamped to 0 to 1e15; null when unset, 0, or negative. Raises 22023 for '
  'anything but a number.';

create function private.list_filter(filters jsonb, field text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  raw_value jsonb := filters -> field;
begin
  if raw_value is null or jsonb_typeof(raw_value) = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(raw_value) <> 'array' or exists (select from jsonb_array_elements(raw_value) as item
    where jsonb_typeof(item) <> 'string') then
    raise exception 'Not a list of words: %', field using errcode = '22023';
  end if;
  return array(select distinct jsonb_array_elements_text(raw_value));
end;
$$;
comment on function private.list_filter(jsonb, text) is
  'The distinct values of a list filter; empty when unset. Raises 22023 for anything but a list of strings.';

create function private.flag_filter(filters jsonb, field text) returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(filters -> field) not in ('boolean', 'null') then
    raise exception 'Not true or false: %', field using errcode = '22023';
  end if;
  return coalesce(filters -> field = 'true', false);
end;
$$;
comment on function private.flag_filter(jsonb, text) is
  'A switch of search filters; false when unset. Raises 22023 for anything but true, false, and null.';

create function private.range_condition(filters jsonb, field text, step numeric) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  low numeric := private.range_filter(filters, field, 'min');
  high numeric := private.range_filter(filters, field, 'max');
begin
  if step is not null then
    low := ceil(low / step) * step;
    high := floor(high / step) * step;
  end if;
  return concat(format(' and p.%I >= ', field) || low, format(' and p.%I <= ', field) || high);
end;
$$;
comment on function private.range_condition(jsonb, text, numeric) is
  'SQL condition on listing p for a range of search filters, which a listing that doesn''t state the number doesn''t '
  'pass. Raises 22023 for anything but numbers.';

create function private.days_condition(filters jsonb, field text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  low constant numeric := private.range_filter(filters, field, 'min');
  high constant numeric := private.range_filter(filters, field, 'max');
  condition constant text := ' and p.created_at %s now() - interval ''1 day'' * %s';
begin
  -- At most 100 years.
  return case when low is null then '' else format(condition, '<=', least(low, 36500)) end
    || case when high is null then '' else format(condition, '>=', least(high, 36500)) end;
end;
$$;
comment on function private.days_condition(jsonb, text) is
  'SQL condition on listing p for a range of days since it was posted. Raises 22023 for anything but numbers.';

create function private.accepted_values(filters jsonb, field text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  chosen constant text[] := private.list_filter(filters, field);
begin
  return case
    when field = 'property_type' and 'Residential' = any (chosen) then chosen || private.residential_types()
    when field = 'property_type' and chosen && private.residential_types() then chosen || 'Residential'::text
    when field = 'financing' and 'Creative' = any (chosen) then chosen || private.creative_financing_types()
    else chosen
  end;
end;
$$;
comment on function private.accepted_values(jsonb, text) is
  'The values of a list filter, with those that one of them also finds; empty when unset. Raises 22023 as '
  'private.list_filter.';

create function private.filter_conditions(
  filters jsonb, out states text[], out types text[], out verified_only boolean, out conditions text
)
language plpgsql immutable security definer set search_path = ''
as $$
declare
  filter private.search_filter;
  accepted text[];
begin
  if jsonb_typeof(filters) not in ('object', 'null') then
    raise exception 'Filters are an object' using errcode = '22023';
  end if;
  select l.states, l.condition into states, conditions from private.location_condition(filters) as l;
  types := array(select distinct unnest(private.accepted_values(filters, 'property_type')));
  verified_only := private.flag_filter(filters, 'verified');
  for filter in
    select f.* from private.search_filters() f
    where jsonb_typeof(filters -> f.field) <> 'null' and f.field <> 'property_type'
  loop
    accepted := case when filter.kind in ('choice', 'choices') then private.accepted_values(filters, filter.field) end;
    conditions := conditions || case
      when filter.kind = 'range' then private.range_condition(filters, filter.field, filter.step)
      when filter.kind = 'days' then private.days_condition(filters, filter.field)
      when accepted = '{}' then ''
      when filter.kind = 'choice' then format(' and p.%I = any (%L::text[])', filter.field, accepted)
      when filter.kind = 'choices' then format(' and p.%I && %L::text[]', filter.field, accepted)
      when filter.kind = 'flag' then
        case when private.flag_filter(filters, filter.field) then format(' and p.%I', filter.field) else '' end
      when filter.kind = 'area' then private.bounds_condition(filters -> filter.field)
      when filter.kind = 'shape' then private.shape_condition(filters -> filter.field)
      else ''
    end;
  end loop;
end;
$$;
comment on function private.filter_conditions(jsonb) is
  'Parses search filters, the same for every caller, into states and property types (both empty for all), whether only '
  'verified listings pass, and an SQL condition on listing p for everything but states and types. Raises 22023 as '
  'described for public.search_properties.';

create function private.parse_filters(filters jsonb, out states text[], out types text[], out conditions text)
language plpgsql stable set search_path = ''
as $$
declare
  parsed constant record := private.filter_conditions(filters);
begin
  if parsed.verified_only and not private.has_entitlement('verified_only') then
    raise exception 'Verified listings are exclusively available to Closer and Partner members' using errcode = '42501';
  end if;
  states := parsed.states;
  types := parsed.types;
  conditions := private.seller_condition() || parsed.conditions;
end;
$$;
comment on function private.parse_filters(jsonb) is
  'Parses the caller''s search filters into states, property types (both empty for all), and an SQL condition on '
  'listing p for the rest, including blocks. Raises 42501 and 22023 as described for public.search_properties.';

create function private.seller_condition() returns text
language plpgsql stable set search_path = ''
as $$
declare
  hidden constant uuid[] := private.hidden_member_ids();
begin
  return case hidden when '{}' then '' else format(' and p.user_id <> all (%L::uuid[])', hidden) end;
end;
$$;
comment on function private.seller_condition() is
  'SQL condition that excludes sellers hidden from the caller by a block; empty if there are none.';

create function private.state_and_type_condition(states text[], types text[]) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return case states when '{}' then '' else format(' and p.state = any (%L::text[])', states) end
    || case types when '{}' then '' else format(' and p.property_type = any (%L::text[])', types) end;
end;
$$;
comment on function private.state_and_type_condition(text[], text[]) is
  'SQL condition on listing p for states and property types; empty lists match all.';
