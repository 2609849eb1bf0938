-- Roles, industries, home county, markets, and buy box: collected
-- at sign-up, edited by the owner, visible if the owner allows it.
begin;
\ir helpers.psql
select tests.create_cast();

-- Sign-up metadata --------------------------------------------------------------------------------

/* Signs up with any metadata. */
create function tests.sign_up(name text, meta jsonb) returns void language sql
as $$
  insert into auth.users (id, email, raw_user_meta_data)
  values (tests.user_id(name), lower(name) || '@tests.example', meta);
$$;
/* Everything that sign-up stored apart from the name and contact details. */
create function tests.stored(name text) returns jsonb language sql
as $$
  select jsonb_build_object(
    'roles', d.roles, 'industries', d.industries, 'state', d.home_state, 'county', d.home_county, 'shown', d.shown,
    'markets', (
      select coalesce(jsonb_agg(m.county || ', ' || m.state order by m.state, m.county), '[]')
      from public.member_markets m
      where m.user_id = d.user_id
    ),
    'buy box', (
      select jsonb_build_object('states', b.states, 'counties', b.counties)
      from public.buybox_profiles b
      where b.user_id = d.user_id
    )
  )
  from public.member_details d
  where d.user_id = tests.user_id(stored.name);
$$;
create function tests.nothing_stored() returns jsonb language sql
as $$
  select '{
    "roles": [], "industries": [], "state": null, "county": null, "shown": true, "markets": [], "buy box": null
  }'::jsonb;
$$;

select tests.sign_up(
  'Fay',
  '{
    "name": "Fay", "phone": "555-0100", "roles": ["landlord", "agent"], "industries": ["land", "mixedUse"],
    "state": "VA", "county": "Fairfax, City of",
    "markets": [
      {"state": "VA", "county": "Fairfax"}, {"state": "TX", "county": "Travis"},
      {"state": "VA", "county": "Fairfax, City of"}
    ],
    "sub": "kept"
  }'
);
select is(
  tests.stored('Fay'),
  '{
    "roles": ["landlord", "agent"], "industries": ["land", "mixedUse"], "state": "VA", "county": "Fairfax, City of",
    "shown": true, "markets": ["Travis, TX", "Fairfax, VA", "Fairfax, City of, VA"],
    "buy box": {"states": ["TX", "VA"], "counties": ["Travis, TX", "Fairfax, VA", "Fairfax, City of, VA"]}
  }',
  'sign-up stores every known field and starts a buy box with the markets'
);
select tests.holds($$ select location from users where id = tests.user_id('Fay') $$, 'gives City of Fairfax, VA',
    'the location reads the way people say it');
select is((select raw_user_meta_data from auth.users where id = tests.user_id('Fay')),
  '{"name": "Fay", "phone": "555-0100", "sub": "kept"}',
  'sign-up removes the stored fields from the metadata and keeps the rest');
select is(
  (
    select to_jsonb(b) - 'user_id' - 'states' - 'counties' - 'created_at' - 'updated_at'
    from buybox_profiles b
    where user_id = tests.user_id('Fay')
  ),
  '{
    "property_types": [], "conditions": [], "min_price": null, "max_price": null, "financing": [],
    "investment_strategies": [], "vip_alerts": false, "alert_mail": "daily", "phone": null, "filters": {},
    "seller_invitations": null, "shown": true
  }',
  'the first buy box has no criteria besides the markets'
);
select tests.sign_up('Tex', '{"state": "TX", "county": "Travis"}');
select tests.holds($$ select location from users where id = tests.user_id('Tex') $$, 'gives Travis, TX',
    'the home county becomes the profile''s location');
select is(tests.stored('Tex') -> 'buy box', 'null', 'sign-up without markets doesn''t create a buy box');
select is(tests.stored('Ann'), tests.nothing_stored(), 'sign-up without metadata creates empty details');
select is((select count(*) from users), (select count(*) from member_details), 'every member has a details row');

