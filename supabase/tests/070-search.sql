-- Marketplace search: its arguments, who comes first, radii, and sampled counts. tests/backend/search.test.ts compares
-- texts, filters, sort orders, pages, facets, and the map with plain implementations.
begin;
\ir helpers.psql
select tests.create_cast();
delete from properties;
select tests.create_listing('plain', 'Bob', 'Brick duplex', 300, null, '2026-01-01');
select tests.create_listing('percent', 'Bob', '100% leased_up \ "quoted"', 100, 9, '2026-01-02');
select tests.create_listing('partner', 'Partner', 'Ünïcode 🏠 loft', 200, 10, '2025-01-01');

create function tests.found(search text, sort text default 'featured') returns text language sql
as $$ select string_agg(title, ' | ') from public.search_properties('{}', search, sort); $$;
create function tests.sorts() returns text[] language sql
as $$ select array['featured', 'newest', 'price-asc', 'price-desc', 'cap-rate']; $$;

select tests.holds('Bob', format('place_keys(%L::jsonb)', (
    select jsonb_agg(jsonb_build_object(
      'kind', w[1], 'name', w[2], 'state', nullif(w[3], ''), 'miles', nullif(w[4], '')
    ))
    from (values
      ('{city,memphis,TN,10}'::text[]), ('{city,St. Louis,MO,""}'), ('{city,Memphis,ZZ,""}'), ('{city,Nowhere,TN,""}'),
      ('{county,shelby,TN,""}'), ('{county,Memphis,TN,""}'), ('{county,"Richmond, City of",VA,""}'),
      ('{zip,38103,"",5}'), ('{zip,38103,TX,""}'), ('{zip,00000,"",""}'), ('{state,Texas,TX,""}')
    ) as written (w)
  )), 'gives ["city:Memphis+10, TN", "city:Saint Louis, MO", null, null, "county:Shelby, TN", null, '
    '"county:Richmond, City of, VA", "zip:38103+5, TN", null, null, null]', 'place_keys knows which places there are');
select tests.as_owner();
update properties set city = 'Harbor Town' where title = 'Brick duplex';
select tests.holds('Bob', $$ place_keys('[{"kind": "city", "name": "harbor town", "state": "NY"}]') $$,
  'gives ["city:harbor town, NY"]', 'place_keys knows cities that only listings name');
select tests.as_owner();
update properties set city = 'New York' where title = 'Brick duplex';
select tests.holds('visitor', $$ select place_keys('[]') $$, 'fails 42501', 'place_keys is for members');

select tests.as_visitor();
select tests.holds(statement, outcome, rule) from (values
  ($$ match_texts('{}', array['zoo', 'brick', 'leased_up', 'duplex', 'plex', 'two units', '%', '']) $$,
    'gives {brick,duplex}', 'match_texts keeps texts that one listing has, with words at the start of its own'),
  ($$ match_texts('{"price": {"max": 200}}', array['brick', '100%']) $$, 'gives {100%}',
    'match_texts looks among the listings that pass the filters'),
  ($$ select match_texts('{}', array_fill('a'::text, array[13])) $$, 'fails 22023: At most 12 texts of 200 characters',
    'match_texts takes at most 12 texts'),
  ($$ select misspelled_places(array_fill('a'::text, array[13])) $$, 'fails 22023: At most 12 texts of 200 characters',
    'misspelled_places takes at most 12 texts'),
  ($$ select misspelled_places(array[repeat('a', 201)]) $$, 'fails 22023: At most 12 texts of 200 characters',
    'misspelled_places takes texts of at most 200 characters'),
  ($$ select count(*)::int from search_properties(page_size => 0) $$, 'gives 1', 'a page has at least one row'),
  ($$ select count(*)::int from search_properties(page_size => null) $$, 'gives 3',
    'a null page size uses the default'),
  ($$ select search_properties(sort => 'random()') $$, 'fails 22023: Unknown sort random()',
    'an unknown sort is rejected')
) as t (statement, outcome, rule);
select throws_ok(format($$ select search_properties(sort => %L, after => %L) $$, sort, after), '22023',
  'Not a valid cursor', sort || ' rejects the cursor ' || after)
