import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { FairQueue, Overloaded } from '../../supabase/local/server/fair-queue.ts';

it('lets clients take turns', async () => {
  const queue = new FairQueue(1);
  const order: string[] = [];
  const send = (name: string, request: string) =>
    queue.run({ name, mayBeRefused: true }, async () => {
      await delay(1);
      order.push(request);
    });
  await Promise.all([
    send('busy', 'busy 1'),
    send('busy', 'busy 2'),
    send('busy', 'busy 3'),
    send('calm', 'calm 1'),
    send('other', 'other 1'),
    send('calm', 'calm 2'),
  ]);
  expect(order).toEqual(['busy 1', 'busy 2', 'calm 1', 'other 1', 'busy 3', 'calm 2']);
});

it('refuses requests that would wait too long, but not those of our services', async () => {
  const queue = new FairQueue(2, 50);
  const send = (name: string, mayBeRefused = true) => queue.run({ name, mayBeRefused }, () => delay(5));
  for (let count = 0; count < 100; count += 1) await send('flood');
  const flood = Array.from({ length: 100 }, () => send('flood'));
  const others = [send('calm'), send('service_role', false)];
  const refused = (await Promise.allSettled(flood)).filter(({ status }) => status === 'rejected');
  expect(refused.length).toBeGreaterThan(20);
  expect(refused.every((one) => one.status === 'rejected' && one.reason instanceof Overloaded)).toBe(true);
  await Promise.all(others);
});

it('continues after work that fails', async () => {
  const queue = new FairQueue(1);
  const client = { name: 'one', mayBeRefused: true };
  const failing = queue.run(client, () => Promise.reject(new Error('failed')));
  const next = queue.run(client, async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});
