import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { UnfinishedUpload, UploadStore } from './unfinished-uploads';
import { UploadQueue, type QueuedUpload, type UploadRun, type UploadWork } from './upload-queue';

interface Sent extends UploadRun {
  name: string;
  path: string;
  succeed: () => void;
  fail: (message: string) => void;
}

let sent: Sent[];
let discarded: (string | null)[];
let tries: number;

beforeEach(() => {
  sent = [];
  discarded = [];
  tries = 0;
});

/** A queue whose uploads wait for the test. */
function open(work: Partial<UploadWork<object>> = {}) {
  return new UploadQueue<object>({
    check: async ({ name, type }) => (type === 'text/plain' ? { problem: `${name} isn’t supported.` } : { type }),
    start: () => ({}),
    upload: ({ name }, _file, run) =>
      new Promise<void>((resolve, reject) => {
        tries += 1;
        const path = `${name}-${tries}`;
        run.update({ path });
        sent.push({ ...run, name, path, succeed: resolve, fail: (message) => reject(new Error(message)) });
        run.signal.addEventListener('abort', () => reject(run.signal.reason));
      }),
    discard: (items) => discarded.push(...items.map(({ path }) => path)),
    errors: { unexpected: ({ message }) => message },
    ...work,
  });
}

const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
const idOf = (queue: UploadQueue, index = 0) => queue.getSnapshot()[index]?.id ?? '';
const show = (queue: UploadQueue, ...fields: (keyof QueuedUpload)[]) =>
  queue.getSnapshot().map((item) => fields.map((field) => item[field]));
const nothingIsLeft = (queue: UploadQueue) => expect(queue.getSnapshot()).toEqual([]);

