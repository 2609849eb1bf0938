import { deepEqual } from 'node:assert/strict';
import { patience, runQueue } from './run-queue.ts';

Deno.test('delivers what’s new while slow ones run, and reports each once', async () => {
  const queue = ['slow', 'slower'];
  const delivered: string[] = [];
  const reported: string[] = [];
  let answer: () => void = () => undefined;
  const slowAnswer = new Promise<void>((resolve) => (answer = resolve));
  await runQueue<string, string>({
    maxPerRun: 10,
    claim: (room) => {
      const claimed = queue.splice(0, room);
      // Nothing is due at first, and then something is.
      if (claimed.length === 0 && !delivered.includes('quick')) queue.push('quick');
      return Promise.resolve(claimed);
    },
    deliver: async (item) => {
      delivered.push(item);
      if (item !== 'quick') await slowAnswer;
      return item;
    },
    report: (results) => {
      reported.push(...results);
      if (results.includes('quick')) answer();
      return Promise.resolve();
    },
  });
  deepEqual(delivered, ['slow', 'slower', 'quick']);
  deepEqual(reported, ['quick', 'slow', 'slower']);
});

Deno.test('runs at most as many as it may, and claims no more than that in a run', async () => {
  const rooms: number[] = [];
  let running = 0;
  let most = 0;
  await runQueue<number, number>({
    maxPerRun: 12,
    maxRunning: 5,
    claim: (room) => {
      rooms.push(room);
      return Promise.resolve(Array.from({ length: room }, (_, item) => item));
    },
    deliver: async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      return item;
    },
    report: () => Promise.resolve(),
  });
  deepEqual([most, rooms], [5, [5, 5, 2]]);
});

Deno.test('waits a third as long for a receiver that failed last', () => {
  deepEqual([patience(10_000, false), patience(10_000, true)], [10_000, 3334]);
});
