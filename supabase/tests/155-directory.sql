-- The directory: public profiles only, partners first, behind a confirmed email as soon as one searches or filters; and whom to follow.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();
update users set title = 'Kumquat broker', location = 'Reno, NV' where id = tests.user_id('Ann');
update users set title = 'Kumquat broker', location = 'Reno, NV' where id = tests.user_id('Hidden');
update users set name = 'bob 100%_\' where id = tests.user_id('Bob');

create function tests.found(search text default '', tier text default 'all', after jsonb default null, page_size integer default 24) returns text language sql
as $$ select coalesce(string_agg(m.name, ', ' order by m.place), '') from (select f.name, row_number() over () as place from public.search_members(search, tier, after, page_size) f) m; $$;

-- The order and its pages --------------------------------------------------------------------------------

select tests.as_member('Ann');
select is(
  tests.found(), 'Partner, Closer, Pro, Ann, Basic, bob 100%_\, Staff, Unconfirmed', 'partners, then other paid ones, then everybody else, each by name'
);
select is(tests.found(page_size => 3), 'Partner, Closer, Pro', 'a page of three');
select is(
  tests.found(page_size => 3, after => jsonb_build_object('membership_tier', 'pro', 'name', 'Pro', 'id', tests.user_id('Pro'))),
  'Ann, Basic, bob 100%_\', 'and the next'
);
select is(tests.found(page_size => 0), 'Partner', 'a page has one member at least');
select is(tests.found(after => 'null'), tests.found(), 'null begins at the beginning');
select throws_ok($$ select tests.found(after => '"x"') $$, '22023', null, 'a page goes on from a row');
select throws_ok($$ select tests.found(after => '{"name": "Pro"}') $$, '22023', null, 'that says where it stood');
select throws_ok($$ select tests.found(after => '{"membership_tier": "pro", "name": "Pro", "id": "x"}') $$, '22P02', null, 'in a way that can be read');

-- Searching and filtering ------------------------------------------------------------------------------------

