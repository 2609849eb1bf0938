-- The feed: members read each other's posts, likes, and comments
-- except across a block, and write only in their own name.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.connect('Ann', 'Pro');

create function tests.post_id(name text) returns uuid language sql immutable as $$
  select md5('post ' || name)::uuid;
$$;
create function tests.comment_id(name text) returns uuid language sql immutable as $$
  select md5('comment ' || name)::uuid;
$$;
create function tests.write_post(
  name text, author text, fields jsonb default '{}'
) returns public.feed_posts language plpgsql as $$
declare
  sent jsonb := jsonb_build_object(
    'id', tests.post_id(name), 'user_id', tests.user_id(author), 'title', name, 'content', 'About ' || name
  ) || fields;
  columns text;
  written public.feed_posts;
begin
  select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(sent) as key;
  execute format(
    'insert into public.feed_posts (%1$s)
     select %1$s from jsonb_populate_record(null::public.feed_posts, $1) returning *',
    columns
  ) into written using sent;
  return written;
end;
$$;
create function tests.comment(
  name text, author text, post text, content text default 'Well said'
) returns void language sql as $$
  insert into public.feed_comments (id, post_id, user_id, content)
  values (tests.comment_id(name), tests.post_id(post), tests.user_id(author), content);
$$;
create function tests.mention(who text) returns text language sql immutable as $$
  select '@[' || who || '](' || tests.user_id(who) || ')';
$$;
create function tests.notifications_of(
  who text, kinds text[] default '{post_comment,mention}'
) returns text language sql security definer as $$
  select coalesce(
    string_agg(
      n.kind || ' by ' || u.name || coalesce(' in ' || (n.data ->> 'in'), '') || ': ' || (n.data ->> 'title'),
      ', ' order by n.kind, u.name, n.data::text
    ),
    ''
  )
  from public.notifications n
    join public.users u on u.id = n.actor_id
  where n.user_id = tests.user_id(who) and n.kind = any (kinds);
$$;
create function tests.post_broadcasts() returns bigint language sql security definer as $$
  select count(*) from realtime.messages where topic = 'feed' and private and payload ->> 'changed' = 'posts';
$$;

-- Posting -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select results_eq(
  $$
    select type, subtype, title, content, tags, location, likes, comments, created_at, edited_at
    from tests.write_post(
      'plain', 'Ann',
      '{
        "title": "  A duplex \n", "content": " Two\nunits\n\n", "tags": [" Flip ", "flip", "Ohio", "", "  "],
        "location": "  "
      }'
    )
  $$,
  $$
    values (
      'discussion', null::text, 'A duplex', E'Two\nunits', '{Flip,Ohio}'::text[], null::text, 0, 0, now(),
      null::timestamptz
    )
  $$,
  'a post is a discussion by default, with trimmed text and unique tags'
);
select is(tests.post_broadcasts(), 1::bigint, 'a new post is broadcast without its content');
select results_eq(
  $$
    select likes, comments, created_at, edited_at
    from tests.write_post(
      'loud', 'Ann',
      '{"likes": 99, "comments": 99, "created_at": "2100-01-01", "edited_at": "2001-01-01"}'
    )
  $$,
  $$ values (0, 0, now(), null::timestamptz) $$,
  'counts and times sent with a post are ignored'
);
select lives_ok(
  format(
    $$ select tests.write_post('full', 'Ann', %L) $$,
    jsonb_build_object(
      'type', 'investment', 'subtype', 'joint_venture', 'location', 'Columbus, OH',
      'tags', array_fill('x'::text, array[1]), 'image', tests.user_id('Ann') || '/posts/a.webp', 'image_width', 1600,
      'image_height', 900
    )
  ),
  'a post can have every field'
);
select throws_ok(format($$ select tests.write_post('bad', 'Ann', %L) $$, fields), '23514', null,
  'invalid post: ' || left(fields, 80))
