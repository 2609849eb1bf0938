-- Billing: plans, and what the card provider says of each member's customer, subscription, payments and checkouts. The provider
-- decides; functions with the service role write down what it answers, and a member's tier follows from their subscriptions.
-- Members read their own rows and write none.

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
  'The plans: what may be bought, what it costs, and which tier it gives. For everybody to read. A deployment sets the provider''s price ids here, with one update; later on a new price is a new row, and the old one no longer offered, or those who pay it would lose their tier.';
comment on column public.membership_plans.tier is 'What it gives. Another tier than closer would have to be taken back by private.derive_tier, too.';
comment on column public.membership_plans.amount is 'Whole USD, each interval.';
comment on column public.membership_plans.interval is 'How long one payment lasts: a year, or a quarter (3 months).';
comment on column public.membership_plans.position is 'The order in which plans are shown.';
comment on column public.membership_plans.mode is 'The provider''s word for what a checkout of it sets up.';
comment on column public.membership_plans.price_id is 'The provider''s id of the price; those here are the sandbox''s. A price that is in no plan gives no tier.';
comment on column public.membership_plans.product_id is 'The provider''s id of the product.';
comment on column public.membership_plans.offered is 'Whether it can be bought. One that cannot goes on for those who have it.';

insert into public.membership_plans (id, tier, name, description, amount, interval, position, price_id, product_id) values
  ('closer-annual', 'closer', 'Closer (Annual)', 'A year of deals at the better price.', 5000, 'year', 1, 'price_closer_annual', 'prod_closer'),
  ('closer-quarterly', 'closer', 'Closer (Quarterly)', 'The same, one quarter at a time.', 1500, 'quarter', 2, 'price_closer_quarterly', 'prod_closer');

create table public.stripe_customers (
  user_id uuid primary key references public.users (id) on delete cascade,
  customer_id text not null constraint stripe_customers_customer unique,
  created_at timestamptz not null default now()
);
comment on table public.stripe_customers is 'The provider''s customer of a member: one, for good. For the member alone.';

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
  updated_at timestamptz not null default clock_timestamp()
);
comment on table public.stripe_subscriptions is
  'Subscriptions as the provider has them. The member''s tier follows from them, by trigger. For the member alone.';
comment on column public.stripe_subscriptions.status is
  'The provider''s word: active, trialing, past_due, unpaid, paused, incomplete, incomplete_expired, canceled, or one that is newer than this.';
comment on column public.stripe_subscriptions.cancel_at is 'When it ends if nothing changes; null while it goes on.';
comment on column public.stripe_subscriptions.ended_at is 'When it has ended; null while it has not.';
comment on column public.stripe_subscriptions.payment_method_last4 is 'The last four digits of the card. No more of it is ever stored.';
comment on column public.stripe_subscriptions.created_at is 'At the provider.';
comment on column public.stripe_subscriptions.ticket is 'Of the state that is written here, as public.receive_event hands them out: only a state with a higher one is written over it.';
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
comment on table public.stripe_orders is 'Invoices as the provider has them: what was asked for, and paid. For the member alone.';
comment on column public.stripe_orders.number is 'The number that the provider prints on it; null while it has none.';
comment on column public.stripe_orders.status is 'The provider''s word: draft, open, paid, uncollectible, void, or one that is newer than this.';
comment on column public.stripe_orders.currency is 'In small letters, as the provider writes it: usd.';
comment on column public.stripe_orders.plan is 'What it is for: the plan''s name, or what the provider prints. Kept as it was then.';
comment on column public.stripe_orders.period_start is 'From when it is paid; period_end: until when.';
comment on column public.stripe_orders.hosted_invoice_url is 'The provider''s page with the receipt; null where there is none.';
comment on column public.stripe_orders.created_at is 'At the provider.';
comment on column public.stripe_orders.ticket is 'As in stripe_subscriptions.';
create index stripe_orders_user_idx on public.stripe_orders (user_id, created_at desc, invoice_id desc);
create index stripe_orders_subscription_idx on public.stripe_orders (subscription_id, created_at);

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
  constraint stripe_checkouts_whole check (
    (status <> 'complete' or closed_at is not null) and (status not in ('opening', 'open') or closed_at is null)
    and (status not in ('open', 'complete') or (session_id is not null and url is not null and expires_at is not null))
  )
);
comment on table public.stripe_checkouts is
  'Sessions of the provider''s payment page: a member has one under way at most, so that none is paid besides another. For the member alone.';
