set check_function_bodies = off;

drop trigger "follow_up_listing_status" on "public"."properties";

drop trigger "keep_contract_status" on "public"."properties";

drop view "private"."offer_transitions";

drop view "private"."personal_data";

create table "private"."report_networks" (
  "report_id" uuid not null,
  "network"   text not null,
  constraint "report_networks_pkey" primary key (report_id)
);

alter table "public"."offers"
  add column "held_at" timestamp with time zone;

alter table "public"."properties"
  add column "held_at" timestamp with time zone;

alter table "public"."properties"
  add column "sales_status" text;

create or replace function private.action_outcome (
  action text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case action
    when 'take_down' then 'Listing taken down' when 'hide' then 'Content hidden'
    when 'remove_badge' then 'Verified badge removed' when 'warn' then 'Member warned'
    when 'restrict' then 'Member restricted to read-only' when 'suspend' then 'Member suspended'
    when 'ban' then 'Member banned' when 'hold' then 'Hidden until reviewed'
  end;
$function$;

create or replace function private.advance_deals()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  due record;
  steps integer := 0;
begin
  for due in
    select c.id, c.property_id from public.calls_for_offers c
    where c.state = 'running' and c.deadline <= now() and not private.is_listing_held(c.property_id)
    order by c.property_id
  loop
    perform from public.properties p where p.id = due.property_id for no key update;
    steps := steps + private.open_call(due.id);
  end loop;
  return steps + private.expire_offers() + private.remind_of_deadlines() + private.remind_of_expiring_funds();
end;
$function$;

create or replace function private.answer_hold_appeal()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.answer_hold_appeals(
    new.subject_id, case new.action when 'approve' then 'reversed' else 'upheld' end, new.reason, new.actor_id
  );
  return null;
end;
$function$;

create or replace function private.answer_hold_appeals (
  subject    uuid,
  decision   text,
  answer     text,
  decided_by uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  update public.moderation_appeals p
  set decision = answer_hold_appeals.decision, answer = answer_hold_appeals.answer, decided_at = now(),
    decided_by = answer_hold_appeals.decided_by
  from public.moderation_actions a
  where a.id = p.action_id and a.action = 'hold' and a.subject_id = subject and p.decided_at is null;
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

create or replace function private.approve_content (
  kind    text,
  subject uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  held public.held_content;
begin
  perform private.require_authority(null);
  held := private.publish_held(kind, subject);
  perform private.require_authority(held.member_id);
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id)
  values ('approve', kind, subject, private.content_title(held.snapshot), held.member_id, auth.uid(), 'Approved', (
    select a.id from public.moderation_actions a
    where held.reason = 'reports' and a.subject_id = subject and a.action = 'hold'
  ));
  perform private.notify(held.member_id, 'content_approved', null, subject, jsonb_build_object(
    'subject_kind', kind, 'title', private.content_title(held.snapshot),
    'path', private.content_path(kind, held.snapshot)
  ));
end;
$function$;

create or replace function private.cancel_call (
  call_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  call public.calls_for_offers;
begin
  select * into call from public.calls_for_offers c where c.id = cancel_call.call_id;
  perform from public.properties p where p.id = call.property_id and p.user_id = (select auth.uid()) for no key update;
  if not found then
    raise exception 'Only the seller can cancel a call for offers.' using errcode = '42501';
  end if;
  perform private.check_not_held(private.is_listing_held(call.property_id));
  update public.calls_for_offers c set state = 'canceled', ended_at = clock_timestamp()
  where c.id = call.id and c.state = 'running' and c.deadline > clock_timestamp();
  if not found then
    raise exception 'This call for offers is over.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.cancel_offers(call.property_id, 'call_canceled', 'sealed');
  perform private.broadcast_to_topic('listing:' || call.property_id, 'listing');
end;
$function$;

create or replace function private.cancel_listing_offers (
  was     public.properties,
  listing public.properties
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  reason constant text := case
    when listing.removed_at is not null and listing.held_at is null
      and (was.removed_at is null or was.held_at is not null) then 'listing_removed'
    when private.market_status(listing) = 'sold' and private.market_status(was) in ('active', 'paused')
      then 'listing_sold'
  end;
begin
  if reason is not null then
    update public.calls_for_offers c set state = 'canceled', ended_at = clock_timestamp()
    where c.property_id = listing.id and c.state = 'running';
    perform private.cancel_offers(listing.id, reason);
  end if;
end;
$function$;

create or replace function private.check_not_held (
  is_held boolean
)
  returns void
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
begin
  if is_held then
    raise exception '%', 'This listing is on hold while our moderators review it. Deadlines are extended by the time '
      'this takes.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
end;
$function$;

create or replace function private.company_domain (
  email text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select nullif(split_part(lower(email), '@', 2), '')
  where split_part(lower(email), '@', 2) <> all (array[
    'aol.com', 'att.net', 'bellsouth.net', 'comcast.net', 'cox.net', 'duck.com', 'fastmail.com', 'gmail.com', 'gmx.com',
    'googlemail.com', 'hey.com', 'hotmail.com', 'icloud.com', 'live.com', 'mac.com', 'mail.com', 'me.com', 'msn.com',
    'outlook.com', 'pm.me', 'proton.me', 'protonmail.com', 'sbcglobal.net', 'verizon.net', 'yahoo.com', 'ymail.com'
  ]);
$function$;

create or replace function private.competes (
  reporter uuid,
  author   uuid,
  kind     text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select
    -- Whoever gets a message they don't want may block its author, too.
    (kind <> 'message' and private.blocked_between(reporter, author))
    or exists (
      select from public.offers o
      where (o.buyer_id = reporter and o.seller_id = author) or (o.buyer_id = author and o.seller_id = reporter)
    )
    or exists (
      select from public.offers mine join public.offers theirs on theirs.property_id = mine.property_id
      where mine.buyer_id = reporter and theirs.buyer_id = author
    )
    or exists (
      select from public.deal_parties mine join public.deal_parties theirs on theirs.deal_id = mine.deal_id
      where mine.user_id = reporter and theirs.user_id = author
    )
    or exists (
      select from public.properties mine
      join public.properties theirs on theirs.state = mine.state and theirs.county is not distinct from mine.county
      where mine.user_id = reporter and theirs.user_id = author
    );
$function$;

create or replace function private.counted_reports (
  kind    text,
  subject uuid,
  author  uuid
)
  returns table (
    reporter_id  uuid,
    weight       numeric,
    is_moderator boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with reporters as materialized (
    select r.reporter_id as id, private.report_weight(r.reporter_id) as weight,
      private.competes(r.reporter_id, author, kind) as competes,
      exists (select from public.staff s where s.user_id = r.reporter_id and s.role in ('moderator', 'admin'))
        as is_moderator
    from public.reports r
    where r.reported_id = author and r.subject_kind = kind and r.handled_at is null and r.reporter_id is not null
      -- Only one member can report a message, so those of the same author add up.
      and (r.subject_id = subject or kind = 'message')
    group by r.reporter_id
  )
  select r.id, r.weight, r.is_moderator from reporters r
  where r.weight > 0 and not r.competes and not exists (
    -- Of those who are linked, one counts, and none if one of them competes.
    select from reporters o
    where o.id <> r.id and (o.competes or (o.weight, o.id) > (r.weight, r.id)) and private.is_linked(o.id, r.id)
  );
$function$;

create or replace function private.decide_appeal (
  appeal_id uuid,
  decision  text,
  answer    text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  found_appeal public.moderation_appeals;
  action public.moderation_actions;
  stored public.moderation_actions;
  trimmed_answer constant text := btrim(decide_appeal.answer, E' \t\r\n');
begin
  perform private.require_authority(null);
  if coalesce(decision, '') not in ('upheld', 'reversed') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  select * into found_appeal from public.moderation_appeals a where a.id = decide_appeal.appeal_id;
  if found_appeal.id is null then
    raise exception 'This appeal no longer exists.' using errcode = 'P0001';
  end if;
  perform private.require_authority(found_appeal.member_id);
  -- Locks the action first, as everywhere.
  action := private.lock_action(found_appeal.action_id);
  update public.moderation_appeals a
  set decision = decide_appeal.decision, answer = trimmed_answer, decided_at = now(), decided_by = me
  where a.id = found_appeal.id and a.decided_at is null;
  if not found then
    raise exception 'This appeal has already been decided.' using errcode = 'P0001';
  end if;
  if decision = 'reversed' then
    perform private.undo_action(action, trimmed_answer);
  elsif action.action = 'hold' then
    -- Nobody has decided about the content before.
    perform private.moderate('remove', action.subject_kind, action.subject_id, trimmed_answer);
  else
    insert into public.moderation_actions
      (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id)
    values ('uphold', action.subject_kind, action.subject_id, action.title, action.member_id, me, trimmed_answer,
      action.id)
    returning * into stored;
    perform private.notify_moderation(stored);
  end if;
end;
$function$;

create or replace function private.earned_level (
  member uuid
)
  returns smallint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  earned record;
  violated_at timestamptz;
begin
  if exists (select from public.staff s where s.user_id = member) then
    return 3;
  end if;
  select u.membership_tier in ('pro', 'partner', 'closer') as is_paid, s.connections,
    coalesce(a.days_active, 0) as days_active, coalesce(a.reads, 0) as reads, (
      select count(*) from public.member_responses p where p.member_id = u.id
    ) as people
  into earned
  from public.users u
  join public.member_stats s on s.user_id = u.id
  left join public.member_activity a on a.user_id = u.id
  where u.id = member;
  select max(m.created_at) into violated_at from public.moderation_actions m
  where m.member_id = member and m.action in ('take_down', 'hide', 'warn', 'restrict', 'suspend', 'ban')
    and not exists (select from public.moderation_actions v where v.parent_id = m.id and v.action = 'reverse');
  return coalesce((
    select max(r.level) from private.trust_requirements r
    where earned.days_active >= r.days_active and earned.reads >= r.reads and earned.connections >= r.connections
      and earned.people >= case when earned.is_paid then r.paid_people else r.people end
      and coalesce(violated_at < now() - r.clean_for, true)
  ), 0);
end;
$function$;

create or replace function private.expire_offers()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  due record;
  offer public.offers;
  entry uuid;
  expired integer := 0;
begin
  for due in
    select o.id from public.offers o
    where o.state in ('sealed', 'open') and o.respond_by <= now() and o.held_at is null
    order by o.property_id, o.id limit 500
  loop
    offer := private.lock_offer(due.id);
    continue when offer.state not in ('sealed', 'open') or offer.respond_by > clock_timestamp()
      or offer.held_at is not null;
    entry := private.move_offer(offer, 'expire', 'system');
    perform private.notify_offer(offer.buyer_id, null, 'expire', entry, offer);
    if offer.opened_at is not null then
      perform private.notify_offer(offer.seller_id, null, 'expire', entry, offer);
    end if;
    expired := expired + 1;
  end loop;
  return expired;
end;
$function$;

create or replace function private.file_report (
  kind     text,
  subject  uuid,
  reported uuid,
  reason   text,
  details  text,
  snapshot jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  report_id uuid;
begin
  if reported = me then
    raise exception 'That is your own' using errcode = '42501';
  end if;
  perform from public.users u where u.id = me for no key update;
  select r.id into report_id from public.reports r
  where r.reporter_id = me and r.subject_kind = kind and r.subject_id = subject and r.handled_at is null;
  if report_id is not null then
    return report_id;
  end if;
  perform private.consume_rate_limit('report');
  insert into public.reports (reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot)
  values (me, reported, kind, subject, reason, nullif(btrim(details, E' \t\r\n'), ''), snapshot)
  returning id into report_id;
  insert into private.report_networks (report_id, network)
  select report_id, a.address from private.client_address() as a (address) where a.address is not null;
  perform private.hold_reported(kind, subject);
  return report_id;
end;
$function$;

create or replace function private.finish_deal (
  deal   public.deals,
  state  text,
  reason text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  next_status constant text := case finish_deal.state when 'closed' then 'sold' else 'active' end;
begin
  update public.deals d set state = finish_deal.state, end_reason = finish_deal.reason, ended_at = clock_timestamp()
  where d.id = deal.id;
  update public.deal_extensions e set state = 'withdrawn', answered_at = clock_timestamp()
  from public.deal_milestones m where m.deal_id = deal.id and e.milestone_id = m.id and e.state = 'proposed';
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  where s.deal_id = deal.id and s.state = 'proposed';
  perform private.withdraw_agreements(deal, 'deal_ended');
  -- While moderators hide it, only what they'll restore changes.
  update public.properties p set
    status = case when p.removed_at is null then next_status else p.status end,
    sales_status = case when p.removed_at is not null then next_status end
  where p.id = deal.property_id and coalesce(p.sales_status, p.status) = 'under_contract';
  if finish_deal.state = 'closed' then
    perform private.cancel_offers(deal.property_id, 'listing_sold');
  elsif not private.is_listing_held(deal.property_id) then
    perform private.promote_backup(deal.property_id);
  end if;
end;
$function$;

create or replace function private.follow_up_listing_status()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.status = 'active' and old.status is distinct from 'active' then
    perform private.limit_active_listings(new.user_id);
  end if;
  if tg_op = 'INSERT' then
    return null;
  end if;
  if old.held_at is not null and new.removed_at is null then
    perform private.resume_listing_offers(new.id, old.held_at);
  end if;
  if new.held_at is not null and old.held_at is null then
    perform private.hold_listing_offers(new.id);
  end if;
  -- Offers outlive a pause and end with a sale. A deal cancels the others itself.
  perform private.cancel_listing_offers(old, new);
  if private.market_status(old) = 'active' and private.market_status(new) <> 'active' then
    perform private.close_showings(new.id);
    perform private.withdraw_invitations(new.id);
  end if;
  return null;
end;
$function$;

create or replace function private.forget_network()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.report_networks n where n.report_id = new.id;
  return null;
end;
$function$;

create or replace function private.hide_content (
  kind    text,
  content jsonb,
  held_at timestamp with time zone
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  listing constant uuid := (content ->> 'id')::uuid;
  queued_at timestamptz;
begin
  if kind <> 'listing' then
    perform private.set_removed(kind, content, now());
    return '{}';
  end if;
  update public.properties p set
    removed_at = coalesce(p.removed_at, now()), held_at = hide_content.held_at, status = 'paused',
    sales_status = coalesce(p.sales_status, p.status)
  where p.id = listing;
  delete from public.listing_reviews r where r.property_id = listing and r.decision is null
  returning r.requested_at into queued_at;
  perform private.broadcast_to_topic('listing:' || listing, 'listing');
  return jsonb_strip_nulls(jsonb_build_object('review_requested_at', queued_at));
end;
$function$;

create or replace function private.hold_again (
  held public.held_content
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  content constant jsonb := private.lock_content(held.subject_kind, held.subject_id);
begin
  if content ->> 'removed_at' is null then
    return;
  end if;
  if held.subject_kind = 'listing' then
    perform private.hide_content('listing', content, now());
  end if;
  insert into public.held_content select held.*;
end;
$function$;

create or replace function private.hold_listing_offers (
  listing_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  offer public.offers;
begin
  for offer in
    select * from public.offers o
    where o.property_id = listing_id and o.state in ('sealed', 'open', 'backup') and o.held_at is null
    order by o.id for no key update
  loop
    perform private.notify_offer(offer.buyer_id, null, 'hold', private.move_offer(offer, 'hold', 'system'), offer);
  end loop;
end;
$function$;

create or replace function private.hold_reported (
  kind    text,
  subject uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  content jsonb;
  author uuid;
  counted record;
  stored public.moderation_actions;
begin
  if kind in ('profile', 'forum')
    or exists (select from public.moderation_actions a where a.subject_id = subject and a.action = 'hold')
  then
    return;
  end if;
  content := private.lock_content(kind, subject);
  author := (content ->> 'owner_id')::uuid;
  if author is null or content ->> 'removed_at' is not null
    or exists (select from public.staff s where s.user_id = author)
  then
    return;
  end if;
  select coalesce(sum(c.weight), 0) as weight, count(*) as reporters,
    coalesce(bool_or(c.is_moderator), false) as by_staff
  into counted from private.counted_reports(kind, subject, author) c;
  if not counted.by_staff
    -- What the author earned: otherwise, one hold would make the next ones easy.
    and (counted.reporters < 2 or counted.weight < 2 + 4 * private.earned_level(author))
  then
    return;
  end if;
  insert into public.held_content (subject_id, subject_kind, member_id, reason, snapshot, previous)
  values (
    subject, kind, author, 'reports', content - '{owner_id,search_text}'::text[],
    private.hide_content(kind, content, now())
  );
  insert into public.moderation_actions (action, subject_kind, subject_id, title, member_id, reason)
  values ('hold', kind, subject, private.content_title(content), author,
    'Members reported this. It’s hidden until our moderators have looked at it.')
  returning * into stored;
  perform private.notify_moderation(stored);
end;
$function$;

create or replace function private.is_held (
  subject uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select exists (select from public.held_content h where h.subject_id = subject and h.reason = 'reports'); $function$;

create or replace function private.is_linked (
  member_a uuid,
  member_b uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(
    private.mailbox(a.email) = private.mailbox(b.email)
      or private.company_domain(a.email) = private.company_domain(b.email)
      or private.member_networks(a.id) && private.member_networks(b.id),
    false
  )
  from auth.users a, auth.users b where a.id = member_a and b.id = member_b;
$function$;

create or replace function private.is_listing_held (
  listing_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.properties p where p.id = listing_id and p.held_at is not null);
$function$;

create or replace function private.keep_contract_status()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  in_contract constant boolean := private.has_open_deal(new.id);
begin
  if (coalesce(new.sales_status, new.status) is not distinct from 'under_contract') = in_contract then
    return new;
  end if;
  if not in_contract then
    raise exception 'A listing goes under contract when you accept an offer.' using errcode = 'P0001';
  end if;
  raise exception 'This listing is under contract. Close or end the deal first.' using errcode = 'P0001';
end;
$function$;

create or replace function private.lock_action (
  action_id uuid
)
  returns public.moderation_actions
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  found_action public.moderation_actions;
begin
  select * into found_action from public.moderation_actions a where a.id = action_id;
  -- Whoever decides about held content locks that first.
  if found_action.action = 'hold' then
    perform private.lock_content(found_action.subject_kind, found_action.subject_id);
  end if;
  perform from public.moderation_actions a where a.id = action_id for no key update;
  if found_action.id is null or private.action_outcome(found_action.action) is null then
    raise exception 'No such action' using errcode = '42501';
  end if;
  if exists (select from public.moderation_actions r where r.parent_id = action_id and r.action = 'reverse') then
    raise exception 'This was already reversed.' using errcode = 'P0001';
  end if;
  if found_action.action = 'hold' and not private.is_held(found_action.subject_id) then
    raise exception 'Our moderators have already decided about this.' using errcode = 'P0001';
  end if;
  return found_action;
end;
$function$;

create or replace function private.mailbox (
  email text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case
    when parts.host in ('gmail.com', 'googlemail.com') then replace(parts.name, '.', '') || '@gmail.com'
    else parts.name || '@' || parts.host
  end
  from (
    select regexp_replace(split_part(lower(email), '@', 1), '\+.*$', '') as name,
      split_part(lower(email), '@', 2) as host
  ) as parts;
$function$;

create or replace function private.market_status (
  listing public.properties
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case
    when listing.removed_at is null then listing.status
    when listing.held_at is null then 'paused'
    else listing.sales_status
  end;
$function$;

create or replace function private.member_networks (
  member uuid
)
  returns text[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select array(
    select n.network from private.report_networks n join public.reports r on r.id = n.report_id
    where r.reporter_id = member
    union
    -- As private.client_address has them.
    select case family(s.ip::inet) when 6 then network(set_masklen(s.ip::inet, 64))::text else host(s.ip::inet) end
    from auth.sessions s where s.user_id = member and s.ip is not null
  );
$function$;

create or replace function private.move_offer (
  offer  public.offers,
  action text,
  actor  text,
  data   jsonb         default '{}'::jsonb,
  texts  jsonb         default '{}'::jsonb,
  reason text          default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  next_state text;
  deadline timestamptz;
begin
  -- Members can always take back what they proposed.
  perform private.check_not_held(offer.held_at is not null and action not in ('withdraw', 'cancel', 'resume'));
  select t.next_state into next_state from private.offer_transitions t
  where t.state = offer.state and t.action = move_offer.action and (
    t.actor = move_offer.actor
    or t.actor = case when move_offer.actor = offer.proposer then 'proposer' when move_offer.actor <> 'system'
      then 'recipient' end
  );
  if next_state is null then
    raise exception '%', case offer.state
      when 'accepted' then 'This offer was accepted.'
      when 'declined' then 'This offer was declined.'
      when 'withdrawn' then 'This offer was withdrawn.'
      when 'expired' then 'This offer has expired.'
      when 'canceled' then 'This offer was canceled.'
      else 'You can’t do that with this offer now.'
    end using errcode = 'P0001', hint = 'offer_changed';
  end if;
  deadline := case action
    -- A backup's buyer may have been waiting for weeks.
    when 'promote' then greatest(offer.respond_by, now() + interval '48 hours')
    when 'resume' then offer.respond_by + (clock_timestamp() - offer.held_at)
    else offer.respond_by
  end;
  update public.offers o set
    state = next_state,
    changed_at = clock_timestamp(),
    opened_at = case when action = 'open' then clock_timestamp() else o.opened_at end,
    backup_rank = case
      when action = 'back_up' then 1 + coalesce((
        select max(b.backup_rank) from public.offers b where b.property_id = o.property_id and b.state = 'backup'
      ), 0)
      when next_state = 'backup' then o.backup_rank
    end,
    respond_by = deadline,
    held_at = case
      when action = 'hold' then clock_timestamp()
      when action <> 'resume' and next_state = o.state then o.held_at
    end,
    end_reason = case when next_state = 'canceled' then move_offer.reason end
  where o.id = offer.id;
  return private.append_entry(offer.id, actor, 'offer.' || action,
    jsonb_build_object('state', next_state, 'version', offer.version) || jsonb_strip_nulls(jsonb_build_object(
      'reason', move_offer.reason,
      'expires_at', case when action = 'resume' and next_state <> 'backup' then private.utc_text(deadline) end
    )) || data,
    texts, case actor when 'buyer' then offer.buyer_id when 'seller' then offer.seller_id end);
end;
$function$;

create or replace function private.my_moderation()
  returns table (
    id           uuid,
    action       text,
    subject_kind text,
    subject_id   uuid,
    title        text,
    reason       text,
    until        timestamp with time zone,
    created_at   timestamp with time zone,
    reversed     boolean,
    appeal       text,
    appealed_at  timestamp with time zone,
    decision     text,
    answer       text,
    decided_at   timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select a.id, a.action, a.subject_kind, a.subject_id, a.title, a.reason, a.until, a.created_at,
    exists (select from public.moderation_actions r where r.parent_id = a.id and r.action in ('reverse', 'approve')),
    p.message, p.created_at, p.decision, p.answer, p.decided_at
  from public.moderation_actions a left join public.moderation_appeals p on p.action_id = a.id
  where a.member_id = (select auth.uid()) and private.action_outcome(a.action) is not null
    and (a.action <> 'hold' or p.id is not null or private.is_held(a.subject_id))
  order by a.created_at desc, a.id desc;
$function$;

create or replace function private.open_call (
  call_id uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  call public.calls_for_offers;
  offer public.offers;
  entry uuid;
  opened integer := 0;
  last_opened public.offers;
begin
  update public.calls_for_offers c set state = 'opened', ended_at = clock_timestamp()
  where c.id = open_call.call_id and c.state = 'running' and c.deadline <= clock_timestamp()
    and not private.is_listing_held(c.property_id)
  returning * into call;
  if call.id is null then
    return 0;
  end if;
  for offer in
    select * from public.offers o where o.property_id = call.property_id and o.state = 'sealed' order by o.id
    for no key update
  loop
    entry := private.move_offer(offer, 'open', 'system');
    perform private.notify_offer(offer.buyer_id, null, 'open', entry, offer);
    last_opened := offer;
    opened := opened + 1;
  end loop;
  -- One for all of them.
  if opened > 0 then
    perform private.notify_offer(last_opened.seller_id, null, 'opened', call.id, last_opened);
  end if;
  perform private.broadcast_to_topic('listing:' || call.property_id, 'listing');
  return opened;
end;
$function$;

create or replace function private.publish_held (
  kind    text,
  subject uuid
)
  returns public.held_content
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  content constant jsonb := private.lock_content(kind, subject);
  held public.held_content;
begin
  delete from public.held_content h where h.subject_id = subject and h.subject_kind = kind returning * into held;
  if held.subject_id is null or content is null then
    raise exception 'This is no longer waiting for review.' using errcode = 'P0001';
  end if;
  if kind = 'post' and held.reason <> 'reports' then
    -- New for everyone else, so it's at the top.
    update public.feed_posts p set created_at = now() where p.id = subject and p.edited_at is null;
  end if;
  perform private.restore_content(kind, subject, held.previous);
  perform private.close_reports(kind, subject, 'Reviewed and kept', false);
  perform private.record_response(held.member_id, auth.uid());
  return held;
end;
$function$;

create or replace function private.release_deleted()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.held_content h where h.subject_id = old.id;
  if found then
    perform private.answer_hold_appeals(old.id, 'upheld', 'You deleted it.', null);
  end if;
  return null;
end;
$function$;

create or replace function private.remove_content (
  kind    text,
  content jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  held public.held_content;
begin
  if kind in ('profile', 'forum') then
    raise exception 'A % can’t be removed.', kind using errcode = '22023';
  end if;
  if content is null then
    raise exception 'This content no longer exists.' using errcode = 'P0001';
  end if;
  -- Hidden already, until somebody decided.
  delete from public.held_content h where h.subject_id = (content ->> 'id')::uuid returning * into held;
  if held.subject_id is not null then
    if kind = 'listing' then
      perform private.hide_content(kind, content, null);
    end if;
    return held.previous || jsonb_build_object('held', to_jsonb(held));
  end if;
  if content ->> 'removed_at' is not null then
    raise exception 'This has already been removed.' using errcode = 'P0001';
  end if;
  return private.hide_content(kind, content, null);
end;
$function$;

create or replace function private.reset_listing_counts()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if current_user in ('anon', 'authenticated') then
    new.view_count := 0;
    new.created_at := now();
    new.updated_at := now();
    new.status_changed_at := null;
    new.previous_price := null;
    new.price_changed_at := null;
    new.public_since := null;
    new.standing_price := null;
    new.removed_at := null;
    new.held_at := null;
    new.sales_status := null;
  end if;
  if new.status = 'active' then
    new.public_since := coalesce(new.public_since, new.created_at);
  end if;
  new.saves := 0;
  return new;
end;
$function$;

create or replace function private.restore_content (
  kind     text,
  subject  uuid,
  previous jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  content constant jsonb := private.lock_content(kind, subject);
  queued_at constant timestamptz := previous ->> 'review_requested_at';
begin
  -- Deleted since, or restored already.
  if content ->> 'removed_at' is null then
    return;
  end if;
  if kind = 'listing' then
    update public.properties p set removed_at = null, held_at = null, status = p.sales_status, sales_status = null
    where p.id = subject;
    if not (content ->> 'verified')::boolean then
      perform private.queue_review(subject, u.membership_tier) from public.users u
        where u.id = (content ->> 'owner_id')::uuid and u.membership_tier <> 'partner';
      -- It keeps its place in the queue.
      update public.listing_reviews r
      set requested_at = queued_at, due_at = r.due_at - (r.requested_at - queued_at)
      where r.property_id = subject and r.decision is null and r.requested_at > queued_at;
    end if;
    perform private.broadcast_to_topic('listing:' || subject, 'listing');
    return;
  end if;
  perform private.set_removed(kind, content, null);
end;
$function$;

create or replace function private.resume_listing_offers (
  listing_id uuid,
  held_at    timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  offer public.offers;
begin
  update public.calls_for_offers c set deadline = c.deadline + (clock_timestamp() - resume_listing_offers.held_at)
  where c.property_id = listing_id and c.state = 'running';
  for offer in
    select * from public.offers o where o.property_id = listing_id and o.held_at is not null
    order by o.id for no key update
  loop
    perform private.notify_offer(offer.buyer_id, null, 'resume', private.move_offer(offer, 'resume', 'system'), offer);
  end loop;
  -- A deal that fell through during the hold didn't move up its backup.
  if exists (
    select from public.deals d
    where d.property_id = listing_id and d.state = 'fell_through' and d.ended_at >= resume_listing_offers.held_at
  ) then
    perform private.promote_backup(listing_id);
  end if;
end;
$function$;

create or replace function private.trust_level (
  member uuid
)
  returns smallint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  -- Until moderators have looked at the reports.
  if exists (select from public.held_content h where h.member_id = member and h.reason = 'reports')
    and not exists (select from public.staff s where s.user_id = member) then
    return 0;
  end if;
  return private.earned_level(member);
end;
$function$;

create or replace function private.undo_action (
  undone public.moderation_actions,
  reason text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  child public.moderation_actions;
  stored public.moderation_actions;
begin
  if undone.action = 'hold' then
    perform private.publish_held(undone.subject_kind, undone.subject_id);
  elsif undone.action in ('take_down', 'hide') and undone.parent_id is not null and undone.previous ? 'held' then
    perform private.hold_again(jsonb_populate_record(null::public.held_content, undone.previous -> 'held'));
  elsif undone.action in ('take_down', 'hide') then
    perform private.restore_content(undone.subject_kind, undone.subject_id, undone.previous);
  elsif undone.action = 'remove_badge' then
    delete from public.listing_reviews r where r.property_id = undone.subject_id and r.decided_at = (
      select max(l.decided_at) from public.listing_reviews l where l.property_id = undone.subject_id
    ) and r.decision = 'returned' and r.reason = undone.reason;
    -- Not if it was edited since in a way that needs another review.
    update public.properties p set verified = private.is_approved(p.id) or u.membership_tier = 'partner'
    from public.users u where p.id = undone.subject_id and u.id = p.user_id;
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id)
  values ('reverse', undone.subject_kind, undone.subject_id, undone.title, undone.member_id, auth.uid(),
    undo_action.reason, undone.id)
  returning * into stored;
  if undone.action in ('restrict', 'suspend', 'ban') then
    perform private.recompute_standing(undone.member_id);
  end if;
  if undone.action = 'ban' then
    update public.users u set profile_status = undone.previous ->> 'profile_status' where u.id = undone.member_id;
    for child in
      select * from public.moderation_actions a where a.parent_id = undone.id and a.action in ('take_down', 'hide')
        and not exists (select from public.moderation_actions r where r.parent_id = a.id and r.action = 'reverse')
      order by a.subject_id
    loop
      perform private.undo_action(child, undo_action.reason);
    end loop;
  end if;
  if undone.parent_id is null then
    perform private.notify_moderation(stored);
  end if;
end;
$function$;

alter table "private"."report_networks"
  add constraint "report_networks_report_id_fkey" foreign key (report_id)
    references public.reports(id) on delete cascade;

alter table "public"."offers"
  add constraint "offers_held"
    check
    (((held_at IS NULL) OR (state = ANY (ARRAY['sealed'::text, 'open'::text, 'backup'::text]))));

-- Listings that moderators hide already: what their sale has become, and which of them only wait for a decision.
update public.properties p set
  status = 'paused',
  held_at = (select h.created_at from public.held_content h where h.subject_id = p.id),
  sales_status = case
    when exists (select from public.deals d where d.property_id = p.id and d.state = 'open') then 'under_contract'
    when hidden.status = 'under_contract' then (
      select case d.state when 'closed' then 'sold' else 'active' end from public.deals d
      where d.property_id = p.id order by d.created_at desc limit 1
    )
    else coalesce(hidden.status, 'paused')
  end
from (
  select r.id, coalesce(
    (select h.previous ->> 'status' from public.held_content h where h.subject_id = r.id),
    (
      select a.previous ->> 'status' from public.moderation_actions a
      where a.subject_id = r.id and a.action = 'take_down' order by a.created_at desc, a.id desc limit 1
    )
  ) as status
  from public.properties r where r.removed_at is not null
) as hidden
where p.id = hidden.id;

alter table "public"."properties"
  add constraint "properties_held" check (((held_at IS NULL) OR (removed_at IS NOT NULL)));

alter table "public"."properties"
  add constraint "properties_removed"
    check
    ((((removed_at IS NULL) = (sales_status IS NULL)) AND ((removed_at IS NULL) OR (status =
    'paused'::text))));

alter table "public"."properties"
  add constraint "properties_sales_status_check"
    check
    ((sales_status = ANY (ARRAY['active'::text, 'under_contract'::text, 'paused'::text,
    'sold'::text])));

create view "private"."offer_transitions" with (security_invoker=true) AS  SELECT state,
    action,
    actor,
    next_state
   FROM ( VALUES ('sealed'::text,'revise'::text,'buyer'::text,'sealed'::text), ('sealed'::text,'withdraw'::text,'buyer'::text,'withdrawn'::text), ('sealed'::text,'open'::text,'system'::text,'open'::text), ('sealed'::text,'expire'::text,'system'::text,'expired'::text), ('sealed'::text,'cancel'::text,'system'::text,'canceled'::text), ('sealed'::text,'hold'::text,'system'::text,'sealed'::text), ('sealed'::text,'resume'::text,'system'::text,'sealed'::text), ('open'::text,'revise'::text,'proposer'::text,'open'::text), ('open'::text,'withdraw'::text,'proposer'::text,'withdrawn'::text), ('open'::text,'counter'::text,'recipient'::text,'open'::text), ('open'::text,'accept'::text,'recipient'::text,'accepted'::text), ('open'::text,'decline'::text,'recipient'::text,'declined'::text), ('open'::text,'back_up'::text,'seller'::text,'backup'::text), ('open'::text,'expire'::text,'system'::text,'expired'::text), ('open'::text,'cancel'::text,'system'::text,'canceled'::text), ('open'::text,'hold'::text,'system'::text,'open'::text), ('open'::text,'resume'::text,'system'::text,'open'::text), ('backup'::text,'promote'::text,'system'::text,'open'::text), ('backup'::text,'withdraw'::text,'buyer'::text,'withdrawn'::text), ('backup'::text,'decline'::text,'seller'::text,'declined'::text), ('backup'::text,'cancel'::text,'system'::text,'canceled'::text), ('backup'::text,'hold'::text,'system'::text,'backup'::text), ('backup'::text,'resume'::text,'system'::text,'backup'::text)) transitions(state, action, actor, next_state);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them, until they delete their accounts too; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays without your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create index report_networks_network_idx on private.report_networks using btree (network);

create trigger answer_hold_appeal
  after insert on public.moderation_actions
  for each row
  when ((new.action = ANY (ARRAY['approve'::text, 'take_down'::text, 'hide'::text])))
  execute function private.answer_hold_appeal();

create trigger follow_up_listing_status
  after insert or update of status, sales_status, removed_at, held_at on public.properties
  for each row
  execute function private.follow_up_listing_status();

create trigger keep_contract_status
  before insert or update of status, sales_status on public.properties
  for each row
  execute function private.keep_contract_status();

create trigger forget_network
  after update of handled_at, reporter_id on public.reports
  for each row
  when (((new.handled_at IS NOT NULL) OR (new.reporter_id IS NULL)))
  execute function private.forget_network();

comment on column "public"."held_content"."previous" is 'What approval restores, from private.hide_content.';

comment on column "public"."moderation_actions"."parent_id" is 'The action that this one upholds, reverses, or, for a hold, approves, or the ban that took a listing down.';

comment on column "public"."offers"."held_at" is 'Since when it''s on hold, because moderators review the listing; null if it isn''t. Its deadline moves by the time this takes.';

comment on column "public"."properties"."held_at" is 'Since when it''s hidden only until a moderator decides (held_content), so that its offers, showings, and invitations wait; null if it isn''t.';

comment on column "public"."properties"."removed_at" is 'Since when moderators hide it; null if they don''t. It''s paused, and its owner can''t change it.';

comment on column "public"."properties"."sales_status" is 'The status that it will have when moderators restore it. It follows the sale while they hide it; null while they don''t.';

comment on function "private"."action_outcome"(text) is 'What an action that can be appealed did, as reports say it; null for others.';

comment on function "private"."answer_hold_appeal"() is 'Insert trigger on moderation_actions: a decision about held content also decides the appeal of its hold.';

comment on function "private"."answer_hold_appeals"(uuid, text, text, uuid) is
  'Closes the open appeal of a hold that is over.';

comment on function "private"."appeal"(uuid, text) is 'Appeals a moderation action about the caller, once, with 1 to 2,000 characters, whatever the caller''s standing. Also a hold, while the content waits. Returns the appeal''s ID. Raises 42501 for any other action, P0001 if it was reversed, already appealed, or is a hold that is over, and 23502 or 23514 for a missing, blank, or longer message.';

comment on function "private"."cancel_listing_offers"(public.properties, public.properties) is
  'After a moderator took a listing down, or it was marked as sold by hand: cancels its live offers and a running call for offers. Not for a hold, which nobody has decided.';

comment on function "private"."check_not_held"(boolean) is 'Raises P0001, to be shown as is, for what waits until moderators have decided about the listing.';

comment on function "private"."company_domain"(text) is 'The domain of an email address if its members probably work together; null for public mail providers.';

comment on function "private"."competes"(uuid, uuid, text) is 'Whether a member may gain from reporting another: listings in the same county, an offer or a deal between them, offers on the same listing, whatever became of them, or a block, except for messages.';

comment on function "private"."counted_reports"(text, uuid, uuid) is 'The reporters whose open reports about content count, with their weight: independent of each other, and not in competition with its author.';

comment on function "private"."decide_appeal"(uuid, text, text) is 'For moderators: decides an appeal, upheld or reversed (which restores what the action changed), with an answer of 1 to 1,000 characters that the member reads. Of a hold, upheld removes the content, which is a decision that can be appealed itself. Notifies the member (kind appeal_decision, or moderation, always by email). Raises 42501 for others, who took the action, and the member; P0001 if it''s decided or gone; 22023 for another decision; and 23502 or 23514 for a missing, blank, or longer answer.';

comment on function "private"."earned_level"(uuid) is 'The trust level that a member has earned by private.trust_requirements: 0 new, 1 basic, 2 member, 3 trusted. Staff have 3. 0 for an unknown member.';

comment on function "private"."finish_deal"(public.deals, text, text) is 'Ends a deal: closed, after which the listing is sold and other offers are canceled, or fell_through with a reason, after which the listing is back on the market and the first backup offer moves up, once no hold stops it. The deal is locked.';

comment on function "private"."follow_up_listing_status"() is 'Trigger on properties: what follows from a listing''s status, from reports that hold it, or from a moderator who takes it down, step by step.';

comment on function "private"."forget_network"() is 'Update trigger on reports: the network isn''t needed once one is handled, or its reporter''s account deleted.';

comment on function "private"."hide_content"(text, jsonb, timestamp
  with time zone) is 'Hides content from private.lock_content. held_at: since when a listing waits for a moderator; null if one decided. Returns what restoring it needs.';

comment on function "private"."hold_again"(public.held_content) is 'After the reversal of a ban: what waited for review before it waits again. Does nothing for content that is gone.';

comment on function "private"."hold_listing_offers"(uuid) is 'When reports hold a listing: puts its live offers on hold, and notifies the buyers. The seller is notified about the listing. The caller has locked it.';

comment on function "private"."hold_reported"(text, uuid) is 'Holds reported content once the open reports of at least two independent members weigh 2, plus 4 for each trust level that the author has earned, or once a moderator reported it. Never content by staff, profiles, forums, and what was held for reports before. Logs it, and notifies the author (kind moderation, always by email).';

comment on function "private"."is_held"(uuid) is 'Whether content waits for a moderator because members reported it.';

comment on function "private"."is_linked"(uuid, uuid) is 'Whether two members may be one person or colleagues: the same mailbox, company domain, or network. A connection doesn''t count.';

comment on function "private"."is_listing_held"(uuid) is 'Whether a listing waits for a moderator, so that offers wait.';

comment on function "private"."keep_contract_status"() is 'Insert and update trigger on properties: a listing is under contract exactly while it has an open deal, whether or not moderators hide it. Raises P0001, to be shown as is, for any other change.';

comment on function "private"."lock_action"(uuid) is 'Locks an action that can be appealed or reversed. Raises 42501 for none, and P0001 if it was reversed, or is a hold that is over.';

comment on function "private"."mailbox"(text) is 'The mailbox that an email address delivers to: lowercase, without +tags, and at Gmail without dots.';

comment on function "private"."market_status"(public.properties) is 'The status of a listing for its offers, showings, and invitations: a hold changes nothing for them, a removal does.';

comment on function "private"."member_networks"(uuid) is 'The networks that a member is signed in from, as far as the auth server stores them, and reported from.';

comment on function "private"."move_offer"(public.offers, text, text, jsonb, jsonb, text) is
  'The only place that changes an offer''s state, as private.offer_transitions declares. The caller has locked the listing and the offer. actor: buyer, seller, or system. Adds the step to the ledger and returns the entry''s ID. Raises P0001, to be shown as is, for a move that isn''t listed, and while the offer is on hold.';

comment on function "private"."my_moderation"() is 'What moderators decided about the caller, latest first, with the reason and the caller''s appeal. Also holds, while they last or if they were appealed. Without the staff''s names and notes.';

comment on function "private"."open_call"(uuid) is 'Opens all sealed offers of a call whose deadline has passed, exactly once, and notifies the buyers and the seller. Does nothing while the listing is on hold. The caller has locked the listing. Returns how many opened.';

comment on function "private"."publish_held"(text, uuid) is 'Publishes held content, closes its reports as not upheld, and returns what waited. Raises 22023 for an unknown kind, and P0001 if it isn''t waiting. The caller checks the right to do so.';

comment on function "private"."release_deleted"() is 'Trigger on content: what its author deleted no longer waits, nor does an appeal.';

comment on function "private"."remove_content"(text, jsonb) is 'Takes down a listing or hides other content from private.lock_content, also what was held. Returns what a reversal needs: {held}, the row of held_content, for what waited. Raises P0001 if it''s gone or already removed, and 22023 for profiles and forums.';

comment on function "private"."restore_content"(text, uuid, jsonb) is 'Undoes private.remove_content and private.hide_content, given what they returned. A listing gets the status that its sale has reached. Does nothing for content that is gone.';

comment on function "private"."resume_listing_offers"(uuid, timestamp
  with time zone) is 'When a hold of a listing, since held_at, ends and the listing is back: moves the deadlines of its offers and its call for offers by the time it took, notifies the buyers, and moves up a backup if a deal fell through during the hold. The caller has locked the listing.';

comment on function "private"."trust_level"(uuid) is 'A member''s trust level: what they earned, but 0 while content of theirs that others reported is held.';

comment on function "private"."undo_action"(public.moderation_actions, text) is
  'Restores what an action changed, logs the reversal, and notifies the member. A ban also restores the listings it took down; what waited for review before it waits again.';

comment on function "public"."appeal"(uuid, text) is 'Appeals a moderation action about the caller, once, with 1 to 2,000 characters, whatever the caller''s standing. Also a hold, while the content waits. Returns the appeal''s ID. Raises 42501 for any other action, P0001 if it was reversed, already appealed, or is a hold that is over, and 23502 or 23514 for a missing, blank, or longer message.';

comment on function "public"."decide_appeal"(uuid, text, text) is 'For moderators: decides an appeal, upheld or reversed (which restores what the action changed), with an answer of 1 to 1,000 characters that the member reads. Of a hold, upheld removes the content, which is a decision that can be appealed itself. Notifies the member (kind appeal_decision, or moderation, always by email). Raises 42501 for others, who took the action, and the member; P0001 if it''s decided or gone; 22023 for another decision; and 23502 or 23514 for a missing, blank, or longer answer.';

comment on function "public"."my_moderation"() is 'What moderators decided about the caller, latest first, with the reason and the caller''s appeal. Also holds, while they last or if they were appealed. Without the staff''s names and notes.';

comment on table "private"."report_networks" is 'The network address that an open report was sent from, so that one person with several accounts counts once. Deleted when the report is handled.';

comment on view "private"."offer_transitions" is 'Every move of an offer: from a state, by an action, to the next. actor: buyer or seller; proposer, who made the latest version, or recipient, who didn''t; or system. Accepted, declined, withdrawn, expired, and canceled are final.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."answer_hold_appeal"() from public;

revoke all on function "private"."answer_hold_appeals"(uuid, text, text, uuid) from public;

revoke all on function "private"."check_not_held"(boolean) from public;

revoke all on function "private"."company_domain"(text) from public;

revoke all on function "private"."competes"(uuid, uuid, text) from public;

revoke all on function "private"."counted_reports"(text, uuid, uuid) from public;

revoke all on function "private"."earned_level"(uuid) from public;

revoke all on function "private"."forget_network"() from public;

revoke all on function "private"."hide_content"(text, jsonb, timestamp with time zone) from public;

revoke all on function "private"."hold_again"(public.held_content) from public;

revoke all on function "private"."hold_listing_offers"(uuid) from public;

revoke all on function "private"."is_held"(uuid) from public;

revoke all on function "private"."is_linked"(uuid, uuid) from public;

revoke all on function "private"."is_listing_held"(uuid) from public;

revoke all on function "private"."mailbox"(text) from public;

revoke all on function "private"."market_status"(public.properties) from public;

revoke all on function "private"."member_networks"(uuid) from public;

revoke all on function "private"."publish_held"(text, uuid) from public;

revoke all on function "private"."resume_listing_offers"(uuid, timestamp with time zone) from public;

reset check_function_bodies;
