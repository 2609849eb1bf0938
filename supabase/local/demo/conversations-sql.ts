/**
 * The part of `seed.sql` for the community: feed, events, forums, and messages. Triggers and the app's own functions
 * count and notify.
 */
import { mimeTypeOf } from './attachments.ts';
import {
  CONVERSATION_ID_PREFIX,
  EVENT_ID_PREFIX,
  FORUM_ID_PREFIX,
  FORUM_POST_ID_PREFIX,
  MESSAGE_ID_PREFIX,
  POST_ID_PREFIX,
  TOPIC_ID_PREFIX,
} from './ids.ts';
import { idOf, list, listingIdOf, memberIdOf, minutes, momentOf, rows, text } from './sql.ts';
import type { DemoConversation, DemoEvent, DemoForum, DemoPost, DemoConversations } from './conversations.ts';

/** The feed, events, forums, and conversations. Comes after members and listings, which they refer to. */
export function conversationsSql({ posts, events, forums, conversations }: DemoConversations): string {
  return [
    feed(posts),
    feedReactions(posts),
    eventRows(events),
    eventRegistrations(events),
    forumRows(forums),
    forumPosts(forums),
    messages(conversations),
    files(conversations),
  ].join('\n');
}

const textOrNull = (value: string | null | undefined): string => (value == null ? 'null' : text(value));
const numbers = (values: readonly number[]): string => `'{${values.join(',')}}'`;

function feed(posts: readonly DemoPost[]): string {
  const lines = posts.map((post, at) =>
    [
      at + 1,
      post.author,
      text(post.type),
      textOrNull(post.subtype),
      text(post.title),
      text(post.content),
      list(post.tags),
      textOrNull(post.image),
      textOrNull(post.location),
      post.age,
    ].join(', '),
  );
  return `-- The feed. Nobody is connected while seeding, and the posts mention nobody.
alter table public.feed_posts disable trigger follow_up_post;
insert into public.feed_posts (
  id, user_id, type, subtype, title, content, tags, image, image_width, image_height, location, created_at
)
select
  ${idOf(POST_ID_PREFIX, 'number')}, ${memberIdOf('author')}, type, subtype, title, content, tags::text[],
  image, case when image is not null then 1200 end, case when image is not null then 800 end, location,
  ${momentOf('age')}
from (values
${rows(lines)}
) as p (number, author, type, subtype, title, content, tags, image, location, age);
alter table public.feed_posts enable trigger follow_up_post;
`;
}

function feedReactions(posts: readonly DemoPost[]): string {
  const likes = posts.flatMap(({ likedBy }, at) => (likedBy.length > 0 ? [`${at + 1}, ${numbers(likedBy)}`] : []));
  const comments = posts.flatMap((post, at) =>
    post.comments.map(({ author, content, age }) => `${at + 1}, ${author}, ${text(content)}, ${age}`),
  );
  return `insert into public.feed_likes (post_id, user_id, created_at)
select
  p.id, ${memberIdOf('member')},
  -- Some time between the post and now, the same for each pair.
  p.created_at + (now() - p.created_at) * (abs(hashtext(l.post || ' ' || member)) % 1000) / 1000.0
from (values
${rows(likes)}
) as l (post, members)
cross join lateral unnest(l.members::int[]) as member
join public.feed_posts as p on p.id = ${idOf(POST_ID_PREFIX, 'l.post')};

insert into public.feed_comments (post_id, user_id, content, created_at)
select ${idOf(POST_ID_PREFIX, 'post')}, ${memberIdOf('author')}, content, ${momentOf('age')}
from (values
${rows(comments)}
) as c (post, author, content, age)
order by age desc;
`;
}

function eventRows(events: readonly DemoEvent[]): string {
  const lines = events.map((event, at) =>
    [
      at + 1,
      event.organizer,
      text(event.title),
      text(event.description),
      event.day,
      text(event.at),
      event.minutes,
      text(event.zone),
      textOrNull(event.location),
      textOrNull(event.link),
      event.price ?? 'null::numeric',
      textOrNull(event.payment),
      event.capacity ?? 'null::integer',
      event.exclusive ?? false,
      text(event.status ?? 'published'),
      textOrNull(event.reason),
      event.age,
    ].join(', '),
  );
  return `-- Events, at a local time of their zone. Staff decided each within half a day; registrations follow below.
create temporary table demo_events as
select
  ${idOf(EVENT_ID_PREFIX, 'number')} as id, ${memberIdOf('organizer')} as user_id, title, description,
  ((now() at time zone zone)::date + day + at::time) at time zone zone as starts_at, minutes, zone,
  location, link, price, payment, capacity, exclusive, status, reason, now() - make_interval(days => age) as created_at
from (values
${rows(lines)}
) as e (
  number, organizer, title, description, day, at, minutes, zone, location, link, price, payment, capacity, exclusive,
  status, reason, age
);

insert into public.events (
  id, user_id, title, description, starts_at, ends_at, time_zone, format, location, price_usd, payment_instructions,
  capacity, exclusive, status, reason, created_at
)
select
  id, user_id, title, description, starts_at, starts_at + make_interval(mins => minutes), zone,
  case when link is null then 'in_person' else 'online' end, location, price, payment, capacity, exclusive, status,
  reason, created_at
from demo_events;
-- A trigger has set edited_at to now.
update public.events as e
set edited_at = d.created_at + case when d.status = 'proposed' then interval '0' else interval '11 hours' end
from demo_events as d where d.id = e.id;
insert into public.event_links (event_id, url) select id, link from demo_events where link is not null;
select private.notify_event(e.user_id, 'event_decision', e)
from public.events as e join demo_events as d on d.id = e.id
where e.status <> 'proposed' and d.created_at > now() - interval '3 weeks';
drop table demo_events;
`;
}

