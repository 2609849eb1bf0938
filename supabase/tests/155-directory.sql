-- The member directory lists public profiles, partners first.
-- Searching and filtering need a confirmed email. Suggestions follow.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
update users set title = 'Kumquat broker', location = 'Reno, NV' where id = tests.user_id('Ann');
update users set title = 'Kumquat broker', location = 'Reno, NV' where id = tests.user_id('Hidden');
update users set name = 'bob 100%_\' where id = tests.user_id('Bob');

create function tests.found(
  search text default '', tier text default 'all', after jsonb default null, page_size integer default 24
) returns text language sql
as $$
  select coalesce(string_agg(m.name, ', ' order by m.place), '')
  from (select f.name, row_number() over () as place from public.search_members(search, tier, after, page_size) f) m;
$$;

-- Order and pages ---------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(
  tests.found(),
  'Partner, Closer, Pro, Ann, Basic, bob 100%_\, Staff, Unconfirmed',
  'the directory sorts partners first, then other paid members, then everyone else, each by name'
);
select is(tests.found(page_size => 3), 'Partner, Closer, Pro', 'the first page has the number of members requested');
select is(
  tests.found(
    page_size => 3, after => jsonb_build_object('membership_tier', 'pro', 'name', 'Pro', 'id', tests.user_id('Pro'))
  ),
  'Ann, Basic, bob 100%_\', 'the next page continues after the cursor'
);
select is(tests.found(page_size => 0), 'Partner', 'a page has at least one member');
select is(tests.found(after => 'null'), tests.found(), 'a JSON null cursor returns the first page');
select throws_ok($$ select tests.found(after => '"x"') $$, '22023', null, 'a cursor must be an object');
select throws_ok(
  $$ select tests.found(after => '{"name": "Pro"}') $$,
  '22023', null, 'a cursor must have a tier, name, and id'
);
select throws_ok(
  $$ select tests.found(after => '{"membership_tier": "pro", "name": "Pro", "id": "x"}') $$,
  '22P02', null, 'a cursor''s id must be a uuid'
);

-- Search and filters ------------------------------------------------------------------------------

