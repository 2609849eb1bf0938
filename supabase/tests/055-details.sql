-- Roles, industries, home, markets and buy box: told at sign-up, kept by their owner, shown as the owner says.
begin;
\ir helpers.psql
select no_plan();
select tests.create_cast();

-- Told at sign-up ------------------------------------------------------------------------------------

/* A sign-up with that metadata, whatever it is. */
create function tests.sign_up(name text, meta jsonb) returns void language sql
as $$
  insert into auth.users (id, email, raw_user_meta_data)
  values (tests.user_id(name), lower(name) || '@tests.example', meta);
$$;
/* All that sign-up stored beside name and contact. */
create function tests.stored(name text) returns jsonb language sql
as $$
  select jsonb_build_object(
    'roles', d.roles, 'industries', d.industries, 'state', d.home_state, 'county', d.home_county, 'shown', d.shown,
    'markets', (
      select coalesce(jsonb_agg(m.county || ', ' || m.state order by m.state, m.county), '[]') from public.member_markets m where m.user_id = d.user_id
    ),
    'buy box', (select jsonb_build_object('states', b.states, 'counties', b.counties) from public.buybox_profiles b where b.user_id = d.user_id)
  )
  from public.member_details d where d.user_id = tests.user_id(stored.name);
$$;
create function tests.nothing_stored() returns jsonb language sql
as $$ select '{"roles": [], "industries": [], "state": null, "county": null, "shown": true, "markets": [], "buy box": null}'::jsonb; $$;

select tests.sign_up('Fay', '{
  "name": "Fay", "phone": "555-0100", "roles": ["landlord", "agent"], "industries": ["land", "mixedUse"], "state": "VA", "county": "Fairfax, City of",
  "markets": [{"state": "VA", "county": "Fairfax"}, {"state": "TX", "county": "Travis"}, {"state": "VA", "county": "Fairfax, City of"}],
  "sub": "kept"
}');
select is(tests.stored('Fay'), '{
  "roles": ["landlord", "agent"], "industries": ["land", "mixedUse"], "state": "VA", "county": "Fairfax, City of", "shown": true,
  "markets": ["Travis, TX", "Fairfax, VA", "Fairfax, City of, VA"],
  "buy box": {"states": ["TX", "VA"], "counties": ["Travis, TX", "Fairfax, VA", "Fairfax, City of, VA"]}
}', 'everything told at sign-up is stored, and the markets start the buy box');
select is((select location from users where id = tests.user_id('Fay')), 'City of Fairfax, VA', 'the location reads as people say it');
select is(
  (select raw_user_meta_data from auth.users where id = tests.user_id('Fay')), '{"name": "Fay", "phone": "555-0100", "sub": "kept"}',
  'what has a table of its own does not travel in the token; the rest stays'
);
select is(
  (select to_jsonb(b) - 'user_id' - 'states' - 'counties' - 'created_at' - 'updated_at' from buybox_profiles b where user_id = tests.user_id('Fay')),
  '{"property_types": [], "conditions": [], "min_price": null, "max_price": null, "financing": [], "investment_strategies": [], "vip_alerts": false, "alert_mail": "daily", "phone": null}',
  'the first buy box sets no other condition'
);
select tests.sign_up('Tex', '{"state": "TX", "county": "Travis"}');
select is((select location from users where id = tests.user_id('Tex')), 'Travis, TX', 'the home is the first location of the profile');
select is(tests.stored('Tex') -> 'buy box', 'null', 'without markets no buy box is begun');
select is(tests.stored('Ann'), tests.nothing_stored(), 'who tells nothing has details all the same, empty ones');
select is((select count(*) from users), (select count(*) from member_details), 'every member has details');

