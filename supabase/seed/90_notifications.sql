-- Notifications get the time of their subject. Those older than yesterday have been read.
update public.notifications as n
set created_at = at, read_at = case when at < now() - interval '40 hours' then at + (now() - at) * 0.3 end
from (
  select
    id as subject_id, 'connection_request' as kind, null::uuid as user_id, null::uuid as actor_id, created_at as at
  from public.connections
  union all
  select id, 'connection_accepted', null, null, updated_at from public.connections
  union all
  select null, 'follow', followed_id, follower_id, created_at from public.follows
  union all
  select id, 'review', null, null, created_at from public.member_reviews
  union all
  select id, 'review_answer', null, null, answered_at from public.member_reviews
  union all
  select id, 'listing_decision', null, null, decided_at from public.listing_reviews
  union all
  select c.id, k.kind, null, null, c.created_at
  from public.feed_comments as c, (values ('post_comment'), ('mention')) as k (kind)
  union all
  select p.id, k.kind, null, null, p.created_at
  from public.forum_posts as p, (values ('topic_reply'), ('post_reply'), ('mention')) as k (kind)
  union all
  select id, 'event_decision', null, null, edited_at from public.events where id::text like 'de300000-0000-4000-a002-%'
  union all
  select id, 'message', null, null, last_message_at from public.conversation_members
  union all
  select id, 'deal_alert', null, null, created_at from public.deal_alerts
  union all
  select id, 'submission_decision', null, null, decided_at from public.property_submissions
  union all
  select id, 'proof_of_funds', null, null, decided_at from public.proofs_of_funds
  union all
  select r.id, k.kind, null, null, coalesce(r.decided_at, r.requested_at)
  from public.listing_document_requests as r, (values ('document_request'), ('document_decision')) as k (kind)
  union all
  select id, 'listing_question', null, null, created_at from public.listing_questions
  union all
  select id, 'listing_answer', null, null, created_at from public.listing_answers
  union all
  select showing_id, 'showing_booking', null, user_id, created_at from public.showing_bookings
) as source
where n.kind = source.kind
  and case
    when n.subject_id is null then n.user_id = source.user_id and n.actor_id = source.actor_id
    else n.subject_id = source.subject_id
  end
  and n.user_id::text like 'de300000-0000-4000-8000-%';

-- One sign-in gets email copies from now on.
insert into public.notification_settings (user_id, kind, mail)
select ('de300000-0000-4000-8000-' || lpad(2::text, 12, '0'))::uuid, kind, true from unnest(array['connection_request', 'review']) as kind;
