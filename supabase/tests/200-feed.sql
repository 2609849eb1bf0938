-- The feed: posts, likes and comments of all for all, but not across a block; each in one's own name.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
select tests.connect('Ann', 'Pro');

create function tests.post_id(name text) returns uuid language sql immutable as $$ select md5('post ' || name)::uuid; $$;
create function tests.comment_id(name text) returns uuid language sql immutable as $$ select md5('comment ' || name)::uuid; $$;
create function tests.write_post(name text, author text, fields jsonb default '{}') returns public.feed_posts language plpgsql as $$
declare
  sent jsonb := jsonb_build_object(
    'id', tests.post_id(name), 'user_id', tests.user_id(author), 'title', name, 'content', 'About ' || name
  ) || fields;
  columns text;
  written public.feed_posts;
begin
  select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(sent) as key;
  execute format(
    'insert into public.feed_posts (%1$s) select %1$s from jsonb_populate_record(null::public.feed_posts, $1) returning *', columns
  ) into written using sent;
  return written;
end;
$$;
create function tests.comment(name text, author text, post text, content text default 'Well said') returns void language sql as $$
  insert into public.feed_comments (id, post_id, user_id, content)
  values (tests.comment_id(name), tests.post_id(post), tests.user_id(author), content);
$$;
create function tests.mention(who text) returns text language sql immutable as $$ select '@[' || who || '](' || tests.user_id(who) || ')'; $$;
create function tests.told(who text, kinds text[] default '{post_comment,mention}') returns text language sql security definer as $$
  select coalesce(string_agg(n.kind || ' by ' || u.name || coalesce(' in ' || (n.data ->> 'in'), '') || ': ' || (n.data ->> 'title'), ', ' order by n.kind, u.name, n.data::text), '')
  from public.notifications n join public.users u on u.id = n.actor_id where n.user_id = tests.user_id(who) and n.kind = any (kinds);
$$;
create function tests.words() returns bigint language sql security definer as $$
  select count(*) from realtime.messages where topic = 'feed' and private and payload ->> 'changed' = 'posts';
$$;

-- Posting ---------------------------------------------------------------------------------------

select tests.as_member('Ann');
select results_eq(
  $$ select type, subtype, title, content, tags, location, likes, comments, created_at, edited_at from tests.write_post('plain', 'Ann',
       '{"title": "  A duplex \n", "content": " Two\nunits\n\n", "tags": [" Flip ", "flip", "Ohio", "", "  "], "location": "  "}') $$,
  $$ values ('discussion', null::text, 'A duplex', E'Two\nunits', '{Flip,Ohio}'::text[], null::text, 0, 0, now(), null::timestamptz) $$,
  'a post is a discussion unless it says otherwise, without blanks around it and each tag once'
);
select is(tests.words(), 1::bigint, 'and everybody is told that there is one, without what it says');
select results_eq(
  $$ select likes, comments, created_at, edited_at from tests.write_post('loud', 'Ann',
       '{"likes": 99, "comments": 99, "created_at": "2100-01-01", "edited_at": "2001-01-01"}') $$,
  $$ values (0, 0, now(), null::timestamptz) $$, 'counts and times are nobody''s to choose'
);
select lives_ok(
  format($$ select tests.write_post('full', 'Ann', %L) $$, jsonb_build_object(
    'type', 'investment', 'subtype', 'joint_venture', 'location', 'Columbus, OH', 'tags', array_fill('x'::text, array[1]),
    'image', tests.user_id('Ann') || '/posts/a.webp', 'image_width', 1600, 'image_height', 900
  )),
  'with all there can be'
);
select throws_ok(
  format($$ select tests.write_post('bad', 'Ann', %L) $$, fields), '23514', null, 'refused: ' || left(fields, 80)
) from (values
  ('{"title": " \n"}'), ('{"content": " \n\t"}'), ('{"type": "listing"}'), ('{"subtype": "wholesale"}'), ('{"image": "x/posts/a.webp"}'),
  (jsonb_build_object('title', repeat('x', 161))::text), (jsonb_build_object('content', repeat('x', 5001))::text),
  (jsonb_build_object('location', repeat('x', 161))::text), (jsonb_build_object('tags', array[repeat('x', 41)])::text),
  (jsonb_build_object('tags', (select array_agg('tag ' || n) from generate_series(1, 11) as n))::text),
  (jsonb_build_object('image', tests.user_id('Bob') || '/posts/a.webp', 'image_width', 1, 'image_height', 1)::text),
  (jsonb_build_object('image', tests.user_id('Ann') || '/posts/../../a.webp', 'image_width', 1, 'image_height', 1)::text),
  (jsonb_build_object('image', tests.user_id('Ann') || '/properties/a.webp', 'image_width', 1, 'image_height', 1)::text),
  (jsonb_build_object('image', tests.user_id('Ann') || '/posts/a.webp')::text),
  (jsonb_build_object('image_width', 5)::text),
  (jsonb_build_object('image', tests.user_id('Ann') || '/posts/a.webp', 'image_width', 0, 'image_height', 1)::text)
) as bad (fields);
select throws_ok($$ select tests.write_post('forged', 'Bob') $$, '42501', null, 'nobody posts as another');
select throws_ok(
  $$ insert into feed_posts (user_id, title, content) values (null, 'x', 'x') $$, '42501', null, 'or as nobody'
);
select tests.as_visitor();
select throws_ok($$ select tests.write_post('anon', 'Ann') $$, '42501', null, 'a visitor posts nothing');
select throws_ok($$ select from feed_posts $$, '42501', null, 'and reads nothing');
select throws_ok($$ select from feed_comments $$, '42501', null, 'no comments');
select throws_ok($$ select from feed_likes $$, '42501', null, 'no likes');
select throws_ok($$ select like_post(tests.post_id('plain'), true) $$, '42501', null, 'likes nothing');
select throws_ok($$ select delete_comment(tests.comment_id('one')) $$, '42501', null, 'removes nothing');

