set check_function_bodies = off;

drop view "private"."personal_data";

alter table "public"."ledger_texts"
  drop constraint "ledger_texts_author_id_fkey";

drop function "private"."delete_own_documents"(uuid);

create or replace function private.deals_of_last_side (
  member uuid
)
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(d.id), '{}') from public.deals d
  where member in (d.buyer_id, d.seller_id) and not private.is_record_needed(d, member);
$function$;

create or replace function private.forget_former_members (
  deal_ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.deal_documents d where d.id in (select f.id from private.former_documents(deal_ids) f);
  update public.offers o set
    buyer_name = case when o.buyer_id is not null then o.buyer_name end,
    seller_name = case when o.seller_id is not null then o.seller_name end
  where o.id in (select d.offer_id from public.deals d where d.id = any (deal_ids))
    and (o.buyer_id is null or o.seller_id is null);
  update public.deal_parties p set name = null
  where p.deal_id = any (deal_ids) and p.user_id is null and p.joined_at is not null and p.name is not null;
  delete from public.ledger_texts t
  where t.author_id is null and t.field not in ('title', 'address')
    and t.offer_id in (select d.offer_id from public.deals d where d.id = any (deal_ids));
end;
$function$;

create or replace function private.forget_outdated_deals()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  outdated constant uuid[] := private.outdated_deals();
begin
  perform private.forget_former_members(outdated);
  return cardinality(outdated);
end;
$function$;

create or replace function private.former_documents (
  deal_ids uuid[]
)
  returns SETOF public.deal_documents
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select d.* from public.deal_documents d join public.deal_parties p on p.id = d.added_by
  where d.deal_id = any (deal_ids) and p.user_id is null;
$function$;

create or replace function private.is_record_needed (
  deal    public.deals,
  leaving uuid         default null::uuid
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select (deal.ended_at is null or deal.ended_at > now() - private.record_retention()) and exists (
    select from unnest(array[deal.buyer_id, deal.seller_id]) as side (id) where side.id is distinct from leaving
      and side.id is not null
  );
$function$;

create or replace function private.kept_deal_files (
  member uuid
)
  returns SETOF text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select k.path from private.kept_documents(member) k where starts_with(k.path, member || '/'); $function$;

create or replace function private.kept_documents (
  member uuid
)
  returns SETOF public.deal_documents
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select d.*
  from public.deal_documents d
  join public.deal_parties adder on adder.id = d.added_by
  join public.deals deal on deal.id = d.deal_id
  where (adder.user_id = member or starts_with(d.path, member || '/'))
    and d.removed_at is null and private.is_record_needed(deal, member) and exists (
      select from public.deal_document_readers r join public.deal_parties p on p.id = r.party_id
      where r.document_id = d.id and r.revoked_at is null and p.user_id is not null and p.user_id <> member
    );
$function$;

create or replace function private.leave_deal_records (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  last_side constant uuid[] := private.deals_of_last_side(member);
begin
  delete from public.deal_documents d using public.deal_parties p
  where p.id = d.added_by and p.user_id = member
    and d.id not in (select k.id from private.kept_documents(member) k);
  update public.offers o set
    buyer_name = case when o.buyer_id = member then null else o.buyer_name end,
    seller_name = case when o.seller_id = member then null else o.seller_name end
  where member in (o.buyer_id, o.seller_id)
    and not exists (select from public.deals d where d.offer_id = o.id and private.is_record_needed(d, member));
  update public.deal_parties p set
    name = case when exists (
      select from public.deals d where d.id = p.deal_id and private.is_record_needed(d, member)
    ) then p.name end,
    revoked_at = coalesce(p.revoked_at, clock_timestamp())
  where p.user_id = member;
  delete from public.ledger_texts t
  where t.author_id = member
    and not exists (select from public.deals d where d.offer_id = t.offer_id and private.is_record_needed(d, member));
  perform private.forget_former_members(last_side);
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
      'account_deleted', entry, offer);
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
  perform private.leave_deal_records(member);
end;
$function$;

create or replace function private.orphaned_deal_files (
  member uuid
)
  returns SETOF text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select f.path from private.former_documents(private.deals_of_last_side(member)) f; $function$;

create or replace function private.outdated_deal_files()
  returns SETOF text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select f.path from private.former_documents(private.outdated_deals()) f; $function$;

create or replace function private.outdated_deals()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(due.id), '{}') from (
    select d.id from public.deals d
    where d.ended_at <= now() - private.record_retention() and exists (
      select from public.deal_parties p
      where p.deal_id = d.id and p.user_id is null and p.joined_at is not null and p.name is not null
    )
    order by d.ended_at limit 200
  ) as due;
$function$;

create or replace function private.record_retention()
  returns interval
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select interval '7 years'; $function$;

create or replace function public.forget_outdated_deals()
  returns integer
  language sql
  set search_path to ''
  AS $function$ select private.forget_outdated_deals(); $function$;

create or replace function public.kept_deal_files (
  member_id uuid
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$ select private.kept_deal_files(member_id); $function$;

create or replace function public.orphaned_deal_files (
  member_id uuid
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$ select private.orphaned_deal_files(member_id); $function$;

create or replace function public.outdated_deal_files()
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$ select private.outdated_deal_files(); $function$;

alter table "public"."ledger_texts"
  -- squawk-ignore adding-foreign-key-constraint
  add constraint "ledger_texts_author_id_fkey" foreign key (author_id) references public.users(id)
    on delete set null;

create view "private"."personal_data" with (security_invoker=true) AS  SELECT registry.table_name,
    registry.member_columns,
    registry.label,
    registry.exported_as,
    registry.on_deletion,
    registry.note,
    registry.copies,
    kept.kept_for
   FROM (( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'stays with the documents'::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'those you shared stay with the people you shared them with; the others are deleted'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays for the other side, with your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'anonymized'::text,'stay for the other side of a deal; those of offers that led to none are deleted'::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay for the other side, without your name unless they led to a deal'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies)
     LEFT JOIN ( VALUES (((('for '::text || EXTRACT(year FROM private.record_retention())) || ' years after the deal ended, or until the other side '::text) || 'deletes its account, too'::text),ARRAY['public.deal_document_log'::text, 'public.deal_document_readers'::text, 'public.deal_documents'::text, 'public.deal_parties'::text, 'public.ledger_texts'::text]), ('as long as the record they’re part of, which can’t be shortened'::text,ARRAY['private.ledger_nodes'::text, 'public.deal_closings'::text, 'public.deal_extensions'::text, 'public.deal_milestones'::text, 'public.deal_outcomes'::text, 'public.deal_split_approvals'::text, 'public.deal_split_lines'::text, 'public.deal_split_shares'::text, 'public.deal_splits'::text, 'public.deals'::text, 'public.ledger_entries'::text, 'public.offer_versions'::text, 'public.offers'::text]), ('until everyone who signed has deleted their account'::text,ARRAY['public.agreement_signatures'::text, 'public.agreements'::text]), ('until the other person deletes their account, too'::text,ARRAY['public.conversations'::text, 'public.message_attachments'::text, 'public.messages'::text]), ('as long as other members use them'::text,ARRAY['public.event_links'::text, 'public.events'::text, 'public.forum_posts'::text, 'public.forum_topics'::text, 'public.forums'::text]), ('as long as we need them to keep the service safe'::text,ARRAY['public.moderation_actions'::text, 'public.reports'::text]), ('for about an hour'::text,ARRAY['private.contact_senders'::text]), ('without a time limit'::text,ARRAY['private.listing_viewers'::text])) kept(kept_for, tables) ON ((registry.table_name = ANY (kept.tables))));

create index deals_ended_idx on public.deals using btree (ended_at)
  where (ended_at is not null);

comment on column "public"."deal_parties"."name" is 'The inviter''s until they join, then the member''s. Null once the account is deleted and nobody needs it.';

comment on column "public"."offers"."buyer_name" is 'When the offer was made. Null once the account is deleted, unless it became a deal whose other side needs it.';

comment on column "public"."offers"."seller_name" is 'As buyer_name.';

comment on function "private"."deals_of_last_side"(uuid) is 'The deals whose record nobody needs once the member''s account is deleted: the other side''s is, too.';

comment on function "private"."forget_former_members"(uuid[]) is 'Deletes what some deals keep of members who deleted their accounts. The ledger stays: it names no one.';

comment on function "private"."forget_outdated_deals"() is 'For the stamp-ledger function, every day: deletes what up to 200 deals have kept of former members for long enough (private.record_retention). Returns how many.';

comment on function "private"."former_documents"(uuid[]) is 'The documents of some deals whose owners have left.';

comment on function "private"."is_record_needed"(public.deals, uuid) is 'Whether someone needs what a deal keeps of former members: its buyer or its seller still has an account, apart from a member who is leaving, and it hasn''t ended longer ago than private.record_retention.';

comment on function "private"."kept_deal_files"(uuid) is 'For the delete-account function: paths in the member''s folder of the bucket deal-documents that stay for others.';

comment on function "private"."kept_documents"(uuid) is 'The documents of a member that stay when they delete their account, and that have stayed since: shared with someone who still has one.';

comment on function "private"."leave_deal_records"(uuid) is 'Before an account is deleted: leaves in the records of deals what those need who dealt with the member, and nothing in those of offers without a deal, or that nobody needs anymore. The delete-account function deletes the files.';

comment on function "private"."leave_deals"(uuid) is 'Account deletion: the member''s open deals fall through, and their live offers are canceled. The other side is notified, and keeps the ledger and what private.leave_deal_records leaves.';

comment on function "private"."orphaned_deal_files"(uuid) is 'For the delete-account function: paths in the bucket deal-documents of what others shared in deals that nobody needs once the member''s account is deleted.';

comment on function "private"."outdated_deal_files"() is 'For the stamp-ledger function: paths in the bucket deal-documents to delete before public.forget_outdated_deals.';

comment on function "private"."outdated_deals"() is 'Up to 200 deals that ended private.record_retention ago and still keep something of former members.';

comment on function "private"."record_retention"() is 'How long a deal keeps names, texts, and documents of former members after it ended: as long as tax records are kept, and longer than most states let people sue over a written contract. private.personal_data says so to members.';

comment on function "public"."forget_outdated_deals"() is 'For the stamp-ledger function, every day: deletes what up to 200 deals have kept of former members for long enough (private.record_retention). Returns how many.';

comment on function "public"."kept_deal_files"(uuid) is 'For the delete-account function: paths in the member''s folder of the bucket deal-documents that stay for others.';

comment on function "public"."orphaned_deal_files"(uuid) is 'For the delete-account function: paths in the bucket deal-documents of what others shared in deals that nobody needs once the member''s account is deleted.';

comment on function "public"."outdated_deal_files"() is 'For the stamp-ledger function: paths in the bucket deal-documents to delete before public.forget_outdated_deals.';

comment on table "public"."ledger_texts" is 'Names and free text of ledger entries. The entry has {field}_sha256, the SHA-256 of salt and text put together. Deleted with their author''s account, except in deals whose record others need (private.leave_deal_records); title and address of the listing have no author.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted, and kept_for how long it stays; null if it''s deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."deals_of_last_side"(uuid) from public;

revoke all on function "private"."forget_former_members"(uuid[]) from public;

revoke all on function "private"."forget_outdated_deals"() from public;

grant execute on function "private"."forget_outdated_deals"() to "service_role";

revoke all on function "private"."former_documents"(uuid[]) from public;

revoke all on function "private"."is_record_needed"(public.deals, uuid) from public;

revoke all on function "private"."kept_deal_files"(uuid) from public;

grant execute on function "private"."kept_deal_files"(uuid) to "service_role";

revoke all on function "private"."kept_documents"(uuid) from public;

revoke all on function "private"."leave_deal_records"(uuid) from public;

revoke all on function "private"."orphaned_deal_files"(uuid) from public;

grant execute on function "private"."orphaned_deal_files"(uuid) to "service_role";

revoke all on function "private"."outdated_deal_files"() from public;

grant execute on function "private"."outdated_deal_files"() to "service_role";

revoke all on function "private"."outdated_deals"() from public;

revoke all on function "private"."record_retention"() from public;

revoke all on function "public"."forget_outdated_deals"() from public;

grant execute on function "public"."forget_outdated_deals"() to "service_role";

revoke all on function "public"."kept_deal_files"(uuid) from public;

grant execute on function "public"."kept_deal_files"(uuid) to "service_role";

revoke all on function "public"."orphaned_deal_files"(uuid) from public;

grant execute on function "public"."orphaned_deal_files"(uuid) to "service_role";

revoke all on function "public"."outdated_deal_files"() from public;

grant execute on function "public"."outdated_deal_files"() to "service_role";

reset check_function_bodies;