from (values
  ('{"title": " \n"}'), ('{"content": " \n\t"}'), ('{"type": "listing"}'), ('{"subtype": "wholesale"}'),
  ('{"image": "x/posts/a.webp"}'), (jsonb_build_object('title', repeat('x', 161))::text),
  (jsonb_build_object('content', repeat('x', 5001))::text), (jsonb_build_object('location', repeat('x', 161))::text),
  (jsonb_build_object('tags', array[repeat('x', 41)])::text),
  (jsonb_build_object('tags', (select array_agg('tag ' || n) from generate_series(1, 11) as n))::text),
  (jsonb_build_object('image', tests.user_id('Bob') || '/posts/a.webp', 'image_width', 1, 'image_height', 1)::text),
  (
    jsonb_build_object(
      'image', tests.user_id('Ann') || '/posts/../../a.webp', 'image_width', 1, 'image_height', 1
    )::text
  ),
  (
    jsonb_build_object('image', tests.user_id('Ann') || '/properties/a.webp', 'image_width', 1, 'image_height', 1)::text
  ),
  (jsonb_build_object('image', tests.user_id('Ann') || '/posts/a.webp')::text),
  (jsonb_build_object('image_width', 5)::text),
  (jsonb_build_object('image', tests.user_id('Ann') || '/posts/a.webp', 'image_width', 0, 'image_height', 1)::text)
) as bad (fields);
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select count(*)::int from feed_posts $$, 'gives 3', 'a member can read others'' posts'),
  ('Hidden', $$ select tests.write_post('shy', 'Hidden') $$, 'works', 'a private member can post')
) as t (who, statement, outcome, rule);
select tests.holds('Bob', $$ select p.title, u.name from feed_posts p left join users u on u.id = p.user_id where p.id =
      tests.post_id('shy') $$, 'gives (shy,)',
    'a private member''s post doesn''t name them to those who can''t see them');

-- Excerpts ----------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.excerpt_of(content text) returns text language sql as $$
  select excerpt(p) from jsonb_populate_record(null::feed_posts, jsonb_build_object('content', content)) as p;
$$;
select is(tests.excerpt_of(repeat('x', 600)), repeat('x', 600), 'a post of 600 characters is shown in full');
select is(tests.excerpt_of(repeat('x', 601)), repeat('x', 600) || '…', 'a post of 601 characters is cut');
select is(tests.excerpt_of(repeat(E'a\n', 11) || 'b'), repeat(E'a\n', 11) || 'b',
  'a post of 12 lines is shown in full');
select is(tests.excerpt_of(repeat(E'a\n', 20)), btrim(repeat(E'a\n', 12), E'\n') || '…',
  'a post of more than 12 lines is cut');
select is(tests.excerpt_of(repeat('x', 600 - cut) || ' ' || tests.mention('Bob')), repeat('x', 600 - cut) || '…',
  'an excerpt never cuts through a mention: ' || cut) from unnest(array[1, 2, 4, 6, 7, 20, 44]) as cut;
select is(tests.excerpt_of(repeat('x', 556) || tests.mention('Bob') || ' and more'),
  repeat('x', 556) || tests.mention('Bob') || '…', 'a mention that fits stays in the excerpt');

-- Editing -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select results_eq($$ update feed_posts set title = ' plain ' where id = tests.post_id('plain')
    returning title, edited_at $$, $$ values ('plain', now()) $$, 'editing a post sets edited_at');
select results_eq($$ update feed_posts set title = title, content = content, tags = tags
    where id = tests.post_id('loud') returning edited_at $$, $$ values (null::timestamptz) $$,
  'saving without changes doesn''t set edited_at');
select throws_ok(format($$ update feed_posts set %s where id = tests.post_id('plain') $$, change), '42501', null,
  'the author can''t set ' || change)
from (values
  ('likes = 5'), ('comments = 5'), ('created_at = now() + interval ''1 day'''), ('edited_at = null'),
  ('id = gen_random_uuid()'), ('user_id = tests.user_id(''Bob'')')
) as closed (change);
select tests.holds('Staff', $$ update feed_posts set title = 'Staff' where id = tests.post_id('plain') returning
      id $$, 'no rows', 'staff can''t edit a member''s post');

