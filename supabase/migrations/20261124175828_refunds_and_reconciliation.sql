set check_function_bodies = off;

drop view "private"."jobs";

drop view "private"."personal_data";

drop view "public"."stripe_user_subscriptions";

create table "private"."payment_corrections" (
  "id"           bigint                   generated always as identity not null,
  "user_id"      uuid                     not null,
  "kind"         text                     not null,
  "object_id"    text                     not null,
  "old_status"   text,
  "new_status"   text                     not null,
  "corrected_at" timestamp with time zone not null default clock_timestamp(),
  constraint "payment_corrections_kind_check"
    check ((kind = ANY (ARRAY['subscription'::text, 'refund'::text, 'dispute'::text]))),
  constraint "payment_corrections_pkey" primary key (id)
);

create table "private"."reconciliation" (
  "only_row"       boolean not null default true,
  "created_before" bigint,
  "problems"       text[]  not null default '{}'::text[],
  constraint "reconciliation_only_row_check" check (only_row),
  constraint "reconciliation_pkey" primary key (only_row)
);

create table "public"."stripe_reversals" (
  "reversal_id"     text                     not null,
  "kind"            text                     not null,
  "user_id"         uuid                     not null,
  "customer_id"     text                     not null,
  "invoice_id"      text                     not null,
  "status"          text                     not null,
  "amount_cents"    bigint                   not null,
  "currency"        text                     not null,
  "reason"          text,
  "evidence_due_at" timestamp with time zone,
  "created_at"      timestamp with time zone not null,
  "ticket"          bigint                   not null default 0,
  "updated_at"      timestamp with time zone not null default clock_timestamp(),
  constraint "stripe_reversals_kind_check"
    check ((kind = ANY (ARRAY['refund'::text, 'dispute'::text]))),
  constraint "stripe_reversals_pkey" primary key (reversal_id)
);

alter table "public"."stripe_reversals"
  enable row level security;

revoke all on table "public"."stripe_reversals" from "anon";

alter table "public"."stripe_customers"
  add column "email" text;

create or replace function private.exported_billing()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'granted_tier', (select to_jsonb(g) - 'user_id' from public.granted_tiers g where g.user_id = me.id),
    'billing_customer', (select to_jsonb(c) - 'user_id' from public.stripe_customers c where c.user_id = me.id),
    'subscriptions', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' - 'ticket' order by s.created_at, s.subscription_id), '[]')
      from public.stripe_subscriptions s where s.user_id = me.id
    ),
    'orders', (
      select coalesce(jsonb_agg(to_jsonb(o) - 'user_id' - 'ticket' order by o.created_at, o.invoice_id), '[]')
      from public.stripe_orders o where o.user_id = me.id
    ),
    'reversals', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' - 'ticket' order by r.created_at, r.reversal_id), '[]')
      from public.stripe_reversals r where r.user_id = me.id
    ),
    'checkouts', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at, c.id), '[]')
      from public.stripe_checkouts c where c.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.notify_dispute()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  subscription public.stripe_subscriptions;
  effect text;
begin
  select s.* into subscription
  from public.stripe_orders o join public.stripe_subscriptions s on s.subscription_id = o.subscription_id
  where o.invoice_id = new.invoice_id and s.status in ('active', 'trialing');
  effect := private.reversal_effect(subscription.subscription_id);
  if subscription.subscription_id is not null and (
    effect = 'paused' and (tg_op = 'INSERT' or old.status not in ('needs_response', 'under_review'))
    or effect is null and tg_op = 'UPDATE' and old.status in ('needs_response', 'under_review')
  ) then
    perform private.notify_membership(
      new.user_id, case when effect is null then 'resumed' else 'paused' end,
      (select p.name from public.membership_plans p where p.price_id = subscription.price_id),
      subscription.current_period_end
    );
  end if;
  return null;
end;
$function$;

create or replace function private.operations()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.paid_tier (
  member uuid
)
  returns text
  language sql
  security definer
  set search_path to ''
  AS $function$
  select p.tier
  from public.stripe_subscriptions s join public.membership_plans p on p.price_id = s.price_id
  where s.user_id = member and s.status in ('active', 'trialing')
    and private.reversal_effect(s.subscription_id) is null
  order by p.position limit 1;
