-- Forums: who can create, reply, edit, and delete; numbering and
-- counts; unread marks and notifications; blocks and account deletion.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.set_trust('Basic', 0);

create function tests.create_forum(owner text, title text, description text default '') returns void language sql
as $$
  insert into public.forums (user_id, title, description)
  values (tests.user_id(owner), create_forum.title, create_forum.description);
$$;
create function tests.forum(title text) returns uuid language sql security definer
as $$ select id from public.forums f where f.title = forum.title; $$;
create function tests.topic(title text) returns uuid language sql security definer
as $$ select id from public.forum_topics t where t.title = topic.title; $$;
create function tests.post(topic text, number integer) returns uuid language sql security definer
as $$ select id from public.forum_posts p where p.topic_id = tests.topic(topic) and p.number = post.number; $$;
create function tests.reply(topic text, author text, content text, parent uuid default null) returns void language sql
as $$
  insert into public.forum_posts (topic_id, user_id, content, parent_post_id)
  values (tests.topic(reply.topic), tests.user_id(author), reply.content, parent);
$$;
-- The paths of a topic's posts that the caller can see, in order.
create function tests.tree(topic text) returns text language sql
as $$
  select string_agg(array_to_string(path, '.'), ' ' order by path)
  from public.forum_posts p
  where p.topic_id = tests.topic(topic);
$$;
create function tests.notifications_of(who text) returns text language sql security definer
as $$
  select string_agg(kind || coalesce(' ' || (data ->> 'number'), ''), ', ' order by kind, data ->> 'number')
  from public.notifications where user_id = tests.user_id(who) and read_at is null;
$$;

create function tests.mention_path(who text) returns text language sql security definer
as $$ select data ->> 'path' from public.notifications where user_id = tests.user_id(who) and kind = 'mention'; $$;

-- Forums ------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.create_forum('Ann', E' \n ') $$, 'fails 23514', 'a forum title can''t be blank'),
  ('Ann', $$ select tests.create_forum('Ann', repeat('x', 101)) $$, 'fails 23514',
    'a forum title can''t be longer than 100 characters'),
  ('Ann', $$ select tests.create_forum('Ann', 'Flips', repeat('x', 501)) $$, 'fails 23514',
    'a forum description can''t be longer than 500 characters'),
  ('Ann', $$ insert into forums (user_id, title, topics, posts, last_activity_at, created_at) values
      (tests.user_id('Ann'), E'  Flips \n and more ', 9, 9, '2000-01-01', '2000-01-01') $$, 'works',
    'a member can create a forum')
) as t (who, statement, outcome, rule);
select results_eq($$ select title, topics, posts, last_activity_at, created_at from forums $$,
  $$ values ('Flips and more', 0, 0, null::timestamptz, now()) $$,
  'a forum starts empty, now, and with a title on one line');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.create_forum('Ann', 'FLIPS and more') $$, 'fails 23505',
    'a forum title must be unique regardless of case'),
  ('Ann', $$ update forums set title = 'Flips', description = 'Buy, fix, sell' $$, 'works',
    'the founder can rename their forum'),
  ('Ann', $$ select delete_forum(tests.forum('Flips')) $$, 'fails 42501: Only moderators can delete a forum',
    'the founder can''t delete their forum with delete_forum'),
  ('Ann', $$ select tests.create_forum('Ann', 'Rentals') $$, 'works', 'a member can create a second forum in a day'),
  ('Ann', $$ select tests.create_forum('Ann', 'Notes') $$, 'works', 'a member can create a third forum in a day'),
  ('Ann', $$ select tests.create_forum('Ann', 'Land') $$, 'fails: You can create 3 forums a day.',
    'a member can''t create a fourth forum in a day'),
  ('Basic', $$ select tests.create_forum('Basic', 'Land') $$, 'works', 'a new member can create one forum in a day'),
  ('Basic', $$ select tests.create_forum('Basic', 'Sea') $$, 'fails: New members can create 1 forum a day.',
    'a new member can''t create a second forum in a day')
) as t (who, statement, outcome, rule);

