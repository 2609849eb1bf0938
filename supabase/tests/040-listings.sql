-- Listings: posted by members with a confirmed email, for themselves; what the tier decides, the client does not.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');

-- Posting ------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ select tests.post_listing('anns', 'Ann') $$, 'a free member with a confirmed email posts a listing');
select row_eq(
  $$ select verified, jv_share_pct, likes, dislikes, view_count from properties where id = tests.listing_id('anns') $$,
  row (false, 50, 0, 0, 0), 'unverified, with the JV requirement, all counters at zero'
);
select lives_ok(
  $$ select tests.post_listing('boasted', 'Ann', '{"verified": true, "jv_share_pct": 0, "likes": 99, "dislikes": 7, "view_count": 5000,
       "created_at": "2001-01-01", "updated_at": "2001-01-01"}') $$,
  'a client that sends the fields it may not set is not refused'
);
select row_eq(
  $$ select verified, jv_share_pct, likes, dislikes, view_count, created_at, updated_at from properties where id = tests.listing_id('boasted') $$,
  row (false, 50, 0, 0, 0, now(), now()), 'but they are as if it had not'
);
select throws_ok($$ select tests.post_listing('foreign', 'Bob') $$, '42501', null, 'nobody posts in another''s name');
select throws_ok($$ select tests.post_listing('ghost', 'stranger') $$, '42501', null, 'nor in that of nobody');
select tests.as_member('Unconfirmed');
select throws_ok($$ select tests.post_listing('early', 'Unconfirmed') $$, '42501', null, 'an unconfirmed member does not post');
select tests.as_visitor();
select throws_ok($$ select tests.post_listing('anonymous', 'Ann') $$, '42501', null, 'nor does a visitor');

select tests.as_member('Basic');
select row_eq($$ select l.verified, l.jv_share_pct from tests.post_listing('basics', 'Basic') l $$, row (false, 50), 'basic carries the JV requirement');
select tests.as_member('Pro');
select row_eq($$ select l.verified, l.jv_share_pct from tests.post_listing('pros', 'Pro') l $$, row (false, 0), 'pro does not, and is not verified');
select tests.as_member('Closer');
select row_eq($$ select l.verified, l.jv_share_pct from tests.post_listing('closers', 'Closer') l $$, row (false, 0), 'nor closer');
select tests.as_member('Partner');
select row_eq($$ select l.verified, l.jv_share_pct from tests.post_listing('partners', 'Partner') l $$, row (true, 0), 'a partner''s is verified at once');
select tests.as_member('Staff');
select throws_ok($$ select tests.post_listing('official', 'Bob') $$, '42501', null, 'staff post for themselves only');

-- Reading ------------------------------------------------------------------------------------------

select tests.as_visitor();
select is((select count(*)::int from properties where user_id = tests.user_id('Ann')), 2, 'a visitor reads listings');
select tests.as_member('Unconfirmed');
select isnt_empty($$ select from properties where id = tests.listing_id('anns') $$, 'an unconfirmed member too');

-- Editing ------------------------------------------------------------------------------------------

select tests.as_owner();
update properties set updated_at = '2001-01-01' where id = tests.listing_id('anns');
select tests.as_member('Ann');
select lives_ok(
  $$ update properties set title = 'New', description = 'New', property_type = 'Land', address = '1 New St', city = 'Reno', state = 'NV',
       zip = '89501', price = 1, bedrooms = 1, bathrooms = 1.5, sqft = 1, lot_sqft = 1, condition = 'Turn-Key', financing = 'Cash',
       occupancy = 'occupied', off_market_contract = true, noi = -1,
       images = array[tests.user_id('Ann') || '/properties/x/1.webp']
     where id = tests.listing_id('anns') $$,
  'a member edits their own listing'
);
select is((select county from properties where id = tests.listing_id('anns')), 'Washoe', 'a listing that moves takes the county of its new ZIP');
select is((select cap_rate from properties where id = tests.listing_id('anns')), -100::float8, 'and the cap rate follows the numbers');
select is((select updated_at from properties where id = tests.listing_id('anns')), now(), 'updated_at is the time of the edit');
select throws_ok(
  format($$ update properties set %s = %s where id = tests.listing_id('anns') $$, field, value), '42501', 'Not allowed to change ' || field,
  'but not ' || field
) from (values
  ('verified', 'true'), ('jv_share_pct', '0'), ('likes', '1000'), ('dislikes', '3'), ('view_count', '100000'),
  ('created_at', '''2001-01-01''')
) as refused (field, value);
select throws_ok(
  $$ update properties set user_id = tests.user_id('Bob') where id = tests.listing_id('anns') $$, '42501', null, 'nor give it to another'
);
select throws_ok($$ update properties set id = tests.listing_id('x') where id = tests.listing_id('anns') $$, '42501', null, 'nor change its id');
select throws_ok($$ update properties set cap_rate = 99 where id = tests.listing_id('anns') $$, '428C9', null, 'the cap rate is computed, not written');
select throws_ok(
  $$ select tests.post_listing('anns', 'Ann') $$, '23505', null, 'an id is taken once'
);

