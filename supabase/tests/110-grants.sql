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
select tests.connect('Bob', 'Pro');
insert into follows (follower_id, followed_id) values (tests.user_id('Bob'), tests.user_id('Pro'));
insert into follows (follower_id, followed_id) values (tests.user_id('Hidden'), tests.user_id('Pro'));
insert into member_reviews (author_id, member_id, rating, text) values (tests.user_id('Bob'), tests.user_id('Pro'), 4, 'Good');
insert into profile_views (member_id, viewer_id) values (tests.user_id('Pro'), tests.user_id('Bob'));
insert into notification_settings (user_id, kind) values (tests.user_id('Bob'), 'follow');
insert into reports (reporter_id, reported_id, subject_kind, subject_id, reason, snapshot)
values (tests.user_id('Bob'), tests.user_id('Ann'), 'profile', tests.user_id('Ann'), 'spam', '{}');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Closer'), tests.user_id('Basic'));
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

select is_empty($$ select from member_blocks $$, 'reading blocks');
select throws_ok(
  $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$, '42501', null, 'blocking for another'
);
select is_empty($$ update member_blocks set blocked_id = tests.user_id('Ann') returning id $$, 'changing blocks');
select is_empty($$ delete from member_blocks returning id $$, 'deleting blocks');
select is_empty($$ select from notifications $$, 'reading what others are told');
select throws_ok(
  $$ insert into notifications (user_id, kind, actor_id) values (tests.user_id('Ann'), 'follow', tests.user_id('Bob')) $$, '42501', null, 'telling oneself'
);
select throws_ok(
  $$ insert into notifications (user_id, kind, actor_id) values (tests.user_id('Bob'), 'follow', tests.user_id('Ann')) $$, '42501', null, 'or another'
);
select is_empty($$ update notifications set read_at = now() returning id $$, 'marking for another');
select is_empty($$ delete from notifications returning id $$, 'removing for another');
select throws_ok($$ insert into notification_kinds values ('spam', 1) $$, '42501', null, 'adding a kind');
select is_empty($$ update notification_kinds set position = 1 returning kind $$, 'changing kinds');
select is_empty($$ delete from notification_kinds returning kind $$, 'deleting kinds');
select is_empty($$ select from notification_settings $$, 'reading settings');
select throws_ok($$ insert into notification_settings (user_id, kind) values (tests.user_id('Bob'), 'review') $$, '42501', null, 'another''s settings');
select is_empty($$ update notification_settings set mail = true returning kind $$, 'changing settings');
select is_empty($$ delete from notification_settings returning kind $$, 'deleting settings');
select is_empty($$ select from member_stats where user_id = tests.user_id('Hidden') $$, 'reading the counts of private members');
select throws_ok($$ insert into member_stats (user_id) values (tests.user_id('Ann')) $$, '42501', null, 'adding counts');
select is_empty($$ update member_stats set followers = 1000 returning user_id $$, 'changing counts');
select is_empty($$ delete from member_stats returning user_id $$, 'deleting counts');
select is_empty($$ select from connections $$, 'reading connections');
select throws_ok(
  $$ insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$, '42501', null, 'asking for another'
);
select throws_ok(
  $$ insert into connections (sender_id, receiver_id, status) values (tests.user_id('Ann'), tests.user_id('Bob'), 'accepted') $$, '42501', null, 'forging a connection'
);
select is_empty($$ update connections set status = 'accepted' returning id $$, 'answering for another');
select is_empty($$ delete from connections returning id $$, 'ending connections');
select is_empty($$ select from follows where follower_id = tests.user_id('Hidden') $$, 'reading whom private members follow');
select throws_ok(
  $$ insert into follows (follower_id, followed_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$, '42501', null, 'following for another'
);
select is_empty($$ update follows set followed_id = tests.user_id('Ann') returning id $$, 'changing follows');
select is_empty($$ delete from follows returning id $$, 'unfollowing for another');
select is_empty($$ select from profile_views $$, 'reading who looked');
select throws_ok(
  $$ insert into profile_views (member_id, viewer_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$, '42501', null, 'adding views by hand'
);
select is_empty($$ update profile_views set viewed_on = '2000-01-01' returning id $$, 'changing views');
select is_empty($$ delete from profile_views returning id $$, 'deleting views');
select throws_ok(
  $$ insert into member_reviews (author_id, member_id, rating, text) values (tests.user_id('Bob'), tests.user_id('Ann'), 5, 'x') $$, '42501', null, 'praising oneself'
);
select is_empty($$ update member_reviews set rating = 1 returning id $$, 'editing another''s review');
select is_empty($$ delete from member_reviews returning id $$, 'deleting it');
select is_empty($$ select from reports $$, 'reading reports about oneself');
select throws_ok(
  $$ insert into reports (reporter_id, reported_id, subject_kind, subject_id, reason, snapshot)
     values (tests.user_id('Ann'), tests.user_id('Bob'), 'profile', tests.user_id('Bob'), 'spam', '{}') $$, '42501', null, 'making a report up'
);
select is_empty($$ update reports set outcome = 'x', handled_at = now() returning id $$, 'closing reports');
select is_empty($$ delete from reports returning id $$, 'deleting reports');

select tests.as_visitor();
select is_empty(format('select from %I', name), 'a visitor: ' || name) from unnest(array[
  'member_blocks', 'notifications', 'notification_kinds', 'notification_settings', 'member_stats', 'connections', 'follows', 'profile_views',
  'member_reviews', 'reports'
]) as name;
select throws_ok(
  $$ insert into follows (follower_id, followed_id) values (tests.user_id('Ann'), tests.user_id('Bob')) $$, '42501', null, 'a visitor: following'
);
select throws_ok(
  $$ insert into connections (sender_id, receiver_id) values (tests.user_id('Ann'), tests.user_id('Bob')) $$, '42501', null, 'a visitor: asking'
);
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
insert into member_reviews (author_id, member_id, rating, text) values (tests.user_id('Ann'), tests.user_id('Bob'), 4, 'Good');
select tests.connect('Bob', 'Ann', 'pending');
insert into follows (follower_id, followed_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
insert into notification_settings (user_id, kind) values (tests.user_id('Ann'), 'follow');
alter table connections disable trigger guard_columns;
alter table member_reviews disable trigger guard_columns;
alter table notifications disable trigger guard_columns;
alter table notification_settings disable trigger guard_columns;
select tests.as_member('Ann');
select throws_ok($$ update connections set receiver_id = tests.user_id('Pro') $$, '42501', null, 'a request');
select throws_ok($$ update member_reviews set author_id = tests.user_id('Pro') $$, '42501', null, 'a review');
select throws_ok($$ update notifications set user_id = tests.user_id('Bob') $$, '42501', null, 'a notification');
select throws_ok($$ update notification_settings set user_id = tests.user_id('Pro') $$, '42501', null, 'a setting');
select throws_ok($$ update saved_searches set user_id = tests.user_id('Bob') $$, '42501', null, 'a saved search');
select throws_ok($$ update properties set user_id = tests.user_id('Bob') $$, '42501', null, 'a listing');
select throws_ok($$ update property_feedback set user_id = tests.user_id('Bob') $$, '42501', null, 'a reaction');
select throws_ok($$ update member_contacts set user_id = tests.user_id('stranger') $$, '42501', null, 'contact details');
select throws_ok($$ update member_details set user_id = tests.user_id('stranger') $$, '42501', null, 'details');
select throws_ok($$ update buybox_profiles set user_id = tests.user_id('stranger') $$, '42501', null, 'a buy box');
select throws_ok($$ update users set id = tests.user_id('stranger') $$, '42501', null, 'a profile');

select * from finish();
rollback;
