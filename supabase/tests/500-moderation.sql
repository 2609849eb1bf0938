-- Moderators act on content and members, members appeal, someone else decides, and the log keeps every step.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name) from unnest(array['Mod', 'Mod2', 'Reviewer', 'Admin']) as name;
insert into staff (user_id, role) values
  (tests.user_id('Mod'), 'moderator'), (tests.user_id('Mod2'), 'moderator'), (tests.user_id('Reviewer'), 'reviewer'),
  (tests.user_id('Admin'), 'admin');
-- Whose reports don't hide anything before a moderator acts.
select tests.set_trust(name, 0) from unnest(array['Ann', 'Pro', 'Closer', 'Basic', 'Partner']) as name;
select tests.create_listing('scam', 'Bob', 'Oceanfront for $1,000');
select tests.create_listing('other', 'Bob', 'Brick duplex');
update listing_reviews set decision = 'approved', decided_at = now() where property_id = tests.listing_id('other');
update properties set verified = true where id = tests.listing_id('other');
insert into feed_posts (id, user_id, title, content) values
  (tests.listing_id('post'), tests.user_id('Bob'), 'Roofers', 'Wire me money');
insert into feed_comments (id, post_id, user_id, content) values
  (tests.listing_id('comment'), tests.listing_id('post'), tests.user_id('Bob'), 'Trust me');
insert into forums (id, user_id, title) values (tests.listing_id('forum'), tests.user_id('Ann'), 'Financing');
insert into forum_topics (id, forum_id, user_id, title) values
  (tests.listing_id('topic'), tests.listing_id('forum'), tests.user_id('Bob'), 'Free money');
insert into forum_posts (id, topic_id, user_id, content) values
  (tests.listing_id('reply'), tests.listing_id('topic'), tests.user_id('Bob'), 'Really');
insert into member_reviews (id, author_id, member_id, rating, text)
values (tests.listing_id('review'), tests.user_id('Bob'), tests.user_id('Ann'), 1, 'A crook');
insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format, location, status)
values (tests.listing_id('event'), tests.user_id('Bob'), 'Seminar', 'Pay now', now() + interval '2 days',
  now() + interval '3 days', 'America/New_York', 'in_person', 'New York', 'published');

create function tests.last_action() returns uuid language sql security definer
as $$ select id from public.moderation_actions order by created_at desc limit 1; $$;
create function tests.sees(source text, id uuid) returns boolean language plpgsql
as $$
declare
  found_row boolean;
begin
  execute format('select exists (select from public.%I where id = $1)', source) into found_row using id;
  return found_row;
end;
$$;

-- Taking down a listing ---------------------------------------------------------------------------

select tests.as_member('Ann');
select report('listing', tests.listing_id('scam'), 'scam');
select tests.as_member('Pro');
select report('listing', tests.listing_id('scam'), 'spam');
select tests.holds(who, statement, outcome, rule) from (values
  ('Reviewer', $$ select moderate('remove', 'listing', tests.listing_id('scam'), 'Scam') $$,
    'fails 42501: Only moderators can do this', 'a reviewer can''t moderate'),
  ('Reviewer', $$ select from reports $$, 'no rows', 'a reviewer can''t read reports'),
  ('Reviewer', $$ select from moderation_actions $$, 'no rows', 'a reviewer can''t read the log')
) as t (who, statement, outcome, rule);

select tests.as_member('Mod');
select results_eq($$ select severity from reports order by severity desc, created_at, id $$, array[3, 0],
  'a scam ranks above spam');
select tests.holds(statement, outcome, rule) from (values
  ($$ select moderate('remove', 'listing', tests.listing_id('scam'), ' ') $$, 'fails 23514',
    'an action needs a reason'),
  ($$ select moderate('explode', 'listing', tests.listing_id('scam'), 'x') $$, 'fails 22023',
    'an unknown action is rejected'),
  ($$ select moderate('remove', 'profile', tests.user_id('Bob'), 'x') $$, 'fails 22023', 'a profile can''t be removed'),
  ($$ select moderate('remove', 'listing', tests.user_id('nothing'), 'x') $$, 'fails P0001',
    'content that is gone can''t be removed'),
  ($$ select moderate('suspend', 'profile', tests.user_id('Bob'), 'x') $$, 'fails 22023', 'a suspension needs an end'),
  ($$ select moderate('suspend', 'profile', tests.user_id('Bob'), 'x', until => now() - interval '1 day') $$,
    'fails 22023', 'a suspension can''t end in the past'),
  ($$ select moderate('remove', 'listing', tests.listing_id('scam'), ' No such house. ', 'Stock photos') $$, 'works',
    'a moderator can take down a listing')
) as t (statement, outcome, rule);
select results_eq($$ select outcome, handled_by from reports $$,
  $$ values ('Listing taken down', tests.user_id('Mod')), ('Listing taken down', tests.user_id('Mod')) $$,
  'an action closes all reports about its subject');
