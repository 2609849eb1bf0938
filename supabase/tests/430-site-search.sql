-- The search in the header: each kind is found by the rule of the place where it is listed, and nothing is said of what the caller may not read.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
delete from properties;
delete from resources;
update users set name = 'Dana Kumquat', title = 'Kumquat broker', location = 'Reno, NV' where id = tests.user_id('Ann');
update users set name = 'Kumquat Hidden' where id = tests.user_id('Hidden');
update users set name = 'Kumquat Pro' where id = tests.user_id('Pro');
select tests.create_listing('active', 'Ann', 'Kumquat orchard', 250000);
select tests.create_listing('pros', 'Pro', 'Kumquat cottage', 90000);
select tests.create_listing('sold', 'Bob', 'Kumquat grove');
update properties set images = array[user_id || '/properties/a.webp', user_id || '/properties/b.webp'] where id = tests.listing_id('active');
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
as $$ select coalesce(string_agg(kind || ' ' || title, ', '), '') from public.search_site(q); $$;
create function tests.kinds(q text) returns text language sql
as $$ select coalesce(string_agg(kind, ' ' order by place), '') from (
  select f.kind, min(f.place) as place from (select s.kind, row_number() over () as place from public.search_site(q) s) f group by 1
) k; $$;

-- What is denied ------------------------------------------------------------------------------------------

select tests.as_visitor();
select is(tests.kinds('kumquat'), 'listing resource', 'a visitor finds listings and resources, no member, no post and no topic');
select throws_ok($$ select private.find_talk('kumquat', 4) $$, '42501', null, 'nor by the function behind it');
select throws_ok($$ select private.find_members('kumquat', 'all', null, 4) $$, '42501', null, 'nor members');
select tests.as_member('Unconfirmed');
select is(tests.kinds('kumquat'), 'listing topic post resource', 'an unconfirmed member reads the community, but does not search the directory');
select throws_ok(
  $$ select private.newest_titled('select id, id as user_id, now() as created_at, email as search_text from auth.users', 'tests', '{}', 9) $$,
  '42501', null, 'nobody says where else to look'
);
select tests.as_member('Staff');
select is(
  (select count(*)::integer from search_site('kumquat') where kind = 'member' and title = 'Kumquat Hidden'), 0, 'private profiles are not listed, not even for staff'
);
select tests.as_member('Hidden');
select is(
  (select count(*)::integer from search_site('kumquat') where kind = 'member' and title = 'Kumquat Hidden'), 0, 'nor for themselves'
);
select tests.as_member('Basic');
select is(tests.found('tests.example') || tests.found('555-'), '', 'email addresses and phone numbers are not searched');
select is(tests.found('xylophone'), '', 'nor the texts of resources, premium or not');
select is(tests.found('in its text'), '', 'nor those of posts');
select is(
  (select detail from search_site('kumquat partner') where kind = 'post'), 'Post', 'who wrote a post is not said where their profile is private'
);
select is(tests.found('kumquat grove'), '', 'what is sold has left the marketplace');

-- Blocks, both ways
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Pro'), tests.user_id('Bob')), (tests.user_id('Bob'), tests.user_id('Ann'));
select tests.as_member('Bob');
select is(
  tests.found('kumquat'), 'post KUMQUAT partner, resource Kumquat farming, resource Turning houses', 'across a block there are neither listings nor members, posts nor topics'
);
select is(tests.found('money'), 'post Money', 'one''s own are there');
select tests.as_member('Ann');
select is(tests.found('money'), 'post Kumquat money', 'nor are the blocker''s for the blocked');
select tests.as_owner();
delete from member_blocks;

-- What is found -------------------------------------------------------------------------------------------

create function tests.kinds_for(who text) returns text language plpgsql
as $$ begin perform tests.as_member(who); return tests.kinds('kumquat'); end; $$;
select is(tests.kinds_for(who), 'listing member topic post resource', 'members of every tier find every kind: ' || who)
from unnest(array['Ann', 'Basic', 'Pro', 'Closer', 'Partner', 'Staff']) as who;
select tests.as_member('Basic');
select results_eq(
  $$ select kind, id, title, detail, image, price, slug, forum_id from search_site('kumquat') $$,
  $$ values
    ('listing', tests.listing_id('pros'), 'Kumquat cottage', 'New York, NY', null, 90000::bigint, null, null::uuid),
    ('listing', tests.listing_id('active'), 'Kumquat orchard', 'New York, NY', tests.user_id('Ann') || '/properties/a.webp', 250000, null, null),
    ('member', tests.user_id('Pro'), 'Kumquat Pro', null, null, null, null, null),
    ('member', tests.user_id('Ann'), 'Dana Kumquat', 'Kumquat broker · Reno, NV', null, null, null, null),
    ('topic', md5('topic')::uuid, 'When kumquats freeze', 'Topic in Orchards', null, null, null, md5('forum')::uuid),
    ('post', md5('hiddens post')::uuid, 'KUMQUAT partner', 'Post', null, null, null, null),
    ('post', md5('anns post')::uuid, 'Kumquat money', 'Post by Dana Kumquat · Austin, TX', null, null, null, null),
    ('resource', (select id from resources where slug = 'kumquats'), 'Kumquat farming', 'Guide · From seed to sale.', '/resources/kumquats.webp', null, 'kumquats', null),
    ('resource', (select id from resources where slug = 'flips'), 'Turning houses', 'Article · With a kumquat tree.', null, null, 'flips', null) $$,
  'with what is needed to show them and to lead there'
);
select is(tests.found('KUMQUAT ORCHARD'), 'listing Kumquat orchard', 'in any case');
select is(tests.found('   orchard '), 'listing Kumquat orchard', 'not minding blanks around it');
select is(tests.found('austin, tx'), 'post Kumquat money', 'posts by their place, too');
select is(tests.found('fix & flip'), 'resource Turning houses', 'resources by their category');
select is(tests.found('tree article'), 'resource Turning houses', 'and by their words, wherever these stand');

