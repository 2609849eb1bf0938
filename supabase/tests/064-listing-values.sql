-- What sales say listings are worth: who reads it, and when it's computed again.
begin;
\ir helpers.psql

select tests.create_user('Ann');
insert into properties (id, user_id, title, description, property_type, address, city, state, zip, price, sqft,
  latitude, longitude)
select tests.listing_id(v.name), tests.user_id('Ann'), v.name, 'A house', v.type, v.name || ' St', 'Toledo', 'OH',
  '43604', 100000, v.sqft, 41.65, -83.54
from (values ('home', 'Single Family', 1400), ('lot', 'Land', 0)) as v (name, type, sqft);

select is(
  (select array_agg(property_id) from private.values_due), array[tests.listing_id('home')], 'only homes are due'
);
select is((select count(*) from values_to_compute(10)), 0::bigint, 'nothing is computed without sales');

insert into data_sources (id, kind, name, license, as_of)
values ('de300000-0000-4000-a000-000000000001', 'sales', 'County', 'CC0', '2026-01-31');
insert into private.sales (id, kind, source_id, sold_on, price, latitude, longitude, sqft, past_level, past_error)
select md5('sale ' || n)::uuid, 'sale', 'de300000-0000-4000-a000-000000000001', current_date - n * 100, 90000 + n,
  41.65 + n * 0.001, -83.54, 1400, 11.4, 0.1
from generate_series(1, 20) as n;

select is((select array_agg(property_id) from values_to_compute(10)), array[tests.listing_id('home')], 'then it is');
select is(
  (
    select concat_ws(' ', jsonb_array_length(e -> 'sales'), jsonb_array_length(e -> 'past'), e #>> '{sales,0,price}')
    from evidence_near('sale', 41.65, -83.54, current_date) as e
  ), '18 20 90001', 'evidence is at most 5 years old, what was learned is older, and the nearest is first'
);
select is(
  evidence_near('sale', 41.65, -83.54, current_date - 1000) -> 'sales' -> 0 ->> 'price', '90011',
  'a past day has earlier sales only'
);
select is(evidence_near('lease', 41.65, -83.54, current_date) ->> 'sales', '[]', 'sales aren''t leases');
select is(evidence_near('sale', 43, -83.54, current_date) ->> 'sales', '[]', 'sales far away don''t count');

select store_listing_values(tests.listing_id('home'), (select due_at from private.values_due), jsonb_build_array(
  jsonb_build_object('kind', 'sale', 'as_of', current_date, 'value', 95000, 'low', 80000, 'high', 110000,
    'comps', jsonb_build_array(jsonb_build_object('id', md5('sale 1')::uuid)))
));
select is(
  (select sources from listing_values),
  '[{"name": "County", "license": "CC0", "url": null, "as_of": "2026-01-31"}]', 'a value names its sources'
);
select is((select count(*) from values_to_compute(10)), 0::bigint, 'and isn''t due again');

select tests.as_visitor();
select is((select value from listing_values), 95000::bigint, 'visitors read the value of a listing they can read');
select throws_ok($$ select evidence_near('sale', 41.65, -83.54, current_date) $$, '42501', null, 'but not all sales');
select tests.as_owner();
update properties set status = 'paused' where id = tests.listing_id('home');
select tests.as_visitor();
select is((select count(*) from listing_values), 0::bigint, 'and not of a paused one');
select tests.as_owner();

update properties set sqft = 1500 where id = tests.listing_id('home');
select is((select count(*) from values_to_compute(10)), 1::bigint, 'a fact that changes makes it due');
select store_listing_values(tests.listing_id('home'), now() - interval '1 day', '[]');
select is((select count(*) from values_to_compute(10)), 1::bigint, 'it stays due if it changed while it was computed');

select * from finish();
rollback;