-- Any JSON must be able to sign up; unknown values are dropped.
create temp table shapes (name text primary key, meta jsonb);
insert into shapes (name, meta)
values
  ('none', null),
  ('json null', 'null'),
  ('text', '"roles"'),
  ('number', '7'),
  ('true', 'true'),
  ('list', '[]'),
  ('list of objects', '[{"roles": ["agent"]}]'),
  ('empty', '{}'),
  ('nulls', '{"roles": null, "industries": null, "state": null, "county": null, "markets": null}'),
  ('numbers', '{"roles": 1, "industries": 2.5, "state": 3, "county": 4, "markets": 5}'),
  ('texts', '{"roles": "agent", "industries": "land", "state": "", "county": "", "markets": "Travis, TX"}'),
  (
    'objects',
    '{
      "roles": {"agent": true}, "industries": {"0": "land"}, "state": {"a": 1}, "county": {"b": 2},
      "markets": {"state": "TX", "county": "Travis"}
    }'
  ),
  (
    'lists of objects',
    '{
      "roles": [{"id": "agent"}], "industries": [{"id": "land"}], "state": ["TX"], "county": ["Travis"],
      "markets": [[{"state": "TX", "county": "Travis"}]]
    }'
  ),
  ('lists of nulls', '{"roles": [null], "industries": [null], "markets": [null, {}, [], 7, "x", true]}'),
  (
    'nested',
    '{
      "roles": [["agent"]], "industries": [[["land"]]],
      "markets": [{"state": {"state": "TX"}, "county": {"county": "Travis"}}]
    }'
  ),
  (
    'unknown',
    '{
      "roles": ["owner", "AGENT", " agent", "agent "], "industries": ["Land", ""], "state": "ZZ", "county": "Nowhere",
      "markets": [{"state": "ZZ", "county": "Nowhere"}]
    }'
  ),
  (
    'not text',
    '{"roles": ["{agent}", "agent,landlord", "\"agent\"", "''; drop table users; --"], "industries": ["null", "NULL"]}'
  ),
  ('state alone', '{"state": "TX"}'),
  ('county alone', '{"county": "Travis"}'),
  ('county of another state', '{"state": "VA", "county": "Travis", "markets": [{"state": "VA", "county": "Travis"}]}'),
  (
    'other spelling',
    '{
      "state": "tx", "county": "travis",
      "markets": [{"state": "TX", "county": "Travis County"}, {"state": "VA", "county": "City of Fairfax"}]
    }'
  ),
  (
    'half markets',
    '{
      "markets": [
        {"state": "TX"}, {"county": "Travis"}, {"state": "TX", "county": null}, {"State": "TX", "County": "Travis"}
      ]
    }'
  ),
  ('deep', ('{"markets": ' || repeat('[', 500) || repeat(']', 500) || '}')::jsonb),
  (
    'long',
    jsonb_build_object(
      'roles', jsonb_build_array(repeat('x', 100000)), 'state', repeat('T', 100000), 'county', repeat('C', 100000)
    )
  );
select lives_ok(format('select tests.sign_up(%L, (select meta from shapes where name = %L))', name, name),
  'sign-up accepts metadata of shape: ' || name) from shapes;
select is(tests.stored(name), tests.nothing_stored(), 'sign-up stores no details from metadata of shape: ' || name)
from shapes;
select is((select location from users where id = tests.user_id(s.name)), null,
  'sign-up sets no location from metadata of shape: ' || s.name) from shapes s;
select tests.holds($$ select count(*)::int from auth.users where jsonb_typeof(raw_user_meta_data) = 'object' and
      raw_user_meta_data ?| array['roles', 'industries', 'state', 'county', 'markets'] $$, 'gives 0',
    'sign-up removes its fields from the metadata, even with unknown values');

select tests.sign_up(
  'Twice',
  '{
    "roles": ["agent", "owner", "agent", null, "birddog", "agent"], "industries": ["land", "land", 5, {"a": "land"}],
    "markets": [
      {"state": "TX", "county": "Travis"}, {"state": "TX", "county": "Travis", "more": 1}, "x",
      {"state": "TX", "county": "Travis"}
    ]
  }'
);
select is(
  tests.stored('Twice') - array['state', 'county', 'shown'],
  '{
    "roles": ["agent", "birddog"], "industries": ["land"], "markets": ["Travis, TX"],
    "buy box": {"states": ["TX"], "counties": ["Travis, TX"]}
  }',
  'sign-up stores known values once, in their original order'
);

