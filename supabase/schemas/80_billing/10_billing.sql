-- Billing: plans, and copies of each member's Stripe customer, subscriptions, invoices, refunds, disputes, and
-- checkouts. Stripe is the source of truth; functions with the service role store what it returns. A member's tier is
-- the higher of what they pay for and what staff granted. Members only read their own rows.

create table public.membership_plans (
  id text primary key,
  tier text not null check (tier = 'closer'),
  name text not null constraint membership_plans_name unique,
  description text not null,
  amount bigint not null check (amount > 0),
  interval text not null check (interval in ('year', 'quarter')),
  position integer not null,
  mode text not null default 'subscription' check (mode = 'subscription'),
  price_id text not null constraint membership_plans_price unique,
  product_id text not null,
  offered boolean not null default true
);
comment on table public.membership_plans is
  'Plans: what can be bought, its price, and its tier. Readable by everyone. A deployment sets its own Stripe price '
  'IDs here. A new price is a new row, with the old one no longer offered; deleting or changing the old one would '
  'take the tier from members who pay it.';
comment on column public.membership_plans.tier is 'The tier it gives.';
comment on column public.membership_plans.amount is 'Whole USD per interval.';
comment on column public.membership_plans.interval is 'Billing interval: a year, or a quarter (3 months).';
comment on column public.membership_plans.position is 'Display order.';
comment on column public.membership_plans.mode is 'Stripe''s checkout mode.';
comment on column public.membership_plans.price_id is
  'Stripe''s price ID; initially the sandbox''s. A price without a plan gives no tier.';
comment on column public.membership_plans.product_id is 'Stripe''s product ID.';
comment on column public.membership_plans.offered is
  'Whether it can be bought. Existing members keep a plan that no longer is.';

create table public.stripe_customers (
  user_id uuid primary key references public.users (id) on delete cascade,
  customer_id text not null constraint stripe_customers_customer unique,
  created_at timestamptz not null default now(),
  email text
);
comment on table public.stripe_customers is
  'The member''s Stripe customer: replaced only if Stripe has lost it. For the member only.';
comment on column public.stripe_customers.email is
  'The email last sent to Stripe, which sends receipts there; null until the first reconciliation.';

create table public.stripe_subscriptions (
  subscription_id text primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  customer_id text not null,
  status text not null,
  price_id text,
  current_period_start timestamptz,
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  cancel_at timestamptz,
  ended_at timestamptz,
  payment_method_brand text,
  payment_method_last4 text check (payment_method_last4 ~ '^[0-9]{4}$'),
  created_at timestamptz not null,
  ticket bigint not null default 0,
  updated_at timestamptz not null default clock_timestamp(),
  next_payment_attempt timestamptz,
  gave_up boolean not null default false,
  price_cents bigint,
  interval_months integer,
  end_reason text,
  announced_renewal timestamptz,
  announced_cents bigint
);
comment on table public.stripe_subscriptions is
  'Subscriptions, as in Stripe. The member''s tier follows from them, by trigger. For the member only.';
comment on column public.stripe_subscriptions.status is
  'Stripe''s status: active, trialing, past_due, unpaid, paused, incomplete, incomplete_expired, canceled, or a '
  'newer one.';
comment on column public.stripe_subscriptions.cancel_at is 'When it ends unless that changes; null if it renews.';
comment on column public.stripe_subscriptions.ended_at is 'When it ended; null if it hasn''t.';
comment on column public.stripe_subscriptions.payment_method_last4 is
  'Last four digits of the card. No more is ever stored.';
comment on column public.stripe_subscriptions.created_at is 'When it was created in Stripe.';
comment on column public.stripe_subscriptions.ticket is
  'Ticket of the stored state, from public.receive_event. Only a state with a higher ticket replaces it.';
comment on column public.stripe_subscriptions.next_payment_attempt is
  'When Stripe tries to charge the unpaid latest invoice again; null if it doesn''t, or that isn''t known.';
comment on column public.stripe_subscriptions.gave_up is
  'Whether it''s past due and Stripe won''t charge the latest invoice again.';
comment on column public.stripe_subscriptions.price_cents is
  'What Stripe charges per interval, in cents; null if that isn''t known.';
comment on column public.stripe_subscriptions.interval_months is 'Months per interval; null if that isn''t known.';
comment on column public.stripe_subscriptions.end_reason is
  'Why it ends or ended, as Stripe has it: cancellation_requested, payment_failed, payment_disputed, or a newer one; '
  'null without one.';
comment on column public.stripe_subscriptions.announced_renewal is
  'The renewal that was last announced to the member, at announced_cents (private.remind_of_renewals); null for none.';
create index stripe_subscriptions_user_idx on public.stripe_subscriptions (user_id);

create table public.stripe_orders (
  invoice_id text primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  customer_id text not null,
  subscription_id text,
  number text,
  status text not null,
  amount_due_cents bigint not null,
  amount_paid_cents bigint not null,
  currency text not null,
  plan text,
  period_start timestamptz,
  period_end timestamptz,
  payment_method_brand text,
  payment_method_last4 text check (payment_method_last4 ~ '^[0-9]{4}$'),
  hosted_invoice_url text,
  invoice_pdf text,
  created_at timestamptz not null,
  paid_at timestamptz,
  ticket bigint not null default 0
);
comment on table public.stripe_orders is 'Invoices, as in Stripe. For the member only.';
comment on column public.stripe_orders.number is 'Stripe''s invoice number; null if it has none.';
comment on column public.stripe_orders.status is
  'Stripe''s status: draft, open, paid, uncollectible, void, or a newer one.';
comment on column public.stripe_orders.currency is 'Lower-case currency code, as in Stripe: usd.';
comment on column public.stripe_orders.plan is 'Name of the plan at that time, or Stripe''s description.';
comment on column public.stripe_orders.period_start is 'Start of the paid period; period_end is its end.';
comment on column public.stripe_orders.hosted_invoice_url is 'Stripe''s page with the receipt; null if there is none.';
comment on column public.stripe_orders.created_at is 'When it was created in Stripe.';
comment on column public.stripe_orders.ticket is 'As in stripe_subscriptions.';
create index stripe_orders_user_idx on public.stripe_orders (user_id, created_at desc, invoice_id desc);
create index stripe_orders_subscription_idx on public.stripe_orders (subscription_id, created_at);

create table public.stripe_reversals (
  reversal_id text primary key,
  kind text not null check (kind in ('refund', 'dispute')),
  user_id uuid not null references public.users (id) on delete cascade,
  customer_id text not null,
  invoice_id text not null references public.stripe_orders (invoice_id) on delete cascade,
  status text not null,
  amount_cents bigint not null,
  currency text not null,
  reason text,
  evidence_due_at timestamptz,
  created_at timestamptz not null,
  ticket bigint not null default 0,
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.stripe_reversals is
  'Refunds and disputes of invoices, as in Stripe. What they do to a membership: private.reversal_effect. For the '
  'member only; admins see them in public.operations.';
comment on column public.stripe_reversals.status is
  'Stripe''s status. A refund''s: pending, requires_action, succeeded, failed, or canceled. A dispute''s: '
  'needs_response, under_review, won, lost, prevented, or warning_… for an inquiry. Or a newer one.';
comment on column public.stripe_reversals.amount_cents is 'The refunded or disputed amount.';
comment on column public.stripe_reversals.reason is 'Stripe''s reason, such as fraudulent; null without one.';
comment on column public.stripe_reversals.evidence_due_at is
  'Until when Stripe accepts evidence against a dispute; null for a refund, or once it''s too late.';
comment on column public.stripe_reversals.created_at is 'When it was created in Stripe.';
comment on column public.stripe_reversals.ticket is 'As in stripe_subscriptions.';
create index stripe_reversals_user_idx on public.stripe_reversals (user_id);
create index stripe_reversals_invoice_idx on public.stripe_reversals (invoice_id);
create index stripe_reversals_created_idx on public.stripe_reversals (created_at desc);

create table public.stripe_checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  price_id text not null,
  success_url text not null check (char_length(success_url) <= 2000),
  cancel_url text not null check (char_length(cancel_url) <= 2000),
  session_id text constraint stripe_checkouts_session unique,
  url text,
  status text not null default 'opening' check (status in ('opening', 'open', 'complete', 'expired')),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz,
  closed_at timestamptz,
  invoice_id text,
  constraint stripe_checkouts_status check (
    (status <> 'complete' or closed_at is not null) and (status not in ('opening', 'open') or closed_at is null)
    and (status not in ('open', 'complete') or (session_id is not null and url is not null and expires_at is not null))
  )
);
comment on table public.stripe_checkouts is
  'Checkout sessions. A member has at most one open, so that they can''t pay twice. For the member only.';
