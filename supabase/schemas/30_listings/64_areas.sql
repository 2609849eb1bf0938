-- What public data says of the area around a listing (docs/area-data.md). The operator loads it; nothing is shipped.

create table private.area_figures (
  source_id uuid not null references public.data_sources (id) on delete cascade,
  area text not null check (area in ('zip', 'county')),
  place text not null check (place ~ '^[0-9]{5}$'),
  figure text not null check (figure in (
    'fair_market_rent_0', 'fair_market_rent_1', 'fair_market_rent_2', 'fair_market_rent_3', 'fair_market_rent_4',
    'median_rent', 'median_home_value', 'vacant_pct', 'owner_occupied_pct', 'price_change_1_pct', 'price_change_5_pct',
    'property_tax_pct'
  )),
  value double precision not null check (value between -100 and 1000000000),
  year integer not null check (year between 1975 and 2200),
  primary key (area, place, figure, source_id)
);
comment on table private.area_figures is
  'Figures about housing in ZIP codes and counties. None is about who lives there: fair housing law protects them.';
comment on column private.area_figures.place is 'The ZIP code, or the five-digit FIPS code of the county.';
comment on column private.area_figures.figure is
  'Rents are U.S. dollars a month, fair market rents of 0 to 4 bedrooms; _pct are percent; price changes are over 1 '
  'and 5 years.';
comment on column private.area_figures.year is 'The year that the figure is about, or the last one.';
create index area_figures_source_idx on private.area_figures (source_id);

create table private.flood_areas (
  id uuid primary key default gen_random_uuid(),
  source_id uuid not null references public.data_sources (id) on delete cascade,
  zone text not null check (zone ~ '^[A-Z0-9]{1,5}$'),
  subtype text check (char_length(subtype) between 1 and 100),
  high_risk boolean not null,
  outline polygon not null,
  holes polygon[] not null default '{}'
);
comment on table private.flood_areas is 'Polygons of FEMA''s flood maps, in degrees (longitude, latitude).';
comment on column private.flood_areas.zone is 'FEMA''s FLD_ZONE, such as AE or X.';
comment on column private.flood_areas.subtype is 'FEMA''s ZONE_SUBTY, such as FLOODWAY. Null for none.';
comment on column private.flood_areas.high_risk is
  'Whether it''s a special flood hazard area (SFHA_TF), where lenders require flood insurance.';
comment on column private.flood_areas.holes is 'What is inside the outline, and not part of it.';
create index flood_areas_source_idx on private.flood_areas (source_id);
-- Bounds, because the operators of indexed polygons don't take points.
create index flood_areas_bounds_idx on private.flood_areas using gist (box(outline));

create function private.area_of(listing public.properties) returns jsonb
language sql stable security definer set search_path = ''
as $$
  with sources as (
    select d.id, d.as_of, d.loaded_at,
      jsonb_build_object('name', d.name, 'license', d.license, 'url', d.url, 'as_of', d.as_of) as source
    from public.data_sources d
  ), zip_area as (
    select z.* from public.zip_codes z where z.zip = listing.zip
  ), county as (
    select c.* from public.counties c left join zip_area z on z.state = c.state
    where c.state = listing.state and c.name in (listing.county, z.county)
    order by c.name = listing.county desc nulls last limit 1
  ), places as (
    select 'zip' as area, listing.zip as place, listing.zip as name
    union all select 'county', c.fips, c.name || ', ' || c.state from county c
  ), found as (
    select distinct on (f.figure) f.figure, f.value, f.year, f.area, p.name as place, s.source
    from places p join private.area_figures f using (area, place) join sources s on s.id = f.source_id
    order by f.figure, f.year desc, f.area desc, s.as_of desc, s.loaded_at desc
  ), spot as (
    -- A listing without a pin has the center of its ZIP code, which says nothing of floods.
    select point(listing.longitude, listing.latitude) as at from zip_area z
    where abs(listing.latitude - z.latitude) + abs(listing.longitude - z.longitude) > 0.00005
  ), flood as (
    select f.zone, f.subtype, f.high_risk, s.source
    from spot join private.flood_areas f on box(f.outline) @> box(spot.at) and f.outline @> spot.at
      join sources s on s.id = f.source_id
    where not exists (select from unnest(f.holes) as hole where hole @> spot.at)
    order by s.as_of desc, s.loaded_at desc, f.high_risk desc, f.zone limit 1
  ), answer as (
    select (select jsonb_agg(to_jsonb(f) order by f.figure) from found f) as figures,
      (select to_jsonb(f) from flood f) as flood
  )
  select jsonb_build_object('figures', coalesce(a.figures, '[]'), 'flood', a.flood) from answer a
  where a.figures is not null or a.flood is not null;
$$;
comment on function private.area_of(public.properties) is
  'What loaded data says of the area of a listing that the caller has read: {figures: [{figure, value, year, area, '
  'place, source}], flood: {zone, subtype, high_risk, source} or null}. Each figure once: of the latest year, and of '
  'the ZIP code rather than the county. Null where nothing is loaded.';

create function public.area(public.properties) returns jsonb
language sql stable set search_path = ''
as $$
  select private.area_of($1);
$$;
comment on function public.area(public.properties) is
  'Computed field: what public data says of the area around the listing, as private.area_of; null for nothing.';

-- Grants ------------------------------------------------------------------------------------------

revoke all on private.area_figures, private.flood_areas from public, anon, authenticated;
grant execute on function private.area_of(public.properties), public.area(public.properties)
  to anon, authenticated, service_role;