select tests.sign_up(
  'Everywhere',
  jsonb_build_object(
    'markets', (
      select jsonb_agg(jsonb_build_object('state', state, 'county', name) order by fips)
      from (select * from counties, generate_series(1, 4) limit 10000) as often
    )
  )
);
select tests.holds($$ select count(*)::int from member_markets where user_id = tests.user_id('Everywhere') $$,
  'gives 100',
    'sign-up stores at most 100 markets');
select tests.sign_up('Stammer', jsonb_build_object('markets', (
  select jsonb_agg('{"state": "TX", "county": "Travis"}'::jsonb) from generate_series(1, 500)
) || '[{"state": "VA", "county": "Fairfax"}]'));
select is(tests.stored('Stammer') -> 'markets', '["Travis, TX", "Fairfax, VA"]',
  'duplicate markets don''t count toward the limit of 100');
select tests.sign_up(
  'AllRoles',
  '{
    "roles": ["birddog", "wholesaler", "agent", "flipper", "landlord", "creative", "developer", "propertyManager"],
    "industries": ["residential", "commercial", "land", "industrial", "mixedUse", "hospitality"]
  }'
);
select tests.holds(statement, outcome, rule) from (values
  ($$ jsonb_array_length(tests.stored('AllRoles') -> 'roles') + jsonb_array_length(tests.stored('AllRoles') ->
      'industries') $$, 'gives 14', 'sign-up stores all 14 roles and industries of the form'),
  ($$ select name || ', ' || state from counties where not private.are_counties_of(array[name || ', ' || state],
      array[state]) $$, 'no rows', 'every county is valid in a buy box'),
  ($$ select tests.sign_up('Pushy', jsonb_build_object('roles', array['agent'], 'verified', true, 'shown', false,
      'user_id', tests.user_id('Bob'), 'membership_tier', 'closer')) $$, null, null),
  ($$ tests.stored('Pushy') -> 'shown' $$, 'gives true', 'sign-up metadata can''t set whether details are shown'),
  ($$ select membership_tier from users where id = tests.user_id('Pushy') $$, 'gives free',
    'sign-up metadata can''t set the tier')
) as t (statement, outcome, rule);
update auth.users
set raw_user_meta_data = '{"roles": ["developer"], "markets": [{"state": "TX", "county": "Travis"}]}'
where id = tests.user_id('Ann');
select is(tests.stored('Ann'), tests.nothing_stored(), 'changing the metadata later doesn''t change the details');

-- Who can read and edit details -------------------------------------------------------------------

update member_details
set roles = '{agent}', industries = '{land}', home_state = 'TX', home_county = 'Travis'
where user_id in (tests.user_id('Bob'), tests.user_id('Hidden'));
insert into member_markets values (tests.user_id('Bob'), 'TX', 'Travis');
insert into buybox_profiles (user_id, states, phone) values (tests.user_id('Bob'), '{TX}', '555-box');

select tests.as_member('Bob');
select row_eq($$ select roles, industries, home_state, home_county, shown from member_details $$,
  row ('{agent}'::text[], '{land}'::text[], 'TX'::text, 'Travis'::text, true),
  'a member can read only their own details');
select tests.holds($$ update member_details set roles = '{flipper,agent}', industries = '{}', shown = false $$, 'works',
    'a member can edit their roles, industries, and whether they''re shown');
select row_eq($$ select roles, shown from member_details $$, row ('{flipper,agent}'::text[], false),
  'the edited details are saved');