-- Topics ------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select create_topic(tests.user_id('none'), 'x', 'x') $$, 'fails: This forum no longer exists.',
    'a topic needs an existing forum'),
  ($$ select create_topic(tests.forum('Flips'), ' ', 'x') $$, 'fails 23514', 'a topic title can''t be blank'),
  ($$ select create_topic(tests.forum('Flips'), repeat('x', 201), 'x') $$, 'fails 23514',
    'a topic title can''t be longer than 200 characters'),
  ($$ select create_topic(tests.forum('Flips'), 'x', E'\n') $$, 'fails 23514', 'a topic''s first post can''t be blank'),
  ($$ select create_topic(tests.forum('Flips'), 'x', repeat('x', 10001)) $$, 'fails 23514',
    'a topic''s first post can''t be longer than 10,000 characters'),
  ($$ select topics || ' ' || posts from forums where title = 'Flips' $$, 'gives 0 0',
    'a rejected topic isn''t counted')
) as t (statement, outcome, rule);
select is(create_topic(tests.forum('Flips'), ' Roof first? ', E' Or floors? \n', tests.user_id('a topic')),
  tests.user_id('a topic'), 'a member can create a topic');
select is(create_topic(tests.forum('Flips'), 'Roof first?', 'Or floors?', tests.user_id('a topic')),
  tests.user_id('a topic'), 'creating the same topic again returns its id');
select results_eq($$ select t.title, t.posts, t.last_number, p.content, p.number, p.path, p.user_id from forum_topics t
    join forum_posts p on p.topic_id = t.id $$,
  $$ values ('Roof first?', 1, 1, 'Or floors?', 1, '{1}'::integer[], tests.user_id('Ann')) $$,
  'a topic created twice exists once, with one post');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select topics || ' ' || posts from forums where title = 'Flips' $$, 'gives 1 1',
    'a topic created twice is counted once'),
  ('Ann', $$ (select last_activity_at from forums where title = 'Flips') is not null $$, 'gives true',
    'a new topic sets the forum''s last activity'),
  ('Ann', $$ select from topic_follows where user_id = tests.user_id('Ann') $$, 'rows',
    'the author of a topic follows it'),
  ('Ann', $$ select last_number from topic_reads $$, 'gives 1', 'the author of a topic has read its first post'),
  ('Ann', $$ update forum_topics set title = 'Roof or floors first?' returning id $$, 'rows',
    'the author can rename their topic'),
  ('Ann', $$ delete from forum_topics returning id $$, 'no rows', 'the author can''t delete their topic'),
  ('Bob', $$ select create_topic(tests.forum('Flips'), 'x', 'x', tests.user_id('a topic')) $$, 'fails 23505',
    'a member can''t overwrite someone else''s topic')
) as t (who, statement, outcome, rule);

-- Replies -----------------------------------------------------------------------------------------