function eventRegistrations(events: readonly DemoEvent[]): string {
  const lines = events.flatMap(({ places }, at) =>
    places.map(({ member, status, age }) => `${at + 1}, ${member}, ${text(status)}, ${age}`),
  );
  return `insert into public.event_registrations (event_id, user_id, status, created_at)
select ${idOf(EVENT_ID_PREFIX, 'event')}, ${memberIdOf('member')}, status, ${momentOf('age')}
from (values
${rows(lines)}
) as r (event, member, status, age);
select private.promote_from_waitlist(id) from public.events where id::text like '${EVENT_ID_PREFIX}%';
`;
}

function forumRows(forums: readonly DemoForum[]): string {
  const forumLines = forums.map(
    ({ founder, title, description, age }, at) => `${at + 1}, ${founder}, ${text(title)}, ${text(description)}, ${age}`,
  );
  const topics = forums.flatMap((forum, at) => forum.topics.map((topic) => ({ ...topic, forum: at + 1 })));
  const topicLines = topics.map(
    ({ forum, title, posts: [first] }, at) =>
      `${at + 1}, ${forum}, ${first?.author ?? 0}, ${text(title)}, ${first?.age ?? 0}`,
  );
  return `-- Forums and topics, then their posts, oldest first.
insert into public.forums (id, user_id, title, description, created_at)
select
  ${idOf(FORUM_ID_PREFIX, 'number')}, ${memberIdOf('founder')}, title, description, now() - make_interval(days => age)
from (values
${rows(forumLines)}
) as f (number, founder, title, description, age);

insert into public.forum_topics (id, forum_id, user_id, title, created_at, last_reply_at)
select
  ${idOf(TOPIC_ID_PREFIX, 'number')}, ${idOf(FORUM_ID_PREFIX, 'forum')}, ${memberIdOf('author')}, title,
  ${momentOf('age')}, ${momentOf('age')}
from (values
${rows(topicLines)}
) as t (number, forum, author, title, age);
`;
}

function forumPosts(forums: readonly DemoForum[]): string {
  const lines = forums
    .flatMap(({ topics }) => topics)
    .flatMap(({ posts }, topic) =>
      posts.map(
        ({ author, content, to, deleted, age }, at) =>
          `${topic + 1}, ${at + 1}, ${author}, ${text(content)}, ${to ?? 'null::integer'}, ${deleted ?? false}, ${age}`,
      ),
    );
  const id = (number: string): string => idOf(FORUM_POST_ID_PREFIX, `(topic * 1000 + ${number})`);
  return `create temporary table demo_posts as
select
  ${id('number')} as id, ${idOf(TOPIC_ID_PREFIX, 'topic')} as topic_id, ${memberIdOf('author')} as user_id, content,
  ${id('parent')} as parent_id, deleted, ${momentOf('age')} as created_at, number
from (values
${rows(lines)}
) as p (topic, number, author, content, parent, deleted, age);

insert into public.forum_posts (id, topic_id, user_id, content, parent_post_id, created_at)
select id, topic_id, user_id, content, parent_id, created_at from demo_posts order by created_at, topic_id, number;
update public.forum_posts set content = '', deleted_at = created_at + interval '4 minutes'
where id in (select id from demo_posts where deleted);
delete from public.notifications where subject_id in (select id from demo_posts where deleted);
drop table demo_posts;

-- Authors follow a topic from their first post on. The older sign-ins have read everything before yesterday.
update public.topic_follows as f set created_at = (
  select min(p.created_at) from public.forum_posts as p where p.topic_id = f.topic_id and p.user_id = f.user_id
) where f.topic_id::text like '${TOPIC_ID_PREFIX}%';
insert into public.topic_reads as r (topic_id, user_id, last_number)
select p.topic_id, ${memberIdOf('member')}, max(p.number)
from public.forum_posts as p, (values (1), (2), (3), (5)) as m (member)
where p.created_at < now() - interval '40 hours' and p.topic_id::text like '${TOPIC_ID_PREFIX}%'
group by 1, 2
on conflict (topic_id, user_id) do update set last_number = greatest(r.last_number, excluded.last_number);
`;
}

