set check_function_bodies = off;

revoke all on function "private"."own_verified_email"() from "authenticated";

revoke all on function "private"."own_verified_email"() from "service_role";

drop policy "Parties and invited people can read parties" on "public"."deal_parties";

drop view "private"."action_limits";

drop view "private"."milestone_transitions";

drop view "private"."personal_data";

drop function "private"."notify"(uuid, text, uuid, uuid, jsonb);

drop function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text);

drop function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text);

create table "private"."showing_codes" (
  "showing_id"  uuid not null,
  "access_code" text not null,
  constraint "showing_codes_access_code_check"
    check ((access_code ~ '^[A-Za-z0-9#*-]{1,20}$'::text)),
  constraint "showing_codes_pkey" primary key (showing_id)
);

alter table "public"."deal_milestones"
  add column "confirmed_by" uuid;

alter table "public"."deal_milestones"
  add column "confirmed_at" timestamp with time zone;

alter table "public"."deal_parties"
  add column "accepted_at" timestamp with time zone;

alter table "public"."deals"
  add column "is_plausible" boolean not null default false;

alter table "public"."offer_versions"
  add column "claims" jsonb;

alter table "public"."showing_bookings"
  add column "approved_at" timestamp with time zone;

create or replace function private.accept_party (
  party_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  target public.deal_parties;
  deal public.deals;
  party public.deal_parties;
begin
  select * into target from public.deal_parties p where p.id = accept_party.party_id;
  deal := private.lock_deal(target.deal_id);
  party := private.acting_party(deal);
  select * into target from public.deal_parties p where p.id = accept_party.party_id for no key update;
  if target.role not in ('title', 'lender', 'attorney') or party.role not in ('buyer', 'seller')
    or party.side = target.side then
    raise exception 'Only the side that didn’t invite a guest can accept them.' using errcode = '42501';
  end if;
  if target.joined_at is null or target.revoked_at is not null or 'earnest_money' <> all (target.rights) then
    raise exception 'This guest can’t confirm earnest money now.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if target.accepted_at is not null then
    return;
  end if;
  update public.deal_parties p set accepted_at = clock_timestamp() where p.id = target.id;
  perform private.record_deal_step(deal, party, 'party.accept', jsonb_build_object(
    'party', target.id, 'role', target.role, 'milestone', 'earnest_money', 'invited_by', target.side
  ));
end;
$function$;

create or replace function private.add_version (
  offer   public.offers,
  author  text,
  version integer,
  terms   jsonb
)
  returns public.offer_versions
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  added public.offer_versions;
  required_share constant integer := (select p.jv_share_pct from public.properties p where p.id = offer.property_id);
  call_deadline constant timestamptz := (
    select c.deadline from public.calls_for_offers c where c.property_id = offer.property_id and c.state = 'running'
  );
begin
  added := jsonb_populate_record(null::public.offer_versions,
    '{"earnest_due_hours": 48, "inspection_days": 0, "contingencies": [], "jv_share_pct": 0}' || terms);
  added.offer_id := offer.id;
  added.version := add_version.version;
  added.author := add_version.author;
  added.created_at := clock_timestamp();
  -- As the database has them: the browser only says which ones its member saw.
  added.claims := private.listing_claims(offer.property_id);
  if terms ? 'seen_claims' and author = 'buyer' and added.claims is distinct from terms -> 'seen_claims' then
    raise exception 'The seller has just changed the listing’s numbers. Review them before you send this.'
      using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.check_time_zone(added.time_zone);
  if added.earnest_money > added.price then
    raise exception 'Earnest money can’t be more than the price.' using errcode = 'P0001';
  end if;
  if required_share > 0 and added.jv_share_pct is distinct from required_share then
    raise exception 'This listing requires a joint venture: the seller gets % of the profit.', required_share || '%'
      using errcode = 'P0001';
  end if;
  if added.expires_at < now() + interval '1 hour' or added.expires_at > now() + interval '60 days' then
    raise exception 'Choose an expiration between 1 hour and 60 days from now.' using errcode = 'P0001';
  end if;
  if offer.state = 'sealed' and added.expires_at < call_deadline + interval '1 hour' then
    raise exception 'Your offer has to stay open until at least an hour after the deadline of the call for offers.'
      using errcode = 'P0001';
  end if;
  if added.closing_on < (added.expires_at at time zone added.time_zone)::date
    or added.closing_on > (now() at time zone added.time_zone)::date + 730 then
    raise exception 'Choose a closing date after the offer expires and within two years.' using errcode = 'P0001';
  end if;
  perform private.check_verified_funds(offer, added);
  insert into public.offer_versions select added.*;
  return added;
end;
$function$;

create or replace function private.answer_offer (
  offer_id uuid,
  action   text,
  version  integer,
  terms    jsonb   default null::jsonb,
  message  text    default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  offer public.offers := private.lock_offer(offer_id);
  role constant text := case me when offer.buyer_id then 'buyer' when offer.seller_id then 'seller' end;
  other constant uuid := case role when 'buyer' then offer.seller_id else offer.buyer_id end;
  added public.offer_versions;
  note text;
  data jsonb := '{}';
  entry uuid;
begin
  -- A seller can't act on what they can't read.
  if role is null or (role = 'seller' and offer.state = 'sealed') then
    raise exception 'This offer isn’t available to you.' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  note := private.offer_message(other, message);
  if action not in ('revise', 'counter', 'accept', 'decline', 'withdraw', 'back_up') then
    raise exception 'Unknown action %', action using errcode = '22023';
  end if;
  if offer.version is distinct from answer_offer.version then
    raise exception 'This offer has changed. Review the latest version.'
      using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.check_not_held(offer.held_at is not null and action <> 'withdraw');
  -- The job that expires offers may not have run yet.
  if offer.held_at is null and offer.state in ('sealed', 'open') and offer.respond_by <= clock_timestamp() then
    raise exception 'This offer has expired.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  if action in ('revise', 'counter') then
    perform private.consume_rate_limit('offer_change');
    if offer.version >= 100 then
      raise exception 'This offer has been changed 100 times. Decline it and start over.' using errcode = 'P0001';
    end if;
    added := private.add_version(offer, role, offer.version + 1, terms);
    if action = 'revise' and note is null and private.ledger_terms(added) - 'version' = (
      select private.ledger_terms(v) - 'version' from public.offer_versions v
      where v.offer_id = offer.id and v.version = offer.version
    ) then
      raise exception 'These are the terms you’ve already sent.' using errcode = 'P0001';
    end if;
    data := jsonb_build_object('terms', private.ledger_terms(added));
  elsif action = 'accept' then
    perform private.check_acceptance(offer);
  elsif action = 'back_up' and not exists (
    select from public.deals d where d.property_id = offer.property_id and d.state = 'open'
  ) then
    raise exception 'Keep an offer as a backup once you’ve accepted another one.' using errcode = 'P0001';
  end if;
  -- With these, the ledger of a deal has both names: sellers counter or accept.
  entry := private.move_offer(offer, action, role, data, jsonb_build_object('message', note) || case
    when action in ('accept', 'counter') then jsonb_build_object(role || '_name', case role when 'buyer' then
      offer.buyer_name else offer.seller_name end) else '{}' end);
  if added.version is not null then
    update public.offers o set version = added.version, proposer = role, respond_by = added.expires_at
    where o.id = offer.id;
  end if;
  if not (action = 'revise' and offer.state = 'sealed') then
    perform private.notify_offer(other, me, case
      when role = 'seller' and action in ('revise', 'withdraw') then action || '_counter' else action
    end, entry, offer);
  end if;
  if action = 'accept' then
    perform private.open_deal(offer.id);
  end if;
end;
$function$;

create or replace function private.approve_booking (
  showing_id uuid,
  member_id  uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  listing uuid;
begin
  if not private.is_showing_host(approve_booking.showing_id) then
    raise exception 'Not a showing of yours' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  update public.showing_bookings b set approved_at = coalesce(b.approved_at, clock_timestamp())
  from public.listing_showings s
  where s.id = b.showing_id and b.showing_id = approve_booking.showing_id and b.user_id = approve_booking.member_id
  returning s.property_id into listing;
  if listing is null then
    raise exception 'This member has canceled.' using errcode = 'P0001';
  end if;
  perform private.broadcast_to_topic('listing:' || listing, 'showings');
end;
$function$;

create or replace function private.blocked_in_deal (
  deal   public.deals,
  member uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.deal_parties p
    where p.deal_id = deal.id and p.revoked_at is null and private.blocked_between(p.user_id, member)
  );
$function$;

create or replace function private.confirm_closing (
  deal_id   uuid,
  price     bigint,
  closed_on date
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  is_closed boolean;
begin
  if party.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can confirm a closing.' using errcode = '42501';
  end if;
  if closed_on > (now() at time zone deal.time_zone)::date
    or closed_on < (deal.created_at at time zone deal.time_zone)::date then
    raise exception 'Choose a closing date between the day the offer was accepted and today.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.deal_closings c where c.deal_id = deal.id and c.side = party.role
      and c.price = confirm_closing.price and c.closed_on = confirm_closing.closed_on
  ) then
    return false;
  end if;
  insert into public.deal_closings as c (deal_id, side, price, closed_on)
  values (deal.id, party.role, confirm_closing.price, confirm_closing.closed_on)
  on conflict on constraint deal_closings_pkey
  do update set price = excluded.price, closed_on = excluded.closed_on, confirmed_at = clock_timestamp();
  is_closed := (
    select count(*) = 2 from public.deal_closings c
    where c.deal_id = deal.id and c.price = confirm_closing.price and c.closed_on = confirm_closing.closed_on
  );
  perform private.record_deal_step(deal, party, 'closing.confirm', jsonb_build_object(
    'price_usd', confirm_closing.price, 'closed_on', confirm_closing.closed_on, 'both', is_closed
  ), step => case when is_closed then 'closed' end);
  if is_closed then
    update public.deal_milestones m set state = 'done', changed_at = clock_timestamp()
    where m.deal_id = deal.id and m.kind = 'closing';
    perform private.append_entry(deal.offer_id, 'system', 'deal.close',
      jsonb_build_object('price_usd', confirm_closing.price, 'closed_on', confirm_closing.closed_on));
    perform private.finish_deal(deal, 'closed', null);
  end if;
  return is_closed;
end;
$function$;

create or replace function private.deal_invitations()
  returns table (
    party_id   uuid,
    title      text,
    address    text,
    role       text,
    side       text,
    rights     text[],
    invited_by text,
    invited_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id, d.title, d.address, p.role, p.side, p.rights, inviter.name, p.invited_at
  from public.deal_parties p
  join public.deals d on d.id = p.deal_id and d.state = 'open'
  join public.deal_parties inviter on inviter.deal_id = d.id and inviter.role = p.side
  where p.id = any (private.my_invitation_ids()) and not exists (
    select from public.deal_parties mine
    where mine.deal_id = d.id and mine.user_id = (select auth.uid()) and mine.revoked_at is null
  )
  order by p.invited_at desc, p.id;
$function$;

create or replace function private.decline_other_offers (
  property_id uuid,
  message     text default null::text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  offer public.offers;
  declined integer := 0;
begin
  perform from public.properties p where p.id = decline_other_offers.property_id and p.user_id = me for no key update;
  if not found then
    raise exception 'Only the seller can decline offers.' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  perform private.consume_rate_limit('offer_change');
  for offer in
    select * from public.offers o where o.property_id = decline_other_offers.property_id and o.state = 'open'
    order by o.id for no key update
  loop
    perform private.notify_offer(offer.buyer_id, me, case offer.proposer
      when 'seller' then 'withdraw_counter' else 'decline'
    end, private.move_offer(
      offer, case offer.proposer when 'seller' then 'withdraw' else 'decline' end, 'seller', '{}',
      jsonb_build_object('message', private.offer_message(offer.buyer_id, message))
    ), offer);
    declined := declined + 1;
  end loop;
  return declined;
end;
$function$;

create or replace function private.exported_showings()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listing_showings', (
      select coalesce(jsonb_agg(
        to_jsonb(s) || jsonb_build_object('notes',
          (select n.notes from public.listing_showing_notes n where n.showing_id = s.id), 'access_code',
          (select a.access_code from private.showing_access(s.property_id) a where a.showing_id = s.id))
        order by s.created_at, s.id
      ), '[]')
      from public.listing_showings s join public.properties p on p.id = s.property_id where p.user_id = me.id
    ),
    'showing_bookings', (
      select coalesce(jsonb_agg(
        to_jsonb(b) - 'user_id' || jsonb_build_object('starts_at', s.starts_at, 'time_zone', s.time_zone)
        order by b.created_at, b.id
      ), '[]')
      from public.showing_bookings b join public.listing_showings s on s.id = b.showing_id where b.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.holds_money (
  party public.deal_parties
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select party.role = 'seller' or ('earnest_money' = any (party.rights) and party.accepted_at is not null);
$function$;

create or replace function private.invite_party (
  deal_id uuid,
  email   text,
  name    text,
  role    text,
  rights  text[] default '{}'::text[]
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  inviter public.deal_parties := private.acting_party(deal);
  address constant text := lower(private.clean_text(email));
  invited uuid;
  added public.deal_parties;
begin
  if inviter.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can invite.' using errcode = '42501';
  end if;
  if role not in ('jv_partner', 'title', 'lender', 'attorney') then
    raise exception 'Unknown role %', role using errcode = '22023';
  end if;
  if address is null or private.clean_text(name) is null then
    raise exception 'Enter a name and an email address.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.deal_parties p where p.deal_id = deal.id and p.revoked_at is null) >= 20 then
    raise exception 'A deal can have up to 20 parties.' using errcode = 'P0001';
  end if;
  -- Only what the inviter can see: whether an account has this address is nobody's business.
  if exists (select from public.deal_parties p where p.deal_id = deal.id and p.revoked_at is null and p.email = address)
  then
    raise exception 'This address has already been invited.' using errcode = 'P0001';
  end if;
  if address = private.own_verified_email() then
    raise exception 'This is your own email address.' using errcode = 'P0001';
  end if;
  perform private.check_text(auth.uid(), name);
  perform private.consume_rate_limit('deal_invitation');
  insert into public.deal_parties as p (deal_id, role, side, name, email, rights)
  values (deal.id, invite_party.role, inviter.side,
    case when private.blocked_in_deal(deal, inviter.user_id) then case invite_party.role
      when 'jv_partner' then 'JV partner' when 'title' then 'Title company' when 'lender' then 'Lender' else 'Attorney'
    end else private.clean_text(name) end,
    address,
    case invite_party.role when 'jv_partner' then '{terms,documents}' else invite_party.rights end)
  returning * into added;
  perform private.record_deal_step(deal, inviter, 'party.invite', jsonb_build_object(
    'party', added.id, 'role', added.role, 'side', added.side, 'rights', added.rights
  ), jsonb_build_object('name', added.name));
  select v.user_id into invited from private.verified_emails v join auth.users a on a.id = v.user_id
    and a.email = v.email where v.email = address;
  if not private.blocked_between(deal.buyer_id, invited) and not private.blocked_between(deal.seller_id, invited)
    and not exists (
      select from public.deal_parties p where p.deal_id = deal.id and p.user_id = invited and p.revoked_at is null
    )
  then
    perform private.notify(invited, 'deal', inviter.user_id, added.id, jsonb_build_object(
      'step', 'invited', 'deal_id', deal.id, 'title', private.place_of_deal(deal), 'role', added.role
    ));
  end if;
  return added.id;
end;
$function$;

create or replace function private.is_plausible_deal (
  deal public.deals
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select deal.buyer_id <> deal.seller_id
    and private.trust_level(deal.buyer_id) >= 1 and private.trust_level(deal.seller_id) >= 1
    and sale.price >= 1000
    and sale.price >= 0.25 * (select max(l.price) from public.listing_prices l where l.property_id = deal.property_id)
  from (
    select coalesce(
      (select min(c.price) from public.deal_closings c where c.deal_id = deal.id),
      (select v.price from public.offer_versions v where v.offer_id = deal.offer_id and v.version = deal.version)
    ) as price
  ) as sale;
$function$;

create or replace function private.is_proven (
  deal public.deals
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select deal.state = 'closed' and (deal.is_plausible or coalesce(private.is_plausible_deal(deal), false)) and (
    exists (
      select from public.deal_milestones m join public.deal_parties p on p.id = m.confirmed_by
      where m.deal_id = deal.id and m.kind = 'earnest_money' and m.state = 'done' and p.accepted_at is not null
    )
    or exists (select from public.agreements a where a.deal_id = deal.id and a.document_id is not null)
    or exists (
      select from public.deal_documents x
      join public.deal_document_readers r on r.document_id = x.id and r.revoked_at is null
      join public.deal_parties p on p.id = r.party_id and p.role in ('buyer', 'seller')
      where x.deal_id = deal.id and x.kind = 'closing_statement' and x.removed_at is null
    )
  );
$function$;

create or replace function private.join_deal (
  party_id uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  party public.deal_parties;
  deal public.deals;
  former uuid;
begin
  select * into party from public.deal_parties p where p.id = join_deal.party_id;
  deal := private.lock_deal(party.deal_id);
  select * into party from public.deal_parties p where p.id = join_deal.party_id for no key update;
  if party.user_id = me and party.revoked_at is null then
    return deal.id;
  end if;
  if party.id is null or party.id <> all (private.my_invitation_ids()) then
    raise exception 'This invitation isn’t available to you. Sign in with the invited email address and verify it.'
      using errcode = '42501';
  end if;
  if deal.state <> 'open' then
    raise exception 'This deal has ended.' using errcode = 'P0001';
  end if;
  if exists (select from public.deal_parties p where p.deal_id = deal.id and p.user_id = me) then
    -- Someone who was revoked comes back in the new role, with what is theirs.
    update public.deal_parties p set user_id = null where p.deal_id = deal.id and p.user_id = me
      and p.revoked_at is not null
    returning p.id into former;
    if former is null then
      raise exception 'You’re already part of this deal.' using errcode = 'P0001';
    end if;
    update public.deal_documents d set added_by = party.id where d.added_by = former;
    update public.agreement_signatures s set party_id = party.id where s.party_id = former;
  end if;
  -- The others deal with a member, under the name of the account.
  update public.deal_parties p set user_id = me, email = null, joined_at = clock_timestamp(),
    name = coalesce(left((select u.name from public.users u where u.id = me and u.name ~ '\S'), 120), p.name)
  where p.id = party.id
  returning * into party;
  perform private.record_deal_step(deal, party, 'party.join',
    jsonb_build_object('party', party.id, 'role', party.role, 'side', party.side),
    jsonb_build_object('name', party.name));
  return deal.id;
end;
$function$;

create or replace function private.ledger_terms (
  version public.offer_versions
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'version', version.version, 'price_usd', version.price, 'earnest_money_usd', version.earnest_money,
    'earnest_due_hours', version.earnest_due_hours, 'closing_on', version.closing_on,
    'financing', version.financing, 'inspection_days', version.inspection_days,
    'contingencies', version.contingencies, 'jv_share_pct', version.jv_share_pct, 'time_zone', version.time_zone,
    'expires_at', private.utc_text(version.expires_at)
  ) || jsonb_strip_nulls(jsonb_build_object('claims_usd', version.claims));
$function$;

create or replace function private.listing_claims (
  property_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_strip_nulls(
    jsonb_build_object('repair_cost', p.repair_cost, 'arv', p.arv, 'monthly_rent', p.monthly_rent)
  )
  from public.properties p where p.id = listing_claims.property_id;
$function$;

create or replace function private.may_get_code (
  booking public.showing_bookings
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select booking.approved_at is not null
    or (private.has_verified_email(booking.user_id) and private.trust_level(booking.user_id) >= 1);
$function$;

create or replace function private.move_milestone (
  milestone_id uuid,
  action       text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  milestone public.deal_milestones;
  deal public.deals;
  party public.deal_parties;
  next_state text;
  said jsonb := '{}';
begin
  select * into milestone from public.deal_milestones m where m.id = move_milestone.milestone_id;
  deal := private.lock_deal(milestone.deal_id);
  party := private.acting_party(deal);
  select * into milestone from public.deal_milestones m where m.id = milestone.id for no key update;
  select t.next_state into next_state from private.milestone_transitions t
  where t.kind = milestone.kind and t.state = milestone.state and t.action = move_milestone.action and (
    t.actor = party.role
    or (t.actor = 'holder' and private.holds_money(party))
    or (t.actor = 'other_side' and party.role in ('buyer', 'seller') and party.id <> milestone.confirmed_by)
  );
  if next_state is null then
    raise exception 'You can’t do that now. Reload to see the latest.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if action = 'dispute' and milestone.confirmed_at <= clock_timestamp() - interval '72 hours' then
    raise exception 'A confirmation can be disputed for 72 hours. This one is older.' using errcode = 'P0001';
  end if;
  update public.deal_milestones m set
    state = next_state,
    changed_at = clock_timestamp(),
    confirmed_by = case action when 'confirm' then party.id end,
    confirmed_at = case action when 'confirm' then clock_timestamp() end
  where m.id = milestone.id;
  -- Whoever reads the record later sees whose word it is.
  if milestone.kind = 'earnest_money' and action = 'confirm' then
    said := jsonb_build_object('role', party.role);
    if party.role <> 'seller' then
      said := said || jsonb_build_object(
        'invited_by', party.side, 'accepted_by', case party.side when 'buyer' then 'seller' else 'buyer' end
      );
    end if;
  elsif action = 'dispute' then
    said := jsonb_build_object(
      'party', milestone.confirmed_by, 'confirmed_at', private.utc_text(milestone.confirmed_at)
    );
  end if;
  perform private.record_deal_step(deal, party, 'milestone.' || action,
    jsonb_build_object('milestone', milestone.kind, 'state', next_state) || said,
    case when said ? 'role' then jsonb_build_object('name', party.name) else '{}' end);
end;
$function$;

create or replace function private.my_invitation_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(p.id), '{}') from public.deal_parties p join public.deals d on d.id = p.deal_id
  where p.email = (select private.own_verified_email()) and p.revoked_at is null
    and not private.blocked_between(d.buyer_id, (select auth.uid()))
    and not private.blocked_between(d.seller_id, (select auth.uid()));
$function$;

create or replace function private.note_claims()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.deal_outcomes (deal_id, kind, claimed)
  select new.id, claim.key, claim.value::bigint
  from jsonb_each_text(coalesce(
    (
      select v.claims from public.offer_versions v
      where v.offer_id = new.offer_id and v.author = 'buyer' and v.version <= new.version
      order by v.version desc limit 1
    ),
    private.listing_claims(new.property_id)
  )) as claim;
  return null;
end;
$function$;

create or replace function private.note_plausibility()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.is_plausible := coalesce(private.is_plausible_deal(new), false);
  return new;
end;
$function$;

create or replace function private.notify (
  member  uuid,
  kind    text,
  actor   uuid,
  subject uuid,
  data    jsonb  default '{}'::jsonb,
  same    text[] default null::text[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  settings public.notification_settings;
  added integer;
  repeated constant jsonb := (
    select jsonb_object_agg(key, notify.data -> key) from unnest(same) as key where notify.data ? key
  );
begin
  -- An account that's being deleted may lose its profile before what it would be notified of.
  if member is null or member = actor or private.blocked_between(member, actor)
    or not exists (select from public.users u where u.id = member) then
    return;
  end if;
  select * into settings from public.notification_settings s where s.user_id = member and s.kind = notify.kind;
  if coalesce(settings.in_app, true) then
    update public.notifications n set created_at = now(), subject_id = subject, data = notify.data
    where n.id = (
      select u.id from public.notifications u
      where u.user_id = member and u.read_at is null and u.kind = notify.kind
        and u.actor_id is not distinct from actor and u.data @> repeated
      order by u.created_at desc limit 1
    );
    if not found then
      insert into public.notifications as n (user_id, kind, actor_id, subject_id, data)
      values (member, notify.kind, actor, subject, notify.data)
      on conflict on constraint notifications_once
      do update set created_at = now(), read_at = null, data = excluded.data
        where n.created_at < now() - interval '1 day';
      get diagnostics added = row_count;
      if added = 0 then
        return;
      end if;
    end if;
  end if;
  -- Without notifications in the app, the queued emails show what was already sent.
  if coalesce(settings.mail, false) and private.has_verified_email(member) then
    update private.mail_queue q set subject_id = subject, data = notify.data
    where q.user_id = member and q.kind = notify.kind and q.actor_id is not distinct from actor
      and q.data @> repeated and q.claimed_at is null and q.given_up_at is null;
    if found or exists (
      select from private.mail_queue q
      where q.user_id = member and q.kind = notify.kind and q.actor_id is not distinct from actor
        and case when repeated is null then q.data = notify.data and q.created_at > now() - interval '1 day'
          else q.data @> repeated and q.created_at > now() - interval '1 hour' end
    ) then
      return;
    end if;
    insert into private.mail_queue (user_id, kind, actor_id, subject_id, data) values (member, notify.kind, actor,
      subject, notify.data);
  end if;
end;
$function$;

create or replace function private.notify_offer (
  member uuid,
  actor  uuid,
  step   text,
  entry  uuid,
  offer  public.offers
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.notify(member, 'offer', actor, entry, jsonb_build_object(
    'step', step, 'offer_id', offer.id, 'property_id', offer.property_id, 'title', offer.title
  ), '{step,offer_id}');
$function$;

create or replace function private.offer_showing (
  showing_id  uuid,
  property_id uuid,
  starts_at   timestamp with time zone,
  ends_at     timestamp with time zone,
  time_zone   text,
  capacity    integer                  default 1,
  notes       text                     default null::text,
  access_code text                     default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most_coming constant integer := 50;
  known_notes constant text := nullif(btrim(offer_showing.notes, E' \t\r\n'), '');
  known_code constant text := nullif(btrim(offer_showing.access_code, E' \t\r\n'), '');
  listing public.properties;
begin
  -- Locked, so that parallel calls see each other's showings.
  select p.* into listing from public.properties p
  where p.id = offer_showing.property_id and p.user_id = auth.uid() for no key update;
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  if exists (
    select from public.listing_showings s where s.id = offer_showing.showing_id and s.property_id = listing.id
  ) then
    return;
  end if;
  if listing.status <> 'active' then
    raise exception 'Only active listings can offer showings.' using errcode = 'P0001';
  end if;
  perform private.check_time_zone(offer_showing.time_zone);
  if offer_showing.starts_at <= now() then
    raise exception 'The showing must start in the future.' using errcode = 'P0001';
  end if;
  if offer_showing.starts_at > now() + interval '90 days' then
    raise exception 'The showing must start within 90 days.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.listing_showings s
    where s.property_id = listing.id and s.canceled_at is null
      and s.starts_at < offer_showing.ends_at and s.ends_at > offer_showing.starts_at
  ) then
    raise exception 'You already offer a showing of this property at that time.' using errcode = 'P0001';
  end if;
  if (
    select count(*) from public.listing_showings s
    where s.property_id = listing.id and s.canceled_at is null and s.ends_at > now()
  ) >= most_coming then
    raise exception 'A listing can have % upcoming showings.', most_coming using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('showing');
  insert into public.listing_showings (id, property_id, starts_at, ends_at, time_zone, capacity)
  values (offer_showing.showing_id, listing.id, offer_showing.starts_at, offer_showing.ends_at,
    offer_showing.time_zone, offer_showing.capacity);
  if known_notes is not null then
    insert into public.listing_showing_notes (showing_id, notes) values (offer_showing.showing_id, known_notes);
  end if;
  if known_code is not null then
    insert into private.showing_codes (showing_id, access_code) values (offer_showing.showing_id, known_code);
  end if;
  perform private.broadcast_to_topic('listing:' || listing.id, 'showings');
end;
$function$;

create or replace function private.place_of_deal (
  deal public.deals
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(
    (
      select 'a property in ' || z.city || ', ' || z.state || ' ' || z.zip
      from public.zip_codes z where z.zip = right(deal.address, 5)
    ),
    'a property'
  );
$function$;

create or replace function private.propose_extension (
  milestone_id uuid,
  due_at       timestamp with time zone,
  reason       text                     default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  milestone public.deal_milestones;
  deal public.deals;
  party public.deal_parties;
  added uuid;
begin
  select * into milestone from public.deal_milestones m where m.id = propose_extension.milestone_id;
  deal := private.lock_deal(milestone.deal_id);
  party := private.acting_party(deal);
  select * into milestone from public.deal_milestones m where m.id = milestone.id for no key update;
  if party.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can move deadlines.' using errcode = '42501';
  end if;
  if milestone.state in ('done', 'waived') then
    raise exception 'This step is done.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if propose_extension.due_at is null or propose_extension.due_at <= now()
    or propose_extension.due_at > now() + interval '2 years' then
    raise exception 'Choose a new deadline in the future, within two years.' using errcode = 'P0001';
  end if;
  if propose_extension.due_at = milestone.due_at then
    raise exception 'This is the current deadline.' using errcode = 'P0001';
  end if;
  select e.id into added from public.deal_extensions e
  where e.milestone_id = milestone.id and e.state = 'proposed' and e.proposed_by = party.role
    and e.due_at = propose_extension.due_at;
  if added is not null then
    return added;
  end if;
  if exists (
    select from public.deal_extensions e where e.milestone_id = milestone.id and e.state = 'proposed'
  ) then
    raise exception 'An extension is already waiting for an answer.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  insert into public.deal_extensions (milestone_id, proposed_by, due_at)
  values (milestone.id, party.role, propose_extension.due_at) returning id into added;
  perform private.record_deal_step(deal, party, 'extension.propose', jsonb_build_object(
    'milestone', milestone.kind, 'due_at', private.utc_text(propose_extension.due_at), 'extension', added
  ), jsonb_build_object('reason', private.clean_text(reason)));
  return added;
end;
$function$;

create or replace function private.propose_split (
  split_id uuid,
  deal_id  uuid,
  lines    jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  split public.deal_splits;
  line record;
  parties uuid[];
  shares integer[];
  amounts bigint[];
  seller_profit integer;
  agreed_share integer;
begin
  if party.role not in ('buyer', 'seller', 'jv_partner') then
    raise exception 'Guests can’t propose a split.' using errcode = '42501';
  end if;
  if exists (select from public.deal_splits s where s.id = propose_split.split_id and s.proposed_by = party.id) then
    return;
  end if;
  if exists (select from public.deal_splits s where s.deal_id = deal.id and s.state = 'proposed') then
    raise exception 'Another split is waiting for answers. Withdraw or answer it first.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  select array_agg(p.id order by p.side desc, p.role <> p.side, p.joined_at, p.id) into parties
  from public.deal_parties p
  where p.deal_id = deal.id and p.revoked_at is null and p.joined_at is not null
    and p.role in ('buyer', 'seller', 'jv_partner');
  if not exists (select from jsonb_object_keys(lines)) then
    raise exception 'Enter at least one amount to split.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.deal_splits s where s.deal_id = deal.id) >= 100 then
    raise exception 'This deal has had 100 proposals.' using errcode = 'P0001';
  end if;
  insert into public.deal_splits (id, deal_id, version, proposed_by)
  values (propose_split.split_id, deal.id,
    1 + coalesce((select max(s.version) from public.deal_splits s where s.deal_id = deal.id), 0), party.id)
  returning * into split;
  for line in select field.key as kind, field.value from jsonb_each(lines) as field order by field.key loop
    if exists (
      select from jsonb_object_keys(line.value -> 'shares') as named where named <> all (parties::text[])
    ) then
      raise exception 'Only parties who have joined can have a share.' using errcode = 'P0001';
    end if;
    select array_agg(coalesce((line.value -> 'shares' ->> p.id::text)::integer, 0) order by p.position) into shares
    from unnest(parties) with ordinality as p (id, position);
    amounts := private.split_cents((line.value ->> 'amount_cents')::bigint, shares);
    insert into public.deal_split_lines (split_id, kind, amount_cents)
    values (split.id, line.kind, (line.value ->> 'amount_cents')::bigint);
    insert into public.deal_split_shares (split_id, kind, party_id, position, share_bps, amount_cents)
    select split.id, line.kind, p.id, p.position, shares[p.position], amounts[p.position]
    from unnest(parties) with ordinality as p (id, position);
  end loop;
  select sum(h.share_bps) into seller_profit
  from public.deal_split_shares h join public.deal_parties p on p.id = h.party_id
  where h.split_id = split.id and h.kind = 'profit' and p.side = 'seller';
  -- As accepted: a later change of the seller's membership doesn't change it.
  select v.jv_share_pct into agreed_share from public.offer_versions v
  where v.offer_id = deal.offer_id and v.version = deal.version;
  if agreed_share > 0 and seller_profit <> agreed_share * 100 then
    raise exception 'You agreed that the seller’s side gets % of the profit.', agreed_share || '%'
      using errcode = 'P0001';
  end if;
  if private.ledger_split(split.id) = (
    select private.ledger_split(s.id) from public.deal_splits s where s.deal_id = deal.id and s.state = 'agreed'
  ) then
    raise exception 'This split is already in force.' using errcode = 'P0001';
  end if;
  insert into public.deal_split_approvals (split_id, party_id) values (split.id, party.id);
  perform private.record_deal_step(deal, party, 'split.propose', jsonb_build_object(
    'split', split.id, 'version', split.version, 'lines', private.ledger_split(split.id)
  ));
  perform private.settle_split(split.id);
end;
$function$;

create or replace function private.record_deal_step (
  deal       public.deals,
  party      public.deal_parties,
  kind       text,
  data       jsonb               default '{}'::jsonb,
  texts      jsonb               default '{}'::jsonb,
  step       text                default null::text,
  recipients uuid[]              default null::uuid[]
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  entry uuid;
begin
  if party.user_id is not null then
    -- Every step is kept forever, and reaches the others.
    perform private.consume_rate_limit('deal_step');
    if jsonb_strip_nulls(texts) ?| '{reason,note}' and private.blocked_in_deal(deal, party.user_id) then
      raise exception 'Someone in this deal can’t get messages from you. Do this without a note.'
        using errcode = 'P0001';
    end if;
  end if;
  entry := private.append_entry(
    deal.offer_id, coalesce(private.ledger_actor(party), 'system'), kind, data, texts, party.user_id
  );
  perform private.notify(p.user_id, 'deal', null, entry, jsonb_build_object(
    -- What the property is called, not the seller's words.
    'step', coalesce(step, kind), 'deal_id', deal.id, 'title', deal.address, 'time_zone', deal.time_zone,
    'by', coalesce(private.ledger_actor(party), 'system')
  ) || case
    when recipients is not null or 'terms' = any (p.rights)
      then data - '{price_usd,lines,rights,sha256,size,readers,body_sha256,signers}'::text[]
    else jsonb_strip_nulls(jsonb_build_object('milestone', data -> 'milestone', 'due_at', data -> 'due_at'))
  end || case
    when coalesce(step, kind) in ('closed', 'deal.fall_through') and p.role not in ('buyer', 'seller')
      then jsonb_build_object('access_ends_at', private.utc_text(now() + private.guest_access()))
    else '{}'
  end, '{step,deal_id,by,milestone,kind,outcome}')
  from public.deal_parties p
  where p.deal_id = deal.id and private.takes_part(p) and p.user_id is distinct from party.user_id
    and case
      when recipients is null then 'terms' = any (p.rights)
        or private.concerns_guest(p.rights, coalesce(step, kind), data ->> 'milestone')
      else p.id = any (recipients)
    end
  order by p.user_id;
  return entry;
end;
$function$;

create or replace function private.review_basis (
  author uuid,
  member uuid
)
  returns private.review_basis
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  found_basis private.review_basis;
begin
  select 'deal', private.utc_day(d.ended_at), null into found_basis
  from public.deals d
  where d.state = 'closed' and d.buyer_id in (author, member) and d.seller_id in (author, member)
    and private.is_proven(d)
  order by d.ended_at desc limit 1;
  if found_basis.basis is not null then
    return found_basis;
  end if;
  select 'connected', private.utc_day(c.updated_at), null into found_basis
  from public.connections c
  where least(c.sender_id, c.receiver_id) = least(author, member)
    and greatest(c.sender_id, c.receiver_id) = greatest(author, member)
    and c.status = 'accepted' and c.updated_at <= now() - interval '7 days'
    and (
      select count(distinct m.user_id) = 2
      from public.conversations v join public.messages m on m.conversation_id = v.id
      where v.user_a_id = least(author, member) and v.user_b_id = greatest(author, member)
    );
  if found_basis.basis is null then
    with attended as (
      select e.id, e.title, e.ends_at, r.user_id
      from public.events e
      cross join lateral (
        select g.user_id from public.event_registrations g where g.event_id = e.id and g.status = 'registered'
        union select e.user_id
      ) as r
      where e.status = 'published' and e.ends_at <= now() and r.user_id in (author, member)
        and e.id in (
          select g.event_id from public.event_registrations g where g.user_id = author
          union all select o.id from public.events o where o.user_id = author
        )
    )
    select 'event', private.utc_day(a.ends_at), a.title into found_basis
    from attended a group by a.id, a.title, a.ends_at having count(*) = 2
    order by a.ends_at desc, a.id limit 1;
  end if;
  return found_basis;
end;
$function$;

create or replace function private.review_refusal (
  member uuid
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  connected_at timestamptz;
begin
  if me is null or me = member or private.blocked_between(me, member) then
    return 'You can’t review this member.';
  end if;
  if not private.email_confirmed() then
    return 'Verify your email to review this member.';
  end if;
  if (private.review_basis(me, member)).basis is not null then
    return null;
  end if;
  select c.updated_at into connected_at from public.connections c
  where least(c.sender_id, c.receiver_id) = least(me, member)
    and greatest(c.sender_id, c.receiver_id) = greatest(me, member) and c.status = 'accepted';
  if connected_at > now() - interval '7 days' then
    return 'You can review this member from ' || to_char(connected_at + interval '7 days', 'FMMonth FMDD')
      || ', once you’ve been connected for 7 days and have both written messages.';
  elsif connected_at is not null then
    return 'You can review this member once you’ve both written messages to each other.';
  end if;
  if exists (
    select from public.deals d
    where d.state = 'closed' and d.buyer_id in (me, member) and d.seller_id in (me, member)
  ) then
    return 'The deal you closed counts for reviews once you’ve both earned trust level 1, and there’s evidence: a '
      'signed agreement, a closing statement you shared, or earnest money confirmed by someone you both accepted.';
  end if;
  return 'You can review a member after working together: once you’ve closed a deal, once you’ve been connected for 7 '
    'days and have both written messages, or after you’ve attended the same event.';
end;
$function$;

create or replace function private.seller_record (
  member_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with proven as materialized (
    select d.id, d.buyer_id from public.deals d
    where d.seller_id = seller_record.member_id and d.state = 'closed' and private.is_proven(d)
  ), received as (
    select o.opened_at, answer.recorded_at as answered_at
    from public.offers o
    left join lateral (
      select e.recorded_at from public.ledger_entries e
      where e.offer_id = o.id and e.actor = 'seller' and e.kind like 'offer.%' order by e.seq limit 1
    ) as answer on true
    where o.seller_id = seller_record.member_id and o.opened_at >= now() - interval '1 year'
      -- Those still waiting for their first answer, and those that ended without the seller's doing, don't count.
      and (answer.recorded_at is not null or o.state = 'expired')
  ), compared as (
    select x.kind, (x.actual - x.claimed) * 100.0 / x.claimed as difference
    from proven d join public.deal_outcomes x on x.deal_id = d.id
    where x.actual is not null and x.claimed > 0
  ), claims as (
    select c.kind, count(*)::integer as deals, avg(c.difference) as mean,
      private.t_quantile(count(*)::integer - 1) * stddev_samp(c.difference) / sqrt(count(*)) as margin
    from compared c group by c.kind having count(*) >= 3
  )
  select jsonb_build_object(
    'deals_closed', (select count(*) from proven),
    'counterparties', (select count(distinct coalesce(p.buyer_id, p.id)) from proven p),
    'deals_fell_through', (
      select count(*) from public.deals d where d.seller_id = seller_record.member_id and d.state = 'fell_through'
    ),
    'offers_received', (select count(*) from received),
    'offers_answered', (select count(*) from received r where r.answered_at is not null),
    'median_answer_hours', (
      select round(extract(epoch from
        percentile_cont(0.5) within group (order by r.answered_at - r.opened_at)
      )::numeric / 3600, 1)
      from received r where r.answered_at is not null
    ),
    'claims', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', c.kind, 'deals', c.deals, 'mean_pct', round(c.mean::numeric, 1),
        'low_pct', round((c.mean - c.margin)::numeric, 1), 'high_pct', round((c.mean + c.margin)::numeric, 1)
      ) order by c.kind), '[]')
      from claims c
    )
  )
  where exists (select from public.users u where u.id = seller_record.member_id)
    and (
      seller_record.member_id = (select auth.uid())
      or private.profile_visible_to(seller_record.member_id, (select auth.uid()))
    );
$function$;

create or replace function private.set_party_rights (
  party_id uuid,
  rights   text[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  target public.deal_parties;
  deal public.deals;
  party public.deal_parties;
begin
  select * into target from public.deal_parties p where p.id = set_party_rights.party_id;
  deal := private.lock_deal(target.deal_id);
  party := private.acting_party(deal);
  select * into target from public.deal_parties p where p.id = set_party_rights.party_id for no key update;
  if target.role not in ('title', 'lender', 'attorney') or party.role not in ('buyer', 'seller')
    or party.side <> target.side then
    raise exception 'Only the side that invited a guest can change their rights.' using errcode = '42501';
  end if;
  if target.revoked_at is not null or (target.rights @> set_party_rights.rights
    and target.rights <@ set_party_rights.rights) then
    return;
  end if;
  -- A guest who loses the right to confirm earnest money has to be accepted again.
  update public.deal_parties p set
    rights = set_party_rights.rights,
    accepted_at = case when 'earnest_money' = any (set_party_rights.rights) then p.accepted_at end
  where p.id = target.id;
  perform private.record_deal_step(deal, party, 'party.rights',
    jsonb_build_object('party', target.id, 'role', target.role, 'rights', set_party_rights.rights));
end;
$function$;

create or replace function private.showing_access (
  property_id uuid
)
  returns table (
    showing_id     uuid,
    access_code    text,
    opens_at       timestamp with time zone,
    needs_approval boolean,
    waiting        uuid[]
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select s.id,
    case when private.is_showing_host(s.id) or (not access.needs_approval
      and clock_timestamp() between access.opens_at and s.ends_at) then c.access_code end,
    access.opens_at, access.needs_approval,
    case when private.is_showing_host(s.id) then array(
      select w.user_id from public.showing_bookings w where w.showing_id = s.id and not private.may_get_code(w)
      order by w.created_at, w.user_id
    ) else '{}' end
  from public.listing_showings s
  join private.showing_codes c on c.showing_id = s.id
  left join public.showing_bookings b on b.showing_id = s.id and b.user_id = (select auth.uid())
  cross join lateral (
    select s.starts_at - interval '60 minutes' as opens_at,
      not private.is_showing_host(s.id) and not private.may_get_code(b) as needs_approval
  ) as access
  where s.property_id = showing_access.property_id and private.can_read_showing_notes(s.id)
  order by s.starts_at, s.id;
$function$;

create or replace function public.accept_party (
  party_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.accept_party(party_id); $function$;

create or replace function public.approve_booking (
  showing_id uuid,
  member_id  uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.approve_booking(showing_id, member_id); $function$;

create or replace function public.offer_showing (
  showing_id  uuid,
  property_id uuid,
  starts_at   timestamp with time zone,
  ends_at     timestamp with time zone,
  time_zone   text,
  capacity    integer                  default 1,
  notes       text                     default null::text,
  access_code text                     default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.offer_showing(showing_id, property_id, starts_at, ends_at, time_zone, capacity, notes, access_code); $function$;

create or replace function public.showing_access (
  property_id uuid
)
  returns table (
    showing_id     uuid,
    access_code    text,
    opens_at       timestamp with time zone,
    needs_approval boolean,
    waiting        uuid[]
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.showing_access(property_id); $function$;

alter table "private"."showing_codes"
  add constraint "showing_codes_showing_id_fkey" foreign key (showing_id)
    references public.listing_showings(id) on delete cascade;

alter table "public"."deal_milestones"
  -- squawk-ignore adding-foreign-key-constraint
  add constraint "deal_milestones_confirmed_by_fkey" foreign key (confirmed_by)
    references public.deal_parties(id) on delete set null;

alter table "public"."offer_versions"
  add constraint "offer_versions_claims_check" check ((jsonb_typeof(claims) = 'object'::text));

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('deal_step'::text,'01:00:00'::interval,'make'::text,'deal change'::text,60,40,30), ('deal_step'::text,'1 day'::interval,'make'::text,'deal change'::text,200,150,80), ('deal_document'::text,'1 day'::interval,'add'::text,'document'::text,100,50,20), ('deal_document_share'::text,'1 day'::interval,'share'::text,'document'::text,200,100,50), ('deal_document_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('agreement'::text,'1 day'::interval,'prepare'::text,'agreement'::text,50,20,10), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('email_change'::text,'1 day'::interval,'change your'::text,'email'::text,5,5,3), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."milestone_transitions" with (security_invoker=true) AS  SELECT kind,
    state,
    action,
    actor,
    next_state
   FROM ( VALUES ('earnest_money'::text,'pending'::text,'declare'::text,'buyer'::text,'declared'::text), ('earnest_money'::text,'pending'::text,'confirm'::text,'holder'::text,'done'::text), ('earnest_money'::text,'declared'::text,'confirm'::text,'holder'::text,'done'::text), ('earnest_money'::text,'declared'::text,'reject'::text,'holder'::text,'pending'::text), ('earnest_money'::text,'done'::text,'dispute'::text,'other_side'::text,'pending'::text), ('inspection'::text,'pending'::text,'complete'::text,'buyer'::text,'done'::text), ('inspection'::text,'pending'::text,'waive'::text,'buyer'::text,'waived'::text), ('financing'::text,'pending'::text,'complete'::text,'buyer'::text,'done'::text), ('financing'::text,'pending'::text,'waive'::text,'buyer'::text,'waived'::text), ('assignment'::text,'pending'::text,'declare'::text,'seller'::text,'declared'::text), ('assignment'::text,'declared'::text,'confirm'::text,'buyer'::text,'done'::text), ('assignment'::text,'declared'::text,'reject'::text,'buyer'::text,'pending'::text), ('assignment'::text,'pending'::text,'complete'::text,'system'::text,'done'::text), ('assignment'::text,'declared'::text,'complete'::text,'system'::text,'done'::text), ('closing'::text,'pending'::text,'close'::text,'system'::text,'done'::text)) transitions(kind, state, action, actor, next_state);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them, until they delete their accounts too; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays without your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create index deal_milestones_confirmer_idx on public.deal_milestones using btree (confirmed_by);

create trigger note_plausibility
  before insert or update of state on public.deals
  for each row
  when ((new.state = 'closed'::text))
  execute function private.note_plausibility();

create policy "Parties and invited people can read parties" on "public"."deal_parties"
  for select
  to "authenticated"
  using
    (((deal_id = ANY (( select private.my_deal_ids() as my_deal_ids)::uuid[])) or (id = ANY ((
    select private.my_invitation_ids() as my_invitation_ids)::uuid[]))));

comment on column "public"."deal_milestones"."confirmed_at" is 'Null unless it was confirmed. It can be disputed for 72 hours.';

comment on column "public"."deal_milestones"."confirmed_by" is 'The party who confirmed it; null unless it was confirmed.';

comment on column "public"."deal_outcomes"."claimed" is 'As the listing stated it when the buyer last set the terms, whole USD. Later edits of the listing don''t change it.';

comment on column "public"."deal_parties"."accepted_at" is 'When the side that didn''t invite them accepted that this guest confirms the earnest money; null if not.';

comment on column "public"."deal_parties"."name" is 'The inviter''s until they join, then the member''s. Null once the account is deleted.';

comment on column "public"."deal_parties"."rights" is 'terms: price, terms, milestones'' amounts, and outcome. documents: shared documents. earnest_money: to learn of it, and to confirm its receipt once accepted. Buyer, seller, and JV partners have terms and documents.';

comment on column "public"."deals"."is_plausible" is 'Whether the closing looked like a sale between two members (private.is_plausible_deal). False until then.';

comment on column "public"."offer_versions"."claims" is 'What the listing claimed then, by kind of deal_outcomes, whole USD; without what it didn''t state. Null for versions from before this was kept.';

comment on column "public"."showing_bookings"."approved_at" is 'When the seller approved that this member gets the access code, whatever their trust level; null if not.';

comment on function "private"."accept_party"(uuid) is 'For the buyer and the seller: accepts that a guest of the other side, who has joined with the right earnest_money, confirms the earnest money. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."add_version"(public.offers, text, integer, jsonb) is
  'Checks and stores terms. terms: the columns of offer_versions by name, and from a buyer optionally seen_claims, which must be the listing''s. Raises P0001, to be shown as is, for terms that make no sense together, and 23502 or 23514 for missing and impossible ones.';

comment on function "private"."approve_booking"(uuid, uuid) is 'For sellers: a member who booked gets the access code, whatever their trust level. Idempotent. Raises 42501 for another''s showing, and P0001, to be shown as is, without a booking.';

comment on function "private"."blocked_in_deal"(public.deals, uuid) is 'Whether a block is between a member and someone who takes part in a deal. Then the steps of the deal go on, but without words of their own.';

comment on function "private"."holds_money"(public.deal_parties) is 'Whether a party may confirm the earnest money: the seller, or a guest that both sides want.';

comment on function "private"."invite_party"(uuid, text, text, text, text[]) is
  'For the buyer and the seller: invites a JV partner to their side, or a title company, lender, or attorney with rights (of private.deal_rights). They join with an account that verified the address; if there is one, it''s notified, unless it''s in the deal, or a block is between it and the buyer or the seller. The inviter can''t tell. Returns the party''s ID. Raises 42501 for others, 23514 for an invalid address, and P0001, to be shown as is.';

comment on function "private"."is_plausible_deal"(public.deals) is 'Whether a deal is between two members who have earned trust level 1, at $1,000 or more, and at no less than a quarter of the highest price its listing has had. Null without its listing, or a member.';

comment on function "private"."is_proven"(public.deals) is 'Whether a closed deal counts in records and for reviews: it''s plausible, and there''s evidence besides the two accounts'' word: earnest money confirmed by a guest both sides accepted, a sealed agreement, or a closing statement shared between them.';

comment on function "private"."listing_claims"(uuid) is 'What a listing claims now that a buyer can check, by kind of deal_outcomes. Null for an unknown ID.';

comment on function "private"."may_get_code"(public.showing_bookings) is 'Whether a booking is of a member with a verified email and trust level 1, or one whom the seller approved.';

comment on function "private"."move_milestone"(uuid, text) is 'For parties: declare, confirm, reject, dispute, complete, or waive a milestone, as private.milestone_transitions allows. Notifies the others. Raises 42501 for non-parties, and P0001, to be shown as is, for a move that isn''t allowed.';

comment on function "private"."my_invitation_ids"() is 'The invitations to deals for the caller''s verified email, except by and to someone they blocked, or who blocked them.';

comment on function "private"."note_claims"() is 'Insert trigger on deals: keeps what the listing claimed when the buyer last set the terms.';

comment on function "private"."note_plausibility"() is 'Insert and update trigger on deals: keeps whether the closing is plausible, since members and listings go.';

comment on function "private"."notify"(uuid, text, uuid, uuid, jsonb, text[]) is
  'Notifies a member as they have set it: in the app, by email, or not at all. Never about their own actions or across a block. Repeats count once a day, so that toggling something doesn''t flood the list. same: the keys of data in which repeated news are the same; they replace what the member hasn''t read yet, and an email that hasn''t been sent yet. Another email about them follows after an hour at the earliest.';

comment on function "private"."notify_offer"(uuid, uuid, text, uuid, public.offers) is
  'Notifies a member of a step of an offer (kind offer), once until they read it. Never with its terms, which may be sealed.';

comment on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text, text) is 'Offers a showing of one of the caller''s active listings under an ID chosen by the caller, of 10 minutes to 8 hours, within 90 days, for 1 to 50 members. time_zone: IANA name of the property''s. notes: how to get in, at most 1,000 characters, for those who book. access_code: up to 20 letters, digits, #, *, and -, see private.showing_access. Idempotent. Raises 42501 for another''s listing; P0001, to be shown as is, with an unconfirmed email, for a listing that isn''t active, an unknown time zone, a start that is past or later, a time that overlaps another showing of the listing, more than 50 upcoming ones, links by new members, and beyond the limit of showings a day; 23514 or 23502 for another length, capacity, or longer notes; and 23505 for the ID of another listing''s showing.';

comment on function "private"."place_of_deal"(public.deals) is 'Where a deal''s property is, for an email to someone who isn''t part of it: by its ZIP code, without a word that the seller or the inviter wrote.';

comment on function "private"."propose_extension"(uuid, timestamp
  with time zone, text) is 'For the buyer and the seller: proposes a new deadline for an open milestone. It moves when the other side agrees. The same proposal twice makes one. Returns the extension''s ID. Raises 42501 for others, and P0001, to be shown as is.';

comment on function
  "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text, uuid[])
  is 'Adds a step of a deal to its ledger and notifies the other parties (kind deal), even across a block: those with the right to terms of each step, other guests of what concerns them. Never with amounts. party: who did it; null for the system. step: the name in notifications, if not the kind. recipients: the parties to notify instead. Guests and JV partners learn when their access ends (access_ends_at). Returns the entry''s ID. Counts as a use of deal_step (private.action_limits), and repeats replace what the others haven''t read. Raises P0001, to be shown as is, beyond the limit, and for a note across a block.';

comment on function "private"."review_basis"(uuid, uuid) is 'What a review of a member is based on: a proven deal that the two closed as buyer and seller, or connected for at least 7 days with messages in both directions, or else the last past event both attended, which its organizer does too. Nulls without any.';

comment on function "private"."seller_record"(uuid) is 'A seller''s track record on the site, for members who see the profile; null for others. deals_closed, as far as they are proven (private.is_proven), with how many counterparties; deals_fell_through; of the last year''s offers, offers_received (answered or expired), offers_answered, and median_answer_hours (null without any); claims: by kind (repair_cost, arv, monthly_rent), from 3 proven deals on, how much what buyers report differs from what the listings claimed: the mean in percent, positive if it was more, and its 95% interval (Student''s t).';

comment on function "private"."set_party_rights"(uuid, text[]) is 'Changes what a guest may see and do (private.deal_rights), for the side that invited them. The same rights change nothing. Raises 42501 for others, and 23514 for unknown rights.';

comment on function "private"."showing_access"(uuid) is 'The showings of a listing with an access code, for the seller, and those who booked. The seller always reads the code; others only from 60 minutes before the showing (opens_at) until it ends, and if they have a verified email and trust level 1, or the seller approved them (needs_approval). Else it''s null. waiting: for the seller, who booked and needs approval.';

comment on function "public"."accept_party"(uuid) is 'For the buyer and the seller: accepts that a guest of the other side, who has joined with the right earnest_money, confirms the earnest money. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."approve_booking"(uuid, uuid) is 'For sellers: a member who booked gets the access code, whatever their trust level. Idempotent. Raises 42501 for another''s showing, and P0001, to be shown as is, without a booking.';

comment on function "public"."invite_party"(uuid, text, text, text, text[]) is
  'For the buyer and the seller: invites a JV partner to their side, or a title company, lender, or attorney with rights (of private.deal_rights). They join with an account that verified the address; if there is one, it''s notified, unless it''s in the deal, or a block is between it and the buyer or the seller. The inviter can''t tell. Returns the party''s ID. Raises 42501 for others, 23514 for an invalid address, and P0001, to be shown as is.';

comment on function "public"."move_milestone"(uuid, text) is 'For parties: declare, confirm, reject, dispute, complete, or waive a milestone, as private.milestone_transitions allows. Notifies the others. Raises 42501 for non-parties, and P0001, to be shown as is, for a move that isn''t allowed.';

comment on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text, text) is 'Offers a showing of one of the caller''s active listings under an ID chosen by the caller, of 10 minutes to 8 hours, within 90 days, for 1 to 50 members. time_zone: IANA name of the property''s. notes: how to get in, at most 1,000 characters, for those who book. access_code: up to 20 letters, digits, #, *, and -, see private.showing_access. Idempotent. Raises 42501 for another''s listing; P0001, to be shown as is, with an unconfirmed email, for a listing that isn''t active, an unknown time zone, a start that is past or later, a time that overlaps another showing of the listing, more than 50 upcoming ones, links by new members, and beyond the limit of showings a day; 23514 or 23502 for another length, capacity, or longer notes; and 23505 for the ID of another listing''s showing.';

comment on function "public"."propose_extension"(uuid, timestamp
  with time zone, text) is 'For the buyer and the seller: proposes a new deadline for an open milestone. It moves when the other side agrees. The same proposal twice makes one. Returns the extension''s ID. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."seller_record"(uuid) is 'A seller''s track record on the site, for members who see the profile; null for others. deals_closed, as far as they are proven (private.is_proven), with how many counterparties; deals_fell_through; of the last year''s offers, offers_received (answered or expired), offers_answered, and median_answer_hours (null without any); claims: by kind (repair_cost, arv, monthly_rent), from 3 proven deals on, how much what buyers report differs from what the listings claimed: the mean in percent, positive if it was more, and its 95% interval (Student''s t).';

comment on function "public"."set_party_rights"(uuid, text[]) is 'Changes what a guest may see and do (private.deal_rights), for the side that invited them. The same rights change nothing. Raises 42501 for others, and 23514 for unknown rights.';

comment on function "public"."showing_access"(uuid) is 'The showings of a listing with an access code, for the seller, and those who booked. The seller always reads the code; others only from 60 minutes before the showing (opens_at) until it ends, and if they have a verified email and trust level 1, or the seller approved them (needs_approval). Else it''s null. waiting: for the seller, who booked and needs approval.';

comment on table "private"."showing_codes" is 'Codes of lockboxes and doors. Nobody selects them: public.showing_access shows them around the showing.';

comment on table "public"."deal_outcomes" is 'What the listing claimed when the buyer made the offer, and what the buyer reports after the closing. Read by parties with the right to terms. Kinds the listing didn''t state have no row.';

comment on table "public"."listing_showing_notes" is 'How to get in, such as where to park. For the seller, and members who booked the showing.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."milestone_transitions" is 'Every move of a milestone. actor: buyer, seller, or holder, who receives the earnest money: the seller, and guests with the right earnest_money whom one side invited and the other accepted; other_side: the buyer and the seller, except about what they confirmed themselves, within 72 hours; or system: a signed agreement completes the assignment.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."accept_party"(uuid) from public;

grant execute on function "private"."accept_party"(uuid) to "authenticated";

grant execute on function "private"."accept_party"(uuid) to "service_role";

revoke all on function "private"."approve_booking"(uuid, uuid) from public;

grant execute on function "private"."approve_booking"(uuid, uuid) to "authenticated";

grant execute on function "private"."approve_booking"(uuid, uuid) to "service_role";

revoke all on function "private"."blocked_in_deal"(public.deals, uuid) from public;

revoke all on function "private"."holds_money"(public.deal_parties) from public;

revoke all on function "private"."is_plausible_deal"(public.deals) from public;

revoke all on function "private"."is_proven"(public.deals) from public;

revoke all on function "private"."listing_claims"(uuid) from public;

revoke all on function "private"."may_get_code"(public.showing_bookings) from public;

revoke all on function "private"."my_invitation_ids"() from public;

grant execute on function "private"."my_invitation_ids"() to "authenticated";

grant execute on function "private"."my_invitation_ids"() to "service_role";

revoke all on function "private"."note_plausibility"() from public;

revoke all on function "private"."notify"(uuid, text, uuid, uuid, jsonb, text[]) from public;

revoke all
  on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text, text)
  from public;

grant execute
  on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text, text)
  to "authenticated";

grant execute
  on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text, text)
  to "service_role";

revoke all on function "private"."place_of_deal"(public.deals) from public;

revoke all on function "private"."showing_access"(uuid) from public;

grant execute on function "private"."showing_access"(uuid) to "authenticated";

grant execute on function "private"."showing_access"(uuid) to "service_role";

revoke all on function "public"."accept_party"(uuid) from public;

grant execute on function "public"."accept_party"(uuid) to "authenticated";

grant execute on function "public"."accept_party"(uuid) to "service_role";

revoke all on function "public"."approve_booking"(uuid, uuid) from public;

grant execute on function "public"."approve_booking"(uuid, uuid) to "authenticated";

grant execute on function "public"."approve_booking"(uuid, uuid) to "service_role";

revoke all
  on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text, text)
  from public;

grant execute
  on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text, text)
  to "authenticated";

grant execute
  on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text, text)
  to "service_role";

revoke all on function "public"."showing_access"(uuid) from public;

grant execute on function "public"."showing_access"(uuid) to "authenticated";

grant execute on function "public"."showing_access"(uuid) to "service_role";

reset check_function_bodies;
