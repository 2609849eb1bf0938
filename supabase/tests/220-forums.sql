-- Forums: who creates, writes, edits, removes; numbers, places and counts; unread marks; who is told; blocks; accounts that go.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
update auth.users set created_at = now() - interval '30 days' where id <> tests.user_id('Basic');

create function tests.create_forum(owner text, title text, description text default '') returns void language sql
as $$ insert into public.forums (user_id, title, description) values (tests.user_id(owner), create_forum.title, create_forum.description); $$;
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
-- What a topic reads like, as the asker sees it.
create function tests.tree(topic text) returns text language sql
as $$ select string_agg(array_to_string(path, '.'), ' ' order by path) from public.forum_posts p where p.topic_id = tests.topic(topic); $$;
create function tests.told(who text) returns text language sql security definer
as $$
  select string_agg(kind || coalesce(' ' || (data ->> 'number'), ''), ', ' order by kind, data ->> 'number')
  from public.notifications where user_id = tests.user_id(who) and read_at is null;
$$;

create function tests.path_told(who text) returns text language sql security definer
as $$ select data ->> 'path' from public.notifications where user_id = tests.user_id(who) and kind = 'mention'; $$;

-- Forums ----------------------------------------------------------------------------------------

select tests.as_visitor();
select throws_ok($$ select tests.create_forum('Ann', 'Flips') $$, '42501', null, 'a visitor creates no forum');
select throws_ok($$ select from forums $$, '42501', null, 'nor reads forums');
select throws_ok($$ select from forum_topics $$, '42501', null, 'topics');
select throws_ok($$ select from forum_posts $$, '42501', null, 'or posts');
select throws_ok($$ select topic_posts(null) $$, '42501', null, 'by whatever way');
select throws_ok($$ select create_topic(null, 'x', 'x') $$, '42501', null, 'nor starts topics');
select tests.as_member('Ann');
select throws_ok($$ select tests.create_forum('Bob', 'Flips') $$, '42501', 'Not allowed in another member''s name', 'nobody creates a forum in another''s name');
select throws_ok($$ select tests.create_forum('Ann', E' \n ') $$, '23514', null, 'a forum has a title');
select throws_ok($$ select tests.create_forum('Ann', repeat('x', 101)) $$, '23514', null, 'of at most 100 characters');
select throws_ok($$ select tests.create_forum('Ann', 'Flips', repeat('x', 501)) $$, '23514', null, 'and a description of at most 500');
select lives_ok(
  $$ insert into forums (user_id, title, topics, posts, last_activity_at, created_at)
     values (tests.user_id('Ann'), E'  Flips \n and more ', 9, 9, '2000-01-01', '2000-01-01') $$, 'a member creates a forum'
);
select results_eq(
  $$ select title, topics, posts, last_activity_at, created_at from forums $$,
  $$ values ('Flips and more', 0, 0, null::timestamptz, now()) $$, 'now and empty, whatever they say, under a title of one line'
);
select throws_ok($$ select tests.create_forum('Ann', 'FLIPS and more') $$, '23505', null, 'there is one of a title, however it is written');
select lives_ok($$ update forums set title = 'Flips', description = 'Buy, fix, sell' $$, 'its founder renames it');
select throws_ok($$ update forums set topics = 7 $$, '42501', null, 'but raises no count');
select throws_ok($$ update forums set posts = 7 $$, '42501', null, 'none at all');
select throws_ok($$ update forums set created_at = '2000-01-01' $$, '42501', null, 'nor dates it back');
select throws_ok($$ update forums set user_id = tests.user_id('Bob') $$, '42501', null, 'nor gives it away');
select throws_ok($$ delete from forums $$, '42501', null, 'nor removes it');
select throws_ok($$ select delete_forum(tests.forum('Flips')) $$, '42501', 'Only staff remove a forum', 'in any way');
select lives_ok($$ select tests.create_forum('Ann', 'Rentals') $$, 'a member creates a second');
select lives_ok($$ select tests.create_forum('Ann', 'Notes') $$, 'and a third');
select throws_ok(
  $$ select tests.create_forum('Ann', 'Land') $$, 'P0001', 'You can create 3 forums a day. Please wait until tomorrow.', 'but no fourth on a day'
);
select tests.as_member('Basic');
select lives_ok($$ select tests.create_forum('Basic', 'Land') $$, 'a new member creates one');
select throws_ok(
  $$ select tests.create_forum('Basic', 'Sea') $$, 'P0001', 'New accounts can create one forum a day. Please wait until tomorrow.', 'a day'
);
select is_empty($$ update forums set title = 'Mine' where title = 'Flips' returning id $$, 'others rename no forum');

