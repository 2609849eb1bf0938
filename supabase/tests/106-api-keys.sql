-- API keys: who can create them, what they're refused, and what ends them.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user('Boss', tier => 'closer', staff => true);
select tests.create_user('Other', tier => 'closer');

create temp table made (label text primary key, id uuid, key text);
grant all on made to authenticated, service_role;
create function tests.keep(label text, made jsonb) returns void language sql security definer
as $$ insert into made values (label, (made ->> 'id')::uuid, made ->> 'key'); $$;
create function tests.key_id(of text) returns uuid language sql security definer
as $$ select id from made where label = of; $$;
create function tests.new_key(
  scopes text[] default '{listings:read,own:read,own:write,messages,deals}',
  expires_at timestamptz default now() + interval '30 days'
) returns jsonb language sql
as $$ select create_api_key('Sheet', scopes, expires_at); $$;
/* What the exchange says about a key, as the service role asks. */
create function tests.use_key(of text) returns jsonb language sql
as $$
  select use_api_key(encode(sha256(convert_to(key, 'utf8')), 'hex'), '[
    {"method": "GET", "route": "/v1/me", "address": "203.0.113.9"}
  ]') -> 0
  from made where label = of;
$$;
/* The token that the function `api` signs for a key. */
create function tests.as_key(of text) returns void language plpgsql
as $$
declare
  owner uuid := (select k.user_id from public.api_keys k join made on made.id = k.id where made.label = of);
begin
  perform tests.become('authenticated', owner);
  perform set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', owner, 'api_key', tests.key_id(of)
  )::text, true);
end;
$$;

-- Creating keys -----------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.new_key() $$, 'fails 42501', 'visitors can''t create keys'),
  ('Ann', $$ select tests.new_key() $$,
    'fails 42501: API keys are exclusively available to Closer and Partner members', 'free members can''t create keys'),
  ('Basic', $$ select tests.new_key() $$, 'fails 42501', 'nor can members of the basic tier'),
  ('Closer', $$ select tests.new_key('{}') $$, 'fails 23514', 'a key has a scope'),
  ('Closer', $$ select tests.new_key('{listings:read,staff}') $$, 'fails 23514', 'and only scopes that exist'),
  ('Closer', $$ select create_api_key('  ', '{own:read}', now() + interval '1 day') $$, 'fails 23502',
    'a key has a name'),
  ('Closer', $$ select tests.new_key('{own:read}', now() + interval '367 days') $$,
    'fails: A key expires within a year.', 'a key expires within a year'),
  ('Closer', $$ select tests.new_key('{own:read}', null) $$, 'fails: A key expires within a year.',
    'no key works forever'),
  ('Closer', $$ select tests.new_key('{own:read}', now()) $$, 'fails: A key expires within a year.',
    'an expired key can''t be created'),
  ('Closer', $$ select tests.keep('closer', tests.new_key()) $$, 'works', 'paid members create keys'),
  ('Closer', $$ select tests.keep('second', tests.new_key('{own:read}')) $$, 'works', 'more than one'),
  ('Boss', $$ select tests.keep('boss', tests.new_key()) $$, 'works', 'staff create keys'),
  ('Partner', $$ select tests.keep('partner', tests.new_key()) $$, 'works', 'partners, too'),
  ('Partner', $$ select scopes from api_keys $$, 'gives {listings:read,own:read,own:write,messages,deals}',
    'members read their own keys'),
  ('Other', $$ insert into api_keys (user_id, name, scopes, prefix, expires_at)
    values (tests.user_id('Other'), 'Mine', '{own:read}', 'clk_', now() + interval '1 day') $$, 'fails 42501',
    'keys aren''t inserted'),
  ('owner', $$ select from made join private.api_key_secrets s on s.key_id = made.id
    where encode(s.key_hash, 'escape') like '%' || key || '%' or made.key !~ '^clk_[A-Za-z0-9_-]{43}$' $$, 'no rows',
    'only hashes are stored'),
  ('Partner', $$ select data from notifications where kind = 'access' $$,
    'gives {"name": "Sheet", "what": "api_key", "event": "created"}', 'its member is notified'),
  ('owner', $$ select count(*) from tests.mail where user_id = tests.user_id('Partner') and kind = 'access' $$,
    'gives 1', 'by email, too')
) as t (who, statement, outcome, rule);