select tests.as_member('Bob');
select is((select count(*)::int from feed_posts), 3, 'members read what others post');
select is_empty($$ update feed_posts set title = 'Mine' returning id $$, 'and change none of it');
select is_empty($$ delete from feed_posts returning id $$, 'or remove it');
select tests.as_member('Hidden');
select lives_ok($$ select tests.write_post('shy', 'Hidden') $$, 'a member with a private profile posts');
select tests.as_member('Bob');
select results_eq(
  $$ select p.title, u.name from feed_posts p left join users u on u.id = p.user_id where p.id = tests.post_id('shy') $$,
  $$ values ('shy', null::text) $$, 'and is not named to whom cannot see them'
);

-- In lists ---------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.excerpt_of(content text) returns text language sql as $$
  select excerpt(p) from jsonb_populate_record(null::feed_posts, jsonb_build_object('content', content)) as p;
$$;
select is(tests.excerpt_of(repeat('x', 600)), repeat('x', 600), 'a short post is shown in full');
select is(tests.excerpt_of(repeat('x', 601)), repeat('x', 600) || '…', 'a long one begins');
select is(tests.excerpt_of(repeat(E'a\n', 11) || 'b'), repeat(E'a\n', 11) || 'b', 'twelve lines are short');
select is(tests.excerpt_of(repeat(E'a\n', 20)), btrim(repeat(E'a\n', 12), E'\n') || '…', 'more are long');
select is(
  tests.excerpt_of(repeat('x', 600 - cut) || ' ' || tests.mention('Bob')), repeat('x', 600 - cut) || '…', 'no mention is cut: ' || cut
) from unnest(array[1, 2, 4, 6, 7, 20, 44]) as cut;
select is(
  tests.excerpt_of(repeat('x', 556) || tests.mention('Bob') || ' and more'), repeat('x', 556) || tests.mention('Bob') || '…', 'one that fits stays'
);

-- Editing ---------------------------------------------------------------------------------------

select tests.as_member('Ann');
select results_eq(
  $$ update feed_posts set title = ' plain ' where id = tests.post_id('plain') returning title, edited_at $$, $$ values ('plain', now()) $$,
  'the author edits, and that is seen'
);
select results_eq(
  $$ update feed_posts set title = title, content = content, tags = tags where id = tests.post_id('loud') returning edited_at $$,
  $$ values (null::timestamptz) $$, 'saving the same is no edit'
);
select throws_ok(
  format($$ update feed_posts set %s where id = tests.post_id('plain') $$, change), '42501', null, 'refused: ' || change
) from (values
  ('likes = 5'), ('comments = 5'), ('created_at = now() + interval ''1 day'''), ('edited_at = null'), ('id = gen_random_uuid()'),
  ('user_id = tests.user_id(''Bob'')')
) as closed (change);
select tests.as_member('Staff');
select is_empty($$ update feed_posts set title = 'Staff' where id = tests.post_id('plain') returning id $$, 'staff put words into nobody''s mouth');

