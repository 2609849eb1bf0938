-- Operations: what an operator has to look at, for the staff page and /health.

-- Scheduled jobs ----------------------------------------------------------------------------------

create table private.job_runs (
  job text primary key,
  ran_at timestamptz not null default '-infinity'
);
comment on table private.job_runs is 'When each scheduled job last succeeded, to the minute.';

create view private.job_schedule with (security_invoker = true) as
select * from (values
  ('send-mail', interval '1 minute', null, false),
  ('send-push', interval '10 seconds', null, true),
  ('send-webhooks', interval '10 seconds', null, false),
  ('send-deal-alerts', interval '2 seconds', 'public.send_deal_alerts', false),
  ('apply-staff-decisions', interval '2 seconds', 'public.apply_staff_decisions', false),
  ('send-deal-digests', interval '5 minutes', 'public.send_deal_digests', false),
  ('remind-of-events', interval '5 minutes', 'public.remind_of_events', false),
  ('advance-deals', interval '1 minute', 'public.advance_deals', false),
  ('end-stale-badges', interval '1 minute', 'public.end_stale_badges', false),
  ('suspend-swapped-pictures', interval '5 minutes', 'public.suspend_swapped_pictures', false),
  ('reconcile-payments', interval '5 minutes', null, false),
  ('seal-ledger', interval '5 minutes', 'public.seal_ledger', false),
  ('value-listings', interval '1 minute', null, false),
  ('stamp-ledger', interval '5 minutes', null, true),
  ('print-pictures', interval '1 minute', null, true),
  ('read-contracts', interval '1 minute', null, true),
  ('scan-files', interval '1 minute', null, true)
) as jobs (job, every, call, is_optional);
comment on view private.job_schedule is
  'Every scheduled job: how often it runs, at most 5 minutes apart, and what it calls: an SQL function without '
  'arguments, again as long as that returns true, or, for null, the edge function with its name. pg_cron '
  '(private.schedule_jobs), the embedded backend, and Operations follow it. is_optional: not every project has push '
  'notifications, an authority for timestamps, or a scanner, so it counts once it has succeeded.';

create view private.jobs with (security_invoker = true) as
select s.job, nullif(r.ran_at, '-infinity') as ran_at,
  -- The embedded backend starts with the database.
  greatest(r.ran_at, pg_postmaster_start_time()) < now() - interval '15 minutes' as is_late
from private.job_schedule s left join private.job_runs r using (job)
where not s.is_optional or r.job is not null;
comment on view private.jobs is
  'How the scheduled jobs do. ran_at: the last success, null without one. is_late: no success for 15 minutes.';