select is_empty($$ update properties set price = 1 where id = tests.listing_id('bobs') returning id $$, 'another''s listing is not edited');
select is_empty($$ delete from properties where id = tests.listing_id('bobs') returning id $$, 'nor deleted');
select tests.as_member('Partner');
select is_empty($$ update properties set price = 1 where id = tests.listing_id('bobs') returning id $$, 'not by a partner');
select tests.as_member('Staff');
select is_empty($$ update properties set verified = true where id = tests.listing_id('bobs') returning id $$, 'nor by staff');
select is_empty($$ delete from properties where id = tests.listing_id('bobs') returning id $$, 'who do not delete either');
select tests.as_visitor();
select throws_ok($$ update properties set price = 1 $$, '42501', null, 'nor by a visitor');
select throws_ok($$ delete from properties $$, '42501', null, 'who does not delete either');

-- Upserts ------------------------------------------------------------------------------------------

select tests.as_owner();
update properties set view_count = 12, likes = 3 where id = tests.listing_id('anns');
create function tests.upsert_listing(name text, owner text, assignments text) returns void language plpgsql
as $$
begin
  execute format(
    'insert into public.properties (id, user_id, title, description, property_type, address, city, state, zip, price, verified, jv_share_pct, likes, view_count)
     values (%L, %L, ''Upserted'', ''D'', ''Land'', ''1 St'', ''Reno'', ''NV'', ''89501'', 5, true, 0, 77, 88)
     on conflict (id) do update set %s', tests.listing_id(name), tests.user_id(owner), assignments
  );
end;
$$;
select tests.as_member('Ann');
select lives_ok($$ select tests.upsert_listing('anns', 'Ann', 'title = excluded.title') $$, 'an upsert edits one''s own listing');
select is((select title from properties where id = tests.listing_id('anns')), 'Upserted', 'as an update would');
select throws_ok(
  $$ select tests.upsert_listing('anns', 'Ann', 'title = excluded.title, view_count = excluded.view_count') $$, '42501', null,
  'but does not reset its views'
);
select throws_ok($$ select tests.upsert_listing('anns', 'Ann', 'likes = excluded.likes') $$, '42501', null, 'nor its likes');
select throws_ok($$ select tests.upsert_listing('anns', 'Ann', 'created_at = excluded.created_at - interval ''1 day''') $$, '42501', null, 'nor its age');
select throws_ok($$ select tests.upsert_listing('anns', 'Ann', 'verified = true') $$, '42501', null, 'nor verify it');
select lives_ok(
  $$ select tests.upsert_listing('anns', 'Ann', 'verified = excluded.verified, jv_share_pct = excluded.jv_share_pct') $$,
  'what the trigger decided may be sent back'
);
select row_eq(
  $$ select verified, jv_share_pct, likes, view_count from properties where id = tests.listing_id('anns') $$, row (false, 50, 3, 12),
  'and the listing is worth what it was'
);
select throws_ok($$ select tests.upsert_listing('bobs', 'Ann', 'title = excluded.title') $$, '42501', null, 'an upsert does not reach another''s listing');
select throws_ok($$ select tests.upsert_listing('bobs', 'Bob', 'title = excluded.title') $$, '42501', null, 'nor in the other''s name');
select throws_ok($$ select tests.upsert_listing('bobs', 'Ann', 'user_id = excluded.user_id') $$, '42501', null, 'nor takes it over');

-- What is valid --------------------------------------------------------------------------------------

select throws_ok(
  format($$ select tests.post_listing('bad', 'Ann', %L) $$, fields), '23514', null, 'refused: ' || fields
) from unnest(array[
  '{"price": 0}', '{"price": 100000000001}', '{"title": "  "}', '{"description": ""}', '{"property_type": "Castle"}', '{"state": "ny"}',
  '{"zip": "1000"}', '{"bathrooms": 1.25}', '{"bathrooms": "NaN"}', '{"bedrooms": -1}', '{"sqft": -1}', '{"condition": "Fine"}',
  '{"financing": "Barter"}', '{"occupancy": "haunted"}', '{"latitude": 91, "longitude": 0}', '{"latitude": "NaN", "longitude": 0}',
  '{"images": ["https://evil.example/x.png"]}', '{"images": [null]}', '{"images": ["avatars/x.png"]}', '{"noi": 100000000001}'
]) as fields;
select throws_ok(
  $$ select tests.post_listing('bad', 'Ann', jsonb_build_object('images', array[tests.user_id('Bob') || '/properties/x/1.webp'])) $$,
  '23514', null, 'pictures from another''s folder are refused'
);
select throws_ok(
  $$ select tests.post_listing('bad', 'Ann', jsonb_build_object('images', array[tests.user_id('Ann') || '/properties/../../' || tests.user_id('Bob')])) $$,
  '23514', null, 'also by way of ..'
);
select throws_ok(
  $$ select tests.post_listing('bad', 'Ann', jsonb_build_object('images', array_fill(tests.user_id('Ann') || '/properties/x', array[11]))) $$,
  '23514', null, 'an eleventh picture is refused'
);
select throws_ok(
  $$ select tests.post_listing('bad', 'Ann', jsonb_build_object('images', array[array[tests.user_id('Ann') || '/properties/x/1.webp']])) $$,
  '23514', null, 'so are lists in lists'
);

