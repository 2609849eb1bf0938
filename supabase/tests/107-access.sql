-- Every kind of access is in private.access_kinds, and each event ends what that says: no more, no less.
begin;
\ir helpers.psql
-- What someone could add without a row there.
create table private.spare_keys (user_id uuid primary key references public.users (id), spare_hash bytea not null);
create table private.visits (visit uuid primary key, session_id uuid not null);
create function public.open_door(door_token text) returns boolean
language sql set search_path = '' as $$ select true; $$;
grant execute on function public.open_door(text) to anon;
\ir catalog.psql

-- The sweep ---------------------------------------------------------------------------------------

create temp table places as
  select distinct array_to_string((string_to_array(place, '.'))[1:2], '.') as name, split_part(place, '.', 3) as part
  from private.access_kinds k, unnest(k.places) as place;
select is_empty($$ select name from places where to_regclass(name) is null or part <> '' and not exists (
    select from pg_attribute a where a.attrelid = name::regclass and a.attname = part) $$, 'its places exist');
/* Whether this is what a secret, or what refers to one, is called. */
create function tests.is_secret(name text) returns boolean language sql as $$
  select name ~ ('hash|sha256|secret|token|endpoint|passw|session|nonce|p256dh|credential'
    || '|(^|_)(key|code|pin|otp|jwt|slug|link|bearer|cookie|grant)(_|$)');
$$;
create temp table found_tables as
  select format('%s.%s', n.nspname, c.relname) as name
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind in ('r', 'p') and a.attnum > 0 and (
    tests.is_secret(a.attname)
    or exists (
      select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
        and k.confrelid in ('auth.sessions'::regclass, 'auth.mfa_factors'::regclass)
    )
  );
select set_eq(
  $$ select name from found_tables except select name from places $$,
  $$
    select name from (values
      ('added above, to see that they''re found', '{private.spare_keys,private.visits}'),
      ('hashes of documents, files, and the record', '{public.data_sources,private.ledger_nodes,public.agreements,'
        'public.deal_documents,'
        'public.ledger_entries,public.ledger_roots,public.proofs_of_funds,public.submission_files}'),
      ('hashes of how pictures and texts look', '{private.listing_marks,private.picture_prints}'),
      ('the hash of a disclosure', '{private.rule_answers}'),
      ('opens a house, not an account', '{private.showing_codes}'),
      ('what was done with a key or is to be sent to a webhook, and ends with it',
        '{public.api_requests,private.deliveries}'),
      ('names of columns and rows of imported files', '{public.listing_drafts,public.listing_import_mappings}'),
      ('salts what counts views for a day', '{private.view_keys}'),
      ('the address of a public page', '{public.resources}')
    ) as e (reason, names), unnest(e.names::text[]) as name
  $$,
  'every table with a secret or a session has a row, except these'
);
select set_eq(
  $$
    select p.proname
    from pg_proc p join our_functions f on f.oid = p.oid, unnest(p.proargnames[1:p.pronargs]) as argument
    where f.schema = 'public' and tests.is_secret(argument) and argument !~ 'sha256|endpoint'
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('service_role', p.oid, 'execute'))
    except select unnest(doors) from private.access_kinds
  $$,
  $$
    select name from (values
      ('added above, to see that it''s found', '{open_door}'),
      ('takes an ID of the caller''s own key, or one that was checked', '{begin_idempotent,finish_idempotent,'
        'revoke_api_key,rotate_api_key}'),
      ('takes the hash of a secret that only a program knows', '{connect_program}'),
      ('how a picture looks', '{store_print}'),
      ('Stripe''s checkout session, a lockbox code, a meeting, an imported row, and a timestamp of the ledger',
        '{close_checkout,open_checkout,offer_showing,save_event,import_listing_drafts,store_timestamp}')
    ) as e (reason, names), unnest(e.names::text[]) as name
  $$,
  'every function that takes a secret has a row, except these'
);
select set_eq($$ select unnest(doors) from private.access_kinds except select name from our_functions
    where schema = 'public' $$, '{}'::text[], 'its doors exist');

-- One place ---------------------------------------------------------------------------------------

create temp table ends as
  select 'end_' || k.kind as name from private.access_kinds k
  where 'ended' in (select value from jsonb_each_text(to_jsonb(k)));
