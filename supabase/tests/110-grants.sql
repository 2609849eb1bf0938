-- Grants are the first wall only. With every one of them torn down, policies and triggers still hold.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.create_listing('bobs', 'Bob');
insert into member_markets values (tests.user_id('Bob'), 'TX', 'Travis');
insert into buybox_profiles (user_id) values (tests.user_id('Bob'));
insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('bobs'));
insert into saved_searches (user_id, name, query) values (tests.user_id('Bob'), 'Texas', 'state=TX');
select tests.create_listing('paused', 'Bob');
update properties set status = 'paused' where id = tests.listing_id('paused');
grant all on all tables in schema public to anon, authenticated;

select tests.as_member('Ann');
select throws_ok($$ update users set membership_tier = 'closer' where id = tests.user_id('Ann') $$, '42501', null, 'a tier');
select throws_ok($$ insert into users (id, name) values (tests.user_id('x'), 'X') $$, '42501', null, 'a new profile');
select is_empty($$ delete from users returning id $$, 'deleting profiles');
select is_empty($$ select from member_contacts where user_id <> tests.user_id('Ann') $$, 'reading contacts');
select throws_ok($$ insert into member_contacts (user_id, email) values (tests.user_id('x'), 'x') $$, '42501', null, 'adding contacts');
select is_empty($$ delete from member_contacts returning user_id $$, 'deleting contacts');
select throws_ok($$ insert into staff (user_id) values (tests.user_id('Ann')) $$, '42501', null, 'becoming staff');
select is_empty($$ update staff set user_id = tests.user_id('Ann') returning user_id $$, 'taking over from staff');
select is_empty($$ delete from staff returning user_id $$, 'dismissing staff');
select throws_ok($$ insert into zip_codes values ('00000', 'X', 'X', 'XX', 0, 0) $$, '42501', null, 'adding a ZIP code');
select is_empty($$ update zip_codes set city = 'X' returning zip $$, 'changing ZIP codes');
select is_empty($$ delete from zip_codes returning zip $$, 'deleting ZIP codes');
select throws_ok($$ select tests.post_listing('x', 'Bob') $$, '42501', null, 'posting for another');
select is_empty($$ update properties set price = 1 returning id $$, 'editing another''s listing');
select is_empty($$ delete from properties returning id $$, 'deleting another''s listing');

select throws_ok($$ insert into member_details (user_id) values (tests.user_id('x')) $$, '42501', null, 'adding details');
select is_empty($$ select from member_details where user_id <> tests.user_id('Ann') $$, 'reading details');
select is_empty($$ delete from member_details returning user_id $$, 'deleting details');
select throws_ok($$ insert into member_markets values (tests.user_id('Ann'), 'TX', 'Travis') $$, '42501', null, 'adding a market');
select is_empty($$ update member_markets set county = 'Dallas' returning user_id $$, 'changing markets');
select is_empty($$ delete from member_markets returning user_id $$, 'deleting markets');
select throws_ok($$ insert into buybox_profiles (user_id) values (tests.user_id('Bob')) $$, '42501', null, 'another''s buy box');
select is_empty($$ select from buybox_profiles $$, 'reading buy boxes');
select throws_ok($$ insert into counties values ('99999', 'TX', 'Mine') $$, '42501', null, 'adding a county');
select is_empty($$ update counties set name = 'Mine' returning fips $$, 'changing counties');
select is_empty($$ delete from counties returning fips $$, 'deleting counties');
select is_empty($$ select from properties where status = 'paused' $$, 'reading what is paused');
select is_empty($$ select from listing_prices where property_id = tests.listing_id('paused') $$, 'or its price');
select throws_ok($$ insert into listing_prices (property_id, price) values (tests.listing_id('bobs'), 1) $$, '42501', null, 'adding a price');
select is_empty($$ update listing_prices set price = 1 returning id $$, 'changing prices');
select is_empty($$ delete from listing_prices returning id $$, 'deleting prices');
select is_empty($$ select from saved_listings $$, 'reading what others saved');
select throws_ok($$ insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('bobs')) $$, '42501', null, 'saving for another');
select is_empty($$ update saved_listings set user_id = tests.user_id('Ann') returning user_id $$, 'taking over what is saved');
select is_empty($$ delete from saved_listings returning user_id $$, 'taking back for another');
select is_empty($$ select from saved_searches $$, 'reading searches');
select throws_ok($$ insert into saved_searches (user_id, name, query) values (tests.user_id('Bob'), 'X', 'q=1') $$, '42501', null, 'another''s search');
select is_empty($$ update saved_searches set name = 'X' returning id $$, 'renaming searches');
select is_empty($$ delete from saved_searches returning id $$, 'deleting searches');
select is_empty($$ select from listing_reviews $$, 'reading reviews');
select throws_ok($$ insert into listing_reviews (property_id) values (tests.listing_id('bobs')) $$, '42501', null, 'asking for another');
select is_empty($$ update listing_reviews set decision = 'approved', decided_at = now() returning id $$, 'deciding');
select is_empty($$ delete from listing_reviews returning id $$, 'deleting reviews');