-- Likes -----------------------------------------------------------------------------------------

select tests.as_member('Bob');
select is(like_post(tests.post_id('plain'), true), 1, 'a like counts');
select is(like_post(tests.post_id('plain'), true), 1, 'once');
select results_eq(
  $$ select p.title, liked(p) from feed_posts p where title in ('plain', 'loud') order by 1 $$, $$ values ('loud', false), ('plain', true) $$,
  'and the one who likes sees it'
);
select tests.as_member('Ann');
select is(like_post(tests.post_id('plain'), true), 2, 'so does another''s, the author''s too');
select is((select count(*)::int from feed_likes), 1, 'who likes it is for each their own');
select is(like_post(tests.post_id('plain'), false), 1, 'and can take it back');
select is(like_post(tests.post_id('plain'), false), 1, 'once');
select is((select liked(p) from feed_posts p where id = tests.post_id('plain')), false, 'and sees that');
select throws_ok(
  $$ insert into feed_likes (post_id, user_id) values (tests.post_id('plain'), tests.user_id('Ann')) $$, '42501', null, 'not through the table'
);
select throws_ok($$ delete from feed_likes $$, '42501', null, 'nor out of it');
select throws_ok($$ select like_post(tests.user_id('x'), true) $$, 'P0001', 'This post is not there any more.', 'what is gone is not liked');
select lives_ok($$ select like_post(tests.post_id('plain'), false) from generate_series(1, 115) $$, 'many likes');
select throws_ok(
  $$ select like_post(tests.post_id('plain'), true) from generate_series(1, 10) $$, 'P0001',
  'That is a lot of likes at once. Please wait a minute.', 'not without end'
);

-- Comments --------------------------------------------------------------------------------------

select tests.as_member('Bob');
select lives_ok($$ select tests.comment('one', 'Bob', 'plain', E' Nice. \n') $$, 'a member comments');
select results_eq(
  $$ select c.content, c.created_at, p.comments from feed_comments c join feed_posts p on p.id = c.post_id $$, $$ values ('Nice.', now(), 1) $$,
  'which the post counts'
);
select is(tests.told('Ann'), 'post_comment by Bob: plain', 'and its author hears of');
select results_eq(
  $$ insert into feed_comments (post_id, user_id, content, created_at, edited_at)
     values (tests.post_id('shy'), tests.user_id('Bob'), 'x', '2100-01-01', '2001-01-01') returning created_at, edited_at $$,
  $$ values (now(), null::timestamptz) $$, 'times are nobody''s to choose here either'
);
select throws_ok($$ select tests.comment('bad', 'Bob', 'plain', E' \n ') $$, '23514', null, 'a comment says something');
select throws_ok($$ select tests.comment('bad', 'Bob', 'plain', repeat('x', 2001)) $$, '23514', null, 'in at most 2,000 characters');
select throws_ok($$ select tests.comment('bad', 'Ann', 'plain') $$, '42501', null, 'and in one''s own name');
select throws_ok($$ select tests.comment('bad', 'Bob', 'gone') $$, 'P0001', 'This post is not there any more.', 'on a post that is there');
select tests.as_member('Ann');
select tests.comment('own', 'Ann', 'plain', 'Thanks');
select is(tests.told('Ann'), 'post_comment by Bob: plain', 'nobody hears of their own');
select is_empty($$ update feed_comments set content = 'Mine' where id = tests.comment_id('one') returning id $$, 'another''s is not edited');
select throws_ok($$ select delete_comment(tests.comment_id('one')) $$, '42501', null, 'or deleted, not by the post''s author either');
select throws_ok($$ delete from feed_comments $$, '42501', null, 'nor through the table');
select results_eq(
  $$ update feed_comments set content = ' Thank you ' where id = tests.comment_id('own') returning content, edited_at $$,
  $$ values ('Thank you', now()) $$, 'one''s own is'
);
select throws_ok(
  format($$ update feed_comments set %s where id = tests.comment_id('own') $$, change), '42501', null, 'but not ' || change
) from (values
  ('post_id = tests.post_id(''full'')'), ('user_id = tests.user_id(''Bob'')'), ('created_at = ''2001-01-01'''), ('edited_at = null')
) as closed (change);
select is(delete_comment(tests.comment_id('own')), true, 'the author deletes it');
select is(delete_comment(tests.comment_id('own')), false, 'once');
select is((select comments from feed_posts where id = tests.post_id('plain')), 1, 'and the post counts one less');
select tests.as_member('Staff');
select is(delete_comment(tests.comment_id('one')), true, 'staff delete any');
select is(tests.told('Ann'), '', 'what its author was told goes with it');