-- Using keys --------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Closer', $$ select tests.use_key('closer') $$, 'fails 42501', 'members can''t exchange keys themselves'),
  ('service', $$ select use_api_key('00', '[{"method": "GET"}, {"method": "GET"}]') $$,
    'gives [{"refusal": "unknown"}, {"refusal": "unknown"}]', 'an unknown key is refused'),
  ('service', $$ select (tests.use_key('closer') -> 'member' ->> 'id')::uuid = tests.user_id('Closer') $$, 'gives true',
    'a key stands for its member'),
  ('service', $$ select tests.use_key('closer') ->> 'remaining' $$, 'gives 598', 'each use counts'),
  ('service', $$ select finish_api_requests(jsonb_build_object(tests.use_key('closer') ->> 'request_id', 404)) $$,
    'works', 'the response is logged'),
  ('Closer', $$ select finish_api_requests('{}') $$, 'fails 42501', 'by the service only'),
  ('Closer', $$ select distinct method, route, status, network from api_requests where status is not null $$,
    'gives (GET,/v1/me,404,203.0.113.9)', 'its member reads the log'),
  ('Closer', $$ select count(*) from api_requests $$, 'gives 3', 'of all requests')
) as t (who, statement, outcome, rule);

select tests.as_owner();
update private.rate_limits set used = 598 where action = 'api_read';
select tests.as_service();
select results_eq($$
  select use ->> 'refusal', (use ->> 'remaining')::integer, use ->> 'request_id' is not null from made,
    jsonb_array_elements(use_api_key(encode(sha256(convert_to(key, 'utf8')), 'hex'), '[
      {"method": "GET", "route": "/v1/me"}, {"method": "HEAD", "route": "/v1/me"},
      {"method": "GET", "route": "/v1/me"}, {"method": "GET", "route": "/v1/me"}
    ]')) as use where label = 'closer'
$$, $$ values (null, 1, true), (null, 0, true), ('rate_limit', 0, true), ('rate_limit', 0, false) $$,
  'each of several at the same time counts');
select is(tests.use_key('closer') ->> 'refusal', 'rate_limit', 'what exceeds the plan''s limit is refused');
select is(tests.use_key('closer') ->> 'request_id', null, 'what exceeds the limit isn''t logged again and again');
select is(tests.use_key('second') ->> 'refusal', 'rate_limit', 'with all keys of a member together');
select tests.as_owner();
update private.rate_limits set started_at = now() - interval '1 minute' where action = 'api_read';
select tests.as_service();
select is(tests.use_key('closer') ->> 'refusal', null, 'a minute later it works again');
select tests.as_owner();
select results_eq(
  $$ select private.api_limit(tests.user_id('Closer'), reads) from (values (true), (false)) as kinds (reads) $$,
  array[600, 120], 'reading and writing have limits of their own'
);
update public.users set membership_tier = 'partner' where id = tests.user_id('Closer');
select is(private.api_limit(tests.user_id('Closer'), true), 1200, 'that follow the plan');
update public.users set membership_tier = 'closer' where id = tests.user_id('Closer');

-- What a key's token can do -----------------------------------------------------------------------

select tests.as_owner();
insert into feed_addresses (user_id, kind) values (tests.user_id('Closer'), 'calendar');
insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, device)
values (tests.user_id('Closer'), tests.user_id('Closer'), 'https://push.example/', repeat('B', 87), repeat('a', 22),
  'Phone');