-- Any JSON at all signs up; what is not known is dropped.
create temp table shapes (name text primary key, meta jsonb);
insert into shapes (name, meta) values
  ('none', null), ('json null', 'null'), ('text', '"roles"'), ('number', '7'), ('true', 'true'), ('list', '[]'), ('list of objects', '[{"roles": ["agent"]}]'),
  ('empty', '{}'), ('nulls', '{"roles": null, "industries": null, "state": null, "county": null, "markets": null}'),
  ('numbers', '{"roles": 1, "industries": 2.5, "state": 3, "county": 4, "markets": 5}'),
  ('texts', '{"roles": "agent", "industries": "land", "state": "", "county": "", "markets": "Travis, TX"}'),
  ('objects', '{"roles": {"agent": true}, "industries": {"0": "land"}, "state": {"a": 1}, "county": {"b": 2}, "markets": {"state": "TX", "county": "Travis"}}'),
  ('lists of objects', '{"roles": [{"id": "agent"}], "industries": [{"id": "land"}], "state": ["TX"], "county": ["Travis"], "markets": [[{"state": "TX", "county": "Travis"}]]}'),
  ('lists of nulls', '{"roles": [null], "industries": [null], "markets": [null, {}, [], 7, "x", true]}'),
  ('nested', '{"roles": [["agent"]], "industries": [[["land"]]], "markets": [{"state": {"state": "TX"}, "county": {"county": "Travis"}}]}'),
  ('unknown', '{"roles": ["owner", "AGENT", " agent", "agent "], "industries": ["Land", ""], "state": "ZZ", "county": "Nowhere", "markets": [{"state": "ZZ", "county": "Nowhere"}]}'),
  ('not text', '{"roles": ["{agent}", "agent,landlord", "\"agent\"", "''; drop table users; --"], "industries": ["null", "NULL"]}'),
  ('state alone', '{"state": "TX"}'), ('county alone', '{"county": "Travis"}'),
  ('county of another state', '{"state": "VA", "county": "Travis", "markets": [{"state": "VA", "county": "Travis"}]}'),
  ('other spelling', '{"state": "tx", "county": "travis", "markets": [{"state": "TX", "county": "Travis County"}, {"state": "VA", "county": "City of Fairfax"}]}'),
  ('half markets', '{"markets": [{"state": "TX"}, {"county": "Travis"}, {"state": "TX", "county": null}, {"State": "TX", "County": "Travis"}]}'),
  ('deep', ('{"markets": ' || repeat('[', 500) || repeat(']', 500) || '}')::jsonb),
  ('long', jsonb_build_object('roles', jsonb_build_array(repeat('x', 100000)), 'state', repeat('T', 100000), 'county', repeat('C', 100000)));
select lives_ok(format('select tests.sign_up(%L, (select meta from shapes where name = %L))', name, name), 'signs up with ' || name) from shapes;
select is(tests.stored(name), tests.nothing_stored(), 'and nothing is stored of it: ' || name) from shapes;
select is((select location from users where id = tests.user_id(s.name)), null, 'nor made a location of it: ' || s.name) from shapes s;
select is(
  (select count(*)::int from auth.users where jsonb_typeof(raw_user_meta_data) = 'object' and raw_user_meta_data ?| array['roles', 'industries', 'state', 'county', 'markets']),
  0, 'no metadata keeps what was told, known or not'
);

select tests.sign_up('Twice', '{
  "roles": ["agent", "owner", "agent", null, "birddog", "agent"], "industries": ["land", "land", 5, {"a": "land"}],
  "markets": [{"state": "TX", "county": "Travis"}, {"state": "TX", "county": "Travis", "more": 1}, "x", {"state": "TX", "county": "Travis"}]
}');
select is(
  tests.stored('Twice') - array['state', 'county', 'shown'],
  '{"roles": ["agent", "birddog"], "industries": ["land"], "markets": ["Travis, TX"], "buy box": {"states": ["TX"], "counties": ["Travis, TX"]}}',
  'known values are stored once, in their order, whatever stands between'
);

select tests.sign_up('Everywhere', jsonb_build_object('markets', (
  select jsonb_agg(jsonb_build_object('state', state, 'county', name) order by fips) from (select * from counties, generate_series(1, 4) limit 10000) as often
)));
select is((select count(*)::int from member_markets where user_id = tests.user_id('Everywhere')), 100, 'of 10,000 markets a hundred are kept');
select is((select cardinality(counties) from buybox_profiles where user_id = tests.user_id('Everywhere')), 100, 'all of them in the buy box');
select tests.sign_up('Stammer', jsonb_build_object('markets', (
  select jsonb_agg('{"state": "TX", "county": "Travis"}'::jsonb) from generate_series(1, 500)
) || '[{"state": "VA", "county": "Fairfax"}]'));
select is(tests.stored('Stammer') -> 'markets', '["Travis, TX", "Fairfax, VA"]', 'a market told 500 times takes nobody''s place');
select tests.sign_up('AllRoles', '{"roles": ["birddog", "wholesaler", "agent", "flipper", "landlord", "creative", "developer", "propertyManager"],
  "industries": ["residential", "commercial", "land", "industrial", "mixedUse", "hospitality"]}');
