-- Receipts of earnest money: recorded, accepted as enough, and disputed.

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