-- Likes -------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ like_post(tests.post_id('plain'), true) $$, 'gives 1', 'a like is counted'),
  ('Bob', $$ like_post(tests.post_id('plain'), true) $$, 'gives 1', 'liking twice is counted once'),
  ('Bob', $$ select p.title, liked(p) from feed_posts p where title in ('plain', 'loud') order by 1 $$,
    'gives (loud,f) (plain,t)', 'liked is true only for the posts the member liked'),
  ('Ann', $$ like_post(tests.post_id('plain'), true) $$, 'gives 2', 'the author can like their own post'),
  ('Ann', $$ select count(*)::int from feed_likes $$, 'gives 1', 'a member can read only their own likes'),
  ('Ann', $$ like_post(tests.post_id('plain'), false) $$, 'gives 1', 'a member can remove their like'),
  ('Ann', $$ like_post(tests.post_id('plain'), false) $$, 'gives 1', 'removing a like twice is counted once'),
  ('Ann', $$ select liked(p) from feed_posts p where id = tests.post_id('plain') $$, 'gives false',
    'liked is false after removing the like'),
  ('Ann', $$ select like_post(tests.user_id('x'), true) $$, 'fails: This post no longer exists.',
    'a member can''t like a deleted post'),
  ('Ann', $$ select like_post(tests.post_id('plain'), false) from generate_series(1, 115) $$, 'works',
    'a member can like 115 times in a minute'),
  ('Ann', $$ select like_post(tests.post_id('plain'), true) from generate_series(1, 10) $$,
    'fails: You can change 120 likes a minute.', 'a member can''t like more than the limit per minute')
) as t (who, statement, outcome, rule);

-- Comments ----------------------------------------------------------------------------------------

select tests.as_member('Bob');
select lives_ok($$ select tests.comment('one', 'Bob', 'plain', E' Nice. \n') $$, 'a member can comment on a post');
select results_eq($$ select c.content, c.created_at, p.comments from feed_comments c
    join feed_posts p on p.id = c.post_id $$, $$ values ('Nice.', now(), 1) $$,
  'a comment is trimmed and counted on the post');
select is(tests.notifications_of('Ann'), 'post_comment by Bob: plain', 'a comment notifies the post''s author');
select results_eq(
  $$
    insert into feed_comments (post_id, user_id, content, created_at, edited_at)
    values (tests.post_id('shy'), tests.user_id('Bob'), 'x', '2100-01-01', '2001-01-01')
    returning created_at, edited_at
  $$,
  $$ values (now(), null::timestamptz) $$,
  'times sent with a comment are ignored'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.comment('bad', 'Bob', 'plain', E' \n ') $$, 'fails 23514', 'a comment can''t be blank'),
  ('Bob', $$ select tests.comment('bad', 'Bob', 'plain', repeat('x', 2001)) $$, 'fails 23514',
    'a comment can''t be longer than 2,000 characters'),
  ('Bob', $$ select tests.comment('bad', 'Bob', 'gone') $$, 'fails: This post no longer exists.',
    'a member can''t comment on a deleted post'),
  ('Ann', $$ select tests.comment('own', 'Ann', 'plain', 'Thanks') $$, null, null),
  ('Ann', $$ tests.notifications_of('Ann') $$, 'gives post_comment by Bob: plain',
    'the author isn''t notified of their own comment'),
  ('Ann', $$ select delete_comment(tests.comment_id('one')) $$, 'fails 42501',
    'the post''s author can''t delete someone else''s comment')
) as t (who, statement, outcome, rule);
select results_eq($$ update feed_comments set content = ' Thank you ' where id = tests.comment_id('own')
    returning content, edited_at $$, $$ values ('Thank you', now()) $$, 'a member can edit their own comment');
select throws_ok(format($$ update feed_comments set %s where id = tests.comment_id('own') $$, change), '42501', null,
  'a member can''t change a comment''s ' || change)
