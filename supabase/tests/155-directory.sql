-- The member directory lists public profiles, partners first.
-- Searching and filtering need a confirmed email. Suggestions follow.
begin;
\ir helpers.psql
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
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.found() $$, 'gives Partner, Closer, Pro, Ann, Basic, bob 100%_\, Staff, Unconfirmed',
    'the directory sorts partners first, then other paid members, then everyone else, each by name'),
  ($$ tests.found(page_size => 3) $$, 'gives Partner, Closer, Pro',
    'the first page has the number of members requested'),
  ($$ tests.found(page_size => 3, after => jsonb_build_object('membership_tier', 'pro', 'name', 'Pro', 'id',
      tests.user_id('Pro'))) $$, 'gives Ann, Basic, bob 100%_\', 'the next page continues after the cursor'),
  ($$ tests.found(page_size => 0) $$, 'gives Partner', 'a page has at least one member')
) as t (statement, outcome, rule);
select is(tests.found(after => 'null'), tests.found(), 'a JSON null cursor returns the first page');
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.found(after => '"x"') $$, 'fails 22023', 'a cursor must be an object'),
  ($$ select tests.found(after => '{"name": "Pro"}') $$, 'fails 22023', 'a cursor must have a tier, name, and id'),
  ($$ select tests.found(after => '{"membership_tier": "pro", "name": "Pro", "id": "x"}') $$, 'fails 22P02',
    'a cursor''s id must be a uuid')
) as t (statement, outcome, rule);

-- Search and filters ------------------------------------------------------------------------------