select tests.holds(statement, outcome, rule) from (values
  ($$ update member_details set roles = '{agent}', industries = '{land}', shown = true $$, 'works',
    'a member can restore their earlier details'),
  ($$ update member_details set home_state = 'VA', home_county = 'Fairfax' $$,
    'fails 42501: Not allowed to change home_county, home_state', 'a member can''t change their home county')
) as t (statement, outcome, rule);
select throws_ok(format($$ update member_details set %s $$, change), code, null, 'invalid details: ' || change)
from (values
  ('roles = ''{owner}''', '23514'), ('roles = ''{agent,agent}''', '23514'), ('roles = array[null]::text[]', '23514'),
  ('roles = ''{{agent},{flipper}}''', '23514'), ('roles = null', '23502'), ('industries = ''{retail}''', '23514'),
  ('industries = ''{land,land}''', '23514'), ('industries = ''{land,null}''', '23514'), ('shown = null', '23502')
) as refused (change, code);
select tests.holds('Ann', $$ update member_details set shown = true where user_id = tests.user_id('Bob') returning
      user_id $$, 'no rows', 'a member can''t edit someone else''s details');
select tests.as_owner();
create temp table readers as select unnest(array['Ann', 'Unconfirmed', 'Basic', 'Pro', 'Partner', 'Closer']) as name;
grant select on readers to authenticated, anon;
/* How many of Bob's rows a reader can see in each private table. */
create function tests.rows_visible_to(reader text) returns text language plpgsql
as $$
declare
  result text;
begin
  perform tests.as_member(reader);
  select concat_ws(' ',
    (select count(*) from public.member_details where user_id = tests.user_id('Bob')),
    (select count(*) from public.member_markets where user_id = tests.user_id('Bob')),
    (select count(*) from public.buybox_profiles where user_id = tests.user_id('Bob')),
    (select count(*) from public.member_contacts where user_id = tests.user_id('Bob'))
  ) into result;
  perform tests.as_owner();
  return result;
end;
$$;
select is(tests.rows_visible_to(name), '0 0 0 0', name || ' can''t see Bob''s details, markets, buy box, or contacts')
from readers;
select tests.holds(who, statement, outcome, rule) from (values
  (null, $$ tests.rows_visible_to('Staff') $$, 'gives 1 1 0 1',
    'staff can see Bob''s details, markets, and contacts, but not his buy box'),
  (null, $$ tests.rows_visible_to('Bob') $$, 'gives 1 1 1 1',
    'Bob can see his own details, markets, buy box, and contacts')
) as t (who, statement, outcome, rule);

-- Buy box -----------------------------------------------------------------------------------------

select tests.as_member('Ann');
select tests.holds(statement, outcome, rule) from (values
  ($$ insert into buybox_profiles (user_id, states, counties, property_types, conditions, min_price, max_price,
      financing, investment_strategies, vip_alerts, phone) values (tests.user_id('Ann'), '{TX,VA}', array['Travis, TX',
      'Fairfax, City of, VA'], array['Single Family', 'Land'], '{Turn-Key}', 0, 500000, array['Cash'], '{BRRRR}', true,
      '555') $$, 'works', 'a member can create a buy box'),
  ($$ insert into buybox_profiles (user_id) values (tests.user_id('Ann')) $$, 'fails 23505',
    'a member can''t have two buy boxes'),
  ($$ insert into buybox_profiles (user_id, states, counties) values (tests.user_id('Ann'), '{TX}', '{}') on conflict
      (user_id) do update set user_id = excluded.user_id, states = excluded.states, counties = excluded.counties $$,
    'works', 'a member can upsert their own buy box')
) as t (statement, outcome, rule);
select throws_ok(format($$ update buybox_profiles set %s $$, change), '23514', null,
  'invalid buy box: ' || left(change, 60))