select tests.as_key('closer');
select tests.holds(statement, outcome, rule) from (values
  ('select private.check_request()', 'works', 'PostgREST accepts the token of a live key'),
  ('select private.session_refusal()', 'gives null', 'so do storage and Realtime'),
  ('select has_entitlement from private.has_entitlement(''api_access'')', 'gives true', 'it acts as its member'),
  ('select name from users where id = auth.uid()', 'gives Closer', 'under the same policies'),
  ('select tests.new_key()', 'fails 42501: Sign in to manage API keys, webhooks, and feeds', 'it can''t create keys'),
  ('select rotate_api_key(tests.key_id(''closer''))', 'fails 42501', 'nor rotate itself'),
  ('select revoke_api_key(tests.key_id(''second''))', 'fails 42501', 'nor revoke others'),
  ($$ select create_webhook('https://example.com/', '{message.received}') $$, 'fails 42501', 'nor add webhooks'),
  ($$ select create_feed_address('calendar') $$, 'fails 42501', 'nor a private address'),
  ('select generate_recovery_codes()', 'fails 42501', 'nor get recovery codes'),
  ('select export_my_data()', 'fails 42501: Sign in to download your data', 'nor download everything'),
  ('select from api_keys', 'no rows', 'nor read of other keys'),
  ('select from api_requests', 'no rows', 'nor where they''re used'),
  ('select from feed_addresses', 'no rows', 'nor of private addresses'),
  ('delete from feed_addresses returning 1', 'no rows', 'nor revoke them'),
  ('delete from push_subscriptions returning 1', 'no rows', 'nor remove devices')
) as t (statement, outcome, rule);
select tests.as_owner();
select tests.as_key('boss');
select tests.holds(statement, outcome, rule) from (values
  ('select private.is_staff()', 'gives false', 'the key of a staff member has no staff rights'),
  ('select private.has_staff_role(''moderator'')', 'gives false', 'nor a role'),
  ('select operations()', 'fails 42501', 'nor sees operations'),
  ('select from reports', 'no rows', 'nor reports')
) as t (statement, outcome, rule);

-- The end of a key --------------------------------------------------------------------------------

select tests.holds('Other', $$ select revoke_api_key(tests.key_id('closer')) $$, 'works',
  'revoking the key of another member does nothing');
select tests.holds('Other', $$ select rotate_api_key(tests.key_id('closer')) $$, 'fails: This key has been revoked.',
  'rotating it is refused');
select tests.holds('Closer', $$ select tests.keep('rotated', rotate_api_key(tests.key_id('closer'))) $$, 'works',
  'its member rotates a key');
select tests.as_owner();
select is((select replaced_by from api_keys where id = tests.key_id('closer')), tests.key_id('rotated'),
  'the old key says which one replaced it');
select tests.holds('Closer', $$ select data ->> 'event' from notifications where kind = 'access' order by 1 $$,
  'gives (created) (created) (replaced)', 'and is notified');
select tests.holds('Closer', $$ select rotate_api_key(tests.key_id('closer')) $$, 'fails: This key has been replaced.',
  'a key is rotated once');
select tests.as_service();
select is(begin_idempotent(tests.key_id('second'), 'again', repeat('ab', 32)) ->> 'state', 'new', 'a request begins');
select tests.as_owner();
select tests.holds('Closer', $$ select tests.keep('next', rotate_api_key(tests.key_id('second'))),
  tests.keep('newest', rotate_api_key(tests.key_id('next'))) $$, 'works', 'what replaced a key is rotated, too');
select tests.as_service();
select finish_idempotent(tests.key_id('second'), 'again', '{"status": 201}');
select is(begin_idempotent(tests.key_id('newest'), 'again', repeat('ab', 32)) ->> 'state', 'done',
  'a request that is repeated with the new key isn''t done again');
select tests.as_owner();
select tests.holds('Closer', $$ select revoke_api_key(tests.key_id('newest')) $$, 'works', 'its member revokes a key');

select tests.as_owner();
/* What the exchange and a token that already exists say about a key. */
create function tests.standing_of_key(of text) returns text language plpgsql
as $$
declare
  result text;
begin
  perform tests.as_service();
  result := coalesce(tests.use_key(of) ->> 'refusal', 'works');
  perform tests.as_owner();
  perform tests.as_key(of);
  result := result || ' ' || coalesce(private.session_refusal(), 'works');
  perform tests.as_owner();
  return result;
end;
$$;
select is(tests.standing_of_key('closer'), 'works works', 'a rotated key goes on');
select is(tests.standing_of_key('rotated'), 'works works', 'beside the one that replaced it');
select is((select expires_at from api_keys where id = tests.key_id('closer')), now() + interval '24 hours',
  'for a day');