comment on column public.stripe_checkouts.id is 'Also the idempotency key for creating the session.';
comment on column public.stripe_checkouts.status is
  'opening: being created. open: can be paid. complete: paid. expired: can''t, or must not, be paid anymore.';
comment on column public.stripe_checkouts.expires_at is 'Until when Stripe accepts payment.';
comment on column public.stripe_checkouts.closed_at is
  'Since when Stripe accepts no payment. Null for one abandoned here that may still have to be expired there.';
comment on column public.stripe_checkouts.invoice_id is
  'Stripe''s invoice that paid for it, in stripe_orders once received; null until complete.';
create unique index stripe_checkouts_open_idx on public.stripe_checkouts (user_id)
  where status in ('opening', 'open');
create index stripe_checkouts_user_idx on public.stripe_checkouts (user_id, created_at desc);

create table private.stripe_events (
  id text primary key,
  type text not null,
  provider_created_at timestamptz,
  customer_id text,
  payload jsonb not null,
  received_at timestamptz not null default clock_timestamp(),
  deliveries integer not null default 1,
  handled_at timestamptz,
  outcome text,
  last_error text
);
comment on table private.stripe_events is
  'Every event Stripe delivered, once, of any type. A customer''s events are deleted with the account.';
comment on column private.stripe_events.customer_id is
  'The customer it''s about; null if it''s about none, or about none we still know.';
comment on column private.stripe_events.payload is
  'As signed. Used only to know which object to fetch. Without its data if it isn''t about one of our customers.';
comment on column private.stripe_events.outcome is 'Result of public.apply_billing; null until handled.';
comment on column private.stripe_events.last_error is 'Why handling it last failed; null once handled.';
create index stripe_events_customer_idx on private.stripe_events (customer_id);

create table private.billing_endings (
  customer_id text primary key,
  requested_at timestamptz not null default now(),
  is_refunded boolean not null default false,
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  last_error text
);
comment on table private.billing_endings is
  'Customers who belong to no account anymore: the reconciliation ends what could still charge them, and deletes the '
  'row once Stripe says that it''s ended.';
comment on column private.billing_endings.is_refunded is
  'Whether what they paid is refunded: the account turned out to be someone else''s, and gave them nothing.';

create sequence private.billing_tickets;
comment on sequence private.billing_tickets is
  'A ticket is taken before fetching from Stripe. Every change is followed by an event, so the state fetched with the '
  'highest ticket is the latest, in whatever order events arrive.';

-- A member's tier ---------------------------------------------------------------------------------

create table public.granted_tiers (
  user_id uuid primary key references public.users (id) on delete cascade,
  tier text not null check (tier in ('basic', 'pro', 'partner', 'closer')),
  granted_at timestamptz not null default now()
);
comment on table public.granted_tiers is
  'Tiers granted by staff, free of charge. No subscription changes them. Written in SQL only, here or as '
  'users.membership_tier; the member and staff read them.';

create function private.reversal_effect(subscription text) returns text
-- Volatile, to see what was written while its caller waited for a lock.
language sql volatile set search_path = ''
as $$
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
$$;
comment on function private.reversal_effect(text) is
  'What refunds and disputes do to a subscription: ended if its latest payment was refunded in full, or a dispute was '
  'lost; paused while a dispute is open; null otherwise, as after a partial refund or a dispute that was won. The '
  'reasons: docs/decisions/0025-refunds-and-disputes.md.';

create function private.gives_plan(subscription public.stripe_subscriptions) returns boolean
-- Volatile, to see what was written while its caller waited for a lock.
language sql volatile set search_path = ''
as $$
  select coalesce((subscription).status in ('active', 'trialing') or (subscription).status = 'past_due'
    and not (subscription).gave_up and not exists (
      select from public.stripe_orders o
      where o.subscription_id = (subscription).subscription_id and o.status in ('open', 'uncollectible')
        and o.created_at < (subscription).current_period_start - interval '1 day'
    ), false);
$$;
comment on function private.gives_plan(public.stripe_subscriptions) is
  'Whether a subscription''s status gives its plan: it''s running, or a renewal was declined and Stripe still tries to '
  'charge it. Not for a later period if an earlier one was never paid. False for nulls. What refunds and disputes '
  'change: private.reversal_effect.';

create function private.paid_tier(member uuid) returns text
-- Volatile, to see what was written while its caller waited for a lock.
language sql volatile security definer set search_path = ''
as $$
  select p.tier
  from public.stripe_subscriptions s join public.membership_plans p on p.price_id = s.price_id
  where s.user_id = member and private.gives_plan(s) and private.reversal_effect(s.subscription_id) is null
  order by p.position limit 1;
$$;
comment on function private.paid_tier(uuid) is
  'The tier of a member''s subscription that gives its plan (private.gives_plan) and that no refund or dispute has '
  'paused or ended; null without one.';

create function private.effective_tier(member uuid) returns text
language sql volatile security definer set search_path = ''
as $$
  select coalesce((
    select t.tier
    from (
      select g.tier from public.granted_tiers g where g.user_id = member
      union all
      select private.paid_tier(member)
    ) as t
    where t.tier is not null
    order by array_position(array['partner', 'closer', 'pro', 'basic'], t.tier) limit 1
  ), 'free');
$$;
comment on function private.effective_tier(uuid) is
  'A member''s tier: the higher of the granted one and that of a running subscription; free without either.';

create function private.sync_membership_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  member constant uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  tier text;
begin
  -- Locked first, so that the second of two concurrent changes sees the first.
  perform from public.users u where u.id = member for no key update;
  tier := private.effective_tier(member);
  update public.users u set membership_tier = tier where u.id = member and u.membership_tier <> tier;
  return null;
end;
$$;
comment on function private.sync_membership_tier() is
  'Trigger on granted_tiers and the tables that a paid tier follows from: keeps users.membership_tier equal to '
  'private.effective_tier.';

create trigger apply_granted_tier after insert or update or delete on public.granted_tiers
  -- Not when private.grant_tier writes it, which is updating the same row of users.
  for each row when (pg_trigger_depth() = 0) execute function private.sync_membership_tier();
create trigger apply_subscription_tier after insert or update or delete on public.stripe_subscriptions
  for each row execute function private.sync_membership_tier();
create trigger apply_order_tier after insert or update of status, amount_paid_cents on public.stripe_orders
  for each row execute function private.sync_membership_tier();
create trigger apply_reversal_tier after insert or update or delete on public.stripe_reversals
  for each row execute function private.sync_membership_tier();

-- Realtime ----------------------------------------------------------------------------------------