select tests.holds($$ select moderate('remove', 'listing', tests.listing_id('scam'), 'Again') $$,
    'fails: This has already been removed.', 'a listing can''t be taken down twice');
select results_eq(
  $$ select action, title, member_id, actor_id, reason, note from moderation_actions $$,
  $$ values ('take_down', 'Oceanfront for $1,000', tests.user_id('Bob'), tests.user_id('Mod'), 'No such house.',
    'Stock photos') $$,
  'the log has the action'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.sees('properties', tests.listing_id('scam')) $$, 'gives false',
    'others can''t read a listing that was taken down'),
  ('Ann', $$ select count(*)::integer from search_properties('{}', 'oceanfront') $$, 'gives 0',
    'search doesn''t find a listing that was taken down'),
  ('visitor', $$ tests.sees('properties', tests.listing_id('scam')) $$, 'gives false', 'visitors can''t either'),
  ('Bob', $$ tests.sees('properties', tests.listing_id('scam')) $$, 'gives true', 'its seller can'),
  ('Bob', $$ update properties set status = 'active' where id = tests.listing_id('scam') $$, 'fails P0001',
    'the seller can''t resume it'),
  ('Bob', $$ select action, reason from my_moderation() $$, 'gives (take_down,"No such house.")',
    'the seller reads the reason'),
  ('Bob', $$ select from moderation_actions $$, 'no rows',
    'the seller can''t read the log, which has the staff''s names'),
  ('Bob', $$ select kind from notifications where kind = 'moderation' $$, 'gives moderation', 'the seller is notified'),
  ('owner', $$ select count(*)::integer from tests.mail where kind = 'moderation' and user_id =
      tests.user_id('Bob') $$, 'gives 1', 'the seller gets an email, whatever their settings')
) as t (who, statement, outcome, rule);

-- Appeals -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select throws_ok(format($$ select appeal(%L, 'Mine') $$, tests.last_action()), '42501', 'Not a decision about you',
  'others can''t appeal');
select tests.as_member('Bob');
select throws_ok(format($$ select appeal(%L, ' ') $$, tests.last_action()), '23514', null, 'an appeal needs a text');
select lives_ok(format($$ select appeal(%L, 'It exists.') $$, tests.last_action()), 'the seller can appeal');
select throws_ok(format($$ select appeal(%L, 'Please') $$, tests.last_action()), 'P0001',
  'You’ve already appealed this decision.', 'an action can be appealed once');
select tests.as_member('Reviewer');
select throws_ok(format($$ select decide_appeal(%L, 'reversed', 'Ok') $$, gen_random_uuid()), '42501', null,
  'a reviewer can''t decide appeals');
select tests.as_member('Mod');
select throws_ok(format($$ select decide_appeal(%L, 'reversed', 'Ok') $$, (select id from moderation_appeals)), '42501',
  'Someone else must decide this appeal.', 'who acted can''t decide the appeal');
select throws_ok(format($$ select reverse_action(%L, 'Ok') $$, tests.last_action()), 'P0001', null,
  'who acted can''t get around the appeal');
select tests.holds('service', $$ update moderation_appeals set decision = 'upheld', answer = 'x', decided_at = now(),
      decided_by = tests.user_id('Mod') $$, 'fails 42501: Someone else must decide this appeal.',
    'not even the service role can record the same person');
select tests.as_member('Mod2');
select throws_ok(format($$ select decide_appeal(%L, 'reversed', ' ') $$, (select id from moderation_appeals)), '23514',
  null, 'a decision needs an answer');
select throws_ok(format($$ select decide_appeal(%L, 'maybe', 'x') $$, (select id from moderation_appeals)), '22023',
  null, 'an unknown decision is rejected');
