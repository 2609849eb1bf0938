-- Site search: each kind of result follows the visibility rules of
-- its own list, and nothing reveals what the caller can't read.
begin;
\ir helpers.psql
select tests.create_cast();
delete from properties;
delete from resources;
update users set name = 'Dana Kumquat', title = 'Kumquat broker', location = 'Reno, NV' where id = tests.user_id('Ann');
update users set name = 'Kumquat Hidden' where id = tests.user_id('Hidden');
update users set name = 'Kumquat Pro' where id = tests.user_id('Pro');
select tests.create_listing('active', 'Ann', 'Kumquat orchard', 250000);
select tests.create_listing('pros', 'Pro', 'Kumquat cottage', 90000);
select tests.create_listing('sold', 'Bob', 'Kumquat grove');
update properties
set images = array[user_id || '/properties/a.webp', user_id || '/properties/b.webp']
where id = tests.listing_id('active');
update properties set status = 'sold' where id = tests.listing_id('sold');
insert into feed_posts (id, user_id, title, content, location, created_at) values
  (md5('anns post')::uuid, tests.user_id('Ann'), 'Kumquat money', 'Wanted', 'Austin, TX', '2026-01-01'),
  (md5('hiddens post')::uuid, tests.user_id('Hidden'), 'KUMQUAT partner', 'Wanted', null, '2026-01-02'),
  (md5('quiet post')::uuid, tests.user_id('Bob'), 'Money', 'Kumquat, in its text only', null, '2026-01-03');
insert into forums (id, user_id, title) values (md5('forum')::uuid, tests.user_id('Bob'), 'Orchards');
insert into forum_topics (id, forum_id, user_id, title, created_at) values
  (md5('topic')::uuid, md5('forum')::uuid, tests.user_id('Pro'), 'When kumquats freeze', '2026-01-04');
insert into resources (slug, title, description, type, category, author, premium, image, position) values
  ('kumquats', 'Kumquat farming', 'From seed to sale.', 'guide', 'land', 'Us', true, '/resources/kumquats.webp', 1),
  ('flips', 'Turning houses', 'With a kumquat tree.', 'article', 'fix_flip', 'Us', false, null, 2);
insert into resource_bodies (resource_id, body) select id, 'About xylophones.' from resources;

create function tests.found(q text) returns text language sql
as $$
  select coalesce(string_agg(kind || ' ' || title, ', '), '') from public.search_site(q) where kind <> 'place';
$$;
create function tests.kinds(q text) returns text language sql
as $$
  select coalesce(string_agg(kind, ' ' order by place), '')
  from (
    select f.kind, min(f.place) as place
    from (select s.kind, row_number() over () as place from public.search_site(q) s) f
    group by 1
  ) k;
$$;

-- Access ------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ tests.kinds('kumquat') $$, 'gives listing resource',
    'a visitor finds listings and resources, but no members, posts, or topics'),
  ('Unconfirmed', $$ tests.kinds('kumquat') $$, 'gives listing topic post resource',
    'an unconfirmed member finds everything but members'),
  ('Staff', $$ select count(*)::integer from search_site('kumquat') where kind = 'member' and title =
      'Kumquat Hidden' $$, 'gives 0', 'staff don''t find private members'),
  ('Hidden', $$ select count(*)::integer from search_site('kumquat') where kind = 'member' and title =
      'Kumquat Hidden' $$, 'gives 0', 'a private member doesn''t find themselves')
) as t (who, statement, outcome, rule);
select tests.as_member('Basic');
select is(tests.found('tests.example') || tests.found('555-'), '', 'search ignores email addresses and phone numbers');
select is(tests.found('xylophone'), '', 'search ignores the content of resources');
select is(tests.found('in its text'), '', 'search ignores the content of posts');
select tests.holds($$ select detail from search_site('kumquat partner') where kind = 'post' $$, 'gives Post',
    'a private member''s post is found without its author');
select is(tests.found('kumquat grove'), '', 'sold listings aren''t found');

