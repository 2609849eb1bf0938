-- Follows and profile views: recorded in the caller's own name,
-- once, and counted immediately. Lists never name a hidden member.
begin;
\ir helpers.psql
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

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select follow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, 'works',
    'a member can follow another member'),
  ('Ann', $$ tests.counts('Ann') || ' ' || tests.counts('Bob') $$, 'gives 0/1/0 1/0/0',
    'following updates both counts'),
  ('Ann', $$ select follow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, 'works',
    'following twice doesn''t fail'),
  ('Ann', $$ tests.counts('Ann') || ' ' || tests.counts('Bob') $$, 'gives 0/1/0 1/0/0',
    'following twice doesn''t change the counts'),
  ('Ann', $$ insert into follows (follower_id, followed_id) values (tests.user_id('Ann'), tests.user_id('Bob')) $$,
    'fails 23505', 'inserting the same follow twice is rejected'),
  ('Ann', $$ select followed(u) from users u where id = tests.user_id('Bob') $$, 'gives true',
    'followed returns true for a member the caller follows'),
  ('Ann', $$ select followed(u) from users u where id = tests.user_id('Pro') $$, 'gives false',
    'followed returns false for a member the caller doesn''t follow'),
  ('Ann', $$ tests.followers_of('Bob') || '|' || tests.followed_by('Ann') $$, 'gives Ann|Bob',
    'both lists include the follow'),
  ('Ann', $$ select follow_member(tests.user_id('Bob'), tests.user_id('Pro')) $$,
    'fails 42501: Not allowed on behalf of another member', 'a member can''t follow in someone else''s name'),
  ('Ann', $$ select follow_member(tests.user_id('Ann'), tests.user_id('Ann')) $$, 'fails 23514',
    'a member can''t follow themselves'),
  ('Ann', $$ select follow_member(tests.user_id('Ann'), tests.user_id('Hidden')) $$,
    'fails 42501: This member is not available', 'a member can''t follow a private member'),
  ('Ann', $$ select follow_member(tests.user_id('Ann'), tests.user_id('stranger')) $$,
    'fails 42501: This member is not available', 'a member can''t follow an unknown member'),
  ('Ann', $$ select unfollow_member(tests.user_id('Bob'), tests.user_id('Ann')) $$, 'fails 42501',
    'a member can''t unfollow for someone else'),
  ('Bob', $$ delete from follows returning id $$, 'no rows', 'a followed member can''t remove a follower'),
  ('owner', $$ select tests.verify_email('Unconfirmed') $$, null, null),
  ('Unconfirmed', $$ select follow_member(tests.user_id('Unconfirmed'), tests.user_id('Bob')) $$, 'works',
    'a member can follow once verified'),
  ('Hidden', $$ select follow_member(tests.user_id('Hidden'), tests.user_id('Bob')) $$, 'works',
    'a private member can follow')
) as t (who, statement, outcome, rule);

-- Who is listed -----------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ tests.followers_of('Bob') $$, 'gives Ann, Unconfirmed',
    'a member''s own followers don''t include a private member'),
  ('Bob', $$ tests.counts('Bob') $$, 'gives 3/0/0', 'the follower count includes private members'),
  ('Bob', $$ select from follows where follower_id = tests.user_id('Hidden') $$, 'no rows',
    'a member can''t read a private follower''s row'),
  ('Pro', $$ tests.followers_of('Bob') $$, 'gives Ann, Unconfirmed',
    'another member''s followers list doesn''t include a private member')
) as t (who, statement, outcome, rule);
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
select tests.holds(who, statement, outcome, rule) from (values
  ('Hidden', $$ tests.followed_by('Hidden') $$, 'gives Bob', 'a private member can read who they follow'),
  ('Hidden', $$ tests.followers_of('Bob') $$, 'gives Ann, Hidden, Unconfirmed',
    'a private member can see themselves among the followers'),
  ('Staff', $$ tests.followers_of('Bob') $$, 'gives Ann, Hidden, Unconfirmed', 'staff can see private followers'),
  ('owner', $$ select tests.connect('Hidden', 'Bob') $$, null, null),
  ('Bob', $$ tests.followers_of('Bob') $$, 'gives Ann, Hidden, Unconfirmed', 'a connection can see a private follower'),
  ('owner', $$ delete from connections $$, null, null),
  ('owner', $$ update users set profile_status = 'private' where id = tests.user_id('Bob') $$, null, null),
  ('Pro', $$ select from follows $$, 'no rows', 'followers of a member who went private aren''t listed'),
  ('Ann', $$ select count(*)::int from follows $$, 'gives 1', 'a member can read their own follow of a private member'),
  ('Ann', $$ tests.followed_by('Ann') $$, 'gives Bob',
    'a member''s own list includes a followed member who went private'),
  ('Ann', $$ select unfollow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, 'works',
    'a member can unfollow a private member'),
  ('Ann', $$ tests.counts('Ann') || ' ' || tests.counts('Bob') $$, 'gives 0/0/0 2/0/0',
    'unfollowing updates both counts'),
  ('Ann', $$ select unfollow_member(tests.user_id('Ann'), tests.user_id('Bob')) $$, 'works',
    'unfollowing twice doesn''t fail'),
  ('Ann', $$ tests.counts('Ann') || ' ' || tests.counts('Bob') $$, 'gives 0/0/0 2/0/0',
    'unfollowing twice doesn''t change the counts')
) as t (who, statement, outcome, rule);

-- Counts ------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select from member_stats where user_id = tests.user_id('Pro') $$, 'rows',
    'a member can read the counts of public members'),
  ('Staff', $$ select count(*)::int from member_stats $$, 'gives 9', 'staff can read everyone''s counts')
) as t (who, statement, outcome, rule);

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
select tests.holds('Pro', $$ record_profile_view(tests.user_id('Bob')) $$, 'gives 2', 'a second viewer is counted');
select results_eq($$ select viewer_id from profile_views $$, array[tests.user_id('Pro')],
  'a viewer can read only their own views');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select from profile_views $$, 'no rows', 'a member can''t read who viewed their profile'),
  ('Staff', $$ record_profile_view(tests.user_id('Hidden')) $$, 'gives 1',
    'staff views of private profiles are counted'),
  ('owner', $$ update profile_views set viewed_on = viewed_on - 1 $$, null, null),
  ('Ann', $$ record_profile_view(tests.user_id('Bob')) $$, 'gives 3', 'the same viewer is counted again on another day')
) as t (who, statement, outcome, rule);

-- Account deletion --------------------------------------------------------------------------------

select follow_member(tests.user_id('Ann'), tests.user_id('Pro'));
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
select is(tests.counts('Pro'), '0/0/0', 'deleting an account lowers the counts of members it followed');
select is(tests.counts('Bob'), '2/0/3', 'deleting an account keeps its profile views in the counts');
delete from auth.users where id = tests.user_id('Bob');
select tests.holds($$ tests.counts('Unconfirmed') || ' ' || tests.counts('Hidden') $$, 'gives 0/0/0 0/0/1',
    'deleting an account lowers the counts of its followers');

select * from finish();
rollback;