from unnest(tests.sorts()) as sort, unnest(array['{}', '[]', '"x"', '7', '{"id": null}']) as after;
select tests.holds($$ select search_properties(sort => 'cap-rate', after => '{"id": "x"}') $$, 'fails 22P02',
    'a cursor id must be a uuid');
select throws_ok(
  format(
    $$
      select search_properties(
        search => 'nothing at all',
        after => jsonb_build_object('id', gen_random_uuid(), 'verified', true, 'priority', true, 'created_at', %L)
      )
    $$,
    moment
  ),
  code, null, 'a cursor date must be valid: ' || moment
) from (values ('yesteryear', '22007'), ('2026-13-45', '22008'), ('300000-01-01', '22008')) as dates (moment, code);
select tests.holds($$ select count(*)::int from search_properties(after => 'null') $$, 'gives 3',
    'a JSON null cursor returns the first page');
-- Priority ----------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_listing('paid', 'Pro', 'Paid seller''s ranch', 400, null, '2025-06-01');
select tests.holds('visitor', $$ tests.found('') $$,
    'gives Ünïcode 🏠 loft | 100% leased_up \ "quoted" | Brick duplex | Paid seller''s ranch',
    'without a cap rate, a paid member''s listing doesn''t lead');
select tests.as_owner();
update properties set noi = 40 where id in (tests.listing_id('paid'), tests.listing_id('plain'));
select tests.holds('visitor', $$ tests.found('') $$,
    'gives Ünïcode 🏠 loft | Paid seller''s ranch | 100% leased_up \ "quoted" | Brick duplex',
    'featured sorts a paid member''s older listing before a free member''s, after verified ones');
select tests.holds('visitor', $$ select string_agg(p.title, ' | ') from search_properties(after => (
    select to_jsonb(f) from search_properties(page_size => 1) f)) p $$,
  'gives Paid seller''s ranch | 100% leased_up \ "quoted" | Brick duplex', 'a page begins after its cursor');
select tests.holds($$ select search_properties(after => (select to_jsonb(f) - 'priority' from
    search_properties(page_size => 1) f)) $$,
  'fails 22023: Not a valid cursor', 'a featured cursor needs the priority');
select tests.as_owner();
update users set membership_tier = 'free' where id = tests.user_id('Pro');
select tests.holds($$ tests.found('') $$,
    'gives Ünïcode 🏠 loft | 100% leased_up \ "quoted" | Brick duplex | Paid seller''s ranch',
    'listings lose their place with the seller''s membership');
update users set membership_tier = 'closer' where id = tests.user_id('Bob');
select tests.holds($$ tests.found('') $$,
    'gives Ünïcode 🏠 loft | 100% leased_up \ "quoted" | Brick duplex | Paid seller''s ranch',
    'listings of a seller who becomes a paid member move up');
update listing_reviews set decision = 'approved', decided_at = now() where property_id = tests.listing_id('plain');
update properties set verified = true where id = tests.listing_id('plain');
select tests.holds($$ tests.found('') $$,
    'gives Brick duplex | Ünïcode 🏠 loft | 100% leased_up \ "quoted" | Paid seller''s ranch',
    'among verified listings, the newest of those with priority comes first');
delete from properties where id = tests.listing_id('paid');

-- Places ------------------------------------------------------------------------------------------

select tests.as_owner();
update properties set state = 'NJ', zip = '07030', city = 'Hoboken' where id = tests.listing_id('percent');
update properties set state = 'NY', zip = '14201', city = 'Buffalo' where id = tests.listing_id('partner');
create function tests.in_places(variadic places text[]) returns text language sql
as $$
  select string_agg(city, ', ' order by city)
  from public.search_properties(jsonb_build_object('places', places));
$$;
select tests.as_visitor();
select is(tests.in_places('city:New York, NY'), 'New York', 'a city has its own listings');
select is(tests.in_places('city:NEW YORK+1, NY'), 'New York', 'a city extends beyond a small radius');
select is(tests.in_places('city:New York+10, NY'), 'Hoboken, New York', 'a radius around a city crosses state lines');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.in_places('city:Hoboken+10, NJ') $$, 'gives Hoboken, New York', 'a radius starts at the city'),
  ($$ tests.in_places('city:New York+10, NY', 'city:Buffalo, NY') $$, 'gives Buffalo, Hoboken, New York',
    'a radius and a city are alternatives'),
  ($$ tests.in_places('city:Nowhere+100, NY') $$, 'gives null', 'nothing is around a city that doesn''t exist'),
  ($$ count_properties('{"places": ["city:New York+10, NY"]}') $$, 'gives 2',
    'count_properties agrees with a radius around a city')
) as t (statement, outcome, rule);
select throws_ok(format($$ select search_properties(%L) $$, jsonb_build_object('places', array[place])), '22023',
  'A radius is 1 to 100 miles', place || ' is rejected')
