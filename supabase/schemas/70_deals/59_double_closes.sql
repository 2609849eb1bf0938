-- Double closes: a member buys a property in one deal (the purchase) and sells it in another (the resale), one after
-- the other on the same day. The parties of each deal see that it's part of one, and in which order they close. Only
-- who is in both deals sees both: prices, people, and papers stay where they are.

create table private.double_closes (
  purchase_id uuid primary key references public.deals (id) on delete cascade,
  resale_id uuid not null unique references public.deals (id) on delete cascade
);
comment on table private.double_closes is
  'Deals that close one after the other: the buyer of the purchase is the seller of the resale. A deal is in one at '
  'most. Gone once either deal falls through, or who is in the middle ends it. Each ledger has what concerns its deal.';

create function private.double_close_of(deal_id uuid) returns private.double_closes
language sql stable security definer set search_path = ''
as $$
  select l.* from private.double_closes l where double_close_of.deal_id in (l.purchase_id, l.resale_id);
$$;
comment on function private.double_close_of(uuid) is 'The double close that a deal is part of; nulls without one.';

create function private.double_close(deal_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'part', case double_close.deal_id when l.purchase_id then 'purchase' else 'resale' end,
    'other', (
      select other.id from unnest(array[l.purchase_id, l.resale_id]) as other (id)
      where other.id <> double_close.deal_id and other.id = any (private.my_deal_ids())
    )
  )
  from private.double_closes l
  where double_close.deal_id in (l.purchase_id, l.resale_id) and double_close.deal_id = any (private.my_deal_ids());
$$;
comment on function private.double_close(uuid) is 'Implements public.double_close.';

create function public.double_close(public.deals) returns jsonb
language sql stable set search_path = ''
as $$ select private.double_close($1.id); $$;
comment on function public.double_close(public.deals) is
  'Computed field: the part of a deal in a double close, purchase or resale, and other, the ID of the other deal, null '
  'for those who aren''t in it: {part, other}. Null without a double close, and for others than the deal''s parties.';

create function private.double_close_options(deal_id uuid)
  returns table (other_id uuid, part text, address text, closing_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select other.id, case me.id when other.buyer_id then 'purchase' else 'resale' end, other.address, (
    select m.due_at from public.deal_milestones m where m.deal_id = other.id and m.kind = 'closing'
  )
  from public.deals d
  join public.properties p on p.id = d.property_id
  cross join (select auth.uid()) as me (id)
  join public.deals other on other.property_id = any (private.listing_ids_at(to_jsonb(p)))
    and (d.seller_id = me.id and other.buyer_id = me.id or d.buyer_id = me.id and other.seller_id = me.id)
  where d.id = double_close_options.deal_id and d.state = 'open' and other.state = 'open'
    and (private.double_close_of(d.id)).purchase_id is null and (private.double_close_of(other.id)).purchase_id is null
  order by other.created_at, other.id;
$$;
comment on function private.double_close_options(uuid) is
  'The caller''s open deals that an open deal of theirs can make a double close with (private.link_double_close): of '
  'the same property, bought in one and sold in the other, as listings at one address or with one parcel number. part: '
  'what the other deal would be, purchase or resale. closing_at: its deadline. Empty for others.';
select private.expose('double_close_options', 'authenticated');

-- Linking ---------------------------------------------------------------------------------------------

create function private.tell_double_close(
  deal public.deals, party public.deal_parties, step text, data jsonb
) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.record_deal_step(deal, party, step, data, recipients => array(
    select p.id from public.deal_parties p where p.deal_id = deal.id
  ));
$$;
comment on function private.tell_double_close(public.deals, public.deal_parties, text, jsonb) is
  'Adds a step of a double close to one deal''s ledger and notifies everyone in that deal. data says nothing about the '
  'other deal but its closing day. party: null for the system.';

create function private.link_double_close(purchase_id uuid, resale_id uuid, is_funded boolean default false)
  returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- In the order of their IDs, as private.lock_deal.
  first constant public.deals := private.lock_deal(least(purchase_id, resale_id));
  second constant public.deals := private.lock_deal(greatest(purchase_id, resale_id));
  purchase constant public.deals := case first.id when link_double_close.purchase_id then first else second end;
  resale constant public.deals := case first.id when link_double_close.purchase_id then second else first end;
  buyer constant public.deal_parties := private.acting_party(purchase);
  seller constant public.deal_parties := private.acting_party(resale);
  closing_at constant timestamptz := (
    select m.due_at from public.deal_milestones m where m.deal_id = purchase.id and m.kind = 'closing'
  );
begin
  if buyer.role <> 'buyer' or seller.role <> 'seller' then
    raise exception 'Only the buyer of the purchase, who sells in the resale, can link them.' using errcode = '42501';
  end if;
  if (private.double_close_of(purchase.id)) = (purchase.id, resale.id)::private.double_closes then
    return;
  end if;
  if not exists (
    select from private.double_close_options(purchase.id) o where o.other_id = resale.id and o.part = 'resale'
  ) then
    raise exception 'Choose two deals on the same property that aren’t part of a double close yet.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if exists (
    select from public.agreements a
    where a.deal_id = resale.id and a.kind = 'assignment' and a.status in ('awaiting_signatures', 'signed')
  ) then
    raise exception 'The resale has an assignment agreement. In a double close, nothing is assigned.'
      using errcode = 'P0001';
  end if;
  insert into private.double_closes (purchase_id, resale_id) values (purchase.id, resale.id);
  update public.deal_milestones m set state = 'waived', changed_at = clock_timestamp()
  where m.deal_id = resale.id and m.kind in ('assignment', 'owner_consent') and m.state in ('pending', 'declared');
  perform private.move_deadline(resale, 'purchase', closing_at, true);
  if is_funded then
    perform private.move_deadline(purchase, 'funding', closing_at, true);
  end if;
  perform private.tell_double_close(purchase, buyer, 'double_close.link',
    jsonb_build_object('part', 'purchase', 'is_funded', is_funded is true));
  perform private.tell_double_close(resale, seller, 'double_close.link',
    jsonb_build_object('part', 'resale', 'due_at', private.utc_text(closing_at)));