select is(jsonb_array_length(tests.stored('AllRoles') -> 'roles') + jsonb_array_length(tests.stored('AllRoles') -> 'industries'), 14, 'every role and industry of the form is known');
select is_empty(
  $$ select name || ', ' || state from counties where not private.counties_within(array[name || ', ' || state], array[state]) $$,
  'every county there is fits into a buy box'
);
select tests.sign_up('Pushy', jsonb_build_object('roles', array['agent'], 'verified', true, 'shown', false, 'user_id', tests.user_id('Bob'), 'membership_tier', 'closer'));
select is(tests.stored('Pushy') -> 'shown', 'true', 'nothing else comes in by metadata');
select is((select membership_tier from users where id = tests.user_id('Pushy')), 'free', 'least of all a tier');
update auth.users set raw_user_meta_data = '{"roles": ["developer"], "markets": [{"state": "TX", "county": "Travis"}]}' where id = tests.user_id('Ann');
select is(tests.stored('Ann'), tests.nothing_stored(), 'metadata of later changes nothing');

-- Who reads and edits details -------------------------------------------------------------------------

update member_details set roles = '{agent}', industries = '{land}', home_state = 'TX', home_county = 'Travis' where user_id in (tests.user_id('Bob'), tests.user_id('Hidden'));
insert into member_markets values (tests.user_id('Bob'), 'TX', 'Travis');
insert into buybox_profiles (user_id, states, phone) values (tests.user_id('Bob'), '{TX}', '555-box');

select tests.as_member('Bob');
select row_eq(
  $$ select roles, industries, home_state, home_county, shown from member_details $$, row ('{agent}'::text[], '{land}'::text[], 'TX'::text, 'Travis'::text, true),
  'a member reads their own details, and no others'
);
select is((select count(*)::int from member_markets), 1, 'and their own markets');
select is((select phone from buybox_profiles), '555-box', 'and their own buy box');
select lives_ok($$ update member_details set roles = '{flipper,agent}', industries = '{}', shown = false $$, 'a member edits roles, industries and whether they show');
select row_eq($$ select roles, shown from member_details $$, row ('{flipper,agent}'::text[], false), 'and the edit is there');
select lives_ok($$ update member_details set roles = '{agent}', industries = '{land}', shown = true $$, 'and back');
select throws_ok($$ update member_details set home_state = 'VA', home_county = 'Fairfax' $$, '42501', 'Not allowed to change home_county, home_state', 'not the home they told');
select throws_ok($$ update member_details set user_id = tests.user_id('Ann') $$, '42501', null, 'nor whose they are');
select throws_ok(format($$ update member_details set %s $$, change), code, null, 'refused: ' || change) from (values
  ('roles = ''{owner}''', '23514'), ('roles = ''{agent,agent}''', '23514'), ('roles = array[null]::text[]', '23514'), ('roles = ''{{agent},{flipper}}''', '23514'),
  ('roles = null', '23502'), ('industries = ''{retail}''', '23514'), ('industries = ''{land,land}''', '23514'), ('industries = ''{land,null}''', '23514'), ('shown = null', '23502')
) as refused (change, code);
select throws_ok($$ insert into member_details (user_id) values (tests.user_id('Bob')) $$, '42501', null, 'nobody makes details through the API');
select throws_ok($$ delete from member_details $$, '42501', null, 'or deletes them');
select throws_ok($$ insert into member_markets values (tests.user_id('Bob'), 'VA', 'Fairfax') $$, '42501', null, 'markets are told at sign-up only');
select throws_ok($$ update member_markets set county = 'Dallas' $$, '42501', null, 'not changed');
select throws_ok($$ delete from member_markets $$, '42501', null, 'not deleted');

select tests.as_member('Ann');
select is_empty($$ update member_details set shown = true where user_id = tests.user_id('Bob') returning user_id $$, 'another''s details cannot be edited');
select tests.as_owner();
create temp table readers as select unnest(array['Ann', 'Unconfirmed', 'Basic', 'Pro', 'Partner', 'Closer']) as name;
grant select on readers to authenticated, anon;
/* How many rows of Bob's a member sees in the tables that are not for others. */
create function tests.seen_by(reader text) returns text language plpgsql
as $$
declare
  seen text;
