-- Follows and profile views: recorded in the caller's own name,
-- once, and counted immediately. Lists never name a hidden member.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.counts(who text) returns text language sql security definer
as $$
  select followers || '/' || following || '/' || profile_views
  from public.member_stats
  where user_id = tests.user_id(who);
$$;
create function tests.names(ids uuid[]) returns text language sql security definer
as $$ select coalesce(string_agg(name, ', ' order by name), '') from public.users where id = any (ids); $$;
create function tests.followers_of(who text) returns text language sql
as $$ select tests.names(followers(u)) from public.users u where u.id = tests.user_id(who); $$;
create function tests.followed_by(who text) returns text language sql
as $$ select tests.names(following(u)) from public.users u where u.id = tests.user_id(who); $$;

-- Following ---------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok(
  $$ select follow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$,
  'a member can follow another member'
);
select is(tests.counts('Ann') || ' ' || tests.counts('Bob'), '0/1/0 1/0/0', 'following updates both counts');
select lives_ok(
  $$ select follow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$,
  'following twice doesn''t fail'
);
select is(
  tests.counts('Ann') || ' ' || tests.counts('Bob'),
  '0/1/0 1/0/0', 'following twice doesn''t change the counts'
);
select throws_ok(
  $$ insert into follows (follower_id, followed_id) values (tests.user_id('Ann'), tests.user_id('Bob')) $$,
  '23505', null, 'inserting the same follow twice is rejected'
);
select is(
  (select followed(u) from users u where id = tests.user_id('Bob')),
  true, 'followed returns true for a member the caller follows'
);
select is(
  (select followed(u) from users u where id = tests.user_id('Pro')),
  false, 'followed returns false for a member the caller doesn''t follow'
);
select is(tests.followers_of('Bob') || '|' || tests.followed_by('Ann'), 'Ann|Bob', 'both lists include the follow');
select throws_ok(
  $$ select follow_member(tests.user_id('Bob'), tests.user_id('Pro')) $$,
  '42501', 'Not allowed on behalf of another member', 'a member can''t follow in someone else''s name'
);
select throws_ok(
  $$ select follow_member(null, tests.user_id('Pro')) $$,
  '42501', null, 'a member can''t follow in no one''s name'
);
select throws_ok(
  $$ insert into follows (follower_id, followed_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t insert a follow in someone else''s name'
);
select throws_ok(
  $$ select follow_member(tests.user_id('Ann'), tests.user_id('Ann')) $$,
  '23514', null, 'a member can''t follow themselves'
);
select throws_ok(
  $$ select follow_member(tests.user_id('Ann'), tests.user_id('Hidden')) $$,
  '42501', 'This member is not available', 'a member can''t follow a private member'
);
select throws_ok(
  $$ select follow_member(tests.user_id('Ann'), tests.user_id('stranger')) $$,
  '42501', 'This member is not available', 'a member can''t follow an unknown member'
);
select throws_ok($$ select follow_member(tests.user_id('Ann'), null) $$, '42501', null, 'a member can''t follow null');
select throws_ok(
  $$ update follows set followed_id = tests.user_id('Pro') $$,
  '42501', null, 'a follow can''t be changed to another member'
);
select throws_ok(
  $$ select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t unfollow for someone else'
);
select tests.as_member('Bob');
select is_empty($$ delete from follows returning id $$, 'a followed member can''t remove a follower');
select tests.as_member('Unconfirmed');
select throws_ok(
  $$ select follow_member(tests.user_id('Unconfirmed'), tests.user_id('Bob')) $$,
  'P0001', 'Verify your email address first.', 'an unconfirmed member can''t follow'
);
select tests.as_owner();
select tests.verify_email('Unconfirmed');
select tests.as_member('Unconfirmed');
select lives_ok(
  $$ select follow_member(tests.user_id('Unconfirmed'), tests.user_id('Bob')) $$,
  'a member can follow once verified'
);
select tests.as_member('Hidden');
select lives_ok(
  $$ select follow_member(tests.user_id('Hidden'), tests.user_id('Bob')) $$,
  'a private member can follow'
);
select tests.as_visitor();
select throws_ok(
  $$ select follow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$,
  '42501', null, 'a visitor can''t follow in a member''s name'
);
select throws_ok(
  $$ select follow_member(null, tests.user_id('Bob')) $$,
  '42501', null, 'a visitor can''t follow in no one''s name'
);
select throws_ok(
  $$ select unfollow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$,
  '42501', null, 'a visitor can''t unfollow'
);
select throws_ok($$ select from follows $$, '42501', null, 'a visitor can''t read follows');
select throws_ok($$ delete from follows $$, '42501', null, 'a visitor can''t delete follows');
select throws_ok($$ select followers(u) from users u $$, '42501', null, 'a visitor can''t call followers');
select throws_ok($$ select from member_stats $$, '42501', null, 'a visitor can''t read member counts');

-- Who is listed -----------------------------------------------------------------------------------

select tests.as_member('Bob');
select is(tests.followers_of('Bob'), 'Ann, Unconfirmed', 'a member''s own followers don''t include a private member');
select is(tests.counts('Bob'), '3/0/0', 'the follower count includes private members');
select is_empty(
  $$ select from follows where follower_id = tests.user_id('Hidden') $$,
  'a member can''t read a private follower''s row'
);
select tests.as_member('Pro');
select is(
  tests.followers_of('Bob'),
  'Ann, Unconfirmed', 'another member''s followers list doesn''t include a private member'
);
select is_empty(
  $$ select from follows where follower_id = tests.user_id('Hidden') $$,
  'another member can''t read a private member''s follows'
);
select is_empty(
  $$ select from users u where followers(u) @> array[tests.user_id('Hidden')] $$,
  'another member can''t find a private follower with a filter'
);
select is(
  followers(
    jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Hidden'), 'profile_status', 'public'))
  ),
  '{}', 'a hand-built users row doesn''t reveal a private member''s followers'
);
select is(
  following(
    jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Hidden'), 'profile_status', 'public'))
  ),
  '{}', 'a hand-built users row doesn''t reveal who a private member follows'
);
select tests.as_member('Hidden');
select is(tests.followed_by('Hidden'), 'Bob', 'a private member can read who they follow');
select is(
  tests.followers_of('Bob'),
  'Ann, Hidden, Unconfirmed', 'a private member can see themselves among the followers'
);
select tests.as_member('Staff');
select is(tests.followers_of('Bob'), 'Ann, Hidden, Unconfirmed', 'staff can see private followers');
select tests.as_owner();
select tests.connect('Hidden', 'Bob');
select tests.as_member('Bob');
select is(tests.followers_of('Bob'), 'Ann, Hidden, Unconfirmed', 'a connection can see a private follower');
select tests.as_owner();
delete from connections;
update users set profile_status = 'private' where id = tests.user_id('Bob');
select tests.as_member('Pro');
select is_empty($$ select from follows $$, 'followers of a member who went private aren''t listed');
select tests.as_member('Ann');
select is((select count(*)::int from follows), 1, 'a member can read their own follow of a private member');
select is(tests.followed_by('Ann'), 'Bob', 'a member''s own list includes a followed member who went private');
select lives_ok(
  $$ select unfollow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$,
  'a member can unfollow a private member'
);
select is(tests.counts('Ann') || ' ' || tests.counts('Bob'), '0/0/0 2/0/0', 'unfollowing updates both counts');
select lives_ok(
  $$ select unfollow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$,
  'unfollowing twice doesn''t fail'
);
select is(
  tests.counts('Ann') || ' ' || tests.counts('Bob'),
  '0/0/0 2/0/0', 'unfollowing twice doesn''t change the counts'
);

-- Counts ------------------------------------------------------------------------------------------

select is_empty(
  $$ select from member_stats where user_id in (tests.user_id('Bob'), tests.user_id('Hidden')) $$,
  'a member can''t read the counts of private members'
);
select isnt_empty(
  $$ select from member_stats where user_id = tests.user_id('Pro') $$,
  'a member can read the counts of public members'
);
select throws_ok(
  $$ update member_stats set followers = 1000 $$,
  '42501', null, 'a member can''t update their own counts'
);
select throws_ok(
  $$ insert into member_stats (user_id) values (tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t insert counts'
);
select throws_ok($$ delete from member_stats $$, '42501', null, 'a member can''t delete counts');
select tests.as_member('Staff');
select is((select count(*)::int from member_stats), 9, 'staff can read everyone''s counts');
select throws_ok($$ update member_stats set followers = 1000 $$, '42501', null, 'staff can''t update counts');

-- Profile views -----------------------------------------------------------------------------------

select tests.as_owner();
update users set profile_status = 'public' where id = tests.user_id('Bob');
select tests.as_member('Ann');
select is(record_profile_view(tests.user_id('Bob')), 1, 'a profile view is counted');
select is(record_profile_view(tests.user_id('Bob')), 1, 'a viewer is counted once a day');
select is(record_profile_view(tests.user_id('Ann')), 0, 'a member''s view of their own profile isn''t counted');
select is(record_profile_view(tests.user_id('Hidden')), null, 'returns null for a private profile');
select is(record_profile_view(tests.user_id('stranger')), null, 'returns null for an unknown member');
select is(record_profile_view(null), null, 'returns null for a null id');
select tests.as_member('Pro');
select is(record_profile_view(tests.user_id('Bob')), 2, 'a second viewer is counted');
select results_eq(
  $$ select viewer_id from profile_views $$,
  array[tests.user_id('Pro')], 'a viewer can read only their own views'
);
select throws_ok(
  $$ insert into profile_views (member_id, viewer_id) values (tests.user_id('Bob'), tests.user_id('Pro')) $$,
  '42501', null, 'a member can''t insert a profile view'
);
select throws_ok(
  $$ update profile_views set viewed_on = '2000-01-01' $$,
  '42501', null, 'a member can''t update profile views'
);
select throws_ok($$ delete from profile_views $$, '42501', null, 'a member can''t delete profile views');
select tests.as_member('Bob');
select is_empty($$ select from profile_views $$, 'a member can''t read who viewed their profile');
select tests.as_member('Staff');
select is_empty($$ select from profile_views $$, 'staff can''t read who viewed a profile');
select is(record_profile_view(tests.user_id('Hidden')), 1, 'staff views of private profiles are counted');
select tests.as_visitor();
select throws_ok(
  $$ select record_profile_view(tests.user_id('Bob')) $$,
  '42501', null, 'a visitor can''t record a profile view'
);
select throws_ok($$ select from profile_views $$, '42501', null, 'a visitor can''t read profile views');
select tests.as_owner();
update profile_views set viewed_on = viewed_on - 1;
select tests.as_member('Ann');
select is(record_profile_view(tests.user_id('Bob')), 3, 'the same viewer is counted again on another day');

-- Account deletion --------------------------------------------------------------------------------

select follow_member(tests.user_id('Ann'), tests.user_id('Pro'));
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is(tests.counts('Pro'), '0/0/0', 'deleting an account lowers the counts of members it followed');
select is(tests.counts('Bob'), '2/0/3', 'deleting an account keeps its profile views in the counts');
delete from auth.users where id = tests.user_id('Bob');
select is(
  tests.counts('Unconfirmed') || ' ' || tests.counts('Hidden'),
  '0/0/0 0/0/1', 'deleting an account lowers the counts of its followers'
);
select is_empty(
  $$ select from profile_views where member_id = tests.user_id('Bob') $$,
  'deleting an account deletes the views of its profile'
);

select * from finish();
rollback;