-- Topics ----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select throws_ok($$ select create_topic(tests.user_id('none'), 'x', 'x') $$, 'P0001', 'This forum is not there any more.', 'no topic without a forum');
select throws_ok($$ select create_topic(tests.forum('Flips'), ' ', 'x') $$, '23514', null, 'without a title');
select throws_ok($$ select create_topic(tests.forum('Flips'), null, 'x') $$, '23502', null, 'none at all');
select throws_ok($$ select create_topic(tests.forum('Flips'), repeat('x', 201), 'x') $$, '23514', null, 'or a longer one than 200 characters');
select throws_ok($$ select create_topic(tests.forum('Flips'), 'x', E'\n') $$, '23514', null, 'or without words');
select throws_ok($$ select create_topic(tests.forum('Flips'), 'x', repeat('x', 10001)) $$, '23514', null, 'or with more than 10,000');
select is((select topics || ' ' || posts from forums where title = 'Flips'), '0 0', 'what is refused counts nothing');
select is(
  create_topic(tests.forum('Flips'), ' Roof first? ', E' Or floors? \n', tests.user_id('a topic')), tests.user_id('a topic'), 'a member starts a topic'
);
select is(create_topic(tests.forum('Flips'), 'Roof first?', 'Or floors?', tests.user_id('a topic')), tests.user_id('a topic'), 'the same again');
select results_eq(
  $$ select t.title, t.posts, t.last_number, p.content, p.number, p.path, p.user_id
     from forum_topics t join forum_posts p on p.topic_id = t.id $$,
  $$ values ('Roof first?', 1, 1, 'Or floors?', 1, '{1}'::integer[], tests.user_id('Ann')) $$, 'is the same topic, with one post'
);
select is((select topics || ' ' || posts from forums where title = 'Flips'), '1 1', 'and counted once');
select isnt((select last_activity_at from forums where title = 'Flips'), null, 'as activity');
select isnt_empty($$ select from topic_follows where user_id = tests.user_id('Ann') $$, 'who starts a topic follows it');
select is((select last_number from topic_reads), 1, 'and has read it');
select throws_ok(
  $$ insert into forum_topics (forum_id, user_id, title) values (tests.forum('Flips'), tests.user_id('Ann'), 'x') $$, '42501', null, 'there is no other way to start one'
);
select throws_ok($$ update forum_topics set last_reply_at = now() + interval '1 day' $$, '42501', null, 'nobody lifts their topic');
select throws_ok($$ update forum_topics set posts = 99 $$, '42501', null, 'nor its counts');
select throws_ok($$ update forum_topics set forum_id = tests.forum('Land') $$, '42501', null, 'nor moves it');
select isnt_empty($$ update forum_topics set title = 'Roof or floors first?' returning id $$, 'its author renames it');
select is_empty($$ delete from forum_topics returning id $$, 'but does not remove it');
select tests.as_member('Bob');
select is_empty($$ update forum_topics set title = 'x' returning id $$, 'others do neither');
select is_empty($$ delete from forum_topics returning id $$, 'of it');
select throws_ok($$ select create_topic(tests.forum('Flips'), 'x', 'x', tests.user_id('a topic')) $$, '23505', null, 'nor write over it');
select is((select count(*)::int from topic_follows) + (select count(*)::int from topic_reads), 0, 'who follows and reads what is nobody else''s business');

-- Replies ---------------------------------------------------------------------------------------

