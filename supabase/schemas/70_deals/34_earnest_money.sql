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
