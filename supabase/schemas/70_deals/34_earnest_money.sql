-- Earnest money of deals: what was agreed, and each receipt of who holds it.

create table public.deal_earnest_money (
  deal_id uuid primary key references public.deals (id) on delete cascade,
  due bigint not null check (due > 0),
  amount bigint check (amount > 0),
  received_on date,
  reference text check (char_length(reference) <= 60),
  accepted bigint check (accepted between 1 and due - 1),
  first_due bigint not null check (first_due between 1 and due),
  first_accepted bigint check (first_accepted between 1 and first_due - 1),
  needed bigint not null generated always as
    (coalesce(accepted, due - first_due + coalesce(first_accepted, first_due))) stored,
  first_needed bigint not null generated always as
    (least(coalesce(first_accepted, first_due), coalesce(accepted, first_due))) stored,
  constraint deal_earnest_money_received check (
    (amount is null) = (received_on is null) and (amount is null) = (reference is null)
  )
);
comment on table public.deal_earnest_money is
  'The earnest money of a deal: what the terms say, and the total of its receipts. For parties with the right to '
  'terms or earnest_money.';
comment on column public.deal_earnest_money.due is 'Whole USD, both deposits, from the terms in force.';
comment on column public.deal_earnest_money.amount is
  'Whole USD: the total of the receipts that nobody disputed. Null without any.';
comment on column public.deal_earnest_money.received_on is 'The day of the last of these receipts.';
comment on column public.deal_earnest_money.reference is 'Its number of the wire, check, or receipt.';
comment on column public.deal_earnest_money.accepted is
  'Whole USD: the total that the seller accepted as enough for all deposits; null if they didn''t.';
comment on column public.deal_earnest_money.first_due is
  'Whole USD: the first deposit; all that''s due without a second.';
comment on column public.deal_earnest_money.first_accepted is
  'Whole USD: what the seller accepted as the first deposit although it''s less; else null. What was missing isn''t '
  'due anymore, and the second deposit is due in full on top of it, unless the seller accepts less in its step, too.';
comment on column public.deal_earnest_money.needed is 'Whole USD: due, or the less that the seller accepted.';
comment on column public.deal_earnest_money.first_needed is 'Whole USD: how much has to arrive for the first step.';

create table public.deal_earnest_receipts (
  id uuid primary key default gen_random_uuid(),
  deal_id uuid not null references public.deals (id) on delete cascade,
  party_id uuid references public.deal_parties (id) on delete set null,
  amount bigint not null check (amount between 1 and 100000000000),
  received_on date not null,
  reference text not null check (char_length(reference) <= 60),
  is_vouched boolean not null,
  recorded_at timestamptz not null default clock_timestamp(),
  disputed_at timestamptz
);
comment on table public.deal_earnest_receipts is
  'Earnest money that arrived, in one or several parts, as who holds it says. For parties with the right to terms or '
  'earnest_money.';
comment on column public.deal_earnest_receipts.amount is 'Whole USD.';
comment on column public.deal_earnest_receipts.reference is 'The number of the wire, check, or receipt.';
comment on column public.deal_earnest_receipts.is_vouched is
  'Whether it was confirmed by a guest whom one side invited and the other accepted. Later changes of their rights '
  'don''t change it.';
comment on column public.deal_earnest_receipts.recorded_at is 'It can be disputed for 72 hours.';
comment on column public.deal_earnest_receipts.disputed_at is 'When it was disputed: it no longer counts. Else null.';
create index deal_earnest_receipts_deal_idx on public.deal_earnest_receipts (deal_id, recorded_at);
create index deal_earnest_receipts_party_idx on public.deal_earnest_receipts (party_id);

