-- What each trust level can write, how levels are earned and lost, and how much reports weigh.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Mod');
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator');
select tests.create_user('Level ' || level, tier => 'free', trust => level) from generate_series(0, 3) as level;
select tests.create_user('Other ' || number) from generate_series(1, 6) as number;
/* Members with addresses of one company count as one (515-holds.sql). */
create function tests.make_independent(name text) returns void language sql security definer
as $$ update auth.users set email = id || '@gmail.com' where id = tests.user_id(name); $$;
select tests.make_independent('Other ' || number) from generate_series(1, 6) as number;

create function tests.level(name text) returns integer language sql security definer
as $$ select private.trust_level(tests.user_id(name)); $$;
create function tests.held() returns text language sql security definer
as $$
  select string_agg(subject_kind || ' ' || reason, ', ' order by created_at, subject_kind) from public.held_content;
$$;
create function tests.notified(who text) returns text language sql security definer
as $$
  select string_agg(n.kind, ', ' order by n.kind) from public.notifications n where n.user_id = tests.user_id(who);
$$;

-- Levels ------------------------------------------------------------------------------------------

select is(tests.level('Level ' || level), level, 'a member with what level ' || level || ' takes has it')
from generate_series(0, 3) as level;
select is(tests.level('Staff'), 3, 'staff have level 3');
select is(tests.level('nobody'), 0, 'an unknown member has level 0');
select tests.create_user('Paid', tier => 'closer', trust => 0);
select is(tests.level('Paid'), 1, 'a paid membership alone is worth level 1');
select tests.set_trust('Paid', 3);
delete from member_responses where ctid in (
  select ctid from member_responses where member_id = tests.user_id('Paid') limit 1
);
select is(tests.level('Paid'), 2, 'a paid membership doesn''t buy level 3');
select tests.create_user('Lurker', trust => 3);
delete from member_responses where member_id = tests.user_id('Lurker');
select is(tests.level('Lurker'), 0, 'days and reading alone earn nothing');
select tests.create_user('Sleeper', trust => 2);
update member_activity set days_active = 4 where user_id = tests.user_id('Sleeper');
select is(tests.level('Sleeper'), 1, 'level 2 takes five active days');
update member_activity set days_active = 5, reads = 19 where user_id = tests.user_id('Sleeper');
select is(tests.level('Sleeper'), 1, 'level 2 takes 20 things read');

select tests.create_user('Active', trust => 0);
select tests.as_member('Active');
select mark_topic_read(gen_random_uuid(), 1);
select record_profile_view(tests.user_id('Ann'));
select record_profile_view(tests.user_id('Ann'));
select record_profile_view(tests.user_id('Bob'));
select results_eq($$ select days_active, reads from member_activity $$, $$ values (1, 2) $$,
  'reading two profiles counts as two reads on one day');
select tests.holds(who, statement, outcome, rule) from (values
  ('Active', $$ select from member_activity where user_id <> tests.user_id('Active') $$, 'no rows',
    'members read only their own activity'),
  ('Active', $$ select from member_responses $$, 'no rows', 'and who answered them'),
  ('Active', $$ my_trust() ->> 'level' $$, 'gives 0', 'a member can read their level'),
  ('Active', $$ my_trust() -> 'next' ->> 'people' $$, 'gives 1', 'and what the next one takes')
) as t (who, statement, outcome, rule);
select tests.as_owner();
update member_activity set reads = 40 where user_id = tests.user_id('Active');
select private.record_activity(tests.user_id('Active'), 5);
select tests.holds($$ select reads from member_activity where user_id = tests.user_id('Active') $$, 'gives 40',
    'more than 40 reads for each active day don''t count');
update member_activity set last_active_on = last_active_on - 1 where user_id = tests.user_id('Active');
select private.record_activity(tests.user_id('Active'), 5);
select results_eq($$ select days_active, reads from member_activity where user_id = tests.user_id('Active') $$,
  $$ values (2, 45) $$, 'the next day counts');

-- Links -------------------------------------------------------------------------------------------