end;
$$;
comment on function private.link_double_close(uuid, uuid, boolean) is
  'For the buyer of the purchase who is the seller of the resale: makes two open deals on one property a double close. '
  'The resale gets the step purchase, which the purchase''s closing does, and no assignment; is_funded adds the step '
  'funding to the purchase, for the buyer''s lender. Notifies everyone in both, each of their own deal. Idempotent. '
  'Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('link_double_close', 'authenticated');

create function private.close_double_close(link private.double_closes, ended uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals;
  party public.deal_parties;
begin
  delete from private.double_closes l where l.purchase_id = link.purchase_id;
  for deal in
    select * from public.deals d
    where d.id in (link.purchase_id, link.resale_id) and d.state = 'open' and d.id is distinct from ended order by d.id
  loop
    update public.deal_milestones m set changed_at = clock_timestamp(),
      state = case when m.kind in ('assignment', 'owner_consent') then 'pending' else 'waived' end
    where m.deal_id = deal.id and (
      m.kind in ('purchase', 'funding') and m.state in ('pending', 'declared')
      or m.kind in ('assignment', 'owner_consent') and m.state = 'waived'
    );
    select * into party from public.deal_parties p
    where p.deal_id = deal.id and p.user_id = (select auth.uid()) and reason = 'unlinked';
    perform private.tell_double_close(deal, party, 'double_close.end', case deal.id
      when link.purchase_id then jsonb_build_object('part', 'purchase')
      else jsonb_build_object('part', 'resale', 'reason', reason)
    end);
  end loop;
end;
$$;
comment on function private.close_double_close(private.double_closes, uuid, text) is
  'Ends the link of two locked deals, whose steps purchase and funding are waived, and the resale''s assignment open '
  'again. Notifies everyone in those that are open, without the one that has just ended. reason: unlinked, by the '
  'caller, purchase_fell_through, or resale_fell_through. The purchase''s parties don''t learn which.';

create function private.unlink_double_close(deal_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal constant public.deals := private.lock_deal(deal_id);
  party constant public.deal_parties := private.acting_party(deal);
  link constant private.double_closes := private.double_close_of(deal.id);
begin
  if link.purchase_id is null then
    return;
  end if;
  if party.role <> (case deal.id when link.purchase_id then 'buyer' else 'seller' end) then
    raise exception 'Only the buyer of the purchase, who sells in the resale, can end their link.'
      using errcode = '42501';
  end if;
  if exists (select from public.deals d where d.id = link.purchase_id and d.state <> 'open') then
    raise exception 'The purchase has closed.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  perform private.close_double_close(link, null, 'unlinked');
end;
$$;
comment on function private.unlink_double_close(uuid) is
  'For who is in the middle of a double close: ends the link of an open deal to the other one, before the purchase has '
  'closed. Notifies everyone in both. Does nothing without a link. Raises 42501 for others, and P0001, to be shown as '
  'is.';
select private.expose('unlink_double_close', 'authenticated');

-- Grants ------------------------------------------------------------------------------------------------

revoke all on private.double_closes from public;
revoke all on function public.double_close(public.deals) from public, anon;
grant execute on function public.double_close(public.deals), private.double_close(uuid)
  to authenticated, service_role;
