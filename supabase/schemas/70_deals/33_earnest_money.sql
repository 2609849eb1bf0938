-- Earnest money of deals: what was agreed, and what who holds it says they received.

create table public.deal_earnest_money (
  deal_id uuid primary key references public.deals (id) on delete cascade,
  due bigint not null check (due > 0),
  amount bigint check (amount between 1 and 100000000000),
  received_on date,
  reference text check (char_length(reference) <= 60),
  constraint deal_earnest_money_received check (
    (amount is null) = (received_on is null) and (amount is null) = (reference is null)
  )
);
comment on table public.deal_earnest_money is
  'The earnest money of a deal: what the terms say, and what was confirmed as received. For parties with the right to '
  'terms or earnest_money.';
comment on column public.deal_earnest_money.due is 'Whole USD, from the accepted terms.';
comment on column public.deal_earnest_money.amount is
  'Whole USD, as confirmed. Null until then, once disputed, and for what was confirmed before amounts were asked.';
comment on column public.deal_earnest_money.reference is 'The number of the wire, check, or receipt.';

create function private.receive_earnest_money(
  deal public.deals, party public.deal_parties, amount bigint, received_on date, reference text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  number constant text := private.clean_line(reference);
  due_usd bigint;
begin
  if amount is null or amount not between 1 and 100000000000 then
    raise exception 'Enter the amount that arrived, in whole dollars.' using errcode = 'P0001';
  end if;
  if received_on is null or received_on > (now() at time zone deal.time_zone)::date
    or received_on < (deal.created_at at time zone deal.time_zone)::date then
    raise exception 'Choose the day it arrived, between the day the offer was accepted and today.'
      using errcode = 'P0001';
  end if;
  if number is null or char_length(number) > 60 or number !~ '[0-9]' then
    raise exception 'Enter the number of the wire, check, or receipt, in up to 60 characters.' using errcode = 'P0001';
  end if;
  if number !~ '^[0-9-]+$' and private.blocked_in_deal(deal, party.user_id) then
    raise exception 'Someone in this deal can’t get messages from you. Enter only the digits of the reference.'
      using errcode = 'P0001';
  end if;
  update public.deal_earnest_money e set amount = receive_earnest_money.amount,
    received_on = receive_earnest_money.received_on, reference = number
  where e.deal_id = deal.id returning e.due into due_usd;
  return jsonb_build_object('amount_usd', amount, 'due_usd', due_usd, 'received_on', received_on);
end;
$$;
comment on function private.receive_earnest_money(public.deals, public.deal_parties, bigint, date, text) is
  'Records what a party says of the earnest money that arrived: whole USD, the day, from the acceptance to today in '
  'the deal''s time zone, and a reference with a digit. Returns it for the ledger, with the amount due. Raises P0001, '
  'to be shown as is.';

-- Policies ----------------------------------------------------------------------------------------------

alter table public.deal_earnest_money enable row level security;
create policy "Parties with the right to terms or earnest money can read it"
  on public.deal_earnest_money for select to authenticated
  using (
    deal_id = any ((select private.my_deal_ids('terms'))::uuid[])
    or deal_id = any ((select private.my_deal_ids('earnest_money'))::uuid[])
  );

-- Grants ------------------------------------------------------------------------------------------------

revoke all on public.deal_earnest_money from anon, authenticated, service_role;
grant select on public.deal_earnest_money to authenticated, service_role;
