-- Marketplace search: filters, text, sort orders, count, facets, and map.
--
-- A search shows what the policy on properties lets the caller read of the active listings: those of everyone but
-- private.hidden_member_ids. It reads private.search_listings; only the rows it returns come from properties.

create function private.facet_values(facet text) returns text[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return array(select distinct c.value from private.listing_changes c where c.facet = facet_values.facet);
end;
$$;
comment on function private.facet_values(text) is 'Every value of a facet that a listing has or has had.';

create function private.selected_or_all(selected text[], available text[]) returns text[]
language sql immutable set search_path = ''
as $$ select array(select value from unnest(available) as value where selected = '{}' or value = any (selected)); $$;
comment on function private.selected_or_all(text[], text[]) is
  'The available values that are selected; all of them if none are selected.';

-- Pages of results --------------------------------------------------------------------------------

create function private.search_properties(filters jsonb, search text, sort text, after jsonb, page_size integer)
returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  limits record;
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
  if search_term = '' and coalesce(filters, 'null') in ('{}', 'null') and sort in ('newest', 'featured')
    and private.hidden_member_ids() = '{}' then
    return query select * from private.listings_in_order(private.page_of_all(sort, last_row, size));
    return;
  end if;

  limits := private.search_limits();
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
      page := private.page_by_scan(sort, conditions, last_row, size, limits.filter_scan);
      -- Reading a few listings by the index of a filter is cheaper than looking for them in every slice.
      by_slices := cardinality(page) = size or private.estimate_matches(conditions) > limits.indexed;
    end if;
  elsif parsed.states <> '{}' then
    by_slices := private.is_common(search_term);
  elsif private.is_common(search_term, limits.findable) then
    -- Finds a page, unless the filters are selective.
    page := private.page_by_scan(sort, conditions || text_filter, last_row, size, limits.text_scan);
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
$$;
comment on function private.search_properties(jsonb, text, text, jsonb, integer) is
  'Implements public.search_properties.';

create function public.search_properties(
  filters jsonb default '{}',
  search text default '',
  sort text default 'featured',
  after jsonb default null,
  page_size integer default 24
) returns setof public.properties
-- PL/pgSQL, because Postgres would plan an SQL function again at every call.
language plpgsql stable set search_path = ''
as $$
begin
  if sort is distinct from 'best-match' then
    return query select * from private.search_properties(filters, search, sort, after, page_size);
  elsif auth.uid() is null then
    raise exception 'Sign in to see what matches your investment criteria best.' using errcode = '42501';
  else
    return query select * from private.best_matches(filters, search, after, page_size);
  end if;
end;
$$;
comment on function public.search_properties(jsonb, text, text, jsonb, integer) is
  'A page of the active listings that pass the filters and are in the place that the text names, or whose title, '
  'address, city, state, and ZIP have its words. filters: those of private.search_filters, all optional: lists of '
  'values; {min, max}, inclusive, 0 for unset; true. age: days since it was posted. verified takes that entitlement. '
  'box: {west, south, east, north} in degrees; shape: an area drawn on the map, 3 to 100 corners [longitude, '
  'latitude]. A listing is in one of the states or of the places, '
  'which read "city:Memphis, TN", "county:Shelby, TN", or "zip:38103, TN"; "city:Memphis+10, TN" and '
  '"zip:38103+10, TN" add 1 to 100 miles around. Residential matches Single Family, Multi Family, and Condo in both '
  'directions; Creative also matches Subject To. sort: featured (verified first, then those with priority and a '
  'cap rate, then newest), newest, price-asc, price-desc, cap-rate, best-match. best-match is for members with a '
  'buy box: of other '
  'members'' listings that fail none of its criteria except strategy, about the newest 1,000, by match_score, then '
  'newest; those that don''t state what a filter of the box asks for only among the newest 5,000 listings. '
  'Raises 42501 for visitors and P0001 without a buy box. after: the last row of the previous page ({id, verified, '
  'priority, created_at, price, cap_rate, match_score}), null for the first. page_size is clamped to 1 to 100. Raises '
  '42501 for verified without the entitlement, 22023 for an unknown filter or sort order or an incomplete cursor, '
  'and 22P02, 22003, 22007, or 22008 for an invalid one.';

-- Count -------------------------------------------------------------------------------------------

create function private.count_properties(filters jsonb default '{}', search text default '') returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  conditions text := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions;
  found_rows integer;
begin
  if search_term <> '' then
    -- Reading in order soon finds the first thousand listings with a common text.
    conditions := conditions || private.search_condition(search_term, not private.is_common(search_term));
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
$$;
comment on function private.count_properties(jsonb, text) is
  'Number of listings search_properties would find, counted up to 1,001; 1001 means more than 1,000. Raises the '
  'same errors.';
select private.expose('count_properties', 'anon');

-- Facets ------------------------------------------------------------------------------------------

create function private.facet_totals(hidden_ids uuid[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function private.facet_totals(uuid[]) is
  'Number of listings with each value of each facet, {facet: {value: number}}, from the stored totals, without the '
  'listings of these members.';

create function private.facet_sources() returns setof private.search_filter
language plpgsql immutable set search_path = '' rows 9
as $$
begin
  return query select f.* from private.search_filters() f where f.kind in ('state', 'choice', 'choices', 'flag');
end;
$$;
comment on function private.facet_sources() is
  'The filters whose values public.property_facets counts: the facets of private.facets_of.';

create function private.count_values(sources private.search_filter[], conditions text, share numeric) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
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
    (
      select string_agg(format(case s.kind
        when 'state' then 'p.state as %1$I' when 'flag' then 'nullif(p.%1$I, false)::text as %1$I' else 'p.%1$I'
      end, s.field), ', ')
      from unnest(sources) as s
    ),
    case when share < 100 then format('tablesample system (%s) repeatable (0)', share) else '' end,
    conditions,
    (
      select string_agg(
        format(case s.kind
          when 'choices' then
            'select %1$L as facet, unnest(f.%1$I) as value, count(*) as listings from found f group by 2'
          else 'select %1$L as facet, f.%1$I as value, count(*) as listings from found f group by 2'
        end, s.field), ' union all '
      )
      from unnest(sources) as s
    )
  ) into result;
  return result;
end;
$$;
comment on function private.count_values(private.search_filter[], text, numeric) is
  'How many listings that meet the conditions, in a sample of `share` percent, have each value of these facets: '
  '{facet: {value: number}}. Facets and values that none has are missing.';

create function private.at_least(sampled integer, share numeric) returns integer
language plpgsql immutable set search_path = ''
as $$
declare
  -- Three standard errors of a Poisson count below the estimate.
  low constant numeric := greatest(sampled, floor((sampled - 3 * sqrt(sampled)) * 100 / share));
  digit constant numeric := power(10, floor(log(low)));
begin
  return floor(low / digit) * digit;
end;
$$;
comment on function private.at_least(integer, numeric) is
  'The round number, such as 60, 100, or 2,000, that a count almost certainly reaches when a sample of `share` percent '
  'has `sampled`, at least 1.';

create function private.count_options(sources private.search_filter[], conditions text) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  share constant numeric := private.sample_percent(10000);
  sampled jsonb;
begin
  if share = 100 or private.estimate_matches(conditions) <= 10000 then
    return private.count_values(sources, conditions, 100);
  end if;
  sampled := private.count_values(sources, conditions, share);
  return (
    select jsonb_object_agg(s.field, (
      select coalesce(jsonb_object_agg(known.value, case
        when sampled -> s.field ? known.value
          then jsonb_build_object('atLeast', private.at_least((sampled -> s.field ->> known.value)::integer, share))
      end), '{}')
      from unnest(private.facet_values(s.field)) as known (value)
    ))
    from unnest(sources) as s
  );
end;
$$;
comment on function private.count_options(private.search_filter[], text) is
  'How many listings that meet the conditions have each value of these facets: {facet: {value: number}}, without '
  'values that none has. If more than about 10,000 of more than 20,000 listings match, {atLeast: number} from a '
  'sample, or null for a value that the sample doesn''t have.';

create function private.property_facets(filters jsonb default '{}', search text default '') returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  text_filter text := '';
  all_conditions text;
  own_conditions text;
  source private.search_filter;
  -- Facets that no filter narrows are counted together.
  together private.search_filter[] := '{}';
  counts jsonb;
begin
  if search_term <> '' then
    text_filter := private.search_condition(search_term, not private.is_common(search_term));
  end if;
  all_conditions := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions || text_filter;
  if all_conditions = private.seller_condition() then
    counts := private.facet_totals(private.hidden_member_ids());
    counts := counts || jsonb_build_object('total', coalesce(counts -> 'total' -> '', '0'));
  else
    counts := jsonb_build_object('total', private.count_properties(filters, search));
    for source in select * from private.facet_sources() loop
      parsed := private.filter_conditions(
        filters - case source.kind when 'state' then array['states', 'places'] else array[source.field] end
      );
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
    select jsonb_object_agg(s.field, case s.kind
      when 'flag' then coalesce(counts -> s.field -> 'true', '0') else coalesce(counts -> s.field, '{}')
    end)
    from private.facet_sources() as s
  ) || jsonb_build_object('total', counts -> 'total');
end;
$$;
comment on function private.property_facets(jsonb, text) is
  'Number of listings that search_properties would find: {total}, up to 1,001, exact without text and filters, and for '
  'each of private.facet_sources, how many it would find with only that value of its kind, or that switch, and all '
  'filters of other kinds: a number, {atLeast: number} if more than about 10,000 listings match, or null if not '
  'counted. Values without a listing are missing. Raises the same errors.';
select private.expose('property_facets', 'anon');

-- Map ---------------------------------------------------------------------------------------------

create function private.map_clusters(conditions text, cell double precision, share numeric)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint,
  verified boolean)
