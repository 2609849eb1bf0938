-- Search: filters, text, order and place in one function; its count, its facets, the map, and listings like a listing.

drop function public.search_properties(text, text, jsonb, integer);
drop function public.count_properties(text);
drop function private.find_properties(text, text, jsonb, integer);
drop function private.count_found(text);

create function private.bound(filters jsonb, field text, side text) returns double precision
language plpgsql immutable set search_path = ''
as $$
declare
  held jsonb := filters -> field -> side;
begin
  if held is null or jsonb_typeof(held) = 'null' then
    return null;
  end if;
  if jsonb_typeof(held) <> 'number' then
    raise exception 'Not a number: % of %', side, field using errcode = '22023';
  end if;
  return nullif(least(greatest((held #>> '{}')::numeric, 0), 1e15)::double precision, 0);
end;
$$;
comment on function private.bound(jsonb, text, text) is
  'min or max of a range filter, held between 0 and 1e15; null when unset, which 0 and below are too. 22023 for anything but a number.';

create function private.chosen(filters jsonb, field text) returns text[]
language plpgsql immutable set search_path = ''
as $$
declare
  held jsonb := filters -> field;
begin
  if held is null or jsonb_typeof(held) = 'null' then
    return '{}';
  end if;
  if jsonb_typeof(held) <> 'array' then
    raise exception 'Not a list: %', field using errcode = '22023';
  end if;
  return array(select jsonb_array_elements_text(held));
end;
$$;
comment on function private.chosen(jsonb, text) is 'The values of a list filter; empty when unset. 22023 for anything but a list.';

create function private.listing_conditions(filters jsonb, search text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  conditions text := 'p.status = ''active''';
  states text[] := private.chosen(filters, 'states');
  types text[] := private.chosen(filters, 'propertyType');
  financing text[] := private.chosen(filters, 'financing');
  field text;
  low double precision;
  high double precision;
begin
  if filters is not null and jsonb_typeof(filters) not in ('object', 'null') then
    raise exception 'Filters are an object' using errcode = '22023';
  end if;
  if (filters -> 'verifiedOnly') = 'true' then
    if not private.is_paid() then
      raise exception 'Verified listings are exclusively available to Closer and Partner members' using errcode = '42501';
    end if;
    conditions := conditions || ' and p.verified';
  end if;
  if states <> '{}' then
    conditions := conditions || format(' and p.state = any (%L::text[])', states);
  end if;
  if types <> '{}' then
    if types && array['Single Family', 'Multi Family', 'Condo'] then
      types := types || 'Residential'::text;
    elsif 'Residential' = any (types) then
      types := types || array['Single Family', 'Multi Family', 'Condo'];
    end if;
    conditions := conditions || format(' and p.property_type = any (%L::text[])', types);
  end if;
  if financing <> '{}' then
    if 'Creative' = any (financing) then
      financing := financing || 'Subject To'::text;
    end if;
    conditions := conditions || format(' and p.financing = any (%L::text[])', financing);
  end if;
  foreach field in array array['price', 'bedrooms', 'bathrooms', 'sqft'] loop
    low := private.bound(filters, field, 'min');
    high := private.bound(filters, field, 'max');
    if low is not null then
      conditions := conditions || format(' and p.%I >= %L::double precision', field, low);
    end if;
    if high is not null then
      conditions := conditions || format(' and p.%I <= %L::double precision', field, high);
    end if;
  end loop;
  if filters -> 'box' is not null and jsonb_typeof(filters -> 'box') <> 'null' then
    conditions := conditions || private.box_condition(filters -> 'box');
  end if;
  if btrim(coalesce(search, '')) <> '' then
    conditions := conditions || format(' and p.search_text like %L', private.search_pattern(search));
  end if;
  return conditions;
end;
$$;
comment on function private.listing_conditions(jsonb, text) is 'Conditions on properties p that the filters and the text ask for, as SQL with every value quoted.';

create function private.box_condition(box jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  side text;
begin
  foreach side in array array['west', 'south', 'east', 'north'] loop
    if jsonb_typeof(box -> side) is distinct from 'number' then
      raise exception 'A box has west, south, east and north in degrees' using errcode = '22023';
    end if;
  end loop;
  return format(
    ' and p.latitude between %L::double precision and %L::double precision and p.longitude between %L::double precision and %L::double precision',
    box ->> 'south', box ->> 'north', box ->> 'west', box ->> 'east'
  );
end;
$$;
comment on function private.box_condition(jsonb) is 'The condition of listing_conditions for a part of the map, edges included. 22023 for anything but four numbers.';

create function private.find_properties(filters jsonb, search text, sort text, after jsonb, page_size integer)
returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  ordering text;
  needed text[];
  last_row public.properties;
  ascending boolean := sort = 'price-asc';
begin
  case sort
    when 'featured' then
      ordering := 'p.verified, p.created_at, p.id';
      needed := array['verified', 'created_at', 'id'];
    when 'newest' then
      ordering := 'p.created_at, p.id';
      needed := array['created_at', 'id'];
    when 'price-asc', 'price-desc' then
      ordering := 'p.price, p.id';
      needed := array['price', 'id'];
    when 'cap-rate' then
      -- As the index has it: listings without a cap rate come last.
      ordering := 'coalesce(p.cap_rate, ''-Infinity''::double precision), p.id';
      needed := array['id'];
    else
      raise exception 'Unknown sort %', sort using errcode = '22023';
  end case;

  if jsonb_typeof(after) = 'null' then
    after := null;
  end if;
  if after is not null then
    if jsonb_typeof(after) <> 'object' or exists (select from unnest(needed) as key where after ->> key is null) then
      raise exception 'Not a row to go on from'
        using errcode = '22023', hint = format('"after" needs %s for this sort.', array_to_string(needed, ', '));
    end if;
    select r.id, r.verified, r.created_at, r.price, r.cap_rate
    into last_row.id, last_row.verified, last_row.created_at, last_row.price, last_row.cap_rate
    from jsonb_to_record(after) as r (
      id uuid, verified boolean, created_at timestamptz, price bigint, cap_rate double precision
    );
  end if;

  return query execute format(
    'select p.* from public.properties p where %s %s order by %s limit $2',
    private.listing_conditions(filters, search),
    case when after is not null then
      -- The same tuple of the last row, so that an index on the ordering finds the place.
      format('and (%s) %s (%s)', ordering, case when ascending then '>' else '<' end, replace(ordering, 'p.', '($1).'))
    end,
    case when ascending then ordering else replace(ordering, ', p.', ' desc, p.') || ' desc' end
  ) using last_row, least(greatest(coalesce(page_size, 24), 1), 100);
end;
$$;
comment on function private.find_properties(jsonb, text, text, jsonb, integer) is 'Does the work of public.search_properties.';

create function public.search_properties(
  filters jsonb default '{}',
  search text default '',
  sort text default 'featured',
  after jsonb default null,
  page_size integer default 24
) returns setof public.properties
language sql stable set search_path = ''
as $$ select * from private.find_properties(filters, search, sort, after, page_size); $$;
comment on function public.search_properties(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and whose title, address, city, state or ZIP contain the text. '
  'filters: {states, propertyType, financing: lists; price (USD), bedrooms, bathrooms, sqft: {min, max}, inclusive, 0 unset; verifiedOnly: true, for paid members; box: {west, south, east, north} in degrees}, every one optional; Residential matches Single Family, Multi Family and Condo both ways, Creative also finds Subject To. '
  'sort: featured (verified first, then newest), newest, price-asc, price-desc, cap-rate. '
  'after: the last row of the page before ({id, verified, created_at, price, cap_rate}), null for the first page. page_size is held between 1 and 100. 42501 for verifiedOnly without a paid membership, 22023 for a filter or sort that is none or an after that lacks what the sort needs, 22P02, 22003, 22007 or 22008 for one that holds something else.';

create function private.count_found(filters jsonb, search text) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_rows integer;
begin
  execute format(
    'select count(*)::integer from (select from public.properties p where %s limit 1001) as matching',
    private.listing_conditions(filters, search)
  ) into found_rows;
  return found_rows;
end;
$$;
comment on function private.count_found(jsonb, text) is 'Does the work of public.count_properties.';

create function public.count_properties(filters jsonb default '{}', search text default '') returns integer
language sql stable set search_path = ''
as $$ select private.count_found(filters, search); $$;
comment on function public.count_properties(jsonb, text) is
  'How many listings search_properties would find in all, counted up to 1,001; 1001 means more than 1,000. Errors as there.';

create function private.facets() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'total', (select count(*) from public.properties where status = 'active'),
    'states', (select coalesce(jsonb_object_agg(value, found), '{}') from (select state as value, count(*) as found from public.properties where status = 'active' group by 1) as counted),
    'propertyTypes', (select coalesce(jsonb_object_agg(value, found), '{}') from (select property_type as value, count(*) as found from public.properties where status = 'active' group by 1) as counted),
    'financing', (select coalesce(jsonb_object_agg(value, found), '{}') from (select financing as value, count(*) as found from public.properties where status = 'active' and financing is not null group by 1) as counted)
  );
$$;
comment on function private.facets() is 'Does the work of public.property_facets.';

create function public.property_facets() returns jsonb
language sql stable set search_path = ''
as $$ select private.facets(); $$;
comment on function public.property_facets() is
  'How many active listings there are: {total, states, propertyTypes, financing}, the last three from value to number, values without a listing left out.';

create function private.map_properties(filters jsonb, search text, box jsonb, cell double precision)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint, verified boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  conditions text := private.listing_conditions(filters, search) || private.box_condition(box);
  found_rows integer;
begin
  if cell is null or not cell between 0.0001 and 90 then
    raise exception 'A cell is between 0.0001 and 90 degrees wide' using errcode = '22023';
  end if;
  execute format('select count(*) from (select from public.properties p where %s limit 501) as matching', conditions) into found_rows;
  if found_rows <= 500 then
    return query execute format(
      'select p.id, p.latitude, p.longitude, 1, p.price, p.verified from public.properties p where %s order by p.created_at desc, p.id desc', conditions
    );
  else
    return query execute format(
      'select null::uuid, avg(p.latitude), avg(p.longitude), count(*)::integer, min(p.price), bool_or(p.verified)
       from public.properties p where %s group by floor(p.latitude / $1), floor(p.longitude / $1)', conditions
    ) using cell;
  end if;
end;
$$;
comment on function private.map_properties(jsonb, text, jsonb, double precision) is 'Does the work of public.map_properties.';

create function public.map_properties(filters jsonb, search text, box jsonb, cell double precision)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint, verified boolean)
language sql stable set search_path = ''
as $$ select * from private.map_properties(filters, search, box, cell); $$;
comment on function public.map_properties(jsonb, text, jsonb, double precision) is
  'What search_properties would find in a part of the map ({west, south, east, north}, degrees): up to 500 listings one by one, newest first, more of them gathered in cells of that many degrees. '
  'A gathering has no id; it stands at its listings'' mean point and has their number, lowest price (USD), and whether any is verified. Errors as for search_properties; 22023 for a cell outside 0.0001 to 90.';

create function public.similar_properties(property_id uuid, most integer default 4) returns setof public.properties
language sql stable set search_path = ''
as $$
  with listing as (select * from public.properties p where p.id = property_id)
  select p.* from public.properties p, listing l
  where p.status = 'active' and p.id <> l.id and p.property_type = l.property_type
  order by p.state <> l.state, abs(p.price - l.price), p.price, p.id
  limit least(greatest(coalesce(most, 4), 1), 24);
$$;
comment on function public.similar_properties(uuid, integer) is
  'Active listings like one: of its type, in its state first, nearest in price. None for a listing the caller may not read. Between 1 and 24 of them.';

revoke execute on all functions in schema private from public;
grant execute on function
  private.find_properties(jsonb, text, text, jsonb, integer), private.count_found(jsonb, text), private.facets(),
  private.map_properties(jsonb, text, jsonb, double precision)
  to anon, authenticated, service_role;
revoke execute on function
  public.search_properties(jsonb, text, text, jsonb, integer), public.count_properties(jsonb, text), public.property_facets(),
  public.map_properties(jsonb, text, jsonb, double precision), public.similar_properties(uuid, integer)
  from public;
grant execute on function
  public.search_properties(jsonb, text, text, jsonb, integer), public.count_properties(jsonb, text), public.property_facets(),
  public.map_properties(jsonb, text, jsonb, double precision), public.similar_properties(uuid, integer)
  to anon, authenticated, service_role;
