-- Members with a confirmed email post listings in their own name.
-- The tier sets the badge and the JV share, not the client.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');

-- Posting -----------------------------------------------------------------------------------------

select tests.holds('Ann', $$ select tests.post_listing('anns', 'Ann') $$, 'works',
    'a free member with a confirmed email can post a listing');
select tests.holds('Ann', $$ insert into properties (user_id, title, description, property_type, address, city, state,
    zip, price) values (auth.uid(), 'House', 'Brick.', 'Land', '1 Elm St', 'Reno', 'NV', '89501', 1) $$,
    'fails 42501: permission denied for table properties', 'only post_listing writes a new listing');
select tests.holds($$ select verified, priority, jv_share_pct, likes, dislikes, view_count from properties where id =
      tests.listing_id('anns') $$, 'gives (f,f,50,0,0,0)',
    'a free member''s listing starts unverified, without priority, with the JV share, and with all counters at zero');
select throws_ok(format('select tests.post_listing(''boasted'', ''Ann'', %L)', fields), '22023',
  'Not part of a new listing: ' || key, 'a member can''t choose the ' || key || ' of a new listing')
from (values
  ('{"verified": true}'::jsonb), ('{"priority": true}'), ('{"jv_share_pct": 0}'), ('{"likes": 99}'), ('{"saves": 9}'),
  ('{"dislikes": 7}'), ('{"view_count": 5000}'), ('{"created_at": "2001-01-01"}'), ('{"updated_at": "2001-01-01"}'),
  ('{"status_changed_at": "2001-01-01"}'), ('{"previous_price": 900000}'), ('{"price_changed_at": "2001-01-01"}'),
  ('{"public_since": "2001-01-01"}'), ('{"standing_price": 900000}'), ('{"removed_at": null}'), ('{"held_at": null}'),
  ('{"sales_status": null}'), ('{"id": null}'), ('{"user_id": null}'), ('{"title = title; --": 1}')
) as refused (fields), jsonb_object_keys(fields) as key;

select tests.holds(who, statement, outcome, rule) from (values
  ('Basic', $$ select l.verified, l.jv_share_pct from tests.post_listing('basics', 'Basic') l $$, 'gives (f,50)',
    'a basic member''s listing carries the JV share'),
  ('Pro', $$ select l.verified, l.jv_share_pct from tests.post_listing('pros', 'Pro') l $$, 'gives (f,0)',
    'a pro member''s listing has no JV share and isn''t verified'),
  ('Closer', $$ select l.verified, l.jv_share_pct from tests.post_listing('closers', 'Closer') l $$, 'gives (f,0)',
    'a closer member''s listing has no JV share and isn''t verified'),
  ('Partner', $$ select l.verified, l.jv_share_pct from tests.post_listing('partners', 'Partner') l $$, 'gives (t,0)',
    'a partner member''s listing is verified immediately')
) as t (who, statement, outcome, rule);

-- Reading -----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select count(*)::int from properties where user_id = tests.user_id('Ann') $$, 'gives 1',
    'a visitor can read listings'),
  ('Unconfirmed', $$ select from properties where id = tests.listing_id('anns') $$, 'rows',
    'an unconfirmed member can read listings')
) as t (who, statement, outcome, rule);

-- Editing -----------------------------------------------------------------------------------------

select tests.as_owner();
update properties set updated_at = '2001-01-01' where id = tests.listing_id('anns');
select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ update properties set title = 'New', description = 'New', property_type = 'Land', address = '1 New St', city =
      'Reno', state = 'NV', zip = '89501', price = 1, bedrooms = 1, bathrooms = 1.75, sqft = 1, lot_sqft = 1,
      condition = 'Turn-Key', financing = 'Cash', occupancy = 'occupied', off_market_contract = true, noi = -1, images =
      array[tests.user_id('Ann') || '/properties/x/1.webp'] where id = tests.listing_id('anns') $$, 'works',
    'a member can edit their own listing'),
  ($$ select county from properties where id = tests.listing_id('anns') $$, 'gives Washoe',
    'changing the ZIP updates the county'),
  ($$ select cap_rate from properties where id = tests.listing_id('anns') $$, 'gives -100',
    'changing the price or NOI updates the cap rate')
) as t (statement, outcome, rule);
select is((select updated_at from properties where id = tests.listing_id('anns')), now(),
  'updated_at is the time of the edit');
