-- Follows and profile views: in one's own name, once, counted at once, and nobody out of sight stands in a list.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

create function tests.counted(who text) returns text language sql security definer
as $$ select followers || '/' || following || '/' || profile_views from public.member_stats where user_id = tests.user_id(who); $$;
create function tests.names(ids uuid[]) returns text language sql security definer
as $$ select coalesce(string_agg(name, ', ' order by name), '') from public.users where id = any (ids); $$;
create function tests.followers_of(who text) returns text language sql
as $$ select tests.names(followers(u)) from public.users u where u.id = tests.user_id(who); $$;
create function tests.followed_by(who text) returns text language sql
as $$ select tests.names(following(u)) from public.users u where u.id = tests.user_id(who); $$;

-- Following -------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok($$ select follow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, 'a member follows another');
select is(tests.counted('Ann') || ' ' || tests.counted('Bob'), '0/1/0 1/0/0', 'which counts at once');
select lives_ok($$ select follow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, 'again');
select is(tests.counted('Ann') || ' ' || tests.counted('Bob'), '0/1/0 1/0/0', 'does nothing');
select throws_ok(
  $$ insert into follows (follower_id, followed_id) values (tests.user_id('Ann'), tests.user_id('Bob')) $$, '23505', null, 'in the table it is refused'
);
select is((select followed(u) from users u where id = tests.user_id('Bob')), true, 'and reads that they do');
select is((select followed(u) from users u where id = tests.user_id('Pro')), false, 'and whom they do not');
select is(tests.followers_of('Bob') || '|' || tests.followed_by('Ann'), 'Ann|Bob', 'the lists say so');
select throws_ok(
  $$ select follow_member(tests.user_id('Bob'), tests.user_id('Pro')) $$, '42501', 'Not allowed in another member''s name', 'not in another''s name'
);
select throws_ok($$ select follow_member(null, tests.user_id('Pro')) $$, '42501', null, 'nor in nobody''s');
select throws_ok(
  $$ insert into follows (follower_id, followed_id) values (tests.user_id('Bob'), tests.user_id('Ann')) $$, '42501', null, 'nor through the table'
);
select throws_ok($$ select follow_member(tests.user_id('Ann'), tests.user_id('Ann')) $$, '23514', null, 'not oneself');
select throws_ok($$ select follow_member(tests.user_id('Ann'), tests.user_id('Hidden')) $$, '42501', 'This member is not available', 'not whom they do not see');
select throws_ok($$ select follow_member(tests.user_id('Ann'), tests.user_id('stranger')) $$, '42501', 'This member is not available', 'nor nobody');
select throws_ok($$ select follow_member(tests.user_id('Ann'), null) $$, '42501', null, 'of any kind');
select throws_ok($$ update follows set followed_id = tests.user_id('Pro') $$, '42501', null, 'a follow is not turned on another');
select throws_ok($$ select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann')) $$, '42501', null, 'nobody unfollows for another');
select tests.as_member('Bob');
select is_empty($$ delete from follows returning id $$, 'not even who is followed');
select tests.as_member('Unconfirmed');
select lives_ok($$ select follow_member(tests.user_id('Unconfirmed'), tests.user_id('Bob')) $$, 'an unconfirmed member follows, too');
select tests.as_member('Hidden');
select lives_ok($$ select follow_member(tests.user_id('Hidden'), tests.user_id('Bob')) $$, 'and a private one');
select tests.as_visitor();
select throws_ok($$ select follow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, '42501', null, 'a visitor follows nobody');
select throws_ok($$ select follow_member(null, tests.user_id('Bob')) $$, '42501', null, 'not as nobody');
select throws_ok($$ select unfollow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, '42501', null, 'unfollows nobody');
select throws_ok($$ select from follows $$, '42501', null, 'reads no follows');
select throws_ok($$ delete from follows $$, '42501', null, 'removes none');
select throws_ok($$ select followers(u) from users u $$, '42501', null, 'and asks for no lists');
select throws_ok($$ select from member_stats $$, '42501', null, 'nor counts');

-- Who stands in a list ----------------------------------------------------------------------------------

select tests.as_member('Bob');
select is(tests.followers_of('Bob'), 'Ann, Unconfirmed', 'a follower who is private is not named');
select is(tests.counted('Bob'), '3/0/0', 'only counted');
select is_empty($$ select from follows where follower_id = tests.user_id('Hidden') $$, 'not in the table either');
select tests.as_member('Pro');
select is(tests.followers_of('Bob'), 'Ann, Unconfirmed', 'for nobody');
select is_empty($$ select from follows where follower_id = tests.user_id('Hidden') $$, 'in any way');
select is_empty($$ select from users u where followers(u) @> array[tests.user_id('Hidden')] $$, 'not by a filter');
select is(followers(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Hidden'), 'profile_status', 'public'))), '{}', 'nor by a forged row');
select is(following(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Hidden'), 'profile_status', 'public'))), '{}', 'nor whom they follow');
select tests.as_member('Hidden');
select is(tests.followed_by('Hidden'), 'Bob', 'the private member reads their own');
select is(tests.followers_of('Bob'), 'Ann, Hidden, Unconfirmed', 'and themselves in the list');
select tests.as_member('Staff');
select is(tests.followers_of('Bob'), 'Ann, Hidden, Unconfirmed', 'and staff see all');
select tests.as_owner();
select tests.connect('Hidden', 'Bob');
select tests.as_member('Bob');
select is(tests.followers_of('Bob'), 'Ann, Hidden, Unconfirmed', 'and so do those connected to them');
select tests.as_owner();
delete from connections;
update users set profile_status = 'private' where id = tests.user_id('Bob');
select tests.as_member('Pro');
select is_empty($$ select from follows $$, 'who is followed and goes private is in no list');
select tests.as_member('Ann');
select is((select count(*)::int from follows), 1, 'a member still reads whom they follow');
select is(tests.followed_by('Ann'), 'Bob', 'though they see no more than an id');
select lives_ok($$ select unfollow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, 'and may unfollow them');
select is(tests.counted('Ann') || ' ' || tests.counted('Bob'), '0/0/0 2/0/0', 'which counts at once');
select lives_ok($$ select unfollow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, 'unfollowing whom they do not follow');
select is(tests.counted('Ann') || ' ' || tests.counted('Bob'), '0/0/0 2/0/0', 'does nothing');

-- Counts: read by whoever sees the member, written by nobody --------------------------------------------------

select is_empty($$ select from member_stats where user_id in (tests.user_id('Bob'), tests.user_id('Hidden')) $$, 'the counts of private members are private');
select isnt_empty($$ select from member_stats where user_id = tests.user_id('Pro') $$, 'those of public ones are not');
select throws_ok($$ update member_stats set followers = 1000 $$, '42501', null, 'nobody writes their own');
select throws_ok($$ insert into member_stats (user_id) values (tests.user_id('Ann')) $$, '42501', null, 'nor adds a row');
select throws_ok($$ delete from member_stats $$, '42501', null, 'nor removes one');
select tests.as_member('Staff');
select is((select count(*)::int from member_stats), 9, 'staff read all');
select throws_ok($$ update member_stats set followers = 1000 $$, '42501', null, 'without writing any');

-- Views ---------------------------------------------------------------------------------------------------------

select tests.as_owner();
update users set profile_status = 'public' where id = tests.user_id('Bob');
select tests.as_member('Ann');
select is(record_profile_view(tests.user_id('Bob')), 1, 'a look at a profile counts');
select is(record_profile_view(tests.user_id('Bob')), 1, 'once a day');
select is(record_profile_view(tests.user_id('Ann')), 0, 'not at one''s own');
select is(record_profile_view(tests.user_id('Hidden')), null, 'not at what is not seen');
select is(record_profile_view(tests.user_id('stranger')), null, 'nor at nobody');
select is(record_profile_view(null), null, 'of any kind');
select tests.as_member('Pro');
select is(record_profile_view(tests.user_id('Bob')), 2, 'each viewer counts');
select results_eq($$ select viewer_id from profile_views $$, array[tests.user_id('Pro')], 'and reads only where they looked themselves');
select throws_ok(
  $$ insert into profile_views (member_id, viewer_id) values (tests.user_id('Bob'), tests.user_id('Pro')) $$, '42501', null, 'nobody adds views by hand'
);
select throws_ok($$ update profile_views set viewed_on = '2000-01-01' $$, '42501', null, 'or moves them');
select throws_ok($$ delete from profile_views $$, '42501', null, 'or removes them');
select tests.as_member('Bob');
select is_empty($$ select from profile_views $$, 'who is looked at learns how often, not by whom');
select tests.as_member('Staff');
select is_empty($$ select from profile_views $$, 'nor do staff');
select is(record_profile_view(tests.user_id('Hidden')), 1, 'who may look at private ones');
select tests.as_visitor();
select throws_ok($$ select record_profile_view(tests.user_id('Bob')) $$, '42501', null, 'a visitor counts for nothing');
select throws_ok($$ select from profile_views $$, '42501', null, 'and reads no views');
select tests.as_owner();
update profile_views set viewed_on = viewed_on - 1;
select tests.as_member('Ann');
select is(record_profile_view(tests.user_id('Bob')), 3, 'on another day a look counts again');

-- With the account ------------------------------------------------------------------------------------------------

select follow_member(tests.user_id('Ann'), tests.user_id('Pro'));
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is(tests.counted('Pro'), '0/0/0', 'who goes follows nobody any more');
select is(tests.counted('Bob'), '2/0/3', 'what they looked at was looked at');
delete from auth.users where id = tests.user_id('Bob');
select is(tests.counted('Unconfirmed') || ' ' || tests.counted('Hidden'), '0/0/0 0/0/1', 'whoever followed them follows one less');
select is_empty($$ select from profile_views where member_id = tests.user_id('Bob') $$, 'and the views are gone');

select * from finish();
rollback;