select throws_ok($$ select tests.reply('Roof or floors first?', 'Ann', 'x') $$, '42501', 'Not allowed in another member''s name', 'nobody writes in another''s name');
select throws_ok($$ select tests.reply('no such topic', 'Bob', 'x') $$, '42501', 'This topic is not available', 'nor where there is no topic');
select throws_ok($$ select tests.reply('Roof or floors first?', 'Bob', E' \n') $$, '23514', null, 'nor nothing');
select throws_ok($$ select tests.reply('Roof or floors first?', 'Bob', repeat('x', 10001)) $$, '23514', null, 'nor without end');
select lives_ok(
  $$ insert into forum_posts (topic_id, user_id, content, number, path, created_at, edited_at, deleted_at)
     values (tests.topic('Roof or floors first?'), tests.user_id('Bob'), ' Roof. ', 9, '{0}', '2000-01-01', '2000-01-01', '2000-01-01') $$, 'a member replies'
);
select results_eq(
  $$ select content, number, path, created_at, edited_at, deleted_at from forum_posts where user_id = tests.user_id('Bob') $$,
  $$ values ('Roof.', 2, '{2}'::integer[], now(), null::timestamptz, null::timestamptz) $$, 'now, next and last, whatever they say'
);
select lives_ok($$ select tests.reply('Roof or floors first?', 'Bob', 'Because of rain', tests.post('Roof or floors first?', 1)) $$, 'and to a post');
select lives_ok($$ select tests.reply('Roof or floors first?', 'Bob', 'And snow', tests.post('Roof or floors first?', 3)) $$, 'and to a reply');
select is(tests.tree('Roof or floors first?'), '1 1.3 1.3.4 2', 'each stands below what it answers');
select is((select posts || ' ' || last_number from forum_topics), '4 4', 'and is counted');
select is((select posts from forums where title = 'Flips'), 4, 'in the forum, too');
select is(tests.told('Ann'), 'post_reply 3, topic_reply 2', 'whom it answers is told of each answer, who follows of the first, until it is read');
select is(tests.told('Bob'), null, 'and nobody of their own');
select isnt_empty($$ select from topic_follows where user_id = tests.user_id('Bob') $$, 'who replies follows the topic');
select is((select last_number from topic_reads), 0, 'what was there before a first reply is not read by it');
select lives_ok(
  $$ insert into forum_posts (id, topic_id, user_id, content) values (tests.post('Roof or floors first?', 2), tests.topic('Roof or floors first?'), tests.user_id('Bob'), 'Roof.')
     on conflict (id) do nothing $$, 'sent again'
);
select lives_ok(
  $$ insert into forum_posts (id, topic_id, user_id, content) values (tests.post('Roof or floors first?', 2), tests.topic('Roof or floors first?'), tests.user_id('Bob'), 'Roof.')
     on conflict (id) do update set content = excluded.content $$, 'in any way'
);
select is(
  (select t.posts || ' ' || t.last_number || ' ' || f.posts from forum_topics t join forums f on f.id = t.forum_id where f.title = 'Flips'), '4 4 4',
  'it is counted once'
);
select create_topic(tests.forum('Land'), 'Lots', 'Who sells?');
select throws_ok(
  $$ select tests.reply('Roof or floors first?', 'Bob', 'x', tests.post('Lots', 1)) $$, '42501', 'This post is not available', 'a reply does not answer a post of another topic'
);
select throws_ok($$ update forum_posts set number = 9 $$, '42501', null, 'nobody moves a post');
select throws_ok($$ update forum_posts set path = '{0}' $$, '42501', null, 'in any way');
select throws_ok($$ update forum_posts set parent_post_id = null where number = 4 $$, '42501', null, 'not even up');
select throws_ok($$ update forum_posts set deleted_at = now(), content = '' $$, '42501', null, 'nor deletes it by hand');
select throws_ok($$ update forum_posts set edited_at = null, created_at = now() - interval '1 day' $$, '42501', null, 'nor dates it');
select lives_ok($$ update forum_posts set content = ' Because of heavy rain ' where number = 3 $$, 'its author edits a post');
select results_eq(
  $$ select content, edited_at from forum_posts where number = 3 $$, $$ values ('Because of heavy rain', now()) $$, 'and it is known to be edited'
);
select is_empty($$ update forum_posts set content = 'x' where user_id = tests.user_id('Ann') returning id $$, 'others do not');

-- Deep threads stay within 100 levels
select tests.as_owner();
delete from private.allowances;
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
select results_eq(
  $$ select cardinality(path), path[99:] from forum_posts where topic_id = tests.topic('Lots') and number >= 99 order by path $$,
  $$ values (99, '{99}'::integer[]), (100, '{99,100}'), (100, '{99,101}'), (100, '{99,102}'), (100, '{99,103}') $$, 'below the 100th level all stand on it, in their order'
);