-- Mentions --------------------------------------------------------------------------------------

select tests.as_member('Ann');
select results_eq(
  format($$ select content from tests.write_post('calls', 'Ann', %L) $$, jsonb_build_object('content',
    'Ask @[The King](' || tests.user_id('Bob') || ') and ' || tests.mention('Pro') || ' and ' || tests.mention('Hidden'))),
  format($$ values ('Ask %s and %s and @Hidden'::text) $$, tests.mention('Bob'), tests.mention('Pro')),
  'whom a post mentions goes by their own name, and who cannot be seen is no link'
);
select is(
  (select content from tests.write_post('nested', 'Ann', jsonb_build_object('content', '@[@[The King](' || tests.user_id('none') || ')](' || tests.user_id('Pro') || ')'))),
  tests.mention('Pro'), 'what is left of one mention does not complete another'
);
delete from feed_posts where id = tests.post_id('nested');
select is(tests.told('Bob'), 'mention by Ann in post: calls', 'and hears of it');
select tests.as_member('Bob');
select is((select data ->> 'path' from notifications where kind = 'mention'), '/community/posts/' || tests.post_id('calls'), 'with the way there');
select tests.as_member('Ann');
update feed_posts set content = content || ' and ' || tests.mention('Closer') where id = tests.post_id('calls');
select is(tests.told('Bob') || '|' || tests.told('Closer'), 'mention by Ann in post: calls|mention by Ann in post: calls', 'an edit tells whom it adds');
select tests.as_member('Bob');
select tests.comment('call', 'Bob', 'calls', tests.mention('Ann') || tests.mention('Partner') || tests.mention('Bob'));
select is(tests.told('Ann'), 'post_comment by Bob: calls', 'the author of a post hears of a comment once');
select is(tests.told('Partner'), 'mention by Bob in comment: calls', 'whom else it mentions as well');
update feed_comments set content = content || tests.mention('Basic') where id = tests.comment_id('call');
select is(tests.told('Basic') || '|' || tests.told('Partner'), 'mention by Bob in comment: calls|mention by Bob in comment: calls', 'also in an edit');
select tests.as_owner();
delete from private.allowances;
select tests.as_member('Ann');
insert into feed_posts (id, user_id, title, content) values (tests.comment_id('call'), tests.user_id('Ann'), 'x', 'x');
delete from feed_posts where id = tests.comment_id('call');
select is(tests.told('Basic'), 'mention by Bob in comment: calls', 'a post with the id of a comment of somebody else takes nothing of it along');
delete from feed_posts where id = tests.post_id('calls');
select is(tests.told('Ann') || tests.told('Bob') || tests.told('Partner') || tests.told('Basic') || tests.told('Closer'), '', 'all of it goes with the post');
select is_empty($$ select from feed_comments where post_id = tests.post_id('calls') $$, 'as do its comments');

select tests.write_post('edited', 'Ann');
select tests.as_owner();
insert into private.allowances (user_id, action, started_at, used) values (tests.user_id('Ann'), 'feed_edit', now(), 60)
on conflict on constraint allowances_pkey do update set used = 60;
select tests.as_member('Ann');
select throws_ok(
  $$ update feed_posts set content = 'again' where id = tests.post_id('edited') $$, 'P0001', 'You have edited very often. Please wait an hour.',
  '60 edits an hour, for each calls whom it adds'
);
delete from feed_posts where id = tests.post_id('edited');

-- Blocks ----------------------------------------------------------------------------------------

