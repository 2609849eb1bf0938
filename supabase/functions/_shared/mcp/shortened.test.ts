import { deepStrictEqual, ok } from 'node:assert/strict';
import { maxCharacters, shortened } from './shortened.ts';

const sizeOf = (data: unknown) => JSON.stringify(data).length;
const rows = Array.from({ length: 100 }, (_, id) => ({ id, text: 'x'.repeat(1200) }));
/** A list with pages, which counts how often it's read. */
function list() {
  const read: unknown[] = [];
  return {
    read,
    run: ({ limit }: Record<string, unknown>) => {
      read.push(limit);
      const items = rows.slice(0, Number(limit));
      return Promise.resolve({ items, next_cursor: `after ${items.at(-1)?.id}` });
    },
  };
}

Deno.test('a page that fits is read once, and answered as it is', async () => {
  const { read, run } = list();
  deepStrictEqual(await shortened({ limit: 24 }, run, sizeOf), await run({ limit: 24 }));
  deepStrictEqual(read, [24, 24]);
});

Deno.test('a page that’s too large gets shorter, and its cursor leads on from there', async () => {
  const { read, run } = list();
  const page = (await shortened({ limit: 100 }, run, sizeOf)) as Awaited<ReturnType<typeof run>>;
  ok(sizeOf(page) <= maxCharacters && sizeOf(page) > maxCharacters / 2);
  deepStrictEqual([page.next_cursor, read.length], [`after ${page.items.length - 1}`, 2]);
});

Deno.test('what has no pages shows the beginning of its lists, and how many there are', async () => {
  const answer = { title: 'Board', steps: rows, card: { tasks: [1, 2] } };
  const cut = (await shortened({}, () => Promise.resolve(answer), sizeOf)) as typeof answer & { steps_in_all: number };
  ok(sizeOf(cut) <= maxCharacters);
  deepStrictEqual(cut, { ...answer, steps: rows.slice(0, cut.steps.length), steps_in_all: 100 });
});