select is(tests.found('ANN'), 'Ann', 'by name, in any case');
select is(tests.found('kumquat'), 'Ann', 'by title, public profiles only');
select is(tests.found('Reno, NV'), 'Ann', 'by location');
select is(tests.found('re'), 'Ann', 'by two letters');
select is(tests.found('  kumquat  '), 'Ann', 'not minding blanks around it');
select is(tests.found('broker'|| E'\n' || 'reno'), 'Ann', 'line ends are no trouble');
select is(tests.found('%'), 'bob 100%_\', 'signs mean themselves');
select is(tests.found('_\'), 'bob 100%_\', 'all of them');
select is(tests.found('0%_'), 'bob 100%_\', 'within words, too');
select is(tests.found($$'); drop table public.users; --$$), '', 'and are no program');
select is(tests.found('xylophone'), '', 'nothing found is nothing');
select is(tests.found('', 'partner'), 'Partner', 'partners');
select is(tests.found('', 'pro'), 'Closer, Pro', 'closers, who are pro and closer');
select is(tests.found('o', 'pro', page_size => 1), 'Closer', 'with a text');
select is(
  tests.found('o', 'pro', page_size => 1, after => jsonb_build_object('membership_tier', 'closer', 'name', 'Closer', 'id', tests.user_id('Closer'))),
  'Pro', 'page by page'
);
select is(
  tests.found('', 'partner', jsonb_build_object('membership_tier', 'free', 'name', 'Ann', 'id', tests.user_id('Ann'))), '', 'a filter ends where its tier ends'
);
select is(tests.found('', null), tests.found(), 'no filter is none');
select throws_ok($$ select tests.found('', 'basic') $$, '22023', null, 'there are three');
select throws_ok($$ select tests.found('', '') $$, '22023', null, 'and no others');

-- It follows what changes at once.
update users set profile_status = 'private' where id = tests.user_id('Ann');
select is(tests.found('kumquat'), '', 'who goes private is found no more, not even by themselves');
update users set profile_status = 'public', name = 'Annabel', title = 'Broker' where id = tests.user_id('Ann');
select is(tests.found('annabel') || tests.found('kumquat'), 'Annabel', 'who comes back is found by what they are now');
select tests.as_owner();
update users set membership_tier = 'partner' where id = tests.user_id('Ann');
select tests.as_member('Ann');
select is(tests.found('', 'partner'), 'Annabel, Partner', 'in the place of their tier');
select tests.as_owner();
update users set bio = 'Hi' where id = tests.user_id('Ann');
select set_eq(
  $$ select user_id, rank, sorted, search_text from private.directory $$,
  $$ select id, private.tier_rank(membership_tier), lower(name) as sorted,
       lower(name || E'\n' || coalesce(title, '') || E'\n' || coalesce(location, '')) as search_text
     from users where profile_status = 'public' $$, 'the directory is what the profiles say'
);

-- The gate -------------------------------------------------------------------------------------------------------

select tests.as_member('Unconfirmed');
select is(tests.found(page_size => 2), 'Annabel, Partner', 'an unconfirmed member reads the directory');
select throws_ok(
  $$ select tests.found('ann') $$, '42501', 'Please confirm your email address to use search and filter features.', 'but does not search'
);
select throws_ok(
  $$ select tests.found('', 'partner') $$, '42501', 'Please confirm your email address to use search and filter features.', 'nor filter'
);
select is(tests.found('  '), tests.found(), 'blanks are no search');
select tests.as_owner();
update auth.users set email_confirmed_at = now() where id = tests.user_id('Unconfirmed');
select tests.as_member('Unconfirmed');
select is(tests.found('annabel'), 'Annabel', 'until the email is confirmed');
select tests.as_visitor();
select throws_ok($$ select tests.found() $$, '42501', null, 'visitors have no directory');
select throws_ok($$ select suggested_members() $$, '42501', null, 'nor suggestions');

-- Private profiles -----------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.connect('Hidden', 'Pro');
select tests.as_member('Staff');
select is(tests.found('hidden'), '', 'staff see private profiles, but the directory does not list them');
select tests.as_member('Pro');
select is(tests.found('hidden'), '', 'nor for their connections');
select tests.as_member('Hidden');
select is(tests.found('hidden'), '', 'nor for themselves');
select is(tests.found('annabel'), 'Annabel', 'who search like everybody');
select throws_ok($$ select from private.directory $$, '42501', null, 'and nobody reads the table behind it');

-- Suggestions ------------------------------------------------------------------------------------------------------

select tests.as_owner();
insert into member_markets (user_id, state, county) values
  (tests.user_id('Ann'), 'TX', 'Travis'), (tests.user_id('Ann'), 'TX', 'Dallas'),
  (tests.user_id('Bob'), 'TX', 'Travis'), (tests.user_id('Bob'), 'TX', 'Dallas'),
  (tests.user_id('Staff'), 'TX', 'Dallas'), (tests.user_id('Pro'), 'TX', 'Dallas'),
  (tests.user_id('Hidden'), 'TX', 'Travis'), (tests.user_id('Hidden'), 'TX', 'Dallas'),
  (tests.user_id('Closer'), 'OK', 'Tulsa');
update users set name = 'Bob' where id = tests.user_id('Bob');
create function tests.suggested(most integer default 4) returns text language sql
as $$ select coalesce(string_agg(m.name, ', ' order by m.place), '') from (select f.name, row_number() over () as place from public.suggested_members(most) f) m; $$;
select tests.as_member('Ann');
select is(tests.suggested(), 'Bob, Pro, Staff, Partner', 'most shared markets first, then paid ones, filled up with partners; never oneself or a private member');
select is(tests.suggested(2), 'Bob, Pro', 'so many');
select is(tests.suggested(24), 'Bob, Pro, Staff, Partner, Closer, ' || (
  select string_agg(name, ', ' order by created_at desc, id) from users where name in ('Basic', 'Unconfirmed')
), 'nobody twice');
select follow_member(tests.user_id('Ann'), tests.user_id('Bob'));
select is(tests.suggested(2), 'Pro, Staff', 'nor whom one follows');
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Pro'), tests.user_id('Ann'));
select tests.as_member('Ann');
select is(tests.suggested(2), 'Staff, Partner', 'nor across a block');
select is(tests.found('pro') || tests.found('', 'pro'), 'Closer', 'which the directory keeps, too');
select is(tests.found(), 'Annabel, Partner, Closer, Basic, Bob, Staff, Unconfirmed', 'on every page');
select is(
  tests.found(page_size => 2, after => jsonb_build_object('membership_tier', 'partner', 'name', 'Partner', 'id', tests.user_id('Partner'))),
  'Closer, Basic', 'which stay full'
);
select tests.as_member('Basic');
select is(tests.suggested(1), (select name from users where membership_tier = 'partner' order by created_at desc, id limit 1), 'without markets, the newest partners');

-- What a profile shows of a buy box ------------------------------------------------------------------------------

select tests.as_owner();
insert into buybox_profiles (user_id, states, counties, property_types, min_price, max_price, phone)
select tests.user_id(who), '{TX}', '{"Travis, TX"}', '{Land}', 1000, 2000, '555' from unnest(array['Bob', 'Hidden', 'Pro']) as who
on conflict (user_id) do nothing;
select tests.as_member('Ann');
select is(
  (select buy_box(u) from users u where id = tests.user_id('Bob')), '{"states": ["TX"], "counties": ["Travis, TX"], "property_types": ["Land"]}',
  'states, counties and types of a buy box, and nothing else'
);
select is((select buy_box(u) from users u where id = tests.user_id('Ann')), null, 'null without one');
select is(
  buy_box(jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id(who), 'profile_status', 'public'))), null, 'a forged row opens nobody''s: ' || who
) from unnest(array['Hidden', 'Pro']) as who;
select is_empty($$ select from buybox_profiles where user_id = tests.user_id('Bob') $$, 'the table stays shut');
select tests.as_member('Staff');
select isnt_empty($$ select buy_box(u) from users u where id = tests.user_id('Hidden') and buy_box(u) is not null $$, 'staff see that of a private member');
select tests.as_visitor();
select throws_ok($$ select buy_box(u) from users u $$, '42501', null, 'visitors none');

select * from finish();
rollback;