from unnest(array[
  'city:New York+0, NY', 'city:New York+101, NY', 'city:New York+10000, NY', 'zip:10001+0, NY', 'zip:10001+10000, NY'
]) as place;
select throws_ok(format($$ select search_properties(%L) $$, jsonb_build_object('places', array[place])), '22023',
  'Not a place: ' || place, place || ' is rejected')
from unnest(array[
  'city:New York+ten, NY', 'city:New York+-5, NY', 'city:New York+1.5, NY', 'county:Kings+10, NY', 'zip:1000+10, NY',
  'city:New York+99999999999999999999, NY', 'city:+10, NY'
]) as place;
select tests.as_owner();
update properties set state = 'NY', zip = '10001', city = 'New York'
where id in (tests.listing_id('percent'), tests.listing_id('partner'));

-- Facets ------------------------------------------------------------------------------------------

select tests.as_owner();
update properties set state = 'WY', zip = '82001', city = 'Cheyenne', property_type = 'Land'
where id = tests.listing_id('plain');
select tests.create_listing('other', 'Bob', 'Corner condo', 150);

insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Partner'));
select tests.holds('Ann', $$ select f ->> 'states', f ->> 'total' from property_facets() f $$,
  'gives ("{""NY"": 2, ""WY"": 1}",3)', 'facets leave out a blocked member''s listings');
-- So many that they are sampled: straight into the projection, without its indexes, which take most of the time.
select tests.as_owner();
do $$
declare
  name regclass;
begin
  for name in
    select i.indexrelid from pg_index i where i.indrelid = 'private.search_listings'::regclass and not i.indisprimary
  loop
    execute format('drop index %s', name);
  end loop;
end $$;
insert into private.search_listings (
  id, user_id, state, city_name, zip, latitude, longitude, property_type, price, bedrooms, bathrooms, sqft, occupancy,
  strategies, no_jv, price_dropped, verified, priority, created_at, search_text
)
select
  md5('lot ' || n)::uuid, tests.user_id('Pro'), case when n % 750 = 0 then 'NV' else 'TX' end, 'reno', '89501',
  case when n % 750 = 0 then 39.5 else 31 end, case when n % 750 = 0 then -119.8 else -100 end,
  case when n % 2 = 0 then 'Land' else 'Commercial' end, 500, 0, 0, 0, 'vacant', '{}', true, false, false, false,
  now(), 'lot'
from generate_series(1, 45000) as n;
insert into private.listing_changes (facet, value, change)
select f.facet, f.value, count(*)
from private.search_listings l cross join lateral private.facets_of(l) as f where l.search_text = 'lot' group by 1, 2;
select tests.as_visitor();
select ok(
  f -> 'TX' ? 'atLeast' and (f -> 'TX' ->> 'atLeast')::int between 30000 and 44940
    and coalesce((f -> 'NV' ->> 'atLeast')::int, 0) between 0 and 60 and f ?& array['NY', 'WY'],
  'options of very many listings have at least the counts that a sample suggests'
)
from (select property_facets('{"price": {"min": 100}}') -> 'states' as f) as counted;
select is(property_facets('{"price": {"min": 100}, "states": ["NV"]}') -> 'property_type', '{"Land": 60}',
  'options of few of them are exact');
select ok(abs(sum(m.listings) - 45060) < 4500 and bool_and(m.id is null and m.price is null),
  'a map of very many listings is estimated, without prices')
from map_properties('{}', '', '{"west": -130, "south": 20, "east": -60, "north": 50}', 2) as m;
select tests.holds($$ select count(*) from map_properties('{}', '',
      '{"west": -120, "south": 39, "east": -119, "north": 40}', 2) as m where m.price = 500 $$,
    'gives 60', 'a part of it with few listings is exact');

select * from finish();
rollback;