from (values
  ('post_id = tests.post_id(''full'')'), ('user_id = tests.user_id(''Bob'')'), ('created_at = ''2001-01-01'''),
  ('edited_at = null')
) as closed (change);
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ delete_comment(tests.comment_id('own')) $$, 'gives true', 'a member can delete their own comment'),
  ('Ann', $$ delete_comment(tests.comment_id('own')) $$, 'gives false', 'deleting a comment twice returns false'),
  ('Ann', $$ select comments from feed_posts where id = tests.post_id('plain') $$, 'gives 1',
    'deleting a comment lowers the post''s count'),
  ('Staff', $$ delete_comment(tests.comment_id('one')) $$, 'gives true', 'staff can delete any comment')
) as t (who, statement, outcome, rule);
select is(tests.notifications_of('Ann'), '', 'deleting a comment deletes its notification');

-- Mentions ----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select results_eq(
  format(
    $$ select content from tests.write_post('calls', 'Ann', %L) $$,
    jsonb_build_object(
      'content', 'Ask @[The King](' || tests.user_id('Bob') || ') and ' || tests.mention('Pro') || ' and '
        || tests.mention('Hidden')
    )
  ),
  format($$ values ('Ask %s and %s and @Hidden'::text) $$, tests.mention('Bob'), tests.mention('Pro')),
  'a mention uses the member''s real name, and a hidden member isn''t linked'
);
select is(
  (
    select content
    from tests.write_post(
      'nested', 'Ann',
      jsonb_build_object('content', '@[@[The King](' || tests.user_id('none') || ')](' || tests.user_id('Pro') || ')')
    )
  ),
  tests.mention('Pro'), 'removing one mention doesn''t form another'
);
delete from feed_posts where id = tests.post_id('nested');
select is(tests.notifications_of('Bob'), 'mention by Ann in post: calls', 'a post notifies the members it mentions');
select tests.as_member('Bob');
select is((select data ->> 'path' from notifications where kind = 'mention'),
  '/community/posts/' || tests.post_id('calls'), 'a mention''s notification links to the post');
select tests.as_member('Ann');
update feed_posts set content = content || ' and ' || tests.mention('Closer') where id = tests.post_id('calls');
select tests.holds($$ tests.notifications_of('Bob') || '|' || tests.notifications_of('Closer') $$,
    'gives mention by Ann in post: calls|mention by Ann in post: calls', 'an edit notifies only the members it adds');
select tests.as_member('Bob');
select tests.comment('call', 'Bob', 'calls', tests.mention('Ann') || tests.mention('Partner') || tests.mention('Bob'));
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.notifications_of('Ann') $$, 'gives post_comment by Bob: calls',
    'the author of a post is notified once of a comment that mentions them'),
  ($$ tests.notifications_of('Partner') $$, 'gives mention by Bob in comment: calls',
    'a comment notifies the members it mentions')
) as t (statement, outcome, rule);
update feed_comments set content = content || tests.mention('Basic') where id = tests.comment_id('call');
select tests.holds($$ tests.notifications_of('Basic') || '|' || tests.notifications_of('Partner') $$,
    'gives mention by Bob in comment: calls|mention by Bob in comment: calls',
    'an edited comment notifies only the members it adds');
select tests.as_owner();
delete from private.rate_limits;
select tests.as_member('Ann');
insert into feed_posts (id, user_id, title, content) values (tests.comment_id('call'), tests.user_id('Ann'), 'x', 'x');
delete from feed_posts where id = tests.comment_id('call');
select tests.holds($$ tests.notifications_of('Basic') $$, 'gives mention by Bob in comment: calls',
    'deleting a post keeps the notifications of a comment with the same id');
delete from feed_posts where id = tests.post_id('calls');
select is(
  tests.notifications_of('Ann') || tests.notifications_of('Bob') || tests.notifications_of('Partner')
    || tests.notifications_of('Basic') || tests.notifications_of('Closer'),
  '', 'deleting a post deletes its notifications'
);
select tests.holds($$ select from feed_comments where post_id = tests.post_id('calls') $$, 'no rows',
    'deleting a post deletes its comments');

