import postgres from 'postgres';
import { startBackend } from '../../supabase/local/server/backend.ts';
import { clientFor } from '../backend/client.ts';
import { startTestServer } from '../backend/test-server.ts';
import { reportFirstViews } from './first-views.ts';
import { measure } from './measure.ts';
import { seedMembers } from './seed-members.ts';
import { printTimings } from './report.ts';
import type { Shape } from './shapes.ts';
import { amounts, conversationId, postId, seedConversations, topicId } from './seed-conversations.ts';
import { verifyAllEmails } from '../backend/verified-emails.ts';

/*
 * `npm run bench:conversations`: feed, events, forums, and messages on a real PostgreSQL server with 10,000 posts,
 * 5,000 events, 2,000 topics (one with 500 posts), and conversations with 20,000 messages, with two concurrent clients
 * and the policies for signed-in members. Times are relative to a member’s lookup by primary key, as in bench:members.
 * Then the requests and JSON of each screen’s first view.
 */

const members = 10_000;
const lowestId = '00000000-0000-0000-0000-000000000000';
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

/** An embedded author, as PostgREST joins it. */
const author = (key: string, as = 'author') =>
  `left join lateral (select u.id, u.name, u.profile_image_url, u.membership_tier from users u
    where u.id = ${key}) as ${as} on true`;

const read = (name: string, sql: string, parameters: Shape['parameters'] = () => []): Shape => ({
  name,
  sql,
  parameters,
  budget: 10,
  caller: 'reader',
});

const baseline: Shape = {
  ...read(
    'lookup by primary key',
    `select id, name, title, location, profile_image_url, membership_tier from users
      where id = md5('member ' || $1::int)::uuid`,
  ),
  parameters: (round) => [101 + ((round * 97) % (members - 200))],
  budget: null,
};

const feed = (name: string, where: string, parameters?: Shape['parameters']) =>
  read(
    name,
    `select p.id, p.user_id, p.type, p.subtype, p.title, excerpt(p), p.tags, p.image, p.image_width, p.image_height,
      p.location, p.likes, p.comments,
      liked(p), p.created_at, p.edited_at, to_json(author) from feed_posts p ${author('p.user_id')}
    where ${where} order by p.created_at desc, p.id desc limit 20`,
    parameters,
  );
/** Rows after a cursor, as in the app’s queries. */
const after = (column: string, [row, at, id]: readonly [string, string, string]) =>
  `(${row}.${column} < ${at} or (${row}.${column} = ${at} and ${row}.id < ${id}))`;

const events = (name: string, where: string, parameters?: Shape['parameters']) =>
  read(
    name,
    `select e.id, e.user_id, e.title, summary(e), e.starts_at, e.ends_at, e.time_zone, e.format, e.location,
      e.price_usd, e.payment_instructions, e.capacity, e.exclusive, e.status,
      e.reason, e.registered, e.waitlisted, e.edited_at, my_registration(e), to_json(author)
      from events e ${author('e.user_id')} where ${where} limit 20`,
    parameters,
  );
const upcoming = `e.status = 'published' and e.ends_at > now() and e.starts_at >= now() - interval '14 days'`;
const byStart = 'order by e.starts_at, e.id';

const topicColumns = 't.id, t.user_id, t.title, t.created_at, t.last_reply_at, t.posts, t.last_number, to_json(author)';
const reads = `left join lateral (select json_agg(json_build_object('last_number', r.last_number)) as reads
  from topic_reads r where r.topic_id = t.id) as mark on true`;

const thread = (name: string, given: string, parameters: Shape['parameters']) =>
  read(
    name,
    `select p.id, p.user_id, p.content, p.number, p.path, p.created_at, p.edited_at, p.deleted_at, to_json(author)
    from topic_posts(topic_id => ${topicId(1)}, ${given}) p ${author('p.user_id')}`,
    parameters,
  );

