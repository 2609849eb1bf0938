-- What becomes of the items of a title file: sent, checked, approved.

create function private.lock_title_item(
  item_id uuid, out deal public.deals, out party public.deal_parties, out item public.deal_title_items
)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  deal := private.lock_deal((select i.deal_id from public.deal_title_items i where i.id = lock_title_item.item_id));
  party := private.acting_party(deal);
  select * into item from public.deal_title_items i where i.id = lock_title_item.item_id for no key update;
end;
$$;
comment on function private.lock_title_item(uuid) is
  'Locks an open deal and an item of its title file, and returns them with the caller''s party. Raises 42501 for '
  'others, and P0001, to be shown as is, for an ended deal.';

create function private.move_title_item(item_id uuid, state text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked constant record := private.lock_title_item(item_id);
  deal constant public.deals := locked.deal;
  party constant public.deal_parties := locked.party;
  item constant public.deal_title_items := locked.item;
  keeps_file constant boolean := private.closes_deal(party);
begin
  if not keeps_file and not (
    party.role in ('buyer', 'seller') and party.role = item.owner
    and state in ('open', 'sent') and item.state in ('open', 'sent')
  ) then
    raise exception 'Only the title company, and who owes it until it’s checked, can change this.'
      using errcode = '42501';
  end if;
  if state is null or state not in ('open', 'sent', 'done', 'not_needed') then
    raise exception 'Unknown state: %', state using errcode = '22023';
  end if;
  if item.kind = 'settlement' and state = 'done' then
    raise exception 'The buyer and the seller approve the settlement statement.' using errcode = 'P0001';
  end if;
  -- A settlement statement can be sent again, and is approved again.
  if item.state = move_title_item.state and not (item.kind = 'settlement' and state = 'sent') then
    return;
  end if;
  update public.deal_title_items i
  set state = move_title_item.state, changed_at = clock_timestamp(), buyer_approved_at = null, seller_approved_at = null
  where i.id = item.id;
  if state in ('open', 'sent') then
    update public.deal_title_files f set cleared_at = null where f.deal_id = deal.id;
  end if;
  perform private.record_deal_step(deal, party, 'title.item', jsonb_build_object(
    'item', item.id, 'item_kind', item.kind, 'owner', item.owner, 'state', move_title_item.state
  ), jsonb_build_object('label', item.label), recipients => array(
    select p.id from public.deal_parties p
    where p.deal_id = deal.id and (p.role = item.owner or private.closes_deal(p)
      or item.kind = 'settlement' and p.role in ('buyer', 'seller'))
  ));
end;
$$;
comment on function private.move_title_item(uuid, text) is
  'Moves an item of a title file: the title company to open, sent, done, or not_needed; who owes it, between open and '
  'sent. A settlement statement that''s sent asks both sides to approve it, again if it was. Whatever is open takes '
  'the clearance back. Notifies those two. Idempotent. Raises 42501 for others, 22023 for an unknown state, and P0001, '
  'to be shown as is.';
select private.expose('move_title_item', 'authenticated');

create function private.approve_settlement(item_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked constant record := private.lock_title_item(item_id);
  deal constant public.deals := locked.deal;
  party constant public.deal_parties := locked.party;
  item public.deal_title_items := locked.item;
begin
  if not private.may_act(deal, party, 'settlement', jsonb_build_object('item', item.id)) then
    raise exception 'Only the buyer and the seller can approve the settlement statement, once it was sent.'
      using errcode = '42501';
  end if;
  if (case party.role when 'buyer' then item.buyer_approved_at else item.seller_approved_at end) is not null then
    return;
  end if;
  update public.deal_title_items i set
    buyer_approved_at = case party.role when 'buyer' then clock_timestamp() else i.buyer_approved_at end,
    seller_approved_at = case party.role when 'seller' then clock_timestamp() else i.seller_approved_at end
  where i.id = item.id returning * into item;
  update public.deal_title_items i set state = 'done', changed_at = clock_timestamp()
  where i.id = item.id and i.buyer_approved_at is not null and i.seller_approved_at is not null
  returning * into item;
  perform private.record_deal_step(deal, party, 'title.approve', jsonb_build_object(
    'item', approve_settlement.item_id, 'both', found
  ), recipients => array(
    select p.id from public.deal_parties p
    where p.deal_id = deal.id and (p.role in ('buyer', 'seller') or private.closes_deal(p))
  ));
end;
$$;
comment on function private.approve_settlement(uuid) is
  'For the buyer and the seller: approves the settlement statement that the title company sent. It''s done once both '
  'have. Idempotent. Notifies the others. Raises 42501 for others, and before it was sent.';
select private.expose('approve_settlement', 'authenticated');