-- Pages -------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select results_eq(
  $$ select number from topic_posts(tests.topic('Lots')) $$, $$ select generate_series(1, 50) $$, 'a page is 50 posts in the order of the tree'
);
select results_eq(
  $$ select number from topic_posts(tests.topic('Lots'), after => (select path from forum_posts where topic_id = tests.topic('Lots') and number = 50)) $$,
  $$ select generate_series(51, 100) $$, 'the next follows the last'
);
select results_eq(
  $$ select number from topic_posts(tests.topic('Lots'), before => (select path from forum_posts where topic_id = tests.topic('Lots') and number = 80)) $$,
  $$ select generate_series(30, 79) $$, 'the one before ends where this began'
);
select results_eq(
  $$ select number from topic_posts(tests.topic('Lots'), at_number => 100) $$, array[100, 101, 102, 103], 'a page begins with the post asked for'
);
select is((select min(number) from topic_posts(tests.topic('Lots'), at_number => 999)), 1, 'or at the beginning, where there is none');
select results_eq($$ select min(number), max(number) from topic_posts(tests.topic('Lots'), at_number => 20) $$, $$ values (1, 50) $$, 'or where the page from there shows it as well');
select is_empty($$ select from topic_posts(tests.user_id('none')) $$, 'of no topic there are none');
select tests.as_owner();
update forum_posts set content = repeat('x', 9000) where topic_id = tests.topic('Lots');
select tests.as_member('Ann');
select results_eq($$ select number from topic_posts(tests.topic('Lots')) $$, array[1, 2, 3], 'long posts fill a page sooner');
select results_eq(
  $$ select number from topic_posts(tests.topic('Lots'), before => (select path from forum_posts where topic_id = tests.topic('Lots') and number = 80)) $$,
  array[77, 78, 79], 'in both directions'
);

-- Unread, following ----------------------------------------------------------------------------------

select is((select last_number from topic_reads where topic_id = tests.topic('Roof or floors first?')), 1, 'replies of others are not read');
select lives_ok($$ select mark_topic_read(tests.topic('Roof or floors first?'), 2) $$, 'a member has seen posts');
select is(tests.told('Ann'), 'post_reply 3', 'and needs not be told of those any more');
select lives_ok($$ select mark_topic_read(tests.topic('Roof or floors first?'), 1) $$, 'fewer');
select is((select last_number from topic_reads where topic_id = tests.topic('Roof or floors first?')), 2, 'is never less');
select lives_ok($$ select mark_topic_read(tests.topic('Roof or floors first?'), 2000000000) $$, 'more than there are');
select is((select last_number from topic_reads where topic_id = tests.topic('Roof or floors first?')), 4, 'is all there are');
select is(tests.told('Ann'), null, 'then nothing is left to tell');
select lives_ok($$ select mark_topic_read(tests.user_id('none'), 1) $$, 'of no topic nothing is marked');
select throws_ok(
  $$ insert into topic_reads (topic_id, user_id, last_number) values (tests.topic('Lots'), tests.user_id('Ann'), 1) $$, '42501', null, 'nor by hand'
);
select throws_ok($$ update topic_reads set last_number = 9 $$, '42501', null, 'or changed');
select throws_ok(
  $$ insert into topic_follows (topic_id, user_id) values (tests.topic('Lots'), tests.user_id('Bob')) $$, '42501', null, 'nobody makes another follow'
);
select lives_ok($$ insert into topic_follows (topic_id, user_id) values (tests.topic('Lots'), tests.user_id('Ann')) $$, 'a member follows a topic');
select tests.reply('Roof or floors first?', 'Ann', 'I see');
select is((select last_number from topic_reads where topic_id = tests.topic('Roof or floors first?')), 5, 'who had read all has read all after a reply of theirs');
select is(tests.told('Bob'), 'topic_reply 5', 'the others who follow are told');
select isnt_empty($$ delete from topic_follows where topic_id = tests.topic('Roof or floors first?') returning id $$, 'a member unfollows');
select tests.as_member('Bob');
select tests.reply('Roof or floors first?', 'Bob', 'Good');
select is(tests.told('Ann'), null, 'and is not told any more');

-- Mentions ---------------------------------------------------------------------------------------------