select is(tests.standing_of_key('newest'), 'revoked session_ended', 'a revoked one is refused at once');
select is(tests.standing_of_key('second'), 'revoked session_ended', 'and so is what it replaced');
create temp table counted as select action, used from private.rate_limits where user_id = tests.user_id('Closer');
update private.rate_limits set used = 600 where action = 'api_refused';
select tests.as_service();
select is(tests.use_key('second') ->> 'refusal', 'revoked', 'however often it''s tried');
select is(tests.use_key('second') ->> 'request_id', null, 'and isn''t logged again and again');
select tests.as_owner();
select is_empty($$ select action from counted natural full join (
  select action, used from private.rate_limits where user_id = tests.user_id('Closer')) as now
  where used is null or action <> 'api_refused' group by action having count(*) > 1 $$,
  'which takes nothing from the limit of the others');
select tests.as_key('second');
select throws_ok('select private.check_request()', 'PT401', null, 'PostgREST refuses the token of a revoked key');
select is_empty('select from storage.objects', 'storage refuses it, too');
select tests.as_owner();
select tests.as_key('second');
select set_config('request.jwt.claims', (auth.jwt() || jsonb_build_object('api_key', tests.key_id('partner')))::text,
  true);
select is(private.session_refusal(), 'session_ended', 'a key is no session of another member');
select tests.as_owner();

update users set membership_tier = 'free' where id = tests.user_id('Partner');
select is(tests.standing_of_key('partner'), 'membership session_ended', 'a key ends with the membership');
update users set membership_tier = 'partner' where id = tests.user_id('Partner');
select is(tests.standing_of_key('partner'), 'works works', 'and works again with it');
with action as (
  insert into moderation_actions (action, subject_kind, subject_id, member_id, reason)
  values ('suspend', 'profile', tests.user_id('Partner'), tests.user_id('Partner'), 'Spam') returning id
)
insert into private.member_standings (user_id, standing, action_id, until)
select tests.user_id('Partner'), 'suspended', id, now() + interval '1 day' from action;
select is(tests.standing_of_key('partner'), 'restricted session_ended', 'suspended members can''t use keys');
select tests.holds('Partner', $$ select revoke_api_key(tests.key_id('partner')) $$, 'works', 'but can revoke them');
select is(tests.standing_of_key('partner'), 'revoked session_ended', 'which works at once');
select tests.as_owner();
update api_keys set created_at = now() - interval '2 days', expires_at = now() where id = tests.key_id('boss');
select is(tests.standing_of_key('boss'), 'expired session_ended', 'an expired key is refused');

-- What ends other sessions ends keys.
update auth.users set encrypted_password = 'new' where id = tests.user_id('Closer');
select is(tests.standing_of_key('rotated'), 'revoked session_ended', 'a new password revokes keys');
select is(tests.standing_of_key('closer'), 'revoked session_ended', 'and those that were replaced');
select tests.holds('Closer', $$ select tests.keep('third', tests.new_key()) $$, 'works', null);
select tests.as_owner();
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
values (gen_random_uuid(), tests.user_id('Closer'), 'Phone', 'totp', 'unverified', now(), now(), 'JBSWY3DPEHPK3PXP');
update auth.mfa_factors set status = 'verified';
select is(tests.standing_of_key('third'), 'revoked session_ended', 'turning on two-factor authentication does, too');
select tests.holds('Closer', $$ select tests.new_key() $$, 'fails 42501',
  'members with a second factor need their code to create keys');
select tests.as_member('Closer');
select set_config('request.jwt.claims', (auth.jwt() || '{"aal": "aal2"}')::text, true);
select tests.keep('fourth', tests.new_key());
select is(tests.standing_of_key('fourth'), 'works works', 'a key works without a code');
insert into private.recovered_sessions (session_id, user_id) values (tests.user_id('Closer'), tests.user_id('Closer'));
select tests.holds('Closer', $$ select tests.new_key() $$, 'fails 42501: Set up your authenticator app again first',
  'a session with a recovery code can''t create keys');
select tests.as_owner();
select private.end_access(tests.user_id('Closer'), 'recovery', tests.user_id('Closer'));
select is(tests.standing_of_key('fourth'), 'revoked session_ended', 'recovering the account revokes keys');

select tests.as_member('Other');
do $$ begin for i in 1..20 loop perform tests.new_key(); end loop; end $$;
select throws_ok('select tests.new_key()', 'P0001', null, 'members create a limited number of keys a day');
select tests.as_owner();
delete from private.rate_limits;
select tests.holds('Other', 'select tests.new_key()', 'fails: You can have 20 keys. Revoke one first.',
  'and have at most 20');