comment on column public.stripe_checkouts.id is 'Also the idempotency key with which the session is made: asked twice, the provider makes one.';
comment on column public.stripe_checkouts.status is
  'opening: a session is being made; open: it can be paid; complete: it was paid; expired: it cannot be paid any more, or must not be.';
comment on column public.stripe_checkouts.expires_at is 'Until when the provider takes a payment.';
comment on column public.stripe_checkouts.closed_at is 'Since when the provider takes none. Null for one that was given up here, for another, and may still have to be expired there.';
create unique index stripe_checkouts_under_way_idx on public.stripe_checkouts (user_id) where status in ('opening', 'open');
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
  'Every event the provider has delivered, once, whatever its kind. Those of a customer go with the account.';
comment on column private.stripe_events.customer_id is 'Whom it is about; null where it is about none, or about nobody here any more.';
comment on column private.stripe_events.payload is
  'As it was signed. Nothing is taken from it but which object to ask the provider for. Without its data once it turns out to be about nobody here.';
comment on column private.stripe_events.outcome is 'What public.apply_billing has answered; null while it is not handled.';
comment on column private.stripe_events.last_error is 'Why it could not be handled the last time; null once it is.';
create index stripe_events_customer_idx on private.stripe_events (customer_id);

create sequence private.billing_tickets;
comment on sequence private.billing_tickets is
  'Tickets are taken before the provider is asked. As every change makes an event after it, what was fetched with the highest ticket is the last state, in whatever order events arrive.';

-- A member's tier -------------------------------------------------------------------------------------

create function private.derive_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed constant public.stripe_subscriptions := case when tg_op = 'DELETE' then old else new end;
  granted text;
begin
  -- Also an ended subscription is written again now and then, as with another card: that takes nothing from whom staff made a closer since.
  if tg_op = 'UPDATE' and new.status = old.status and new.status not in ('active', 'trialing') then
    return null;
  end if;
  -- Held first, so that of two changes at once the second sees the first.
  perform from public.users u where u.id = changed.user_id for no key update;
  select p.tier into granted
  from public.stripe_subscriptions s join public.membership_plans p on p.price_id = s.price_id
  where s.user_id = changed.user_id and s.status in ('active', 'trialing')
  order by p.position limit 1;
  update public.users u set membership_tier = coalesce(granted, 'free')
  where u.id = changed.user_id
    and case
      when granted is null then u.membership_tier = 'closer' and changed.status not in ('incomplete', 'incomplete_expired')
      else u.membership_tier not in ('partner', granted)
    end;
  return null;
end;
$$;
comment on function private.derive_tier() is
  'Trigger on stripe_subscriptions: an active or trialing one gives its plan''s tier; without any, closer becomes free again. Partner stays, and so does a closer whose subscription never began, or had ended before staff made them one.';
create trigger derive_tier after insert or update or delete on public.stripe_subscriptions
  for each row execute function private.derive_tier();

-- Live: the tier, the subscription, the payment page's outcome, payments ----------------------------------

create function private.tell_billing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - '{ticket,updated_at}'::text[] = to_jsonb(new) - '{ticket,updated_at}'::text[] then
    return null;
  end if;
  perform private.tell(case when tg_op = 'DELETE' then old.user_id else new.user_id end, 'membership');
  return null;
end;
$$;
comment on function private.tell_billing() is 'Trigger on a member''s rows of billing: says ''membership'' to them live, where anything but a ticket changed.';
create trigger tell_billing after insert or update or delete on public.stripe_subscriptions
  for each row execute function private.tell_billing();
create trigger tell_billing after insert or update or delete on public.stripe_orders
  for each row execute function private.tell_billing();