select throws_ok(format($$ update properties set %s = %s where id = tests.listing_id('anns') $$, field, value), '42501',
  'Not allowed to change ' || field, 'an owner can''t change ' || field)
from (values
  ('verified', 'true'), ('priority', 'true'), ('jv_share_pct', '0'), ('likes', '1000'), ('dislikes', '3'),
  ('view_count', '100000'),
  ('created_at', '''2001-01-01''')
) as refused (field, value);
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ update properties set cap_rate = 99 where id = tests.listing_id('anns') $$, 'fails 428C9',
    'the cap rate is generated and can''t be set'),
  ('Bob', $$ select tests.post_listing('anns', 'Bob') $$, 'fails 23505', 'a listing id must be unique')
) as t (who, statement, outcome, rule);

-- Posting twice -----------------------------------------------------------------------------------

select tests.as_owner();
create function tests.post_fully(fields jsonb, terms jsonb, documents jsonb default '[]') returns boolean language sql
as $$
  select public.post_listing(tests.listing_id('twice'), '{"title": "Twice", "description": "Brick.", "zip": "89501",
    "property_type": "Land", "address": "1 Elm St", "city": "Reno", "state": "NV", "price": 5, "county": null,
    "status": "active"}'::jsonb || fields, terms, documents);
$$;
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.post_fully('{}', null) $$, 'fails 42501', 'visitors can''t post'),
  ('service', $$ select tests.post_fully('{}', null) $$, 'fails 42501: Sign in to post a listing', 'nor can no member'),
  ('Bob', $$ select post_listing(tests.listing_id('twice'), null) $$, 'fails 22023', 'there is a listing'),
  ('Bob', $$ select tests.post_fully('{}', '{"earnest_money": -1}') $$, 'fails 23514', 'its terms are valid'),
  ('Bob', $$ select tests.post_fully('{}', '{}', format('[{"id": "%s", "kind": "Title", "access": "public",
    "path": "x", "name": "a.pdf"}]', tests.listing_id('twice'))::jsonb) $$,
    'fails: a.pdf is no longer available. Remove it and add it again.', 'its documents are there'),
  ('Bob', $$ select tests.post_fully('{"noi": null}', '{"earnest_money": 500}') $$, 'gives false',
    'after which nothing is stored, a listing and its terms are stored together'),
  ('Bob', $$ select earnest_money, contract_shared, funds_required from listing_terms where property_id =
    tests.listing_id('twice') $$, 'gives (500,f,f)', 'terms that are left out have their defaults'),
  ('Bob', $$ select tests.post_fully('{"noi": null}', '{"earnest_money": 500}') $$, 'gives false', 'again is the same'),
  ('owner', $$ select used from private.rate_limits where user_id = tests.user_id('Bob') and action = 'listing' $$,
    'gives 1', 'and counts once'),
  ('Bob', $$ select tests.post_fully('{"price": 6}', null) $$, 'fails P0001', 'other values aren''t lost silently'),
  ('Bob', $$ select tests.post_fully('{}', '{"earnest_money": 600}') $$, 'fails P0001', 'nor other terms'),
  ('Bob', $$ select tests.post_fully('{}', '{}', '[{"name": "a.pdf"}]') $$, 'fails P0001', 'nor documents'),
  ('Bob', $$ update properties set status = 'sold' where id = tests.listing_id('twice') $$, 'works', null),
  ('Bob', $$ select tests.post_fully('{}', null) $$, 'gives false', 'what happened since changes nothing'),
  ('Bob', $$ delete from properties where id = tests.listing_id('twice') $$, 'works', null)
) as t (who, statement, outcome, rule);
select tests.as_member('Ann');

-- Validation --------------------------------------------------------------------------------------

select throws_ok(format($$ select tests.post_listing('bad', 'Ann', %L) $$, fields), '23514', null,
  'invalid listing: ' || fields)
