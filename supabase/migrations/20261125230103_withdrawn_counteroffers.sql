set check_function_bodies = off;

create or replace function private.answer_offer (
  offer_id uuid,
  action   text,
  version  integer,
  terms    jsonb,
  message  text
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
  note constant text := private.clean_text(message);
  data jsonb := '{}';
  entry uuid;
begin
  -- A seller can't act on what they can't read.
  if role is null or (role = 'seller' and offer.state = 'sealed') then
    raise exception 'This offer isn’t available to you.' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if action not in ('revise', 'counter', 'accept', 'decline', 'withdraw', 'back_up') then
    raise exception 'Unknown action %', action using errcode = '22023';
  end if;
  if offer.version is distinct from answer_offer.version then
    raise exception 'This offer has changed. Review the latest version.'
      using errcode = 'P0001', hint = 'offer_changed';
  end if;
  -- The job that expires offers may not have run yet.
  if offer.state in ('sealed', 'open') and offer.respond_by <= clock_timestamp() then
    raise exception 'This offer has expired.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  if action in ('revise', 'counter') then
    perform private.consume_rate_limit('offer_change');
    if offer.version >= 100 then
      raise exception 'This offer has been changed 100 times. Decline it and start over.' using errcode = 'P0001';
    end if;
    added := private.add_version(offer, role, offer.version + 1, terms);
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

create or replace function private.decline_other_offers (
  property_id uuid,
  message     text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  note constant text := private.clean_text(message);
  offer public.offers;
  declined integer := 0;
begin
  perform from public.properties p where p.id = decline_other_offers.property_id and p.user_id = me for no key update;
  if not found then
    raise exception 'Only the seller can decline offers.' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  for offer in
    select * from public.offers o where o.property_id = decline_other_offers.property_id and o.state = 'open'
    order by o.id for no key update
  loop
    perform private.notify_offer(offer.buyer_id, me, case offer.proposer
      when 'seller' then 'withdraw_counter' else 'decline'
    end, private.move_offer(
      offer, case offer.proposer when 'seller' then 'withdraw' else 'decline' end, 'seller', '{}',
      jsonb_build_object('message', note)
    ), offer);
    declined := declined + 1;
  end loop;
  return declined;
end;
$function$;

reset check_function_bodies;