select set_eq(
  $$ select name from our_functions where schema = 'private' and name ~ '^end_' and source !~ 'private[.]end_access'
    and oid in (select oid from pg_proc where proargnames = '{member,_kept}' or proargnames = '{member,kept}') $$,
  'select name from ends', 'each kind that an event ends says how, and only those'
);
select is_empty($$ select f.name, e.name from our_functions f join ends e on f.source ~ ('private[.]' || e.name || '\(')
$$,
  'and only private.end_access calls that, by the registry');
select set_eq(
  format('select name from our_functions where source ~* %L', pattern), names::text[], 'only these: ' || pattern
) from (values
  ('insert into private[.]verified_emails', '{prove_address}'),
  ('private[.]prove_address', '{verify_email,accept_invitation}'),
  ('private[.]end_access', '{prove_address,accept_new_password,use_recovery_code,handle_verified_factor}'),
  ('delete from auth[.]users', '{release_invited_address}'),
  ('delete from auth[.]mfa_factors', '{end_factors,turn_off_two_factor}'),
  ('delete from auth[.]sessions', '{end_sessions}'),
  ('update auth[.]users set encrypted_password', '{end_passwords}')
) as t (pattern, names);
select is_empty($$ select kind from private.access_kinds k, jsonb_each_text(to_jsonb(k)
    - '{position,kind,places,doors,notified,note}'::text[]) as e
  where value not in ('ended', 'itself', 'refused', 'kept')
    or k.note is null $$, 'each event does one of four things');

-- What needs more than the browser's session --------------------------------------------------------

select tests.create_user(name, tier => 'closer', confirmed => name <> 'New')
from unnest('{Own,New,Lost}'::text[]) as name;
insert into private.recovered_sessions (session_id, user_id) values (tests.user_id('Lost'), tests.user_id('Lost'));
insert into webhook_endpoints (id, user_id, url, events)
select tests.user_id(name), tests.user_id(name), 'https://a.example/', '{messages}'
from unnest('{New,Lost}'::text[]) as name;
insert into private.webhook_secrets select id, private.new_webhook_secret() from webhook_endpoints;
insert into api_keys (id, user_id, name, scopes, prefix, expires_at)
select tests.user_id(name), tests.user_id(name), 'Sheet', '{own:read}', 'clk_', now() + interval '1 day'
from unnest('{New,Lost}'::text[]) as name;
insert into feed_addresses (user_id, kind)
select tests.user_id(name), 'matches' from unnest('{New,Lost}'::text[]) as name;
create temp table lasting (call text);
insert into lasting values
  ($$ create_api_key('Sheet', '{own:read}', now() + interval '1 day') $$), ('rotate_api_key(auth.uid())'),
  ($$ connect_program(auth.uid(), 'https://a.example/', '{own:read}', repeat('a', 43)) $$),
  ($$ create_feed_address('calendar') $$), ($$ create_webhook('https://b.example/', '{messages}') $$),
  ($$ change_webhook(auth.uid(), 'https://b.example/', '{messages}', '') $$), ('rotate_webhook_secret(auth.uid())'),
  ('switch_webhook(auth.uid(), true)'), ('test_webhook(auth.uid())'), ('replay_webhooks(auth.uid())'),
  ($$ permit_email_change('new@tests.example') $$);
grant select on lasting to authenticated;
select tests.holds('Lost', 'select ' || call, 'fails 42501: Set up your authenticator app again first',
  'a session with a recovery code can''t ' || call) from lasting;
select tests.holds('New', 'select ' || call, 'fails P0001: Verify your email address first.',
  'nor can an unverified account ' || call) from lasting;
select tests.holds(who, statement,
  case when who = 'New' and statement like '%push%' then 'fails P0001' else outcome end,
  rule || ' of ' || who)
from unnest('{New,Lost}'::text[]) as who cross join (values
  ($$ select save_push_subscription('https://push.example/' || auth.uid(), repeat('B', 87), repeat('a', 22),
    'Phone') $$,
    'works', 'a device lasts as long as the session'),
  ('select switch_webhook(auth.uid(), false)', 'works', 'turning a webhook off'),
  ('select delete_webhook(auth.uid())', 'works', 'deleting it'),
  ('select revoke_api_key(auth.uid())', 'works', 'revoking a key'),
  ('delete from feed_addresses returning true', 'rows', 'and an address stay possible')
) as t (statement, outcome, rule);