select tests.write_post('edited', 'Ann');
select tests.as_owner();
insert into private.rate_limits (user_id, action, period, started_at, used)
values (tests.user_id('Ann'), 'feed_edit', '1 hour', now(), 60)
on conflict on constraint rate_limits_pkey do update set used = 60;
select tests.holds('Ann', $$ update feed_posts set content = 'again' where id = tests.post_id('edited') $$,
    'fails: You can make 60 edits an hour.', 'a member can''t make more than 60 edits an hour');
delete from feed_posts where id = tests.post_id('edited');

-- Blocks ------------------------------------------------------------------------------------------

select tests.write_post('before', 'Ann');
select tests.as_member('Partner');
select tests.comment('between', 'Partner', 'before');
select tests.as_member('Bob');
select tests.comment('his', 'Bob', 'before');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Partner'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select from feed_comments where user_id = tests.user_id('Partner') $$, 'no rows',
    'a block hides the blocked member''s comments from the blocker'),
  ('Partner', $$ select from feed_comments where user_id = tests.user_id('Bob') $$, 'no rows',
    'a block hides the blocker''s comments from the blocked member')
) as t (who, statement, outcome, rule);
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Partner'), tests.user_id('Ann'));
select results_eq($$ select id from feed_comments where post_id = tests.post_id('before') $$,
  $$ values (tests.comment_id('between')) $$, 'a block hides all comments on those posts but the member''s own');
select ok(
  jsonb_path_exists(
    export_my_data(), '$.feed_comments[*] ? (@.id == $id)', jsonb_build_object('id', tests.comment_id('between'))
  ),
  'the member''s own comment on a hidden post is in their export'
);
select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ select tests.comment('call across', 'Closer', 'before', tests.mention('Partner')) $$, null, null),
  ('Closer', $$ position('comment: before' in tests.notifications_of('Partner', '{mention}')) $$, 'gives 0',
    'a mention doesn''t notify a member who can''t see the post'),
  ('Partner', $$ delete_comment(tests.comment_id('between')) $$, 'gives true',
    'a member can delete their own comment across a block'),
  ('Partner', $$ select tests.write_post('shout', 'Partner', jsonb_build_object('content', tests.mention('Ann') ||
      tests.mention('Pro'))) $$, null, null),
  ('Partner', $$ tests.notifications_of('Ann', '{mention}') || '|' || tests.notifications_of('Pro', '{mention}') $$,
    'gives |mention by Partner in post: shout', 'a mention doesn''t notify across a block')
) as t (who, statement, outcome, rule);
select is((select content from feed_posts where id = tests.post_id('shout')), '@Ann' || tests.mention('Pro'),
  'a mention isn''t linked across a block');
select tests.as_member('Hidden');
select tests.write_post('whisper', 'Hidden', jsonb_build_object('content', tests.mention('Pro')));
select tests.holds($$ tests.notifications_of('Pro', '{mention}') $$, 'gives mention by Partner in post: shout',
    'a mention by a hidden member doesn''t notify');

-- Staff and reports -------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ select report('post', tests.post_id('plain'), 'spam'), report('comment', tests.comment_id('his'),
      'spam') $$, 'works', 'a member can report posts and comments'),
  ('Ann', $$ select report('post', tests.post_id('plain'), 'spam') $$, 'fails 42501',
    'a member can''t report their own post'),
  ('Partner', $$ select report('post', tests.post_id('plain'), 'spam') $$, 'fails P0001',
    'a member can''t report a post they can''t see'),
  ('Staff', $$ select snapshot ->> 'title' from reports where subject_kind = 'post' $$, 'gives plain',
    'a report has a snapshot of the post'),
  ('Staff', $$ delete from feed_posts where id = tests.post_id('loud') returning id $$, 'rows',
    'staff can delete posts')
) as t (who, statement, outcome, rule);