select is(tests.found('ANN'), 'Ann', 'search finds a name regardless of case');
select is(tests.found('kumquat'), 'Ann', 'search finds a title, in public profiles only');
select is(tests.found('Reno, NV'), 'Ann', 'search finds a location');
select is(tests.found('re'), 'Ann', 'search works with two letters');
select is(tests.found('broker'|| E'\n' || 'reno'), 'Ann', 'a search can contain a line break');
select is(tests.found('%'), 'bob 100%_\', '% in a search is a literal character');
select is(tests.found('_\'), 'bob 100%_\', '_ and \ in a search are literal characters');
select is(tests.found('0%_'), 'bob 100%_\', 'wildcards within words are literal characters');
select is(tests.found($$'); drop table public.users; --$$), '', 'a search that looks like SQL finds nothing');
select is(tests.found('xylophone'), '', 'a search without matches returns an empty list');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.found('', 'partner') $$, 'gives Partner', 'the partner filter lists partners'),
  ($$ tests.found('', 'pro') $$, 'gives Closer, Pro', 'the pro filter lists pro and closer members'),
  ($$ tests.found('o', 'pro', page_size => 1) $$, 'gives Closer', 'search and filter can be combined'),
  ($$ tests.found('o', 'pro', page_size => 1, after => jsonb_build_object('membership_tier', 'closer', 'name', 'Closer',
      'id', tests.user_id('Closer'))) $$, 'gives Pro', 'a filtered search has pages')
) as t (statement, outcome, rule);
select is(
  tests.found('', 'partner', jsonb_build_object('membership_tier', 'free', 'name', 'Ann', 'id', tests.user_id('Ann'))),
  '', 'a partner-filtered page after the last partner is empty'
);
select is(tests.found('', null), tests.found(), 'a null filter lists everyone');
select throws_ok($$ select tests.found('', 'basic') $$, '22023', null, 'an unknown filter is rejected');

-- However they're spelled, in any order.
update users set name = 'José O''Brien-Łukasz' where id = tests.user_id('Ann');
select is(tests.found(search), 'José O''Brien-Łukasz', 'search finds a name however it''s spelled: ' || search)
from unnest(array[
  'jose', 'JOSÉ', U&'jose\0301', 'jósé', 'o''brien', 'o’brien', 'oʻbrien', 'o`brien', 'obrien', 'lukasz jose',
  'O’Brien, José', 'josé  lukasz', U&'jos\00e9\00a0obrien', 'brien‑lukasz', 'ｊｏｓｅ'
]) as search;
select is(tests.found('jose miller'), '', 'every word has to be there');
update users set name = 'Ann' where id = tests.user_id('Ann');

-- The directory has to follow profile changes immediately.
update users set profile_status = 'private' where id = tests.user_id('Ann');
select is(tests.found('kumquat'), '', 'a member who goes private can''t be found, even by themselves');
update users set profile_status = 'public', name = 'Annabel', title = 'Broker' where id = tests.user_id('Ann');
select tests.holds($$ tests.found('annabel') || tests.found('kumquat') $$, 'gives Annabel',
    'a member who goes public again is found by their new name and title');
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
      private.fold_text(name || E'\n' || coalesce(title, '') || E'\n' || coalesce(location, '')) as search_text
    from users
    where profile_status = 'public'
  $$,
  'the directory table matches the public profiles'
);

-- Email confirmation ------------------------------------------------------------------------------

select tests.as_member('Unconfirmed');
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.found(page_size => 2) $$, 'gives Annabel, Partner', 'an unconfirmed member can read the directory'),
  ($$ select tests.found('ann') $$, 'fails 42501: Please confirm your email address to use search and filter features.',
    'an unconfirmed member can''t search the directory'),
  ($$ select tests.found('', 'partner') $$,
    'fails 42501: Please confirm your email address to use search and filter features.',
    'an unconfirmed member can''t filter the directory')
) as t (statement, outcome, rule);
select is(tests.found('  '), tests.found(), 'a blank search doesn''t need a confirmed email');
select tests.as_owner();
select tests.verify_email('Unconfirmed');
select tests.as_member('Unconfirmed');
select is(tests.found('annabel'), 'Annabel', 'a member can search after confirming their email');

-- Private profiles --------------------------------------------------------------------------------

select tests.as_owner();
select tests.connect('Hidden', 'Pro');
select tests.as_member('Staff');
select is(tests.found('hidden'), '', 'staff don''t find private members in the directory');
select tests.as_member('Hidden');
select is(tests.found('annabel'), 'Annabel', 'a private member can search the directory');

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
select is(tests.suggested(), 'Bob, Pro, Staff, Partner',
  'suggestions sort by shared markets, then paid tiers, and fill up with partners, without oneself or private members');
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
select tests.holds(statement, outcome, rule) from (values
  ($$ tests.suggested(2) $$, 'gives Staff, Partner', 'suggestions don''t include a member who blocked the caller'),
  ($$ tests.found('pro') || tests.found('', 'pro') $$, 'gives Closer',
    'the directory search doesn''t include a member who blocked the caller'),
  ($$ tests.found() $$, 'gives Annabel, Partner, Closer, Basic, Bob, Staff, Unconfirmed',
    'the directory list doesn''t include a member who blocked the caller'),
  ($$ tests.found(page_size => 2, after => jsonb_build_object('membership_tier', 'partner', 'name', 'Partner', 'id',
      tests.user_id('Partner'))) $$, 'gives Closer, Basic', 'pages stay full when a blocked member is left out')
) as t (statement, outcome, rule);
select tests.as_member('Basic');
select is(tests.suggested(1),
  (select name from users where membership_tier = 'partner' order by created_at desc, id limit 1),
  'without markets, suggestions are the newest partners');

-- The buy box on a profile ------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user('Unverified', confirmed => false);
insert into buybox_profiles (user_id, states, counties, property_types, min_price, max_price, phone)
select tests.user_id(who), '{TX}', '{"Travis, TX"}', '{Land}', 1000, 2000, '555'
from unnest(array['Bob', 'Hidden', 'Pro']) as who
on conflict (user_id) do nothing;
select tests.as_member('Ann');
select is((select buy_box(u) from users u where id = tests.user_id('Bob')),
  '{"states": ["TX"], "counties": ["Travis, TX"], "property_types": ["Land"]}',
  'a profile shows only the buy box''s states, counties, and property types');
select tests.holds($$ select buy_box(u) from users u where id = tests.user_id('Ann') $$, 'gives null',
    'buy_box returns null without a buy box');
select is(
  buy_box(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id(who), 'profile_status', 'public'))),
  null, 'a hand-built users row doesn''t reveal the buy box of ' || who
) from unnest(array['Hidden', 'Pro']) as who;
select tests.holds(who, statement, outcome, rule) from (values
  ('Unverified', $$ select buy_box(u) from users u where id = tests.user_id('Bob') $$, 'gives null',
    'a profile hides the buy box from members without a verified email'),
  ('visitor', $$ select buy_box(u) from users u where id = tests.user_id('Bob') $$, 'fails 42501',
    'and from visitors'),
  ('Bob', $$ update buybox_profiles set shown = false $$, 'works', 'a member can hide it'),
  ('Ann', $$ select buy_box(u) from users u where id = tests.user_id('Bob') $$, 'gives null',
    'a profile hides a buy box that its owner hid'),
  ('Staff', $$ select buy_box(u) from users u where id = tests.user_id('Bob') $$, 'gives null', 'even from staff'),
  ('Bob', $$ select buy_box(u) from users u where id = tests.user_id('Bob') $$, 'gives null',
    'and on the owner''s own profile, which looks as it does to others'),
  ('Staff', $$ select buy_box(u) from users u where id = tests.user_id('Hidden') and buy_box(u) is not null $$, 'rows',
    'staff can see a private member''s buy box')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