const inboxColumns = 's.id, s.conversation_id, s.other_id, s.unread, s.last_message_at, to_json(other)';
const messages = (name: string, where: string, parameters?: Shape['parameters']) =>
  read(
    name,
    `select m.id, m.user_id, m.content, m.created_at, to_json(property), files.attachments from messages m
    left join lateral (select p.id, p.title from properties p where p.id = m.property_id) as property on true
    left join lateral (
      select json_agg(json_build_object('path', a.path, 'name', a.name, 'size', a.size)
        order by a.position) as attachments
      from message_attachments a where a.message_id = m.id
    ) as files on true
    where m.conversation_id = ${conversationId(1)} ${where} order by m.created_at desc limit 30`,
    parameters,
  );
const write = (name: string, sql: string, parameters: Shape['parameters']): Shape => ({
  name,
  sql,
  parameters,
  budget: 25,
  caller: 'writer',
});

const shapes: readonly Shape[] = [
  feed('feed, first page', 'true'),
  feed('feed, page 2', after('created_at', ['p', '$1::timestamptz', '$2::uuid']), (round) => [
    daysAgo(0.5 + round / 100),
    lowestId,
  ]),
  feed('feed, page 251', after('created_at', ['p', '$1::timestamptz', '$2::uuid']), (round) => [
    daysAgo(138 + round / 10),
    lowestId,
  ]),
  ...(['event', 'investment', 'discussion'] as const).map((type) => feed(`feed, ${type}s`, `p.type = '${type}'`)),
  ...(['boots_on_ground', 'joint_venture', 'private_money'] as const).map((subtype) =>
    feed(`feed, ${subtype}`, `p.subtype = '${subtype}'`),
  ),
  read('count of newer posts', `select count(*) from feed_posts p where p.created_at > (now() - interval '1 day')`),
  read(
    'a post',
    `select p.*, liked(p), excerpt(p), to_json(author) from feed_posts p ${author('p.user_id')}
      where p.id = ${postId('$1::int')}`,
    (round) => [1 + round * 17],
  ),
  read(
    'its comments',
    `select c.id, c.user_id, c.content, c.created_at, c.edited_at, to_json(author)
      from feed_comments c ${author('c.user_id')}
    where c.post_id = ${postId(1)} order by c.created_at, c.id limit 30`,
  ),
  events('upcoming events', `${upcoming} ${byStart}`),
  events('upcoming events, page 51', `${upcoming} and e.starts_at > now() + interval '120 days' ${byStart}`),
  events('past events', `e.status = 'published' and e.ends_at <= now() order by e.starts_at desc, e.id desc`),
  events('events this month', `${upcoming} and e.starts_at < now() + interval '30 days' ${byStart}`),
  events(
    'events online, free, exclusive',
    `${upcoming} and e.format = 'online' and e.price_usd is null and e.exclusive ${byStart}`,
  ),
  events('events, common word', `${upcoming} and e.search_text like '%breakfast%' ${byStart}`),
  events('events, rare word', `${upcoming} and e.search_text like '%kumquat%' ${byStart}`),
  events('events, nothing found', `${upcoming} and e.search_text like '%xylophone%' ${byStart}`),
  events(
    'events I registered for',
    `my_registration(e) is not null and e.ends_at > now() and e.starts_at >= now() - interval '14 days' ${byStart}`,
  ),
  read(
    'an event',
    `select e.*, my_registration(e), to_json(author) from events e ${author('e.user_id')}
      where e.id = md5('event ' || $1::int)::uuid`,
    (round) => [1 + round * 17],
  ),
  read(
    'forums',
    `select id, user_id, title, description, topics, posts, last_activity_at, created_at
      from forums order by created_at desc, id desc limit 30`,
  ),
  read(
    'topics of a forum',
    `select ${topicColumns}, mark.reads from forum_topics t ${author('t.user_id')} ${reads}
      where t.forum_id = md5('forum 2')::uuid
    order by t.last_reply_at desc, t.id desc limit 30`,
  ),
  read(
    'topics of a forum, page 10',
    `select ${topicColumns}, mark.reads from forum_topics t ${author('t.user_id')} ${reads}
      where t.forum_id = md5('forum 2')::uuid
    and ${after('last_reply_at', ['t', '$1::timestamptz', '$2::uuid'])} order by t.last_reply_at desc, t.id desc
    limit 30`,
    (round) => [daysAgo(150 + round / 10), lowestId],
  ),
  thread('thread, first page', 'at_number => null', () => []),
  thread('thread, middle page', `"after" => array[$1::int]`, (round) => [180 + (round % 5) * 60]),
  thread('thread, previous page', `"before" => array[$1::int]`, (round) => [240 + (round % 4) * 60]),
  thread('thread, from post 250', 'at_number => $1::int', (round) => [245 + (round % 10)]),
  read(
    'inbox',
    `select ${inboxColumns}, c.last_preview, c.last_user_id from conversation_members s ${author('s.other_id', 'other')}
    join conversations c on c.id = s.conversation_id
    where s.user_id = auth.uid() order by s.last_message_at desc, s.id desc limit 20`,
  ),
  read(
    'a conversation',
    `select ${inboxColumns}, other_read_at(c)
      from conversation_members s ${author('s.other_id', 'other')} join conversations c on c.id = s.conversation_id
    where s.user_id = auth.uid()
    and (s.other_id = md5('member ' || $1::int)::uuid or s.conversation_id = md5('member ' || $1::int)::uuid)`,
    (round) => [301 + round],
  ),
  messages('messages, first page', ''),
  messages(
    'messages, deep page',
    `and m.created_at < now() - interval '100 days' - $1::int * interval '1 hour'`,
    (round) => [round],
  ),
  read('unread counts', 'select * from unread_counts()'),
  write(
    'sending a message',
    `select send_message(md5('member ' || $1::int)::uuid, gen_random_uuid(), 'Saturday at nine?')`,
    (round) => [303 + (round % 90)],
  ),
  write(
    'sending to a conversation with 20,000 messages',
    `select send_message(md5('member ' || $1::int)::uuid, gen_random_uuid(), 'Saturday at nine?')`,
    (round) => [301 + (round % 2)],
  ),
  write('liking a post', `select like_post(${postId('$1::int')}, true)`, (round) => [1 + round * 3]),
];

