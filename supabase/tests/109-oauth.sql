-- Programs that members connect: who can, with what, and what ends it. tests/backend/oauth.test.ts has the protocol,
-- and access-kinds.test.ts every event that ends access.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Other', tier => 'closer');

insert into private.oauth_clients (id, name, redirect_uris) values
  (tests.listing_id('app'), 'Claude', '{https://claude.example/back,http://127.0.0.1:1/a?b=c}'),
  (tests.listing_id('other'), 'Other', '{https://other.example/back}');
create function tests.connect(
  uri text default 'https://claude.example/back', scopes text[] default '{own:read}',
  challenge text default repeat('a', 43)
) returns text language sql
as $$ select connect_program(tests.listing_id('app'), uri, scopes, challenge); $$;

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.connect() $$, 'fails 42501', 'visitors can''t connect programs'),
  ('visitor', $$ select oauth_client(tests.listing_id('app'), 'https://claude.example/back') $$, 'fails 42501',
    'nor look them up'),
  ('Ann', $$ select oauth_client(tests.listing_id('app'), 'https://claude.example/back') $$,
    'gives {"host": "claude.example", "name": "Claude"}', 'members see who asks'),
  ('Ann', $$ select oauth_client(tests.listing_id('app'), 'http://127.0.0.1:1/a?b=c') ->> 'host' $$, 'gives 127.0.0.1',
    'also if it''s on their device'),
  ('Ann', $$ select oauth_client(tests.listing_id('other'), 'https://claude.example/back') $$, 'gives null',
    'and nothing of another program''s address'),
  ('Ann', $$ select tests.connect() $$,
    'fails 42501: API keys are exclusively available to Closer and Partner members', 'free members can''t connect any'),
  ('Closer', $$ select tests.connect(scopes => '{}') $$, 'fails 23514', 'a program gets a scope'),
  ('Closer', $$ select tests.connect(scopes => '{staff}') $$, 'fails 23514', 'and only scopes that exist'),
  ('Closer', $$ select tests.connect(challenge => 'plain') $$, 'fails 23514', 'it has a secret of its own'),
  ('Closer', $$ select tests.connect(challenge => null) $$, 'fails 23502', 'and can''t leave it out'),
  ('Closer', $$ select connect_program(gen_random_uuid(), 'https://a.example/', '{own:read}', repeat('a', 43)) $$,
    'fails: This program hasn''t registered, or not with this address.', 'unknown programs aren''t connected'),
  ('Closer', $$ select tests.connect() $$, 'works', 'paid members connect programs'),
  ('Closer', $$ select tests.connect('http://127.0.0.1:4321/a?b=c') $$, 'works', 'also on their device, at any port'),
  ('Closer', $$ select client_host, prefix from api_keys $$, 'gives (127.0.0.1,)', 'connected again, it starts over'),
  ('Closer', $$ select distinct data from notifications where kind = 'access' $$,
    'gives {"name": "Claude", "what": "assistant", "event": "created"}', 'its member is notified'),
  ('Other', $$ select name from api_keys $$, 'no rows', 'and nobody else knows')
) as t (who, statement, outcome, rule);
select tests.holds('Closer', format('select tests.connect(%L)', uri),
  'fails: This program hasn''t registered, or not with this address.', uri || ' isn''t where it registered')
from unnest(array['https://claude.example/back/', 'https://claude.example/back?a', 'https://claude.example:444/back',
  'https://CLAUDE.example/back', 'https://claude.example/back#', 'http://claude.example/back',
  'http://localhost:1/a?b=c', 'http://127.0.0.1:1/a', 'http://127.0.0.1:1@evil.example/a?b=c',
  'https://evil.example/']) as uri;

-- A key can't let others in, and what was let in can't be rotated.
select tests.become('authenticated', tests.user_id('Closer'));
select set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', tests.user_id('Closer'),
  'api_key', (select id from api_keys))::text, true);
select throws_ok($$ select tests.connect() $$, '42501', null, 'a program can''t connect others');
select tests.holds('Closer', $$ select rotate_api_key(id) from api_keys $$, 'fails: This key has been revoked.',
  'a connected program has no key to rotate');
select tests.holds('Other', $$ select revoke_api_key(k) from unnest(array(select id from api_keys)) as k $$, 'no rows',
  'others can''t disconnect it');

select tests.as_owner();
update api_keys set expires_at = now() + interval '1 day' where user_id = tests.user_id('Closer');
create temp table issued as select private.issue_oauth_tokens(k) as tokens from api_keys k;
grant all on issued to service_role, authenticated;
create function tests.hash_of(token text) returns text language sql security definer
as $$ select encode(sha256(convert_to(tokens ->> token, 'utf8')), 'hex') from issued; $$;
create function tests.refusal_of(token text) returns text language sql
as $$ select use_api_key(tests.hash_of(token), '[{"method": "POST", "route": "/mcp"}]') -> 0 ->> 'refusal'; $$;
select tests.holds('service', statement, outcome, rule) from (values
  ($$ select tests.refusal_of('access_token') $$, 'gives null',
    'an access token works'),
  ($$ select tests.refusal_of('refresh_token') $$, 'gives unknown',
    'a refresh token only gets others'),
  ($$ select refresh_oauth_token(tests.hash_of('access_token'), tests.listing_id('app')) ->> 'error' $$,
    'gives invalid_grant', 'which an access token doesn''t'),
  ($$ select refresh_oauth_token(tests.hash_of('refresh_token'), tests.listing_id('other')) ->> 'error' $$,
    'gives invalid_grant', 'nor that of another program'),
  ($$ select revoke_oauth_token(tests.hash_of('refresh_token'), tests.listing_id('other')) $$, 'works', null),
  ($$ select tests.refusal_of('access_token') $$, 'gives null',
    'nor does another program revoke it'),
  ($$ select revoke_oauth_token(tests.hash_of('access_token'), tests.listing_id('app')) $$, 'works', null),
  ($$ select tests.refusal_of('access_token') $$, 'gives revoked',
    'its own program does')
) as t (statement, outcome, rule);
select tests.as_owner();
select is_empty($$ select from private.oauth_tokens t join issued on encode(t.token_hash, 'escape') like
  '%' || (tokens ->> 'access_token') || '%' $$, 'only hashes are stored');

select * from finish();
rollback;