select is(private.links(content), links, 'links in: ' || content) from (values
  ('See https://Spam.example/a?b=1 now', '{https://spam.example/a?b=1}'::text[]),
  ('HTTP://x.y', '{http://x.y}'), ('hxxps://x.y', '{hxxps://x.y}'), ('www.spam.example', '{www.spam.example}'),
  ('Visit cheap-loans.com today', '{cheap-loans.com}'), ('loans.example/apply', '{loans.example/apply}'),
  ('loans dot com', '{loans.com}'), ('loans [.] com', '{loans.com}'), ('loans (dot) xyz', '{loans.xyz}'),
  (U&'lo\200Bans.c\00ADom', '{loans.com}'), ('ｌｏａｎｓ．ｃｏｍ', '{loans.com}'), ('t.me/loans', '{t.me/loans}'),
  ('me@mail.example', '{me@mail.example}'), ('a.com b.com a.com', '{a.com,b.com}'),
  ('Duplex at 12 Oak St. Needs a roof, e.g. shingles', '{}'), ('Asking $1.2M, cap rate 8.45%.', '{}'),
  ('Closed 11/24. 3bd/2ba.No HOA', '{}'), ('Ask @[Ann Lee](5b1b3a0e-0000-4000-8000-000000000000)', '{}'),
  ('The dot on the map', '{}'), ('', '{}'), (null, '{}')
) as texts (content, links);
-- A search that hangs is canceled. On a quiet machine it takes a fraction of a second.
set local statement_timeout = '5min';
select isnt(private.links(repeat('a-', 5000) || repeat('a.', 2500)), null,
    'a hostile text doesn''t stall the search for links');
set local statement_timeout = 0;

-- Every write at every level ------------------------------------------------------------------------

insert into feed_posts (id, user_id, title, content)
values (tests.listing_id('anns post'), tests.user_id('Ann'), 'Roofers', 'Who knows one?');
insert into forums (id, user_id, title) values (tests.listing_id('forum'), tests.user_id('Ann'), 'Financing');
insert into forum_topics (id, forum_id, user_id, title)
values (tests.listing_id('topic'), tests.listing_id('forum'), tests.user_id('Ann'), 'Rates');
insert into forum_posts (id, topic_id, user_id, content)
values (tests.listing_id('reply'), tests.listing_id('topic'), tests.user_id('Ann'), 'What do you pay?');
select tests.work_together('Level ' || level, member)
from generate_series(0, 3) as level, unnest(array['Ann', 'Bob']) as member;
select tests.connect('Level ' || level, 'Pro'), tests.connect('Other 4', 'Level ' || level)
from generate_series(0, 3) as level;
update users set open_to_messages = true where id = tests.user_id('Partner');
select tests.as_member('Closer');
select send_message(tests.user_id('Level ' || level), gen_random_uuid(), 'Hi') from generate_series(0, 3) as level;
select tests.as_owner();
delete from member_responses where member_id = tests.user_id('Level 0');