select is(tests.found('ANN'), 'Ann', 'search finds a name regardless of case');
select is(tests.found('kumquat'), 'Ann', 'search finds a title, in public profiles only');
select is(tests.found('Reno, NV'), 'Ann', 'search finds a location');
select is(tests.found('re'), 'Ann', 'search works with two letters');
select is(tests.found('  kumquat  '), 'Ann', 'search ignores surrounding spaces');
select is(tests.found('broker'|| E'\n' || 'reno'), 'Ann', 'a search can contain a line break');
select is(tests.found('%'), 'bob 100%_\', '% in a search is a literal character');
select is(tests.found('_\'), 'bob 100%_\', '_ and \ in a search are literal characters');
select is(tests.found('0%_'), 'bob 100%_\', 'wildcards within words are literal characters');
select is(tests.found($$'); drop table public.users; --$$), '', 'a search that looks like SQL finds nothing');
select is(tests.found('xylophone'), '', 'a search without matches returns an empty list');
select is(tests.found('', 'partner'), 'Partner', 'the partner filter lists partners');
select is(tests.found('', 'pro'), 'Closer, Pro', 'the pro filter lists pro and closer members');
select is(tests.found('o', 'pro', page_size => 1), 'Closer', 'search and filter can be combined');
select is(
  tests.found(
    'o', 'pro', page_size => 1,
    after => jsonb_build_object('membership_tier', 'closer', 'name', 'Closer', 'id', tests.user_id('Closer'))
  ),
  'Pro', 'a filtered search has pages'
);
select is(
  tests.found('', 'partner', jsonb_build_object('membership_tier', 'free', 'name', 'Ann', 'id', tests.user_id('Ann'))),
  '', 'a partner-filtered page after the last partner is empty'
);
select is(tests.found('', null), tests.found(), 'a null filter lists everyone');
select throws_ok($$ select tests.found('', 'basic') $$, '22023', null, 'an unknown filter is rejected');
select throws_ok($$ select tests.found('', '') $$, '22023', null, 'an empty filter is rejected');

-- The directory has to follow profile changes immediately.
update users set profile_status = 'private' where id = tests.user_id('Ann');
select is(tests.found('kumquat'), '', 'a member who goes private can''t be found, even by themselves');
update users set profile_status = 'public', name = 'Annabel', title = 'Broker' where id = tests.user_id('Ann');
select is(
  tests.found('annabel') || tests.found('kumquat'),
  'Annabel', 'a member who goes public again is found by their new name and title'
);
select tests.as_owner();
update users set membership_tier = 'partner' where id = tests.user_id('Ann');
select tests.as_member('Ann');
select is(tests.found('', 'partner'), 'Annabel, Partner', 'a member who becomes a partner is listed as one');
select tests.as_owner();
update users set bio = 'Hi' where id = tests.user_id('Ann');
select set_eq(
  $$ select user_id, rank, sorted, search_text from private.directory $$,
  $$
    select id, private.tier_rank(membership_tier), lower(name) as sorted,
      lower(name || E'\n' || coalesce(title, '') || E'\n' || coalesce(location, '')) as search_text
    from users
    where profile_status = 'public'
  $$,
  'the directory table matches the public profiles'
);

-- Email confirmation ------------------------------------------------------------------------------

select tests.as_member('Unconfirmed');
select is(tests.found(page_size => 2), 'Annabel, Partner', 'an unconfirmed member can read the directory');
select throws_ok(
  $$ select tests.found('ann') $$,
  '42501', 'Please confirm your email address to use search and filter features.',
  'an unconfirmed member can''t search the directory'
);
select throws_ok(
  $$ select tests.found('', 'partner') $$,
  '42501', 'Please confirm your email address to use search and filter features.',
  'an unconfirmed member can''t filter the directory'
);
select is(tests.found('  '), tests.found(), 'a blank search doesn''t need a confirmed email');
select tests.as_owner();
select tests.verify_email('Unconfirmed');
select tests.as_member('Unconfirmed');
select is(tests.found('annabel'), 'Annabel', 'a member can search after confirming their email');
select tests.as_visitor();
select throws_ok($$ select tests.found() $$, '42501', null, 'a visitor can''t read the directory');
select throws_ok($$ select suggested_members() $$, '42501', null, 'a visitor can''t get suggestions');

-- Private profiles --------------------------------------------------------------------------------

select tests.as_owner();
select tests.connect('Hidden', 'Pro');
select tests.as_member('Staff');
select is(tests.found('hidden'), '', 'staff don''t find private members in the directory');
select tests.as_member('Pro');
select is(tests.found('hidden'), '', 'a connection doesn''t find a private member in the directory');
select tests.as_member('Hidden');
select is(tests.found('hidden'), '', 'a private member doesn''t find themselves in the directory');
select is(tests.found('annabel'), 'Annabel', 'a private member can search the directory');
select throws_ok($$ select from private.directory $$, '42501', null, 'a member can''t read private.directory');

-- Suggestions -------------------------------------------------------------------------------------

select tests.as_owner();
insert into member_markets (user_id, state, county) values
  (tests.user_id('Ann'), 'TX', 'Travis'), (tests.user_id('Ann'), 'TX', 'Dallas'),
  (tests.user_id('Bob'), 'TX', 'Travis'), (tests.user_id('Bob'), 'TX', 'Dallas'),
  (tests.user_id('Staff'), 'TX', 'Dallas'), (tests.user_id('Pro'), 'TX', 'Dallas'),
  (tests.user_id('Hidden'), 'TX', 'Travis'), (tests.user_id('Hidden'), 'TX', 'Dallas'),
  (tests.user_id('Closer'), 'OK', 'Tulsa');
update users set name = 'Bob' where id = tests.user_id('Bob');
create function tests.suggested(most integer default 4) returns text language sql
as $$
  select coalesce(string_agg(m.name, ', ' order by m.place), '')
  from (select f.name, row_number() over () as place from public.suggested_members(most) f) m;
$$;
select tests.as_member('Ann');
select is(
  tests.suggested(),
  'Bob, Pro, Staff, Partner',
  'suggestions sort by shared markets, then paid tiers, and fill up with partners, without oneself or private members'
);
select is(tests.suggested(2), 'Bob, Pro', 'suggestions are limited to the number requested');
select is(
  tests.suggested(24),
  'Bob, Pro, Staff, Partner, Closer, '
    || (select string_agg(name, ', ' order by created_at desc, id) from users where name in ('Basic', 'Unconfirmed')),
  'suggestions list each member once'
);
select follow_member(tests.user_id('Ann'), tests.user_id('Bob'));
select is(tests.suggested(2), 'Pro, Staff', 'suggestions don''t include members already followed');
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Pro'), tests.user_id('Ann'));
select tests.as_member('Ann');
select is(tests.suggested(2), 'Staff, Partner', 'suggestions don''t include a member who blocked the caller');
select is(
  tests.found('pro') || tests.found('', 'pro'),
  'Closer', 'the directory search doesn''t include a member who blocked the caller'
);
select is(
  tests.found(),
  'Annabel, Partner, Closer, Basic, Bob, Staff, Unconfirmed',
  'the directory list doesn''t include a member who blocked the caller'
);
select is(
  tests.found(
    page_size => 2,
    after => jsonb_build_object('membership_tier', 'partner', 'name', 'Partner', 'id', tests.user_id('Partner'))
  ),
  'Closer, Basic', 'pages stay full when a blocked member is left out'
);
select tests.as_member('Basic');
select is(
  tests.suggested(1),
  (select name from users where membership_tier = 'partner' order by created_at desc, id limit 1),
  'without markets, suggestions are the newest partners'
);

-- The buy box on a profile ------------------------------------------------------------------------

select tests.as_owner();
insert into buybox_profiles (user_id, states, counties, property_types, min_price, max_price, phone)
select tests.user_id(who), '{TX}', '{"Travis, TX"}', '{Land}', 1000, 2000, '555'
from unnest(array['Bob', 'Hidden', 'Pro']) as who
on conflict (user_id) do nothing;
select tests.as_member('Ann');
select is(
  (select buy_box(u) from users u where id = tests.user_id('Bob')),
  '{"states": ["TX"], "counties": ["Travis, TX"], "property_types": ["Land"]}',
  'a profile shows only the buy box''s states, counties, and property types'
);
select is(
  (select buy_box(u) from users u where id = tests.user_id('Ann')),
  null, 'buy_box returns null without a buy box'
);
select is(
  buy_box(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id(who), 'profile_status', 'public'))),
  null, 'a hand-built users row doesn''t reveal the buy box of ' || who
) from unnest(array['Hidden', 'Pro']) as who;
select is_empty(
  $$ select from buybox_profiles where user_id = tests.user_id('Bob') $$,
  'a member can''t read other members'' buy box rows'
);
select tests.as_member('Staff');
select isnt_empty(
  $$ select buy_box(u) from users u where id = tests.user_id('Hidden') and buy_box(u) is not null $$,
  'staff can see a private member''s buy box'
);
select tests.as_visitor();
select throws_ok($$ select buy_box(u) from users u $$, '42501', null, 'a visitor can''t call buy_box');

select * from finish();
rollback;