from (values
  ('states = ''{tx}'''), ('states = ''{TX,TX}'''), ('states = array[null]::text[]'),
  ('counties = array[''Fairfax, VA'']'), ('counties = array[''Travis'']'), ('counties = array['', TX'']'),
  ('counties = array[''Travis, TX'', ''Travis, TX'']'), ('counties = array[null]::text[]'),
  ('states = ''{}'', counties = array[''Travis, TX'']'), ('counties = array[repeat(''x'', 100) || '', TX'']'),
  ('counties = (select array_agg(n || '', TX'') from generate_series(1, 501) n)'), ('property_types = ''{Castle}'''),
  ('property_types = ''{Land,Land}'''), ('conditions = ''{New}'''), ('financing = ''{Barter}'''),
  ('investment_strategies = ''{Hope}'''), ('min_price = -1'), ('max_price = -1'), ('min_price = 100000000001'),
  ('min_price = 2, max_price = 1'), ('phone = repeat(''5'', 41)'),
  ('phone = ''abc''')
) as refused (change);
select tests.holds('Ann', $$ delete from buybox_profiles returning user_id $$,
  'rows', 'a member can delete their own buy box');

-- Roles and industries on the profile -------------------------------------------------------------

select tests.as_owner();
/* A member's roles and industries as a reader sees them, and whether filtering by them finds the row. */
create function tests.shown_to(reader text, member text) returns text language plpgsql
as $$
declare
  result text;
begin
  if reader is null then perform tests.as_visitor(); else perform tests.as_member(reader); end if;
  select concat_ws(
    ' ', coalesce(roles(u)::text, 'null'), coalesce(industries(u)::text, 'null'),
    roles(u) @> '{agent}' or industries(u) @> '{land}'
  )
  into result
  from public.users u
  where id = tests.user_id(member);
  perform tests.as_owner();
  return result;
end;
$$;
select is(tests.shown_to(name, 'Bob'), '{agent} {land} t',
  coalesce(name, 'a visitor') || ' can see roles and industries that Bob shows')
from (select name from readers union all values (null), ('Bob'), ('Staff')) as all_of_them;
update member_details set shown = false where user_id = tests.user_id('Bob');
select is(tests.shown_to(name, 'Bob'), 'null null',
  coalesce(name, 'a visitor') || ' can''t see roles and industries that Bob hides')
from (select name from readers union all values (null)) as all_of_them;
select is(tests.shown_to(name, 'Bob'), '{agent} {land} t', name || ' can see roles and industries that Bob hides')
from unnest(array['Bob', 'Staff']) as name;
select is(tests.shown_to(name, 'Hidden'), null, coalesce(name, 'a visitor') || ' can''t see a private profile')
from (select name from readers union all values (null)) as all_of_them;
select is(tests.shown_to(name, 'Hidden'), '{agent} {land} t',
  name || ' can see the roles and industries of a private profile') from unnest(array['Hidden', 'Staff']) as name;
-- The functions check for themselves, in case a query ever exposes the row.
select tests.as_member('Closer');
select is(roles(row_of), null, 'a hand-built users row doesn''t reveal a private profile''s roles')
from jsonb_populate_record(
  null::users, jsonb_build_object('id', tests.user_id('Hidden'), 'profile_status', 'public')
) as row_of;
select is(industries(row_of), null, 'a hand-built users row doesn''t reveal a private profile''s industries')
from jsonb_populate_record(
  null::users, jsonb_build_object('id', tests.user_id('Hidden'), 'profile_status', 'public')
) as row_of;

-- ZIP codes and counties --------------------------------------------------------------------------

select tests.as_owner();
select cmp_ok((select count(*) from zip_codes), '>', 40000::bigint, 'zip_codes has more than 40,000 rows');
select tests.holds($$ select count(distinct state)::int from zip_codes where state not in ('AS', 'FM', 'GU', 'MH',
      'MP', 'PR', 'PW', 'VI', 'AA', 'AE', 'AP') $$, 'gives 51',
    'zip_codes covers all 50 states and DC');
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ update member_details set home_state = 'VA', home_county = 'Travis' $$, 'fails 23503',
    'a home county must exist'),
  ('owner', $$ update member_details set home_state = 'VA', home_county = null where user_id = tests.user_id('Ann') $$,
    'fails 23514', 'a home needs both a state and a county'),
  ('owner', $$ delete from auth.users where id = tests.user_id('Bob') $$, 'works',
    'an account with details can be deleted')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