-- Where it is ------------------------------------------------------------------------------------------

select row_eq(
  $$ select l.county, l.latitude is not null from tests.post_listing('placed', 'Ann') l $$, row ('New York'::text, true),
  'a listing takes county and point from its ZIP'
);
select row_eq(
  $$ select l.county, l.latitude, l.longitude from tests.post_listing('stated', 'Ann', '{"county": "Kings", "latitude": 40.5, "longitude": -73.5}') l $$,
  row ('Kings'::text, 40.5::float8, -73.5::float8), 'what the seller states is kept'
);
update properties set zip = '89501' where id = tests.listing_id('stated');
select is((select county from properties where id = tests.listing_id('stated')), 'Washoe', 'until the ZIP changes');
select cmp_ok((select longitude from properties where id = tests.listing_id('stated')), '<', -100::float8, 'which moves the point too');
update properties set latitude = null where id = tests.listing_id('stated');
select isnt((select latitude from properties where id = tests.listing_id('stated')), null, 'a point cannot be taken away');
select is((select l.county from tests.post_listing('newzip', 'Ann', '{"zip": "10098"}') l), null, 'a ZIP too new for the data has no county');
select isnt((select latitude from properties where id = tests.listing_id('newzip')), null, 'but a point');
select throws_ok($$ select tests.post_listing('nowhere', 'Ann', '{"zip": "00099"}') $$, '23514', 'ZIP code 00099 is not known', 'a ZIP in no known area is refused');

-- A tier that changes reaches the listings -----------------------------------------------------------

select tests.as_owner();
update users set membership_tier = 'partner' where id = tests.user_id('Ann');
select is((select bool_and(verified and jv_share_pct = 0) from properties where user_id = tests.user_id('Ann')), true, 'raised to partner: verified, no JV');
update users set membership_tier = 'pro' where id = tests.user_id('Ann');
select is((select bool_or(verified) or max(jv_share_pct) > 0 from properties where user_id = tests.user_id('Ann')), false, 'to pro: not verified, no JV');
update users set membership_tier = 'free' where id = tests.user_id('Ann');
select is((select bool_or(verified) or min(jv_share_pct) < 50 from properties where user_id = tests.user_id('Ann')), false, 'to free: JV again');
select is((select verified from properties where id = tests.listing_id('partners')), true, 'others'' listings stay as they are');

-- How many -------------------------------------------------------------------------------------------

select tests.create_user('Busy');
select tests.as_member('Busy');
select lives_ok($$ select tests.create_listing('busys ' || n, 'Busy') from generate_series(1, 50) as n $$, 'fifty listings a day');
select throws_ok($$ select tests.create_listing('one more', 'Busy') $$, 'P0001', 'You have posted 50 listings within a day. Please go on tomorrow.', 'and no more');
delete from properties where id = tests.listing_id('busys 1');
select throws_ok($$ select tests.create_listing('one more', 'Busy') $$, 'P0001', null, 'removing one gives nothing back');
select tests.as_owner();
update private.allowances set started_at = started_at - interval '1 day' where user_id = tests.user_id('Busy');
select lives_ok($$ select tests.create_listing('service ' || n, 'Busy') from generate_series(1, 60) as n $$, 'the service has no limit');
select tests.as_member('Busy');
select lives_ok($$ select tests.create_listing('one more', 'Busy') $$, 'the next day there is room');
select tests.as_owner();
delete from properties where user_id = tests.user_id('Busy');

-- Deleting -------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select isnt_empty($$ delete from properties where id = tests.listing_id('anns') returning id $$, 'a member deletes their own listing');
select lives_ok($$ delete from properties $$, 'asked to delete everything');
select is((select count(*)::int from properties where user_id = tests.user_id('Ann')), 0, 'they delete what is theirs');
select isnt_empty($$ select from properties where id = tests.listing_id('bobs') $$, 'and nothing else');

select * from finish();
rollback;
