-- Similar listings: those that a buyer of one listing would want, too.

create function private.nearest_in_price(
  states text[], property_type text, price bigint, excluded_id uuid, max_rows integer
) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
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
$$;
comment on function private.nearest_in_price(text[], text, bigint, uuid, integer) is
  'IDs of active listings of a type in the given states, nearest in price first. Reads each state''s price index in '
  'both directions.';

create function private.box_like(listing public.properties) returns public.buybox_profiles
language plpgsql immutable set search_path = ''
as $$
declare
  box public.buybox_profiles;
begin
  box.states := array[listing.state];
  box.counties := array_remove(array[listing.county || ', ' || listing.state], null);
  box.property_types := array[listing.property_type];
  box.min_price := listing.price * 4 / 5;
  box.max_price := listing.price * 6 / 5;
  box.conditions := array_remove(array[listing.condition], null);
  box.financing := array_remove(array[listing.financing], null);
  box.investment_strategies := private.suitable_strategies(listing.condition, listing.property_type);
  box.filters := '{}';
  return box;
end;
$$;
comment on function private.box_like(public.properties) is
  'The buy box of someone who wants listings like this one: its place, type, condition, financing, and strategies, at '
  'up to 20% less or more. Of no member.';

create function private.similar_properties(property_id uuid, max_rows integer) returns setof public.properties
language plpgsql stable security definer set search_path = ''
as $$
declare
  most constant integer := 24;
  size constant integer := least(greatest(coalesce(max_rows, 4), 1), most);
  listing public.properties;
  box public.buybox_profiles;
  near uuid[];
begin
  select * into strict listing from public.properties p where p.id = property_id;
  box := private.box_like(listing);
  near := private.nearest_in_price(array[listing.state], listing.property_type, listing.price, listing.id, most);
  if cardinality(near) < size then
    near := near || private.nearest_in_price(
      array_remove(private.facet_values('states'), listing.state), listing.property_type, listing.price, listing.id,
        size - cardinality(near)
    );
  end if;
  return query
    select p.* from private.listings_in_order(near) as p
    order by private.match_score(p, box) desc, array_position(near, p.id) limit size;
end;
$$;
comment on function private.similar_properties(uuid, integer) is
  'Implements public.similar_properties, for a listing the caller may read.';

create function public.similar_properties(property_id uuid, max_rows integer default 4) returns setof public.properties
language sql stable set search_path = ''
as $$
  select near.* from public.properties p cross join lateral private.similar_properties(p.id, max_rows) as near
    where p.id = property_id;
$$;
comment on function public.similar_properties(uuid, integer) is
  'Active listings of the same type that suit a buyer of this one: of the 24 nearest in price in its state, those with '
  'the highest private.match_score for private.box_like, then the nearest. Other states fill up what its own lacks. '
  'Empty for a listing the caller can''t read. `max_rows` is clamped to 1 to 24.';

grant execute on function private.similar_properties(uuid, integer), public.similar_properties(uuid, integer)
  to anon, authenticated, service_role;
