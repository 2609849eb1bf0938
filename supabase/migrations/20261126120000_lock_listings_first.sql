set check_function_bodies = off;

drop trigger "count_feedback" on "public"."property_feedback";

drop trigger "count_save" on "public"."saved_listings";

create or replace function private.leave_deals()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals;
  nobody public.deal_parties;
  offer public.offers;
  entry uuid;
begin
  -- The listings are locked, by lock_listings.
  perform from public.offers o
  where old.id in (o.buyer_id, o.seller_id)
    or o.property_id in (select p.id from public.properties p where p.user_id = old.id)
  order by o.id for no key update;
  for offer in
    select * from public.offers o where old.id in (o.buyer_id, o.seller_id) and o.state in ('sealed', 'open', 'backup')
    order by o.id
  loop
    entry := private.move_offer(offer, 'cancel', 'system', '{}', '{}', 'account_deleted');
    perform private.notify_offer(case old.id when offer.buyer_id then offer.seller_id else offer.buyer_id end, null,
      'cancel', entry, offer);
  end loop;
  for deal in
    select * from public.deals d where old.id in (d.buyer_id, d.seller_id) and d.state = 'open' order by d.id
    for no key update
  loop
    perform private.record_deal_step(deal, nobody, 'deal.fall_through', '{"reason": "account_deleted"}');
    perform private.finish_deal(deal, 'fell_through', 'account_deleted');
  end loop;
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  from public.deal_parties p
  where p.deal_id = s.deal_id and p.user_id = old.id and s.state = 'proposed';
  perform private.leave_agreements(old.id);
  perform private.delete_own_documents(old.id);
  update public.offers o set
    buyer_name = case when o.buyer_id = old.id then null else o.buyer_name end,
    seller_name = case when o.seller_id = old.id then null else o.seller_name end
  where old.id in (o.buyer_id, o.seller_id);
  update public.deal_parties p set name = null, revoked_at = coalesce(p.revoked_at, clock_timestamp())
  where p.user_id = old.id;
  return old;
end;
$function$;

create or replace function private.lock_deal_alerts()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Alerting of a listing locks it, as lock_listings has done, then the members it alerts.
  perform from private.alert_mail m where m.user_id = old.id for update;
  return old;
end;
$function$;

create or replace function private.lock_listings()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- A member who votes or unsaves locks the save, then the vote, then the listing.
  perform from public.saved_listings s
  where s.user_id = old.id or s.property_id in (select p.id from public.properties p where p.user_id = old.id)
  order by s.id for update;
  perform from public.property_feedback f
  where f.user_id = old.id or f.property_id in (select p.id from public.properties p where p.user_id = old.id)
  order by f.id for update;
  -- For update: a weaker lock would be raised when the listings are deleted, and could then wait for someone who waits
  -- for this one.
  perform from public.properties p
  where p.user_id = old.id or p.id in (
    select s.property_id from public.saved_listings s where s.user_id = old.id
    union select f.property_id from public.property_feedback f where f.user_id = old.id
    union select o.property_id from public.offers o where old.id in (o.buyer_id, o.seller_id)
    union select d.property_id from public.deals d join public.deal_parties m on m.deal_id = d.id
      where m.user_id = old.id
  )
  order by p.id for update;
  return old;
end;
$function$;

create trigger b_lock_listings
  before delete on auth.users
  for each row
  execute function private.lock_listings();

create trigger "A_count_feedback"
  after insert or delete or update of feedback_type, property_id on public.property_feedback
  for each row
  execute function private.count_feedback();

create trigger "A_count_save"
  after insert or delete on public.saved_listings
  for each row
  execute function private.count_save();

comment on function "private"."lock_deal_alerts"() is 'Delete trigger on auth.users, named to run before lock_relationships, which locks the member: locks the alert settings that change with the account.';

comment on function "private"."lock_listings"() is 'Delete trigger on auth.users, named to run after a_lock_rate_limits and before all others: locks the saves, the votes, and the listings that change with the account, in one order.';

revoke all on function "private"."lock_listings"() from public;

reset check_function_bodies;
