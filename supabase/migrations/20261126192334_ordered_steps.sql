set check_function_bodies = off;

drop trigger "a_lock_rate_limits" on "auth"."users";

drop trigger "b_lock_listings" on "auth"."users";

drop trigger "erase_copies" on "auth"."users";

drop trigger "leave_deals" on "auth"."users";

drop trigger "lock_billing" on "auth"."users";

drop trigger "lock_conversations" on "auth"."users";

drop trigger "lock_deal_alerts" on "auth"."users";

drop trigger "lock_document_requests" on "auth"."users";

drop trigger "lock_events" on "auth"."users";

drop trigger "lock_feed" on "auth"."users";

drop trigger "lock_forums" on "auth"."users";

drop trigger "lock_listing_invitations" on "auth"."users";

drop trigger "lock_listing_questions" on "auth"."users";

drop trigger "lock_proofs_of_funds" on "auth"."users";

drop trigger "lock_property_submissions" on "auth"."users";

drop trigger "lock_relationships" on "auth"."users";

drop trigger "lock_sent_alerts" on "auth"."users";

drop trigger "lock_shared_records" on "auth"."users";

drop trigger "lock_showings" on "auth"."users";

drop trigger "withdraw_invitations" on "public"."listing_invitations";

drop trigger "cancel_offers_on_delete" on "public"."properties";

drop trigger "cancel_offers" on "public"."properties";

drop trigger "close_showings" on "public"."properties";

drop trigger "limit_active_listings" on "public"."properties";

drop trigger "limit_resumed_listings" on "public"."properties";

drop trigger "notify_of_deleted_showings" on "public"."properties";

drop trigger "withdraw_invitations" on "public"."properties";

drop function "private"."cancel_listing_offers"();

drop function "private"."close_showings"();

drop function "private"."erase_copies"();

drop function "private"."leave_deals"();

drop function "private"."limit_active_listings"();

drop function "private"."lock_billing"();

drop function "private"."lock_conversations"();

drop function "private"."lock_deal_alerts"();

drop function "private"."lock_document_requests"();

drop function "private"."lock_events"();

drop function "private"."lock_feed"();

drop function "private"."lock_forums"();

drop function "private"."lock_listing_invitations"();

drop function "private"."lock_listing_questions"();

drop function "private"."lock_listings"();

drop function "private"."lock_proofs_of_funds"();

drop function "private"."lock_property_submissions"();

drop function "private"."lock_rate_limits"();

drop function "private"."lock_relationships"();

drop function "private"."lock_sent_alerts"();

drop function "private"."lock_shared_records"();

drop function "private"."lock_showings"();

drop function "private"."notify_of_deleted_showings"();

drop function "private"."withdraw_invitations"();