create function private.record_job_run(job text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.job_runs (job) values (record_job_run.job) on conflict do nothing;
  update private.job_runs r set ran_at = clock_timestamp()
  where r.job in (
    select l.job from private.job_runs l
    where l.job = record_job_run.job and l.ran_at < clock_timestamp() - interval '1 minute'
    -- Runs that overlap don't wait for each other.
    for update skip locked
  );
  return true;
end;
$$;
comment on function private.record_job_run(text) is
  'Called by the scheduled functions: a run that fails rolls it back. Writes once a minute at most. Returns true.';

create function private.schedule_jobs(project_url text) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  job record;
  command text;
  seconds integer;
begin
  for job in select * from private.job_schedule loop
    command := case
      when job.call is null then format(
        $call$select net.http_post(%L, timeout_milliseconds := 60000, headers := jsonb_build_object(
          'Authorization', 'Bearer ' ||
            (select decrypted_secret from vault.decrypted_secrets where name = 'service_role_key')))$call$,
        rtrim(project_url, '/') || '/functions/v1/' || job.job
      )
      -- It commits after each call, so that a crash repeats nothing.
      when pg_get_function_result(to_regproc(job.call)) = 'boolean' then
        format($call$do 'begin while %s() loop commit; end loop; end'$call$, job.call)
      else format('select %s()', job.call)
    end;
    seconds := extract(epoch from job.every);
    execute 'select cron.schedule($1, $2, $3)' using job.job,
      case when seconds < 60 then seconds || ' seconds' else '*/' || seconds / 60 || ' * * * *' end, command;
  end loop;
  -- pg_cron records each run, and never deletes a record.
  execute 'select cron.schedule($1, $2, $3)' using 'forget-old-runs', '0 4 * * *',
    $call$delete from cron.job_run_details where end_time < now() - interval '3 days'$call$;
end;
$$;
comment on function private.schedule_jobs(text) is
  'For the operator, after each deployment: has pg_cron run every job of private.job_schedule. Takes pg_cron 1.5, '
  'pg_net, and the secret service_role_key in Vault. Running it again only updates the entries.';

-- Mail --------------------------------------------------------------------------------------------

create view private.mail_problems with (security_invoker = true) as
select d.id,
  case when d.state = 'failed' then 'dead' when d.claimed_until is not null then 'unknown' else 'late' end as problem,
  substring(d.error from '\m[45][0-9][0-9]\M') as error,
  case when d.state = 'failed' then d.ended_at when d.claimed_until is not null then d.attempted_at else d.due_at end
    as since
from private.deliveries d
where d.channel = 'mail' and (d.state = 'failed' or d.state = 'pending'
  and case when d.claimed_until is not null then d.attempted_at else d.due_at end < now() - interval '15 minutes');
comment on view private.mail_problems is
  'Emails to look at. problem: dead (given up), unknown (the mail server may have taken it, so it''s never sent '
  'again), or late. error: the mail server''s reply code, such as 550; null without one.';

create function private.retry_mail(error text default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  retried integer;
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can retry email' using errcode = '42501';
  end if;
  update private.deliveries d set state = 'pending', ended_at = null, attempts = 0, error = null, due_at = now()
  where d.state = 'failed' and d.id in (
    select p.id from private.mail_problems p where p.problem = 'dead' and p.error is not distinct from retry_mail.error
  );
  get diagnostics retried = row_count;
  return retried;
end;
$$;
comment on function private.retry_mail(text) is
  'For admins: queues the emails again that were given up with this reply code, or without one for null. Returns how '
  'many. Raises 42501 for others.';
select private.expose('retry_mail', 'authenticated');

-- Figures -----------------------------------------------------------------------------------------

create function private.is_request_check_installed() returns boolean
language sql stable set search_path = ''
as $$
  select coalesce((
    select setting = 'pgrst.db_pre_request=private.check_request'
    from pg_catalog.pg_db_role_setting s cross join unnest(s.setconfig) as setting
    where s.setrole = to_regrole('authenticator') and setting like 'pgrst.db_pre_request=%'
      and s.setdatabase in (0, (select d.oid from pg_catalog.pg_database d where d.datname = current_database()))
    -- Settings of the database win over those of all databases.
    order by s.setdatabase desc limit 1
  ), false);
$$;
comment on function private.is_request_check_installed() is
  'Whether PostgREST calls private.check_request: see private.install_request_check.';

create function private.slow_queries() returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  installed_in constant text := (
    select n.nspname from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_stat_statements'
  );
  found jsonb;
begin
  if installed_in is null then
    return null;
  end if;
  execute format(
    -- Only statements whose values the extension replaces.
    $query$
      select coalesce(jsonb_agg(to_jsonb(slow) order by slow.total_ms desc), '[]')
      from (
        select left(s.query, 300) as query, s.calls, round(s.mean_exec_time) as mean_ms,
          round(s.max_exec_time) as max_ms, round(s.total_exec_time) as total_ms
        from %I.pg_stat_statements s
        where s.dbid = (select d.oid from pg_catalog.pg_database d where d.datname = current_database())
          and s.mean_exec_time >= 100 and s.query ~* '^\s*(with|select|insert|update|delete)\M'
        order by s.total_exec_time desc limit 10
      ) slow
    $query$, installed_in
  ) into found;
  return found;
exception
  when insufficient_privilege or object_not_in_prerequisite_state or undefined_column then
    return null;
end;
$$;
comment on function private.slow_queries() is
  'The ten queries with a mean of 100 ms or more that took the most time: [{query, calls, mean_ms, max_ms, total_ms}], '
  'without values. Null if pg_stat_statements isn''t available.';

create function private.failed_jobs() returns table (kind text, count bigint, last_at timestamptz)
language plpgsql stable set search_path = ''
as $$
begin
  if to_regclass('cron.job_run_details') is null then
    return;
  end if;
  return query execute $query$
    select j.jobname::text, count(*), max(d.start_time)
    from cron.job_run_details d join cron.job j using (jobid)
    where d.status = 'failed' and d.start_time > now() - interval '1 day'
    group by j.jobname
  $query$;
exception
  when insufficient_privilege then
    return;
end;
$$;
comment on function private.failed_jobs() is
  'Failed runs of scheduled jobs in the last 24 hours, by job. Empty where pg_cron isn''t installed.';

create function private.recent_errors() returns table (source text, kind text, count bigint, last_at timestamptz)
language sql stable set search_path = ''
as $$
  select 'mail', substring(d.error from '\m[45][0-9][0-9]\M'), count(*), max(d.attempted_at)
  from private.deliveries d
  where d.channel = 'mail' and d.error is not null and d.attempted_at > now() - interval '1 day'
  group by 2
  union all
  select 'payment', e.type, count(*), max(e.received_at)
  from private.stripe_events e
  where e.last_error is not null and e.received_at > now() - interval '1 day'
  group by 2
  union all
  select 'job', f.kind, f.count, f.last_at from private.failed_jobs() f;
$$;
comment on function private.recent_errors() is
  'Errors of the last 24 hours that the database knows of: emails by reply code (null without one), payment events '
  'that aren''t handled by type, and scheduled jobs by name. Request and browser errors are only in the logs.';

create function private.operations() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can see operations' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'database_bytes', pg_database_size(current_database()),
    'request_check', private.is_request_check_installed(),
    'payment_count', (select count(*) from private.stripe_events e where e.handled_at is null),
    'payments', (
      select coalesce(jsonb_agg(to_jsonb(oldest) order by oldest.received_at), '[]')
      from (
        select e.id, e.type, e.received_at, e.deliveries,
          regexp_replace(e.last_error, '[^\s<>]+@[^\s<>]+', '[email]', 'g') as error
        from private.stripe_events e where e.handled_at is null order by e.received_at, e.id limit 20
      ) oldest
    ),
    'payment_problems', coalesce((select to_jsonb(r.problems) from private.reconciliation r), '[]'),
    'open_disputes', (
      select count(*) from public.stripe_reversals r
      where r.kind = 'dispute' and r.status in ('needs_response', 'warning_needs_response')
    ),
    'reversals', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.created_at desc, newest.id), '[]')
      from (
        select r.reversal_id as id, r.kind, r.status, r.amount_cents, r.currency, r.reason, r.created_at,
          r.evidence_due_at, coalesce(o.number, o.invoice_id) as invoice
        from public.stripe_reversals r join public.stripe_orders o on o.invoice_id = r.invoice_id
        order by r.created_at desc, r.reversal_id limit 20
      ) newest
    ),
    'corrections', (
      select coalesce(jsonb_agg(to_jsonb(newest) order by newest.corrected_at desc, newest.id desc), '[]')
      from (
        select p.id, p.kind, p.object_id, p.old_status, p.new_status, p.corrected_at
        from private.payment_corrections p order by p.corrected_at desc, p.id desc limit 20
      ) newest
    ),
    'mail', (
      select coalesce(jsonb_agg(to_jsonb(grouped) order by grouped.problem, grouped.oldest), '[]')
      from (
        select p.problem, p.error, count(*) as count, min(p.since) as oldest
        from private.mail_problems p group by p.problem, p.error
      ) grouped
    ),
    'jobs', (select jsonb_agg(to_jsonb(j) order by j.job) from private.jobs j),
    'errors', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.count desc, e.source, e.kind), '[]')
      from private.recent_errors() e
    ),
    'queries', private.slow_queries()
  );