from unnest(
  array[
    '{"price": 0}', '{"price": 100000000001}', '{"title": "  "}', '{"description": ""}', '{"property_type": "Castle"}',
    '{"state": "ny"}', '{"zip": "1000"}', '{"bathrooms": 1.2}', '{"bathrooms": "NaN"}', '{"bedrooms": -1}',
    '{"sqft": -1}', '{"condition": "Fine"}', '{"financing": "Barter"}', '{"occupancy": "haunted"}',
    '{"latitude": 91, "longitude": 0}', '{"latitude": "NaN", "longitude": 0}',
    '{"images": ["https://evil.example/x.png"]}', '{"images": [null]}', '{"images": ["avatars/x.png"]}',
    '{"noi": 100000000001}'
  ]
) as fields;
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.post_listing('bad', 'Ann', jsonb_build_object('images', array[tests.user_id('Bob') ||
      '/properties/x/1.webp'])) $$, 'fails 23514', 'a picture must be in the member''s own folder'),
  ($$ select tests.post_listing('bad', 'Ann', jsonb_build_object('images', array[tests.user_id('Ann') ||
      '/properties/../../' || tests.user_id('Bob')])) $$, 'fails 23514',
    'a picture path can''t use .. to reach another folder'),
  ($$ select tests.post_listing('bad', 'Ann', jsonb_build_object('images', array_fill(tests.user_id('Ann') ||
      '/properties/x', array[11]))) $$, 'fails 23514', 'a listing can''t have more than 10 pictures'),
  ($$ select tests.post_listing('bad', 'Ann', jsonb_build_object('images', array[array[tests.user_id('Ann') ||
      '/properties/x/1.webp']])) $$, 'fails 23514', 'the picture list can''t be nested')
) as t (statement, outcome, rule);

-- Location ----------------------------------------------------------------------------------------

select row_eq($$ select l.county, l.latitude is not null from tests.post_listing('placed', 'Ann') l $$,
  row ('New York'::text, true), 'a listing gets its county and coordinates from the ZIP');
select row_eq($$ select l.county, l.latitude, l.longitude
    from tests.post_listing('stated', 'Ann', '{"county": "Kings", "latitude": 40.5, "longitude": -73.5}') l $$,
  row ('Kings'::text, 40.5::float8, -73.5::float8), 'the seller''s own county and coordinates are kept');
update properties set zip = '89501' where id = tests.listing_id('stated');
select tests.holds($$ select county from properties where id = tests.listing_id('stated') $$, 'gives Washoe',
    'changing the ZIP replaces the seller''s county');
select cmp_ok((select longitude from properties where id = tests.listing_id('stated')), '<', -100::float8,
  'changing the ZIP replaces the seller''s coordinates');
update properties set latitude = null where id = tests.listing_id('stated');
select tests.holds(statement, outcome, rule) from (values
  ($$ (select latitude from properties where id = tests.listing_id('stated')) is not null $$, 'gives true',
    'clearing the latitude falls back to the ZIP''s coordinates'),
  ($$ select l.county from tests.post_listing('newzip', 'Ann', '{"zip": "10098"}') l $$, 'gives null',
    'a ZIP newer than our data has no county'),
  ($$ (select latitude from properties where id = tests.listing_id('newzip')) is not null $$, 'gives true',
    'a ZIP newer than our data still gets coordinates'),
  ($$ select tests.post_listing('nowhere', 'Ann', '{"zip": "00099"}') $$, 'fails 23514: ZIP code 00099 is not known',
    'a ZIP in an unknown area is rejected')
) as t (statement, outcome, rule);

-- Tier changes update existing listings -----------------------------------------------------------

select tests.as_owner();
update users set membership_tier = 'partner' where id = tests.user_id('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select bool_and(verified and jv_share_pct = 0) from properties where user_id = tests.user_id('Ann') $$,
    'gives true', 'upgrading to partner verifies all listings and removes the JV share'),
  ($$ update users set membership_tier = 'pro' where id = tests.user_id('Ann') $$, null, null),
  ($$ select bool_or(verified) or max(jv_share_pct) > 0 from properties where user_id = tests.user_id('Ann') $$,
    'gives false', 'moving to pro removes the badge and keeps the JV share at zero'),
  ($$ update users set membership_tier = 'free' where id = tests.user_id('Ann') $$, null, null),
  ($$ select bool_or(verified) or min(jv_share_pct) < 50 from properties where user_id = tests.user_id('Ann') $$,
    'gives false', 'moving to free restores the JV share'),
  ($$ select verified from properties where id = tests.listing_id('partners') $$, 'gives true',
    'a tier change leaves other members'' listings unchanged')
) as t (statement, outcome, rule);

-- Land has no condition ---------------------------------------------------------------------------

