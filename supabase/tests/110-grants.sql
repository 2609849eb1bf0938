-- Grants are only the first barrier: policies and triggers have to protect the data even with every grant in place.
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
insert into member_reviews (author_id, member_id, rating, text)
values (tests.user_id('Bob'), tests.user_id('Pro'), 4, 'Good');
insert into profile_views (member_id, viewer_id) values (tests.user_id('Pro'), tests.user_id('Bob'));
insert into notification_settings (user_id, kind) values (tests.user_id('Bob'), 'follow');
insert into reports (reporter_id, reported_id, subject_kind, subject_id, reason, snapshot)
values (tests.user_id('Bob'), tests.user_id('Ann'), 'profile', tests.user_id('Ann'), 'spam', '{}');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Closer'), tests.user_id('Basic'));
grant all on all tables in schema public to anon, authenticated;

select tests.as_member('Ann');
select throws_ok(
  $$ update users set membership_tier = 'closer' where id = tests.user_id('Ann') $$,
  '42501', null, 'a member can''t change their own tier'
);
select throws_ok(
  $$ insert into users (id, name) values (tests.user_id('x'), 'X') $$,
  '42501', null, 'a member can''t insert a profile'
);
select is_empty($$ delete from users returning id $$, 'a member can''t delete profiles');
select is_empty(
  $$ select from member_contacts where user_id <> tests.user_id('Ann') $$,
  'a member can''t read other members'' contact details'
);
select throws_ok(
  $$ insert into member_contacts (user_id, email) values (tests.user_id('x'), 'x') $$,
  '42501', null, 'a member can''t insert contact details'
);
select is_empty($$ delete from member_contacts returning user_id $$, 'a member can''t delete contact details');
select throws_ok(
  $$ insert into staff (user_id) values (tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t make themselves staff'
);
select is_empty(
  $$ update staff set user_id = tests.user_id('Ann') returning user_id $$,
  'a member can''t reassign the staff role'
);
select is_empty($$ delete from staff returning user_id $$, 'a member can''t revoke the staff role');
select throws_ok(
  $$ insert into zip_codes values ('00000', 'X', 'X', 'XX', 0, 0) $$,
  '42501', null, 'a member can''t insert a ZIP code'
);
select is_empty($$ update zip_codes set city = 'X' returning zip $$, 'a member can''t update ZIP codes');
select is_empty($$ delete from zip_codes returning zip $$, 'a member can''t delete ZIP codes');
select throws_ok(
  $$ select tests.post_listing('x', 'Bob') $$,
  '42501', null, 'a member can''t post a listing in someone else''s name'
);
select is_empty($$ update properties set price = 1 returning id $$, 'a member can''t edit someone else''s listing');
select is_empty($$ delete from properties returning id $$, 'a member can''t delete someone else''s listing');

select throws_ok(
  $$ insert into member_details (user_id) values (tests.user_id('x')) $$,
  '42501', null, 'a member can''t insert details'
);
select is_empty(
  $$ select from member_details where user_id <> tests.user_id('Ann') $$,
  'a member can''t read other members'' details'
);
select is_empty($$ delete from member_details returning user_id $$, 'a member can''t delete details');
select throws_ok(
  $$ insert into member_markets values (tests.user_id('Ann'), 'TX', 'Travis') $$,
  '42501', null, 'a member can''t insert a market'
);
select is_empty($$ update member_markets set county = 'Dallas' returning user_id $$, 'a member can''t update markets');
select is_empty($$ delete from member_markets returning user_id $$, 'a member can''t delete markets');
select throws_ok(
  $$ insert into buybox_profiles (user_id) values (tests.user_id('Bob')) $$,
  '42501', null, 'a member can''t create a buy box for someone else'
);
select is_empty($$ select from buybox_profiles $$, 'a member can''t read other members'' buy boxes');
select throws_ok(
  $$ insert into counties values ('99999', 'TX', 'Mine') $$,
  '42501', null, 'a member can''t insert a county'
);
select is_empty($$ update counties set name = 'Mine' returning fips $$, 'a member can''t update counties');
select is_empty($$ delete from counties returning fips $$, 'a member can''t delete counties');
select is_empty(
  $$ select from properties where status = 'paused' $$,
  'a member can''t read someone else''s paused listing'
);
select is_empty(
  $$ select from listing_prices where property_id = tests.listing_id('paused') $$,
  'a member can''t read the price of a paused listing'
);
select throws_ok(
  $$ insert into listing_prices (property_id, price) values (tests.listing_id('bobs'), 1) $$,
  '42501', null, 'a member can''t insert a listing price'
);
select is_empty($$ update listing_prices set price = 1 returning id $$, 'a member can''t update listing prices');
select is_empty($$ delete from listing_prices returning id $$, 'a member can''t delete listing prices');
select is_empty($$ select from saved_listings $$, 'a member can''t read other members'' saved listings');
select throws_ok(
  $$ insert into saved_listings (user_id, property_id) values (tests.user_id('Bob'), tests.listing_id('bobs')) $$,
  '42501', null, 'a member can''t save a listing for someone else'
);
select is_empty(
  $$ update saved_listings set user_id = tests.user_id('Ann') returning user_id $$,
  'a member can''t take over a saved listing'
);
select is_empty(
  $$ delete from saved_listings returning user_id $$,
  'a member can''t delete someone else''s saved listing'
);
select is_empty($$ select from saved_searches $$, 'a member can''t read other members'' saved searches');
select throws_ok(
  $$ insert into saved_searches (user_id, name, query) values (tests.user_id('Bob'), 'X', 'q=1') $$,
  '42501', null, 'a member can''t save a search for someone else'
);
select is_empty(
  $$ update saved_searches set name = 'X' returning id $$,
  'a member can''t rename someone else''s saved searches'
);
select is_empty($$ delete from saved_searches returning id $$, 'a member can''t delete someone else''s saved searches');
select is_empty($$ select from listing_reviews $$, 'a member can''t read reviews of someone else''s listings');
select throws_ok(
  $$ insert into listing_reviews (property_id) values (tests.listing_id('bobs')) $$,
  '42501', null, 'a member can''t request review of someone else''s listing'
);
select is_empty(
  $$ update listing_reviews set decision = 'approved', decided_at = now() returning id $$,
  'a member can''t decide a review'
);
select is_empty($$ delete from listing_reviews returning id $$, 'a member can''t delete reviews');

select is_empty($$ select from member_blocks $$, 'a member can''t read other members'' blocks');
select throws_ok(
  $$ insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t block in someone else''s name'
);
select is_empty(
  $$ update member_blocks set blocked_id = tests.user_id('Ann') returning id $$,
  'a member can''t update blocks'
);
select is_empty($$ delete from member_blocks returning id $$, 'a member can''t delete other members'' blocks');
select is_empty($$ select from notifications $$, 'a member can''t read other members'' notifications');
select throws_ok(
  $$
    insert into notifications (user_id, kind, actor_id)
    values (tests.user_id('Ann'), 'follow', tests.user_id('Bob'))
  $$,
  '42501', null, 'a member can''t insert a notification for themselves'
);
select throws_ok(
  $$
    insert into notifications (user_id, kind, actor_id)
    values (tests.user_id('Bob'), 'follow', tests.user_id('Ann'))
  $$,
  '42501', null, 'a member can''t insert a notification for someone else'
);
select is_empty(
  $$ update notifications set read_at = now() returning id $$,
  'a member can''t mark someone else''s notifications as read'
);
select is_empty($$ delete from notifications returning id $$, 'a member can''t delete someone else''s notifications');
select throws_ok(
  $$ insert into notification_kinds values ('spam') $$,
  '42501', null, 'a member can''t insert a notification kind'
);
select is_empty(
  $$ update notification_kinds set kind = 'spam' returning kind $$,
  'a member can''t update notification kinds'
);
select is_empty($$ delete from notification_kinds returning kind $$, 'a member can''t delete notification kinds');
select is_empty($$ select from notification_settings $$, 'a member can''t read other members'' notification settings');
select throws_ok(
  $$ insert into notification_settings (user_id, kind) values (tests.user_id('Bob'), 'review') $$,
  '42501', null, 'a member can''t insert notification settings for someone else'
);
select is_empty(
  $$ update notification_settings set mail = true returning kind $$,
  'a member can''t change someone else''s notification settings'
);
select is_empty($$ delete from notification_settings returning kind $$, 'a member can''t delete notification settings');
select is_empty(
  $$ select from member_stats where user_id = tests.user_id('Hidden') $$,
  'a member can''t read a private member''s counts'
);
select throws_ok(
  $$ insert into member_stats (user_id) values (tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t insert member counts'
);
select is_empty(
  $$ update member_stats set followers = 1000 returning user_id $$,
  'a member can''t change member counts'
);
select is_empty($$ delete from member_stats returning user_id $$, 'a member can''t delete member counts');
select is_empty($$ select from connections $$, 'a member can''t read other members'' connections');
select throws_ok(
  $$ insert into connections (sender_id, receiver_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t send a connection request in someone else''s name'
);
select throws_ok(
  $$
    insert into connections (sender_id, receiver_id, status)
    values (tests.user_id('Ann'), tests.user_id('Bob'), 'accepted')
  $$,
  '42501', null, 'a member can''t insert an accepted connection'
);
select is_empty(
  $$ update connections set status = 'accepted' returning id $$,
  'a member can''t accept a request for someone else'
);
select is_empty($$ delete from connections returning id $$, 'a member can''t delete other members'' connections');
select is_empty(
  $$ select from follows where follower_id = tests.user_id('Hidden') $$,
  'a member can''t read who a private member follows'
);
select throws_ok(
  $$ insert into follows (follower_id, followed_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t follow in someone else''s name'
);
select is_empty(
  $$ update follows set followed_id = tests.user_id('Ann') returning id $$,
  'a member can''t change follows'
);
select is_empty($$ delete from follows returning id $$, 'a member can''t unfollow for someone else');
select is_empty($$ select from profile_views $$, 'a member can''t read who viewed a profile');
select throws_ok(
  $$ insert into profile_views (member_id, viewer_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t insert a profile view'
);
select is_empty(
  $$ update profile_views set viewed_on = '2000-01-01' returning id $$,
  'a member can''t change profile views'
);
select is_empty($$ delete from profile_views returning id $$, 'a member can''t delete profile views');
select throws_ok(
  $$
    insert into member_reviews (author_id, member_id, rating, text)
    values (tests.user_id('Bob'), tests.user_id('Ann'), 5, 'x')
  $$,
  '42501', null, 'a member can''t insert a review of themselves'
);
select is_empty($$ update member_reviews set rating = 1 returning id $$, 'a member can''t edit someone else''s review');
select is_empty($$ delete from member_reviews returning id $$, 'a member can''t delete someone else''s review');
select is_empty($$ select from reports $$, 'a member can''t read reports about themselves');
select throws_ok(
  $$
    insert into reports (reporter_id, reported_id, subject_kind, subject_id, reason, snapshot)
    values (tests.user_id('Ann'), tests.user_id('Bob'), 'profile', tests.user_id('Bob'), 'spam', '{}')
  $$,
  '42501', null, 'a member can''t insert a report directly'
);
select is_empty(
  $$ update reports set outcome = 'x', handled_at = now() returning id $$,
  'a member can''t resolve reports'
);
select is_empty($$ delete from reports returning id $$, 'a member can''t delete reports');

select tests.as_visitor();
select is_empty(
  format('select from %I', name),
  'a visitor can''t read ' || name
) from unnest(
  array[
    'member_blocks', 'notifications', 'notification_kinds', 'notification_settings', 'member_stats', 'connections',
    'follows', 'profile_views', 'member_reviews', 'reports'
  ]
) as name;
select throws_ok(
  $$ insert into follows (follower_id, followed_id) values (tests.user_id('Ann'), tests.user_id('Bob')) $$,
  '42501', null, 'a visitor can''t follow a member'
);
select throws_ok(
  $$ insert into connections (sender_id, receiver_id) values (tests.user_id('Ann'), tests.user_id('Bob')) $$,
  '42501', null, 'a visitor can''t send a connection request'
);
select is_empty($$ select from properties where status = 'paused' $$, 'a visitor can''t read paused listings');
select is_empty($$ select from saved_listings $$, 'a visitor can''t read saved listings');
select is_empty($$ select from saved_searches $$, 'a visitor can''t read saved searches');
select is_empty($$ select from listing_reviews $$, 'a visitor can''t read listing reviews');
select is_empty(
  $$ update listing_reviews set decision = 'approved', decided_at = now() returning id $$,
  'a visitor can''t decide a listing review'
);
select is_empty($$ select from member_contacts $$, 'a visitor can''t read contact details');
select is_empty($$ select from member_details $$, 'a visitor can''t read member details');
select is_empty($$ select from member_markets $$, 'a visitor can''t read markets');
select is_empty($$ select from buybox_profiles $$, 'a visitor can''t read buy boxes');
select is_empty(
  $$ update member_details set shown = false returning user_id $$,
  'a visitor can''t edit member details'
);
select is_empty($$ select from staff $$, 'a visitor can''t read who is staff');
select is_empty($$ select from property_feedback $$, 'a visitor can''t read votes');
select is_empty($$ select from users where id = tests.user_id('Hidden') $$, 'a visitor can''t read private profiles');
select throws_ok($$ select tests.post_listing('x', 'Ann') $$, '42501', null, 'a visitor can''t post a listing');
select is_empty($$ update users set name = 'X' returning id $$, 'a visitor can''t edit profiles');
select is_empty($$ update properties set price = 1 returning id $$, 'a visitor can''t edit listings');
select throws_ok(
  $$
    insert into property_feedback (user_id, property_id, feedback_type)
    values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like')
  $$,
  '42501', null, 'a visitor can''t like a listing'
);

-- Policies alone, without the triggers, have to keep a row from changing owners.
select tests.as_owner();
select tests.create_listing('anns', 'Ann');
insert into property_feedback (user_id, property_id, feedback_type)
values (tests.user_id('Ann'), tests.listing_id('bobs'), 'like');
alter table properties disable trigger check_updated_columns;
alter table property_feedback disable trigger check_updated_columns;
alter table member_contacts disable trigger check_updated_columns;
alter table users disable trigger check_updated_columns;
alter table member_details disable trigger check_updated_columns;
alter table buybox_profiles disable trigger check_updated_columns;
insert into buybox_profiles (user_id) values (tests.user_id('Ann'));
alter table saved_searches disable trigger check_updated_columns;
insert into saved_searches (user_id, name, query) values (tests.user_id('Ann'), 'Texas', 'state=TX');
insert into member_reviews (author_id, member_id, rating, text)
values (tests.user_id('Ann'), tests.user_id('Bob'), 4, 'Good');
select tests.connect('Bob', 'Ann', 'pending');
insert into follows (follower_id, followed_id) values (tests.user_id('Bob'), tests.user_id('Ann'));
insert into notification_settings (user_id, kind) values (tests.user_id('Ann'), 'follow');
alter table connections disable trigger check_updated_columns;
alter table member_reviews disable trigger check_updated_columns;
alter table notifications disable trigger check_updated_columns;
alter table notification_settings disable trigger check_updated_columns;
select tests.as_member('Ann');
select throws_ok(
  $$ update connections set receiver_id = tests.user_id('Pro') $$,
  '42501', null, 'a member can''t reassign a connection request'
);
select throws_ok(
  $$ update member_reviews set author_id = tests.user_id('Pro') $$,
  '42501', null, 'a member can''t reassign a member review'
);
select throws_ok(
  $$ update notifications set user_id = tests.user_id('Bob') $$,
  '42501', null, 'a member can''t reassign a notification'
);
select throws_ok(
  $$ update notification_settings set user_id = tests.user_id('Pro') $$,
  '42501', null, 'a member can''t reassign a notification setting'
);
select throws_ok(
  $$ update saved_searches set user_id = tests.user_id('Bob') $$,
  '42501', null, 'a member can''t reassign a saved search'
);
select throws_ok(
  $$ update properties set user_id = tests.user_id('Bob') $$,
  '42501', null, 'a member can''t reassign a listing'
);
select throws_ok(
  $$ update property_feedback set user_id = tests.user_id('Bob') $$,
  '42501', null, 'a member can''t reassign a vote'
);
select throws_ok(
  $$ update member_contacts set user_id = tests.user_id('stranger') $$,
  '42501', null, 'a member can''t reassign contact details'
);
select throws_ok(
  $$ update member_details set user_id = tests.user_id('stranger') $$,
  '42501', null, 'a member can''t reassign member details'
);
select throws_ok(
  $$ update buybox_profiles set user_id = tests.user_id('stranger') $$,
  '42501', null, 'a member can''t reassign a buy box'
);
select throws_ok(
  $$ update users set id = tests.user_id('stranger') $$,
  '42501', null, 'a member can''t change a profile''s id'
);

select * from finish();
rollback;
