import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runJobs } from '../../supabase/local/jobs/run-jobs.ts';
import type { Backend } from '../../supabase/local/backend.ts';
import { startTestBackend } from './describe-backend.ts';
import { isLong } from './long.ts';
import { killRepeatedly } from './webhook-kills.ts';
import { addEndpoint, exchangeMessages, hurry, type Query } from './webhook-events.ts';
import { startReceivers, type Behavior, type Receivers } from './webhook-receivers.ts';

/* Webhooks, to servers that fail, hang, redirect inward, and answer twice. */

let receivers: Receivers;
beforeAll(async () => {
  receivers = await startReceivers();
});
afterAll(() => receivers.close());

const behaviors = ['ok', 'fail', 'hang', 'redirect', 'twice'] as const satisfies Behavior[];
const variables = () => ({
  DENO_CERT: receivers.certificateFile,
  ALLOWED_PRIVATE_HOSTS: receivers.host,
  WEBHOOK_TIMEOUT_MS: '500',
});

/** How often events of one object came in another order than they happened, not counting repetitions. */
async function outOfOrder(query: Query, path: string): Promise<number> {
  const order = await query<{ id: string }>(
    `select id from private.deliveries where channel = 'webhooks' order by position`,
  );
  const positions = new Map(order.map(({ id }, index) => [id, index]));
  const seen = new Set<string>();
  const last = new Map<unknown, number>();
  let count = 0;
  for (const { id, data } of receivers.receipts.get(path) ?? []) {
    if (seen.has(id)) continue;
    seen.add(id);
    const position = positions.get(id) ?? -1;
    if (position < (last.get(data['conversation_id']) ?? -1)) count += 1;
    last.set(data['conversation_id'], position);
  }
  return count;
}

describe('webhooks', () => {
  let backend: Backend;
  beforeAll(async () => {
    backend = await startTestBackend({ functionsEnv: variables(), jobIntervals: { 'send-webhooks': 20 } });
  });
  afterAll(() => backend.close());

  it('arrive signed and in order, whatever receivers do, and never at private addresses', async () => {
    const query: Query = (sql, params) => backend.database.query(sql, params);
    await hurry(query);
    // Each delivery is first answered with what the path says.
    receivers.behave = (path, earlier) => (earlier === 0 || path === '/twice' ? (path.slice(1) as Behavior) : 'ok');
    for (const behavior of behaviors) {
      const path = `/${behavior}`;
      receivers.secrets.set(path, await addEndpoint(query, behavior, `https://${receivers.host}${path}`));
    }
    await addEndpoint(query, 'private', receivers.forbiddenUrl);
    await addEndpoint(query, 'metadata', 'https://169.254.169.254/');
    for (const name of [...behaviors, 'private', 'metadata'])
      await exchangeMessages(query, name, { conversations: 2, messages: 2 });

    const delivered = () =>
      query(`select count(*)::integer from private.deliveries where channel = 'webhooks' and state = 'delivered'`);
    await expect.poll(delivered, { timeout: 30_000 }).toEqual([{ count: 4 * behaviors.length }]);
    const all = behaviors.map((name) => receivers.receipts.get(`/${name}`) ?? []);
    expect(all.map((receipts) => new Set(receipts.map(({ id }) => id)).size)).toEqual([4, 4, 4, 4, 4]);
    expect(all.flat().every(({ isSigned }) => isSigned)).toBe(true);
    expect(await Promise.all(behaviors.map((name) => outOfOrder(query, `/${name}`)))).toEqual([0, 0, 0, 0, 0]);
    expect(receivers.inward).toBe(0);

    const problems = () =>
      query(
        `select distinct error from private.deliveries d join webhook_endpoints e on e.id = d.endpoint_id
         where error is not null and not starts_with(url, $1) order by error`,
        [`https://${receivers.host}`],
      );
    await expect
      .poll(problems)
      .toEqual(['127.0.0.1', '169.254.169.254'].map((host) => ({ error: `${host} isn’t on the public internet.` })));
    // Otherwise they'd be tried forever.
    await query('delete from webhook_endpoints');
  });

  it('that were queued aren’t sent once access has ended, whatever the receiver answers then', async () => {
    const query: Query = (sql, params) => backend.database.query(sql, params);
    receivers.behave = () => 'fail';
    receivers.secrets.set('/secured', await addEndpoint(query, 'secured', `https://${receivers.host}/secured`));
    await exchangeMessages(query, 'secured', { conversations: 2, messages: 1 });
    const received = () => receivers.receipts.get('/secured')?.length ?? 0;
    await expect.poll(received, { timeout: 20_000 }).toBeGreaterThan(2);
    await query(`update auth.users set encrypted_password = 'new' where id in (select user_id from webhook_endpoints)`);
    expect(await query('select disabled_reason as reason from webhook_endpoints')).toEqual([{ reason: 'secured' }]);
    // What was on its way.
    await pause(1000);
    const before = received();
    receivers.behave = () => 'ok';
    await pause(1000);
    expect(received()).toBe(before);
    expect(await query(`select from private.deliveries where channel = 'webhooks' and state <> 'failed'`)).toEqual([]);
    await query('delete from webhook_endpoints');
  });

  it('wait in the queue while their member’s plan has none', async () => {
    const query: Query = (sql, params) => backend.database.query(sql, params);
    receivers.behave = () => 'fail';
    await addEndpoint(query, 'lapsed', `https://${receivers.host}/lapsed`);
    await exchangeMessages(query, 'lapsed', { conversations: 1, messages: 1 });
    const change = (tier: string) =>
      query(
        `update users set membership_tier = $1
         where id in (select user_id from private.deliveries where channel = 'webhooks' and state = 'pending')
         returning id`,
        [tier],
      );
    expect(await change('free')).toHaveLength(1);
    let [checks, calls] = [0, 0];
    const { stop } = await runJobs({
      database: {
        query: (sql, params) => ((checks += 1), backend.database.query(sql, params)),
        listen: (channel, onNotify) => backend.database.listen(channel, onNotify),
      },
      intervals: { 'send-webhooks': 5 },
      log: console.error,
      call: (job) => {
        calls += job === 'send-webhooks' ? 1 : 0;
        return Promise.resolve(Response.json({ delivered: 0, failed: 0 }));
      },
    });
    await expect.poll(() => checks).toBeGreaterThan(5);
    expect(calls).toBe(0);
    await change('closer');
    await expect.poll(() => calls).toBeGreaterThan(0);
    await stop();
    await query('delete from webhook_endpoints');
  });
});