create function private.broadcast_billing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(old) - '{ticket,updated_at}'::text[] = to_jsonb(new) - '{ticket,updated_at}'::text[] then
    return null;
  end if;
  perform private.broadcast_change(case when tg_op = 'DELETE' then old.user_id else new.user_id end, 'membership');
  return null;
end;
$$;
comment on function private.broadcast_billing() is
  'Trigger on billing tables: broadcasts ''membership'' to the member when anything but a ticket changed.';

create trigger realtime_billing after insert or update or delete on public.stripe_subscriptions
  for each row execute function private.broadcast_billing();
create trigger realtime_billing after insert or update or delete on public.stripe_orders
  for each row execute function private.broadcast_billing();
create trigger realtime_billing after insert or update or delete on public.stripe_reversals
  for each row execute function private.broadcast_billing();
create trigger realtime_billing after update of status on public.stripe_checkouts
  for each row execute function private.broadcast_billing();

create function private.broadcast_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_change(new.id, 'membership');
  return null;
end;
$$;
comment on function private.broadcast_tier() is
  'Trigger on users: broadcasts ''membership'' to a member whose tier changed.';

create trigger realtime_tier after update of membership_tier on public.users
  for each row when (new.membership_tier is distinct from old.membership_tier)
  execute function private.broadcast_tier();

-- Notifications -----------------------------------------------------------------------------------

create function private.is_always_mailed(kind text, data jsonb) returns boolean
language sql immutable set search_path = ''
as $$
  select kind in ('moderation', 'appeal_decision', 'two_factor', 'access') or private.is_on_every_channel(kind, data)
    or kind = 'membership' and coalesce(
      data ->> 'event' in ('started', 'payment_failed', 'canceling', 'renewing', 'ended'), false
    );
$$;
comment on function private.is_always_mailed(text, jsonb) is
  'Whether a notification is emailed to a confirmed address regardless of settings: when a membership starts, is '
  'canceled, or ends, when a payment fails, and before a year renews; for moderators'' decisions, for changes of '
  'two-factor authentication, when programs get access, and for what is on every channel.';

create function private.price_cents(subscription public.stripe_subscriptions) returns bigint
language sql stable set search_path = ''
as $$
  select coalesce((subscription).price_cents, (
    select p.amount * 100 from public.membership_plans p where p.price_id = (subscription).price_id
  ));
$$;
comment on function private.price_cents(public.stripe_subscriptions) is
  'What a subscription costs per interval, in cents: at Stripe, or as its plan says; null if neither is known.';

create function private.interval_months(subscription public.stripe_subscriptions) returns integer
language sql stable set search_path = ''
as $$
  select coalesce((subscription).interval_months, (
    select case p.interval when 'year' then 12 else 3 end from public.membership_plans p
    where p.price_id = (subscription).price_id
  ));
$$;
comment on function private.interval_months(public.stripe_subscriptions) is
  'The months of a subscription''s interval: at Stripe, or as its plan says; null if neither is known.';

create function private.notify_membership(
  subscription public.stripe_subscriptions, event text, date timestamptz, details jsonb default '{}'
) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify_always(
    (subscription).user_id, 'membership', gen_random_uuid(), jsonb_build_object('event', event, 'date', date,
      'plan', (select p.name from public.membership_plans p where p.price_id = (subscription).price_id))
    || jsonb_strip_nulls(jsonb_build_object(
      'price_cents', private.price_cents(subscription), 'months', private.interval_months(subscription),
      'card', (subscription).payment_method_last4
    ) || details)
  );
$$;
comment on function private.notify_membership(public.stripe_subscriptions, text, timestamptz, jsonb) is
  'Notifies of a membership event. Kind membership, data {event: started, renewed, renewing, payment_failed, '
  'canceling, paused, resumed or ended; plan: its name, null if unknown; date: paid until, or when it ends, ended, or '
  'renews; price_cents, per months; card: its last four digits; and details: amount_cents, what was or is to be paid; '
  'paid_at; next_attempt_at; reason, why it ended or paused; last_amount_cents, what the last period cost if not the '
  'same}. Some are emailed regardless of settings.';

create function private.is_subscription_ending(subscription public.stripe_subscriptions) returns boolean
language sql immutable set search_path = ''
as $$ select (subscription).cancel_at_period_end or (subscription).cancel_at is not null; $$;
comment on function private.is_subscription_ending(public.stripe_subscriptions) is
  'Whether the subscription is set to end.';