create or replace function private.cancel_deleted_offers (
  listing_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- With the seller's account, private.leave_deals has done it.
  if exists (select from public.deals d where d.property_id = listing_id and d.state = 'open') then
    raise exception 'This listing is under contract. Close or end the deal first.' using errcode = 'P0001';
  end if;
  perform private.cancel_offers(listing_id, 'listing_deleted');
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
    when listing.removed_at is not null and was.removed_at is null then 'listing_removed'
    when listing.status = 'sold' and was.status in ('active', 'paused') then 'listing_sold'
  end;
begin
  if reason is not null then
    update public.calls_for_offers c set state = 'canceled', ended_at = clock_timestamp()
    where c.property_id = listing.id and c.state = 'running';
    perform private.cancel_offers(listing.id, reason);
  end if;
end;
$function$;

create or replace function private.close_showings (
  listing_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.close_showing(s.id)
  from (
    select c.id from public.listing_showings c
    where c.property_id = listing_id and c.canceled_at is null and c.starts_at > now() order by c.id
  ) as s;
end;
$function$;

create or replace function private.erase_copies (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  member_name constant text := (select u.name from public.users u where u.id = member);
  place record;
begin
  -- Two deletions could lock rows that mention both members in different orders.
  perform pg_advisory_xact_lock(hashtextextended('erase copies', 0));
  for place in
    select p.table_name, copied.column_name
    from private.personal_data p cross join lateral unnest(p.copies) as copied (column_name)
    order by p.table_name, copied.column_name
  loop
    execute format(
      'update %1$s as t set %2$I = private.without_member(t.%2$I, $1, $2) where strpos(t.%2$I::text, $1::text) > 0',
      place.table_name, place.column_name
    ) using member, member_name;
  end loop;
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
  if tg_op = 'UPDATE' then
    -- Offers outlive a pause and end with a sale. A deal cancels the others itself.
    perform private.cancel_listing_offers(old, new);
  end if;
  if old.status = 'active' and new.status <> 'active' then
    perform private.close_showings(new.id);
    perform private.withdraw_invitations(new.id);
  end if;
  return null;
end;
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
      'cancel', entry, offer);
  end loop;
  for deal in
    select * from public.deals d where member in (d.buyer_id, d.seller_id) and d.state = 'open' order by d.id
    for no key update
  loop
    perform private.record_deal_step(deal, nobody, 'deal.fall_through', '{"reason": "account_deleted"}');
    perform private.finish_deal(deal, 'fell_through', 'account_deleted');
  end loop;
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  from public.deal_parties p
  where p.deal_id = s.deal_id and p.user_id = member and s.state = 'proposed';
  perform private.leave_agreements(member);
  perform private.delete_own_documents(member);
  update public.offers o set
    buyer_name = case when o.buyer_id = member then null else o.buyer_name end,
    seller_name = case when o.seller_id = member then null else o.seller_name end
  where member in (o.buyer_id, o.seller_id);
  update public.deal_parties p set name = null, revoked_at = coalesce(p.revoked_at, clock_timestamp())
  where p.user_id = member;
end;
$function$;

create or replace function private.limit_active_listings (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant integer := 200;
begin
  -- Without a caller, this is the service role or a migration.
  if auth.uid() is null or private.is_staff() then
    return;
  end if;
  -- The count must see what concurrent calls of the member have added.
  perform pg_advisory_xact_lock(hashtextextended('active listings ' || member, 0));
  if (select count(*) from public.properties p where p.user_id = member and p.status = 'active') > most then
    raise exception 'You have % active listings, which is the limit. Pause or delete one, or mark one as sold, first.',
      most using errcode = 'P0001';
  end if;
end;
$function$;

create or replace function private.lock_billing (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.stripe_customers c where c.user_id = member for update;
end;
$function$;

create or replace function private.lock_conversations (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.conversations c where member in (c.user_a_id, c.user_b_id) order by c.id for update;
  perform from public.conversation_members s where member in (s.user_id, s.other_id) order by s.id for update;
  update public.message_attachments a set path = null from public.messages m where m.id = a.message_id
    and m.user_id = member;
end;
$function$;

create or replace function private.lock_deal_alerts (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Alerting of a listing locks it, as lock_listings has done, then the members it alerts.
  perform from private.alert_mail m where m.user_id = member for update;
end;
$function$;

create or replace function private.lock_document_requests (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.listing_document_requests r
  where r.member_id = member
    or r.property_id in (select p.id from public.properties p where p.user_id = member)
  order by r.id for update;
end;
$function$;

create or replace function private.lock_events (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.lock_registrations(member);
  perform from public.events e
  where e.user_id = member or e.id in (select r.event_id from public.event_registrations r where r.user_id = member)
  order by e.id for no key update;
  delete from public.events e where e.user_id = member and e.status in ('proposed', 'returned');
end;
$function$;

create or replace function private.lock_feed (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.feed_posts p
  where p.id in (
    select own.id from public.feed_posts own where own.user_id = member
    union select l.post_id from public.feed_likes l where l.user_id = member
    union select c.post_id from public.feed_comments c where c.user_id = member
  )
  order by p.id for update;
end;
$function$;

create or replace function private.lock_forums (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Locks what the account's foreign keys will change, in the same order as replies do.
  perform from public.forum_topics t where t.user_id = member order by t.id for no key update;
  perform from public.forums f where f.user_id = member order by f.id for no key update;
  perform from public.forum_posts p where p.user_id = member order by p.id for no key update;
end;
$function$;

create or replace function private.lock_listing_invitations (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.listing_invitations i
  where i.user_id = member
    or i.property_id in (select p.id from public.properties p where p.user_id = member)
  order by i.id for update;
end;
$function$;

create or replace function private.lock_listing_questions (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.listing_questions q
  where q.user_id = member
    or q.property_id in (select p.id from public.properties p where p.user_id = member)
  order by q.id for update;
end;
$function$;

create or replace function private.lock_listings (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- A member who votes or unsaves locks the save, then the vote, then the listing.
  perform from public.saved_listings s
  where s.user_id = member or s.property_id in (select p.id from public.properties p where p.user_id = member)
  order by s.id for update;
  perform from public.property_feedback f
  where f.user_id = member or f.property_id in (select p.id from public.properties p where p.user_id = member)
  order by f.id for update;
  -- For update: a weaker lock would be raised when the listings are deleted, and could then wait for someone who waits
  -- for this one.
  perform from public.properties p
  where p.user_id = member or p.id in (
    select s.property_id from public.saved_listings s where s.user_id = member
    union select f.property_id from public.property_feedback f where f.user_id = member
    union select o.property_id from public.offers o where member in (o.buyer_id, o.seller_id)
    union select d.property_id from public.deals d join public.deal_parties m on m.deal_id = d.id
      where m.user_id = member
  )
  order by p.id for update;
end;
$function$;

create or replace function private.lock_proofs_of_funds (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.proofs_of_funds p where member in (p.user_id, p.reviewer_id) order by p.id for update;
end;
$function$;

create or replace function private.lock_property_submissions (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.property_submissions s where member in (s.user_id, s.reviewer_id) order by s.id for update;
end;
$function$;

create or replace function private.lock_rate_limits (
  member uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended('rate limits ' || member, 0));
end;
$function$;

create or replace function private.lock_relationships (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  others uuid[];
begin
  -- Deleting the rows changes the counts of every member at the other end, in any order, so lock everything first, in
  -- the usual order: rows, member, counts.
  perform from public.connections c where member in (c.sender_id, c.receiver_id) order by c.id for update;
  perform from public.follows f where member in (f.follower_id, f.followed_id) order by f.id for update;
  perform from public.member_reviews r where member in (r.author_id, r.member_id) order by r.id for update;
  perform from public.users u where u.id = member for update;
  others := array(
    select case when c.sender_id = member then c.receiver_id else c.sender_id end
    from public.connections c where member in (c.sender_id, c.receiver_id)
    union select case when f.follower_id = member then f.followed_id else f.follower_id end
    from public.follows f where member in (f.follower_id, f.followed_id)
    union select r.member_id from public.member_reviews r where r.author_id = member
    union select member
  );
  perform from public.member_stats s where s.user_id = any (others) order by s.user_id for no key update;
end;
$function$;

create or replace function private.lock_sent_alerts (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.deal_alerts a
  where a.user_id = member or a.property_id in (select p.id from public.properties p where p.user_id = member)
  order by a.id for update;
end;
$function$;

create or replace function private.lock_shared_records (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.profile_views v where member in (v.member_id, v.viewer_id) order by v.id for update;
  perform from public.member_blocks b where member in (b.blocker_id, b.blocked_id) order by b.id for update;
  perform from public.reports r where member in (r.reporter_id, r.reported_id) order by r.id for update;
  perform from public.moderation_actions a where member in (a.member_id, a.actor_id) order by a.id for update;
  perform from public.moderation_appeals a where member in (a.member_id, a.decided_by) order by a.id for update;
  perform from public.notifications n where member in (n.user_id, n.actor_id) order by n.id for update;
  perform from private.mail_queue q where member in (q.user_id, q.actor_id) order by q.id for update;
end;
$function$;

create or replace function private.lock_showings (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.lock_bookings(member);
  perform from public.listing_showings s
  where s.property_id in (select p.id from public.properties p where p.user_id = member)
    or s.id in (select b.showing_id from public.showing_bookings b where b.user_id = member)
  order by s.id for no key update;
end;
$function$;

create or replace function private.prepare_account_deletion()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Limits are consumed before some rows are locked and after others, so no lock order would do: wait for limited
  -- actions in progress, and stop new ones.
  perform private.lock_rate_limits(old.id);
  -- Saves, votes, and listings, before anything that would lock a listing more weakly.
  perform private.lock_listings(old.id);

  -- What others keep, without the member.
  perform private.erase_copies(old.id);
  perform private.leave_deals(old.id);

  -- Rows that are locked before members everywhere.
  perform private.lock_billing(old.id);
  perform private.lock_conversations(old.id);
  perform private.lock_deal_alerts(old.id);
  perform private.lock_document_requests(old.id);
  perform private.lock_events(old.id);
  perform private.lock_feed(old.id);
  perform private.lock_forums(old.id);
  perform private.lock_listing_invitations(old.id);
  perform private.lock_listing_questions(old.id);
  perform private.lock_proofs_of_funds(old.id);
  perform private.lock_property_submissions(old.id);

  -- Connections, follows, reviews, then the member, then the counts of everyone at the other end.
  perform private.lock_relationships(old.id);

  -- Once the member is locked, none of these is added.
  perform private.lock_sent_alerts(old.id);
  perform private.lock_shared_records(old.id);
  -- The member's bookings, then showings, as in 30_listings/30_showings.sql.
  perform private.lock_showings(old.id);
  return old;
end;
$function$;

create or replace function private.prepare_listing_deletion()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.cancel_deleted_offers(old.id);
  -- While there still are showings, so that those who booked learn of it.
  perform private.close_showings(old.id);
  return old;
end;
$function$;

create or replace function private.withdraw_invitation()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.delete_notifications(old.id, '{listing_invitation}');
  return null;
end;
$function$;

create or replace function private.withdraw_invitations (
  listing_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.delete_notifications(i.id, '{listing_invitation}')
  from public.listing_invitations i where i.property_id = listing_id order by i.id;
end;
$function$;

create trigger prepare_account_deletion
  before delete on auth.users
  for each row
  execute function private.prepare_account_deletion();

create trigger withdraw_invitation
  after delete on public.listing_invitations
  for each row
  execute function private.withdraw_invitation();

create trigger follow_up_listing_status
  after insert or update of status, removed_at on public.properties
  for each row
  execute function private.follow_up_listing_status();

create trigger prepare_listing_deletion
  before delete on public.properties
  for each row
  execute function private.prepare_listing_deletion();

comment on function "private"."cancel_deleted_offers"(uuid) is 'Before a listing is deleted: cancels its live offers. Raises P0001, to be shown as is, if it''s under contract.';

comment on function "private"."cancel_listing_offers"(public.properties, public.properties) is
  'After a listing was taken down, or marked as sold by hand: cancels its live offers and a running call for offers.';

comment on function "private"."close_showings"(uuid) is 'Cancels the upcoming showings of a listing that leaves the market, and notifies those who booked.';

comment on function "private"."erase_copies"(uuid) is 'Account deletion: anonymizes the member in the columns that private.personal_data lists as copies, such as mentions and the snapshots of reports.';

comment on function "private"."follow_up_listing_status"() is 'Trigger on properties: what follows from a listing''s status, or from a moderator who takes it down, step by step.';

comment on function "private"."leave_deals"(uuid) is 'Account deletion: the member''s open deals fall through, their live offers are canceled, and their name is removed. The other side is notified and keeps the ledger.';

comment on function "private"."limit_active_listings"(uuid) is 'After a listing became active: raises P0001, which is shown to the member, if they have more than 200. Staff and the service role have no limit.';

comment on function "private"."lock_billing"(uuid) is 'Account deletion: locks the member''s customer before the member, as in apply_billing.';

comment on function "private"."lock_conversations"(uuid) is 'Account deletion: waits for messages being sent or read, and removes the paths of the member''s sent files.';

comment on function "private"."lock_deal_alerts"(uuid) is 'Account deletion: locks the alert settings that change with the account.';

comment on function "private"."lock_document_requests"(uuid) is 'Account deletion: locks the requests by and to the member in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."lock_events"(uuid) is 'Account deletion: locks events before members, as everywhere, and deletes events that were never published.';

comment on function "private"."lock_feed"(uuid) is 'Account deletion: locks the posts that change with the account, in one order, before the member''s row.';

comment on function "private"."lock_forums"(uuid) is 'Account deletion: locks topics, forums, and replies in the order in which members reply in the member''s topics.';

comment on function "private"."lock_listing_invitations"(uuid) is 'Account deletion: locks the invitations of and by the member in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."lock_listing_questions"(uuid) is 'Account deletion: locks the questions by and to the member in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."lock_listings"(uuid) is 'Account deletion: locks the saves, the votes, and the listings that change with the account, in one order.';

comment on function "private"."lock_proofs_of_funds"(uuid) is 'Account deletion: locks proofs of funds before members, as everywhere.';

comment on function "private"."lock_property_submissions"(uuid) is 'Account deletion: locks submissions before members, as everywhere.';

comment on function "private"."lock_rate_limits"(uuid) is 'Account deletion: waits for limited actions in progress and stops new ones.';

comment on function "private"."lock_relationships"(uuid) is 'Account deletion: locks relationships, the member, and the counts at the other end, so that it can''t deadlock with members who connect, follow, or review at the same time.';

comment on function "private"."lock_sent_alerts"(uuid) is 'Account deletion: locks the alerts of the member and of their listings in one order. Otherwise two accounts that share alerts could wait for each other.';

comment on function "private"."lock_shared_records"(uuid) is 'Account deletion: locks records shared with other members in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."lock_showings"(uuid) is 'Account deletion: locks the member''s showings, and those they booked, in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."prepare_account_deletion"() is 'Delete trigger on auth.users: leaves deals, anonymizes what others keep, and locks what changes with the account, step by step.';

comment on function "private"."prepare_listing_deletion"() is 'Delete trigger on properties: cancels offers and showings, step by step. Foreign keys delete the rest.';

comment on function "private"."withdraw_invitation"() is 'Trigger on listing_invitations: deletes the notification of an invitation to a deleted listing, or of a member whose account was deleted.';

comment on function "private"."withdraw_invitations"(uuid) is 'Deletes the notifications of invitations to a listing that leaves the market.';

revoke all on function "private"."cancel_deleted_offers"(uuid) from public;

revoke all
  on function "private"."cancel_listing_offers"(public.properties, public.properties)
  from public;

revoke all on function "private"."close_showings"(uuid) from public;

revoke all on function "private"."erase_copies"(uuid) from public;

revoke all on function "private"."follow_up_listing_status"() from public;

revoke all on function "private"."leave_deals"(uuid) from public;

revoke all on function "private"."limit_active_listings"(uuid) from public;

revoke all on function "private"."lock_billing"(uuid) from public;

revoke all on function "private"."lock_conversations"(uuid) from public;

revoke all on function "private"."lock_deal_alerts"(uuid) from public;

revoke all on function "private"."lock_document_requests"(uuid) from public;

revoke all on function "private"."lock_events"(uuid) from public;

revoke all on function "private"."lock_feed"(uuid) from public;

revoke all on function "private"."lock_forums"(uuid) from public;

revoke all on function "private"."lock_listing_invitations"(uuid) from public;

revoke all on function "private"."lock_listing_questions"(uuid) from public;

revoke all on function "private"."lock_listings"(uuid) from public;

revoke all on function "private"."lock_proofs_of_funds"(uuid) from public;

revoke all on function "private"."lock_property_submissions"(uuid) from public;

revoke all on function "private"."lock_rate_limits"(uuid) from public;

revoke all on function "private"."lock_relationships"(uuid) from public;

revoke all on function "private"."lock_sent_alerts"(uuid) from public;

revoke all on function "private"."lock_shared_records"(uuid) from public;

revoke all on function "private"."lock_showings"(uuid) from public;

revoke all on function "private"."prepare_account_deletion"() from public;

revoke all on function "private"."prepare_listing_deletion"() from public;

revoke all on function "private"."withdraw_invitation"() from public;

revoke all on function "private"."withdraw_invitations"(uuid) from public;

reset check_function_bodies;
