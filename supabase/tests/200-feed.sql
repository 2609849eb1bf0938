-- The feed: members read each other's posts, likes, and comments
-- except across a block, and write only in their own name.
begin;
\ir helpers.psql
select no_plan();
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
select throws_ok(
  format($$ select tests.write_post('bad', 'Ann', %L) $$, fields),
  '23514', null, 'invalid post: ' || left(fields, 80)
) from (values
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
select throws_ok(
  $$ select tests.write_post('forged', 'Bob') $$,
  '42501', null, 'a member can''t post in someone else''s name'
);
select throws_ok(
  $$ insert into feed_posts (user_id, title, content) values (null, 'x', 'x') $$,
  '42501', null, 'a member can''t post in no one''s name'
);
select tests.as_visitor();
select throws_ok($$ select tests.write_post('anon', 'Ann') $$, '42501', null, 'a visitor can''t post');
select throws_ok($$ select from feed_posts $$, '42501', null, 'a visitor can''t read posts');
select throws_ok($$ select from feed_comments $$, '42501', null, 'a visitor can''t read comments');
select throws_ok($$ select from feed_likes $$, '42501', null, 'a visitor can''t read likes');
select throws_ok($$ select like_post(tests.post_id('plain'), true) $$, '42501', null, 'a visitor can''t like a post');
select throws_ok(
  $$ select delete_comment(tests.comment_id('one')) $$,
  '42501', null, 'a visitor can''t delete a comment'
);

select tests.as_member('Bob');
select is((select count(*)::int from feed_posts), 3, 'a member can read others'' posts');
select is_empty($$ update feed_posts set title = 'Mine' returning id $$, 'a member can''t edit others'' posts');
select is_empty($$ delete from feed_posts returning id $$, 'a member can''t delete others'' posts');
select tests.as_member('Hidden');
select lives_ok($$ select tests.write_post('shy', 'Hidden') $$, 'a private member can post');
select tests.as_member('Bob');
select results_eq(
  $$
    select p.title, u.name
    from feed_posts p
      left join users u on u.id = p.user_id
    where p.id = tests.post_id('shy')
  $$,
  $$ values ('shy', null::text) $$,
  'a private member''s post doesn''t name them to those who can''t see them'
);

-- Excerpts ----------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.excerpt_of(content text) returns text language sql as $$
  select excerpt(p) from jsonb_populate_record(null::feed_posts, jsonb_build_object('content', content)) as p;
$$;
select is(tests.excerpt_of(repeat('x', 600)), repeat('x', 600), 'a post of 600 characters is shown in full');
select is(tests.excerpt_of(repeat('x', 601)), repeat('x', 600) || '…', 'a post of 601 characters is cut');
select is(
  tests.excerpt_of(repeat(E'a\n', 11) || 'b'),
  repeat(E'a\n', 11) || 'b', 'a post of 12 lines is shown in full'
);
select is(
  tests.excerpt_of(repeat(E'a\n', 20)),
  btrim(repeat(E'a\n', 12), E'\n') || '…', 'a post of more than 12 lines is cut'
);
select is(
  tests.excerpt_of(repeat('x', 600 - cut) || ' ' || tests.mention('Bob')),
  repeat('x', 600 - cut) || '…', 'an excerpt never cuts through a mention: ' || cut
) from unnest(array[1, 2, 4, 6, 7, 20, 44]) as cut;
select is(
  tests.excerpt_of(repeat('x', 556) || tests.mention('Bob') || ' and more'),
  repeat('x', 556) || tests.mention('Bob') || '…', 'a mention that fits stays in the excerpt'
);

-- Editing -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select results_eq(
  $$ update feed_posts set title = ' plain ' where id = tests.post_id('plain') returning title, edited_at $$,
  $$ values ('plain', now()) $$,
  'editing a post sets edited_at'
);
select results_eq(
  $$
    update feed_posts
    set title = title, content = content, tags = tags
    where id = tests.post_id('loud')
    returning edited_at
  $$,
  $$ values (null::timestamptz) $$,
  'saving without changes doesn''t set edited_at'
);
select throws_ok(
  format($$ update feed_posts set %s where id = tests.post_id('plain') $$, change),
  '42501', null, 'the author can''t set ' || change
) from (values
  ('likes = 5'), ('comments = 5'), ('created_at = now() + interval ''1 day'''), ('edited_at = null'),
  ('id = gen_random_uuid()'), ('user_id = tests.user_id(''Bob'')')
) as closed (change);
select tests.as_member('Staff');
select is_empty(
  $$ update feed_posts set title = 'Staff' where id = tests.post_id('plain') returning id $$,
  'staff can''t edit a member''s post'
);

-- Likes -------------------------------------------------------------------------------------------

select tests.as_member('Bob');
select is(like_post(tests.post_id('plain'), true), 1, 'a like is counted');
select is(like_post(tests.post_id('plain'), true), 1, 'liking twice is counted once');
select results_eq(
  $$ select p.title, liked(p) from feed_posts p where title in ('plain', 'loud') order by 1 $$,
  $$ values ('loud', false), ('plain', true) $$,
  'liked is true only for the posts the member liked'
);
select tests.as_member('Ann');
select is(like_post(tests.post_id('plain'), true), 2, 'the author can like their own post');
select is((select count(*)::int from feed_likes), 1, 'a member can read only their own likes');
select is(like_post(tests.post_id('plain'), false), 1, 'a member can remove their like');
select is(like_post(tests.post_id('plain'), false), 1, 'removing a like twice is counted once');
select is(
  (select liked(p) from feed_posts p where id = tests.post_id('plain')),
  false, 'liked is false after removing the like'
);
select throws_ok(
  $$ insert into feed_likes (post_id, user_id) values (tests.post_id('plain'), tests.user_id('Ann')) $$,
  '42501', null, 'a member can''t insert a like directly'
);
select throws_ok($$ delete from feed_likes $$, '42501', null, 'a member can''t delete likes directly');
select throws_ok(
  $$ select like_post(tests.user_id('x'), true) $$,
  'P0001', 'This post no longer exists.', 'a member can''t like a deleted post'
);
select lives_ok(
  $$ select like_post(tests.post_id('plain'), false) from generate_series(1, 115) $$,
  'a member can like 115 times in a minute'
);
select throws_ok(
  $$ select like_post(tests.post_id('plain'), true) from generate_series(1, 10) $$,
  'P0001', 'You can change 120 likes a minute.',
  'a member can''t like more than the limit per minute'
);

-- Comments ----------------------------------------------------------------------------------------

select tests.as_member('Bob');
select lives_ok($$ select tests.comment('one', 'Bob', 'plain', E' Nice. \n') $$, 'a member can comment on a post');
select results_eq(
  $$ select c.content, c.created_at, p.comments from feed_comments c join feed_posts p on p.id = c.post_id $$,
  $$ values ('Nice.', now(), 1) $$,
  'a comment is trimmed and counted on the post'
);
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
select throws_ok(
  $$ select tests.comment('bad', 'Bob', 'plain', E' \n ') $$,
  '23514', null, 'a comment can''t be blank'
);
select throws_ok(
  $$ select tests.comment('bad', 'Bob', 'plain', repeat('x', 2001)) $$,
  '23514', null, 'a comment can''t be longer than 2,000 characters'
);
select throws_ok(
  $$ select tests.comment('bad', 'Ann', 'plain') $$,
  '42501', null, 'a member can''t comment in someone else''s name'
);
select throws_ok(
  $$ select tests.comment('bad', 'Bob', 'gone') $$,
  'P0001', 'This post no longer exists.', 'a member can''t comment on a deleted post'
);
select tests.as_member('Ann');
select tests.comment('own', 'Ann', 'plain', 'Thanks');
select is(
  tests.notifications_of('Ann'),
  'post_comment by Bob: plain', 'the author isn''t notified of their own comment'
);
select is_empty(
  $$ update feed_comments set content = 'Mine' where id = tests.comment_id('one') returning id $$,
  'a member can''t edit someone else''s comment'
);
select throws_ok(
  $$ select delete_comment(tests.comment_id('one')) $$,
  '42501', null, 'the post''s author can''t delete someone else''s comment'
);
select throws_ok($$ delete from feed_comments $$, '42501', null, 'a member can''t delete comments directly');
select results_eq(
  $$
    update feed_comments
    set content = ' Thank you '
    where id = tests.comment_id('own')
    returning content, edited_at
  $$,
  $$ values ('Thank you', now()) $$,
  'a member can edit their own comment'
);
select throws_ok(
  format($$ update feed_comments set %s where id = tests.comment_id('own') $$, change),
  '42501', null, 'a member can''t change a comment''s ' || change
) from (values
  ('post_id = tests.post_id(''full'')'), ('user_id = tests.user_id(''Bob'')'), ('created_at = ''2001-01-01'''),
  ('edited_at = null')
) as closed (change);
select is(delete_comment(tests.comment_id('own')), true, 'a member can delete their own comment');
select is(delete_comment(tests.comment_id('own')), false, 'deleting a comment twice returns false');
select is(
  (select comments from feed_posts where id = tests.post_id('plain')),
  1, 'deleting a comment lowers the post''s count'
);
select tests.as_member('Staff');
select is(delete_comment(tests.comment_id('one')), true, 'staff can delete any comment');
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
select is(
  (select data ->> 'path' from notifications where kind = 'mention'),
  '/community/posts/' || tests.post_id('calls'), 'a mention''s notification links to the post'
);
select tests.as_member('Ann');
update feed_posts set content = content || ' and ' || tests.mention('Closer') where id = tests.post_id('calls');
select is(
  tests.notifications_of('Bob') || '|' || tests.notifications_of('Closer'),
  'mention by Ann in post: calls|mention by Ann in post: calls', 'an edit notifies only the members it adds'
);
select tests.as_member('Bob');
select tests.comment('call', 'Bob', 'calls', tests.mention('Ann') || tests.mention('Partner') || tests.mention('Bob'));
select is(
  tests.notifications_of('Ann'),
  'post_comment by Bob: calls', 'the author of a post is notified once of a comment that mentions them'
);
select is(
  tests.notifications_of('Partner'),
  'mention by Bob in comment: calls', 'a comment notifies the members it mentions'
);
update feed_comments set content = content || tests.mention('Basic') where id = tests.comment_id('call');
select is(
  tests.notifications_of('Basic') || '|' || tests.notifications_of('Partner'),
  'mention by Bob in comment: calls|mention by Bob in comment: calls',
  'an edited comment notifies only the members it adds'
);
select tests.as_owner();
delete from private.rate_limits;
select tests.as_member('Ann');
insert into feed_posts (id, user_id, title, content) values (tests.comment_id('call'), tests.user_id('Ann'), 'x', 'x');
delete from feed_posts where id = tests.comment_id('call');
select is(
  tests.notifications_of('Basic'),
  'mention by Bob in comment: calls', 'deleting a post keeps the notifications of a comment with the same id'
);
delete from feed_posts where id = tests.post_id('calls');
select is(
  tests.notifications_of('Ann') || tests.notifications_of('Bob') || tests.notifications_of('Partner')
    || tests.notifications_of('Basic') || tests.notifications_of('Closer'),
  '', 'deleting a post deletes its notifications'
);
select is_empty(
  $$ select from feed_comments where post_id = tests.post_id('calls') $$,
  'deleting a post deletes its comments'
);

select tests.write_post('edited', 'Ann');
select tests.as_owner();
insert into private.rate_limits (user_id, action, period, started_at, used)
values (tests.user_id('Ann'), 'feed_edit', '1 hour', now(), 60)
on conflict on constraint rate_limits_pkey do update set used = 60;
select tests.as_member('Ann');
select throws_ok(
  $$ update feed_posts set content = 'again' where id = tests.post_id('edited') $$,
  'P0001', 'You can make 60 edits an hour.', 'a member can''t make more than 60 edits an hour'
);
delete from feed_posts where id = tests.post_id('edited');

-- Blocks ------------------------------------------------------------------------------------------

select tests.write_post('before', 'Ann');
select tests.as_member('Partner');
select tests.comment('between', 'Partner', 'before');
select tests.as_member('Bob');
select tests.comment('his', 'Bob', 'before');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Partner'));
select is_empty(
  $$ select from feed_comments where user_id = tests.user_id('Partner') $$,
  'a block hides the blocked member''s comments from the blocker'
);
select tests.as_member('Partner');
select is_empty(
  $$ select from feed_comments where user_id = tests.user_id('Bob') $$,
  'a block hides the blocker''s comments from the blocked member'
);
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Partner'), tests.user_id('Ann'));
select is_empty(
  $$ select from feed_posts where user_id = tests.user_id('Ann') $$,
  'a block hides the blocked member''s posts'
);
select results_eq(
  $$ select id from feed_comments where post_id = tests.post_id('before') $$,
  $$ values (tests.comment_id('between')) $$,
  'a block hides all comments on those posts but the member''s own'
);
select ok(
  jsonb_path_exists(
    export_my_data(), '$.feed_comments[*] ? (@.id == $id)', jsonb_build_object('id', tests.comment_id('between'))
  ),
  'the member''s own comment on a hidden post is in their export'
);
select tests.as_member('Ann');
select is_empty(
  $$ select from feed_comments where user_id = tests.user_id('Partner') $$,
  'a block hides the blocker''s comments from the blocked author'
);
select tests.as_member('Partner');
select throws_ok(
  $$ select tests.comment('late', 'Partner', 'before') $$,
  'P0001', 'This post no longer exists.', 'a member can''t comment across a block'
);
select throws_ok(
  $$ select like_post(tests.post_id('before'), true) $$,
  'P0001', 'This post no longer exists.', 'a member can''t like across a block'
);
select tests.as_member('Closer');
select tests.comment('call across', 'Closer', 'before', tests.mention('Partner'));
select is(
  position('comment: before' in tests.notifications_of('Partner', '{mention}')),
  0, 'a mention doesn''t notify a member who can''t see the post'
);
select tests.as_member('Partner');
select is_empty(
  $$ update feed_comments set content = 'x' where id = tests.comment_id('between') returning id $$,
  'a member can''t edit a comment across a block'
);
select is(delete_comment(tests.comment_id('between')), true, 'a member can delete their own comment across a block');
select tests.write_post(
  'shout', 'Partner', jsonb_build_object('content', tests.mention('Ann') || tests.mention('Pro'))
);
select is(
  tests.notifications_of('Ann', '{mention}') || '|' || tests.notifications_of('Pro', '{mention}'),
  '|mention by Partner in post: shout', 'a mention doesn''t notify across a block'
);
select is(
  (select content from feed_posts where id = tests.post_id('shout')),
  '@Ann' || tests.mention('Pro'), 'a mention isn''t linked across a block'
);
select tests.as_member('Hidden');
select tests.write_post('whisper', 'Hidden', jsonb_build_object('content', tests.mention('Pro')));
select is(
  tests.notifications_of('Pro', '{mention}'),
  'mention by Partner in post: shout', 'a mention by a hidden member doesn''t notify'
);

-- Staff and reports -------------------------------------------------------------------------------

select tests.as_member('Closer');
select lives_ok(
  $$ select report('post', tests.post_id('plain'), 'spam'), report('comment', tests.comment_id('his'), 'spam') $$,
  'a member can report posts and comments'
);
select tests.as_member('Ann');
select throws_ok(
  $$ select report('post', tests.post_id('plain'), 'spam') $$,
  '42501', null, 'a member can''t report their own post'
);
select tests.as_member('Partner');
select throws_ok(
  $$ select report('post', tests.post_id('plain'), 'spam') $$,
  'P0001', null, 'a member can''t report a post they can''t see'
);
select tests.as_member('Staff');
select is(
  (select snapshot ->> 'title' from reports where subject_kind = 'post'),
  'plain', 'a report has a snapshot of the post'
);
select isnt_empty($$ delete from feed_posts where id = tests.post_id('loud') returning id $$, 'staff can delete posts');

-- Rate limits -------------------------------------------------------------------------------------

select tests.as_member('Basic');
select lives_ok(
  $$ select tests.comment('basic ' || n, 'Basic', 'plain') from generate_series(1, 10) as n $$,
  'a member can write ten comments in a minute'
);
select throws_ok(
  $$ select tests.comment('basic 11', 'Basic', 'plain') $$,
  'P0001', 'You can write 10 comments a minute.',
  'a member can''t write an 11th comment in a minute'
);
select tests.as_owner();
select tests.set_trust('Basic', 0);
select tests.as_member('Basic');
select lives_ok(
  $$ select tests.write_post('new ' || n, 'Basic') from generate_series(1, 5) as n $$,
  'a new member can write five posts in a day'
);
select throws_ok(
  $$ select tests.write_post('new 6', 'Basic') $$,
  'P0001', 'New members can write 5 posts a day.',
  'a new member can''t write a sixth post in a day'
);
delete from feed_posts where user_id = tests.user_id('Basic');
select throws_ok(
  $$ select tests.write_post('new 6', 'Basic') $$,
  'P0001', null, 'deleting posts doesn''t free up the daily limit'
);
select tests.as_owner();
select tests.set_trust('Basic', 2);
select tests.as_member('Basic');
select lives_ok(
  $$ select tests.write_post('known ' || n, 'Basic') from generate_series(1, 15) as n $$,
  'a member who has earned trust can write more posts in a day'
);
select throws_ok(
  $$ select tests.write_post('known 16', 'Basic') $$,
  'P0001', 'You can write 20 posts a day.',
  'a member can''t write more than 20 posts in a day'
);
select tests.as_member('Unconfirmed');
select throws_ok(
  $$ select tests.write_post('u1', 'Unconfirmed') $$,
  'P0001', 'Verify your email address first.', 'an unconfirmed member can''t write a post'
);
select tests.as_owner();
update private.rate_limits
set started_at = now() - interval '25 hours'
where (action = 'comment' and period = interval '1 minute') or user_id = tests.user_id('Basic');
update private.rate_limits
set used = 200, started_at = now()
where action = 'comment' and period = interval '1 day' and user_id = tests.user_id('Basic');
select tests.as_member('Basic');
select lives_ok($$ select tests.write_post('tomorrow', 'Basic') $$, 'the limit on posts resets the next day');
select throws_ok(
  $$ select tests.comment('basic 201', 'Basic', 'plain') $$,
  'P0001', 'You can write 200 comments a day.',
  'a member can''t write more than 200 comments in a day'
);

-- Realtime ----------------------------------------------------------------------------------------

select tests.as_owner();
delete from realtime.messages where topic <> 'feed';
select set_config('realtime.topic', 'feed', true);
select tests.as_member('Basic');
select isnt_empty($$ select from realtime.messages $$, 'a member can receive on the feed channel');
select throws_ok(
  $$
    insert into realtime.messages (topic, extension, event, payload, private)
    values ('feed', 'broadcast', 'changed', '{}', true)
  $$,
  '42501', null, 'a member can''t send on the feed channel'
);
select tests.as_visitor();
select is_empty($$ select from realtime.messages $$, 'a visitor can''t receive on the feed channel');
select set_config('realtime.topic', 'feeds', true);
select tests.as_member('Basic');
select is_empty($$ select from realtime.messages $$, 'a member can''t receive on a channel with a similar name');

-- Policies without grants -------------------------------------------------------------------------

select tests.as_owner();
grant all on feed_posts, feed_likes, feed_comments to anon, authenticated;
select tests.as_member('Pro');
select throws_ok(
  $$ insert into feed_likes (post_id, user_id) values (tests.post_id('plain'), tests.user_id('Pro')) $$,
  '42501', null, 'even with grants, a member can''t insert a like'
);
select is_empty($$ select from feed_likes $$, 'even with grants, a member can''t read others'' likes');
select is_empty(
  $$ update feed_likes set user_id = tests.user_id('Pro') returning id $$,
  'even with grants, a member can''t update likes'
);
select is_empty($$ delete from feed_likes returning id $$, 'even with grants, a member can''t delete likes');
select is_empty($$ delete from feed_comments returning id $$, 'even with grants, a member can''t delete comments');
select is_empty(
  $$ update feed_comments set content = 'x' returning id $$,
  'even with grants, a member can''t edit others'' comments'
);
select is_empty(
  $$ update feed_posts set title = 'x' returning id $$,
  'even with grants, a member can''t edit others'' posts'
);
select is_empty(
  $$ delete from feed_posts where user_id <> tests.user_id('Pro') returning id $$,
  'even with grants, a member can''t delete others'' posts'
);
select tests.as_visitor();
select is_empty($$ select from feed_posts $$, 'even with grants, a visitor can''t read posts');
select is_empty($$ select from feed_comments $$, 'even with grants, a visitor can''t read comments');
select throws_ok(
  $$ select tests.write_post('anon', 'Pro') $$,
  '42501', null, 'even with grants, a visitor can''t post'
);
select tests.as_owner();
revoke all on feed_posts, feed_likes, feed_comments from anon;

-- Export and account deletion ---------------------------------------------------------------------

select tests.as_member('Bob');
select like_post(tests.post_id('plain'), true);
select results_eq(
  $$
    select jsonb_array_length(d -> 'feed_posts'), jsonb_array_length(d -> 'feed_comments'),
      jsonb_array_length(d -> 'feed_likes')
    from export_my_data() as d
  $$,
  $$ values (0, 2, 1) $$,
  'the export includes the member''s posts, comments, and likes'
);
select tests.as_owner();
create temp table counted as select id, likes, comments from feed_posts;
delete from auth.users where id = tests.user_id('Bob');
select results_eq(
  $$
    select p.likes - c.likes, p.comments - c.comments
    from feed_posts p
      join counted c using (id)
    where id in (tests.post_id('plain'), tests.post_id('before'))
    order by p.title
  $$,
  $$ values (0, -1), (-1, 0) $$,
  'deleting an account deletes its likes and comments and updates the counts'
);
delete from auth.users where id = tests.user_id('Ann');
select is_empty(
  $$ select from feed_posts where user_id = tests.user_id('Ann') $$,
  'deleting an account deletes its posts'
);
select is_empty(
  $$
    select from feed_posts p
    where p.likes <> (select count(*) from feed_likes l where l.post_id = p.id)
      or p.comments <> (select count(*) from feed_comments c where c.post_id = p.id)
  $$,
  'every like and comment count is accurate'
);

select * from finish();
rollback;