select lives_ok(
  format($$ select decide_appeal(%L, 'reversed', 'We called the county.') $$, (select id from moderation_appeals)),
  'someone else can reverse the action'
);
select throws_ok(format($$ select decide_appeal(%L, 'upheld', 'x') $$, (select id from moderation_appeals)), 'P0001',
  null, 'an appeal is decided once');
select results_eq($$ select action from moderation_actions order by created_at $$, array['take_down', 'reverse'],
  'the log has the reversal');
select tests.as_member('Ann');
select is(tests.sees('properties', tests.listing_id('scam')), true, 'a reversal restores the listing');
select tests.holds($$ select count(*)::integer from search_properties('{}', 'oceanfront') $$, 'gives 1',
    'search finds it again');
select tests.holds('Bob', $$ select reversed, decision, answer from my_moderation() $$,
    'gives (t,reversed,"We called the county.")', 'the seller reads the answer');

-- Hiding content ----------------------------------------------------------------------------------

create temp table hidden (kind text, source text, id uuid);
insert into hidden values
  ('comment', 'feed_comments', tests.listing_id('comment')), ('post', 'feed_posts', tests.listing_id('post')),
  ('reply', 'forum_posts', tests.listing_id('reply')), ('topic', 'forum_topics', tests.listing_id('topic')),
  ('review', 'member_reviews', tests.listing_id('review')), ('event', 'events', tests.listing_id('event'));
grant select on hidden to authenticated;
select tests.as_member('Ann');
select is(tests.sees(source, id), true, 'others see the ' || kind) from hidden;
select tests.as_member('Mod');
select lives_ok(format($$ select moderate('remove', %L, %L, 'Spam') $$, kind, id), 'a moderator can hide the ' || kind)
from hidden;
select tests.as_member('Ann');
select is(tests.sees(source, id), false, 'others don’t see the hidden ' || kind) from hidden;
select tests.holds(statement, outcome, rule) from (values
  ($$ select from search_site('roofers') $$, 'no rows', 'site search doesn''t find a hidden post'),
  ($$ select ratings[1] from member_stats where user_id = tests.user_id('Ann') $$, 'gives 0',
    'a hidden review doesn''t count'),
  ($$ select like_post(tests.listing_id('post'), true) $$, 'fails P0001', 'a hidden post can''t be liked')
) as t (statement, outcome, rule);
select throws_ok($$ insert into feed_comments (post_id, user_id, content)
    values (tests.listing_id('post'), tests.user_id('Ann'), 'Hi') $$, null, null,
  'a hidden post can''t be commented on');
select tests.holds(statement, outcome, rule) from (values
  ($$ insert into forum_posts (topic_id, user_id, content) values (tests.listing_id('topic'), tests.user_id('Ann'),
      'Hi') $$, 'fails 42501', 'a hidden topic can''t be replied to'),
  ($$ select register_for_event(tests.listing_id('event')) $$, 'fails P0001', 'a hidden event takes no registrations')
) as t (statement, outcome, rule);
select tests.as_member('Bob');
select is(tests.sees(source, id), true, 'its author still sees the hidden ' || kind) from hidden;
select tests.holds($$ update feed_posts set content = 'Better' where id = tests.listing_id('post') $$, 'fails P0001',
    'hidden content can''t be edited');
select tests.as_member('Mod2');
select lives_ok(format($$ select reverse_action(%L, 'A mistake') $$, a.id),
  'a moderator can reverse hiding the ' || a.subject_kind) from moderation_actions a where a.action = 'hide';
select tests.as_member('Ann');
select is(tests.sees(source, id), true, 'others see the restored ' || kind) from hidden;
select is((select ratings[1] from member_stats where user_id = tests.user_id('Ann')), 1, 'a restored review counts');

-- Messages ----------------------------------------------------------------------------------------

select tests.as_owner();
select tests.connect('Ann', 'Bob');
select tests.as_member('Bob');
select send_message(tests.user_id('Ann'), tests.listing_id('message'), 'Wire me money');
select tests.holds(who, statement, outcome, rule) from (values
  ('Mod', $$ select moderate('hide', 'message', tests.listing_id('message'), 'Scam') $$, 'fails 22023',
    'remove hides messages'),
  ('Mod', $$ select moderate('remove', 'message', tests.listing_id('message'), 'Scam') $$, 'works',
    'a moderator can hide a message'),
  ('Ann', $$ tests.sees('messages', tests.listing_id('message')) $$, 'gives false',
    'the recipient doesn''t see a hidden message'),
  ('Ann', $$ select last_preview from conversations $$, 'gives Message removed', 'its preview is gone too'),
  ('Bob', $$ tests.sees('messages', tests.listing_id('message')) $$, 'gives true', 'the sender does')
) as t (who, statement, outcome, rule);

