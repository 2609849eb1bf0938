-- What public data says of the area around a listing: who reads it, and which figure counts.
begin;
\ir helpers.psql

select tests.create_user('Ann');
insert into properties (id, user_id, title, description, property_type, address, city, state, zip, county, price,
  latitude, longitude)
select tests.listing_id(v.name), tests.user_id('Ann'), v.name, 'A house', 'Single Family', v.name || ' St', 'Toledo',
  'OH', v.zip, v.county, 100000, v.latitude, v.longitude
from (values
  ('home', '43604', null, 41.65, -83.55), ('island', '43604', 'Wood', 41.655, -83.545),
  ('bank', '43604', null, 41.66, -83.54), ('away', '44101', null, null, null), ('unpinned', '43604', null, null, null)
) as v (name, zip, county, latitude, longitude);
create function tests.area(name text) returns jsonb language sql as $$
  select area(p) from properties p where p.id = tests.listing_id(name);
$$;
create function tests.figure(listing text, name text) returns text language sql as $$
  select concat_ws(' ', f ->> 'value', f ->> 'year', f ->> 'place', f #>> '{source,name}')
  from jsonb_array_elements(tests.area(listing) -> 'figures') as f where f ->> 'figure' = name;
$$;

select tests.as_visitor();
select is(tests.area('home'), null, 'nothing is shown where nothing is loaded');
select tests.as_owner();

insert into data_sources (id, kind, name, license, as_of) values
  (md5('old')::uuid, 'census', 'Old', 'Public domain', '2020-12-31'),
  (md5('new')::uuid, 'census', 'New', 'Public domain', '2023-12-31'),
  (md5('rents')::uuid, 'fair-market-rents', 'Rents', 'Public domain', '2023-12-31'),
  (md5('taxes')::uuid, 'tax-rates', 'Taxes', 'CC0', '2023-12-31'),
  (md5('floods')::uuid, 'flood-zones', 'Floods', 'Public domain', '2023-12-31'),
  (md5('old floods')::uuid, 'flood-zones', 'Old floods', 'Public domain', '2010-12-31');
insert into private.area_figures (source_id, area, place, figure, value, year) values
  (md5('old')::uuid, 'zip', '43604', 'median_rent', 700, 2020),
  (md5('new')::uuid, 'zip', '43604', 'median_rent', 900, 2023),
  (md5('rents')::uuid, 'county', '39095', 'fair_market_rent_2', 1000, 2023),
  (md5('rents')::uuid, 'county', '39095', 'fair_market_rent_3', 1300, 2023),
  (md5('rents')::uuid, 'zip', '43604', 'fair_market_rent_3', 1200, 2023),
  (md5('taxes')::uuid, 'county', '39095', 'property_tax_pct', 2.1, 2023),
  (md5('taxes')::uuid, 'county', '39173', 'property_tax_pct', 1.7, 2023);
-- A square with an island, which belongs to a second polygon, and an older map that has it all.
insert into private.flood_areas (source_id, zone, subtype, high_risk, outline, holes) values
  (md5('floods')::uuid, 'AE', null, true, '(-83.56,41.64),(-83.56,41.66),(-83.54,41.66),(-83.54,41.64)',
    array['(-83.546,41.654),(-83.546,41.656),(-83.544,41.656),(-83.544,41.654)']::polygon[]),
  (md5('floods')::uuid, 'X', '0.2 PCT ANNUAL CHANCE FLOOD HAZARD', false,
    '(-83.546,41.654),(-83.546,41.656),(-83.544,41.656),(-83.544,41.654)', '{}'),
  (md5('floods')::uuid, 'X', null, false, '(-83.54,41.64),(-83.54,41.66),(-83.52,41.66),(-83.52,41.64)', '{}'),
  (md5('old floods')::uuid, 'A', null, true, '(-83.6,41.6),(-83.6,41.7),(-83.5,41.7),(-83.5,41.6)', '{}');

select tests.as_visitor();
select is(tests.figure('home', 'median_rent'), '900 2023 43604 New', 'the latest figure counts, with its source');
select is(tests.figure('home', 'fair_market_rent_3'), '1200 2023 43604 Rents', 'a ZIP code''s before the county''s');
select is(tests.figure('home', 'fair_market_rent_2'), '1000 2023 Lucas, OH Rents', 'which counts without one');
select is(tests.figure('home', 'property_tax_pct'), '2.1 2023 Lucas, OH Taxes', 'the county is that of the ZIP code');
select is(tests.figure('island', 'property_tax_pct'), '1.7 2023 Wood, OH Taxes', 'unless the listing states another');
select is(
  tests.area('home') -> 'flood', '{"zone": "AE", "subtype": null, "high_risk": true, "source": {"name": "Floods",
    "license": "Public domain", "url": null, "as_of": "2023-12-31"}}', 'the flood zone is that of the latest map'
);
select is(tests.area('island') #>> '{flood,subtype}', '0.2 PCT ANNUAL CHANCE FLOOD HAZARD', 'holes belong to others');
select is(tests.area('bank') #>> '{flood,zone}', 'AE', 'on a border, the higher risk counts');
select is(tests.area('unpinned') -> 'flood', 'null', 'a ZIP code''s center has no flood zone');
select is(tests.area('away'), null, 'nothing is said of other ZIP codes');
select tests.as_owner();

update properties set status = 'paused' where id = tests.listing_id('home');
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select area from (select p.*, area(p) as area from properties p) l
      where id = tests.listing_id('home') $$, 'no rows', 'nobody reads the area of a listing they can''t read'),
  ('Ann', $$ tests.figure('home', 'median_rent') $$, 'gives 900 2023 43604 New', 'but its seller does'),
  ('visitor', 'select from private.area_figures', 'fails 42501', 'visitors don''t read the figures themselves'),
  ('Ann', 'select from private.flood_areas', 'fails 42501', 'nor do members read the flood maps'),
  ('Ann', $$ insert into data_sources (kind, name, license, as_of) values ('census', 'x', 'x', '2023-12-31') $$,
    'fails 42501', 'nor load data of their own'),
  ('owner', $$ insert into private.area_figures values (md5('new')::uuid, 'zip', '43604', 'families_pct', 1, 2023) $$,
    'fails 23514', 'no figure is about who lives there'),
  ('owner', $$ delete from data_sources $$, 'works', 'what a source has goes with it')
) as rules (who, statement, outcome, rule);

select * from finish();
rollback;