select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.reply('no such topic', 'Bob', 'x') $$, 'fails 42501: This topic is not available',
    'a reply needs an existing topic'),
  ($$ select tests.reply('Roof or floors first?', 'Bob', E' \n') $$, 'fails 23514', 'a reply can''t be blank'),
  ($$ select tests.reply('Roof or floors first?', 'Bob', repeat('x', 10001)) $$, 'fails 23514',
    'a reply can''t be longer than 10,000 characters'),
  ($$ insert into forum_posts (topic_id, user_id, content, number, path, created_at, edited_at, deleted_at) values
      (tests.topic('Roof or floors first?'), tests.user_id('Bob'), ' Roof. ', 9, '{0}', '2000-01-01', '2000-01-01',
      '2000-01-01') $$, 'works', 'a member can reply to a topic')
) as t (statement, outcome, rule);
select results_eq($$ select content, number, path, created_at, edited_at, deleted_at from forum_posts
    where user_id = tests.user_id('Bob') $$,
  $$ values ('Roof.', 2, '{2}'::integer[], now(), null::timestamptz, null::timestamptz) $$,
  'number, path, and times sent with a reply are ignored');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.reply('Roof or floors first?', 'Bob', 'Because of rain', tests.post('Roof or floors first?', 1)) $$,
    'works', 'a member can reply to the first post'),
  ($$ select tests.reply('Roof or floors first?', 'Bob', 'And snow', tests.post('Roof or floors first?', 3)) $$,
    'works', 'a member can reply to a reply'),
  ($$ tests.tree('Roof or floors first?') $$, 'gives 1 1.3 1.3.4 2', 'a reply comes below the post it answers'),
  ($$ select posts || ' ' || last_number from forum_topics $$, 'gives 4 4', 'replies are counted in the topic'),
  ($$ select posts from forums where title = 'Flips' $$, 'gives 4', 'replies are counted in the forum'),
  ($$ tests.notifications_of('Ann') $$, 'gives post_reply 3, topic_reply 4',
    'each direct reply notifies its author; a follower is notified once until they read the topic'),
  ($$ tests.notifications_of('Bob') $$, 'gives null', 'members aren''t notified of their own replies'),
  ($$ select from topic_follows where user_id = tests.user_id('Bob') $$, 'rows',
    'a member who replies follows the topic'),
  ($$ select last_number from topic_reads $$, 'gives 0', 'a first reply doesn''t mark earlier posts as read'),
  ($$ insert into forum_posts (id, topic_id, user_id, content) values (tests.post('Roof or floors first?', 2),
      tests.topic('Roof or floors first?'), tests.user_id('Bob'), 'Roof.') on conflict (id) do nothing $$, 'works',
    'a member can send the same reply again'),
  ($$ insert into forum_posts (id, topic_id, user_id, content) values (tests.post('Roof or floors first?', 2),
      tests.topic('Roof or floors first?'), tests.user_id('Bob'), 'Roof.') on conflict (id) do update set content =
      excluded.content $$, 'works', 'a member can upsert the same reply'),
  ($$ select t.posts || ' ' || t.last_number || ' ' || f.posts from forum_topics t join forums f on f.id = t.forum_id
      where f.title = 'Flips' $$, 'gives 4 4 4', 'a reply sent again is counted once')
) as t (statement, outcome, rule);
select create_topic(tests.forum('Land'), 'Lots', 'Who sells?');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.reply('Roof or floors first?', 'Bob', 'x', tests.post('Lots', 1)) $$,
    'fails 42501: This post is not available', 'a reply can''t answer a post in another topic'),
  ($$ update forum_posts set content = ' Because of heavy rain ' where number = 3 $$, 'works',
    'the author can edit their post')
) as t (statement, outcome, rule);
select results_eq($$ select content, edited_at from forum_posts where number = 3 $$,
  $$ values ('Because of heavy rain', now()) $$, 'editing a post sets edited_at');

-- Reply depth is limited to 100 levels
select tests.as_owner();
delete from private.rate_limits;
do $$
declare
  parent uuid := tests.post('Lots', 1);
begin
  for i in 2..103 loop
    insert into public.forum_posts (topic_id, user_id, content, parent_post_id)
    values (tests.topic('Lots'), tests.user_id('Bob'), 'Deeper', parent) returning id into parent;
  end loop;
end;
$$;
select results_eq($$ select cardinality(path), path[99:] from forum_posts where topic_id = tests.topic('Lots')
    and number >= 99 order by path $$,
  $$ values (99, '{99}'::integer[]), (100, '{99,100}'), (100, '{99,101}'), (100, '{99,102}'), (100, '{99,103}') $$,
  'replies below level 100 stay on level 100, in order');

-- Pages -------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select results_eq($$ select number from topic_posts(tests.topic('Lots')) $$, $$ select generate_series(1, 50) $$,
  'a page has 50 posts in reply order');
select results_eq($$ select number from topic_posts(tests.topic('Lots'), after => (select path from forum_posts
    where topic_id = tests.topic('Lots') and number = 50)) $$, $$ select generate_series(51, 100) $$,
  'the next page continues after the cursor');
select results_eq($$ select number from topic_posts(tests.topic('Lots'), before => (select path from forum_posts
    where topic_id = tests.topic('Lots') and number = 80)) $$, $$ select generate_series(30, 79) $$,
  'the previous page ends before the cursor');
select results_eq($$ select number from topic_posts(tests.topic('Lots'), at_number => 100) $$,
  array[100, 101, 102, 103], 'a page starts at the requested post');
select tests.holds($$ select min(number) from topic_posts(tests.topic('Lots'), at_number => 999) $$, 'gives 1',
    'a page starts at the beginning if the requested post doesn''t exist');
select results_eq($$ select min(number), max(number) from topic_posts(tests.topic('Lots'), at_number => 20) $$,
  $$ values (1, 50) $$, 'a page starts at the beginning if it includes the requested post');
select is_empty($$ select from topic_posts(tests.user_id('none')) $$, 'an unknown topic has no posts');
select tests.as_owner();
update forum_posts set content = repeat('x', 9000) where topic_id = tests.topic('Lots');
select tests.as_member('Ann');
select results_eq($$ select number from topic_posts(tests.topic('Lots')) $$, array[1, 2, 3],
  'a page of long posts has fewer posts');