begin
  perform tests.as_member(reader);
  select concat_ws(' ',
    (select count(*) from public.member_details where user_id = tests.user_id('Bob')), (select count(*) from public.member_markets where user_id = tests.user_id('Bob')),
    (select count(*) from public.buybox_profiles where user_id = tests.user_id('Bob')), (select count(*) from public.member_contacts where user_id = tests.user_id('Bob'))
  ) into seen;
  perform tests.as_owner();
  return seen;
end;
$$;
select is(tests.seen_by(name), '0 0 0 0', name || ' sees nothing of Bob''s details, markets, buy box and contacts') from readers;
select is(tests.seen_by('Staff'), '1 1 0 1', 'staff see all but the buy box');
select is(tests.seen_by('Bob'), '1 1 1 1', 'Bob sees all of it');
select tests.as_member('Staff');
select is_empty($$ update member_details set shown = false where user_id = tests.user_id('Bob') returning user_id $$, 'staff edit nobody''s details');
select throws_ok($$ delete from member_markets $$, '42501', null, 'and delete no markets');
select tests.as_visitor();
select throws_ok(format('select from %I', name), '42501', null, 'a visitor does not read ' || name)
from unnest(array['member_details', 'member_markets', 'buybox_profiles', 'member_contacts']) as name;
select throws_ok($$ update member_details set shown = true $$, '42501', null, 'nor edit');

-- Buy box ----------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select lives_ok(
  $$ insert into buybox_profiles (user_id, states, counties, property_types, conditions, min_price, max_price, financing, investment_strategies, vip_alerts, phone)
     values (tests.user_id('Ann'), '{TX,VA}', array['Travis, TX', 'Fairfax, City of, VA'], array['Single Family', 'Land'], '{Turn-Key}', 0, 500000,
       array['Cash'], '{BRRRR}', true, '555') $$,
  'a member makes a buy box'
);
select throws_ok($$ insert into buybox_profiles (user_id) values (tests.user_id('Ann')) $$, '23505', null, 'one each');
select throws_ok($$ insert into buybox_profiles (user_id) values (tests.user_id('Pro')) $$, '42501', null, 'none in another''s name');
select throws_ok(
  $$ insert into buybox_profiles (user_id) values (tests.user_id('Bob')) on conflict (user_id) do update set states = '{}' $$, '42501', null, 'none over another''s'
);
select lives_ok(
  $$ insert into buybox_profiles (user_id, states, counties) values (tests.user_id('Ann'), '{TX}', '{}')
     on conflict (user_id) do update set user_id = excluded.user_id, states = excluded.states, counties = excluded.counties $$,
  'their own is saved by an upsert'
);
select throws_ok(format($$ update buybox_profiles set %s $$, change), '23514', null, 'refused: ' || left(change, 60)) from (values
  ('states = ''{tx}'''), ('states = ''{TX,TX}'''), ('states = array[null]::text[]'), ('counties = array[''Fairfax, VA'']'), ('counties = array[''Travis'']'),
  ('counties = array['', TX'']'), ('counties = array[''Travis, TX'', ''Travis, TX'']'), ('counties = array[null]::text[]'), ('states = ''{}'', counties = array[''Travis, TX'']'),
  ('counties = array[repeat(''x'', 100) || '', TX'']'), ('counties = (select array_agg(n || '', TX'') from generate_series(1, 501) n)'),
  ('property_types = ''{Castle}'''), ('property_types = ''{Land,Land}'''), ('conditions = ''{New}'''), ('financing = ''{Barter}'''), ('investment_strategies = ''{Hope}'''),
  ('min_price = -1'), ('max_price = -1'), ('min_price = 100000000001'), ('min_price = 2, max_price = 1'), ('phone = repeat(''5'', 41)')
) as refused (change);
select throws_ok($$ update buybox_profiles set user_id = tests.user_id('Pro') $$, '42501', null, 'nor handed to another');
select throws_ok($$ update buybox_profiles set created_at = '2000-01-01' $$, '42501', null, 'nor dated back');
select is_empty($$ update buybox_profiles set states = '{}' where user_id = tests.user_id('Bob') returning user_id $$, 'another''s is not edited');
select is_empty($$ delete from buybox_profiles where user_id = tests.user_id('Bob') returning user_id $$, 'nor removed');
select isnt_empty($$ delete from buybox_profiles returning user_id $$, 'a member removes their own');
select tests.as_member('Staff');
select is_empty($$ delete from buybox_profiles returning user_id $$, 'staff remove none');
select tests.as_visitor();
select throws_ok($$ insert into buybox_profiles (user_id) values (tests.user_id('Ann')) $$, '42501', null, 'a visitor makes none');