select tests.write_post('before', 'Ann');
select tests.as_member('Partner');
select tests.comment('between', 'Partner', 'before');
select tests.as_member('Bob');
select tests.comment('his', 'Bob', 'before');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Bob'), tests.user_id('Partner'));
select is_empty($$ select from feed_comments where user_id = tests.user_id('Partner') $$, 'a block hides comments');
select tests.as_member('Partner');
select is_empty($$ select from feed_comments where user_id = tests.user_id('Bob') $$, 'on both sides');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Partner'), tests.user_id('Ann'));
select is_empty($$ select from feed_posts where user_id = tests.user_id('Ann') $$, 'and posts');
select results_eq(
  $$ select id from feed_comments where post_id = tests.post_id('before') $$, $$ values (tests.comment_id('between')) $$,
  'with all comments on them but one''s own'
);
select ok(
  jsonb_path_exists(export_my_data(), '$.feed_comments[*] ? (@.id == $id)', jsonb_build_object('id', tests.comment_id('between'))),
  'which is still there to be downloaded'
);
select tests.as_member('Ann');
select is_empty($$ select from feed_comments where user_id = tests.user_id('Partner') $$, 'for the blocked as well');
select tests.as_member('Partner');
select throws_ok($$ select tests.comment('late', 'Partner', 'before') $$, 'P0001', 'This post is not there any more.', 'nothing is added across it');
select throws_ok($$ select like_post(tests.post_id('before'), true) $$, 'P0001', 'This post is not there any more.', 'no like');
select tests.as_member('Closer');
select tests.comment('call across', 'Closer', 'before', tests.mention('Partner'));
select is(position('comment: before' in tests.told('Partner', '{mention}')), 0, 'nobody is called to it');
select tests.as_member('Partner');
select is_empty($$ update feed_comments set content = 'x' where id = tests.comment_id('between') returning id $$, 'nothing edited');
select is(delete_comment(tests.comment_id('between')), true, 'but what is one''s own can go');
select tests.write_post('shout', 'Partner', jsonb_build_object('content', tests.mention('Ann') || tests.mention('Pro')));
select is(tests.told('Ann', '{mention}') || '|' || tests.told('Pro', '{mention}'), '|mention by Partner in post: shout', 'and nobody called');
select is(
  (select content from feed_posts where id = tests.post_id('shout')), '@Ann' || tests.mention('Pro'), 'by name'
);
select tests.as_member('Hidden');
select tests.write_post('whisper', 'Hidden', jsonb_build_object('content', tests.mention('Pro')));
select is(tests.told('Pro', '{mention}'), 'mention by Partner in post: shout', 'nor by whom they cannot see');

-- Staff, reports --------------------------------------------------------------------------------

select tests.as_member('Closer');
select lives_ok($$ select report('post', tests.post_id('plain'), 'spam'), report('comment', tests.comment_id('his'), 'spam') $$, 'posts and comments are reported');
select tests.as_member('Ann');
select throws_ok($$ select report('post', tests.post_id('plain'), 'spam') $$, '42501', null, 'not one''s own');
select tests.as_member('Partner');
select throws_ok($$ select report('post', tests.post_id('plain'), 'spam') $$, 'P0001', null, 'nor what one does not see');
select tests.as_member('Staff');
select is((select snapshot ->> 'title' from reports where subject_kind = 'post'), 'plain', 'with what they say');
select isnt_empty($$ delete from feed_posts where id = tests.post_id('loud') returning id $$, 'staff delete posts');

-- Limits ----------------------------------------------------------------------------------------

select tests.as_member('Basic');
select lives_ok($$ select tests.comment('basic ' || n, 'Basic', 'plain') from generate_series(1, 10) as n $$, 'ten comments a minute');
select throws_ok(
  $$ select tests.comment('basic 11', 'Basic', 'plain') $$, 'P0001', 'That is a lot of comments at once. Please wait a minute.', 'not eleven'
);
select lives_ok($$ select tests.write_post('new ' || n, 'Basic') from generate_series(1, 5) as n $$, 'five posts on the first day');
select throws_ok(
  $$ select tests.write_post('new 6', 'Basic') $$, 'P0001', 'New accounts can write 5 posts a day. Please wait until tomorrow.', 'not six'
);
delete from feed_posts where user_id = tests.user_id('Basic');
select throws_ok($$ select tests.write_post('new 6', 'Basic') $$, 'P0001', null, 'not after taking them back either');
select tests.as_owner();
update auth.users set created_at = now() - interval '8 days' where id in (tests.user_id('Basic'), tests.user_id('Unconfirmed'));
select tests.as_member('Basic');
select lives_ok($$ select tests.write_post('known ' || n, 'Basic') from generate_series(1, 15) as n $$, 'twenty later on');
select throws_ok(
  $$ select tests.write_post('known 16', 'Basic') $$, 'P0001', 'You have written 20 posts today. Please wait until tomorrow.', 'not more'
);
select tests.as_member('Unconfirmed');
select lives_ok($$ select tests.write_post('u' || n, 'Unconfirmed') from generate_series(1, 5) as n $$, 'who has not confirmed their email posts');
select throws_ok($$ select tests.write_post('u6', 'Unconfirmed') $$, 'P0001', null, 'as a new member does');
select tests.as_owner();
update private.allowances set started_at = now() - interval '25 hours' where action = 'comment' or user_id = tests.user_id('Basic');
update private.allowances set used = 200, started_at = now() where action = 'comment a day' and user_id = tests.user_id('Basic');
select tests.as_member('Basic');
select lives_ok($$ select tests.write_post('tomorrow', 'Basic') $$, 'another day is another day');
select throws_ok(
  $$ select tests.comment('basic 201', 'Basic', 'plain') $$, 'P0001', 'You have written 200 comments today. Please wait until tomorrow.', '200 comments a day'
);