$function$;

create or replace function private.reconciliation_work()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'created_before', (select r.created_before from private.reconciliation r),
    'emails', (
      select coalesce(jsonb_agg(to_jsonb(w)), '[]')
      from (
        select c.customer_id, u.email
        from public.stripe_customers c join auth.users u on u.id = c.user_id
        where u.email is not null and c.email is distinct from u.email
        order by c.created_at, c.customer_id limit 50
      ) w
    ),
    'invoices', (
      select coalesce(jsonb_agg(to_jsonb(w)), '[]')
      from (
        select r.reversal_id, r.customer_id, r.invoice_id, r.status
        from public.stripe_reversals r
        where r.updated_at < now() - interval '1 hour'
          and (r.status in ('pending', 'requires_action', 'needs_response', 'under_review') or r.status like 'warning_%'
            and r.status <> 'warning_closed')
        order by r.updated_at, r.reversal_id limit 20
      ) w
    )
  );
$function$;

create or replace function private.reversal_effect (
  subscription text
)
  returns text
  language sql
  set search_path to ''
  AS $function$
  select case
    when exists (
      select from public.stripe_reversals r join public.stripe_orders o on o.invoice_id = r.invoice_id
      where o.subscription_id = reversal_effect.subscription and r.kind = 'dispute' and r.status = 'lost'
    ) or (
      select o.amount_paid_cents <= (
        select sum(r.amount_cents) from public.stripe_reversals r
        where r.invoice_id = o.invoice_id and r.kind = 'refund'
          and r.status in ('pending', 'requires_action', 'succeeded')
      )
      from public.stripe_orders o
      where o.subscription_id = reversal_effect.subscription and o.status = 'paid' and o.amount_paid_cents > 0
      order by o.created_at desc, o.invoice_id desc limit 1
    ) then 'ended'
    when exists (
      select from public.stripe_reversals r join public.stripe_orders o on o.invoice_id = r.invoice_id
      where o.subscription_id = reversal_effect.subscription and r.kind = 'dispute'
        and r.status in ('needs_response', 'under_review')
    ) then 'paused'
  end;
$function$;