-- Badges ------------------------------------------------------------------------------------------

select tests.holds('Mod', $$ select moderate('remove_badge', 'listing', tests.listing_id('other'),
      'The deed is old') $$, 'works', 'a moderator can remove a badge');
select is(verified, false, 'the listing loses its badge') from properties where id = tests.listing_id('other');
select tests.holds($$ select moderate('remove_badge', 'listing', tests.listing_id('other'), 'x') $$, 'fails P0001',
    'a badge is removed once');
select tests.as_member('Mod2');
select reverse_action(tests.last_action(), 'The deed is fine');
select is(verified, true, 'a reversal restores the badge') from properties where id = tests.listing_id('other');

-- Bulk actions ------------------------------------------------------------------------------------

select tests.as_member('Ann');
select report('post', tests.listing_id('post'), 'spam');
select report('comment', tests.listing_id('comment'), 'harassment');
select report('profile', tests.user_id('Pro'), 'other', 'Rude');
select tests.as_member('Pro');
select report('post', tests.listing_id('post'), 'scam');
select tests.holds(who, statement, outcome, rule) from (values
  ('Mod', $$ moderate_reports(array(select id from reports where subject_kind in ('post', 'comment') and handled_at is
      null), 'remove', 'Spam') $$, 'gives 2', 'a bulk action acts once per subject'),
  ('Mod', $$ moderate_reports(array(select id from reports where handled_at is null), 'dismiss', 'No violation') $$,
    'gives 1', 'reports can be dismissed in bulk'),
  ('Mod', $$ select from reports where handled_at is null $$, 'no rows', 'no report is left'),
  ('Mod', $$ select action from moderation_actions order by created_at desc limit 1 $$, 'gives dismiss',
    'the log has dismissed reports')
) as t (who, statement, outcome, rule);

-- Members -----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Mod', $$ select moderate('ban', 'profile', tests.user_id('Mod'), 'x') $$, 'fails 42501',
    'nobody can act on themselves'),
  ('Mod', $$ select moderate('ban', 'profile', tests.user_id('Admin'), 'x') $$,
    'fails 42501: Only admins can act on staff', 'a moderator can''t act on an admin'),
  ('Mod', $$ select moderate('warn', 'profile', tests.user_id('Reviewer'), 'x') $$,
    'fails 42501: Only admins can act on staff', 'a moderator can''t act on other staff'),
  ('Admin', $$ select moderate('warn', 'profile', tests.user_id('Mod'), 'Be nice') $$, 'works',
    'an admin can act on staff'),
  ('Mod', $$ select moderate('ban', 'profile', tests.user_id('Bob'), 'Fraud') $$, 'works',
    'a moderator can ban a member'),
  ('Mod', $$ select moderate('warn', 'profile', tests.user_id('Hidden'), null) $$, 'fails 23502',
    'a null reason is rejected'),
  ('Ann', $$ tests.sees('properties', tests.listing_id('other')) $$, 'gives false', 'a ban takes down all listings'),
  ('Pro', $$ tests.sees('users', tests.user_id('Bob')) $$, 'gives false', 'a ban hides the profile'),
  ('Bob', $$ select u.standing ->> 'standing' from users u where id = tests.user_id('Bob') $$, 'gives banned',
    'the member reads their standing')
) as t (who, statement, outcome, rule);
select lives_ok(format($$ select appeal(%L, 'Not me') $$, (select id from my_moderation() where action = 'ban')),
  'a banned member can appeal');