create temp table writes (name text, source text, statement text, outcomes text[]);
-- The outcome at each level: published, held, or refused.
insert into writes values
  ('a post', 'feed_posts', 'insert into feed_posts (id, user_id, title, content) values ($2, $1, ''Hi'', ''All'')',
    '{held,published,published,published}'),
  ('a post with a link', 'feed_posts',
    'insert into feed_posts (id, user_id, title, content) values ($2, $1, ''Hi'', ''See loans.com'')',
    '{held,held,published,published}'),
  ('a post with a link in a tag', 'feed_posts',
    'insert into feed_posts (id, user_id, title, content, tags) values ($2, $1, ''Hi'', ''All'', ''{loans.com}'')',
    '{held,held,published,published}'),
  ('a post with an image', 'feed_posts',
    'insert into feed_posts (id, user_id, title, content, image, image_width, image_height)
      values ($2, $1, ''Hi'', ''All'', $1 || ''/posts/a.webp'', 10, 10)',
    '{held,held,published,published}'),
  ('a comment', 'feed_comments',
    'insert into feed_comments (id, post_id, user_id, content)
      values ($2, tests.listing_id(''anns post''), $1, ''Me'')',
    '{held,published,published,published}'),
  ('a comment with a link', 'feed_comments',
    'insert into feed_comments (id, post_id, user_id, content)
      values ($2, tests.listing_id(''anns post''), $1, ''www.loans.example'')',
    '{held,held,published,published}'),
  ('a topic', 'forum_topics',
    'select create_topic(tests.listing_id(''forum''), ''Hi'', ''All'', $2) where $1 is not null',
    '{held,published,published,published}'),
  ('a topic with a link in the title', 'forum_topics',
    'select create_topic(tests.listing_id(''forum''), ''loans.com'', ''All'', $2) where $1 is not null',
    '{held,held,published,published}'),
  ('a topic with a link', 'forum_topics',
    'select create_topic(tests.listing_id(''forum''), ''Hi'', ''loans.com'', $2) where $1 is not null',
    '{held,held,published,published}'),
  ('a reply', 'forum_posts',
    'insert into forum_posts (id, topic_id, user_id, content) values ($2, tests.listing_id(''topic''), $1, ''6%'')',
    '{held,published,published,published}'),
  ('a reply with a link', 'forum_posts',
    'insert into forum_posts (id, topic_id, user_id, content)
      values ($2, tests.listing_id(''topic''), $1, ''loans.com'')',
    '{held,held,published,published}'),
  ('a review', 'member_reviews',
    'insert into member_reviews (id, author_id, member_id, rating, text)
      values ($2, $1, tests.user_id(''Ann''), 5, ''Fast'')',
    '{held,published,published,published}'),
  ('a review with a link', 'member_reviews',
    'insert into member_reviews (id, author_id, member_id, rating, text)
      values ($2, $1, tests.user_id(''Bob''), 1, ''See loans.com'')',
    '{held,held,published,published}'),
  ('a forum with a link', 'forums',
    'insert into forums (id, user_id, title) values ($2, $1, ''loans.com '' || $1)',
    '{refused,refused,published,published}'),
  ('a connection request', 'connections',
    'insert into connections (id, sender_id, receiver_id) values ($2, $1, tests.user_id(''Other 1''))',
    '{published,published,published,published}'),
  ('a connection request with a note', 'connections',
    'insert into connections (id, sender_id, receiver_id, note) values ($2, $1, tests.user_id(''Other 2''), ''Hi'')',
    '{refused,published,published,published}'),
  ('a connection request with a link', 'connections',
    'insert into connections (id, sender_id, receiver_id, note)
      values ($2, $1, tests.user_id(''Other 3''), ''loans.com'')',
    '{refused,refused,published,published}'),
  ('a message to a stranger who is open to messages', 'messages',
    'select send_message(tests.user_id(''Partner''), $2, ''Hi'') where $1 is not null',
    '{refused,published,published,published}'),
  ('a message to a connection they requested', 'messages',
    'select send_message(tests.user_id(''Pro''), $2, ''Hi'') where $1 is not null',
    '{refused,published,published,published}'),
  ('a message to a member who asked to connect', 'messages',
    'select send_message(tests.user_id(''Other 4''), $2, ''Hi'') where $1 is not null',
    '{published,published,published,published}'),
  ('a message with a link', 'messages',
    'select send_message(tests.user_id(''Pro''), $2, ''loans.com'') where $1 is not null',
    '{refused,refused,published,published}'),
  ('a message with a link to a member who has written', 'messages',
    'select send_message(tests.user_id(''Closer''), $2, ''loans.com'') where $1 is not null',
    '{published,published,published,published}');
grant select on writes to authenticated;

create function tests.outcome(source text, statement text, member uuid, row_id uuid) returns text language plpgsql
as $$
declare
  removed_at text;
begin
  perform tests.become('authenticated', member);
  begin
    execute statement using member, row_id;
  exception when sqlstate 'P0001' then
    perform tests.as_owner();
    return 'refused';
  end;
  perform tests.as_owner();
  execute format('select to_jsonb(s) ->> ''removed_at'' from public.%I s where s.id = $1', source)
    into strict removed_at using row_id;
  return case when removed_at is null then 'published' else 'held' end;
end;
$$;
select is(tests.outcome(w.source, w.statement, tests.user_id('Level ' || level), md5(w.name || level)::uuid),
  w.outcomes[level + 1], 'level ' || level || ': ' || w.name) from writes w, generate_series(0, 3) as level;
select set_eq($$ select subject_id from held_content $$,
  $$ select md5(w.name || level)::uuid from writes w, generate_series(0, 3) as level
    where w.outcomes[level + 1] = 'held' $$, 'exactly what is held waits for a moderator');
select tests.holds(statement, outcome, rule) from (values
  ($$ select count(*)::integer from writes w, generate_series(0, 3) as level where w.outcomes[level + 1] = 'held' $$,
    'gives 21', 'all kinds of content are held'),
  ($$ tests.notified('Ann') like '%post_comment%' $$, 'gives true', 'what is published notifies')
) as t (statement, outcome, rule);
delete from notifications;
delete from held_content;

-- Rate limits
select is((select array_agg(new_max_uses <= basic_max_uses and basic_max_uses <= max_uses) from private.action_limits),
  (select array_agg(true) from private.action_limits), 'no limit is stricter for a higher level');
