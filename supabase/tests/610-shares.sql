-- Shares: slow devices and endpoints of a member hold up nobody else's pushes and webhooks.
begin;
\ir helpers.psql
select tests.create_cast();
/* Turns on notifications on a device, as a browser would. */
create function tests.turn_on_push(device text) returns void language sql as $$
  select public.save_push_subscription(
    'https://push.example/' || device, repeat('p', 87), repeat('a', 22), device
  );
$$;
create function tests.make_due() returns void language sql security definer
as $$
  update private.deliveries set due_at = now() - interval '1 second', claimed_until = null where state = 'pending';
$$;
create function tests.message_ann() returns void language sql security definer as $$
  select private.notify(tests.user_id('Ann'), 'message', tests.user_id('Bob'), gen_random_uuid());
$$;

-- Pushes ------------------------------------------------------------------------------------------

select tests.as_member('Basic');
select tests.turn_on_push('slow' || n) from generate_series(0, 9) as n;
select tests.as_owner();
delete from private.deliveries;
insert into notifications (user_id, kind, subject_id, data)
select tests.user_id('Basic'), 'offer', gen_random_uuid(), '{}' from generate_series(1, 20);
select tests.as_member('Ann');
delete from push_subscriptions;
select tests.turn_on_push('quick');
select tests.as_owner();
/* Claims as much as there's room for. Returns how many for each member. */
create function tests.claim(channel text default 'push') returns text language sql security definer as $$
  with claimed as materialized (select c.id from private.claim_deliveries(channel, 50, 3600) c)
  select string_agg(who.name || ' ' || who.claimed, ', ' order by who.name) from (
    select u.name, count(*) as claimed
    from claimed join private.deliveries d using (id) join public.users u on u.id = d.user_id group by u.name
  ) as who;
$$;
/* Reports that nothing answered what's in progress, which is tried again only when made due, however slow this runs. */
create function tests.time_out() returns void language sql security definer as $$
  select private.complete_deliveries(jsonb_agg(
    jsonb_build_object('id', d.id, 'attempt', d.attempts, 'outcome', 'failed')))
  from private.deliveries d where d.claimed_until > clock_timestamp();
  update private.deliveries set due_at = now() + interval '1 day' where state = 'pending' and attempts > 0;
$$;
select tests.holds(statement, outcome, rule) from (values
  ('tests.claim()', 'gives Basic 2', 'at most 2 of a member are sent at the same time'),
  ('tests.claim()', 'gives null', 'also by another run'),
  ($$ select tests.message_ann() $$, null, null),
  ('tests.claim()', 'gives Ann 1', 'what''s new of others is sent at once'),
  ($$ select tests.time_out() $$, null, null),
  ('tests.claim()', 'gives Basic 2', 'then those that wait'),
  ($$ select count(*) from push_subscriptions where failing_since is not null and user_id = tests.user_id('Basic') $$,
    'gives (2)', 'devices that fail are known'),
  ($$ select tests.make_due() $$, null, null),
  ($$ select bool_or(is_failing) from private.claim_deliveries('push', 50, 3600)
    where content ->> 'user_id' = tests.user_id('Basic')::text $$,
    'gives (f)', 'and come after the others'),
  ($$ update push_subscriptions set failing_since = now() $$, null, null),
  ($$ select tests.make_due() $$, null, null),
  ($$ select count(distinct content ->> 'endpoint') = count(*), bool_and(is_failing)
    from private.claim_deliveries('push', 50, 3600) $$,
    'gives (t,t)', 'and get one at a time')
) as t (statement, outcome, rule);

select tests.as_owner();
-- Webhooks ----------------------------------------------------------------------------------------

select tests.create_user('Slow', tier => 'closer'), tests.create_user('Slower', tier => 'closer'),
  tests.create_user('Fast', tier => 'closer');
insert into webhook_endpoints (id, user_id, url, events)
select md5(name || n)::uuid, tests.user_id(name), 'https://' || name || n || '.example/', '{messages}'::text[]
from unnest(array['Slow', 'Slower']) as name, generate_series(1, 5) as n
union all select md5('Fast1')::uuid, tests.user_id('Fast'), 'https://fast.example/', '{messages}';
insert into private.webhook_secrets (endpoint_id, secret)
select e.id, private.new_webhook_secret() from webhook_endpoints e on conflict do nothing;
create function tests.add_tests(endpoint text, events integer) returns void language sql security definer as $$
  select private.add_webhook(md5(endpoint)::uuid, 'webhook.tested', o.id,
    jsonb_build_object('id', o.id, 'url', '/v1/me'))
  from (select gen_random_uuid() as id from generate_series(1, events)) as o;
$$;
select tests.add_tests(name || n, 10) from unnest(array['Slow', 'Slower']) as name, generate_series(1, 5) as n;
select tests.add_tests('Fast1', 1);
select tests.holds(statement, outcome, rule) from (values
  ('tests.claim(''webhooks'')', 'gives Fast 1, Slow 5, Slower 5', 'at most 5 of a member are sent at the same time'),
  ('tests.claim(''webhooks'')', 'gives null', 'also by another run'),
  ($$ select tests.add_tests('Fast1', 2) $$, null, null),
  ('tests.claim(''webhooks'')', 'gives Fast 2', 'what''s new of others is sent at once'),
  ($$ select tests.time_out() $$, null, null),
  ('tests.claim(''webhooks'')', 'gives Slow 5, Slower 5', 'then those that wait'),
  ($$ select bool_and(failing_since is not null) from webhook_endpoints where url like '%low%' $$, 'gives (t)',
    'endpoints that fail are known'),
  ($$ select count(distinct endpoint_id) = count(*) from private.deliveries
    where channel = 'webhooks' and claimed_until > now() $$,
    'gives (t)', 'and get one at a time'),
  ($$ update webhook_endpoints set failing_since = null $$, null, null)
) as t (statement, outcome, rule);

select * from finish();
rollback;