select tests.as_member('Ann');
select tests.post_listing('acre', 'Ann', '{"property_type": "Land", "condition": "Turn-Key"}');
create function pg_temp.condition() returns text language sql as $$
  select coalesce(condition, 'none') from public.properties where id = tests.listing_id('acre');
$$;
select is(pg_temp.condition(), 'none', 'land is stored without a condition');
update properties set property_type = 'Condo', condition = 'Tear-Down' where id = tests.listing_id('acre');
select is(pg_temp.condition(), 'Tear-Down', 'another type has one');
update properties set property_type = 'Land' where id = tests.listing_id('acre');
select is(pg_temp.condition(), 'none', 'it''s cleared when the type becomes Land');
update properties set condition = 'Light Rehab' where id = tests.listing_id('acre');
select is(pg_temp.condition(), 'none', 'and can''t be set on land');
delete from properties where id = tests.listing_id('acre');
select tests.as_owner();

-- At most 200 active listings --------------------------------------------------------------------

select tests.create_user('Prolific');
insert into properties (user_id, title, description, property_type, address, city, state, zip, price, status)
select tests.user_id('Prolific'), 'Lot ' || n, 'Flat', 'Land', '1 Elm St', 'Reno', 'NV', '89501', 1,
  case when n <= 200 then 'active' else 'paused' end
from generate_series(1, 201) as n;
select tests.holds(who, statement, outcome, rule) from (values
  ('Prolific', $$ select tests.create_listing('too many', 'Prolific') $$,
    'fails: You have 200 active listings, which is the limit. Pause or delete one, or mark one as sold, first.',
    'a member can''t have more than 200 active listings'),
  ('Prolific', $$ update properties set status = 'active' where title = 'Lot 201' and user_id = auth.uid() $$,
    'fails P0001', 'nor resume another'),
  ('Prolific', $$ update properties set title = 'Lot 1, cleared' where title = 'Lot 1' and user_id = auth.uid() $$,
    'works', 'active ones can still be edited'),
  ('Prolific', $$ update properties set status = 'sold' where title = 'Lot 2' and user_id = auth.uid() $$, null, null),
  ('Prolific', $$ update properties set status = 'active' where title = 'Lot 201' and user_id = auth.uid() $$, 'works',
    'a sold one makes room'),
  ('service', $$ select tests.create_listing('by service', 'Prolific') $$, 'works', 'the service role has no limit')
) as t (who, statement, outcome, rule);
select tests.as_owner();

-- Rate limit --------------------------------------------------------------------------------------

select tests.create_user('Busy');
select tests.holds(who, statement, outcome, rule) from (values
  ('Busy', $$ select tests.create_listing('busys ' || n, 'Busy') from generate_series(1, 50) as n $$, 'works',
    'a member can post 50 listings in a day'),
  ('Busy', $$ select tests.create_listing('one more', 'Busy') $$, 'fails: You can post 50 listings a day.',
    'a member can''t post a 51st listing in a day'),
  ('Busy', $$ delete from properties where id = tests.listing_id('busys 1') $$, null, null),
  ('Busy', $$ select tests.create_listing('one more', 'Busy') $$, 'fails P0001',
    'deleting a listing doesn''t free up the daily limit'),
  ('owner', $$ update private.rate_limits set started_at = started_at - interval '1 day' where user_id =
      tests.user_id('Busy') $$, null, null),
  ('owner', $$ select tests.create_listing('service ' || n, 'Busy') from generate_series(1, 60) as n $$, 'works',
    'the service role has no daily limit'),
  ('Busy', $$ select tests.create_listing('one more', 'Busy') $$, 'works', 'the limit resets the next day')
) as t (who, statement, outcome, rule);
select tests.as_owner();
delete from properties where user_id = tests.user_id('Busy');

-- Deleting ----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ delete from properties where id = tests.listing_id('anns') returning id $$, 'rows',
    'a member can delete their own listing'),
  ($$ delete from properties $$, 'works', 'an unfiltered delete runs without an error'),
  ($$ select count(*)::int from properties where user_id = tests.user_id('Ann') $$, 'gives 0',
    'an unfiltered delete removes all of the member''s own listings'),
  ($$ select from properties where id = tests.listing_id('bobs') $$, 'rows',
    'an unfiltered delete keeps other members'' listings')
) as t (statement, outcome, rule);

select * from finish();
rollback;