end;
$$;
comment on function private.operations() is
  'For admins, without personal data: {database_bytes, request_check, payment_count, payments: the 20 oldest events '
  'that aren''t handled [{id, type, received_at, deliveries, error}], payment_problems: what the reconciliation found '
  '[text], open_disputes: how many need a response, reversals: the 20 newest refunds and disputes [{id, kind, status, '
  'amount_cents, currency, reason, created_at, evidence_due_at, invoice}], corrections: the 20 newest '
  '[{id, kind, object_id, old_status, new_status, corrected_at}], mail: [{problem, error, count, oldest}] as '
  'private.mail_problems, jobs: [{job, ran_at, is_late}], errors: [{source, kind, count, last_at}] as '
  'private.recent_errors, queries: as private.slow_queries}. Raises 42501 for others.';
select private.expose('operations', 'authenticated');

-- Deployment --------------------------------------------------------------------------------------

create function private.deployment_status() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  migrations jsonb;
begin
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute 'select jsonb_agg(m.version order by m.version) from supabase_migrations.schema_migrations m'
      into migrations;
  end if;
  return jsonb_build_object(
    'migrations', migrations,
    'request_check', private.is_request_check_installed(),
    'jobs', (select jsonb_agg(to_jsonb(j) order by j.job) from private.jobs j)
  );
end;
$$;
comment on function private.deployment_status() is
  'For npm run deploy:check, by the service role only: {migrations: the versions that were applied, null if none was '
  'recorded, request_check: whether PostgREST calls private.check_request, jobs: [{job, ran_at, is_late}]}.';
select private.expose('deployment_status', 'service_role');

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.record_job_run(text) to service_role;
revoke all on private.job_schedule, private.jobs, private.mail_problems from public, anon, authenticated;