-- Live ------------------------------------------------------------------------------------------

select tests.as_owner();
delete from realtime.messages where topic <> 'feed';
select set_config('realtime.topic', 'feed', true);
select tests.as_member('Basic');
select isnt_empty($$ select from realtime.messages $$, 'members hear the feed');
select throws_ok(
  $$ insert into realtime.messages (topic, extension, event, payload, private) values ('feed', 'broadcast', 'changed', '{}', true) $$,
  '42501', null, 'where no member speaks'
);
select tests.as_visitor();
select is_empty($$ select from realtime.messages $$, 'and no visitor listens');
select set_config('realtime.topic', 'feeds', true);
select tests.as_member('Basic');
select is_empty($$ select from realtime.messages $$, 'nor is another channel open');

-- With every grant given ------------------------------------------------------------------------

select tests.as_owner();
grant all on feed_posts, feed_likes, feed_comments to anon, authenticated;
select tests.as_member('Pro');
select throws_ok($$ insert into feed_likes (post_id, user_id) values (tests.post_id('plain'), tests.user_id('Pro')) $$, '42501', null, 'no like through the table');
select is_empty($$ select from feed_likes $$, 'nor a look at others''');
select is_empty($$ update feed_likes set user_id = tests.user_id('Pro') returning id $$, 'nor taking one over');
select is_empty($$ delete from feed_likes returning id $$, 'nor taking one back');
select is_empty($$ delete from feed_comments returning id $$, 'no comment is deleted through the table');
select is_empty($$ update feed_comments set content = 'x' returning id $$, 'or changed');
select is_empty($$ update feed_posts set title = 'x' returning id $$, 'nor a post');
select is_empty($$ delete from feed_posts where user_id <> tests.user_id('Pro') returning id $$, 'or taken down');
select tests.as_visitor();
select is_empty($$ select from feed_posts $$, 'a visitor finds no posts');
select is_empty($$ select from feed_comments $$, 'no comments');
select throws_ok($$ select tests.write_post('anon', 'Pro') $$, '42501', null, 'and writes none');
select tests.as_owner();
revoke all on feed_posts, feed_likes, feed_comments from anon;

-- Downloads, accounts that go -------------------------------------------------------------------

select tests.as_member('Bob');
select like_post(tests.post_id('plain'), true);
select results_eq(
  $$ select jsonb_array_length(d -> 'feed_posts'), jsonb_array_length(d -> 'feed_comments'), jsonb_array_length(d -> 'feed_likes') from export_my_data() as d $$,
  $$ values (0, 2, 1) $$, 'members download what they wrote and like'
);
select tests.as_owner();
create temp table counted as select id, likes, comments from feed_posts;
delete from auth.users where id = tests.user_id('Bob');
select results_eq(
  $$ select p.likes - c.likes, p.comments - c.comments from feed_posts p join counted c using (id) where id in (tests.post_id('plain'), tests.post_id('before')) order by p.title $$,
  $$ values (0, -1), (-1, 0) $$, 'an account that goes takes its likes and comments along, and the counts know'
);
delete from auth.users where id = tests.user_id('Ann');
select is_empty($$ select from feed_posts where user_id = tests.user_id('Ann') $$, 'and its posts');
select is_empty(
  $$ select from feed_posts p where p.likes <> (select count(*) from feed_likes l where l.post_id = p.id)
       or p.comments <> (select count(*) from feed_comments c where c.post_id = p.id) $$,
  'every count is true'
);

select * from finish();
rollback;