-- Blocks in both directions
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id)
values (tests.user_id('Pro'), tests.user_id('Bob')), (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ tests.found('kumquat') $$, 'gives post KUMQUAT partner, resource Kumquat farming, resource Turning houses',
    'search leaves out listings, members, posts, and topics across a block'),
  ('Bob', $$ tests.found('money') $$, 'gives post Money', 'a member finds their own posts despite a block'),
  ('Ann', $$ tests.found('money') $$, 'gives post Kumquat money', 'a blocked member doesn''t find the blocker''s posts')
) as t (who, statement, outcome, rule);
select tests.as_owner();
delete from member_blocks;

-- Results -----------------------------------------------------------------------------------------

create function tests.kinds_for(who text) returns text language plpgsql
as $$ begin perform tests.as_member(who); return tests.kinds('kumquat'); end; $$;
select is(tests.kinds_for(who), 'listing member topic post resource', 'every tier finds every kind of result: ' || who)
from unnest(array['Ann', 'Basic', 'Pro', 'Closer', 'Partner', 'Staff']) as who;
select tests.as_member('Basic');
select results_eq(
  $$ select kind, id, title, detail, image, price, slug, forum_id from search_site('kumquat') $$,
  $$
    values
      ('listing', tests.listing_id('pros'), 'Kumquat cottage', 'New York, NY', null, 90000::bigint, null, null::uuid),
      (
        'listing', tests.listing_id('active'), 'Kumquat orchard', 'New York, NY',
        tests.user_id('Ann') || '/properties/a.webp', 250000, null, null
      ),
      ('member', tests.user_id('Pro'), 'Kumquat Pro', null, null, null, null, null),
      ('member', tests.user_id('Ann'), 'Dana Kumquat', 'Kumquat broker · Reno, NV', null, null, null, null),
      ('topic', md5('topic')::uuid, 'When kumquats freeze', 'Topic in Orchards', null, null, null, md5('forum')::uuid),
      ('post', md5('hiddens post')::uuid, 'KUMQUAT partner', 'Post', null, null, null, null),
      ('post', md5('anns post')::uuid, 'Kumquat money', 'Post by Dana Kumquat · Austin, TX', null, null, null, null),
      (
        'resource', (select id from resources where slug = 'kumquats'), 'Kumquat farming', 'Guide · From seed to sale.',
        '/resources/kumquats.webp', null, 'kumquats', null
      ),
      (
        'resource', (select id from resources where slug = 'flips'), 'Turning houses', 'Article · With a kumquat tree.',
        null, null, 'flips', null
      )
  $$,
  'results have what''s needed to show and link them'
);
select is(tests.found('KUMQUAT ORCHARD'), 'listing Kumquat orchard', 'search ignores case');
select is(tests.found('   orchard '), 'listing Kumquat orchard', 'search ignores surrounding spaces');
select is(tests.found('austin, tx'), 'post Kumquat money', 'search finds posts by location');
select is(tests.found('fix & flip'), 'resource Turning houses', 'search finds resources by category');
select is(tests.found('tree article'), 'resource Turning houses', 'search finds resources by words in any order');

-- Limits and special characters -------------------------------------------------------------------

select is(tests.found(q), '', 'fewer than three characters find nothing: ' || coalesce(q, 'null'))
from unnest(array[null, '', '  ', 'ku', '  ku  ', E'k\n']) as q;
select isnt(tests.found('kum'), '', 'three characters find results');
select is(tests.found(repeat('kumquat', 1000)), '', 'a very long search doesn''t fail');
select tests.as_owner();
insert into feed_posts (user_id, title, content, created_at)
select tests.user_id('Bob'), 'Papaya ' || n, 'x', timestamptz '2026-02-01' + n * interval '1 day'
from generate_series(1, 5) as n;
insert into forum_topics (forum_id, user_id, title, created_at)
select md5('forum')::uuid, tests.user_id('Bob'), 'About papayas ' || n,
  timestamptz '2026-02-01 12:00' + n * interval '2 days'