create function private.subscription_event(
  old public.stripe_subscriptions, new public.stripe_subscriptions
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  had_plan constant boolean := private.gives_plan(old);
begin
  if private.gives_plan(new) and (new.status <> 'past_due'
    or old.status = 'past_due' and new.price_id is distinct from old.price_id) then
    if old.status is null or old.status in ('incomplete', 'incomplete_expired', 'canceled')
      or new.price_id is distinct from old.price_id then
      return 'started';
    elsif old.status = 'paused' then
      return 'resumed';
    end if;
  elsif old.status is null or old.status in ('incomplete', 'incomplete_expired', 'canceled') then
    return case when new.status in ('past_due', 'unpaid') then 'payment_failed' end;
  elsif not private.gives_plan(new) and (had_plan or old.status = 'paused' and new.status <> 'paused') then
    return case new.status when 'paused' then 'paused' else 'ended' end;
  elsif new.status = 'past_due' and private.gives_plan(new)
    and (old.status <> 'past_due' or new.next_payment_attempt > old.next_payment_attempt) then
    return 'payment_failed';
  end if;
  return case
    when new.status not in ('active', 'trialing', 'past_due', 'unpaid', 'paused') then null
    when private.is_subscription_ending(new) and not private.is_subscription_ending(old) then 'canceling'
    when private.is_subscription_ending(old) and not private.is_subscription_ending(new) then 'resumed'
  end;
end;
$$;
comment on function private.subscription_event(public.stripe_subscriptions, public.stripe_subscriptions) is
  'What a member hears of a change of a subscription (events of private.notify_membership); null for nothing. old: '
  'nulls for a new one. A change of plan counts as started. A membership ends once: when Stripe stops trying the card, '
  'or cancels. A renewal is notified by private.notify_renewal.';

create function private.end_reason(subscription public.stripe_subscriptions) returns text
language sql volatile security definer set search_path = ''
as $$
  select case
    when private.reversal_effect((subscription).subscription_id) = 'ended' then case
      when exists (
        select from public.stripe_reversals r join public.stripe_orders o on o.invoice_id = r.invoice_id
        where o.subscription_id = (subscription).subscription_id and r.kind = 'dispute' and r.status = 'lost'
      ) then 'dispute' else 'refund' end
    when (subscription).status in ('past_due', 'unpaid') or (subscription).end_reason = 'payment_failed'
      then 'payment_failed'
    when (subscription).end_reason = 'cancellation_requested' or private.is_subscription_ending(subscription)
      then 'canceled'
  end;
$$;
comment on function private.end_reason(public.stripe_subscriptions) is
  'Why a membership ended: refund, dispute, payment_failed, or canceled; null if that isn''t known.';

create function private.notify_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  before public.stripe_subscriptions;
  event text;
  invoice public.stripe_orders;
begin
  if tg_op = 'UPDATE' then
    before := old;
  end if;
  event := private.subscription_event(before, new);
  -- Who paid twice keeps the plan when one of the two ends, and nothing begins while a dispute or refund stops it.
  if event is null or event = 'ended' and private.paid_tier(new.user_id) is not null
    or event in ('started', 'resumed') and private.reversal_effect(new.subscription_id) is not null then
    return null;
  end if;
  select * into invoice from public.stripe_orders o
  where o.subscription_id = new.subscription_id and o.created_at >= coalesce(new.current_period_start, o.created_at)
  order by o.created_at desc, o.invoice_id desc limit 1;
  perform private.notify_membership(new, event, case event
    when 'canceling' then coalesce(new.cancel_at, new.current_period_end)
    when 'ended' then coalesce(new.ended_at, now())
    else new.current_period_end
  end, case
    when event = 'started' and invoice.status = 'paid'
      then jsonb_build_object('amount_cents', invoice.amount_paid_cents, 'paid_at', invoice.paid_at)
    when event = 'payment_failed' then jsonb_build_object('next_attempt_at', new.next_payment_attempt,
      'amount_cents', case when invoice.status = 'open' then invoice.amount_due_cents end)
    when event = 'ended' then jsonb_build_object('reason', private.end_reason(new))
    else '{}'
  end);
  return null;
end;
$$;
comment on function private.notify_subscription() is
  'Trigger on stripe_subscriptions: notifies the member of changes (private.subscription_event), with the amounts of '
  'the invoice.';

create trigger notify_subscription after insert or update on public.stripe_subscriptions
  for each row execute function private.notify_subscription();

create function private.notify_renewal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'paid' and (tg_op = 'INSERT' or old.status <> 'paid') and new.plan = (
    select o.plan from public.stripe_orders o
    where o.subscription_id = new.subscription_id and o.status = 'paid' and o.created_at < new.created_at
    order by o.created_at desc limit 1
  ) then
    perform private.notify_membership(s, 'renewed', new.period_end, jsonb_build_object(
      'plan', new.plan, 'amount_cents', new.amount_paid_cents, 'paid_at', new.paid_at
    ))
    from public.stripe_subscriptions s where s.subscription_id = new.subscription_id;
  end if;
  return null;
end;
$$;
comment on function private.notify_renewal() is
  'Trigger on stripe_orders: notifies of a renewal when a payment for the same plan arrives. Not based on the '
  'subscription, because its new period starts before the payment.';

create trigger notify_renewal after insert or update on public.stripe_orders
  for each row execute function private.notify_renewal();

create function private.notify_dispute() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  subscription public.stripe_subscriptions;
  effect text;
begin
  select s.* into subscription
  from public.stripe_orders o join public.stripe_subscriptions s on s.subscription_id = o.subscription_id
  where o.invoice_id = new.invoice_id and private.gives_plan(s);
  effect := private.reversal_effect(subscription.subscription_id);
  if subscription.subscription_id is not null and (
    effect = 'paused' and (tg_op = 'INSERT' or old.status not in ('needs_response', 'under_review'))
    or effect is null and tg_op = 'UPDATE' and old.status in ('needs_response', 'under_review')
  ) then
    perform private.notify_membership(
      subscription, case when effect is null then 'resumed' else 'paused' end, subscription.current_period_end,
      jsonb_build_object('reason', 'dispute', 'amount_cents', new.amount_cents)
    );
  end if;
  return null;
end;
$$;
comment on function private.notify_dispute() is
  'Trigger on stripe_reversals: notifies the member when a dispute pauses the membership, and when it resumes.';

create trigger notify_dispute after insert or update on public.stripe_reversals
  for each row when (new.kind = 'dispute') execute function private.notify_dispute();

create function private.remind_of_renewals() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due public.stripe_subscriptions;
  last_amount bigint;
  reminded integer := 0;
begin
  for due in
    select s.* from public.stripe_subscriptions s
    where s.status in ('active', 'trialing') and s.current_period_end between now() and now() + interval '30 days'
      and not s.cancel_at_period_end and (s.cancel_at is null or s.cancel_at > s.current_period_end)
      and private.interval_months(s) >= 12 and private.reversal_effect(s.subscription_id) is null
      and (s.announced_renewal, s.announced_cents) is distinct from (s.current_period_end, private.price_cents(s))
    order by s.subscription_id
  loop
    -- The member first, as in apply_billing.
    perform from public.users u where u.id = due.user_id for no key update;
    update public.stripe_subscriptions s
    set announced_renewal = due.current_period_end, announced_cents = private.price_cents(due)
    where s.subscription_id = due.subscription_id and s.ticket = due.ticket
      and (s.announced_renewal, s.announced_cents) is not distinct from (due.announced_renewal, due.announced_cents);
    continue when not found;
    select o.amount_paid_cents into last_amount from public.stripe_orders o
    where o.subscription_id = due.subscription_id and o.status = 'paid'
    order by o.created_at desc, o.invoice_id desc limit 1;
    perform private.notify_membership(due, 'renewing', due.current_period_end, jsonb_build_object(
      'last_amount_cents', nullif(last_amount, private.price_cents(due))
    ));
    reminded := reminded + 1;
  end loop;
  return reminded;
end;
$$;
comment on function private.remind_of_renewals() is
  'Part of public.remind_of_events: announces renewals of memberships of a year or longer, once, 30 days before (event '
  'renewing of private.notify_membership), and again if the price changes after that. Several states require 15 to 45 '
  'days. Not of memberships that are set to end, disputed, or past due. Returns how many.';

-- Checkout, for the checkout function -------------------------------------------------------------

create function public.save_customer(member uuid, customer text) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  insert into public.stripe_customers (user_id, customer_id) values (member, customer) on conflict (user_id) do nothing;
  return (select c.customer_id from public.stripe_customers c where c.user_id = member);
end;
$$;
comment on function public.save_customer(uuid, text) is
  'For the service role: stores a member''s Stripe customer unless there is one. Returns the stored one. Raises '
  '23503 for a deleted account.';

create function public.claim_checkout(member uuid, price text, success_url text, cancel_url text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  tier text;
  existing public.stripe_checkouts;
  is_same boolean;
begin
  -- Locked, so that double clicks and other tabs wait here.
  select u.membership_tier into tier from public.users u where u.id = member for no key update;
  if tier is null then
    raise exception 'Not a member' using errcode = '22023';
  elsif not exists (select from public.membership_plans p where p.price_id = price and p.offered) then
    raise exception 'Not a price that is offered' using errcode = '22023';
  end if;
  perform private.require_standing(member, reaches_others => false);
  if tier = 'partner' then
    raise exception 'Your Partner membership includes everything.' using errcode = 'P0001';
  elsif exists (
    select from public.stripe_subscriptions s where s.user_id = member
      and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
  ) then
    raise exception 'You already have a membership. Change it under Billing.' using errcode = 'P0001';
  elsif exists (
    select from public.stripe_checkouts c
    where c.user_id = member and c.status = 'complete' and c.closed_at > clock_timestamp() - interval '10 minutes'
      and not exists (select from public.stripe_subscriptions s where s.user_id = member
        and s.updated_at >= c.closed_at)
  ) then
    raise exception 'Your payment is being confirmed. Please wait a moment.' using errcode = 'P0001';
  end if;

  select * into existing from public.stripe_checkouts c where c.user_id = member
    and c.status in ('opening', 'open') for update;
  is_same := (existing.price_id, existing.success_url, existing.cancel_url) = (price, claim_checkout.success_url,
    claim_checkout.cancel_url);
  if existing.status = 'open' and is_same and existing.expires_at > clock_timestamp() + interval '5 minutes' then
    return jsonb_build_object('checkout_id', existing.id, 'state', 'open', 'session_id', existing.session_id, 'url',
      existing.url);
  elsif existing.status = 'opening' and existing.created_at > clock_timestamp() - interval '60 seconds' then
    if not is_same then
      return jsonb_build_object('state', 'busy');
    end if;
  else
    if (select count(*) from public.stripe_checkouts c where c.user_id = member
      and c.created_at > clock_timestamp() - interval '1 hour') >= 50 then
      raise exception 'You’ve opened 50 payment pages in an hour. Please wait a while.' using errcode = 'P0001';
    end if;
    update public.stripe_checkouts c set status = 'expired' where c.id = existing.id;
    insert into public.stripe_checkouts (user_id, price_id, success_url, cancel_url)
    values (member, price, claim_checkout.success_url, claim_checkout.cancel_url)
    returning * into existing;
  end if;
  return jsonb_build_object('checkout_id', existing.id, 'state', 'opening', 'expire', (
    select c.session_id from public.stripe_checkouts c
    where c.user_id = member and c.status = 'expired' and c.closed_at is null and c.expires_at > clock_timestamp()
    order by c.created_at desc limit 1
  ));
end;
$$;
comment on function public.claim_checkout(uuid, text, text, text) is
  'For the service role: a member wants to pay for a plan. Returns {checkout_id, state: ''open'', session_id, url} '
  'for an existing session of the same plan that lasts 5 more minutes; {checkout_id, state: ''opening'', expire} if '
  'one must be created, with checkout_id as idempotency key, after expiring the session in expire, unless null, in '
  'Stripe (if that one turns out to be paid, call close_checkout and create none): then call open_checkout, or '
  'drop_checkout if it failed; or {state: ''busy''} while another is being created, for at most a minute. Raises '
  '22023 for a price that isn''t offered or an unknown member, and P0001, to be shown as is, for a member who has a '
  'membership, is paying right now, or is suspended or banned, and after 50 new sessions an hour.';

create function public.open_checkout(checkout uuid, session text, url text, expires_at timestamptz) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  member uuid;
begin
  -- Locked as in claim_checkout, to serialize the member's checkouts.
  perform from public.users u join public.stripe_checkouts c on c.user_id = u.id
    where c.id = checkout for no key update of u;
  update public.stripe_checkouts c
  set status = 'open', session_id = session, url = open_checkout.url, expires_at = open_checkout.expires_at
  where c.id = checkout and c.status = 'opening'
  returning c.user_id into member;
  if found then
    -- The session it replaces was expired before it was created.
    update public.stripe_checkouts c set closed_at = clock_timestamp() where c.user_id = member
      and c.status = 'expired' and c.closed_at is null;
  elsif not exists (select from public.stripe_checkouts c where c.id = checkout and c.session_id = session
    and c.status <> 'expired') then
    raise exception 'Another checkout was started. Please try again.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function public.open_checkout(uuid, text, text, timestamptz) is
  'For the service role: stores the session created for a checkout. Only then may the member get its URL. '
  'Idempotent. Raises P0001, to be shown as is, if the checkout was abandoned; the session must then be expired.';

create function public.drop_checkout(checkout uuid) returns void
language sql volatile set search_path = ''
as $$
  update public.stripe_checkouts c set status = 'expired', closed_at = clock_timestamp() where c.id = checkout
    and c.status = 'opening';
$$;
comment on function public.drop_checkout(uuid) is
  'For the service role: creating the session failed, so the next attempt starts over. Does nothing unless the '
  'checkout is opening.';

create function public.close_checkout(session text, status text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if close_checkout.status is null or close_checkout.status not in ('complete', 'expired') then
    raise exception 'A checkout ends complete or expired' using errcode = '22023';
  end if;
  -- An abandoned checkout may still have been paid. A paid one stays paid.
  update public.stripe_checkouts c set status = close_checkout.status, closed_at = clock_timestamp()
  where c.session_id = session and c.status <> 'complete'
    and (c.closed_at is null or c.status <> close_checkout.status);
end;
$$;
comment on function public.close_checkout(text, text) is
  'For the service role: Stripe says a session is complete or expired. Does nothing for an unknown session or one '
  'already complete. Raises 22023 for another status.';

-- Stripe events, for the stripe-webhook function --------------------------------------------------

create function public.receive_event(event jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  stripe_object constant jsonb := event #> '{data,object}';
  is_handled boolean;
begin
  if coalesce(event ->> 'id', '') = '' or coalesce(event ->> 'type', '') = '' then
    raise exception 'Not an event' using errcode = '22023';
  end if;
  insert into private.stripe_events as e (id, type, provider_created_at, customer_id, payload)
  values (
    event ->> 'id', event ->> 'type', to_timestamp((event ->> 'created')::double precision),
    case
      when stripe_object ->> 'object' = 'customer' then stripe_object ->> 'id'
      when jsonb_typeof(stripe_object -> 'customer') = 'object' then stripe_object #>> '{customer,id}'
      -- An object detached from a customer names them in its previous attributes.
      else coalesce(stripe_object ->> 'customer', event #>> '{data,previous_attributes,customer}')
    end,
    event
  )
  on conflict (id) do update set deliveries = e.deliveries + 1
  returning handled_at is not null into is_handled;
  return jsonb_build_object('handled', is_handled, 'ticket', nextval('private.billing_tickets'));
end;
$$;
comment on function public.receive_event(jsonb) is
  'For the service role, with an event whose signature was verified: stores it once and returns {handled: whether '
  'it was before, ticket: for the state to fetch now, for apply_billing}. Raises 22023 if it isn''t an event.';

create function public.take_billing_ticket() returns bigint
language sql volatile set search_path = ''
as $$ select nextval('private.billing_tickets'); $$;
comment on function public.take_billing_ticket() is
  'For the service role: a ticket for a state that is fetched without an event, for apply_billing.';

create function public.reversed_subscriptions(customer text) returns text[]
language sql volatile set search_path = ''
as $$
  select coalesce(array_agg(s.subscription_id order by s.subscription_id), '{}')
  from public.stripe_subscriptions s
  where s.customer_id = customer and s.status not in ('canceled', 'incomplete_expired')
    and private.reversal_effect(s.subscription_id) = 'ended';
$$;
comment on function public.reversed_subscriptions(text) is
  'For the service role: a customer''s subscriptions that a refund or a lost dispute has ended, and that Stripe must '
  'cancel, so that it charges nothing more. Empty without one.';

create function private.store_orders(state jsonb, member uuid, ticket bigint) returns integer
language sql volatile set search_path = ''
as $$
  with stored as (
    insert into public.stripe_orders as o (
      invoice_id, user_id, customer_id, subscription_id, number, status, amount_due_cents, amount_paid_cents, currency,
      plan, period_start, period_end, payment_method_brand, payment_method_last4, hosted_invoice_url, invoice_pdf,
      created_at, paid_at, ticket
    )
    select g.invoice_id, member, state ->> 'customer_id', g.subscription_id, g.number, g.status, g.amount_due_cents,
      g.amount_paid_cents, g.currency,
      coalesce((select p.name from public.membership_plans p where p.price_id = g.price_id), g.description),
      to_timestamp(g.period_start), to_timestamp(g.period_end), g.payment_method_brand, g.payment_method_last4,
      g.hosted_invoice_url, g.invoice_pdf, to_timestamp(g.created_at), to_timestamp(g.paid_at), store_orders.ticket
    from jsonb_to_recordset(coalesce(state -> 'orders', '[]')) as g (
      invoice_id text, subscription_id text, number text, status text, amount_due_cents bigint,
      amount_paid_cents bigint, currency text, price_id text, description text, period_start double precision,
      period_end double precision, payment_method_brand text, payment_method_last4 text, hosted_invoice_url text,
      invoice_pdf text, created_at double precision, paid_at double precision
    )
    order by g.invoice_id
    on conflict (invoice_id) do update set
      subscription_id = excluded.subscription_id, number = excluded.number, status = excluded.status,
      amount_due_cents = excluded.amount_due_cents, amount_paid_cents = excluded.amount_paid_cents,
      currency = excluded.currency, plan = coalesce(o.plan, excluded.plan), period_start = excluded.period_start,
      period_end = excluded.period_end, payment_method_brand = excluded.payment_method_brand,
      payment_method_last4 = excluded.payment_method_last4, hosted_invoice_url = excluded.hosted_invoice_url,
      invoice_pdf = excluded.invoice_pdf, created_at = excluded.created_at, paid_at = excluded.paid_at,
      ticket = excluded.ticket
    where o.ticket < excluded.ticket and o.customer_id = excluded.customer_id
    returning 1
  )
  select count(*)::integer from stored;
$$;
comment on function private.store_orders(jsonb, uuid, bigint) is
  'Stores the orders of a state of public.apply_billing that are newer than what is stored, and returns how many.';

create function private.store_reversals(state jsonb, member uuid, ticket bigint) returns integer
language sql volatile set search_path = ''
as $$
  with stored as (
    insert into public.stripe_reversals as r (
      reversal_id, kind, user_id, customer_id, invoice_id, status, amount_cents, currency, reason, evidence_due_at,
      created_at, ticket
    )
    select g.reversal_id, g.kind, member, state ->> 'customer_id', g.invoice_id, g.status, g.amount_cents, g.currency,
      g.reason, to_timestamp(g.evidence_due_at), to_timestamp(g.created_at), store_reversals.ticket
    from jsonb_to_recordset(coalesce(state -> 'reversals', '[]')) as g (
      reversal_id text, kind text, invoice_id text, status text, amount_cents bigint, currency text, reason text,
      evidence_due_at double precision, created_at double precision
    )
      join public.stripe_orders o on o.invoice_id = g.invoice_id and o.user_id = member
    order by g.reversal_id
    on conflict (reversal_id) do update set
      status = excluded.status, amount_cents = excluded.amount_cents, reason = excluded.reason,
      evidence_due_at = excluded.evidence_due_at, ticket = excluded.ticket, updated_at = clock_timestamp()
    where r.ticket < excluded.ticket and r.customer_id = excluded.customer_id
    returning 1
  )
  select count(*)::integer from stored;
$$;
comment on function private.store_reversals(jsonb, uuid, bigint) is
  'Stores the reversals, of stored orders, of a state of public.apply_billing that are newer than what is stored, and '
  'returns how many.';

create function private.store_subscriptions(state jsonb, member uuid, ticket bigint) returns integer
language plpgsql volatile set search_path = ''
as $$
declare
  customer constant text := state ->> 'customer_id';
  changes integer;
  ended integer;
begin
  insert into public.stripe_subscriptions as s (
    subscription_id, user_id, customer_id, status, price_id, current_period_start, current_period_end,
    cancel_at_period_end, cancel_at, ended_at, payment_method_brand, payment_method_last4, created_at,
    next_payment_attempt, gave_up, price_cents, interval_months, end_reason, ticket
  )
  select g.subscription_id, member, customer, g.status, g.price_id, to_timestamp(g.current_period_start),
    to_timestamp(g.current_period_end), coalesce(g.cancel_at_period_end, false), to_timestamp(g.cancel_at),
    to_timestamp(g.ended_at), g.payment_method_brand, g.payment_method_last4, to_timestamp(g.created_at),
    to_timestamp(g.next_payment_attempt), coalesce(g.gave_up, false), g.price_cents, g.interval_months, g.end_reason,
    store_subscriptions.ticket
  from jsonb_to_recordset(coalesce(state -> 'subscriptions', '[]')) as g (
    subscription_id text, status text, price_id text, current_period_start double precision,
    current_period_end double precision, cancel_at_period_end boolean, cancel_at double precision,
    ended_at double precision, payment_method_brand text, payment_method_last4 text, created_at double precision,
    next_payment_attempt double precision, gave_up boolean, price_cents bigint, interval_months integer, end_reason text
  )
  order by g.subscription_id
  on conflict (subscription_id) do update set
    status = excluded.status, price_id = excluded.price_id, current_period_start = excluded.current_period_start,
    current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end,
    cancel_at = excluded.cancel_at, ended_at = excluded.ended_at, payment_method_brand = excluded.payment_method_brand,
    payment_method_last4 = excluded.payment_method_last4, created_at = excluded.created_at,
    next_payment_attempt = excluded.next_payment_attempt, gave_up = excluded.gave_up,
    price_cents = excluded.price_cents, interval_months = excluded.interval_months, end_reason = excluded.end_reason,
    ticket = excluded.ticket, updated_at = clock_timestamp()
  where s.ticket < excluded.ticket and s.customer_id = excluded.customer_id;
  get diagnostics changes = row_count;
  update public.stripe_subscriptions s
  set status = 'canceled', ended_at = coalesce(s.ended_at, now()), ticket = store_subscriptions.ticket,
    updated_at = clock_timestamp()
  where s.subscription_id in (select jsonb_array_elements_text(coalesce(state -> 'lost_subscriptions', '[]')))
    and s.customer_id = customer and s.ticket < store_subscriptions.ticket
    and s.status not in ('canceled', 'incomplete_expired');
  get diagnostics ended = row_count;
  return changes + ended;
end;
$$;
comment on function private.store_subscriptions(jsonb, uuid, bigint) is
  'Stores the subscriptions of a state of public.apply_billing that are newer than what is stored, ends those that are '
  'lost, and returns how many.';

create function public.apply_billing(state jsonb, ticket bigint, event_id text default null) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  customer constant text := state ->> 'customer_id';
  member uuid;
  changes integer := 0;
  ended integer := 0;
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
    -- Subscriptions after what the tier that they give depends on.
    changes := private.store_orders(state, member, ticket);
    changes := changes + private.store_reversals(state, member, ticket);
    changes := changes + private.store_subscriptions(state, member, ticket);
    -- No ticket needed, because a session ends only once.
    update public.stripe_checkouts c set status = g.status, invoice_id = g.invoice_id,
      closed_at = case when c.status = 'complete' then c.closed_at else clock_timestamp() end
    from jsonb_to_recordset(coalesce(state -> 'checkouts', '[]')) as g (session_id text, status text, invoice_id text)
    where c.session_id = g.session_id and c.user_id = member and g.status in ('complete', 'expired')
      and case c.status when 'complete' then g.status = 'complete' and c.invoice_id is null
        and g.invoice_id is not null else c.closed_at is null or c.status <> g.status end;
    get diagnostics ended = row_count;
  end if;

  if cardinality(public.reversed_subscriptions(customer)) > 0 then
    return 'cancel';
  end if;
  result := case
    when customer is null then 'kept'
    when member is null then 'not ours'
    when changes + ended > 0 then 'applied'
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
$$;
comment on function public.apply_billing(jsonb, bigint, text) is
  'For the service role: stores what Stripe returned, all or nothing, and that the event is handled. state: '
  '{customer_id, subscriptions: [], orders: [], reversals: [], checkouts: [{session_id, status, invoice_id}], '
  'lost_subscriptions: [IDs of those that ended because they were made in test mode]}, with the columns of the tables '
  'and times in epoch seconds; an order has price_id, which names its plan, and description, for a price without a '
  'plan, in place of plan. ticket: taken before fetching; rows with a higher one stay. Returns applied, nothing new, '
  'repeated (already handled; does nothing), not ours (an unknown customer; stores only that), kept (no customer_id; '
  'stores only the event), or cancel: the state is stored, but the event isn''t handled before '
  'public.reversed_subscriptions are canceled in Stripe, and this is called again. Raises 22023 without a ticket, and '
  '23502 or 23514 for invalid values.';

create function public.fail_event(event_id text, error text) returns void
language sql volatile set search_path = ''
as $$
  update private.stripe_events e set last_error = left(error, 500) where e.id = event_id and e.handled_at is null;
$$;
comment on function public.fail_event(text, text) is
  'For the service role: stores why an event couldn''t be handled. Stripe delivers it again. Does nothing if it was '
  'handled.';

-- Current subscription ----------------------------------------------------------------------------

create view public.stripe_user_subscriptions with (security_invoker = true) as
  select s.customer_id, s.subscription_id,
    case when not private.gives_plan(s) then case s.status when 'past_due' then 'unpaid' else s.status end
      else coalesce(
        case private.reversal_effect(s.subscription_id) when 'paused' then 'disputed' when 'ended' then 'canceled' end,
        s.status
      )
    end as subscription_status, s.price_id,
    extract(epoch from s.current_period_start)::bigint as current_period_start,
    -- A subscription set to end counts until then.
    extract(epoch from least(s.current_period_end, s.cancel_at))::bigint as current_period_end,
    s.cancel_at_period_end, s.payment_method_brand, s.payment_method_last4,
    extract(epoch from s.next_payment_attempt)::bigint as next_payment_attempt
  from public.stripe_subscriptions s
  where s.user_id = (select auth.uid())
  order by
    case when s.status in ('active', 'trialing') then 1 when s.status in ('past_due', 'unpaid', 'paused') then 2
      else 3 end,
    s.created_at desc, s.subscription_id desc
  limit 1;
comment on view public.stripe_user_subscriptions is
  'The caller''s current subscription, at most one row: a running one, or one that could resume, or the newest. '
  'subscription_status is Stripe''s, except for one that private.reversal_effect has paused (disputed) or ended '
  '(canceled), and for one that is past due and no longer gives its plan (unpaid). Periods, and next_payment_attempt, '
  'when Stripe tries the card again, in epoch seconds.';

-- Reconciliation, for the reconcile-payments function ---------------------------------------------

create table private.reconciliation (
  only_row boolean primary key default true check (only_row),
  created_before bigint,
  problems text[] not null default '{}'
);
comment on table private.reconciliation is 'Where the reconciliation with Stripe is. At most one row.';
comment on column private.reconciliation.created_before is
  'Subscriptions that Stripe created until then, in epoch seconds, are checked next; null to start with the newest.';
comment on column private.reconciliation.problems is 'What an operator must fix, as of the last run.';

create table private.payment_corrections (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in ('subscription', 'refund', 'dispute')),
  object_id text not null,
  old_status text,
  new_status text not null,
  corrected_at timestamptz not null default clock_timestamp()
);
comment on table private.payment_corrections is
  'What the reconciliation corrected, for 90 days: changes in Stripe whose events were lost.';
comment on column private.payment_corrections.old_status is
  'The status before; null if it was missing here. The same as the new one if something else differed.';
create index payment_corrections_user_idx on private.payment_corrections (user_id);
create index payment_corrections_corrected_idx on private.payment_corrections (corrected_at desc);

create function private.reconciliation_work() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'endings', (
      select coalesce(jsonb_agg(to_jsonb(w)), '[]')
      from (
        select e.customer_id, e.is_refunded from private.billing_endings e where e.due_at <= now()
        order by e.due_at, e.customer_id limit 20
      ) w
    ),
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
$$;
comment on function private.reconciliation_work() is
  'For the service role, what a run of the reconciliation starts from: {endings: those in '
  'private.billing_endings that are due, [{customer_id, is_refunded}], created_before: as in private.reconciliation, '
  'emails: [{customer_id, email}] that Stripe doesn''t have yet, invoices: [{reversal_id, customer_id, invoice_id, '
  'status}] of refunds and disputes that aren''t final and were last fetched an hour ago}.';
select private.expose('reconciliation_work', 'service_role');

create function public.differing_subscriptions(page jsonb, oldest bigint, newest bigint)
returns table (subscription_id text, customer_id text, invoice_id text, status text, is_missing boolean)
language sql stable set search_path = ''
as $$
  with found as materialized (
    select * from jsonb_to_recordset(page) as g (
      subscription_id text, customer_id text, status text, price_id text, current_period_start double precision,
      current_period_end double precision, cancel_at_period_end boolean, cancel_at double precision,
      payment_method_brand text, payment_method_last4 text, next_payment_attempt double precision, gave_up boolean,
      price_cents bigint, invoice_id text, invoice_status text
    )
  )
  select f.subscription_id, f.customer_id, f.invoice_id, s.status, false
  from found f
    join public.stripe_customers c on c.customer_id = f.customer_id
    left join public.stripe_subscriptions s on s.subscription_id = f.subscription_id
    left join public.stripe_orders o on o.invoice_id = f.invoice_id
  where (
    s.status, s.price_id, s.current_period_start, s.current_period_end, s.cancel_at_period_end, s.cancel_at,
    s.payment_method_brand, s.payment_method_last4, s.next_payment_attempt, s.gave_up, s.price_cents
  ) is distinct from (
    f.status, f.price_id, to_timestamp(f.current_period_start), to_timestamp(f.current_period_end),
    f.cancel_at_period_end, to_timestamp(f.cancel_at), f.payment_method_brand, f.payment_method_last4,
    to_timestamp(f.next_payment_attempt), coalesce(f.gave_up, false), f.price_cents
  ) or f.invoice_status <> 'draft' and o.status is distinct from f.invoice_status
    or private.reversal_effect(s.subscription_id) = 'ended'
  union all
  select s.subscription_id, s.customer_id, null, s.status, true
  from public.stripe_subscriptions s join public.stripe_customers c on c.customer_id = s.customer_id
  where s.status not in ('canceled', 'incomplete_expired')
    and s.created_at > to_timestamp(oldest) and (newest is null or s.created_at <= to_timestamp(newest))
    and not exists (select from found f where f.subscription_id = s.subscription_id);
$$;
comment on function public.differing_subscriptions(jsonb, bigint, bigint) is
  'For the service role: which subscriptions must be fetched. page: all that Stripe hasn''t canceled of those created '
  'after oldest and until newest (epoch seconds; null for no limit), as for apply_billing, with customer_id, and '
  'invoice_id and invoice_status of the newest invoice. Returns those of our customers that differ from what''s stored '
  'or must be canceled, with the stored status, null if it isn''t stored; and with is_missing those that are stored '
  'but not in page, which Stripe may have canceled.';

create function public.differing_reversals(page jsonb)
returns table (reversal_id text, customer_id text, payment_id text, status text)
language sql stable set search_path = ''
as $$
  select g.reversal_id, g.customer_id, g.payment_id, r.status
  from jsonb_to_recordset(page) as g (
    reversal_id text, customer_id text, payment_id text, status text, amount_cents bigint
  )
    join public.stripe_customers c on c.customer_id = g.customer_id
    left join public.stripe_reversals r on r.reversal_id = g.reversal_id
  where (r.status, r.amount_cents) is distinct from (g.status, g.amount_cents);
$$;
comment on function public.differing_reversals(jsonb) is
  'For the service role: which refunds and disputes of our customers differ from what is stored, of those in page: '
  '[{reversal_id, customer_id, payment_id, status, amount_cents}]. status: the stored one, null if it isn''t stored.';

create function public.record_correction(object_id text, old_status text, differs boolean) returns boolean
language plpgsql volatile set search_path = ''
as $$
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
$$;
comment on function public.record_correction(text, text, boolean) is
  'For the service role: the reconciliation stored a subscription, refund, or dispute whose status was old_status, or '
  'null if it was missing. Records that as a correction if it''s known to differ or has another status now, and '
  'returns whether it did.';

create function public.save_customer_email(customer text, email text) returns void
language sql volatile set search_path = ''
as $$
  update public.stripe_customers c set email = save_customer_email.email where c.customer_id = customer;
$$;
comment on function public.save_customer_email(text, text) is
  'For the service role: Stripe has this email for the customer now. Does nothing for an unknown customer.';

create function private.finish_billing_ending(customer text, error text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if error is null then
    delete from private.billing_endings e where e.customer_id = customer;
  else
    -- After 1, 4, 9 minutes, and so on, up to every 6 hours, until it succeeds.
    update private.billing_endings e
    set attempts = e.attempts + 1, last_error = left(error, 500),
      due_at = now() + least((e.attempts + 1) ^ 2 * interval '1 minute', interval '6 hours')
    where e.customer_id = customer;
  end if;
end;
$$;
comment on function private.finish_billing_ending(text, text) is
  'For the service role: nothing can charge a customer of private.billing_endings anymore, or ending that failed with '
  'this error and is tried again. Does nothing for an unknown customer.';
select private.expose('finish_billing_ending', 'service_role');

create function public.finish_reconciliation(created_before bigint, problems text[]) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  insert into private.reconciliation as r (created_before, problems)
  values (finish_reconciliation.created_before, finish_reconciliation.problems)
  on conflict (only_row) do update set created_before = excluded.created_before, problems = excluded.problems;
  perform private.record_job_run('reconcile-payments');
end;
$$;
comment on function public.finish_reconciliation(bigint, text[]) is
  'For the service role: a run of the reconciliation succeeded. The arguments are as in private.reconciliation.';

-- Account deletion --------------------------------------------------------------------------------

create function private.release_customer() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.stripe_events e where e.customer_id = old.customer_id;
  insert into private.billing_endings (customer_id) values (old.customer_id) on conflict (customer_id) do nothing;
  return null;
end;
$$;
comment on function private.release_customer() is
  'Delete trigger on stripe_customers, whatever deletes the row or its account: deletes the customer''s Stripe events, '
  'and has what could still charge them ended at Stripe.';

create trigger release_customer after delete on public.stripe_customers
  for each row execute function private.release_customer();

create function private.end_payments(member uuid, _kept uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  was_there boolean;
  customer text;
begin
  -- In the order of apply_billing: customer, member, rows.
  perform from public.stripe_customers c where c.user_id = member for update;
  perform from public.users u where u.id = member for no key update;
  delete from public.stripe_checkouts c where c.user_id = member;
  was_there := found;
  delete from public.stripe_reversals r where r.user_id = member;
  delete from public.stripe_orders o where o.user_id = member;
  delete from public.stripe_subscriptions s where s.user_id = member;
  with ended as (delete from public.stripe_customers c where c.user_id = member returning c.customer_id)
  select was_there or exists (select from ended), (select e.customer_id from ended e) into was_there, customer;
  update private.billing_endings e set is_refunded = true where e.customer_id = customer;
  return was_there;
end;
$$;
comment on function private.end_payments(uuid, uuid) is
  'For private.end_access: the account has no payments anymore, nor the plan they gave. What could still charge the '
  'payer ends at Stripe (private.release_customer), and what they paid is refunded. Returns whether there was a '
  'checkout or a customer.';

-- Rate limits -------------------------------------------------------------------------------------

create function public.record_portal_visit(member uuid) returns void
language sql volatile set search_path = ''
as $$ select private.consume_rate_limit_for(member, 'open_portal'); $$;
comment on function public.record_portal_visit(uuid) is
  'For the service role: counts a visit to the Stripe customer portal. Raises P0001, to be shown as is, after 50 an '
  'hour, and 23503 for a deleted account.';

-- Replaced customers and granted tiers ------------------------------------------------------------

create function public.replace_customer(member uuid, old_customer text, new_customer text) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  update public.stripe_customers c set customer_id = new_customer, email = null where c.user_id = member
    and c.customer_id = old_customer;
  if found then
    -- The old customer's events must be deleted with the account too.
    update private.stripe_events e set customer_id = new_customer where e.customer_id = old_customer;
  end if;
  return (select c.customer_id from public.stripe_customers c where c.user_id = member);
end;
$$;
comment on function public.replace_customer(uuid, text, text) is
  'For the service role: Stripe lost a member''s customer, and another was created. Moves the old one''s events to '
  'it. Does nothing if the stored customer is a different one. Returns the stored one; null for a deleted account.';

create function private.grant_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.membership_tier = 'free' then
    delete from public.granted_tiers g where g.user_id = new.id;
  else
    insert into public.granted_tiers as g (user_id, tier) values (new.id, new.membership_tier)
    on conflict (user_id) do update set tier = excluded.tier, granted_at = excluded.granted_at;
  end if;
  new.membership_tier := private.effective_tier(new.id);
  return new;
end;
$$;
comment on function private.grant_tier() is
  'Update trigger on users: a tier that staff write is granted, and free takes the grant back. A tier that is being '
  'paid for stays until the subscription ends.';

-- Not when private.sync_membership_tier writes it. Members can't write it at all (check_updated_columns).
create trigger grant_tier before update of membership_tier on public.users
  for each row when (pg_trigger_depth() = 0 and new.membership_tier is distinct from old.membership_tier)
  execute function private.grant_tier();

-- Policies ----------------------------------------------------------------------------------------

alter table public.membership_plans enable row level security;
alter table public.granted_tiers enable row level security;
alter table public.stripe_customers enable row level security;
alter table public.stripe_subscriptions enable row level security;
alter table public.stripe_orders enable row level security;
alter table public.stripe_reversals enable row level security;
alter table public.stripe_checkouts enable row level security;

create policy "Everyone can read plans" on public.membership_plans for select to anon, authenticated using (true);

create policy "Members can read the tier granted to them; staff can read all"
  on public.granted_tiers for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('admin')));

create policy "Members can read their own customer"
  on public.stripe_customers for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own subscriptions"
  on public.stripe_subscriptions for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own invoices"
  on public.stripe_orders for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own refunds and disputes"
  on public.stripe_reversals for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own checkouts"
  on public.stripe_checkouts for select to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on
  public.membership_plans, public.granted_tiers, public.stripe_customers, public.stripe_subscriptions,
  public.stripe_orders, public.stripe_reversals, public.stripe_checkouts, public.stripe_user_subscriptions
  from anon, authenticated;
grant select on public.membership_plans to anon, authenticated;
grant select on
  public.granted_tiers, public.stripe_customers, public.stripe_subscriptions, public.stripe_orders,
  public.stripe_reversals, public.stripe_checkouts, public.stripe_user_subscriptions
  to authenticated;
grant all on
  public.membership_plans, public.granted_tiers, public.stripe_customers, public.stripe_subscriptions,
  public.stripe_orders, public.stripe_reversals, public.stripe_checkouts, public.stripe_user_subscriptions
  to service_role;
grant select, insert, update on private.stripe_events, private.reconciliation to service_role;
grant select, insert, delete on private.payment_corrections to service_role;
grant usage on sequence private.billing_tickets to service_role;
grant execute on function
  private.reversal_effect(text), private.gives_plan(public.stripe_subscriptions)
  to authenticated, service_role;
grant execute on function
  private.remind_of_renewals(), private.store_orders(jsonb, uuid, bigint), private.store_reversals(jsonb, uuid, bigint),
  private.store_subscriptions(jsonb, uuid, bigint)
  to service_role;
grant execute on function
  public.save_customer(uuid, text), public.claim_checkout(uuid, text, text, text),
  public.open_checkout(uuid, text, text, timestamptz), public.drop_checkout(uuid), public.close_checkout(text, text),
  public.receive_event(jsonb), public.apply_billing(jsonb, bigint, text), public.fail_event(text, text),
  public.record_portal_visit(uuid), public.replace_customer(uuid, text, text), public.take_billing_ticket(),
  public.reversed_subscriptions(text), public.differing_subscriptions(jsonb, bigint, bigint),
  public.differing_reversals(jsonb), public.record_correction(text, text, boolean),
  public.save_customer_email(text, text), public.finish_reconciliation(bigint, text[])
  to service_role;
