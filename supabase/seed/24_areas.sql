-- Invented figures for the areas of the demo's listings, and a made-up river through each city. Chances are of a hash
-- of the ZIP code or county, so that they stay the same.
insert into public.data_sources (id, kind, name, license, as_of) values
  ('de300000-0000-4000-a100-000000000011', 'fair-market-rents', 'Invented fair market rents', 'Demo data', current_date),
  ('de300000-0000-4000-a100-000000000012', 'census', 'Invented census figures', 'Demo data', current_date),
  ('de300000-0000-4000-a100-000000000013', 'price-index', 'Invented price index', 'Demo data', current_date),
  ('de300000-0000-4000-a100-000000000014', 'tax-rates', 'Invented tax rates', 'Demo data', current_date),
  ('de300000-0000-4000-a100-000000000015', 'flood-zones', 'Invented flood map', 'Demo data', current_date);

with places as (
  select 'zip' as area, p.zip as place,
    percentile_cont(0.5) within group (order by coalesce(p.arv, p.price)::float8 / greatest(p.units, 1)) as level
  from public.properties p where p.property_type in ('Single Family', 'Condo', 'Residential', 'Multi Family')
  group by p.zip
  union all
  select 'county', c.fips, 0 from public.counties c
  where exists (select from public.properties p where p.state = c.state and p.county = c.name)
), chances as (
  select p.*, array(
    select ('x' || substr(md5(p.place || ' ' || draw), 1, 7))::bit(28)::integer / 2 ^ 28
    from generate_series(1, 6) as draw order by draw
  ) as chance
  from places p
)
insert into private.area_figures (source_id, area, place, figure, value, year)
select ('de300000-0000-4000-a100-0000000000' || f.source)::uuid, c.area, c.place, f.figure, f.value,
  extract(year from current_date)::integer - 1
from chances c cross join lateral (
  select 11, 'zip', 'fair_market_rent_' || beds,
    round((500 + 0.003 * least(level, 600000)) * (0.7 + 0.22 * beds) * (0.9 + 0.2 * chance[1]) / 10) * 10
  from generate_series(0, 4) as beds
  union all values
    (12, 'zip', 'median_rent', round((450 + 0.0028 * least(level, 600000)) * (0.9 + 0.2 * chance[2]))),
    (12, 'zip', 'median_home_value', round(level * (0.85 + 0.2 * chance[3]) / 100) * 100),
    (12, 'zip', 'vacant_pct', round((4 + 14 * chance[4])::numeric, 1)::float8),
    (12, 'zip', 'owner_occupied_pct', round((35 + 40 * chance[5])::numeric, 1)::float8),
    (13, 'zip', 'price_change_1_pct', round((9 * chance[6] - 1)::numeric, 1)::float8),
    (13, 'zip', 'price_change_5_pct', round((22 + 38 * chance[1])::numeric, 1)::float8),
    (14, 'county', 'property_tax_pct', round((0.6 + 1.8 * chance[2])::numeric, 2)::float8)
) as f (source, area, figure, value)
where f.area = c.area;

-- From south to north: a river, its wider flood plain, and the rest.
insert into private.flood_areas (source_id, zone, subtype, high_risk, outline)
select 'de300000-0000-4000-a100-000000000015', band.zone, band.subtype, band.zone = 'AE',
  polygon(box(point(c.longitude - 0.15, c.latitude + band.south), point(c.longitude + 0.15, c.latitude + band.north)))
from (
  select avg(p.latitude) as latitude, avg(p.longitude) as longitude from public.properties p group by p.city, p.state
) as c cross join (values
  ('X', 'AREA OF MINIMAL FLOOD HAZARD', -0.15, -0.004), ('AE', null, -0.004, 0.002),
  ('X', '0.2 PCT ANNUAL CHANCE FLOOD HAZARD', 0.002, 0.008), ('X', 'AREA OF MINIMAL FLOOD HAZARD', 0.008, 0.15)
) as band (zone, subtype, south, north);