select tests.holds('Other', $$ select rotate_api_key((select id from api_keys order by id limit 1)) $$, 'works',
  'of which each can be replaced');

-- Reminders ---------------------------------------------------------------------------------------

select tests.as_owner();
delete from private.deliveries;
delete from api_keys where user_id = tests.user_id('Other');
insert into api_keys (user_id, name, scopes, prefix, created_at, expires_at, replaced_by, revoked_at)
select tests.user_id(member), name, '{own:read}', 'clk_', now() - lived, now() + rest, case name when 'Replaced' then
  tests.key_id('boss') end, case name when 'Revoked' then now() end
from (values
  ('Other', 'Week', interval '30 days', interval '6 days 23 hours'), ('Other', 'Later', '30 days', '7 days 1 minute'),
  ('Other', 'Day', '30 days', '23 hours'), ('Other', 'Short', '1 day', '5 days'), ('Other', 'Shortest', '1 hour',
  '22 hours'), ('Other', 'Ended', '30 days', '-1 minute'), ('Other', 'Replaced', '30 days', '6 days'),
  ('Other', 'Revoked', '30 days', '6 days'), ('Ann', 'No plan', '30 days', '6 days')
) as k (member, name, lived, rest);
create function tests.reminders() returns text language sql as $$
  select concat_ws(' ', private.remind_of_api_keys(), (
    select string_agg(concat_ws(' ', m.data ->> 'name', m.data ->> 'event'), ', '
      order by m.data ->> 'name', m.data ->> 'event')
    from tests.mail m where m.kind = 'access'
  ));
$$;
select is(tests.reminders(), '2', 'members are reminded of keys that expire');
select is(tests.reminders(), '0 Day ends_in_a_day, Week ends_in_a_week', 'once, by email too, and not of those created '
  'for less, replaced, or that can''t be used');
update api_keys set expires_at = now() + interval '23 hours', reminded_at = now() - interval '6 days'
where name = 'Week';
select is(tests.reminders(), '1 Day ends_in_a_day, Week ends_in_a_week', 'and again a day before');
select is(tests.reminders(), '0 Day ends_in_a_day, Week ends_in_a_day, Week ends_in_a_week', 'once');

-- Idempotency -------------------------------------------------------------------------------------

select tests.as_service();
select is(state, expected, rule) from (values
  (begin_idempotent(tests.key_id('boss'), 'a', '01') ->> 'state', 'new', 'a new idempotency key is claimed'),
  (begin_idempotent(tests.key_id('boss'), 'a', '01') ->> 'state', 'in_progress', 'it''s in progress'),
  (begin_idempotent(tests.key_id('boss'), 'a', '02') ->> 'state', 'mismatch', 'it can''t be used for another request'),
  (begin_idempotent(tests.key_id('partner'), 'a', '02') ->> 'state', 'new', 'it belongs to an API key')
) as t (state, expected, rule);
select tests.as_owner();
update private.api_idempotency set started_at = now() - interval '2 minutes';
select tests.as_service();
select is(begin_idempotent(tests.key_id('boss'), 'a', '01') ->> 'state', 'new', 'a crashed request is done again');
select finish_idempotent(tests.key_id('boss'), 'a', '{"status": 201}');
select is(begin_idempotent(tests.key_id('boss'), 'a', '01'), '{"state": "done", "response": {"status": 201}}',
  'a finished one is answered as before');
select finish_idempotent(tests.key_id('partner'), 'a', null);
select is(begin_idempotent(tests.key_id('partner'), 'a', '03') ->> 'state', 'new', 'a failed one releases its key');
select tests.as_owner();
update private.api_idempotency set started_at = now() - interval '25 hours';
update api_requests set requested_at = now() - interval '31 days';
select tests.as_service();
select is(begin_idempotent(tests.key_id('boss'), 'a', '09') ->> 'state', 'new', 'after a day, it can be used again');
select tests.use_key('boss');
select tests.as_owner();
select is((select count(*) from api_requests where requested_at < now() - interval '30 days'), 0::bigint,
  'the log is deleted after 30 days');

select * from finish();
rollback;
