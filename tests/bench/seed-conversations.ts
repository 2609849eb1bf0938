import type postgres from 'postgres';

/** SQL for the ids of rows added by `seedConversations`. */
export const postId = (n: number | string) => `md5('post ' || ${n})::uuid`;
export const topicId = (n: number | string) => `md5('topic ' || ${n})::uuid`;
export const conversationId = (n: number | string) => `md5('conversation ' || ${n})::uuid`;

/** Members in addition to those of `seedMembers`, by id. */
interface Participants {
  /** Reads everything. Has blocked 20 members, likes one post in ten, and is registered for some events. */
  reader: string;
  /** Staff without rate limits. Sends and likes while measuring. */
  writer: string;
}

/** Number of rows. */
export const amounts = {
  posts: 10_000,
  comments: 300,
  events: 5000,
  forums: 60,
  topics: 2000,
  thread: 500,
  messages: 20_000,
  conversations: 400,
};

const member = (n: string) => `md5('member ' || (${n}))::uuid`;
/** SQL for varied sentences of about this many characters. */
const prose = (characters: string) =>
  `substr(repeat('Two units near the hospital, rents below market, roof from 2019, '
    || 'seller carries a third at six percent. ', 60), 1 + n % 90, (${characters})::int)`;

/**
 * Adds content to a database with `members` members: posts, likes, and comments, events with registrations, forums with
 * a long thread, and messages with a long conversation of the reader’s. Triggers are disabled, and counters are
 * inserted with the rows.
 */
export async function seedConversations(
  sql: postgres.Sql,
  { reader, writer }: Participants,
  members: number,
): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`select setseed(0.42)`;
    const run = (text: string, ...parameters: string[]) => tx.unsafe(text, parameters);
    const someone = member(`1 + floor(random() * ${members})::int`);

    await run(
      `insert into public.member_blocks (blocker_id, blocked_id) select $1, ${member('200 + n')}
        from generate_series(1, 20) as n`,
      reader,
    );
    await run(`
      insert into public.feed_posts (id, user_id, type, subtype, title, content, tags, location, likes, comments,
        created_at)
      select ${postId('n')}, ${someone},
        (array['discussion', 'discussion', 'discussion', 'investment', 'investment', 'event'])[1 + n % 6],
        (array[null, null, null, 'joint_venture', 'private_money', null, 'boots_on_ground', null])[1 + n % 8],
        'Duplex number ' || n || ' under contract, looking for a partner', ${prose('300 + random() * 1200')},
          '{duplex,value-add}', 'Toledo, OH',
        5, case when n = 1 then ${amounts.comments} else 3 end, now() - n * interval '40 minutes'
      from generate_series(1, ${amounts.posts}) as n`);
    await run(`
      insert into public.feed_likes (post_id, user_id)
      select ${postId('n')}, ${member(`1 + (n * 7 + k * 131) % ${members}`)}
      from generate_series(1, ${amounts.posts}) as n, generate_series(1, 4) as k`);
    await run(
      `insert into public.feed_likes (post_id, user_id) select ${postId('n')}, $1
        from generate_series(1, ${amounts.posts}, 10) as n`,
      reader,
    );
    await run(`
      insert into public.feed_comments (post_id, user_id, content, created_at)
      select ${postId('n')}, ${someone}, ${prose('60 + random() * 300')}, now() - n * interval '40 minutes'
        + k * interval '3 seconds'
      from generate_series(1, ${amounts.posts}) as n,
        lateral generate_series(1, case when n = 1 then ${amounts.comments} else 3 end) as k`);

    await run(`
      insert into public.events (id, user_id, title, description, starts_at, ends_at, time_zone, format, location,
        price_usd, payment_instructions, capacity, exclusive, status, registered)
      select md5('event ' || n)::uuid, ${someone}, 'Investor breakfast ' || n
        || (array['', ' on notes', ' for landlords', ' with a lender'])[1 + n % 4],
        ${prose('200 + random() * 900')} || case when n % 997 = 0 then ' Kumquat pie.' else '' end,
        s.at, s.at + interval '90 minutes', 'America/New_York',
        case when n % 3 = 0 then 'online' else 'in_person' end,
        (array['Toledo, OH', 'Austin, TX', 'Reno, NV'])[1 + n % 3],
        case when n % 4 = 0 then 25 end, case when n % 4 = 0 then 'At the door' end,
        case when n % 5 = 0 then 40 end, n % 12 = 0,
        case when n % 100 = 0 then 'proposed' when n % 101 = 0 then 'canceled' else 'published' end, 8
      from generate_series(1, ${amounts.events}) as n,
        lateral (select date_trunc('hour', now()) + (n - ${amounts.events / 3})::int * interval '3 hours' as at) as s`);
    await run(`
      insert into public.event_registrations (event_id, user_id, status)
      select md5('event ' || n)::uuid, ${member(`1 + (n * 11 + k * 17) % ${members}`)}, 'registered'
      from generate_series(1, ${amounts.events}) as n, generate_series(1, 8) as k`);
    await run(
      `
      insert into public.event_registrations (event_id, user_id, status)
      select md5('event ' || n)::uuid, $1, 'registered' from generate_series(7, ${amounts.events}, 120) as n`,
      reader,
    );

    await seedForums(run, someone, reader);
    await seedMessages(run, reader, writer);
  });
  await sql`vacuum analyze`;
}