select tests.as_member('Mod2');
select decide_appeal((select id from moderation_appeals where decided_at is null), 'reversed', 'Mistaken identity');
select tests.as_member('Pro');
select is(tests.sees('properties', tests.listing_id('other')), true, 'reversing a ban restores the listings');
select is(tests.sees('users', tests.user_id('Bob')), true, 'and the profile');
select tests.holds('Bob', $$ private.account_standing() $$, 'gives active', 'and the standing');
select tests.as_member('Mod');
select moderate('restrict', 'profile', tests.user_id('Bob'), 'Cool down');
select moderate('suspend', 'profile', tests.user_id('Bob'), 'Cool down more', until => now() + interval '3 days');
select tests.holds('Bob', $$ private.account_standing() $$, 'gives suspended', 'the latest action counts');
select tests.as_member('Mod2');
select reverse_action(tests.last_action(), 'Enough');
select tests.as_member('Bob');
select is(private.account_standing(), 'read_only', 'reversing it falls back to the one before');
select tests.as_owner();
update private.member_standings set standing = 'suspended', until = now() - interval '1 second';
select tests.holds('Bob', $$ private.account_standing() $$, 'gives active', 'a suspension ends automatically');

-- The log -----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('service', $$ update moderation_actions set reason = 'x' $$, 'fails 42501',
    'the service role can''t change the log'),
  ('service', $$ delete from moderation_actions $$, 'fails 42501', 'the service role can''t delete from the log'),
  ('owner', $$ update moderation_actions set reason = 'x' $$, 'fails 42501: The moderation log can’t be changed',
    'not even the owner can change the log'),
  ('owner', $$ update moderation_actions set actor_id = null $$, 'fails 42501: The moderation log can’t be changed',
    'nor clear who acted'),
  ('owner', $$ delete from moderation_actions $$, 'fails 42501', 'nor delete from it'),
  ('owner', $$ truncate moderation_actions cascade $$, 'fails 42501', 'nor empty it'),
  ('owner', $$ delete from auth.users where id in (tests.user_id('Bob'), tests.user_id('Mod')) $$, 'works',
    'accounts can be deleted'),
  ('owner', $$ select from moderation_actions where action = 'ban' and member_id is null and actor_id is null $$,
    'rows', 'the log keeps what was done without their names'),
  ('owner', $$ select from moderation_actions where member_id is null and title is not null $$, 'no rows',
    'and without the words of members who are gone')
) as t (who, statement, outcome, rule);

-- Roles -------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Mod2', $$ select set_staff_role(tests.user_id('Mod2'), 'admin') $$,
    'fails 42501: Only admins can change staff roles', 'a moderator can''t become an admin'),
  ('Mod2', $$ select count(*)::integer from staff $$, 'gives 1', 'a moderator reads only their own staff row'),
  ('Ann', $$ select c is null from staff_counts() as c $$, 'gives true',
    'a member can''t see how much waits for staff'),
  ('Mod2', $$ select c.listings is null and c.reports = (select count(*) from reports where handled_at is null)
    from staff_counts() as c $$, 'gives true', 'a moderator counts the queues of moderators only'),
  ('Reviewer', $$ select num_nulls(c.waiting, c.reports, c.appeals, c.messages) = 4
      and num_nonnulls(c.listings, c.submissions, c.funds, c.events) = 4
    from staff_counts() as c $$, 'gives true', 'and a reviewer those of reviewers'),
  ('Staff', $$ select set_staff_role(tests.user_id('Ann'), 'reviewer') $$, 'works', 'an admin grants a role'),
  ('Staff', $$ select set_staff_role(tests.user_id('Ann'), 'king') $$, 'fails 23514', 'an unknown role is rejected'),
  ('Staff', $$ select set_staff_role(tests.user_id('nobody'), 'admin') $$, 'fails 23503',
    'an unknown member is rejected'),
  ('Staff', $$ select set_staff_role(tests.user_id('Admin'), 'moderator') $$, 'works', 'an admin changes a role'),
  ('Staff', $$ select set_staff_role(tests.user_id('Staff'), null) $$, 'fails: There must be at least one admin.',
    'the last admin can''t leave'),
  ('Staff', $$ select set_staff_role(tests.user_id('Staff'), 'moderator') $$,
    'fails: There must be at least one admin.', 'nor take a lower role'),
  ('Staff', $$ select set_staff_role(tests.user_id('Ann'), null) $$, 'works', 'an admin removes a role')
) as t (who, statement, outcome, rule);
select is((select array_agg(reason order by created_at) from moderation_actions where action = 'change_role'),
  array['Made reviewer', 'Made moderator', 'Removed from the team'], 'the log has role changes');

select * from finish();
rollback;
