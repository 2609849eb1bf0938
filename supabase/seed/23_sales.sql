-- Invented sales and leases around the cities with the most homes that state an ARV. Each price is that of a made-up
-- market, with noise, and what earlier sales would have said about it is made up, too.
insert into public.data_sources (id, kind, name, license, as_of) values
  ('de300000-0000-4000-a100-000000000001', 'sales', 'Invented sales', 'Demo data', current_date),
  ('de300000-0000-4000-a100-000000000002', 'leases', 'Invented leases', 'Demo data', current_date);

with cities as (
  select p.city, p.state, p.zip, avg(p.latitude) as latitude, avg(p.longitude) as longitude,
    percentile_cont(0.5) within group (order by p.arv::float8 / p.sqft) as per_sqft
  from public.properties p
  where p.property_type in ('Single Family', 'Condo') and p.arv is not null and p.sqft > 0
  group by p.city, p.state, p.zip
), markets as (
  select row_number() over (order by count(*) desc, min(c.zip)) as city, avg(c.latitude) as latitude,
    avg(c.longitude) as longitude, percentile_cont(0.5) within group (order by c.per_sqft) as per_sqft
  from cities c group by c.city, c.state order by count(*) desc, min(c.zip) limit 12
), chances as materialized (
  select m.*, number, number > 170 as is_lease, array(
    select ('x' || substr(md5(m.city || ' ' || number || ' ' || draw), 1, 7))::bit(28)::integer / 268435456.0
    from generate_series(1, 11) as draw order by draw
  ) as chance
  from markets m cross join generate_series(1, 340) as number
), houses as materialized (
  select c.*, (800 + 1900 * chance[1] * chance[2])::integer as sqft, (1925 + 95 * chance[3])::integer as year_built,
    2 + (3 * chance[4])::integer as bedrooms, 1 + (1.6 * chance[5])::integer as bathrooms,
    case when chance[6] < 0.6 then 'Turn-Key' when chance[6] < 0.85 then 'Light Rehab' else 'Medium Rehab' end
      as condition,
    (1095 * chance[7])::integer + 1 as days, 0.08 * sqrt(chance[8]) as distance, 6.283 * chance[9] as direction,
    -- About normal, with a standard deviation of 0.12.
    0.3 * (chance[10] + chance[11] - 1) as noise
  from chances c
), priced as (
  select h.*, ln(per_sqft * 1450) + 0.8 * ln(sqft / 1450.0) + 0.002 * (year_built - 1970) + 0.05 * (bathrooms - 2)
    + case condition when 'Turn-Key' then 0 when 'Light Rehab' then -0.1 else -0.22 end - 0.04 * days / 365.0
    + case when is_lease then ln(0.0085) else 0 end as level
  from houses h
)
insert into private.sales (
  kind, source_id, sold_on, price, latitude, longitude, address, sqft, lot_sqft, year_built, bedrooms, bathrooms,
  property_type, condition, past_level, past_error
)
select case when is_lease then 'lease' else 'sale' end,
  ('de300000-0000-4000-a100-00000000000' || case when is_lease then 2 else 1 end)::uuid, current_date - days,
  round(exp(level + noise) / case when is_lease then 5 else 500 end) * case when is_lease then 5 else 500 end,
  latitude + distance * sin(direction), longitude + distance * cos(direction) / cosd(latitude),
  100 + (9800 * chance[8])::integer || ' '
    || ('{Alder,Birch,Cedar,Dogwood,Elm,Foxglove,Garnet,Hazel,Iris,Juniper,Kestrel,Laurel}'::text[])[1 + number % 12]
    || ' ' || ('{St,Ave,Ct,Ln,Dr}'::text[])[1 + number % 5],
  sqft, (4000 + 6000 * chance[2])::integer, year_built, bedrooms, bathrooms,
  case when chance[9] < 0.85 then 'Single Family' else 'Condo' end, condition, level, noise / 0.12
from priced;
