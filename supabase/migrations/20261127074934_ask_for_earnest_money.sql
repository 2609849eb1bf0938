set check_function_bodies = off;

create or replace function private.end_deal (
  deal_id uuid,
  reason  text,
  note    text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
begin
  if party.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can end a deal.' using errcode = '42501';
  end if;
  if reason is null or reason <> all (private.deal_end_reasons()) then
    raise exception 'Choose a reason.' using errcode = 'P0001';
  end if;
  perform private.record_deal_step(deal, party, 'deal.fall_through',
    jsonb_build_object('reason', reason, 'earnest_money', private.has_earnest_money(deal.id)),
    jsonb_build_object('note', private.clean_text(note)));
  perform private.finish_deal(deal, 'fell_through', reason);
  update public.deals d set ended_by = party.role where d.id = deal.id;
end;
$function$;

create or replace function private.has_earnest_money (
  deal_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.deal_milestones m where m.deal_id = has_earnest_money.deal_id and m.kind = 'earnest_money'
  );
$function$;

create or replace function private.leave_deals (
  member uuid
)
  returns void
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
  -- private.lock_listings has locked the listings.
  perform from public.offers o
  where member in (o.buyer_id, o.seller_id)
    or o.property_id in (select p.id from public.properties p where p.user_id = member)
  order by o.id for no key update;
  for offer in
    select * from public.offers o where member in (o.buyer_id, o.seller_id) and o.state in ('sealed', 'open', 'backup')
    order by o.id
  loop
    entry := private.move_offer(offer, 'cancel', 'system', '{}', '{}', 'account_deleted');
    perform private.notify_offer(case member when offer.buyer_id then offer.seller_id else offer.buyer_id end, null,
      'account_deleted', entry, offer);
  end loop;
  for deal in
    select * from public.deals d where member in (d.buyer_id, d.seller_id) and d.state = 'open' order by d.id
    for no key update
  loop
    perform private.record_deal_step(deal, nobody, 'deal.fall_through',
      jsonb_build_object('reason', 'account_deleted', 'earnest_money', private.has_earnest_money(deal.id)));
    perform private.finish_deal(deal, 'fell_through', 'account_deleted');
  end loop;
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  from public.deal_parties p
  where p.deal_id = s.deal_id and p.user_id = member and s.state = 'proposed';
  perform private.leave_agreements(member);
  perform private.leave_deal_records(member);
end;
$function$;

create or replace function private.report_ending (
  deal_id  uuid,
  agrees   boolean default null::boolean,
  money    text    default null::text,
  moved_on date    default null::date,
  paid_by  text    default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties;
  before public.deal_endings;
  said public.deal_endings;
begin
  perform private.check_email_verified();
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = (select auth.uid()) and p.role in ('buyer', 'seller');
  if party.id is null then
    raise exception 'Only the buyer and the seller can say how a deal ended.' using errcode = '42501';
  end if;
  if deal.state <> 'fell_through' then
    raise exception 'You can say this once the deal has fallen through.' using errcode = 'P0001',
      hint = 'deal_changed';
  end if;
  said.deal_id := deal.id;
  said.side := party.role;
  -- Who gave the reason agrees with it.
  said.agrees := case when deal.ended_by is distinct from party.role then report_ending.agrees end;
  said.money := report_ending.money;
  said.moved_on := report_ending.moved_on;
  said.paid_by := report_ending.paid_by;
  said.reported_at := clock_timestamp();
  if said.agrees is null and said.money is null then
    raise exception 'Say what happened to the earnest money.' using errcode = 'P0001';
  end if;
  if said.money is not null and not private.has_earnest_money(deal.id) then
    raise exception 'This deal had no earnest money.' using errcode = 'P0001';
  end if;
  if said.moved_on > (now() at time zone deal.time_zone)::date
    or said.moved_on < (deal.created_at at time zone deal.time_zone)::date then
    raise exception 'Choose a day between the acceptance of the offer and today.' using errcode = 'P0001';
  end if;
  select * into before from public.deal_endings e where e.deal_id = deal.id and e.side = party.role;
  if (before.agrees, before.money, before.moved_on, before.paid_by)
    is not distinct from (said.agrees, said.money, said.moved_on, said.paid_by) then
    return;
  end if;
  insert into public.deal_endings as e select said.*
  on conflict on constraint deal_endings_pkey do update set
    agrees = excluded.agrees, money = excluded.money, moved_on = excluded.moved_on, paid_by = excluded.paid_by,
    reported_at = excluded.reported_at;
  perform private.record_deal_step(deal, party, 'ending.report', jsonb_strip_nulls(jsonb_build_object(
    'agrees', said.agrees, 'money', said.money, 'moved_on', said.moved_on, 'paid_by', said.paid_by
  )));
end;
$function$;

comment on function "private"."has_earnest_money"(uuid) is 'Whether the terms of a deal have earnest money.';

revoke all on function "private"."has_earnest_money"(uuid) from public;

reset check_function_bodies;
