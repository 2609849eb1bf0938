-- Operations: what admins see of queues, jobs, and the database, and retrying email.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name) from unnest(array['Mod', 'Reviewer']) as name;
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator'), (tests.user_id('Reviewer'), 'reviewer');
delete from tests.mail;
delete from private.job_runs;

-- Denials -----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select operations() $$, 'fails 42501: Only admins can see operations', 'a member can''t see operations'),
  ('Ann', $$ select retry_mail() $$, 'fails 42501: Only admins can retry email', 'a member can''t retry email'),
  ('Mod', $$ select operations() $$, 'fails 42501', 'a moderator can''t see operations'),
  ('Mod', $$ select retry_mail() $$, 'fails 42501', 'a moderator can''t retry email'),
  ('Reviewer', $$ select operations() $$, 'fails 42501', 'a reviewer can''t see operations'),
  ('Reviewer', $$ select retry_mail() $$, 'fails 42501', 'a reviewer can''t retry email')
) as t (who, statement, outcome, rule);

select tests.as_service();
select is((select array_agg(name order by name) from jsonb_object_keys(deployment_status()) as name),
  array['jobs', 'migrations', 'request_check'], 'the service role sees migrations, jobs, and the request check');

-- All clear ---------------------------------------------------------------------------------------

select tests.as_member('Staff');
select is(operations() -> 'mail', '[]', 'without problems, no email is listed');
select is(operations() -> 'payments', '[]', 'and no payment event');
select is(operations() -> 'errors', '[]', 'and no error');
select cmp_ok((operations() ->> 'database_bytes')::bigint, '>', 1000000::bigint, 'the size of the database is known');
select set_eq(
  $$ select j ->> 'job' from jsonb_array_elements(operations() -> 'jobs') as j $$,
  array[
    'advance-deals', 'apply-staff-decisions', 'end-stale-badges', 'reconcile-payments', 'remind-of-events',
    'seal-ledger',
    'send-deal-alerts', 'send-deal-digests', 'send-mail', 'send-webhooks', 'suspend-swapped-pictures',
    'value-listings'
  ],
  'every job is listed'
);

-- Jobs --------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.job(name text) returns private.jobs language sql security definer
as $$ select j from private.jobs j where j.job = name; $$;
grant execute on function tests.job(text) to public;
select is((tests.job('send-mail')).ran_at, null, 'a job that never ran has no time');
select tests.as_service();
select claim_deliveries(channel, 1, 30) from unnest(array['mail', 'push', 'webhooks']) as channel;
select remind_of_events();
select send_deal_alerts();
select send_deal_digests();
select suspend_swapped_pictures();
select finish_reconciliation(null, '{}');
select advance_deals();
select apply_staff_decisions();
select seal_ledger();
select values_to_compute(1);
select end_stale_badges();
select tests.holds('owner', $$ select from private.jobs where ran_at is null or ran_at < now() or is_late $$, 'no rows',
    'a job that ran is recorded');
update private.job_runs set ran_at = now() - interval '16 minutes' where job = 'remind-of-events';
select is((tests.job('remind-of-events')).is_late, pg_postmaster_start_time() < now() - interval '15 minutes',
  'a job is late after 15 minutes, unless the database has just started');

-- The schedule ------------------------------------------------------------------------------------

