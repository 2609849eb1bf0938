-- Whether a listing's ZIP code, city, state, and pin agree.

create function private.zip_code_at(latitude double precision, longitude double precision) returns public.zip_codes
language sql stable security definer set search_path = ''
as $$
  select z from public.zip_codes z
  where z.latitude between $1 - 1 and $1 + 1 and z.longitude between $2 - 1 and $2 + 1
  order by private.miles_between(z.latitude, z.longitude, $1, $2), z.zip limit 1;
$$;
comment on function private.zip_code_at(double precision, double precision) is
  'The ZIP code whose center is nearest to a position in degrees; null if none is within a degree.';

create function private.check_address(
  zip text, city text, state text, latitude double precision default null, longitude double precision default null
) returns table (field text, place text, pin_place text)
language plpgsql stable security definer set search_path = '' rows 3
as $$
declare
  -- A city's people write its name far around it, and large ZIP codes reach far from their center.
  max_miles constant double precision := 25;
  area constant public.zip_codes := (select z from public.zip_codes z where z.zip = check_address.zip);
  zip_place constant text := area.city || ', ' || area.state;
  pin_area public.zip_codes;
  pin_place text;
  named private.named_place[];
begin
  if latitude is not null and longitude is not null then
    pin_area := private.zip_code_at(latitude, longitude);
    pin_place := pin_area.city || ', ' || pin_area.state;
  end if;
  if area.zip is null then
    if latitude is not null and longitude is not null and not exists (
      select from public.zip_codes z where z.state = check_address.state
        and private.miles_between(z.latitude, z.longitude, check_address.latitude, check_address.longitude) <= max_miles
    ) then
      return query select 'pin', null::text, pin_place;
    end if;
    return;
  end if;
  if area.state <> check_address.state then
    return query select 'state', zip_place, null::text;
  end if;

  -- Most cities are the ZIP code's.
  if private.place_key(left(check_address.city, 100)) <> private.place_key(area.city) then
    named := array(select n from private.places_named(private.place_name(left(check_address.city, 100)), null) as n);
  end if;
  if named <> '{}'
    and not exists (
      select from unnest(named) as n join public.zip_codes z on z.state = n.state
        and (n.kind = 'city' and z.city = n.name or n.kind = 'county' and z.county = n.name)
      where private.miles_between(z.latitude, z.longitude, area.latitude, area.longitude) <= max_miles
    )
  then
    return query select 'city', zip_place, null::text;
  end if;

  if latitude is not null and longitude is not null and pin_area.zip is distinct from area.zip
    and private.miles_between(latitude, longitude, area.latitude, area.longitude) > max_miles
  then
    return query select 'pin', zip_place, pin_place;
  end if;
end;
$$;
comment on function private.check_address(text, text, text, double precision, double precision) is
  'What of an address isn''t where its ZIP code is, to ask before a listing is posted. field: state; city, if it''s '
  'only known more than 25 miles away; pin, if it''s more than 25 miles away, and nearer to another ZIP code. place: '
  '"City, ST" of the ZIP code. pin_place: that of the pin, null if it''s in none. No rows if all agree. Of an unknown '
  'ZIP code or none, only a pin more than 25 miles from its state doesn''t agree, and place is null. What is null '
  'agrees, and names that the reference data doesn''t have, as of neighborhoods.';
select private.expose('check_address', 'authenticated');
