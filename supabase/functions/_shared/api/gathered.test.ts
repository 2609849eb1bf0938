import { deepStrictEqual, rejects } from 'node:assert/strict';
import { gathered } from './gathered.ts';

Deno.test('sends what came during a call in the next one, each group for itself', async () => {
  const sent: string[][] = [];
  const add = gathered<string, string>(
    (item) => item[0]!,
    (items) => {
      sent.push(items);
      return Promise.resolve(items.map((item) => item.toUpperCase()));
    },
  );
  deepStrictEqual(await Promise.all(['a1', 'a2', 'b1', 'a3'].map(add)), ['A1', 'A2', 'B1', 'A3']);
  deepStrictEqual(sent, [['a1'], ['b1'], ['a2', 'a3']]);
  deepStrictEqual(await add('a4'), 'A4');
});

Deno.test('fails all of a call, and none of the next', async () => {
  let calls = 0;
  const add = gathered<number, number>(
    () => '',
    (items) => (calls++ === 0 ? Promise.reject(new Error('lost')) : Promise.resolve(items)),
  );
  const [first, second] = [add(1), add(2)];
  await rejects(first, /lost/);
  deepStrictEqual(await second, 2);
});