select tests.as_owner();
delete from notifications;
select tests.as_member('Bob');
select tests.reply(
  'Roof or floors first?', 'Bob', format('Ask @[Wrong](%s), @[Who](%s) and @[Me](%s)', tests.user_id('Ann'), tests.user_id('Pro'), tests.user_id('Bob')),
  tests.post('Roof or floors first?', 1)
);
select is(
  (select content from forum_posts where topic_id = tests.topic('Roof or floors first?') and number = 7),
  format('Ask @[Ann](%s), @[Pro](%s) and @[Bob](%s)', tests.user_id('Ann'), tests.user_id('Pro'), tests.user_id('Bob')), 'mentions are true'
);
select is(tests.told('Ann'), 'post_reply 7', 'whom a post answers is told once, mentioned or not');
select is(tests.told('Pro'), 'mention 7', 'whom it mentions, as well');
select is(
  tests.path_told('Pro'),
  '/community/forums/' || tests.forum('Flips') || '/topics/' || tests.topic('Roof or floors first?') || '#post-7', 'with the way there'
);
update forum_posts set content = format('Ask @[Pro](%s) or @[Closer](%s)', tests.user_id('Pro'), tests.user_id('Closer'))
where id = tests.post('Roof or floors first?', 7);
select is(tests.told('Closer'), 'mention 7', 'whom an edit adds is told, too');

-- Deleting ---------------------------------------------------------------------------------------------

select tests.as_member('Pro');
select throws_ok($$ select delete_forum_post(tests.post('Roof or floors first?', 7)) $$, '42501', 'Only its author and staff delete a post', 'others delete nothing');
select throws_ok($$ select delete_forum_post(tests.user_id('none')) $$, '42501', null, 'nor what is not there');
select tests.as_member('Bob');
select lives_ok($$ select delete_forum_post(tests.post('Roof or floors first?', 3)) $$, 'its author deletes a post');
select lives_ok($$ select delete_forum_post(tests.post('Roof or floors first?', 3)) $$, 'twice is once');
select results_eq(
  $$ select content, deleted_at from forum_posts where topic_id = tests.topic('Roof or floors first?') and number = 3 $$, $$ values ('', now()) $$, 'its content is gone'
);
select is(tests.tree('Roof or floors first?'), '1 1.3 1.3.4 1.7 2 5 6', 'what answers it keeps its place');
select throws_ok(
  $$ update forum_posts set content = 'x' where id = tests.post('Roof or floors first?', 3) $$, 'P0001', 'This post was deleted.', 'it does not come back'
);
select delete_forum_post(tests.post('Roof or floors first?', 7));
select is(concat(tests.told('Ann'), tests.told('Pro'), tests.told('Closer')), '', 'and nobody is told of it any more');
select tests.as_member('Staff');
select is_empty($$ update forum_posts set content = 'x' returning id $$, 'staff edit nobody''s words');
select lives_ok($$ select delete_forum_post(tests.post('Roof or floors first?', 2)) $$, 'but delete posts');
select isnt_empty($$ update forum_topics set title = 'Roofs' where title = 'Roof or floors first?' returning id $$, 'rename topics');

-- Blocks -------------------------------------------------------------------------------------------------

select tests.as_member('Pro');
select tests.reply('Roofs', 'Pro', 'Slate', tests.post('Roofs', 5));
select tests.reply('Roofs', 'Pro', 'Or tiles');
select create_topic(tests.forum('Land'), 'Only mine', 'Hello');
select tests.as_member('Ann');
select tests.reply('Only mine', 'Ann', 'Hello to you');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Pro'));
select is(tests.tree('Roofs'), '1 1.3 1.3.4 1.7 2 5 6', 'posts from across a block are not there');
select is_empty($$ select from forum_topics where title = 'Only mine' $$, 'nor topics');
select is_empty($$ select from topic_posts(tests.topic('Only mine')) where user_id <> tests.user_id('Ann') $$, 'nor what stands in them');
select throws_ok(
  $$ select tests.reply('Roofs', 'Ann', 'x', (select tests.post('Roofs', 8))) $$, '42501', 'This post is not available', 'nor are they answered'
);
select throws_ok($$ select tests.reply('Only mine', 'Ann', 'x') $$, '42501', 'This topic is not available', 'either');
select lives_ok($$ select mark_topic_read(tests.topic('Only mine'), 99) $$, 'nor marked as read');
select is((select last_number from topic_reads where topic_id = tests.topic('Only mine')), 0, 'which would tell how many there are');
select throws_ok(
  $$ insert into topic_follows (topic_id, user_id) values (tests.topic('Only mine'), tests.user_id('Ann')) on conflict do nothing $$, '42501', null, 'or followed'
);
select tests.as_member('Pro');
select is((select count(*)::int from forum_posts where user_id = tests.user_id('Ann')), 0, 'and the other way round');
select is_empty($$ select from forum_topics where user_id = tests.user_id('Ann') $$, 'just so');
select isnt_empty($$ select from forums where user_id = tests.user_id('Ann') $$, 'the forums are for all');
select tests.as_member('Bob');
select tests.reply('Only mine', 'Bob', format('@[Ann](%s)', tests.user_id('Ann')));
select is(tests.told('Ann'), null, 'who cannot see a topic is not told of it, follow or mention');
select is(tests.told('Pro'), 'topic_reply 3', 'others are');