from generate_series(1, 3) as n;
insert into forum_topics (forum_id, user_id, title, created_at)
values (md5('forum')::uuid, null, '100% of_a \ "papaya"', '2026-01-01');
insert into resources (slug, title, description, type, category, author)
select 'papaya-' || n, 'Papaya', 'x', 'guide', 'land', 'Us' from generate_series(1, 6) as n;
select tests.create_listing('papaya ' || n, 'Bob', 'Papaya ' || n) from generate_series(1, 6) as n;
select tests.create_user('Papaya ' || n) from generate_series(1, 6) as n;
select tests.holds('Basic', $$ select kind, count(*)::integer from (select case kind when 'topic' then 'post' else
      kind end as kind from search_site('papaya')) s group by 1 order by 1 $$,
    'gives (listing,4) (member,4) (post,4) (resource,4)', 'each kind has at most four results');
select tests.holds($$ select string_agg(title, ', ') from search_site('papaya') where kind in ('post', 'topic') $$,
    'gives About papayas 3, Papaya 5, About papayas 2, Papaya 4', 'posts and topics are merged, newest first');
select is(tests.found(q), 'topic 100% of_a \ "papaya"', 'special characters are literal: ' || q)
from unnest(array['100%', 'of_a', 'a \ ', '\ "', '"papaya"', '% o']) as q;
select is(tests.found($$'); drop table public.users; --$$), '', 'a search that looks like SQL finds nothing');

-- Compare with a simple full scan for substrings of every title, some in uppercase or with an altered character.
select tests.as_owner();
select setseed(0.42);
create temp table pieces as
select distinct case floor(random() * 4)::int
  when 0 then upper(piece)
  when 1 then overlay(piece placing '_' from 2 for 1)
  else piece
end as q
from (
  select substr(t.title, 1 + floor(random() * char_length(t.title))::int, 3 + floor(random() * 6)::int) as piece
  from (select title from properties union all select title from feed_posts union all select title from forum_topics) t,
    generate_series(1, 4)
) p
where char_length(btrim(piece)) > 2;
grant select on pieces to authenticated;
create function tests.has(content text, q text) returns boolean language sql as $$
  select bool_and(strpos(lower(content), word) > 0
    and (word !~ '^([a-z0-9]{1,2}|[0-9]+)$' or btrim(q) !~ '\s' or lower(content) ~ ('(^|[^[:alnum:]])' || word)))
  from regexp_split_to_table(lower(btrim(q)), '\s+') as word;
$$;
create function tests.naive(q text) returns text language sql security definer as $$
  select coalesce(
    (
      select string_agg('listing ' || title, ', ' order by verified desc, created_at desc, id desc)
      from (
        select *
        from properties
        where status = 'active' and tests.has(search_text, q)
        order by verified desc, created_at desc, id desc
        limit 4
      ) l
    ),
    ''
  ) || coalesce(
    (
      select string_agg(kind || ' ' || title, ', ' order by created_at desc, id)
      from (
        select *
        from (
          select 'post' as kind, id, title, created_at
          from feed_posts
          where tests.has(title || E'\n' || coalesce(location, ''), q)
          union all
          select 'topic', id, title, created_at from forum_topics where tests.has(title, q)
        ) both_kinds
        order by created_at desc, id
        limit 4
      ) t
    ),
    ''
  );
$$;
select tests.as_member('Basic');
select cmp_ok((select count(*)::integer from pieces), '>', 40, 'there are more than 40 substrings to compare');
select tests.holds($$ select q, found, expected from (select q, tests.naive(q) as expected, (select
      concat(string_agg(kind || ' ' || title, ', ') filter (where kind = 'listing'), string_agg(kind || ' ' || title,
      ', ') filter (where kind in ('post', 'topic'))) from search_site(q)) as found from pieces) compared where found <>
      expected $$, 'no rows',
    'every search returns the same results as the full scan');

select * from finish();
rollback;