it.runIf(isLong)(
  'are delivered at least once and in order, 100,000 of them, through three kill -9',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'cornerlot-webhooks-'));
    receivers.receipts.clear();
    receivers.inward = 0;
    const chances: Record<string, number> = { fail: 0.2, hang: 0.01, redirect: 0.1, twice: 1 };
    receivers.behave = (path) => {
      const behavior = path.slice(1) as Behavior;
      // oxlint-disable-next-line no-restricted-globals
      return Math.random() < (chances[behavior] ?? 0) ? behavior : 'ok';
    };
    try {
      const figures = await killRepeatedly({
        folder,
        env: variables(),
        prepare: async (query) => {
          await hurry(query);
          for (const behavior of behaviors) {
            const path = `/${behavior}`;
            receivers.secrets.set(path, await addEndpoint(query, behavior, `https://${receivers.host}${path}`));
            await exchangeMessages(query, behavior, { conversations: 100, messages: 200 });
          }
        },
        measure: async (query) => {
          const all = behaviors.map((name) => receivers.receipts.get(`/${name}`) ?? []);
          const acknowledged = new Set(
            all.flat().flatMap(({ id, behavior }) => (['ok', 'twice'].includes(behavior) ? [id] : [])),
          );
          const orders = await Promise.all(behaviors.map((name) => outOfOrder(query, `/${name}`)));
          return {
            requests: all.flat().length,
            acknowledged: acknowledged.size,
            repeated:
              all.flat().filter(({ behavior }) => ['ok', 'twice'].includes(behavior)).length - acknowledged.size,
            badSignatures: all.flat().filter(({ isSigned }) => !isSigned).length,
            outOfOrder: orders.reduce((sum, count) => sum + count, 0),
            inward: receivers.inward,
          };
        },
      });
      console.info(figures);
      expect(figures).toMatchObject({
        events: 100_000,
        delivered: 100_000,
        acknowledged: 100_000,
        badSignatures: 0,
        outOfOrder: 0,
        inward: 0,
        kills: 3,
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  3_600_000,
);
