-- Mending: contact messages wait for each other in no circle, billing knows which payment a checkout led to and outlives a customer that
-- the provider has lost, and posting listings has a limit.

-- Contact messages --------------------------------------------------------------------------------

create or replace function private.count_contact_message(email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  since constant timestamptz := clock_timestamp() - interval '1 hour';
  senders constant text[] := array['email ' || private.mailbox(email), 'member ' || auth.uid(), 'network ' || private.network_address()];
  one text;
  lately integer;
begin
  -- One message after the other: several of one statement, each of three senders, would else wait for those of another in a circle.
  perform pg_advisory_xact_lock(hashtextextended('contact messages', 0));
  delete from private.contact_senders s where s.sent_at[cardinality(s.sent_at)] <= since;
  foreach one in array senders loop
    continue when one is null;
    insert into private.contact_senders as s (sender, sent_at) values (one, array[clock_timestamp()])
    on conflict on constraint contact_senders_pkey do update
      set sent_at = array(select past from unnest(s.sent_at) as past where past > since) || excluded.sent_at
    returning cardinality(s.sent_at) into lately;
    if lately > 5 then
      raise exception 'You have sent 5 messages within an hour. We have them; please wait a while before you send another.' using errcode = 'P0001';
    end if;
  end loop;
end;
$$;
comment on function private.count_contact_message(text) is
  'Counts one message of the caller for the email address it gives, for the caller''s account and for the network address: P0001, in words to be shown, for the sixth of any within an hour. All messages wait for each other.';

-- Limits --------------------------------------------------------------------------------------------

create function private.spend_for(member uuid, action text, most integer, within interval, refusal text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  spent integer;
begin
  -- Not waited for: whoever deletes the account waits for this here, whatever it has locked before (private.hold_allowances).
  if not pg_try_advisory_xact_lock_shared(hashtextextended('allowances ' || member, 0)) then
    raise exception 'This account is being deleted.' using errcode = 'P0001';
  end if;
  insert into private.allowances as a (user_id, action, started_at, used) values (member, spend_for.action, clock_timestamp(), 1)
  on conflict on constraint allowances_pkey do update set
    started_at = case when a.started_at <= clock_timestamp() - within then clock_timestamp() else a.started_at end,
    used = case when a.started_at <= clock_timestamp() - within then 1 else a.used + 1 end
  returning a.used into spent;
  if spent > most then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.spend_for(uuid, text, integer, interval, text) is
  'As private.spend, for a member whom a function of the service speaks for.';

create or replace function private.spend(action text, most integer, within interval, refusal text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- Without a caller it is the service role or a migration.
  if auth.uid() is not null and not private.is_staff() then
    perform private.spend_for(auth.uid(), action, most, within, refusal);
  end if;
end;
$$;

-- After the insert, so that what the policies refuse is refused as that.
create trigger limit_listings after insert on public.properties
  for each row execute function private.limited('post_listing', '50', '1 day', 'You have posted 50 listings within a day. Please go on tomorrow.');

create function public.claim_portal(member uuid) returns void
language sql volatile set search_path = ''
as $$
  select private.spend_for(member, 'open_portal', 50, '1 hour', 'You have opened Billing 50 times within an hour. Please wait a little.');
$$;
comment on function public.claim_portal(uuid) is
  'For the service: a member opens the provider''s portal. P0001, to be shown as it is, for the 51st time within an hour. 23503 for an account that is gone.';

-- Billing -------------------------------------------------------------------------------------------

create function public.replace_customer(member uuid, old_customer text, new_customer text) returns text
language plpgsql volatile set search_path = ''
as $$
begin
  update public.stripe_customers c set customer_id = new_customer where c.user_id = member and c.customer_id = old_customer;
  if found then
    -- What was heard of the old one goes with the account, too.
    update private.stripe_events e set customer_id = new_customer where e.customer_id = old_customer;
  end if;
  return (select c.customer_id from public.stripe_customers c where c.user_id = member);
end;
$$;
comment on function public.replace_customer(uuid, text, text) is
  'For the service: the provider does not have a member''s customer any more, and made another. The events of the old one are the new one''s from then on. Nothing where another stands already; returns the one that stands, null for an account that is gone.';
comment on table public.stripe_customers is
  'The provider''s customer of a member: one, and another only when the provider has lost it. For the member alone.';

alter table public.stripe_checkouts add column invoice_id text;
comment on column public.stripe_checkouts.invoice_id is 'The provider''s invoice that it was paid with, in stripe_orders once that is told of; null while it is not complete.';

-- In a longer function it is one statement. What is replaced must be there exactly once.
do $$
declare
  definition text := pg_get_functiondef('public.apply_billing(jsonb, bigint, text)'::regprocedure);
  change record;
begin
  for change in
    select * from (values
      (
        'set status = g.status, closed_at = clock_timestamp()',
        'set status = g.status, invoice_id = g.invoice_id, closed_at = case when c.status = ''complete'' then c.closed_at else clock_timestamp() end'
      ),
      ('as g (session_id text, status text)', 'as g (session_id text, status text, invoice_id text)'),
      (
        'and c.status <> ''complete'' and (c.closed_at is null or c.status <> g.status)',
        'and case c.status when ''complete'' then g.status = ''complete'' and c.invoice_id is null and g.invoice_id is not null else c.closed_at is null or c.status <> g.status end'
      )
    ) as asked (before, after)
  loop
    if cardinality(string_to_array(definition, change.before)) <> 2 then
      raise exception 'public.apply_billing has not exactly one: %', change.before;
    end if;
    definition := replace(definition, change.before, change.after);
  end loop;
  execute definition;
end;
$$;
comment on function public.apply_billing(jsonb, bigint, text) is
  'For the service: writes down what the provider has answered, all or nothing, and that the event is handled. state: {customer_id, subscriptions: [], orders: [], checkouts: [{session_id, status, invoice_id}]}, with the fields of the tables, times in epoch seconds; '
  'an order has, in place of plan, price_id, which names its plan, and description, for a price of no plan. ticket: taken with receive_event before the provider was asked; rows with a higher one stay as they are. '
  'Returns applied, nothing new, repeated (the event was handled before; nothing is done), not ours (nobody''s customer; nothing is written but that), or kept (a state without customer_id: the event is only kept). 22023 without a ticket, 23502 or 23514 for fields that the tables do not take.';

create function private.paid_tier(member uuid) returns text
-- Volatile: called after waiting for a lock, it has to see what was written meanwhile.
language sql volatile security definer set search_path = ''
as $$
  select p.tier
  from public.stripe_subscriptions s join public.membership_plans p on p.price_id = s.price_id
  where s.user_id = member and s.status in ('active', 'trialing')
  order by p.position limit 1;
$$;
comment on function private.paid_tier(uuid) is 'The tier that a member''s running subscription gives; null without one.';

create or replace function private.derive_tier() returns trigger
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
  granted := private.paid_tier(changed.user_id);
  update public.users u set membership_tier = coalesce(granted, 'free')
  where u.id = changed.user_id
    and case
      when granted is null then u.membership_tier = 'closer' and changed.status not in ('incomplete', 'incomplete_expired')
      else u.membership_tier not in ('partner', granted)
    end;
  return null;
end;
$$;

create function private.keep_paid_tier() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.membership_tier := coalesce(private.paid_tier(new.id), new.membership_tier);
  return new;
end;
$$;
comment on function private.keep_paid_tier() is
  'Update trigger on users: whom staff take back a tier has at once what their running subscription gives. Partner stands above it.';
create trigger keep_paid_tier before update of membership_tier on public.users
  for each row when (new.membership_tier is distinct from old.membership_tier and new.membership_tier <> 'partner')
  execute function private.keep_paid_tier();
-- Whose tier was taken back before.
update public.users u set membership_tier = private.paid_tier(u.id)
where u.membership_tier <> 'partner' and private.paid_tier(u.id) <> u.membership_tier;

-- Grants ----------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
grant execute on function private.spend_for(uuid, text, integer, interval, text) to service_role;
revoke execute on function public.claim_portal(uuid), public.replace_customer(uuid, text, text) from public, anon, authenticated;
grant execute on function public.claim_portal(uuid), public.replace_customer(uuid, text, text) to service_role;
