-- Areas drawn on the map: polygons that search filters by.

create function private.shape_corners(shape jsonb) returns point[]
language plpgsql immutable set search_path = ''
as $$
declare
  max_corners constant integer := 100;
begin
  if jsonb_typeof(shape) <> 'array' or jsonb_array_length(shape) not between 3 and max_corners then
    raise exception 'A drawn area has 3 to % corners', max_corners using errcode = '22023';
  end if;
  if exists (
    select from jsonb_array_elements(shape) as corner
    where case
      when jsonb_typeof(corner) <> 'array' or jsonb_array_length(corner) <> 2 then true
      when jsonb_typeof(corner -> 0) <> 'number' or jsonb_typeof(corner -> 1) <> 'number' then true
      else abs((corner ->> 0)::numeric) > 180 or abs((corner ->> 1)::numeric) > 90
    end
  ) then
    raise exception 'A corner is a longitude and a latitude in degrees' using errcode = '22023';
  end if;
  return array(
    -- Rounded, because products of tiny numbers are out of range.
    select point(round((c.corner ->> 0)::numeric, 6), round((c.corner ->> 1)::numeric, 6))
    from jsonb_array_elements(shape) with ordinality as c (corner, ordinal) order by c.ordinal
  );
end;
$$;
comment on function private.shape_corners(jsonb) is
  'The corners (x is the longitude) of a drawn area, [[longitude, latitude], ...] in degrees. Raises 22023 for '
  'anything but 3 to 100 of them.';

create function private.shape_condition(shape jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  corners constant point[] := private.shape_corners(shape);
  size constant integer := cardinality(corners);
  outline constant polygon := (
    '(' || array_to_string(array(select c::text from unnest(corners) as c), ',') || ')'
  )::polygon;
  bounds constant box := box(outline);
  crosses boolean;
  is_wide boolean;
  surface double precision;
begin
  with edges as (
    select n, corners[n] as a, corners[n % size + 1] as b from generate_series(1, size) as n
  )
  select bool_or(abs(e.a[0] - e.b[0]) > 180), sum(e.a[0] * e.b[1] - e.b[0] * e.a[1]),
    -- Neighbors share a corner.
    bool_or(exists (
      select from edges o
      where o.n > e.n + 1 and not (e.n = 1 and o.n = size) and lseg(e.a, e.b) ?# lseg(o.a, o.b)
    ))
  into is_wide, surface, crosses from edges e;
  if is_wide then
    raise exception 'A drawn area can''t cross the 180th meridian' using errcode = '22023';
  elsif crosses then
    raise exception 'The outline of a drawn area can''t cross itself' using errcode = '22023';
  elsif abs(surface) < 1e-9 then
    raise exception 'A drawn area can''t be a line' using errcode = '22023';
  end if;
  return format(
    ' and p.latitude between %L::double precision and %L::double precision'
    ' and p.longitude between %L::double precision and %L::double precision'
    ' and point(p.longitude, p.latitude) <@ %L::polygon',
    (bounds[1])[1], (bounds[0])[1], (bounds[1])[0], (bounds[0])[0], outline
  );
end;
$$;
comment on function private.shape_condition(jsonb) is
  'SQL condition on listing p for a drawn area, its outline included. The box around it lets an index find candidates. '
  'Raises 22023 for what isn''t one (private.shape_corners), crosses itself or the 180th meridian, or has no surface.';
