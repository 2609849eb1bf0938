/** The parts of `seed.sql` around what notifies members: triggers tell of it as it is filled in, and what they date now gets its own time. */
import { EVENT_ID_PREFIX, MEMBER_ID_PREFIX } from './ids.ts';
import { memberIdOf } from './sql.ts';

/** Before: nobody hears of it live. */
export const QUIET = `-- Nobody listens yet.
alter table public.notifications disable trigger tell_added, disable trigger tell_changed;
`;

/** After: the notifications get their times, and one of the sign-ins wants mail. */
export const NOTIFICATIONS = `-- What the triggers told is as old as what it tells of, and read by now unless it is of today or yesterday.
update public.notifications as n set created_at = at, read_at = case when at < now() - interval '40 hours' then at + (now() - at) * 0.3 end
from (
  select id as subject_id, 'connection_request' as kind, null::uuid as user_id, null::uuid as actor_id, created_at as at from public.connections
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
  select c.id, k.kind, null, null, c.created_at from public.feed_comments as c, (values ('post_comment'), ('mention')) as k (kind)
  union all
  select p.id, k.kind, null, null, p.created_at from public.forum_posts as p, (values ('topic_reply'), ('post_reply'), ('mention')) as k (kind)
  union all
  select id, 'event_decision', null, null, edited_at from public.events where id::text like '${EVENT_ID_PREFIX}%'
  union all
  select id, 'message', null, null, last_message_at from public.conversation_members
  union all
  select id, 'deal_alert', null, null, created_at from public.deal_alerts
  union all
  select id, 'submission_decision', null, null, decided_at from public.property_submissions
) as source
where n.kind = source.kind
  and case when n.subject_id is null then n.user_id = source.user_id and n.actor_id = source.actor_id else n.subject_id = source.subject_id end
  and n.user_id::text like '${MEMBER_ID_PREFIX}%';
alter table public.notifications enable trigger tell_added, enable trigger tell_changed;

-- From now on one of the sign-ins has mail copies as well.
insert into public.notification_settings (user_id, kind, mail)
select ${memberIdOf('2')}, kind, true from unnest(array['connection_request', 'review']) as kind;
`;