function messages(conversations: readonly DemoConversation[]): string {
  const sides = conversations.flatMap(({ between: [one, other], unread }, at) =>
    [
      [one, other],
      [other, one],
    ].map(
      ([member, correspondent]) =>
        `${at + 1}, ${member}, ${correspondent}, ${unread && unread.member === member ? unread.count : 0}`,
    ),
  );
  const lines = conversations.flatMap((conversation, at) =>
    conversation.messages.map(
      ({ from, content, listing, attachment, age }, index) =>
        `${at + 1}, ${index + 1}, ${from}, ${text(content)}, ${minutes(listing ?? null)}, ` +
        text(attachment ? (attachment.kind === 'picture' ? 'image' : 'file') : 'text') +
        `, ${age}`,
    ),
  );
  return `-- Conversations with their members and unread counts, then the messages, then what public.send_message
-- would set after the last one.
create temporary table demo_sides as
select
  ${idOf(CONVERSATION_ID_PREFIX, 'conversation')} as conversation_id, ${memberIdOf('member')} as user_id,
  ${memberIdOf('other')} as other_id, unread
from (values
${rows(sides)}
) as s (conversation, member, other, unread);
insert into public.conversations (id, user_a_id, user_b_id)
select conversation_id, user_id, other_id from demo_sides where user_id < other_id;

insert into public.messages (id, conversation_id, user_id, content, property_id, type, created_at)
select
  ${idOf(MESSAGE_ID_PREFIX, '(conversation * 1000 + number)')}, ${idOf(CONVERSATION_ID_PREFIX, 'conversation')},
  ${memberIdOf('sender')}, content, ${listingIdOf('listing')}, type, ${momentOf('age')}
from (values
${rows(lines)}
) as m (conversation, number, sender, content, listing, type, age);

update public.conversations as c
set created_at = m.began, last_message_at = m.at, last_user_id = m.user_id,
  last_preview = left(regexp_replace(m.content, '\\s+', ' ', 'g'), 140)
from (
  select distinct on (conversation_id)
    conversation_id, user_id, content, created_at as at,
    min(created_at) over (partition by conversation_id) as began
  from public.messages order by conversation_id, created_at desc
) as m
where m.conversation_id = c.id and c.id::text like '${CONVERSATION_ID_PREFIX}%';
insert into public.conversation_members (conversation_id, user_id, other_id, last_message_at, last_read_at, unread)
select s.conversation_id, s.user_id, s.other_id, c.last_message_at, (
  select m.created_at from public.messages as m where m.conversation_id = c.id
  order by m.created_at desc offset s.unread limit 1
), s.unread
from demo_sides as s join public.conversations as c on c.id = s.conversation_id;
select private.notify(s.user_id, 'message', s.other_id, s.id)
from public.conversation_members as s where s.unread > 0 and s.conversation_id::text like '${CONVERSATION_ID_PREFIX}%';
drop table demo_sides;
`;
}

function files(conversations: readonly DemoConversation[]): string {
  const lines = conversations.flatMap((conversation, at) =>
    conversation.messages.flatMap(({ from, attachment, path, age }, index) =>
      attachment && path !== null
        ? [
            [
              at + 1,
              index + 1,
              from,
              text(path),
              text(attachment.name),
              attachment.bytes,
              text(mimeTypeOf(attachment)),
              attachment.kind === 'picture',
              age,
            ].join(', '),
          ]
        : [],
    ),
  );
  return `-- The messages' attachments. Their files are created on the first request.
create temporary table demo_files as
select
  ${idOf(MESSAGE_ID_PREFIX, '(conversation * 1000 + number)')} as message_id, ${memberIdOf('sender')} as owner,
  path, name, bytes, mime_type, is_picture, ${momentOf('age')} as at
from (values
${rows(lines)}
) as f (conversation, number, sender, path, name, bytes, mime_type, is_picture, age);
insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
select
  'message-attachments', path, owner, owner::text,
  jsonb_build_object('mimetype', mime_type, 'size', bytes, 'cacheControl', 'max-age=3600'), at, at, at
from demo_files
on conflict (bucket_id, name) do nothing;
insert into public.message_attachments (message_id, position, path, name, size, mime_type, width, height)
select
  message_id, 1, path, name, bytes, mime_type, case when is_picture then 1200 end, case when is_picture then 800 end
from demo_files;
drop table demo_files;
`;
}