select results_eq($$ select number from topic_posts(tests.topic('Lots'), before => (select path from forum_posts
    where topic_id = tests.topic('Lots') and number = 80)) $$, array[77, 78, 79],
  'the page before a cursor also has fewer long posts');

-- Read marks and follows --------------------------------------------------------------------------

select tests.holds(statement, outcome, rule) from (values
  ($$ select last_number from topic_reads where topic_id = tests.topic('Roof or floors first?') $$, 'gives 1',
    'others'' replies are unread'),
  ($$ select mark_topic_read(tests.topic('Roof or floors first?'), 2) $$, 'works', 'a member can mark posts as read'),
  ($$ tests.notifications_of('Ann') $$, 'gives post_reply 3, topic_reply 4',
    'marking posts as read keeps the notifications of later ones'),
  ($$ select mark_topic_read(tests.topic('Roof or floors first?'), 1) $$, 'works',
    'a member can mark fewer posts as read'),
  ($$ select last_number from topic_reads where topic_id = tests.topic('Roof or floors first?') $$, 'gives 2',
    'the read mark never goes back'),
  ($$ select mark_topic_read(tests.topic('Roof or floors first?'), 2000000000) $$, 'works',
    'a member can mark more posts as read than exist'),
  ($$ select last_number from topic_reads where topic_id = tests.topic('Roof or floors first?') $$, 'gives 4',
    'the read mark stops at the last post'),
  ($$ tests.notifications_of('Ann') $$, 'gives null', 'marking everything as read clears all notifications'),
  ($$ select mark_topic_read(tests.user_id('none'), 1) $$, 'works', 'marking an unknown topic as read doesn''t fail'),
  ($$ insert into topic_follows (topic_id, user_id) values (tests.topic('Lots'), tests.user_id('Ann')) $$, 'works',
    'a member can follow a topic')
) as t (statement, outcome, rule);
select tests.reply('Roof or floors first?', 'Ann', 'I see');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select last_number from topic_reads where topic_id = tests.topic('Roof or floors first?') $$, 'gives 5',
    'replying keeps everything read for a member who had read everything'),
  ('Ann', $$ tests.notifications_of('Bob') $$, 'gives topic_reply 5', 'a reply notifies the topic''s other followers'),
  ('Ann', $$ delete from topic_follows where topic_id = tests.topic('Roof or floors first?') returning id $$, 'rows',
    'a member can unfollow a topic'),
  ('Bob', $$ select tests.reply('Roof or floors first?', 'Bob', 'Good') $$, null, null),
  ('Bob', $$ tests.notifications_of('Ann') $$, 'gives null', 'a member who unfollowed isn''t notified of replies')
) as t (who, statement, outcome, rule);

-- Mentions ----------------------------------------------------------------------------------------

select tests.as_owner();
delete from notifications;
select tests.as_member('Bob');
select tests.reply(
  'Roof or floors first?', 'Bob',
  format(
    'Ask @[Wrong](%s), @[Who](%s) and @[Me](%s)', tests.user_id('Ann'), tests.user_id('Pro'), tests.user_id('Bob')
  ),
  tests.post('Roof or floors first?', 1)
);
select is((select content from forum_posts where topic_id = tests.topic('Roof or floors first?') and number = 7),
  format('Ask @[Ann](%s), @[Pro](%s) and @[Bob](%s)', tests.user_id('Ann'), tests.user_id('Pro'), tests.user_id('Bob')),
  'a mention uses the member''s real name');
select is(tests.notifications_of('Ann'), 'post_reply 7',
  'a member who is both answered and mentioned is notified once');
select is(tests.notifications_of('Pro'), 'mention 7', 'a reply notifies the members it mentions');
select is(tests.mention_path('Pro'),
  '/community/forums/' || tests.forum('Flips') || '/topics/' || tests.topic('Roof or floors first?') || '#post-7',
  'a mention''s notification links to the post');
update forum_posts
set content = format('Ask @[Pro](%s) or @[Closer](%s)', tests.user_id('Pro'), tests.user_id('Closer'))
where id = tests.post('Roof or floors first?', 7);
select is(tests.notifications_of('Closer'), 'mention 7', 'an edit notifies the members it adds');

