import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, describe, expect, it } from 'vitest';
import type { QueuedEmail } from '../../supabase/functions/send-mail/queued-email.ts';
import { renderEmail } from '../../supabase/functions/send-mail/render-email.ts';
import { newMember } from './client.ts';
import { describeBackend, startTestBackend } from './describe-backend.ts';

/* Notification emails: their content, and that each is sent once. */

const appUrl = 'https://app.example.test';
const reader = '00000000-0000-4000-8000-000000000001';
const actor = '00000000-0000-4000-8000-000000000002';

function queued(kind: string, data: unknown = {}, who: Partial<QueuedEmail> = {}): QueuedEmail {
  return {
    user_id: reader,
    email: 'dana@example.test',
    name: 'Dana',
    kind,
    actor_id: actor,
    actor_name: 'Renata Okafor',
    actor_trusted: true,
    title_trusted: false,
    place: null,
    data,
    ...who,
  };
}

describe('renderEmail', () => {
  it('acknowledges a legal notice without what its sender wrote', () => {
    const id = 'abcdef01-0000-4000-8000-000000000001';
    const email = renderEmail(
      queued('moderation', { notice: 'copyright', id, title: 'WIN CASH' }, { user_id: null, name: 'WIN CASH' }),
      appUrl,
    );
    expect(email.subject).toBe('Cornerlot received your copyright notice (ABCDEF01)');
    expect(email.text).toContain('Its reference is ABCDEF01.');
    expect(email.text + email.html).not.toContain('WIN CASH');
  });

  it.each([
    ['offer', 'decline'],
    ['offer', 'withdraw'],
    ['deal', 'deal.fall_through'],
    ['deal', 'extension.propose'],
  ])('says what came with a step (%s %s), but not in the subject', (kind, step) => {
    const words = 'Needs a <b>roof</b>\n\nBcc: x@example.test';
    const { subject, text, html } = renderEmail(queued(kind, { step, title: 'Ranch', words }), appUrl);
    expect(text).toContain('What they wrote:\nNeeds a <b>roof</b> Bcc: x@example.test\n');
    expect(html).toContain('Needs a &lt;b&gt;roof&lt;/b&gt; Bcc');
    expect(subject).not.toContain('roof');
  });

  it.each([
    ['membership', { event: 'of_tomorrow' }, 'Your membership was updated', '/account/billing'],
    ['of_tomorrow', {}, 'You have a new notification from Renata Okafor', '/notifications'],
  ])('describes %s %j: %s', (kind, data, subject, path) => {
    const email = renderEmail(queued(kind, data), appUrl);
    expect(email.subject).toBe(subject);
    expect(email.text).toContain(`Hi Dana,\n\n${subject}.\n\n`);
    expect(email.text).toContain(`: ${appUrl}${path}\n`);
    expect(email.text).toContain(`${appUrl}/account/notifications\n`);
    expect(email.html).toContain(`href="${appUrl}${path}"`);
    expect(email.html).toContain(`href="${appUrl}/account/notifications"`);
  });

  it.each([
    ['event_canceled', 'Deal night was canceled'],
    ['listing_decision', 'Your listing Deal night was sent back for changes'],
  ])('writes titles that staff reviewed, or the reader’s own, in the subject of %s', (kind, subject) => {
    expect(renderEmail(queued(kind, { title: 'Deal night' }), appUrl).subject).toBe(subject);
  });

  it.each([
    ['started', true],
    ['ended', true],
    ['renewed', false],
  ])('explains for a membership that %s whether settings apply (always sent: %s)', (event, always) => {
    const { text, html } = renderEmail(queued('membership', { event }), appUrl);
    for (const written of [text, html]) {
      expect(written.includes('because email is on for')).toBe(!always);
      expect(written.includes('We always send this email.')).toBe(always);
    }
  });

  it('says in a security notice what to do about it', () => {
    const { text, html } = renderEmail(queued('two_factor', { event: 'off' }), appUrl);
    for (const written of [text, html]) {
      expect(written).toContain('If this wasn’t you, change your password right away');
      expect(written).toContain('We always send this email.');
    }
  });

  it('treats members’ texts as plain text: no tags, line breaks, or direction overrides', () => {
    const name = '<img src=x onerror="a()">&\'\r\nBcc: all@example.test\u2028\u202Ereversed';
    const email = renderEmail(queued('follow', {}, { name, actor_name: name, actor_id: '"><script>' }), appUrl);
    expect(email.subject).toBe('<img src=x onerror="a()">&\' Bcc: all@example.test reversed started following you');
    expect(email.html).not.toMatch(/<img|<script|onerror="/);
    expect(email.html).toContain(
      '&lt;img src=x onerror=&quot;a()&quot;&gt;&amp;&#39; Bcc: all@example.test reversed started following you.',
    );
    expect(email.html).toContain(`href="${appUrl}/community/members/%22%3E%3Cscript%3E"`);
    for (const data of [null, 5, 'x', [], { rating: '5', title: 5, decision: {}, member_id: null }]) {
      for (const kind of [
        'review',
        'review_answer',
        'listing_decision',
        'membership',
        'mention',
        'post_comment',
        'event_reminder',
        'event_waitlist_promotion',
        'event_decision',
      ])
        expect(renderEmail(queued(kind, data), appUrl).subject).not.toMatch(/undefined|null|object/);
    }
  });
});

describe('deal alert emails', () => {
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
    renderEmail(queued(kind, { ...data, unsubscribe: 't-1' }, { actor_id: null, actor_name: null }), appUrl);

  it.each([
    [{}, 'New match', '$95,000 · Columbus, OH'],
    [{ event: 'price_drop', previous_price: 100_000 }, 'Price drop', '$95,000, was $100,000 · Columbus, OH'],
    [{ event: 'back_on_market' }, 'Back on the market', '$95,000 · Columbus, OH'],
    [{ event: 'of tomorrow' }, 'For your buy box', '$95,000 · Columbus, OH'],
  ])('describes %j: %s', (change, event, facts) => {
    const email = about('deal_alert', { ...deal, ...change });
    expect(email.subject).toBe(`${event}: ${facts}`);
    expect(email.text).toContain(
      `Hi Dana,\n\nThis listing matches your buy box:\n\n${event}: Brick duplex\n${facts}\n\n` +
        `View listing: ${appUrl}/marketplace/p%201?source=alert\n\n`,
    );
    expect(email.text).toContain(`Unsubscribe: ${appUrl}/unsubscribe?token=t-1\nEdit your buy box: ${appUrl}/buybox\n`);
    expect(email.text).toContain(`\nEdit your saved searches: ${appUrl}/saved\n`);
    expect(email.text).not.toContain('/account');
    expect(email.html).toContain(`href="${appUrl}/marketplace/p%201?source=alert"`);
    expect(email.html).toContain(`href="${appUrl}/unsubscribe?token=t-1"`);
    expect(email.html).toContain(facts);
  });

  it('names the saved search that a listing matches', () => {
    const searched = { ...deal, search: 'Ohio\nduplexes' };
    const email = about('deal_alert', searched);
    expect(email.subject).toBe('New match for “Ohio duplexes”: $95,000 · Columbus, OH');
    expect(email.text).toContain('This listing matches one of your saved searches:');
    expect(about('deal_digest', { count: 2, deals: [deal, searched] }).subject).toBe(
      '2 deals for you: $95,000 · Columbus, OH, and 1 more',
    );
  });

  it('lists a day’s deals and how many more there are', () => {
    const drop = { ...deal, property_id: 'p2', title: 'Mill', event: 'price_drop', previous_price: 120_000 };
    const one = about('deal_digest', { count: 1, deals: [deal] });
    expect(one.subject).toBe('1 deal for your buy box: $95,000 · Columbus, OH');
    expect(one.text).not.toContain('more');
    const many = about('deal_digest', { count: 23, deals: [drop, deal] });
    expect(many.subject).toBe('23 deals for your buy box: $95,000, was $120,000 · Columbus, OH, and 22 more');
    expect(many.text).toContain(
      `Price drop: Mill\n$95,000, was $120,000 · Columbus, OH\n` +
        `View listing: ${appUrl}/marketplace/p2?source=alert\n\n` +
        'New match: Brick duplex\n',
    );
    expect(many.text).toContain(`And 21 more\n\nView your matches: ${appUrl}/marketplace?sort=best-match\n`);
    expect(many.html).toContain(`href="${appUrl}/marketplace/p2?source=alert"`);
    expect(many.html).toContain('And 21 more');
  });

  it('treats sellers’ texts as plain text and copes with malformed data', () => {
    const title = '<img src=x onerror="a()">\r\nBcc: all@example.test';
    const email = about('deal_alert', { ...deal, title, city: '<b>Rome</b>' });
    expect(email.subject).toBe('New match: $95,000 · <b>Rome</b>, OH');
    expect(email.html).not.toMatch(/<img|<b>|onerror="/);
    for (const kind of ['deal_alert', 'deal_digest']) {
      for (const data of [null, 5, 'x', [], { deals: {}, count: 'x' }, { deals: [null, 5], price: '1', title: {} }]) {
        const { subject, text } = renderEmail(queued(kind, data), appUrl);
        expect(subject + text).not.toMatch(/undefined|null|object|NaN/);
      }
    }
  });
});

/** A mail server that rejects some recipients and drops the connection after accepting others. */
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

describeBackend(
  (backend) => {
    const sql = <T>(query: string, params?: unknown[]) => backend().database.query<T>(query, params);
    const url = () => `${backend().url}/functions/v1/send-mail`;

    async function run(token = backend().serviceRoleKey): Promise<[number, unknown]> {
      const response = await fetch(url(), { method: 'POST', headers: { authorization: `Bearer ${token}` } });
      return [response.status, await response.json()];
    }
    const queue = (id: string) =>
      sql<{ state: string; claimed: boolean; attempts: number; error: string | null; waits: boolean }>(
        `select state, claimed_until is not null as claimed, attempts, error, due_at > now() as waits
         from private.deliveries where channel = 'mail' and user_id = $1`,
        [id],
      );

    /** A member who turned on email for every kind, at the given address. */
    async function memberWithEmailOn(address?: string) {
      const member = await newMember(backend());
      if (address) await sql('update public.member_contacts set email = $2 where user_id = $1', [member.id, address]);
      await sql(
        `insert into public.notification_settings (user_id, kind, mail) select $1, kind, true
          from public.notification_kinds`,
        [member.id],
      );
      return { ...member, email: address ?? member.email };
    }
    async function requestConnection(by: Awaited<ReturnType<typeof newMember>>, id: string) {
      const { error } = await by.client.from('connections').insert({ sender_id: by.id, receiver_id: id });
      if (error) throw error;
    }

    it('accepts only the service role key', async () => {
      const [ann, bob] = [await memberWithEmailOn(), await newMember(backend())];
      await requestConnection(bob, ann.id);
      const token = (await ann.client.auth.getSession()).data.session?.access_token ?? '';
      const denied = [401, { error: 'Only for the service role.' }];
      for (const invalidToken of [
        token,
        backend().anonKey,
        'x',
        `${backend().serviceRoleKey}x`,
        backend().serviceRoleKey.slice(0, -1),
      ])
        expect(await run(invalidToken)).toEqual(denied);
      expect((await fetch(url(), { method: 'POST' })).status).toBe(401);
      expect((await fetch(url(), { method: 'POST', headers: { apikey: backend().serviceRoleKey } })).status).toBe(401);
      expect((await fetch(url(), { headers: { authorization: `Bearer ${backend().serviceRoleKey}` } })).status).toBe(
        405,
      );
      expect(await queue(ann.id)).toMatchObject([{ claimed: false, attempts: 0 }]);
      await sql('delete from private.deliveries');
    });

    it('sends each email once across runs, only to members who turned it on', async () => {
      const [ann, bob] = [await memberWithEmailOn(), await newMember(backend())];
      await requestConnection(bob, ann.id);
      await requestConnection(ann, (await newMember(backend())).id);
      expect(await run()).toEqual([200, { delivered: 1, failed: 0 }]);
      expect(await run()).toEqual([200, { delivered: 0, failed: 0 }]);
      const [email, ...more] = taken.filter(({ to }) => to === ann.email);
      expect(more).toEqual([]);
      expect(email).toMatchObject({
        subject: 'Ann wants to connect with you',
        text: expect.stringContaining(`${appUrl}/community/connections`),
      });
      expect(email?.headers).toMatchObject({
        from: 'Cornerlot <news@example.test>',
        'auto-submitted': 'auto-generated',
        to: ann.email,
      });
      expect(await queue(ann.id)).toMatchObject([{ state: 'delivered', attempts: 1, error: null }]);
    });

    it('sends each email once when four runs overlap', async () => {
      const ann = await memberWithEmailOn();
      await sql(
        `insert into private.deliveries (channel, user_id, kind, data)
          select 'mail', $1, 'listing_decision', jsonb_build_object('title', 'House ' || n, 'decision', 'approved')
         from generate_series(1, 23) n`,
        [ann.id],
      );
      const responses = await Promise.all([run(), run(), run(), run()]);
      expect(responses.map(([status]) => status)).toEqual([200, 200, 200, 200]);
      expect(responses.reduce((sum, [, answer]) => sum + (answer as { delivered: number }).delivered, 0)).toBe(23);
      const subjects = taken.filter(({ to }) => to === ann.email).map(({ subject }) => subject);
      expect(subjects).toHaveLength(23);
      expect(new Set(subjects).size).toBe(23);
    });

    it('retries refused emails later and sends the others', async () => {
      const [rejected, empty, fine] = [
        await memberWithEmailOn('refused@example.test'),
        await memberWithEmailOn(' '),
        await memberWithEmailOn(),
      ];
      for (const { id } of [rejected, empty, fine])
        await sql(`insert into private.deliveries (channel, user_id, kind) values ('mail', $1, 'follow')`, [id]);
      expect(await run()).toEqual([200, { delivered: 1, failed: 2 }]);
      expect(await queue(rejected.id)).toMatchObject([
        {
          state: 'pending',
          claimed: false,
          attempts: 1,
          waits: true,
          error: expect.stringContaining('No such mailbox'),
        },
      ]);
      expect(await queue(empty.id)).toMatchObject([{ state: 'pending', claimed: false, attempts: 1, waits: true }]);
      expect(await queue(fine.id)).toMatchObject([{ state: 'delivered' }]);
      await sql('delete from private.deliveries');
    });

    it('adds unsubscribe headers except to emails that can’t be switched off', async () => {
      const ann = await memberWithEmailOn();
      await sql(
        `insert into private.deliveries (channel, user_id, kind, data)
          values ('mail', $1, 'membership', '{"event": "ended"}'), ('mail', $1, 'membership', '{"event": "renewed"}')`,
        [ann.id],
      );
      expect(await run()).toEqual([200, { delivered: 2, failed: 0 }]);
      const headers = (subject: string) =>
        taken.find((email) => email.to === ann.email && email.subject === subject)?.headers;
      expect(headers('Your membership has ended')).not.toHaveProperty('list-unsubscribe');
      expect(headers('Your membership was renewed')).toMatchObject({
        'list-unsubscribe': expect.stringContaining(`${appUrl}/account/notifications`),
      });
    });

    it('sends an email once that may have gone out before the connection broke', async () => {
      const cut = await memberWithEmailOn('cut@example.test');
      await sql(`insert into private.deliveries (channel, user_id, kind) values ('mail', $1, 'follow')`, [cut.id]);
      expect(await run()).toEqual([200, { delivered: 0, failed: 1 }]);
      await sql(`update private.deliveries set due_at = now() - interval '1 day'`);
      expect(await run()).toEqual([200, { delivered: 0, failed: 0 }]);
      expect(taken.filter(({ to }) => to === cut.email)).toHaveLength(1);
      expect(lines.join('\n')).toContain('may or may not have been sent');
    });
  },
  {
    log: (line) => lines.push(line),
    jobIntervals: { 'send-mail': 3_600_000 },
    functionsEnv: {
      APP_URL: `${appUrl}/`,
      SMTP_PORT: String((smtp.server.address() as AddressInfo).port),
      SMTP_FROM: 'news@example.test',
    },
  },
);

describe('a separate backend', () => {
  it('claims nothing while the mail server is down', async () => {
    const printed: string[] = [];
    const backend = await startTestBackend({
      migrationsDir: null,
      log: (line) => printed.push(line),
      functionsEnv: { SMTP_PORT: '1' },
    });
    const response = await fetch(`${backend.url}/functions/v1/send-mail`, {
      method: 'POST',
      headers: { authorization: `Bearer ${backend.serviceRoleKey}` },
    });
    expect([response.status, await response.json()]).toEqual([500, { error: 'Couldn’t send the queued emails.' }]);
    // Not an error about the missing queue, which this backend doesn’t have.
    expect(printed.join('\n')).toContain('ECONNREFUSED');
    await backend.close();
  });
});