-- How much, and which texts --------------------------------------------------------------------------------

select is(tests.found(q), '', 'two characters are too few: ' || coalesce(q, 'null')) from unnest(array[null, '', '  ', 'ku', '  ku  ', E'k\n']) as q;
select isnt(tests.found('kum'), '', 'three are enough');
select is(tests.found(repeat('kumquat', 1000)), '', 'a text of any length is one');
select tests.as_owner();
insert into feed_posts (user_id, title, content, created_at)
select tests.user_id('Bob'), 'Papaya ' || n, 'x', timestamptz '2026-02-01' + n * interval '1 day' from generate_series(1, 5) as n;
insert into forum_topics (forum_id, user_id, title, created_at)
select md5('forum')::uuid, tests.user_id('Bob'), 'About papayas ' || n, timestamptz '2026-02-01 12:00' + n * interval '2 days' from generate_series(1, 3) as n;
insert into forum_topics (forum_id, user_id, title, created_at) values (md5('forum')::uuid, null, '100% of_a \ "papaya"', '2026-01-01');
insert into resources (slug, title, description, type, category, author)
select 'papaya-' || n, 'Papaya', 'x', 'guide', 'land', 'Us' from generate_series(1, 6) as n;
select tests.create_listing('papaya ' || n, 'Bob', 'Papaya ' || n) from generate_series(1, 6) as n;
select tests.create_user('Papaya ' || n) from generate_series(1, 6) as n;
select tests.as_member('Basic');
select results_eq(
  $$ select kind, count(*)::integer from (select case kind when 'topic' then 'post' else kind end as kind from search_site('papaya')) s group by 1 order by 1 $$,
  $$ values ('listing', 4), ('member', 4), ('post', 4), ('resource', 4) $$, 'four of each at most'
);
select is(
  (select string_agg(title, ', ') from search_site('papaya') where kind in ('post', 'topic')), 'About papayas 3, Papaya 5, About papayas 2, Papaya 4',
  'the newest posts and topics, together'
);
select is(tests.found(q), 'topic 100% of_a \ "papaya"', 'signs mean themselves: ' || q) from unnest(array['100%', 'of_a', 'a \ ', '\ "', '"papaya"', '% o']) as q;
select is(tests.found($$'); drop table public.users; --$$), '', 'and are no program');

-- Every piece of every title, and what is nearly one: as a query finds it that reads everything.
select tests.as_owner();
select setseed(0.42);
create temp table pieces as
  select distinct case floor(random() * 4)::int when 0 then upper(piece) when 1 then overlay(piece placing '_' from 2 for 1) else piece end as q
  from (
    select substr(t.title, 1 + floor(random() * char_length(t.title))::int, 3 + floor(random() * 6)::int) as piece
    from (select title from properties union all select title from feed_posts union all select title from forum_topics) t, generate_series(1, 8)
  ) p
  where char_length(btrim(piece)) > 2;
grant select on pieces to authenticated;
create function tests.naive(q text) returns text language sql security definer as $$
  select coalesce((
    select string_agg('listing ' || title, ', ' order by verified desc, created_at desc, id desc) from (
      select * from properties where status = 'active' and strpos(search_text, lower(btrim(q))) > 0 order by verified desc, created_at desc, id desc limit 4
    ) l
  ), '') || coalesce((
    select string_agg(kind || ' ' || title, ', ' order by created_at desc, id) from (
      select * from (
        select 'post' as kind, id, title, created_at from feed_posts where strpos(lower(title || E'\n' || coalesce(location, '')), lower(btrim(q))) > 0
        union all select 'topic', id, title, created_at from forum_topics where strpos(lower(title), lower(btrim(q))) > 0
      ) both_kinds order by created_at desc, id limit 4
    ) t
  ), '');
$$;
select tests.as_member('Basic');
select cmp_ok((select count(*)::integer from pieces), '>', 40, 'there are enough of them');
select is_empty(
  $$ select q, found, expected from (
       select q, tests.naive(q) as expected,
         coalesce((select string_agg(kind || ' ' || title, ', ') from search_site(q) where kind = 'listing'), '')
           || coalesce((select string_agg(kind || ' ' || title, ', ') from search_site(q) where kind in ('post', 'topic')), '') as found
       from pieces
     ) asked where found <> expected $$,
  'nothing is missed, nothing added, whatever is asked'
);

select * from finish();
rollback;
