set check_function_bodies = off;

create or replace function private.box_like (
  listing public.properties
)
  returns public.buybox_profiles
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
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
$function$;

comment on function "private"."box_like"(public.properties) is 'The buy box of someone who wants listings like this one: its place, type, condition, financing, and strategies, at up to 20% less or more. Of no member.';

comment on function "public"."similar_properties"(uuid, integer) is 'Active listings of the same type that suit a buyer of this one: of the 24 nearest in price in its state, those with the highest private.match_score for private.box_like, then the nearest. Other states fill up what its own lacks. Empty for a listing the caller can''t read. `max_rows` is clamped to 1 to 24.';

revoke all on function "private"."box_like"(public.properties) from public;

reset check_function_bodies;