type Run = (text: string, ...parameters: string[]) => Promise<unknown>;

/** The first topic is the long thread, with replies up to eight levels deep. */
async function seedForums(run: Run, someone: string, reader: string): Promise<void> {
  await run(`
    insert into public.forums (id, user_id, title, description, topics, posts, created_at, last_activity_at)
    select md5('forum ' || n)::uuid, ${someone}, 'Forum ' || n, ${prose('200')}, 33, 330,
      now() - n * interval '3 days', now() - n * interval '1 hour'
    from generate_series(1, ${amounts.forums}) as n`);
  await run(`
    insert into public.forum_topics (id, forum_id, user_id, title, created_at, last_reply_at, posts, last_number)
    select ${topicId('n')}, md5('forum ' || 1 + n % 4)::uuid, ${someone}, 'How do you underwrite a fourplex in market '
      || n || '?',
      now() - n * interval '5 hours' - interval '9 days', now() - n * interval '3 hours', posts, posts
    from (select n, case when n = 1 then ${amounts.thread} else 10 end as posts
      from generate_series(1, ${amounts.topics}) as n) as t`);
  // The levels above each post: those at the multiples of 60, 30, 10, 5 ... that come before it.
  await run(`
    insert into public.forum_posts (id, topic_id, user_id, content, number, path, created_at)
    select md5('reply ' || t || ' ' || n)::uuid, ${topicId('t')}, ${someone}, ${prose('60 + random() * 500')}, n,
      array(select distinct (n - n % step) from unnest(array[60, 30, 10, 5]) as step
        where n - n % step > 0 and n % step <> 0 order by 1) || n,
      now() - t * interval '3 hours' - (500 - n) * interval '20 minutes'
    from generate_series(1, ${amounts.topics}) as t,
      lateral generate_series(1, case when t = 1 then ${amounts.thread} else 10 end) as n`);
  await run(`
    update public.forum_posts p set parent_post_id = above.id
    from public.forum_posts above
    where above.topic_id = p.topic_id and above.number = p.path[cardinality(p.path) - 1]`);
  await run(
    `insert into public.topic_reads (topic_id, user_id, last_number) select ${topicId('n')}, $1, 8
      from generate_series(1, ${amounts.topics}, 2) as n`,
    reader,
  );
  await run(
    `insert into public.topic_follows (topic_id, user_id) select ${topicId('n')}, $1
      from generate_series(1, ${amounts.topics}, 50) as n`,
    reader,
  );
}

/** The reader’s first conversation and two of the writer’s are long. */
async function seedMessages(run: Run, reader: string, writer: string): Promise<void> {
  const conversationsOf = (n: string, me: string) => `(
    select n, $1::uuid as me, ${member('300 + n')} as other, ${conversationId(n)} as id,
      now() - n * interval '7 hours' as at,
      case when n ${me === reader ? '= 1' : '<= 2'} then ${amounts.messages} else 20 end as messages
    from generate_series(1, ${me === reader ? amounts.conversations : 100}) as n
  ) as c`;
  for (const [n, me] of [
    ['n', reader],
    ['-n', writer],
  ] as const) {
    const all = conversationsOf(n, me);
    await run(
      `
      insert into public.conversations (id, user_a_id, user_b_id, last_message_at, last_preview, last_user_id,
        created_at)
      select id, least(me, other), greatest(me, other), at, 'Roof from 2019, seller carries a third at six percent.',
        other, at - interval '1 year' from ${all}`,
      me,
    );
    await run(
      `
      insert into public.conversation_members (conversation_id, user_id, other_id, last_message_at, last_read_at,
        unread)
      select id, me, other, at, at - interval '1 day', case when n % 20 = 0 then 2 else 0 end from ${all}
      union all select id, other, me, at, at, 0 from ${all}`,
      me,
    );
    await run(
      `
      insert into public.messages (id, conversation_id, user_id, content, type, created_at)
      select gen_random_uuid(), id, case when (k / 3) % 2 = 0 then other else me end,
      ${prose('20 + random() * 200')}, 'text', at - k * interval '11 minutes'
      from ${all}, lateral generate_series(0, messages - 1) as k`,
      me,
    );
  }
}
