import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Claimed } from '../../supabase/functions/send-mail/letter.ts';
import { writeLetter } from '../../supabase/functions/send-mail/write.ts';
import { startBackend, type Backend } from '../../supabase/local/backend.ts';
import { sendCopies } from '../../supabase/local/mail/copies.ts';
import { sendReminders, writeDigests } from '../../supabase/local/mail/reminders.ts';
import { newMember } from './client.ts';
import { onEachDatabase } from './each-database.ts';
import { mailTo } from './mail.ts';

/* Copies of notifications by mail: what they say, and that each is sent once. */

const migrationsDir = resolve(import.meta.dirname, '../../supabase/migrations');
const appUrl = 'https://app.example.test';
const reader = '00000000-0000-4000-8000-000000000001';
const actor = '00000000-0000-4000-8000-000000000002';

function copy(kind: string, data: unknown = {}, who: Partial<Claimed> = {}): Claimed {
  return {
    id: 'c',
    user_id: reader,
    email: 'dana@example.test',
    name: 'Dana',
    kind,
    actor_id: actor,
    actor_name: 'Renata Okafor',
    data,
    ...who,
  };
}

describe('the letter', () => {
  it.each([
    ['connection_request', {}, 'Renata Okafor wants to connect with you', '/community/connections'],
    ['connection_accepted', {}, 'Renata Okafor accepted your connection request', `/community/members/${actor}`],
    ['follow', {}, 'Renata Okafor follows you', `/community/members/${actor}`],
    ['review', { rating: 4 }, 'Renata Okafor reviewed you: 4 stars', `/community/members/${reader}#reviews`],
    ['review', { rating: 1 }, 'Renata Okafor reviewed you: 1 star', `/community/members/${reader}#reviews`],
    [
      'review_answer',
      { member_id: actor },
      'Renata Okafor answered your review',
      `/community/members/${actor}#reviews`,
    ],
    [
      'listing_decision',
      { title: 'Brick duplex', decision: 'approved' },
      'Your listing Brick duplex was verified',
      '/my-listings',
    ],
    [
      'submission_decision',
      { submission_id: 's1', address: '12 Oak St', decision: 'accepted' },
      'Your submission 12 Oak St was accepted and listed',
      '/submit-property/status/s1',
    ],
    [
      'submission_decision',
      { submission_id: 's1', address: '12 Oak St', decision: 'returned' },
      'Your submission 12 Oak St was returned by our reviewers',
      '/submit-property/status/s1',
    ],
    [
      'listing_decision',
      { title: 'Brick duplex', decision: 'returned' },
      'Your listing Brick duplex was returned by our reviewers',
      '/my-listings',
    ],
    [
      'membership',
      { event: 'started', plan: 'Closer (Annual)', date: '2027-03-07T23:00:00+00:00' },
      'Your membership Closer (Annual) has started',
      '/account/billing',
    ],
    [
      'membership',
      { event: 'renewed', plan: 'Closer (Annual)', date: '2027-03-07T23:00:00+00:00' },
      'Your membership Closer (Annual) was renewed until Mar 7, 2027',
      '/account/billing',
    ],
    [
      'membership',
      { event: 'payment_failed', plan: 'Closer (Annual)', date: null },
      'The payment for your membership Closer (Annual) failed',
      '/account/billing',
    ],
    [
      'membership',
      { event: 'canceling', plan: null, date: '2027-03-07T23:00:00+00:00' },
      'Your membership will end on Mar 7, 2027',
      '/account/billing',
    ],
    ['membership', { event: 'resumed' }, 'Your membership goes on', '/account/billing'],
    [
      'membership',
      { event: 'ended', plan: 'Closer (Annual)' },
      'Your membership Closer (Annual) has ended',
      '/membership',
    ],
    ['membership', { event: 'of_tomorrow' }, 'There is news about your membership', '/account/billing'],
    [
      'mention',
      { in: 'post', title: 'Roofers', path: '/community/posts/p1' },
      'Renata Okafor mentioned you in Roofers',
      '/community/posts/p1',
    ],
    [
      'mention',
      { in: 'comment', title: 'Roofers', path: '/community/posts/p1' },
      'Renata Okafor mentioned you in a comment on Roofers',
      '/community/posts/p1',
    ],
    [
      'mention',
      { in: 'topic', title: 'Roofers', path: '//evil.example' },
      'Renata Okafor mentioned you in the topic Roofers',
      '/notifications',
    ],
    [
      'post_comment',
      { post_id: 'p1', title: 'Roofers' },
      'Renata Okafor commented on your post Roofers',
      '/community/posts/p1',
    ],
    [
      'topic_reply',
      { title: 'Roofers', path: '/community/forums/f/topics/t#post-3' },
      'Renata Okafor wrote in the topic Roofers',
      '/community/forums/f/topics/t#post-3',
    ],
    [
      'post_reply',
      { title: 'Roofers', path: '/community/forums/f/topics/t#post-3' },
      'Renata Okafor replied to you in Roofers',
      '/community/forums/f/topics/t#post-3',
    ],
    ['message', {}, 'Renata Okafor sent you a message', `/messages/${actor}`],
    [
      'event_reminder',
      { event_id: 'e1', title: 'Deal night', starts_at: '2026-03-07T19:00:00+00:00', time_zone: 'America/New_York' },
      'Deal night starts on Sat, Mar 7, 2:00 PM EST',
      '/community/events/e1',
    ],
    [
      'event_reminder',
      { event_id: 'e1', title: 'Deal night', starts_at: 'soon', time_zone: 'x' },
      'Deal night starts soon',
      '/community/events/e1',
    ],
    [
      'event_place',
      { event_id: 'e1', title: 'Deal night' },
      'You moved up from the waiting list: you have a place at Deal night',
      '/community/events/e1',
    ],
    [
      'event_changed',
      { event_id: 'e1', title: 'Deal night' },
      'Deal night has another time or place',
      '/community/events/e1',
    ],
    ['event_cancelled', { event_id: 'e1', title: 'Deal night' }, 'Deal night was cancelled', '/community/events/e1'],
    [
      'event_decision',
      { event_id: 'e1', title: 'Deal night', status: 'published' },
      'Deal night is published',
      '/community/events/e1',
    ],
    [
      'event_decision',
      { event_id: 'e1', title: 'Deal night', status: 'returned' },
      'Deal night was returned to you by our staff',
      '/community/events/e1',
    ],
    ['of_tomorrow', {}, 'There is news for you', '/notifications'],
  ])('of %s %j says: %s', (kind, data, subject, path) => {
    const letter = writeLetter(copy(kind, data), appUrl);
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(`Hello Dana,\n\n${subject}.\n\n`);
    expect(letter.text).toContain(`: ${appUrl}${path}\n`);
    expect(letter.text).toContain(`${appUrl}/account\n`);
    expect(letter.html).toContain(`href="${appUrl}${path}"`);
    expect(letter.html).toContain(`href="${appUrl}/account"`);
  });

  it.each([
    ['started', true],
    ['payment_failed', true],
    ['ended', true],
    ['renewed', false],
    ['canceling', false],
    ['resumed', false],
  ])('of a membership %s says rightly whether the settings end such mail: %s', (event, always) => {
    const { text, html } = writeLetter(copy('membership', { event }), appUrl);
    for (const written of [text, html]) {
      expect(written.includes('Switch them off')).toBe(!always);
      expect(written.includes('This comes to everybody who has a membership.')).toBe(always);
    }
  });

  it("names nobody whom the reader may not see, and leads to nobody's page", () => {
    const unseen = { actor_id: null, actor_name: null };
    expect(writeLetter(copy('connection_accepted', {}, unseen), appUrl)).toMatchObject({
      subject: 'A member accepted your connection request',
      text: expect.stringContaining('/community/connections'),
    });
    expect(writeLetter(copy('follow', {}, unseen), appUrl)).toMatchObject({
      subject: 'A member follows you',
      text: expect.stringContaining('/notifications'),
    });
    expect(writeLetter(copy('message', {}, unseen), appUrl)).toMatchObject({
      subject: 'A member sent you a message',
      text: expect.stringContaining(`${appUrl}/messages\n`),
    });
  });

  it('takes what members wrote for text: no tags, no lines, no turned words', () => {
    const name = '<img src=x onerror="a()">&\'\r\nBcc: all@example.test\u2028\u202Ereversed';
    const letter = writeLetter(copy('follow', {}, { name, actor_name: name, actor_id: '"><script>' }), appUrl);
    expect(letter.subject).toBe('<img src=x onerror="a()">&\' Bcc: all@example.test reversed follows you');
    expect(letter.html).not.toMatch(/<img|<script|onerror="/);
    expect(letter.html).toContain(
      '&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;&#39; Bcc: all@example.test reversed follows you.',
    );
    expect(letter.html).toContain(`href="${appUrl}/community/members/%22%3E%3Cscript%3E"`);
    for (const data of [null, 5, 'x', [], { rating: '5', title: 5, decision: {}, member_id: null }]) {
      for (const kind of [
        'review',
        'review_answer',
        'listing_decision',
        'membership',
        'mention',
        'post_comment',
        'event_reminder',
        'event_place',
        'event_decision',
      ])
        expect(writeLetter(copy(kind, data), appUrl).subject).not.toMatch(/undefined|null|object/);
    }
  });
});

describe('the letter about deals', () => {
  const deal = {
    property_id: 'p 1',
    title: 'Brick duplex',
    event: 'new',
    price: 95000,
    previous_price: null,
    city: 'Columbus',
    state: 'OH',
  };
  const about = (kind: string, data: object) =>
    writeLetter(copy(kind, { ...data, unsubscribe: 't-1' }, { actor_id: null, actor_name: null }), appUrl);

  it.each([
    [{}, 'New match: Brick duplex', '$95,000 · Columbus, OH'],
    [
      { event: 'price_drop', previous_price: 100_000 },
      'Price drop: Brick duplex',
      '$95,000, was $100,000 · Columbus, OH',
    ],
    [{ event: 'back_on_market' }, 'Back on the market: Brick duplex', '$95,000 · Columbus, OH'],
    [{ event: 'of tomorrow' }, 'For your buy box: Brick duplex', '$95,000 · Columbus, OH'],
  ])('%j says: %s', (change, subject, facts) => {
    const letter = about('deal_alert', { ...deal, ...change });
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(
      `Hello Dana,\n\nA listing that matches your buy box:\n\n${subject}\n${facts}\n${appUrl}/marketplace/p%201\n\n`,
    );
    expect(letter.text).toContain(
      `Stop this mail: ${appUrl}/unsubscribe?token=t-1\nChange your buy box: ${appUrl}/buybox\n`,
    );
    expect(letter.text).not.toContain('/account');
    expect(letter.html).toContain(`href="${appUrl}/marketplace/p%201"`);
    expect(letter.html).toContain(`href="${appUrl}/unsubscribe?token=t-1"`);
    expect(letter.html).toContain(facts);
  });

  it('lists those of a day, and says how many there are besides', () => {
    const drop = { ...deal, property_id: 'p2', title: 'Mill', event: 'price_drop', previous_price: 120_000 };
    const one = about('deal_digest', { count: 1, deals: [deal] });
    expect(one.subject).toBe('1 deal for your buy box');
    expect(one.text).not.toContain('more');
    const many = about('deal_digest', { count: 23, deals: [drop, deal] });
    expect(many.subject).toBe('23 deals for your buy box');
    expect(many.text).toContain(
      `Price drop: Mill\n$95,000, was $120,000 · Columbus, OH\n${appUrl}/marketplace/p2\n\nNew match: Brick duplex\n`,
    );
    expect(many.text).toContain(`And 21 more: ${appUrl}/marketplace?sort=best-match\n`);
    expect(many.html).toContain(`href="${appUrl}/marketplace/p2"`);
    expect(many.html).toContain('And 21 more');
  });

  it('takes what sellers wrote for text, and makes do with anything', () => {
    const title = '<img src=x onerror="a()">\r\nBcc: all@example.test';
    const letter = about('deal_alert', { ...deal, title, city: '<b>Rome</b>' });
    expect(letter.subject).toBe('New match: <img src=x onerror="a()"> Bcc: all@example.test');
    expect(letter.html).not.toMatch(/<img|<b>|onerror="/);
    for (const kind of ['deal_alert', 'deal_digest']) {
      for (const data of [null, 5, 'x', [], { deals: {}, count: 'x' }, { deals: [null, 5], price: '1', title: {} }]) {
        const { subject, text } = writeLetter(copy(kind, data), appUrl);
        expect(subject + text).not.toMatch(/undefined|null|object|NaN/);
      }
    }
  });
});

describe('the local schedule', () => {
  const lines: string[] = [];
  let due = false;
  let looks = 0;
  const query = (async (sql: string) => {
    if (sql.includes('to_regclass')) return [{ name: 'private.mail_queue' }];
    looks += 1;
    return [{ due }];
  }) as Backend['database']['query'];
  const start = (send: () => Promise<Response>) =>
    sendCopies({ database: { query }, send, log: (line) => lines.push(line), interval: 1000 });

  beforeEach(() => {
    vi.useFakeTimers();
    lines.length = 0;
    due = false;
    looks = 0;
    return () => vi.useRealTimers();
  });

  it('calls the function when something is due, and never else; nor once closed', async () => {
    const send = vi.fn<() => Promise<Response>>(async () => new Response('{}'));
    const stop = await start(send);
    await vi.advanceTimersByTimeAsync(5000);
    expect([looks, send.mock.calls.length]).toEqual([5, 0]);
    due = true;
    await vi.advanceTimersByTimeAsync(1000);
    expect(send).toHaveBeenCalledTimes(1);
    await stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect([looks, vi.getTimerCount()]).toEqual([6, 0]);
    expect(lines).toEqual([]);
  });

  it('reports a failure once until it works again, and tries more seldom meanwhile', async () => {
    due = true;
    let answer = () => Promise.resolve(new Response('{"error":"no"}', { status: 500 }));
    const send = vi.fn<() => Promise<Response>>(() => answer());
    const stop = await start(send);
    await vi.advanceTimersByTimeAsync(62_000);
    answer = () => Promise.reject(new Error('gone'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send.mock.calls.length).toBe(3);
    expect(lines).toEqual(['Mail copies wait: send-mail answered 500: {"error":"no"}']);
    answer = () => Promise.resolve(new Response('{}'));
    await vi.advanceTimersByTimeAsync(60_000);
    answer = () => Promise.reject(new Error('gone'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(lines[1]).toBe('Mail copies wait: gone');
    await stop();
  });

  it.each([
    [sendReminders, 'public.remind_of_events', 'Reminders of events wait'],
    [writeDigests, 'public.send_deal_digests', 'Daily letters about deals wait'],
  ])('has the database do what is due again and again, where it knows how: %o', async (begin, name, failed) => {
    const asked: string[] = [];
    let known: string | null = name;
    const answer = (async (sql: string, params?: unknown[]) => {
      if (sql.includes('to_regproc')) return [{ name: params?.[0] === name ? known : null }];
      asked.push(sql);
      if (asked.length === 2) throw new Error('locked');
      return [];
    }) as Backend['database']['query'];
    const options = { database: { query: answer }, log: (line: string) => lines.push(line), interval: 1000 };
    const stop = await begin(options);
    await vi.advanceTimersByTimeAsync(2000);
    expect(lines).toEqual([`${failed}: locked`]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual(Array.from({ length: 3 }, () => `select ${name}()`));
    await stop();
    known = null;
    await begin(options);
    expect(vi.getTimerCount()).toBe(0);
  });
});

/** A mail server whose answer depends on the address: it refuses some, and breaks off after it has taken others. */
const taken: { to: string; subject: string; text: string; headers: Record<string, string> }[] = [];
const smtp = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  logger: false,
  onRcptTo: ({ address }, _, done) =>
    done(address.startsWith('refused') ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null),
  onData: (stream, session, done) => {
    callbackify(take)(stream, session.envelope.rcptTo[0]?.address ?? '', done);
  },
});
async function take(stream: Readable, to: string): Promise<void> {
  const { subject = '', text = '', headers } = await PostalMime.parse(await readText(stream));
  taken.push({ to, subject, text, headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])) });
  if (to.startsWith('cut')) smtp.connections.forEach((connection) => Reflect.get(connection, '_socket').destroy());
}
smtp.on('error', () => undefined);
smtp.listen(0, '127.0.0.1');
await once(smtp.server, 'listening');
const closeSmtp = () => new Promise<void>((done) => smtp.close(() => done()));
afterAll(closeSmtp);
const lines: string[] = [];

onEachDatabase(
  (backend) => {
    const sql = <T>(query: string, params?: unknown[]) => backend().database.query<T>(query, params);
    const url = () => `${backend().url}/functions/v1/send-mail`;

    async function run(token = backend().serviceRoleKey): Promise<[number, unknown]> {
      const response = await fetch(url(), { method: 'POST', headers: { authorization: `Bearer ${token}` } });
      return [response.status, await response.json()];
    }
    const queue = (id: string) =>
      sql<{ sent: boolean; claimed: boolean; attempts: number; last_error: string | null; waits: boolean }>(
        `select sent_at is not null as sent, claimed_at is not null as claimed, attempts, last_error, due_at > now() as waits
         from private.mail_queue where user_id = $1`,
        [id],
      );

    /** A member who wants copies of everything, at that address. */
    async function wanting(address?: string) {
      const member = await newMember(backend());
      if (address) await sql('update public.member_contacts set email = $2 where user_id = $1', [member.id, address]);
      await sql(
        'insert into public.notification_settings (user_id, kind, mail) select $1, kind, true from public.notification_kinds',
        [member.id],
      );
      return { ...member, email: address ?? member.email };
    }
    async function ask(by: Awaited<ReturnType<typeof newMember>>, id: string) {
      const { error } = await by.client.from('connections').insert({ sender_id: by.id, receiver_id: id });
      if (error) throw error;
    }

    it('is called with the service role key alone', async () => {
      const [ann, bob] = [await wanting(), await newMember(backend())];
      await ask(bob, ann.id);
      const token = (await ann.client.auth.getSession()).data.session?.access_token ?? '';
      const refused = [401, { error: 'Only for the service role.' }];
      for (const wrong of [
        token,
        backend().anonKey,
        'x',
        `${backend().serviceRoleKey}x`,
        backend().serviceRoleKey.slice(0, -1),
      ])
        expect(await run(wrong)).toEqual(refused);
      expect((await fetch(url(), { method: 'POST' })).status).toBe(401);
      expect((await fetch(url(), { method: 'POST', headers: { apikey: backend().serviceRoleKey } })).status).toBe(401);
      expect((await fetch(url(), { headers: { authorization: `Bearer ${backend().serviceRoleKey}` } })).status).toBe(
        405,
      );
      expect(await queue(ann.id)).toMatchObject([{ claimed: false, attempts: 0 }]);
      await sql('delete from private.mail_queue');
    });

    it('sends a copy once, run after run, to those who want one', async () => {
      const [ann, bob] = [await wanting(), await newMember(backend())];
      await ask(bob, ann.id);
      await ask(ann, (await newMember(backend())).id);
      expect(await run()).toEqual([200, { sent: 1, failed: 0 }]);
      expect(await run()).toEqual([200, { sent: 0, failed: 0 }]);
      const [letter, ...more] = taken.filter(({ to }) => to === ann.email);
      expect(more).toEqual([]);
      expect(letter).toMatchObject({
        subject: 'Ann wants to connect with you',
        text: expect.stringContaining(`${appUrl}/community/connections`),
      });
      expect(letter?.headers).toMatchObject({
        from: 'news@example.test',
        'auto-submitted': 'auto-generated',
        to: ann.email,
      });
      expect(await queue(ann.id)).toMatchObject([{ sent: true, attempts: 1, last_error: null }]);
    });

    it('sends each of many once when it runs four times at once', async () => {
      const ann = await wanting();
      await sql(
        `insert into private.mail_queue (user_id, kind, data) select $1, 'listing_decision', jsonb_build_object('title', 'House ' || n, 'decision', 'approved')
         from generate_series(1, 23) n`,
        [ann.id],
      );
      const answers = await Promise.all([run(), run(), run(), run()]);
      expect(answers.map(([status]) => status)).toEqual([200, 200, 200, 200]);
      expect(answers.reduce((sum, [, answer]) => sum + (answer as { sent: number }).sent, 0)).toBe(23);
      const subjects = taken.filter(({ to }) => to === ann.email).map(({ subject }) => subject);
      expect(subjects).toHaveLength(23);
      expect(new Set(subjects).size).toBe(23);
    });

    it('tries again what the mail server has refused, later, and sends the others', async () => {
      const [refused, empty, fine] = [await wanting('refused@example.test'), await wanting(' '), await wanting()];
      for (const { id } of [refused, empty, fine])
        await sql(`insert into private.mail_queue (user_id, kind) values ($1, 'follow')`, [id]);
      expect(await run()).toEqual([200, { sent: 1, failed: 2 }]);
      expect(await queue(refused.id)).toMatchObject([
        {
          sent: false,
          claimed: false,
          attempts: 1,
          waits: true,
          last_error: expect.stringContaining('No such mailbox'),
        },
      ]);
      expect(await queue(empty.id)).toMatchObject([{ sent: false, claimed: false, attempts: 1, waits: true }]);
      expect(await queue(fine.id)).toMatchObject([{ sent: true }]);
      await sql('delete from private.mail_queue');
    });

    it('offers no way to end mail that comes to all, and one to end the rest', async () => {
      const ann = await wanting();
      await sql(
        `insert into private.mail_queue (user_id, kind, data) values ($1, 'membership', '{"event": "ended"}'), ($1, 'membership', '{"event": "renewed"}')`,
        [ann.id],
      );
      expect(await run()).toEqual([200, { sent: 2, failed: 0 }]);
      const headers = (subject: string) =>
        taken.find((letter) => letter.to === ann.email && letter.subject === subject)?.headers;
      expect(headers('Your membership has ended')).not.toHaveProperty('list-unsubscribe');
      expect(headers('Your membership was renewed')).toMatchObject({
        'list-unsubscribe': expect.stringContaining(`${appUrl}/account`),
      });
    });

    it('sends nothing again that may have been sent when the connection broke', async () => {
      const cut = await wanting(`cut-${backend().database.kind}@example.test`);
      await sql(`insert into private.mail_queue (user_id, kind) values ($1, 'follow')`, [cut.id]);
      expect(await run()).toEqual([200, { sent: 0, failed: 1 }]);
      await sql(`update private.mail_queue set due_at = now() - interval '1 day'`);
      expect(await run()).toEqual([200, { sent: 0, failed: 0 }]);
      expect(taken.filter(({ to }) => to === cut.email)).toHaveLength(1);
      expect(lines.join('\n')).toContain('may have been sent, or not');
    });
  },
  {
    migrationsDir,
    log: (line) => lines.push(line),
    copiesInterval: 3_600_000,
    functionsEnv: {
      APP_URL: `${appUrl}/`,
      SMTP_PORT: String((smtp.server.address() as AddressInfo).port),
      SMTP_FROM: 'news@example.test',
    },
  },
);

describe('a backend of its own', () => {
  it('catches the copies that fall due, without being asked', async () => {
    const backend = await startBackend({
      port: 0,
      mailPort: 0,
      migrationsDir,
      seedFile: null,
      copiesInterval: 50,
      log: (line) => lines.push(line),
    });
    const [ann, bob] = [await newMember(backend), await newMember(backend)];
    await ann.client
      .from('notification_settings')
      .insert({ user_id: ann.id, kind: 'follow', mail: true })
      .throwOnError();
    await bob.client.rpc('follow_member', { user_id: bob.id, member_id: ann.id }).throwOnError();
    const news = async () =>
      (await mailTo(backend.mailUrl, ann.email)).filter(({ subject }) => subject !== 'Confirm your email');
    await expect
      .poll(news, { timeout: 50_000 })
      .toMatchObject([
        {
          subject: 'Ann follows you',
          text: expect.stringContaining(`http://app.cornerlot.localhost:5173/community/members/${bob.id}`),
          html: expect.stringContaining('Ann follows you.'),
        },
      ]);
    await backend.close();
  }, 120_000);

  it('claims nothing while the mail server does not answer', async () => {
    const printed: string[] = [];
    const backend = await startBackend({
      port: 0,
      mailPort: 0,
      migrationsDir: null,
      seedFile: null,
      log: (line) => printed.push(line),
      functionsEnv: { SMTP_PORT: '1' },
    });
    const response = await fetch(`${backend.url}/functions/v1/send-mail`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.serviceRoleKey}` },
    });
    expect([response.status, await response.json()]).toEqual([500, { error: 'The mail could not be sent.' }]);
    // Not that there is no queue, of which this backend has none.
    expect(printed.join('\n')).toContain('ECONNREFUSED');
    await backend.close();
  });
});