-- Deleting posts ----------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Pro', $$ select delete_forum_post(tests.user_id('none')) $$, 'fails 42501', 'an unknown post can''t be deleted'),
  ('Bob', $$ select delete_forum_post(tests.post('Roof or floors first?', 3)) $$, 'works',
    'the author can delete their post'),
  ('Bob', $$ select delete_forum_post(tests.post('Roof or floors first?', 3)) $$, 'works',
    'deleting a post twice doesn''t fail')
) as t (who, statement, outcome, rule);
select results_eq($$ select content, deleted_at from forum_posts where topic_id = tests.topic('Roof or floors first?')
    and number = 3 $$, $$ values ('', now()) $$, 'a deleted post has no content');
select is(tests.tree('Roof or floors first?'), '1 1.3 1.3.4 1.7 2 5 6', 'replies to a deleted post keep their place');
select tests.holds($$ update forum_posts set content = 'x' where id = tests.post('Roof or floors first?', 3) $$,
    'fails: This post was deleted.', 'a deleted post can''t be edited');
select delete_forum_post(tests.post('Roof or floors first?', 7));
select is(concat(tests.notifications_of('Ann'), tests.notifications_of('Pro'), tests.notifications_of('Closer')), '',
  'deleting a post deletes its notifications');
select tests.as_member('Staff');
select lives_ok($$ select delete_forum_post(tests.post('Roof or floors first?', 2)) $$, 'staff can delete a post');
select tests.holds($$ update forum_topics set title = 'Roofs' where title = 'Roof or floors first?' returning id $$,
    'rows', 'staff can rename a topic');

-- Blocks ------------------------------------------------------------------------------------------

select tests.as_member('Pro');
select tests.reply('Roofs', 'Pro', 'Slate', tests.post('Roofs', 5));
select tests.reply('Roofs', 'Pro', 'Or tiles');
select create_topic(tests.forum('Land'), 'Only mine', 'Hello');
select tests.as_member('Ann');
select tests.reply('Only mine', 'Ann', 'Hello to you');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Pro'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ tests.tree('Roofs') $$, 'gives 1 1.3 1.3.4 1.7 2 5 6', 'a block hides the blocked member''s posts'),
  ('Ann', $$ select from topic_posts(tests.topic('Only mine')) where user_id <> tests.user_id('Ann') $$, 'no rows',
    'a block hides the posts in those topics but the member''s own'),
  ('Ann', $$ select mark_topic_read(tests.topic('Only mine'), 99) $$, 'works',
    'marking a hidden topic as read doesn''t fail'),
  ('Ann', $$ select last_number from topic_reads where topic_id = tests.topic('Only mine') $$, 'gives 0',
    'marking a hidden topic as read doesn''t reveal its number of posts'),
  ('Pro', $$ select from forums where user_id = tests.user_id('Ann') $$, 'rows', 'a block doesn''t hide forums')
) as t (who, statement, outcome, rule);
select tests.as_member('Bob');
select tests.reply('Only mine', 'Bob', format('@[Ann](%s)', tests.user_id('Ann')));
select is(tests.notifications_of('Ann'), null, 'a member isn''t notified about a hidden topic, even when mentioned');
select is(tests.notifications_of('Pro'), 'topic_reply 3', 'the other members of a topic are still notified');

-- Rate limits -------------------------------------------------------------------------------------

select tests.as_owner();
delete from private.rate_limits;
select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ select tests.reply('Roofs', 'Closer', 'x') from generate_series(1, 10) $$, 'works',
    'a member can write ten replies in a minute'),
  ('Closer', $$ select tests.reply('Roofs', 'Closer', 'x') $$, 'fails: You can write 10 forum posts a minute.',
    'a member can''t write an 11th reply in a minute'),
  ('owner', $$ update private.rate_limits set used = 200, started_at = clock_timestamp() where action = 'reply' and
      period = interval '1 day' $$, null, null),
  ('owner', $$ delete from private.rate_limits where action = 'reply' and period = interval '1 minute' $$, null, null),
  ('owner', $$ insert into private.rate_limits (user_id, action, period, started_at, used) values
      (tests.user_id('Closer'), 'topic', '1 day', clock_timestamp(), 10), (tests.user_id('Closer'), 'reply_edit',
      '1 hour', clock_timestamp(), 60) $$, null, null),
  ('Closer', $$ select tests.reply('Roofs', 'Closer', 'x') $$, 'fails: You can write 200 forum posts a day.',
    'a member can''t write more than 200 posts in a day'),
  ('Closer', $$ select create_topic(tests.forum('Land'), 'x', 'x') $$, 'fails: You can start 10 topics a day.',
    'a member can''t start more than 10 topics in a day'),
  ('Closer', $$ update forum_posts set content = 'y' where user_id = tests.user_id('Closer') $$,
    'fails: You can make 60 edits an hour.', 'a member can''t make more than 60 edits in an hour')
) as t (who, statement, outcome, rule);