-- Roles and industries on a profile -----------------------------------------------------------------------

select tests.as_owner();
/* What one sees of the other's roles and industries, and whether a filter on them finds the row. */
create function tests.shown_to(reader text, member text) returns text language plpgsql
as $$
declare
  seen text;
begin
  if reader is null then perform tests.as_visitor(); else perform tests.as_member(reader); end if;
  select concat_ws(' ', coalesce(roles(u)::text, 'null'), coalesce(industries(u)::text, 'null'), roles(u) @> '{agent}' or industries(u) @> '{land}')
  into seen from public.users u where id = tests.user_id(member);
  perform tests.as_owner();
  return seen;
end;
$$;
select is(tests.shown_to(name, 'Bob'), '{agent} {land} t', coalesce(name, 'a visitor') || ' sees what Bob shows') from (select name from readers union all values (null), ('Bob'), ('Staff')) as all_of_them;
update member_details set shown = false where user_id = tests.user_id('Bob');
select is(tests.shown_to(name, 'Bob'), 'null null', coalesce(name, 'a visitor') || ' does not see what he does not show') from (select name from readers union all values (null)) as all_of_them;
select is(tests.shown_to(name, 'Bob'), '{agent} {land} t', name || ' does') from unnest(array['Bob', 'Staff']) as name;
select is(tests.shown_to(name, 'Hidden'), null, coalesce(name, 'a visitor') || ' sees no private profile') from (select name from readers union all values (null)) as all_of_them;
select is(tests.shown_to(name, 'Hidden'), '{agent} {land} t', name || ' sees all of the private profile') from unnest(array['Hidden', 'Staff']) as name;
-- Should the row itself ever reach them, the fields still do not.
select tests.as_member('Closer');
select is(roles(row_of), null, 'a private profile''s roles stay closed to a row made by hand')
from jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Hidden'), 'profile_status', 'public')) as row_of;
select is(industries(row_of), null, 'so do its industries')
from jsonb_populate_record(null::users, jsonb_build_object('id', tests.user_id('Hidden'), 'profile_status', 'public')) as row_of;
select throws_ok($$ select private.visible_details(tests.user_id('Bob')) $$, '42501', null, 'the function behind them is out of reach');
select throws_ok($$ select private.store_markets(tests.user_id('Bob'), '[]') $$, '42501', null, 'so is the one that stores markets');

-- The counties of the country -------------------------------------------------------------------------------

select isnt_empty($$ select from counties where state = 'VA' and name = 'Fairfax, City of' $$, 'members read counties');
select throws_ok(statement, '42501', null, 'but do not ' || split_part(statement, ' ', 1)) from unnest(array[
  $$insert into counties values ('99999', 'TX', 'Mine')$$, $$update counties set name = 'Mine'$$, $$delete from counties$$, $$truncate counties cascade$$
]) as statement;
select tests.as_visitor();
select isnt_empty($$ select from counties where state = 'TX' and name = 'Travis' $$, 'so do visitors');
select throws_ok($$ delete from counties $$, '42501', null, 'and change none either');

select tests.as_owner();
select throws_ok($$ update member_details set home_state = 'VA', home_county = 'Travis' $$, '23503', null, 'a home is a county that there is');
select throws_ok($$ update member_details set home_state = 'VA', home_county = null where user_id = tests.user_id('Ann') $$, '23514', null, 'and never half a one');
select lives_ok($$ delete from auth.users where id = tests.user_id('Bob') $$, 'an account can be deleted');
select is_empty(
  $$ select user_id from member_details where user_id = tests.user_id('Bob') union all select user_id from member_markets where user_id = tests.user_id('Bob')
     union all select user_id from buybox_profiles where user_id = tests.user_id('Bob') $$, 'and takes details, markets and buy box along'
);

select * from finish();
rollback;