select is(
  (select array[new_max_uses, basic_max_uses, max_uses] from private.action_limits where action = 'conversation'),
  array[3, 10, 30], 'new members start fewer conversations a day'
);

-- Waiting -----------------------------------------------------------------------------------------

select tests.create_user('New', trust => 0);
update users set membership_tier = 'free' where id = tests.user_id('New');
select tests.as_member('New');
insert into feed_comments (id, post_id, user_id, content) values (
  tests.listing_id('held comment'), tests.listing_id('anns post'), tests.user_id('New'),
  'Try @[Bob](' || tests.user_id('Bob') || ') or loans.com'
);
select results_eq($$ select subject_kind, reason from held_content $$, $$ values ('comment', 'link') $$,
  'the author sees that the comment waits');
select tests.holds(statement, outcome, rule) from (values
  ($$ select from feed_comments where id = tests.listing_id('held comment') $$, 'rows', 'the author sees the comment'),
  ($$ update feed_comments set content = 'Harmless' where id = tests.listing_id('held comment') $$,
    'fails: This is waiting for review, so it can’t be changed yet.', 'the author can''t edit it while it waits')
) as t (statement, outcome, rule);
select throws_ok($$ update feed_comments set removed_at = null where id = tests.listing_id('held comment') $$, null,
  null, 'and not publish it');
select tests.holds(who, statement, outcome, rule) from (values
  ('New', $$ select approve_content('comment', tests.listing_id('held comment')) $$,
    'fails 42501: Only moderators can do this', 'the author can''t approve it'),
  ('Ann', $$ select from feed_comments where id = tests.listing_id('held comment') $$, 'no rows',
    'others don''t see the comment'),
  ('Ann', $$ select from held_content $$, 'no rows', 'nor that it waits'),
  ('Ann', $$ select approve_content('comment', tests.listing_id('held comment')) $$,
    'fails 42501: Only moderators can do this', 'and can''t approve it'),
  ('visitor', $$ tests.notified('Ann') $$, 'gives null', 'a held comment notifies nobody'),
  ('visitor', $$ tests.notified('Bob') $$, 'gives null', 'and mentions nobody'),
  ('Mod', $$ select approve_content('post', tests.listing_id('held comment')) $$,
    'fails: This is no longer waiting for review.', 'the kind must be right'),
  ('Mod', $$ select reason from held_content $$, 'gives link', 'moderators read the queue'),
  ('Mod', $$ select approve_content('comment', tests.listing_id('held comment')) $$, 'works',
    'a moderator can approve'),
  ('Mod', $$ select approve_content('comment', tests.listing_id('held comment')) $$,
    'fails: This is no longer waiting for review.', 'but not twice'),
  ('Mod', $$ select action from moderation_actions order by created_at desc limit 1 $$, 'gives approve',
    'the log has the approval'),
  ('Ann', $$ select from feed_comments where id = tests.listing_id('held comment') $$, 'rows',
    'others see an approved comment'),
  ('Ann', $$ tests.notified('Ann') $$, 'gives post_comment', 'approval notifies the author of the post'),
  ('Ann', $$ tests.notified('Bob') $$, 'gives mention', 'and whom it mentions'),
  ('Ann', $$ tests.notified('New') $$, 'gives content_approved', 'and the author'),
  ('Ann', $$ tests.level('New') $$, 'gives 1', 'an approved post earns level 1'),
  ('Ann', $$ select comments from feed_posts where id = tests.listing_id('anns post') $$, 'gives 9',
    'approval doesn''t count it twice'),
  ('New', $$ update feed_comments set content = 'Try loans.com!' where id = tests.listing_id('held comment') $$,
    'works', 'an edit may keep an approved link'),
  ('New', $$ tests.held() $$, 'gives null', 'without waiting again')
) as t (who, statement, outcome, rule);
update feed_comments set content = 'Try scam.com!' where id = tests.listing_id('held comment');
select is(tests.held(), 'comment link', 'a new link waits');
select is_empty($$ select from my_moderation() $$, 'waiting isn''t a decision against the author');
select lives_ok($$ select delete_comment(tests.listing_id('held comment')) $$, 'the author can delete it');
select is(tests.held(), null, 'then it no longer waits');