-- Export and account deletion ---------------------------------------------------------------------

select tests.as_owner();
select is(
  (
    select f.topics || ' ' || f.posts || ' ' || (f.last_activity_at = max(p.created_at))
    from forums f
      join forum_topics t on t.forum_id = f.id
      join forum_posts p on p.topic_id = t.id
    where f.title = 'Flips'
    group by f.id
  ),
  '1 ' || (select count(*) from forum_posts where topic_id = tests.topic('Roofs')) || ' true',
  'a forum''s counts and last activity are accurate'
);
create temp table before_it as select path from forum_posts;
delete from auth.users where id = tests.user_id('Bob');
select tests.holds(statement, outcome, rule) from (values
  ($$ select from forum_posts where user_id is null and (content <> '' or deleted_at is null) $$, 'no rows',
    'deleting an account clears the content of its posts'),
  ($$ select from forum_posts where user_id is null $$, 'rows', 'deleting an account keeps its posts as placeholders')
) as t (statement, outcome, rule);
select results_eq($$ select path from forum_posts order by 1 $$, $$ select path from before_it order by 1 $$,
  'deleting an account keeps every post in place');
select results_eq($$ select user_id from forum_topics where title = 'Lots' $$, $$ values (null::uuid) $$,
  'deleting an account keeps its topics without an author');
select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ select from forum_posts where user_id is null $$, 'rows',
    'a deleted member''s posts are visible even to a member who blocked them'),
  ($$ select tests.reply('Lots', 'Ann', 'Anybody?', tests.post('Lots', 1)) $$, 'works',
    'a member can answer in a deleted member''s topic')
) as t (statement, outcome, rule);

-- Deletion by staff -------------------------------------------------------------------------------

select tests.as_member('Staff');
select isnt_empty($$ delete from forum_topics where title = 'Lots' returning id $$, 'staff can delete a topic');
select is((select topics || ' ' || posts from forums where title = 'Land'), '1 3',
  'deleting a topic updates the forum''s counts');
select lives_ok($$ select delete_forum(tests.forum('Land')) $$, 'staff can delete a forum');
select is_empty($$ select from forum_topics t where t.title = 'Only mine' $$, 'deleting a forum deletes its topics');
select is(tests.notifications_of('Pro'), null, 'deleting a forum deletes its notifications');
select lives_ok($$ select delete_forum(tests.user_id('none')) $$, 'deleting an unknown forum doesn''t fail');
select isnt((select last_activity_at from forums where title = 'Flips'), null, 'deleting a forum keeps the others');

-- Realtime ----------------------------------------------------------------------------------------

select tests.as_owner();
delete from realtime.messages;
create function tests.forum_broadcasts() returns setof text language sql security definer as $$
  select r.topic || ' ' || (r.payload ->> 'changed') from realtime.messages r
  where r.private and r.topic ~ '^(topic|forum):';
$$;
create temporary table live_topic as
  select t.id, t.forum_id from public.forum_topics t where t.user_id = tests.user_id('Ann') limit 1;
grant select on live_topic to authenticated, anon;
select tests.as_member('Ann');
insert into forum_posts (topic_id, user_id, content) select id, tests.user_id('Ann'), 'News' from live_topic;
select set_eq($$ select * from tests.forum_broadcasts() $$,
  $$ select 'topic:' || id || ' posts' from live_topic union all select 'forum:' || forum_id || ' topics'
    from live_topic $$, 'a reply is broadcast to readers of the topic and of its forum, without its content');
select set_config('realtime.topic', 'topic:' || id, true) from live_topic;
select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ select from realtime.messages $$, 'rows', 'a member can receive on a topic''s channel'),
  ('Closer', $$ insert into realtime.messages (topic, extension, private) values (realtime.topic(), 'broadcast',
      true) $$, 'fails 42501', 'a member can''t send on a topic''s channel')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