-- Rate limits -------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Basic', $$ select tests.comment('basic ' || n, 'Basic', 'plain') from generate_series(1, 10) as n $$, 'works',
    'a member can write ten comments in a minute'),
  ('Basic', $$ select tests.comment('basic 11', 'Basic', 'plain') $$, 'fails: You can write 10 comments a minute.',
    'a member can''t write an 11th comment in a minute'),
  ('owner', $$ select tests.set_trust('Basic', 0) $$, null, null),
  ('Basic', $$ select tests.write_post('new ' || n, 'Basic') from generate_series(1, 5) as n $$, 'works',
    'a new member can write five posts in a day'),
  ('Basic', $$ select tests.write_post('new 6', 'Basic') $$, 'fails: New members can write 5 posts a day.',
    'a new member can''t write a sixth post in a day'),
  ('Basic', $$ delete from feed_posts where user_id = tests.user_id('Basic') $$, null, null),
  ('Basic', $$ select tests.write_post('new 6', 'Basic') $$, 'fails P0001',
    'deleting posts doesn''t free up the daily limit'),
  ('owner', $$ select tests.set_trust('Basic', 2) $$, null, null),
  ('Basic', $$ select tests.write_post('known ' || n, 'Basic') from generate_series(1, 15) as n $$, 'works',
    'a member who has earned trust can write more posts in a day'),
  ('Basic', $$ select tests.write_post('known 16', 'Basic') $$, 'fails: You can write 20 posts a day.',
    'a member can''t write more than 20 posts in a day'),
  ('owner', $$ update private.rate_limits set started_at = now() - interval '25 hours' where (action = 'comment' and
      period = interval '1 minute') or user_id = tests.user_id('Basic') $$, null, null),
  ('owner', $$ update private.rate_limits set used = 200, started_at = now() where action = 'comment' and period =
      interval '1 day' and user_id = tests.user_id('Basic') $$, null, null),
  ('Basic', $$ select tests.write_post('tomorrow', 'Basic') $$, 'works', 'the limit on posts resets the next day'),
  ('Basic', $$ select tests.comment('basic 201', 'Basic', 'plain') $$, 'fails: You can write 200 comments a day.',
    'a member can''t write more than 200 comments in a day')
) as t (who, statement, outcome, rule);

-- Realtime ----------------------------------------------------------------------------------------

select tests.as_owner();
delete from realtime.messages where topic <> 'feed';
select set_config('realtime.topic', 'feed', true);
select tests.holds(who, statement, outcome, rule) from (values
  ('Basic', $$ select from realtime.messages $$, 'rows', 'a member can receive on the feed channel'),
  ('Basic', $$ insert into realtime.messages (topic, extension, event, payload, private) values ('feed', 'broadcast',
      'changed', '{}', true) $$, 'fails 42501', 'a member can''t send on the feed channel')
) as t (who, statement, outcome, rule);
select set_config('realtime.topic', 'feeds', true);
select tests.as_member('Basic');
select is_empty($$ select from realtime.messages $$, 'a member can''t receive on a channel with a similar name');

-- Policies without grants -------------------------------------------------------------------------

select tests.as_owner();
grant all on feed_posts, feed_likes, feed_comments to anon, authenticated;
select tests.as_owner();
revoke all on feed_posts, feed_likes, feed_comments from anon;

-- Export and account deletion ---------------------------------------------------------------------

select tests.as_member('Bob');
select like_post(tests.post_id('plain'), true);
select tests.as_owner();
create temp table counted as select id, likes, comments from feed_posts;
delete from auth.users where id = tests.user_id('Bob');
select tests.holds(statement, outcome, rule) from (values
  ($$ select p.likes - c.likes, p.comments - c.comments from feed_posts p join counted c using (id) where id in
      (tests.post_id('plain'), tests.post_id('before')) order by p.title $$, 'gives (0,-1) (-1,0)',
    'deleting an account deletes its likes and comments and updates the counts'),
  ($$ delete from auth.users where id = tests.user_id('Ann') $$, null, null),
  ($$ select from feed_posts p where p.likes <> (select count(*) from feed_likes l where l.post_id = p.id) or p.comments
      <> (select count(*) from feed_comments c where c.post_id = p.id) $$, 'no rows',
    'every like and comment count is accurate')
) as t (statement, outcome, rule);

select * from finish();
rollback;