-- A topic waits with its first post.
select tests.as_owner();
select tests.set_trust('New', 0);
select tests.as_member('New');
select create_topic(tests.listing_id('forum'), 'Hello', 'I''m new', tests.listing_id('held topic'));
select tests.holds(who, statement, outcome, rule) from (values
  ('New', $$ tests.held() $$, 'gives topic first_post', 'a topic waits once, with its first post'),
  ('Ann', $$ select from forum_topics where id = tests.listing_id('held topic') $$, 'no rows', 'others don''t see it'),
  ('Ann', $$ insert into forum_posts (topic_id, user_id, content) values (tests.listing_id('held topic'),
      tests.user_id('Ann'), 'Hi') $$, 'fails 42501', 'and can''t reply')
) as t (who, statement, outcome, rule);
select tests.as_member('Mod');
select approve_content('topic', tests.listing_id('held topic'));
select tests.holds('Ann', $$ select string_agg(content, '') from forum_posts where topic_id =
      tests.listing_id('held topic') $$, 'gives I''m new',
    'approval publishes the topic with its first post');

-- Rejecting
select tests.as_owner();
select tests.set_trust('New', 0);
select tests.as_member('New');
insert into feed_posts (id, user_id, title, content)
values (tests.listing_id('spam'), tests.user_id('New'), 'Loans', 'Cheap');
select tests.holds(who, statement, outcome, rule) from (values
  ('Mod', $$ select moderate('remove', 'post', tests.listing_id('spam'), 'This is advertising.') $$, 'works',
    'a moderator can remove what waits'),
  ('Mod', $$ tests.held() $$, 'gives null', 'then it no longer waits'),
  ('New', $$ select action from my_moderation() limit 1 $$, 'gives hide', 'the author can read why, and appeal'),
  ('owner', $$ select tests.set_trust('New', 3) $$, null, null),
  ('owner', $$ tests.level('New') $$, 'gives 0', 'removed content costs all levels for 14 days')
) as t (who, statement, outcome, rule);
alter table moderation_actions disable trigger protect_log;
update moderation_actions set created_at = now() - interval '15 days' where member_id = tests.user_id('New');
select is(tests.level('New'), 1, 'then level 1 comes back');
update moderation_actions set created_at = now() - interval '61 days' where member_id = tests.user_id('New');
select is(tests.level('New'), 2, 'and level 2 after 60 days');
update moderation_actions set created_at = now() - interval '181 days' where member_id = tests.user_id('New');
select is(tests.level('New'), 3, 'and level 3 after 180');
update moderation_actions set created_at = now() where member_id = tests.user_id('New') and action = 'hide';
select tests.as_member('Mod');
select reverse_action(id, 'A mistake') from moderation_actions where subject_id = tests.listing_id('spam')
  and action = 'hide';
select is(tests.level('New'), 3, 'a reversed decision costs nothing');

-- A ban
select tests.as_owner();
select tests.set_trust('New', 0);
select tests.as_member('New');
insert into feed_posts (id, user_id, title, content, tags)
values (tests.listing_id('spam 2'), tests.user_id('New'), 'Loans', 'Cheap', '{}');
select tests.as_member('Mod');
select moderate('ban', 'profile', tests.user_id('New'), 'Spam');
select is(tests.held(), null, 'a ban removes what waits');

-- Being answered ------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user('Writer', trust => 0);
insert into feed_posts (id, user_id, title, content)
values (tests.listing_id('first'), tests.user_id('Writer'), 'Hi', 'All');
select tests.as_member('Level 1');
insert into feed_comments (post_id, user_id, content)
values (tests.listing_id('first'), tests.user_id('Level 1'), 'Welcome'),
  (tests.listing_id('first'), tests.user_id('Level 1'), 'Where do you invest?');
select tests.as_owner();
select is((select count(*)::integer from member_responses where member_id = tests.user_id('Writer')), 1,
  'a person who comments twice counts once');
select is(tests.level('Writer'), 1, 'an answer by a member of level 1 earns level 1');
delete from member_responses where member_id = tests.user_id('Writer');
update private.rate_limits set used = 1;
select tests.set_trust('Level 0', 0);
select private.record_response(tests.user_id('Writer'), tests.user_id('Level 0'));
select private.record_response(tests.user_id('Writer'), tests.user_id('Writer'));
select is(tests.level('Writer'), 0, 'new members can''t vouch for anyone, and nobody for themselves');

-- Reports -----------------------------------------------------------------------------------------

create function tests.published_post(author text) returns uuid language sql security definer
as $$
  insert into public.feed_posts (user_id, title, content) values (tests.user_id(author), 'Deal', 'Guaranteed 40%')
  returning id;
$$;
create function tests.hidden(post uuid) returns boolean language sql security definer
as $$ select removed_at is not null from public.feed_posts where id = post; $$;