-- Limits --------------------------------------------------------------------------------------------------

select tests.as_owner();
delete from private.allowances;
select tests.as_member('Closer');
select lives_ok($$ select tests.reply('Roofs', 'Closer', 'x') from generate_series(1, 10) $$, 'ten replies in a minute');
select throws_ok($$ select tests.reply('Roofs', 'Closer', 'x') $$, 'P0001', 'You are writing very fast. Please wait a minute.', 'are enough');
select tests.as_owner();
update private.allowances set used = 200, started_at = clock_timestamp() where action = 'reply_day';
delete from private.allowances where action = 'reply';
insert into private.allowances (user_id, action, started_at, used) values
  (tests.user_id('Closer'), 'topic', clock_timestamp(), 10), (tests.user_id('Closer'), 'reply_edit', clock_timestamp(), 60);
select tests.as_member('Closer');
select throws_ok($$ select tests.reply('Roofs', 'Closer', 'x') $$, 'P0001', 'You have written 200 posts today. Please wait until tomorrow.', 'and 200 a day');
select throws_ok($$ select create_topic(tests.forum('Land'), 'x', 'x') $$, 'P0001', 'You can start 10 topics a day. Please wait until tomorrow.', '10 topics a day');
select throws_ok(
  $$ update forum_posts set content = 'y' where user_id = tests.user_id('Closer') $$, 'P0001', 'You have edited very often. Please wait an hour.', '60 edits an hour'
);

-- Export, accounts that go ------------------------------------------------------------------------------------

select tests.as_member('Bob');
select is(
  (select array_agg(jsonb_array_length(d -> key) > 0) from export_my_data() d, unnest(array['forum_topics', 'forum_posts', 'followed_topics', 'read_topics']) as key),
  array[true, true, true, true], 'a member downloads topics, posts, what they follow and have read'
);
select tests.as_owner();
select is(
  (select f.topics || ' ' || f.posts || ' ' || (f.last_activity_at = max(p.created_at)) from forums f
   join forum_topics t on t.forum_id = f.id join forum_posts p on p.topic_id = t.id where f.title = 'Flips' group by f.id),
  '1 ' || (select count(*) from forum_posts where topic_id = tests.topic('Roofs')) || ' true', 'counts are true'
);
create temp table before_it as select path from forum_posts;
delete from auth.users where id = tests.user_id('Bob');
select is_empty($$ select from forum_posts where user_id is null and (content <> '' or deleted_at is null) $$, 'with an account go the words of its posts');
select isnt_empty($$ select from forum_posts where user_id is null $$, 'but not their places');
select results_eq($$ select path from forum_posts order by 1 $$, $$ select path from before_it order by 1 $$, 'none of them');
select results_eq($$ select user_id from forum_topics where title = 'Lots' $$, $$ values (null::uuid) $$, 'nor the topics');
select tests.as_member('Ann');
select isnt_empty($$ select from forum_posts where user_id is null $$, 'also for whom a block stands');
select lives_ok($$ select tests.reply('Lots', 'Ann', 'Anybody?', tests.post('Lots', 1)) $$, 'and who can answer there');

-- Removing -----------------------------------------------------------------------------------------------------

select tests.as_member('Staff');
select isnt_empty($$ delete from forum_topics where title = 'Lots' returning id $$, 'staff remove a topic');
select is((select topics || ' ' || posts from forums where title = 'Land'), '1 3', 'which counts at once');
select lives_ok($$ select delete_forum(tests.forum('Land')) $$, 'and a forum');
select is_empty($$ select from forum_topics t where t.title = 'Only mine' $$, 'with its topics');
select is(tests.told('Pro'), null, 'and nobody is told of them any more');
select lives_ok($$ select delete_forum(tests.user_id('none')) $$, 'none is nothing');
select isnt((select last_activity_at from forums where title = 'Flips'), null, 'other forums stay');

select * from finish();
rollback;