language plpgsql stable security definer set search_path = '' rows 300
as $$
begin
  return query execute format(
    'select null::uuid, avg(p.latitude), avg(p.longitude), round(count(*) * 100 / $2)::integer,
       case when $2 = 100 then min(p.price) end, bool_or(p.verified)
     from private.search_listings p %s where true %s group by floor(p.latitude / $1), floor(p.longitude / $1)',
    case when share < 100 then format('tablesample system (%s) repeatable (0)', share) else '' end, conditions
  ) using cell, share;
end;
$$;
comment on function private.map_clusters(text, double precision, numeric) is
  'Clusters, as described for public.map_properties, of the listings that meet the conditions, in a sample of `share` '
  'percent of all listings. Estimated numbers have no lowest price.';

create function private.map_properties(filters jsonb, search text, box jsonb, cell double precision)
returns table (id uuid, latitude double precision, longitude double precision, listings integer, price bigint,
  verified boolean)
language plpgsql stable security definer set search_path = ''
as $$
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
  is_sampled := sample < 100 and private.estimate_matches(conditions) > max_exact;
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
$$;
comment on function private.map_properties(jsonb, text, jsonb, double precision) is
  'Listings that search_properties would find in a map area ({west, south, east, north}, degrees): up to 500 '
  'individually, newest first; more are clustered in cells of `cell` degrees. A cluster has no id; it has the mean '
  'position, number, and lowest price (USD) of its listings, and whether any is verified. If about 10,000 or more of '
  'more than 40,000 listings match, clusters are estimated from a sample: their price is null, and small ones may be '
  'missing. Raises the errors of search_properties, and 22023 for a cell outside 0.0001 to 90.';
select private.expose('map_properties', 'anon');

-- Grants ------------------------------------------------------------------------------------------
-- For the generated columns of search_alerts.
grant execute on function private.filter_conditions(jsonb) to authenticated, service_role;
grant execute on function
  private.search_properties(jsonb, text, text, jsonb, integer),
  public.search_properties(jsonb, text, text, jsonb, integer)
  to anon, authenticated, service_role;
