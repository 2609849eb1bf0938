-- How a page of search results is found. Postgres's estimates are too rough for texts and lists, so the choice is ours,
-- by private.search_limits: among all listings by an index of a text, among the next ones in order, or merged from
-- slices of a state and property type.

create function private.search_limits(
  out newest integer, out common integer, out findable integer, out filter_scan integer, out text_scan integer,
  out sample integer, out indexed integer, out box_scan integer, out criteria_scan integer, out filtered_scan integer
)
language plpgsql immutable set search_path = ''
as $$
begin
  -- A text is counted among so many of the newest listings. If 100, one of 15, have it, reading listings in order beats
  -- its index. If 8, one of 200, have it, reading text_scan listings almost certainly finds a page.
  newest := 1500;
  common := 100;
  findable := 8;
  text_scan := 8000;
  -- Filters without a state: most are met by a page of filter_scan listings. If not, their matches are counted in a
  -- sample. Up to `indexed` matches are read by the index of a filter, more are looked for in every slice.
  filter_scan := 1500;
  sample := 4000;
  indexed := 5000;
  -- The newest listings fill most buy boxes. If box_scan don't, there are few enough matches to read them all; and so
  -- for the candidates of the best matches, with criteria alone, and with filters, where no index finds what listings
  -- don't state.
  box_scan := 4000;
  criteria_scan := 30000;
  filtered_scan := 5000;
end;
$$;
comment on function private.search_limits() is
  'Numbers of listings at which one way to find a page becomes cheaper than another, as measured by `npm run '
  'bench:search` with 10,000 to a million listings.';

create function private.is_common(search_term text, min_matches integer default (private.search_limits()).common)
  returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  matches integer;
begin
  execute format(
    'select count(*)::integer from (
       select 1 from (
         select * from private.search_listings order by created_at desc, id desc limit $2
       ) p where true %s limit $1
     ) as matching', private.search_condition(search_term, false)
  ) into matches using min_matches, (private.search_limits()).newest;
  return matches = min_matches;
end;
$$;
comment on function private.is_common(text, integer) is
  'Whether at least so many of the newest listings match a search term: those that make it common, unless given.';

-- Pages -------------------------------------------------------------------------------------------

create function private.listings_in_order(ids uuid[]) returns setof public.properties
language plpgsql stable security definer set search_path = '' rows 24
as $$
begin
  return query
    select p.* from unnest(ids) with ordinality as found (id, ordinal) join public.properties p on p.id = found.id
    -- Where search is on another server, it may be behind.
    where p.status = 'active' order by found.ordinal;
end;
$$;
comment on function private.listings_in_order(uuid[]) is 'The listings with these IDs that are active, in this order.';

create function private.ordering(sort text, out tuple text, out columns text, out order_by text, out after_cursor text)
language plpgsql immutable set search_path = ''
as $$
begin
  tuple := case sort
    when 'featured' then 'p.verified, p.priority, p.created_at, p.id'
    when 'newest' then 'p.created_at, p.id'
    when 'price-asc' then 'p.price, p.id'
    when 'price-desc' then 'p.price, p.id'
    -- As in the indexes, listings without a cap rate come last.
    when 'cap-rate' then 'coalesce(p.cap_rate, ''-Infinity''::double precision), p.id'
  end;
  columns := case sort when 'cap-rate' then 'p.cap_rate, p.id' else tuple end;
  order_by := case sort when 'price-asc' then tuple else replace(tuple, ', p.', ' desc, p.') || ' desc' end;
  -- Compared as a row, so that an index can find the position.
  after_cursor := format('(%s) %s (%s)', tuple, case sort when 'price-asc' then '>' else '<' end,
    replace(tuple, 'p.', '($1).'));
end;
$$;
comment on function private.ordering(text) is
  'SQL for a sort order of listings p: the compared tuple, the columns it needs, its ORDER BY, and the condition '
  'for rows after cursor $1.';

create function private.cursor_row(sort text, after jsonb) returns private.search_listings
language plpgsql stable set search_path = ''
as $$
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
  select r.id, r.verified, private.leads(r.priority, r.cap_rate), r.created_at, r.price, r.cap_rate
  into result.id, result.verified, result.priority, result.created_at, result.price, result.cap_rate
  from jsonb_to_record(after) as r (
    id uuid, verified boolean, priority boolean, created_at timestamptz, price bigint, cap_rate double precision
  );
  return result;
end;
$$;
comment on function private.cursor_row(text, jsonb) is
  'The row a page starts after. Raises 22023 for an unknown sort order or an incomplete cursor, and 22P02, 22003, '
  '22007, or 22008 for an invalid one.';

create function private.page_of_all(sort text, last_row private.search_listings, size integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  if sort = 'newest' then
    return array(
      select p.id from private.search_listings p
      where (p.created_at, p.id) < (last_row.created_at, last_row.id)
      order by p.created_at desc, p.id desc limit size
    );
  end if;
  return array(
    select p.id from private.search_listings p
    where (p.verified, p.priority, p.created_at, p.id)
      < (last_row.verified, last_row.priority, last_row.created_at, last_row.id)
    order by p.verified desc, p.priority desc, p.created_at desc, p.id desc limit size
  );
end;
$$;
comment on function private.page_of_all(text, private.search_listings, integer) is
  'IDs of a page of all listings, newest or featured first: the most common request, with a plan that is kept.';

create function private.page_by_text(sort text, conditions text, last_row private.search_listings, size integer)
  returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function private.page_by_text(text, text, private.search_listings, integer) is
  'IDs of a page among all listings that match the conditions, where $1 is the cursor row. For rare texts, found by '
  'an index.';

create function private.page_by_scan(
  sort text, conditions text, last_row private.search_listings, size integer, scan_limit integer
) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function private.page_by_scan(text, text, private.search_listings, integer, integer) is
  'IDs of a page among the next `scan_limit` listings in sort order. May be short.';

create function private.page_by_slices(
  sort text, states text[], types text[], conditions text, last_row private.search_listings, size integer
) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
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
    private.selected_or_all(types, private.facet_values('property_type'));
  return page;
end;
$$;
comment on function private.page_by_slices(text, text[], text[], text, private.search_listings, integer) is
  'IDs of a page, merged from the next listings of each state and property type, each read in order from an index '
  '(for newest, in four parts).';
