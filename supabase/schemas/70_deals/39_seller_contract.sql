-- The seller's own contract: what a wholesaler sells ends first. Its last day, and that of its inspection period, are
-- milestones that both sides are reminded of, and so is the owner's consent if it can't be assigned without.

create function private.add_contract_steps(deal public.deals) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  terms public.listing_terms;
begin
  select * into terms from public.listing_terms t where t.property_id = deal.property_id;
  insert into public.deal_milestones (deal_id, kind, due_at)
  select deal.id, 'contract_inspection', ends.ends_at
  from private.end_of_day(terms.contract_inspection_on, deal.time_zone) as ends (ends_at) where ends.ends_at > now();
  -- Without the right to assign it, there's nothing to assign.
  delete from public.deal_milestones m
  where m.deal_id = deal.id and m.kind = 'assignment' and terms.contract_assignable = 'No';
  insert into public.deal_milestones (deal_id, kind, due_at)
  select deal.id, 'owner_consent', m.due_at from public.deal_milestones m
  where m.deal_id = deal.id and m.kind = 'assignment' and terms.contract_assignable = 'With owner consent';
end;
$$;
comment on function private.add_contract_steps(public.deals) is
  'For a deal that has just opened: its steps as far as the seller''s own contract decides, as the listing states it. '
  'An inspection period that has ended is none, a contract that can''t be assigned leaves out the assignment, and one '
  'that needs the owner''s consent adds that to it.';

create function private.set_contract_day(
  deal public.deals, seller public.deal_parties, milestone text, ends_on date
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  end_at constant timestamptz := private.end_of_day(ends_on, deal.time_zone);
  end_before constant timestamptz := (
    select m.due_at from public.deal_milestones m where m.deal_id = deal.id and m.kind = set_contract_day.milestone
  );
begin
  if end_at is null or end_at = end_before
    or milestone = 'contract_inspection' and end_before is null and end_at <= now() then
    return;
  end if;
  insert into public.deal_milestones as m (deal_id, kind, due_at) values (deal.id, milestone, end_at)
  on conflict on constraint deal_milestones_once do update
  set due_at = excluded.due_at, state = 'pending', changed_at = clock_timestamp();
  -- The listing says the same. Its trigger finds nothing left to do.
  insert into public.listing_terms as t (property_id, contract_expires_on, contract_inspection_on)
  select deal.property_id, case milestone when 'seller_contract' then ends_on end,
    case milestone when 'contract_inspection' then ends_on end
  where deal.property_id is not null
  on conflict (property_id) do update set
    contract_expires_on = coalesce(excluded.contract_expires_on, t.contract_expires_on),
    contract_inspection_on = coalesce(excluded.contract_inspection_on, t.contract_inspection_on);
  perform private.record_deal_step(deal, seller, 'contract.extend', jsonb_strip_nulls(jsonb_build_object(
    'milestone', milestone, 'due_at', private.utc_text(end_at), 'due_before', private.utc_text(end_before)
  )));
end;
$$;
comment on function private.set_contract_day(public.deals, public.deal_parties, text, date) is
  'Moves, or adds, the end of the seller''s contract (milestone seller_contract) or of its inspection period '
  '(contract_inspection) in a locked deal and in its listing, adds that to the ledger, and notifies the others. The '
  'same day, no day, and an inspection period that was over before the deal knew of it change nothing.';

create function private.extend_seller_contract(
  deal_id uuid, ends_on date, milestone text default 'seller_contract'
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  today constant date := (now() at time zone deal.time_zone)::date;
begin
  if party.role <> 'seller' then
    raise exception 'Only the seller can say how long their contract runs.' using errcode = '42501';
  end if;
  if milestone not in ('seller_contract', 'contract_inspection') then
    raise exception 'Unknown step %', milestone using errcode = '22023';
  end if;
  if ends_on is null or ends_on < today or ends_on > today + 730 then
    raise exception 'Choose a day from today on, within two years.' using errcode = 'P0001';
  end if;
  perform private.set_contract_day(deal, party, milestone, ends_on);
end;
$$;
comment on function private.extend_seller_contract(uuid, date, text) is
  'For the seller of an open deal: the last day of their own contract, or of its inspection period (milestone '
  'contract_inspection), which they extended. Idempotent. Raises 42501 for others, 22023 for other milestones, and '
  'P0001, to be shown as is.';
select private.expose('extend_seller_contract', 'authenticated');

create function private.follow_listing_contract() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  deal public.deals;
begin
  select * into deal from public.deals d where d.property_id = new.property_id and d.state = 'open';
  if deal.id is null or deal.seller_id is distinct from (select auth.uid()) then
    return null;
  end if;
  deal := private.lock_deal(deal.id);
  perform private.set_contract_day(deal, p, 'seller_contract', new.contract_expires_on),
    private.set_contract_day(deal, p, 'contract_inspection', new.contract_inspection_on)
  from public.deal_parties p
  where p.deal_id = deal.id and p.role = 'seller' and deal.state = 'open';
  return null;
end;
$$;
comment on function private.follow_listing_contract() is
  'Trigger on listing_terms: a new end of the contract, or of its inspection period, is one of the listing''s open '
  'deal, too. One that''s removed from the listing stays in the deal.';

create trigger follow_contract_on_insert after insert on public.listing_terms
  for each row when (num_nonnulls(new.contract_expires_on, new.contract_inspection_on) > 0)
  execute function private.follow_listing_contract();
create trigger follow_contract_on_update
  after update of contract_expires_on, contract_inspection_on on public.listing_terms
  for each row when (
    (new.contract_expires_on, new.contract_inspection_on)
      is distinct from (old.contract_expires_on, old.contract_inspection_on)
  ) execute function private.follow_listing_contract();