select is_empty($$ select p.proname, named[1] from pg_proc p,
    regexp_matches(p.prosrc, 'private[.]record_job_run[(]''([a-z-]+)''[)]', 'g') as named
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and named[1] not in (select job from private.job_schedule) $$, 'every job that records its runs has a row');
select is_empty($$ select job from private.job_schedule
  where call is not null and (select p.prosrc from pg_proc p where p.oid = to_regproc(call))
    not like '%private.record_job_run(''' || job || '''%' $$, 'and calls a function that records them');
select is_empty($$ select channel from private.delivery_channels
  where 'send-' || channel not in (select job from private.job_schedule where call is null) $$,
  'every channel of deliveries has a row');
select is_empty($$ select job from private.job_schedule where every > interval '5 minutes' $$,
  'no job waits so long that it would be late');
-- pg_cron, pg_net, and Vault, as far as they're used.
create schema cron;
create schema net;
create schema vault;
create view vault.decrypted_secrets as select 'service_role_key' as name, 'key' as decrypted_secret;
create table cron.entries (name text primary key, schedule text, command text);
create function cron.schedule(text, text, text) returns void language sql as $$
  insert into cron.entries values ($1, $2, $3) on conflict (name) do update set schedule = $2, command = $3;
$$;
create function net.http_post(url text, headers jsonb, timeout_milliseconds integer) returns text language sql
as $$ select url || ' ' || headers || ' ' || timeout_milliseconds; $$;
create function tests.run(entry text) returns text language plpgsql as $$
declare
  answer text;
begin
  execute (select e.command from cron.entries e where e.name = entry) into answer;
  return answer;
end;
$$;
select tests.holds(statement, outcome, rule) from (values
  ($$ select private.schedule_jobs('https://ref.supabase.co'), private.schedule_jobs('https://ref.supabase.co/') $$,
    'works', 'all jobs are scheduled at once, and again'),
  ($$ select name from cron.entries except select job from private.job_schedule $$, 'gives (forget-old-runs)',
    'with one that deletes old records'),
  ($$ select job from private.job_schedule except select name from cron.entries $$, 'no rows', 'none is missing'),
  ($$ select schedule from cron.entries where name in ('send-push', 'send-mail', 'seal-ledger') order by name $$,
    'gives ("*/5 * * * *") ("*/1 * * * *") ("10 seconds")', 'as often as the schedule says'),
  ($$ tests.run('send-webhooks') $$,
    'gives https://ref.supabase.co/functions/v1/send-webhooks {"Authorization": "Bearer key"} 60000',
    'an edge function is called with the service role key'),
  ($$ tests.run('remind-of-events') $$, 'gives 0', 'a function in SQL directly'),
  ($$ select command from cron.entries where name = 'send-deal-alerts' $$,
    'gives ("do ''begin while public.send_deal_alerts() loop commit; end loop; end''")',
    'and one that says that there is more as long as it does')
) as t (statement, outcome, rule);

-- Mail --------------------------------------------------------------------------------------------

insert into tests.mail (user_id, kind, due_at, attempts, attempted_at, claimed_until, state, ended_at, error)
select tests.user_id(who), 'follow', due_at, attempts, attempted_at, attempted_at + lease, state,
  case when state <> 'pending' then now() end, error
from (values
  ('Ann', now(), 5, now(), null, 'failed', 'Failed: 550 5.1.1 <ann@tests.example> unknown'),
  ('Bob', now(), 5, now(), null, 'failed', 'Failed: 550 no such user'),
  ('Pro', now(), 5, now(), null, 'failed', 'Connection closed'),
  ('Pro', now(), 1, now() - interval '1 hour', interval '1 minute', 'pending', null),
  ('Pro', now() - interval '1 hour', 0, null, null, 'pending', null),
  -- Not problems.
  ('Pro', now(), 0, null, null, 'pending', null),
  ('Pro', now(), 1, now(), '1 minute', 'pending', null),
  ('Pro', now() - interval '2 hours', 1, now() - interval '1 hour', null, 'delivered', null)
) as mail (who, due_at, attempts, attempted_at, lease, state, error);
select tests.as_member('Staff');
select tests.holds(statement, outcome, rule) from (values
  ($$ select m ->> 'problem', m ->> 'error', (m ->> 'count')::integer from jsonb_array_elements(operations() -> 'mail')
      as m order by 1, 2 $$, 'gives (dead,550,2) (dead,,1) (late,,1) (unknown,,1)',
    'emails are counted by problem and reply code'),
  ($$ select e ->> 'source', e ->> 'kind', (e ->> 'count')::integer from jsonb_array_elements(operations() -> 'errors')
      as e order by 1, 2 $$, 'gives (mail,550,2) (mail,,1)', 'their errors of the last day are counted'),
  ($$ operations()::text ~ 'tests\.example|Failed:' $$, 'gives false', 'no address or text of an error is shown'),
  ($$ retry_mail('550') $$, 'gives 2', 'emails with a reply code are retried'),
  ($$ retry_mail('550') $$, 'gives 0', 'once'),
  ($$ retry_mail() $$, 'gives 1', 'and those without one')
) as t (statement, outcome, rule);
select results_eq($$ select m ->> 'problem' from jsonb_array_elements(operations() -> 'mail') as m order by 1 $$,
  $$ values ('late'), ('unknown') $$, 'an email that may have been sent isn''t retried');
select tests.as_service();
select is((select count(*)::integer from tests.claim_mail(100)), 5, 'those that are retried are due');
select tests.as_owner();
update tests.mail set attempts = 5 where user_id = tests.user_id('Ann');
select tests.complete_mail(id, '554 rejected') from tests.mail where user_id = tests.user_id('Ann');
insert into notification_settings (user_id, kind, mail) values (tests.user_id('Ann'), 'follow', true);
select tests.as_member('Ann');
update notification_settings set mail = false where kind = 'follow';
select tests.holds('owner', $$ select from tests.mail where user_id = tests.user_id('Ann') $$, 'no rows',
    'turning emails off discards those that were given up, so that they can''t be retried');

-- Payments ----------------------------------------------------------------------------------------

insert into private.stripe_events (id, type, payload, received_at, handled_at, last_error) values
  ('evt_1', 'invoice.paid', '{"secret": 1}', now() - interval '2 hours', null, 'No customer ann@tests.example'),
  ('evt_2', 'invoice.paid', '{}', now() - interval '3 hours', null, null),
  ('evt_3', 'invoice.paid', '{}', now() - interval '3 hours', now(), null);
select tests.as_member('Staff');
select results_eq($$ select p ->> 'id', p ->> 'error' from jsonb_array_elements(operations() -> 'payments') as p $$,
  $$ values ('evt_2', null), ('evt_1', 'No customer [email]') $$,
  'payment events that aren''t handled are listed, oldest first, without addresses');
select is((operations() ->> 'payment_count')::integer, 2, 'and counted');
select is(operations()::text ~ 'secret', false, 'without what they say');

-- The request check -------------------------------------------------------------------------------

select tests.as_owner();
create function tests.set_request_check(value text) returns void language plpgsql
as $$
begin
  execute format('alter role authenticator in database %I set pgrst.db_pre_request = %L', current_database(), value);
end;
$$;
select tests.set_request_check('private.other');
select is(private.is_request_check_installed(), false, 'another check doesn''t count');
select tests.set_request_check('private.check_request');
select tests.as_member('Staff');
select is(operations() -> 'request_check', 'true', 'the installed request check is reported');

select * from finish();
rollback;