select tests.holds('owner', $$ private.program_refusal(tests.user_id('New')) $$, 'gives restricted',
  'and what it has from before its address changed does nothing');

-- Ending ------------------------------------------------------------------------------------------

select tests.as_owner();
insert into auth.sessions (id, user_id, created_at, updated_at)
select tests.listing_id(device), tests.user_id('Own'), now(), now() from unnest('{phone,laptop}'::text[]) as device;
insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, device)
select tests.user_id('Own'), tests.listing_id(device), 'https://push.example/' || device, repeat('B', 87),
  repeat('a', 22), device from unnest('{phone,laptop}'::text[]) as device;
insert into stripe_customers (user_id, customer_id)
values (tests.user_id('Own'), 'cus_own'), (tests.user_id('New'), 'cus_new');
insert into stripe_subscriptions (subscription_id, user_id, customer_id, status, price_id, created_at)
select 'sub_new', tests.user_id('New'), 'cus_new', 'active', price_id, now() from membership_plans limit 1;
delete from granted_tiers where user_id = tests.user_id('New');
insert into staff (user_id) values (tests.user_id('Own'));
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select private.end_access(tests.user_id('Own'), 'sign_off') $$, 'fails 22023', 'an event has a column'),
  (null, $$ select private.end_access(tests.user_id('Own'), 'recovery', tests.listing_id('laptop')) $$, 'works', null),
  (null, $$ select string_agg(device, ' ') from push_subscriptions where user_id = tests.user_id('Own') $$,
    'gives laptop',
    'devices end with their session'),
  (null, $$ select count(*) from notifications where data ->> 'what' = 'everything' $$, 'gives 0',
    'nobody is notified of nothing'),
  (null, $$ select customer_id from private.billing_endings $$, 'no rows', 'a recovery ends no payments'),
  (null, $$ select private.end_access(tests.user_id('New'), 'first_proof') $$, 'works', null),
  (null, $$ select membership_tier from users where id = tests.user_id('New') $$, 'gives free',
    'what a stranger paid gives the owner of the address no plan'),
  (null, $$ select customer_id from stripe_customers $$, 'gives (cus_own)', 'nor their customer'),
  (null, $$ select data - 'what' from notifications where data ->> 'what' = 'everything' $$,
    'gives {"ended": ["payments"], "event": "first_proof"}', 'and the owner is notified'),
  ('service', $$ reconciliation_work() #> '{endings,0}' $$,
    'gives {"customer_id": "cus_new", "is_refunded": true}', 'which ends at Stripe, and is refunded'),
  ('service', $$ select finish_billing_ending('cus_new', 'down') $$, 'works', null),
  ('service', $$ reconciliation_work() ->> 'endings' $$, 'gives []', 'later, if that failed'),
  ('owner', $$ update private.billing_endings set due_at = now() $$, null, null),
  (null, $$ delete from auth.users where id = tests.user_id('Own') $$, 'works', null),
  ('service', $$ jsonb_path_query_array(reconciliation_work(), '$.endings[*].is_refunded') $$, 'gives [true, false]',
    'also when an account is deleted, in whatever way, without a refund'),
  ('service', $$ select finish_billing_ending('cus_new') $$, 'works', null),
  ('owner', $$ select customer_id from private.billing_endings $$, 'gives (cus_own)', 'until it''s done')
) as t (who, statement, outcome, rule);

-- Staff who are restricted have no role.
select tests.create_user('Mod', staff => true);
select tests.holds('Mod', 'private.is_staff()', 'gives true', 'a role works');
select tests.as_owner();
with action as (
  insert into moderation_actions (action, subject_kind, subject_id, member_id, reason)
  values ('ban', 'profile', tests.user_id('Mod'), tests.user_id('Mod'), 'Spam') returning id
)
insert into private.member_standings (user_id, standing, action_id)
select tests.user_id('Mod'), 'banned', id from action;
select tests.holds('Mod', 'private.is_staff()', 'gives false', 'until its member is banned');

select * from finish();
rollback;