create trigger tell_billing after update of status on public.stripe_checkouts
  for each row execute function private.tell_billing();

create function private.tell_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell(new.id, 'membership');
  return null;
end;
$$;
comment on function private.tell_tier() is 'Trigger on users: says ''membership'' live to whoever has another tier, whatever gave it.';
create trigger tell_tier after update of membership_tier on public.users
  for each row when (new.membership_tier is distinct from old.membership_tier) execute function private.tell_tier();

-- Notifications --------------------------------------------------------------------------------------------

insert into public.notification_kinds (kind, position) values ('membership', 57);

create function private.is_always_mailed(kind text, data jsonb) returns boolean
language sql immutable set search_path = ''
as $$ select kind = 'membership' and coalesce(data ->> 'event' in ('started', 'payment_failed', 'ended'), false); $$;
comment on function private.is_always_mailed(text, jsonb) is 'Whether that is mailed to a confirmed address whatever the settings: what begins or ends a membership, or is about to.';

create or replace function private.drop_unwanted_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.mail_queue q
  where q.user_id = new.user_id and q.kind = new.kind and q.claimed_at is null and not private.is_always_mailed(q.kind, q.data);
  return null;
end;
$$;

create function private.notify_of_membership(member uuid, event text, plan text, date timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Each occurrence is one of its own: what has happened twice on a day is told twice.
  occurrence constant uuid := gen_random_uuid();
  facts constant jsonb := jsonb_build_object('event', event, 'plan', plan, 'date', date);
begin
  perform private.notify(member, 'membership', null, occurrence, facts);
  insert into private.mail_queue (user_id, kind, subject_id, data)
  select member, 'membership', occurrence, facts
  where private.is_always_mailed('membership', facts)
    and exists (select from auth.users a where a.id = member and a.email_confirmed_at is not null)
    and not exists (select from private.mail_queue q where q.subject_id = occurrence);
end;
$$;
comment on function private.notify_of_membership(uuid, text, text, timestamptz) is
  'Kind membership, data {event: started, renewed, payment_failed, canceling, resumed or ended; plan: its name, null if unknown; date: until when it is paid, or when it ends or ended}. Some by mail whatever the settings.';

create function private.ends(subscription public.stripe_subscriptions) returns boolean
language sql immutable set search_path = ''
as $$ select (subscription).cancel_at_period_end or (subscription).cancel_at is not null; $$;
comment on function private.ends(public.stripe_subscriptions) is 'Whether that subscription is to end by itself.';

create function private.notify_of_subscription() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  event text;
begin
  if tg_op = 'INSERT' then
    event := case
      when new.status in ('active', 'trialing') then 'started'
      when new.status in ('past_due', 'unpaid') then 'payment_failed'
    end;
  elsif new.status in ('active', 'trialing') then
    event := case
      when old.status in ('incomplete', 'incomplete_expired', 'canceled') or new.price_id is distinct from old.price_id then 'started'
      when old.status = 'paused' then 'resumed'
    end;
  elsif new.status in ('past_due', 'unpaid') then
    event := case when old.status not in ('past_due', 'unpaid') then 'payment_failed' end;
  elsif new.status = 'canceled' then
    event := case when old.status not in ('canceled', 'incomplete', 'incomplete_expired') then 'ended' end;
  end if;
  if event is null and tg_op = 'UPDATE' and new.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused') then
    event := case
      when private.ends(new) and not private.ends(old) then 'canceling'
      when private.ends(old) and not private.ends(new) then 'resumed'
    end;
  end if;
  if event is not null then
    perform private.notify_of_membership(
      new.user_id, event, (select p.name from public.membership_plans p where p.price_id = new.price_id),
      case event
        when 'canceling' then coalesce(new.cancel_at, new.current_period_end)
        when 'ended' then coalesce(new.ended_at, now())
        else new.current_period_end
      end
    );
  end if;
  return null;
end;
$$;
comment on function private.notify_of_subscription() is
  'Trigger on stripe_subscriptions: tells the member what became of it. Another plan counts as started. That it was renewed is told by its payment.';

create trigger notify_of_subscription after insert or update on public.stripe_subscriptions
  for each row execute function private.notify_of_subscription();

create function private.notify_of_renewal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.status = 'paid' and (tg_op = 'INSERT' or old.status <> 'paid') and new.plan = (
    select o.plan from public.stripe_orders o
    where o.subscription_id = new.subscription_id and o.status = 'paid' and o.created_at < new.created_at
    order by o.created_at desc limit 1
  ) then
    perform private.notify_of_membership(new.user_id, 'renewed', new.plan, new.period_end);
  end if;
  return null;
end;
$$;
comment on function private.notify_of_renewal() is
  'Trigger on stripe_orders: a payment for the plan that was paid for before renews it. The subscription alone would not say, for its new period begins before the payment.';
create trigger notify_of_renewal after insert or update on public.stripe_orders
  for each row execute function private.notify_of_renewal();

-- Checkout: for the function of that name ---------------------------------------------------------------------

create function public.save_customer(member uuid, customer text) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  insert into public.stripe_customers (user_id, customer_id) values (member, customer) on conflict (user_id) do nothing;
  return (select c.customer_id from public.stripe_customers c where c.user_id = member);
end;
$$;
comment on function public.save_customer(uuid, text) is
  'For the service: keeps the provider''s customer of a member. The first one stays; returns the one that stands. 23503 for an account that is gone.';

create function public.claim_checkout(member uuid, price text, success_url text, cancel_url text) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  tier text;
  known public.stripe_checkouts;
  is_same boolean;
begin
  -- Held, so that two clicks and two tabs wait for each other here.
  select u.membership_tier into tier from public.users u where u.id = member for no key update;
  if tier is null then
    raise exception 'Not a member' using errcode = '22023';
  elsif not exists (select from public.membership_plans p where p.price_id = price and p.offered) then
    raise exception 'Not a price that is offered' using errcode = '22023';
  elsif tier = 'partner' then
    raise exception 'Your Partner membership includes everything.' using errcode = 'P0001';
  elsif exists (
    select from public.stripe_subscriptions s where s.user_id = member and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
  ) then
    raise exception 'You already have a membership. Change it under Billing.' using errcode = 'P0001';
  elsif exists (
    select from public.stripe_checkouts c
    where c.user_id = member and c.status = 'complete' and c.closed_at > clock_timestamp() - interval '10 minutes'
      and not exists (select from public.stripe_subscriptions s where s.user_id = member and s.updated_at >= c.closed_at)
  ) then
    raise exception 'Your payment is being confirmed. Please wait a moment.' using errcode = 'P0001';
  end if;

  select * into known from public.stripe_checkouts c where c.user_id = member and c.status in ('opening', 'open') for update;
  is_same := (known.price_id, known.success_url, known.cancel_url) = (price, claim_checkout.success_url, claim_checkout.cancel_url);
  if known.status = 'open' and is_same and known.expires_at > clock_timestamp() + interval '5 minutes' then
    return jsonb_build_object('checkout_id', known.id, 'state', 'open', 'session_id', known.session_id, 'url', known.url);
  elsif known.status = 'opening' and known.created_at > clock_timestamp() - interval '60 seconds' then
    if not is_same then
      return jsonb_build_object('state', 'busy');
    end if;
  else
    if (select count(*) from public.stripe_checkouts c where c.user_id = member and c.created_at > clock_timestamp() - interval '1 hour') >= 50 then
      raise exception 'You have opened 50 payment pages within an hour. Please wait a little.' using errcode = 'P0001';
    end if;
    update public.stripe_checkouts c set status = 'expired' where c.id = known.id;
    insert into public.stripe_checkouts (user_id, price_id, success_url, cancel_url)
    values (member, price, claim_checkout.success_url, claim_checkout.cancel_url)
    returning * into known;
  end if;
  return jsonb_build_object('checkout_id', known.id, 'state', 'opening', 'expire', (
    select c.session_id from public.stripe_checkouts c
    where c.user_id = member and c.status = 'expired' and c.closed_at is null and c.expires_at > clock_timestamp()
    order by c.created_at desc limit 1
  ));
end;
$$;
comment on function public.claim_checkout(uuid, text, text, text) is
  'For the service: a member wants to pay for a plan. {checkout_id, state: ''open'', session_id, url} for a session of the same that lasts 5 more minutes; '
  '{checkout_id, state: ''opening'', expire} where one is to be made, with checkout_id as idempotency key, after the session in expire, unless null, is expired at the provider (one that turns out to be paid: close_checkout, and no other): then call open_checkout, or drop_checkout if it failed; '
  '{state: ''busy''} while another is being made, for a minute at most. 22023 for a price that is not offered and for no member; P0001, to be shown as it is, for whoever has a membership, or pays for one just now, and after 50 new ones in an hour.';

create function public.open_checkout(checkout uuid, session text, url text, expires_at timestamptz) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  member uuid;
begin
  -- Held as in claim_checkout: then the member's checkouts change one after the other.
  perform from public.users u join public.stripe_checkouts c on c.user_id = u.id where c.id = checkout for no key update of u;
  update public.stripe_checkouts c
  set status = 'open', session_id = session, url = open_checkout.url, expires_at = open_checkout.expires_at
  where c.id = checkout and c.status = 'opening'
  returning c.user_id into member;
  if found then
    -- What was given up for it was expired before it was made.
    update public.stripe_checkouts c set closed_at = clock_timestamp() where c.user_id = member and c.status = 'expired' and c.closed_at is null;
  elsif not exists (select from public.stripe_checkouts c where c.id = checkout and c.session_id = session and c.status <> 'expired') then
    raise exception 'Another checkout was started meanwhile. Please try again.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function public.open_checkout(uuid, text, text, timestamptz) is
  'For the service: that session was made for a checkout. Only after this may its url be given to the member. Again is the same. P0001, to be shown as it is, once the checkout was given up: that session must be expired.';

create function public.drop_checkout(checkout uuid) returns void
language sql volatile set search_path = ''
as $$
  update public.stripe_checkouts c set status = 'expired', closed_at = clock_timestamp() where c.id = checkout and c.status = 'opening';
$$;
comment on function public.drop_checkout(uuid) is
  'For the service: no session could be made for a checkout, so that the next attempt is a new one. Nothing for one that is not being opened.';

create function public.close_checkout(session text, status text) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if close_checkout.status is null or close_checkout.status not in ('complete', 'expired') then
    raise exception 'A checkout ends complete or expired' using errcode = '22023';
  end if;
  -- What was given up here may have been paid all the same; what was paid stays so.
  update public.stripe_checkouts c set status = close_checkout.status, closed_at = clock_timestamp()
  where c.session_id = session and c.status <> 'complete' and (c.closed_at is null or c.status <> close_checkout.status);
end;
$$;
comment on function public.close_checkout(text, text) is
  'For the service: the provider says that a session is complete or expired. Nothing for one that is not known, and for one that was complete before. 22023 for another status.';

-- Events: for the function stripe-webhook ------------------------------------------------------------------------

create function public.receive_event(event jsonb) returns jsonb
language plpgsql volatile set search_path = ''
as $$
declare
  about constant jsonb := event #> '{data,object}';
  is_handled boolean;
begin
  if coalesce(event ->> 'id', '') = '' or coalesce(event ->> 'type', '') = '' then
    raise exception 'Not an event' using errcode = '22023';
  end if;
  insert into private.stripe_events as e (id, type, provider_created_at, customer_id, payload)
  values (
    event ->> 'id', event ->> 'type', to_timestamp((event ->> 'created')::double precision),
    case
      when about ->> 'object' = 'customer' then about ->> 'id'
      when jsonb_typeof(about -> 'customer') = 'object' then about #>> '{customer,id}'
      -- What was taken from a customer names them as it was before.
      else coalesce(about ->> 'customer', event #>> '{data,previous_attributes,customer}')
    end,
    event
  )
  on conflict (id) do update set deliveries = e.deliveries + 1
  returning handled_at is not null into is_handled;
  return jsonb_build_object('handled', is_handled, 'ticket', nextval('private.billing_tickets'));
end;
$$;
comment on function public.receive_event(jsonb) is
  'For the service, with an event whose signature is right: keeps it, once, and returns {handled: whether it was before, ticket: for the state that is fetched now, for apply_billing}. 22023 for what is no event.';

create function public.apply_billing(state jsonb, ticket bigint, event_id text default null) returns text
language plpgsql volatile set search_path = ''
as $$
declare
  customer constant text := state ->> 'customer_id';
  member uuid;
  written integer := 0;
  changed integer;
  result text;
begin
  if apply_billing.ticket is null then
    raise exception 'A state needs its ticket' using errcode = '22023';
  end if;
  -- In one order everywhere: the customer, the event, the member, the rows.
  select c.user_id into member from public.stripe_customers c where c.customer_id = customer for no key update;
  perform from private.stripe_events e where e.id = event_id for update;
  if exists (select from private.stripe_events e where e.id = event_id and e.handled_at is not null) then
    return 'repeated';
  end if;

  if member is not null then
    perform from public.users u where u.id = member for no key update;

    insert into public.stripe_subscriptions as s (
      subscription_id, user_id, customer_id, status, price_id, current_period_start, current_period_end, cancel_at_period_end,
      cancel_at, ended_at, payment_method_brand, payment_method_last4, created_at, ticket
    )
    select g.subscription_id, member, customer, g.status, g.price_id, to_timestamp(g.current_period_start), to_timestamp(g.current_period_end),
      coalesce(g.cancel_at_period_end, false), to_timestamp(g.cancel_at), to_timestamp(g.ended_at), g.payment_method_brand, g.payment_method_last4,
      to_timestamp(g.created_at), apply_billing.ticket
    from jsonb_to_recordset(coalesce(state -> 'subscriptions', '[]')) as g (
      subscription_id text, status text, price_id text, current_period_start double precision, current_period_end double precision,
      cancel_at_period_end boolean, cancel_at double precision, ended_at double precision, payment_method_brand text,
      payment_method_last4 text, created_at double precision
    )
    order by g.subscription_id
    on conflict (subscription_id) do update set
      status = excluded.status, price_id = excluded.price_id, current_period_start = excluded.current_period_start,
      current_period_end = excluded.current_period_end, cancel_at_period_end = excluded.cancel_at_period_end, cancel_at = excluded.cancel_at,
      ended_at = excluded.ended_at, payment_method_brand = excluded.payment_method_brand, payment_method_last4 = excluded.payment_method_last4,
      created_at = excluded.created_at, ticket = excluded.ticket, updated_at = clock_timestamp()
    where s.ticket < excluded.ticket and s.customer_id = excluded.customer_id;
    get diagnostics changed = row_count;
    written := written + changed;

    insert into public.stripe_orders as o (
      invoice_id, user_id, customer_id, subscription_id, number, status, amount_due_cents, amount_paid_cents, currency, plan,
      period_start, period_end, payment_method_brand, payment_method_last4, hosted_invoice_url, invoice_pdf, created_at, paid_at, ticket
    )
    select g.invoice_id, member, customer, g.subscription_id, g.number, g.status, g.amount_due_cents, g.amount_paid_cents, g.currency,
      coalesce((select p.name from public.membership_plans p where p.price_id = g.price_id), g.description),
      to_timestamp(g.period_start), to_timestamp(g.period_end), g.payment_method_brand, g.payment_method_last4, g.hosted_invoice_url,
      g.invoice_pdf, to_timestamp(g.created_at), to_timestamp(g.paid_at), apply_billing.ticket
    from jsonb_to_recordset(coalesce(state -> 'orders', '[]')) as g (
      invoice_id text, subscription_id text, number text, status text, amount_due_cents bigint, amount_paid_cents bigint, currency text,
      price_id text, description text, period_start double precision, period_end double precision, payment_method_brand text,
      payment_method_last4 text, hosted_invoice_url text, invoice_pdf text, created_at double precision, paid_at double precision
    )
    order by g.invoice_id
    on conflict (invoice_id) do update set
      subscription_id = excluded.subscription_id, number = excluded.number, status = excluded.status, amount_due_cents = excluded.amount_due_cents,
      amount_paid_cents = excluded.amount_paid_cents, currency = excluded.currency, plan = coalesce(o.plan, excluded.plan), period_start = excluded.period_start,
      period_end = excluded.period_end, payment_method_brand = excluded.payment_method_brand, payment_method_last4 = excluded.payment_method_last4,
      hosted_invoice_url = excluded.hosted_invoice_url, invoice_pdf = excluded.invoice_pdf, created_at = excluded.created_at,
      paid_at = excluded.paid_at, ticket = excluded.ticket
    where o.ticket < excluded.ticket and o.customer_id = excluded.customer_id;
    get diagnostics changed = row_count;
    written := written + changed;

    -- These need no ticket: a session ends once.
    update public.stripe_checkouts c set status = g.status, closed_at = clock_timestamp()
    from jsonb_to_recordset(coalesce(state -> 'checkouts', '[]')) as g (session_id text, status text)
    where c.session_id = g.session_id and c.user_id = member and g.status in ('complete', 'expired')
      and c.status <> 'complete' and (c.closed_at is null or c.status <> g.status);
    get diagnostics changed = row_count;
    written := written + changed;
  end if;

  result := case
    when customer is null then 'kept'
    when member is null then 'not ours'
    when written > 0 then 'applied'
    else 'nothing new'
  end;
  update private.stripe_events e
  set handled_at = clock_timestamp(), outcome = result, last_error = null
  where e.id = event_id;
  -- Nothing is kept of people who have no account here, be it that they have none any more.
  update private.stripe_events e set customer_id = null, payload = e.payload - 'data'
  where e.id = event_id and e.customer_id is not null
    and not exists (select from public.stripe_customers c where c.customer_id = e.customer_id);
  return result;
end;
$$;
comment on function public.apply_billing(jsonb, bigint, text) is
  'For the service: writes down what the provider has answered, all or nothing, and that the event is handled. state: {customer_id, subscriptions: [], orders: [], checkouts: [{session_id, status}]}, with the fields of the tables, times in epoch seconds; '
  'an order has, in place of plan, price_id, which names its plan, and description, for a price of no plan. ticket: taken with receive_event before the provider was asked; rows with a higher one stay as they are. '
  'Returns applied, nothing new, repeated (the event was handled before; nothing is done), not ours (nobody''s customer; nothing is written but that), or kept (a state without customer_id: the event is only kept). 22023 without a ticket, 23502 or 23514 for fields that the tables do not take.';

create function public.fail_event(event_id text, error text) returns void
language sql volatile set search_path = ''
as $$
  update private.stripe_events e set last_error = left(error, 500) where e.id = event_id and e.handled_at is null;
$$;
comment on function public.fail_event(text, text) is
  'For the service: an event could not be handled, and why. It stays so until it is delivered again. Nothing for one that was handled.';

-- What the app asks -----------------------------------------------------------------------------------------

create view public.stripe_user_subscriptions with (security_invoker = true) as
  select s.customer_id, s.subscription_id, s.status as subscription_status, s.price_id,
    extract(epoch from s.current_period_start)::bigint as current_period_start,
    -- One that ends within the period runs to its end and no further.
    extract(epoch from least(s.current_period_end, s.cancel_at))::bigint as current_period_end,
    s.cancel_at_period_end, s.payment_method_brand, s.payment_method_last4
  from public.stripe_subscriptions s
  where s.user_id = (select auth.uid())
  order by
    case when s.status in ('active', 'trialing') then 1 when s.status in ('past_due', 'unpaid', 'paused') then 2 else 3 end,
    s.created_at desc, s.subscription_id desc
  limit 1;
comment on view public.stripe_user_subscriptions is
  'The caller''s subscription that counts, one row at most: one that runs, else one that could again, else the newest. Periods in epoch seconds.';

-- An account that is deleted ----------------------------------------------------------------------------------

create function private.hold_billing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.stripe_customers c where c.user_id = old.id for update;
  return old;
end;
$$;
comment on function private.hold_billing() is
  'Delete trigger on auth.users, before hold_relations locks the member: customers before members, as in apply_billing.';
create trigger hold_billing before delete on auth.users for each row execute function private.hold_billing();

create function private.forget_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.stripe_events e where e.customer_id = old.customer_id;
  return null;
end;
$$;
comment on function private.forget_events() is 'Delete trigger on stripe_customers: the provider''s events about a customer go with the account.';
create trigger forget_events after delete on public.stripe_customers for each row execute function private.forget_events();

-- What members can download -----------------------------------------------------------------------------------

create function private.exported_billing() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'billing_customer', (select to_jsonb(c) - 'user_id' from public.stripe_customers c where c.user_id = me.id),
    'subscriptions', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' - 'ticket' order by s.created_at, s.subscription_id), '[]')
      from public.stripe_subscriptions s where s.user_id = me.id
    ),
    'orders', (
      select coalesce(jsonb_agg(to_jsonb(o) - 'user_id' - 'ticket' order by o.created_at, o.invoice_id), '[]')
      from public.stripe_orders o where o.user_id = me.id
    ),
    'checkouts', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at, c.id), '[]')
      from public.stripe_checkouts c where c.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_billing() is 'Part of public.export_my_data: customer, subscriptions, payments and checkouts of the caller.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications() || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_alerts() || private.exported_submissions() || private.exported_billing()
  where (select auth.uid()) is not null;