create function private.count_earnest_money(deal_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.deal_earnest_money e set
    amount = found.total, received_on = found.received_on, reference = found.reference,
    accepted = case when found.total >= e.accepted then e.accepted end,
    first_accepted = case when found.total >= e.first_accepted then e.first_accepted end
  from (
    select sum(r.amount)::bigint as total, (array_agg(r.received_on order by r.recorded_at desc))[1] as received_on,
      (array_agg(r.reference order by r.recorded_at desc))[1] as reference
    from public.deal_earnest_receipts r
    where r.deal_id = count_earnest_money.deal_id and r.disputed_at is null
  ) as found
  where e.deal_id = count_earnest_money.deal_id;
$$;
comment on function private.count_earnest_money(uuid) is
  'Adds up the receipts that nobody disputed. Less than the seller accepted takes the acceptance back. The caller has '
  'locked the deal.';

create function private.earnest_figures(deal_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('received_usd', coalesce(e.amount, 0), 'due_usd', e.due)
  from public.deal_earnest_money e where e.deal_id = earnest_figures.deal_id;
$$;
comment on function private.earnest_figures(uuid) is
  'received_usd and due_usd of a deal''s earnest money, whole USD, for its ledger. Null for a deal without any.';

create function private.settle_deposits(
  deal public.deals, acting text default null, action text default null, party public.deal_parties default null
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_word constant boolean := coalesce(action in ('confirm', 'accept'), false);
  settled jsonb;
begin
  update public.deal_milestones m set state = s.state, changed_at = clock_timestamp(),
    confirmed_by = case when s.state <> 'done' then null when is_word then party.id else m.confirmed_by end,
    confirmed_at = case when s.state <> 'done' then null when is_word then clock_timestamp() else m.confirmed_at end
  from (
    select o.id, case
      when o.state = 'waived' then 'waived'
      when e.amount >= case o.kind when 'earnest_money' then e.first_needed else e.needed end then 'done'
      when o.state = 'done' or (o.kind = acting and action = 'confirm') then 'pending'
      else o.state
    end as state
    from public.deal_milestones o join public.deal_earnest_money e on e.deal_id = o.deal_id
    where o.deal_id = deal.id and o.kind in ('earnest_money', 'second_deposit')
  ) as s
  where m.id = s.id and (m.kind = acting or m.state <> s.state);
  select jsonb_build_object('milestone', m.kind, 'state', m.state) into settled
  from public.deal_milestones m
  where m.deal_id = deal.id and m.kind in ('earnest_money', 'second_deposit')
    and (m.kind = acting or (action = 'dispute' and m.state in ('pending', 'declared')))
  order by m.state = 'done', m.kind limit 1;
  return settled;
end;
$$;
comment on function private.settle_deposits(public.deals, text, text, public.deal_parties) is
  'Puts the steps of both deposits where the receipts say: the first is done once they reach first_needed, the second '
  'once they reach needed, and what they no longer cover is open again. acting, action, and party: the step that was '
  'acted on, and by whom. Returns the milestone and its state for the ledger: a dispute''s is the first step it leaves '
  'open.';

create function private.payment_reference(deal public.deals, party public.deal_parties, reference text) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  number constant text := private.clean_line(reference);
begin
  if number is null or char_length(number) > 60 or number !~ '[0-9]' then
    raise exception 'Enter the number of the wire, check, or receipt, in up to 60 characters.' using errcode = 'P0001';
  end if;
  if number !~ '^[0-9-]+$' and private.blocked_in_deal(deal, party.user_id) then
    raise exception 'Someone in this deal can’t get messages from you. Enter only the digits of the reference.'
      using errcode = 'P0001';
  end if;
  return number;
end;
$$;
comment on function private.payment_reference(public.deals, public.deal_parties, text) is
  'The reference of a payment as it''s kept: one line of at most 60 characters with a digit, and across a block only '
  'digits. Raises P0001, to be shown as is, for others.';

create function private.receive_earnest_money(
  deal public.deals, party public.deal_parties, amount bigint, received_on date, reference text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  number text;
  same public.deal_earnest_receipts;
  added uuid;
begin
  if amount is null or amount not between 1 and 100000000000 then
    raise exception 'Enter the amount that arrived, in whole dollars.' using errcode = 'P0001';
  end if;
  if received_on is null or received_on > (now() at time zone deal.time_zone)::date
    or received_on < (deal.created_at at time zone deal.time_zone)::date then
    raise exception 'Choose the day it arrived, between the day the offer was accepted and today.'
      using errcode = 'P0001';
  end if;
  number := private.payment_reference(deal, party, reference);
  -- The same money isn't counted twice: sent again after a lost answer, or recorded by two who hold it.
  select * into same from public.deal_earnest_receipts r
  where r.deal_id = deal.id and r.disputed_at is null and r.amount = receive_earnest_money.amount
    and r.received_on = receive_earnest_money.received_on and lower(r.reference) = lower(number);
  if same.party_id = party.id then
    return null;
  elsif same.id is not null then
    raise exception 'This receipt is already in the record.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  insert into public.deal_earnest_receipts (deal_id, party_id, amount, received_on, reference, is_vouched)
  values (deal.id, party.id, receive_earnest_money.amount, receive_earnest_money.received_on, number,
    party.role <> 'seller')
  returning id into added;
  perform private.count_earnest_money(deal.id);
  return jsonb_build_object('amount_usd', amount, 'received_on', received_on, 'receipt', added, 'role', party.role)
    -- Later readers of the record see whose word it is.
    || case when party.role = 'seller' then '{}' else jsonb_build_object(
      'invited_by', party.side, 'accepted_by', case party.side when 'buyer' then 'seller' else 'buyer' end
    ) end;
end;
$$;
comment on function private.receive_earnest_money(public.deals, public.deal_parties, bigint, date, text) is
  'Records a part, or all, of the earnest money that a party says arrived: whole USD, the day, from the acceptance to '
  'today in the deal''s time zone, and a reference with a digit. Returns it for the ledger; null if the party recorded '
  'the same before. Raises P0001, to be shown as is, also for what another party recorded.';

create function private.accept_earnest_money(deal public.deals, kind text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_first constant boolean := kind = 'earnest_money';
  said jsonb;
begin
  update public.deal_earnest_money e set
    first_accepted = case when is_first then e.amount else e.first_accepted end,
    accepted = case when is_first and e.due > e.first_due then e.accepted else e.amount end
  where e.deal_id = deal.id and e.amount < case when is_first then e.first_due else e.due end
  returning jsonb_build_object('amount_usd', e.amount, 'due_usd', case when is_first then e.first_due else e.due end)
  into said;
  if said is null then
    raise exception 'No part of the earnest money has arrived yet.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  return said;
end;
$$;
comment on function private.accept_earnest_money(public.deals, text) is
  'Takes the part of the earnest money that arrived as enough: in the step of the first deposit (kind) for that one, '
  'in that of the second for both. Returns it for the ledger. Raises P0001 while nothing has arrived.';

create function private.dispute_earnest_money(deal public.deals, party public.deal_parties, receipt_id uuid)
  returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  disputed record;
begin
  with hit as (
    update public.deal_earnest_receipts r set disputed_at = clock_timestamp()
    where r.deal_id = deal.id and r.disputed_at is null and r.party_id is distinct from party.id
      and r.recorded_at > clock_timestamp() - interval '72 hours'
      and (dispute_earnest_money.receipt_id is null or r.id = dispute_earnest_money.receipt_id)
    returning r.*
  )
  select sum(h.amount)::bigint as total, jsonb_agg(h.id order by h.recorded_at, h.id) as ids,
    (array_agg(h.party_id order by h.recorded_at desc))[1] as confirmer, max(h.recorded_at) as at
  into disputed from hit h;
  if disputed.total is null then
    raise exception 'A confirmation can be disputed for 72 hours. This one is older.' using errcode = 'P0001';
  end if;
  perform private.count_earnest_money(deal.id);
  return jsonb_build_object(
    'amount_usd', disputed.total, 'receipts', disputed.ids, 'party', disputed.confirmer,
    'confirmed_at', private.utc_text(disputed.at)
  );
end;
$$;
comment on function private.dispute_earnest_money(public.deals, public.deal_parties, uuid) is
  'Disputes a receipt that someone else recorded in the last 72 hours, or all of them for null: they no longer count. '
  'The ledger keeps them. Returns it for the ledger: party recorded the last one. Raises P0001, to be shown as is.';

-- Policies ----------------------------------------------------------------------------------------------

alter table public.deal_earnest_money enable row level security;
alter table public.deal_earnest_receipts enable row level security;
create policy "Parties with the right to terms or earnest money can read it"
  on public.deal_earnest_money for select to authenticated
  using (
    deal_id = any ((select private.my_deal_ids('terms'))::uuid[])
    or deal_id = any ((select private.my_deal_ids('earnest_money'))::uuid[])
  );

create policy "Readers of the earnest money can read its receipts"
  on public.deal_earnest_receipts for select to authenticated
  using (exists (select from public.deal_earnest_money e where e.deal_id = deal_earnest_receipts.deal_id));

-- Grants ------------------------------------------------------------------------------------------------

revoke all on public.deal_earnest_money, public.deal_earnest_receipts from anon, authenticated, service_role;
grant select on public.deal_earnest_money, public.deal_earnest_receipts to authenticated, service_role;