create or replace function public.apply_billing (
  state    jsonb,
  ticket   bigint,
  event_id text   default null::text
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
declare
  customer constant text := state ->> 'customer_id';
  member uuid;
  total_changes integer := 0;
  changes integer;
  result text;
begin
  if apply_billing.ticket is null then
    raise exception 'A state needs its ticket' using errcode = '22023';
  end if;
  -- Always locked in this order: customer, event, member, rows.
  select c.user_id into member from public.stripe_customers c where c.customer_id = customer for no key update;
  perform from private.stripe_events e where e.id = event_id for update;
  if exists (select from private.stripe_events e where e.id = event_id and e.handled_at is not null) then
    return 'repeated';
  end if;
  -- Disputes don't name their customer.
  update private.stripe_events e set customer_id = customer where e.id = event_id and e.customer_id is null;

  if member is not null then
    perform from public.users u where u.id = member for no key update;

    -- Subscriptions last: the tier that they give depends on the others.
    insert into public.stripe_orders as o (
      invoice_id, user_id, customer_id, subscription_id, number, status, amount_due_cents, amount_paid_cents, currency,
        plan,
      period_start, period_end, payment_method_brand, payment_method_last4, hosted_invoice_url, invoice_pdf,
        created_at, paid_at, ticket
    )
    select g.invoice_id, member, customer, g.subscription_id, g.number, g.status, g.amount_due_cents,
      g.amount_paid_cents, g.currency,
      coalesce((select p.name from public.membership_plans p where p.price_id = g.price_id), g.description),
      to_timestamp(g.period_start), to_timestamp(g.period_end), g.payment_method_brand, g.payment_method_last4,
        g.hosted_invoice_url,
      g.invoice_pdf, to_timestamp(g.created_at), to_timestamp(g.paid_at), apply_billing.ticket
    from jsonb_to_recordset(coalesce(state -> 'orders', '[]')) as g (
      invoice_id text, subscription_id text, number text, status text, amount_due_cents bigint,
        amount_paid_cents bigint, currency text,
      price_id text, description text, period_start double precision, period_end double precision,
        payment_method_brand text,
      payment_method_last4 text, hosted_invoice_url text, invoice_pdf text, created_at double precision,
        paid_at double precision
    )
    order by g.invoice_id
    on conflict (invoice_id) do update set
      subscription_id = excluded.subscription_id, number = excluded.number, status = excluded.status,
        amount_due_cents = excluded.amount_due_cents,
      amount_paid_cents = excluded.amount_paid_cents, currency = excluded.currency,
        plan = coalesce(o.plan, excluded.plan), period_start = excluded.period_start,
      period_end = excluded.period_end, payment_method_brand = excluded.payment_method_brand,
        payment_method_last4 = excluded.payment_method_last4,
      hosted_invoice_url = excluded.hosted_invoice_url, invoice_pdf = excluded.invoice_pdf,
        created_at = excluded.created_at,
      paid_at = excluded.paid_at, ticket = excluded.ticket
    where o.ticket < excluded.ticket and o.customer_id = excluded.customer_id;
    get diagnostics changes = row_count;
    total_changes := total_changes + changes;

    insert into public.stripe_reversals as r (
      reversal_id, kind, user_id, customer_id, invoice_id, status, amount_cents, currency, reason, evidence_due_at,
      created_at, ticket
    )
    select g.reversal_id, g.kind, member, customer, g.invoice_id, g.status, g.amount_cents, g.currency, g.reason,
      to_timestamp(g.evidence_due_at), to_timestamp(g.created_at), apply_billing.ticket
    from jsonb_to_recordset(coalesce(state -> 'reversals', '[]')) as g (
      reversal_id text, kind text, invoice_id text, status text, amount_cents bigint, currency text, reason text,
      evidence_due_at double precision, created_at double precision
    )
      join public.stripe_orders o on o.invoice_id = g.invoice_id and o.user_id = member
    order by g.reversal_id
    on conflict (reversal_id) do update set
      status = excluded.status, amount_cents = excluded.amount_cents, reason = excluded.reason,
      evidence_due_at = excluded.evidence_due_at, ticket = excluded.ticket, updated_at = clock_timestamp()
    where r.ticket < excluded.ticket and r.customer_id = excluded.customer_id;
    get diagnostics changes = row_count;
    total_changes := total_changes + changes;

    insert into public.stripe_subscriptions as s (
      subscription_id, user_id, customer_id, status, price_id, current_period_start, current_period_end,
        cancel_at_period_end,
      cancel_at, ended_at, payment_method_brand, payment_method_last4, created_at, ticket
    )
    select g.subscription_id, member, customer, g.status, g.price_id, to_timestamp(g.current_period_start),
      to_timestamp(g.current_period_end),
      coalesce(g.cancel_at_period_end, false), to_timestamp(g.cancel_at), to_timestamp(g.ended_at),
        g.payment_method_brand, g.payment_method_last4,
      to_timestamp(g.created_at), apply_billing.ticket
    from jsonb_to_recordset(coalesce(state -> 'subscriptions', '[]')) as g (
      subscription_id text, status text, price_id text, current_period_start double precision,
        current_period_end double precision,
      cancel_at_period_end boolean, cancel_at double precision, ended_at double precision, payment_method_brand text,
      payment_method_last4 text, created_at double precision
    )
    order by g.subscription_id
    on conflict (subscription_id) do update set
      status = excluded.status, price_id = excluded.price_id, current_period_start = excluded.current_period_start,
      current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
        cancel_at = excluded.cancel_at,
      ended_at = excluded.ended_at, payment_method_brand = excluded.payment_method_brand,
        payment_method_last4 = excluded.payment_method_last4,
      created_at = excluded.created_at, ticket = excluded.ticket, updated_at = clock_timestamp()
    where s.ticket < excluded.ticket and s.customer_id = excluded.customer_id;
    get diagnostics changes = row_count;
    total_changes := total_changes + changes;

    update public.stripe_subscriptions s
    set status = 'canceled', ended_at = coalesce(s.ended_at, now()), ticket = apply_billing.ticket,
      updated_at = clock_timestamp()
    where s.subscription_id in (select jsonb_array_elements_text(coalesce(state -> 'lost_subscriptions', '[]')))
      and s.customer_id = customer and s.ticket < apply_billing.ticket
      and s.status not in ('canceled', 'incomplete_expired');
    get diagnostics changes = row_count;
    total_changes := total_changes + changes;

    -- No ticket needed, because a session ends only once.
    update public.stripe_checkouts c set status = g.status, invoice_id = g.invoice_id,
      closed_at = case when c.status = 'complete' then c.closed_at else clock_timestamp() end
    from jsonb_to_recordset(coalesce(state -> 'checkouts', '[]')) as g (session_id text, status text, invoice_id text)
    where c.session_id = g.session_id and c.user_id = member and g.status in ('complete', 'expired')
      and case c.status when 'complete' then g.status = 'complete' and c.invoice_id is null
        and g.invoice_id is not null else c.closed_at is null or c.status <> g.status end;
    get diagnostics changes = row_count;
    total_changes := total_changes + changes;
  end if;

  if cardinality(public.reversed_subscriptions(customer)) > 0 then
    return 'cancel';
  end if;
  result := case
    when customer is null then 'kept'
    when member is null then 'not ours'
    when total_changes > 0 then 'applied'
    else 'nothing new'
  end;
  update private.stripe_events e
  set handled_at = clock_timestamp(), outcome = result, last_error = null
  where e.id = event_id;
  -- Keeps no data of people without an account, including deleted ones.
  update private.stripe_events e set customer_id = null, payload = e.payload - 'data'
  where e.id = event_id and e.customer_id is not null
    and not exists (select from public.stripe_customers c where c.customer_id = e.customer_id);
  return result;
end;
$function$;

create or replace function public.differing_reversals (
  page jsonb
)
  returns table (
    reversal_id text,
    customer_id text,
    payment_id  text,
    status      text
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select g.reversal_id, g.customer_id, g.payment_id, r.status
  from jsonb_to_recordset(page) as g (
    reversal_id text, customer_id text, payment_id text, status text, amount_cents bigint
  )
    join public.stripe_customers c on c.customer_id = g.customer_id
    left join public.stripe_reversals r on r.reversal_id = g.reversal_id
  where (r.status, r.amount_cents) is distinct from (g.status, g.amount_cents);
$function$;

revoke all on function "public"."differing_reversals"(jsonb) from "anon";

revoke all on function "public"."differing_reversals"(jsonb) from "authenticated";

create or replace function public.differing_subscriptions (
  page   jsonb,
  oldest bigint,
  newest bigint
)
  returns table (
    subscription_id text,
    customer_id     text,
    invoice_id      text,
    status          text,
    is_missing      boolean
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  with found as materialized (
    select * from jsonb_to_recordset(page) as g (
      subscription_id text, customer_id text, status text, price_id text, current_period_start double precision,
      current_period_end double precision, cancel_at_period_end boolean, cancel_at double precision,
      payment_method_brand text, payment_method_last4 text, invoice_id text, invoice_status text
    )
  )
  select f.subscription_id, f.customer_id, f.invoice_id, s.status, false
  from found f
    join public.stripe_customers c on c.customer_id = f.customer_id
    left join public.stripe_subscriptions s on s.subscription_id = f.subscription_id
    left join public.stripe_orders o on o.invoice_id = f.invoice_id
  where (
    s.status, s.price_id, s.current_period_start, s.current_period_end, s.cancel_at_period_end, s.cancel_at,
    s.payment_method_brand, s.payment_method_last4
  ) is distinct from (
    f.status, f.price_id, to_timestamp(f.current_period_start), to_timestamp(f.current_period_end),
    f.cancel_at_period_end, to_timestamp(f.cancel_at), f.payment_method_brand, f.payment_method_last4
  ) or f.invoice_status <> 'draft' and o.status is distinct from f.invoice_status
    or private.reversal_effect(s.subscription_id) = 'ended'
  union all
  select s.subscription_id, s.customer_id, null, s.status, true
  from public.stripe_subscriptions s join public.stripe_customers c on c.customer_id = s.customer_id
  where s.status not in ('canceled', 'incomplete_expired')
    and s.created_at > to_timestamp(oldest) and (newest is null or s.created_at <= to_timestamp(newest))
    and not exists (select from found f where f.subscription_id = s.subscription_id);
$function$;

revoke all on function "public"."differing_subscriptions"(jsonb, bigint, bigint) from "anon";

revoke all
  on function "public"."differing_subscriptions"(jsonb, bigint, bigint)
  from "authenticated";

create or replace function public.finish_reconciliation (
  created_before bigint,
  problems       text[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  insert into private.reconciliation as r (created_before, problems)
  values (finish_reconciliation.created_before, finish_reconciliation.problems)
  on conflict (only_row) do update set created_before = excluded.created_before, problems = excluded.problems;
  perform private.record_job_run('reconcile-payments');
end;
$function$;

revoke all on function "public"."finish_reconciliation"(bigint, text[]) from "anon";

revoke all on function "public"."finish_reconciliation"(bigint, text[]) from "authenticated";

create or replace function public.reconciliation_work()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.reconciliation_work(); $function$;

revoke all on function "public"."reconciliation_work"() from "anon";

revoke all on function "public"."reconciliation_work"() from "authenticated";

create or replace function public.record_correction (
  object_id  text,
  old_status text,
  differs    boolean
)
  returns boolean
  language plpgsql
  set search_path to ''
  AS $function$
begin
  delete from private.payment_corrections p where p.corrected_at < now() - interval '90 days';
  insert into private.payment_corrections (user_id, kind, object_id, old_status, new_status)
  select o.user_id, o.kind, o.id, record_correction.old_status, o.status
  from (
    select s.user_id, 'subscription' as kind, s.subscription_id as id, s.status from public.stripe_subscriptions s
    union all
    select r.user_id, r.kind, r.reversal_id, r.status from public.stripe_reversals r
  ) o
  where o.id = record_correction.object_id and (differs or o.status is distinct from record_correction.old_status);
  return found;
end;
$function$;

revoke all on function "public"."record_correction"(text, text, boolean) from "anon";

revoke all on function "public"."record_correction"(text, text, boolean) from "authenticated";

create or replace function public.replace_customer (
  member       uuid,
  old_customer text,
  new_customer text
)
  returns text
  language plpgsql
  set search_path to ''
  AS $function$
begin
  update public.stripe_customers c set customer_id = new_customer, email = null where c.user_id = member
    and c.customer_id = old_customer;
  if found then
    -- The old customer's events must be deleted with the account too.
    update private.stripe_events e set customer_id = new_customer where e.customer_id = old_customer;
  end if;
  return (select c.customer_id from public.stripe_customers c where c.user_id = member);
end;
$function$;

create or replace function public.reversed_subscriptions (
  customer text
)
  returns text[]
  language sql
  set search_path to ''
  AS $function$
  select coalesce(array_agg(s.subscription_id order by s.subscription_id), '{}')
  from public.stripe_subscriptions s
  where s.customer_id = customer and s.status not in ('canceled', 'incomplete_expired')
    and private.reversal_effect(s.subscription_id) = 'ended';
$function$;

revoke all on function "public"."reversed_subscriptions"(text) from "anon";

revoke all on function "public"."reversed_subscriptions"(text) from "authenticated";

create or replace function public.save_customer_email (
  customer text,
  email    text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  update public.stripe_customers c set email = save_customer_email.email where c.customer_id = customer;
$function$;

revoke all on function "public"."save_customer_email"(text, text) from "anon";

revoke all on function "public"."save_customer_email"(text, text) from "authenticated";

create or replace function public.take_billing_ticket()
  returns bigint
  language sql
  set search_path to ''
  AS $function$ select nextval('private.billing_tickets'); $function$;

revoke all on function "public"."take_billing_ticket"() from "anon";

revoke all on function "public"."take_billing_ticket"() from "authenticated";

alter table "private"."payment_corrections"
  add constraint "payment_corrections_user_id_fkey" foreign key (user_id)
    references public.users(id) on delete cascade;

alter table "public"."stripe_reversals"
  add constraint "stripe_reversals_invoice_id_fkey" foreign key (invoice_id)
    references public.stripe_orders(invoice_id) on delete cascade;

alter table "public"."stripe_reversals"
  add constraint "stripe_reversals_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

create view "private"."jobs" with (security_invoker=true) AS  SELECT scheduled.job,
    NULLIF(r.ran_at, '-infinity'::timestamp with time zone) AS ran_at,
    (GREATEST(r.ran_at, pg_postmaster_start_time()) < (now() - '00:15:00'::interval)) AS is_late
   FROM (unnest(ARRAY['send-mail'::text, 'remind-of-events'::text, 'send-deal-alerts'::text, 'send-deal-digests'::text, 'suspend-swapped-pictures'::text, 'reconcile-payments'::text]) scheduled(job)
     LEFT JOIN private.job_runs r USING (job));

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create view "public"."stripe_user_subscriptions" with (security_invoker=true) AS  SELECT customer_id,
    subscription_id,
        CASE
            WHEN (status <> ALL (ARRAY['active'::text, 'trialing'::text])) THEN status
            ELSE COALESCE(
            CASE private.reversal_effect(subscription_id)
                WHEN 'paused'::text THEN 'disputed'::text
                WHEN 'ended'::text THEN 'canceled'::text
                ELSE NULL::text
            END, status)
        END AS subscription_status,
    price_id,
    (EXTRACT(epoch FROM current_period_start))::bigint AS current_period_start,
    (EXTRACT(epoch FROM LEAST(current_period_end, cancel_at)))::bigint AS current_period_end,
    cancel_at_period_end,
    payment_method_brand,
    payment_method_last4
   FROM public.stripe_subscriptions s
  WHERE (user_id = ( SELECT auth.uid() AS uid))
  ORDER BY
        CASE
            WHEN (status = ANY (ARRAY['active'::text, 'trialing'::text])) THEN 1
            WHEN (status = ANY (ARRAY['past_due'::text, 'unpaid'::text, 'paused'::text])) THEN 2
            ELSE 3
        END, created_at DESC, subscription_id DESC
 LIMIT 1;

revoke all on table "public"."stripe_user_subscriptions" from "anon";

create index payment_corrections_corrected_idx on private.payment_corrections
  using btree (corrected_at desc);

create index payment_corrections_user_idx on private.payment_corrections using btree (user_id);

create index stripe_reversals_created_idx on public.stripe_reversals using btree (created_at desc);

create index stripe_reversals_invoice_idx on public.stripe_reversals using btree (invoice_id);

create index stripe_reversals_user_idx on public.stripe_reversals using btree (user_id);

create trigger apply_order_tier
  after insert or update of status, amount_paid_cents on public.stripe_orders
  for each row
  execute function private.sync_membership_tier();

create trigger a_check_standing
  before insert or delete or update on public.stripe_reversals
  for each STATEMENT
  execute function private.check_standing('private');

create trigger apply_reversal_tier
  after insert or delete or update on public.stripe_reversals
  for each row
  execute function private.sync_membership_tier();

create trigger notify_dispute
  after insert or update on public.stripe_reversals
  for each row
  when ((new.kind = 'dispute'::text))
  execute function private.notify_dispute();

create trigger realtime_billing
  after insert or delete or update on public.stripe_reversals
  for each row
  execute function private.broadcast_billing();

create policy "Members can read their own refunds and disputes" on "public"."stripe_reversals"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

comment on column "private"."payment_corrections"."old_status" is 'The status before; null if it was missing here. The same as the new one if something else differed.';

comment on column "private"."reconciliation"."created_before" is 'Subscriptions that Stripe created until then, in epoch seconds, are checked next; null to start with the newest.';

comment on column "private"."reconciliation"."problems" is 'What an operator must fix, as of the last run.';

comment on column "public"."stripe_customers"."email" is 'The email last sent to Stripe, which sends receipts there; null until the first reconciliation.';

comment on column "public"."stripe_reversals"."amount_cents" is 'The refunded or disputed amount.';

comment on column "public"."stripe_reversals"."created_at" is 'When it was created in Stripe.';

comment on column "public"."stripe_reversals"."evidence_due_at" is 'Until when Stripe accepts evidence against a dispute; null for a refund, or once it''s too late.';

comment on column "public"."stripe_reversals"."reason" is 'Stripe''s reason, such as fraudulent; null without one.';

comment on column "public"."stripe_reversals"."status" is 'Stripe''s status. A refund''s: pending, requires_action, succeeded, failed, or canceled. A dispute''s: needs_response, under_review, won, lost, prevented, or warning_… for an inquiry. Or a newer one.';

comment on column "public"."stripe_reversals"."ticket" is 'As in stripe_subscriptions.';

comment on function "private"."exported_billing"() is 'Part of public.export_my_data: the caller''s granted tier, customer, subscriptions, invoices, refunds, disputes, and checkouts.';

comment on function "private"."notify_dispute"() is 'Trigger on stripe_reversals: notifies the member when a dispute pauses the membership, and when it resumes.';

comment on function "private"."notify_membership"(uuid, text, text, timestamp
  with time zone) is 'Notifies of a membership event. Kind membership, data {event: started, renewed, payment_failed, canceling, paused, resumed or ended; plan: its name, null if unknown; date: paid until, or when it ends or ended}. Some are emailed regardless of settings.';

comment on function "private"."paid_tier"(uuid) is 'The tier of a member''s running subscription that no refund or dispute has paused or ended; null without one.';

comment on function "private"."reconciliation_work"() is 'Implements public.reconciliation_work.';

comment on function "private"."reversal_effect"(text) is 'What refunds and disputes do to a subscription: ended if its latest payment was refunded in full, or a dispute was lost; paused while a dispute is open; null otherwise, as after a partial refund or a dispute that was won. The reasons: docs/decisions/0025-refunds-and-disputes.md.';

comment on function "private"."sync_membership_tier"() is 'Trigger on granted_tiers and the tables that a paid tier follows from: keeps users.membership_tier equal to private.effective_tier.';

comment on function "public"."apply_billing"(jsonb, bigint, text) is 'For the service role: stores what Stripe returned, all or nothing, and that the event is handled. state: {customer_id, subscriptions: [], orders: [], reversals: [], checkouts: [{session_id, status, invoice_id}], lost_subscriptions: [IDs of those that ended because they were made in test mode]}, with the columns of the tables and times in epoch seconds; an order has price_id, which names its plan, and description, for a price without a plan, in place of plan. ticket: taken before fetching; rows with a higher one stay. Returns applied, nothing new, repeated (already handled; does nothing), not ours (an unknown customer; stores only that), kept (no customer_id; stores only the event), or cancel: the state is stored, but the event isn''t handled before public.reversed_subscriptions are canceled in Stripe, and this is called again. Raises 22023 without a ticket, and 23502 or 23514 for invalid values.';

comment on function "public"."differing_reversals"(jsonb) is 'For the service role: which refunds and disputes of our customers differ from what is stored, of those in page: [{reversal_id, customer_id, payment_id, status, amount_cents}]. status: the stored one, null if it isn''t stored.';

comment on function "public"."differing_subscriptions"(jsonb, bigint, bigint) is
  'For the service role: which subscriptions must be fetched. page: all that Stripe hasn''t canceled of those created after oldest and until newest (epoch seconds; null for no limit), as for apply_billing, with customer_id, and invoice_id and invoice_status of the newest invoice. Returns those of our customers that differ from what''s stored or must be canceled, with the stored status, null if it isn''t stored; and with is_missing those that are stored but not in page, which Stripe may have canceled.';

comment on function "public"."finish_reconciliation"(bigint, text[]) is 'For the service role: a run of the reconciliation succeeded. The arguments are as in private.reconciliation.';

comment on function "public"."operations"() is 'For admins, without personal data: {database_bytes, request_check, payment_count, payments: the 20 oldest events that aren''t handled [{id, type, received_at, deliveries, error}], payment_problems: what the reconciliation found [text], open_disputes: how many need a response, reversals: the 20 newest refunds and disputes [{id, kind, status, amount_cents, currency, reason, created_at, evidence_due_at, invoice}], corrections: the 20 newest [{id, kind, object_id, old_status, new_status, corrected_at}], mail: [{problem, error, count, oldest}] as private.mail_problems, jobs: [{job, ran_at, is_late}], errors: [{source, kind, count, last_at}] as private.recent_errors, queries: as private.slow_queries}. Raises 42501 for others.';

comment on function "public"."reconciliation_work"() is 'For the service role, what a run of the reconciliation starts from: {created_before: as in private.reconciliation, emails: [{customer_id, email}] that Stripe doesn''t have yet, invoices: [{reversal_id, customer_id, invoice_id, status}] of refunds and disputes that aren''t final and were last fetched an hour ago}.';

comment on function "public"."record_correction"(text, text, boolean) is 'For the service role: the reconciliation stored a subscription, refund, or dispute whose status was old_status, or null if it was missing. Records that as a correction if it''s known to differ or has another status now, and returns whether it did.';

comment on function "public"."reversed_subscriptions"(text) is 'For the service role: a customer''s subscriptions that a refund or a lost dispute has ended, and that Stripe must cancel, so that it charges nothing more. Empty without one.';

comment on function "public"."save_customer_email"(text, text) is 'For the service role: Stripe has this email for the customer now. Does nothing for an unknown customer.';

comment on function "public"."take_billing_ticket"() is 'For the service role: a ticket for a state that is fetched without an event, for apply_billing.';

comment on table "private"."payment_corrections" is 'What the reconciliation corrected, for 90 days: changes in Stripe whose events were lost.';

comment on table "private"."reconciliation" is 'Where the reconciliation with Stripe is. At most one row.';

comment on table "public"."stripe_reversals" is 'Refunds and disputes of invoices, as in Stripe. What they do to a membership: private.reversal_effect. For the member only; admins see them in public.operations.';

comment on view "private"."jobs" is 'The jobs that docs/deploying.md schedules, every 5 minutes or more often. ran_at: the last success, null without one. is_late: no success for 15 minutes.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

comment on view "public"."stripe_user_subscriptions" is 'The caller''s current subscription, at most one row: a running one, or one that could resume, or the newest. subscription_status is Stripe''s, except for a running one that private.reversal_effect has paused (disputed) or ended (canceled). Periods in epoch seconds.';

revoke all on function "private"."notify_dispute"() from public;

revoke all on function "private"."reconciliation_work"() from public;

grant execute on function "private"."reconciliation_work"() to "service_role";

revoke all on function "private"."reversal_effect"(text) from public;

grant execute on function "private"."reversal_effect"(text) to "authenticated", "service_role";

revoke all on function "public"."differing_reversals"(jsonb) from public;

grant execute on function "public"."differing_reversals"(jsonb) to "service_role";

revoke all on function "public"."differing_subscriptions"(jsonb, bigint, bigint) from public;

grant execute
  on function "public"."differing_subscriptions"(jsonb, bigint, bigint)
  to "service_role";

revoke all on function "public"."finish_reconciliation"(bigint, text[]) from public;

grant execute on function "public"."finish_reconciliation"(bigint, text[]) to "service_role";

revoke all on function "public"."reconciliation_work"() from public;

grant execute on function "public"."reconciliation_work"() to "service_role";

revoke all on function "public"."record_correction"(text, text, boolean) from public;

grant execute on function "public"."record_correction"(text, text, boolean) to "service_role";

revoke all on function "public"."reversed_subscriptions"(text) from public;

grant execute on function "public"."reversed_subscriptions"(text) to "service_role";

revoke all on function "public"."save_customer_email"(text, text) from public;

grant execute on function "public"."save_customer_email"(text, text) to "service_role";

revoke all on function "public"."take_billing_ticket"() from public;

grant execute on function "public"."take_billing_ticket"() to "service_role";

grant delete, insert, select on table "private"."payment_corrections" to "service_role";

grant insert, select, update on table "private"."reconciliation" to "service_role";

revoke all on table "public"."stripe_reversals" from "authenticated";

grant select on table "public"."stripe_reversals" to "authenticated";

grant all on table "public"."stripe_reversals" to "service_role";

revoke all on table "public"."stripe_user_subscriptions" from "authenticated";

grant select on table "public"."stripe_user_subscriptions" to "authenticated";

grant all on table "public"."stripe_user_subscriptions" to "service_role";

reset check_function_bodies;