describe('chosen files', () => {
  it('uploads files in order, two at a time', async () => {
    const queue = open();
    await queue.choose(['a', 'b', 'c'].map((name) => file(name)));
    expect(sent.map(({ name }) => name)).toEqual(['a', 'b']);
    sent[1]?.onProgress(0.4);
    sent[0]?.succeed();
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(show(queue, 'name', 'path', 'status', 'progress')).toEqual([
      ['a', 'a-1', 'done', 1],
      ['b', 'b-2', 'uploading', 0.4],
      ['c', 'c-3', 'uploading', 0],
    ]);
    for (const { succeed } of sent) succeed();
    expect((await queue.settled()).map(({ status }) => status)).toEqual(['done', 'done', 'done']);
    expect(discarded).toEqual([]);
  });

  it('gives chosen files a problem if they don’t fit', async () => {
    const queue = open();
    const files = [file('a'), file('b', 'text/plain'), file('c'), file('d')];
    const limits = { room: () => 2 - queue.getSnapshot().length, limit: 'There can be 2 files.' };
    const { added, problems } = await queue.choose(files, limits);
    expect(added.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(problems).toEqual(['b isn’t supported.', 'There can be 2 files. 1 was not added.']);
    expect((await queue.choose(files, limits)).problems[1]).toBe('There can be 2 files. 3 were not added.');
  });

  it('removes files from the queue once they are registered, if a list shows them', async () => {
    const queue = open({ leave: true });
    await queue.choose([file('a')]);
    sent[0]?.succeed();
    await queue.settled();
    nothingIsLeft(queue);
    expect(discarded).toEqual([]);
  });
});

it('fails one by one, and retries once', async () => {
  const queue = open();
  await queue.choose([file('a'), file('b')]);
  sent[0]?.fail('Server said no.');
  sent[1]?.succeed();
  await queue.settled();
  expect(show(queue, 'status', 'error')).toEqual([
    ['failed', 'Server said no.'],
    ['done', null],
  ]);
  queue.retry(idOf(queue));
  // The second click of a double click.
  queue.retry(idOf(queue));
  sent[2]?.succeed();
  await queue.settled();
  expect(show(queue, 'path', 'status', 'error')).toEqual([
    ['a-3', 'done', null],
    ['b-2', 'done', null],
  ]);
  expect(tries).toBe(3);
});

describe('removing a file', () => {
  it('deletes an uploaded one', async () => {
    const queue = open();
    await queue.choose([file('a'), file('b')]);
    sent[0]?.succeed();
    await vi.waitFor(() => expect(queue.getSnapshot()[0]?.status).toBe('done'));
    queue.remove(idOf(queue));
    expect(discarded).toEqual(['a-1']);
    expect(show(queue, 'name')).toEqual([['b']]);
  });

  it('stops an upload, and deletes what may have arrived', async () => {
    const queue = open();
    await queue.choose([file('a')]);
    queue.remove(idOf(queue));
    expect(sent[0]?.signal.aborted).toBe(true);
    nothingIsLeft(queue);
    await vi.waitFor(() => expect(discarded).toEqual(['a-1']));
  });

  it('removes a file that waits without sending it, and lets the next one go', async () => {
    const queue = open();
    await queue.choose(['a', 'b', 'c', 'd'].map((name) => file(name)));
    queue.remove(idOf(queue, 2));
    sent[0]?.succeed();
    await vi.waitFor(() => expect(sent).toHaveLength(3));
    expect(sent[2]?.name).toBe('d');
    expect(discarded).toEqual([]);
  });
});

describe('leaving a form', () => {
  it('stops uploads, which can be retried, and keeps what is stored', async () => {
    const queue = open({ stored: [{ path: 'old', name: 'old' }] });
    await queue.choose(['a', 'b', 'c'].map((name) => file(name)));
    queue.stop();
    await queue.settled();
    expect(show(queue, 'status', 'error')).toEqual([
      ['done', null],
      ...Array.from({ length: 3 }, () => ['failed', 'The upload was stopped.']),
    ]);
    await vi.waitFor(() => {
      queue.retry(idOf(queue, 3));
      expect(sent.at(-1)?.name).toBe('c');
    });
    expect(discarded).toEqual([]);
  });

  it('deletes everything if it is discarded, and nothing if it was sent', async () => {
    const stored = [{ path: 'old', name: 'old' }];
    const discardedForm = open({ stored });
    await discardedForm.choose([file('a')]);
    discardedForm.clear();
    nothingIsLeft(discardedForm);
    await vi.waitFor(() => expect(discarded).toEqual(['old', 'a-1']));
    const sentForm = open({ stored });
    sentForm.takeOut();
    nothingIsLeft(sentForm);
    expect(discarded).toHaveLength(2);
  });
});

describe('kept files', () => {
  /** Keeps files across queues, as a browser does across reloads. */
  const memoryStore = () => {
    const kept = new Map<string, UnfinishedUpload>();
    const keeper: UploadStore = {
      load: async () => [...kept.values()],
      save: async (upload) => Boolean(kept.set(upload.id, upload)),
      forget: (ids) => ids.forEach((id) => kept.delete(id)),
    };
    return { kept, keeper };
  };

  it('continues after a reload under the same ID and path, and forgets files once stored', async () => {
    const { kept, keeper } = memoryStore();
    const before = open({ keeper });
    await before.choose([file('a'), file('b')]);
    await vi.waitFor(() => expect(before.survivesReload()).toBe(true));
    sent[0]?.prepared(file('a', 'image/webp'), 'final-a');
    sent[1]?.succeed();
    await vi.waitFor(() =>
      expect([...kept.values()].map(({ name, path }) => [name, path])).toEqual([['a', 'final-a']]),
    );

    const after = open({ keeper });
    await after.resume();
    expect(idOf(after)).toBe(idOf(before));
    expect(show(after, 'name', 'path', 'status')).toEqual([['a', 'a-3', 'uploading']]);
    sent[2]?.succeed();
    await after.settled();
    expect(kept.size).toBe(0);
  });

  it('restores no files that the form has, or that were removed', async () => {
    const { kept, keeper } = memoryStore();
    const before = open({ keeper });
    await before.choose([file('a'), file('b')]);
    sent[0]?.prepared(file('a'), 'final-a');
    before.remove(idOf(before, 1));
    const after = open({ keeper, stored: [{ path: 'final-a', name: 'a' }] });
    await after.resume();
    expect(show(after, 'name', 'status')).toEqual([['a', 'done']]);
    expect(kept.size).toBe(0);
  });

  it('loses files where the browser blocks storage', async () => {
    const queue = open({ keeper: { ...memoryStore().keeper, save: async () => false } });
    expect(queue.survivesReload()).toBe(true);
    await queue.choose([file('a')]);
    expect(queue.survivesReload()).toBe(false);
  });
});