select is(private.report_weight(tests.user_id('Level ' || level)), (array[0, 1, 2, 4])[level + 1]::numeric,
  'the weight of a report at level ' || level) from generate_series(0, 3) as level;

create temp table reported as
  select author, tests.published_post('Level ' || author) as id from generate_series(0, 3) as author;
grant select on reported to authenticated;
select tests.create_user('Brigade ' || number, trust => 0) from generate_series(1, 30) as number;
do $$
begin
  for number in 1..30 loop
    perform tests.as_member('Brigade ' || number);
    perform public.report('post', r.id, 'spam') from reported r;
  end loop;
end $$;
select tests.as_owner();
select is(tests.hidden(id), false, 'reports by new members hide nothing by level ' || author) from reported;
select tests.as_member('Other 1');
select report('post', id, 'spam') from reported;
select tests.as_owner();
select is(tests.hidden(id), false, 'one report hides nothing: level ' || author) from reported;
select tests.as_member('Other 2');
select report('post', id, 'spam') from reported;
select tests.as_owner();
select is(tests.hidden(id), author = 0,
  'two reports by members of level 2 hide only what level 0 wrote: level ' || author) from reported;
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.level('Level 0') $$, 'gives 0', 'its author has level 0 until moderators decide'),
  ('Level 0', $$ select send_message(tests.user_id('Other 4'), gen_random_uuid(), 'Hi again') $$,
    'fails: Members reported you. You can write to new people once our team has looked at it.',
    'and can''t write to people who haven''t written back')
) as t (who, statement, outcome, rule);
select tests.as_member('Other 1');
select report('post', id, 'spam') from reported where author = 1;
select tests.as_owner();
select is(tests.hidden(id), false, 'the same member''s second report doesn''t count') from reported where author = 1;
select tests.as_member('Other 3');
select report('post', id, 'spam') from reported where author = 1;
select tests.as_owner();
select is(tests.hidden(id), true, 'three reports by members of level 2 hide what level 1 wrote')
from reported where author = 1;
select tests.create_user('Trusted ' || number, trust => 3) from generate_series(1, 5) as number;
select tests.make_independent('Trusted ' || number) from generate_series(1, 5) as number;
select tests.as_member('Trusted 1');
select report('post', id, 'spam') from reported where author = 2;
select tests.as_owner();
select is(tests.hidden(id), false, 'one trusted member can''t hide what level 2 wrote') from reported where author = 2;
select tests.as_member('Trusted 2');
select report('post', id, 'spam') from reported where author = 2;
select tests.as_owner();
select is(tests.hidden(id), true, 'with two trusted members, it''s hidden sooner') from reported where author = 2;
select tests.holds($$ select count(*)::integer from moderation_actions where action = 'hold' $$, 'gives 3',
    'the log has what reports hid');
select tests.as_member('Mod');
select approve_content('post', id) from reported where author = 2;
select tests.as_owner();
select is(tests.hidden(id), false, 'a moderator can keep it') from reported where author = 2;
select tests.holds($$ select count(*)::integer from reports r join reported p on p.id = r.subject_id where p.author =
      2 and not r.upheld $$, 'gives 34', 'which turns its reports down');
select is(private.report_weight(tests.user_id('Trusted 1')), 2.0, 'and halves the weight of the next ones');
do $$
begin
  for number in 3..5 loop
    perform tests.as_member('Trusted ' || number);
    perform public.report('post', r.id, 'spam') from reported r where r.author = 2;
  end loop;
end $$;
select tests.as_owner();
select is(tests.hidden(id), false, 'reports don''t hide again what a moderator kept') from reported where author = 2;
select tests.as_member('Mod');
select moderate('remove', 'post', id, 'Spam') from reported where author = 1;
select tests.as_owner();
select is(private.report_weight(tests.user_id('Other 3')), 2.0, 'a report that staff acted on keeps its weight');
select tests.create_listing('scam', 'Level 0');
select tests.as_member('Trusted 3');
select report('listing', tests.listing_id('scam'), 'scam');
select tests.as_member('Trusted 4');
select report('listing', tests.listing_id('scam'), 'scam');
select tests.holds('owner', $$ select status, removed_at is not null from properties where id =
      tests.listing_id('scam') $$, 'gives (paused,t)', 'reports hide listings too');
select tests.as_member('Mod');
select approve_content('listing', tests.listing_id('scam'));
select tests.holds('owner', $$ select status from properties where id = tests.listing_id('scam') $$, 'gives active',
    'approval restores a listing''s status');

select * from finish();
rollback;