select tests.as_visitor();
select is_empty($$ select from properties where status = 'paused' $$, 'a visitor: what is paused');
select is_empty($$ select from saved_listings $$, 'a visitor: what is saved');
select is_empty($$ select from saved_searches $$, 'a visitor: searches');
select is_empty($$ select from listing_reviews $$, 'a visitor: reviews');
select is_empty($$ update listing_reviews set decision = 'approved', decided_at = now() returning id $$, 'a visitor: deciding');
select is_empty($$ select from member_contacts $$, 'a visitor: contacts');
select is_empty($$ select from member_details $$, 'a visitor: details');
select is_empty($$ select from member_markets $$, 'a visitor: markets');
select is_empty($$ select from buybox_profiles $$, 'a visitor: buy boxes');
select is_empty($$ update member_details set shown = false returning user_id $$, 'a visitor: editing details');
select is_empty($$ select from staff $$, 'a visitor: staff');
select is_empty($$ select from property_feedback $$, 'a visitor: feedback');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'a visitor: private profiles');
select throws_ok($$ select tests.post_listing('x', 'Ann') $$, '42501', null, 'a visitor: posting');
select is_empty($$ update users set name = 'X' returning id $$, 'a visitor: editing profiles');
select is_empty($$ update properties set price = 1 returning id $$, 'a visitor: editing listings');
select throws_ok(
  $$ insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like') $$,
  '42501', null, 'a visitor: liking'
);

-- And with the triggers gone as well, no row changes hands.
select tests.as_owner();
select tests.create_listing('anns', 'Ann');
insert into property_feedback (user_id, property_id, feedback_type) values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like');
alter table properties disable trigger guard_columns;
alter table property_feedback disable trigger guard_columns;
alter table member_contacts disable trigger guard_columns;
alter table users disable trigger guard_columns;
alter table member_details disable trigger guard_columns;
alter table buybox_profiles disable trigger guard_columns;
insert into buybox_profiles (user_id) values (tests.user_id('Ann'));
alter table saved_searches disable trigger guard_columns;
insert into saved_searches (user_id, name, query) values (tests.user_id('Ann'), 'Texas', 'state=TX');
select tests.as_member('Ann');
select throws_ok($$ update saved_searches set user_id = tests.user_id('Bob') $$, '42501', null, 'a saved search');
select throws_ok($$ update properties set user_id = tests.user_id('Bob') $$, '42501', null, 'a listing');
select throws_ok($$ update property_feedback set user_id = tests.user_id('Bob') $$, '42501', null, 'a reaction');
select throws_ok($$ update member_contacts set user_id = tests.user_id('stranger') $$, '42501', null, 'contact details');
select throws_ok($$ update member_details set user_id = tests.user_id('stranger') $$, '42501', null, 'details');
select throws_ok($$ update buybox_profiles set user_id = tests.user_id('stranger') $$, '42501', null, 'a buy box');
select throws_ok($$ update users set id = tests.user_id('stranger') $$, '42501', null, 'a profile');

select * from finish();
rollback;
