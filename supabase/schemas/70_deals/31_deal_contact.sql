-- What an accepted offer opens between members, whatever their plan, trust level, or profile: messages, and the contact
-- details of buyer and seller. A block ends both: the steps of the deal are all it needs.

create function private.writes_in_deal(party public.deal_parties) returns boolean
language sql immutable set search_path = ''
as $$
  select party.joined_at is not null and party.revoked_at is null
    and (party.role in ('buyer', 'seller', 'jv_partner') or 'messages' = any (party.rights));
$$;
comment on function private.writes_in_deal(public.deal_parties) is
  'Whether a party writes messages in the deal: buyer, seller, JV partners, and guests with the right messages.';

create function private.deal_opens_messages(member_a uuid, member_b uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.deal_parties one
    join public.deal_parties other on other.deal_id = one.deal_id and other.user_id = member_b
    join public.deals d on d.id = one.deal_id
    where one.user_id = member_a and private.writes_in_deal(one) and private.writes_in_deal(other)
      and (one.role in ('buyer', 'seller') or other.role in ('buyer', 'seller'))
      and (d.ended_at is null or d.ended_at > now() - private.guest_access())
  );
$$;
comment on function private.deal_opens_messages(uuid, uuid) is
  'Whether two members have a deal in which they write to each other: one is its buyer or seller, and both may '
  '(private.writes_in_deal). Until private.guest_access after it ended, because money and papers may still be open. '
  'Says nothing about blocks.';

create function private.open_deal_between(member_a uuid, member_b uuid) returns public.deals
language sql stable security definer set search_path = ''
as $$
  select d.*
  from public.deal_parties one
  join public.deal_parties other on other.deal_id = one.deal_id and other.user_id = member_b
  join public.deals d on d.id = one.deal_id and d.state = 'open'
  where one.user_id = member_a and private.writes_in_deal(one) and private.writes_in_deal(other)
    and (one.role in ('buyer', 'seller') or other.role in ('buyer', 'seller'))
  order by d.created_at desc, d.id limit 1;
$$;
comment on function private.open_deal_between(uuid, uuid) is
  'The open deal in which two members write to each other, as in private.deal_opens_messages; the newest of several. '
  'Nulls without one.';

create function private.buys_listing(property_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.deals d
    where d.property_id = buys_listing.property_id and d.state = 'open' and d.buyer_id = (select auth.uid())
      and not private.blocked_between(d.seller_id, d.buyer_id)
  ) and private.account_standing() not in ('suspended', 'banned');
$$;
comment on function private.buys_listing(uuid) is
  'Whether the caller is the buyer of a listing''s open deal, who reads how to get into the property. No right of a '
  'guest or partner includes that. False across a block, and for who is suspended.';

create function private.deal_opens_contact(member_a uuid, member_b uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.deals d
    where ((d.buyer_id = member_a and d.seller_id = member_b) or (d.buyer_id = member_b and d.seller_id = member_a))
      and (d.ended_at is null or d.ended_at > now() - private.guest_access())
  );
$$;
comment on function private.deal_opens_contact(uuid, uuid) is
  'Whether two members are the buyer and the seller of a deal, until private.guest_access after it ended, so that they '
  'see each other''s contact details. Says nothing about blocks.';