$$;

-- Policies ------------------------------------------------------------------------------------------------------

alter table public.membership_plans enable row level security;
alter table public.stripe_customers enable row level security;
alter table public.stripe_subscriptions enable row level security;
alter table public.stripe_orders enable row level security;
alter table public.stripe_checkouts enable row level security;

create policy "Everybody reads the plans" on public.membership_plans for select to anon, authenticated using (true);
create policy "Members read their own customer"
  on public.stripe_customers for select to authenticated using (user_id = (select auth.uid()));
create policy "Members read their own subscriptions"
  on public.stripe_subscriptions for select to authenticated using (user_id = (select auth.uid()));
create policy "Members read their own payments"
  on public.stripe_orders for select to authenticated using (user_id = (select auth.uid()));
create policy "Members read their own checkouts"
  on public.stripe_checkouts for select to authenticated using (user_id = (select auth.uid()));

-- Grants: closed first, then what the policies are written for -----------------------------------------------------

revoke all on
  public.membership_plans, public.stripe_customers, public.stripe_subscriptions, public.stripe_orders, public.stripe_checkouts,
  public.stripe_user_subscriptions
  from anon, authenticated;
grant select on public.membership_plans to anon, authenticated;
grant select on
  public.stripe_customers, public.stripe_subscriptions, public.stripe_orders, public.stripe_checkouts, public.stripe_user_subscriptions
  to authenticated;
grant all on
  public.membership_plans, public.stripe_customers, public.stripe_subscriptions, public.stripe_orders, public.stripe_checkouts,
  public.stripe_user_subscriptions
  to service_role;
revoke all on private.stripe_events from public;
revoke all on sequence private.billing_tickets from public;
-- What the service's functions here do, they do with its own rights.
grant select, insert, update on private.stripe_events to service_role;
grant usage on sequence private.billing_tickets to service_role;

revoke execute on all functions in schema private from public;
grant execute on function private.exported_billing() to authenticated, service_role;
revoke execute on function
  public.save_customer(uuid, text), public.claim_checkout(uuid, text, text, text), public.open_checkout(uuid, text, text, timestamptz),
  public.drop_checkout(uuid), public.close_checkout(text, text), public.receive_event(jsonb), public.apply_billing(jsonb, bigint, text),
  public.fail_event(text, text)
  from public, anon, authenticated;
grant execute on function
  public.save_customer(uuid, text), public.claim_checkout(uuid, text, text, text), public.open_checkout(uuid, text, text, timestamptz),
  public.drop_checkout(uuid), public.close_checkout(text, text), public.receive_event(jsonb), public.apply_billing(jsonb, bigint, text),
  public.fail_event(text, text)
  to service_role;