async function main(): Promise<void> {
  const server = await startTestServer();
  const backend = await startBackend({ port: 0, mailPort: 0, databaseUrl: server.url, seedFile: null });
  const owner = postgres(server.url, { max: 1, onnotice: () => undefined });
  const started = performance.now();
  await seedMembers(owner, members);
  const password = 'bench-password';
  const [reader, writer] = await Promise.all(
    ['reader', 'writer'].map(async (name) => {
      const { data, error } = await clientFor(backend).auth.signUp({
        email: `${name}@example.test`,
        password,
        options: { data: { name } },
      });
      if (error) throw error;
      return data.user?.id ?? '';
    }),
  );
  if (!reader || !writer) throw new Error('No user in the sign-up response');
  await owner.unsafe(verifyAllEmails);
  await owner`insert into public.staff (user_id) values (${writer})`;
  await seedConversations(owner, { reader, writer }, members);
  const seconds = Math.round((performance.now() - started) / 1000);
  const { posts, events: eventCount, topics, messages: messageCount } = amounts;
  console.log(
    `\n${posts} posts, ${eventCount} events, ${topics} topics, ${messageCount} messages, inserted in ${seconds} s`,
  );
  printTimings(
    await measure(server.url, [baseline, ...shapes], {
      reader: { role: 'authenticated', sub: reader },
      writer: { role: 'authenticated', sub: writer },
    }),
    baseline,
  );
  const [ids] = await owner.unsafe<{ post: string; event: string; forum: string; topic: string; partner: string }[]>(
    `select ${postId(1)} as post, md5('event 1703')::uuid as event, md5('forum 2')::uuid as forum,
      ${topicId(1)} as topic, md5('member 301')::uuid as partner`,
  );
  if (!ids) throw new Error('No ids');
  await reportFirstViews(backend, { email: 'reader@example.test', password }, { reader, ...ids });
  await owner.end();
  await backend.close();
  await server.close();
}

await main();
process.exit(0);
