import { describe, expect, it, vi } from 'vitest';
import { PictureQueue, type PictureBackend } from './picture-queue';

const owner = { userId: 'u', listingId: 'l' };
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

function backendWith(change: Partial<PictureBackend> = {}) {
  return {
    prepare: vi.fn<PictureBackend['prepare']>(
      async (picture: File) => new Blob([picture.name], { type: 'image/webp' }),
    ),
    upload: vi.fn<PictureBackend['upload']>(async ({ onProgress }) => onProgress(0.5)),
    remove: vi.fn<PictureBackend['remove']>(async () => []),
    url: (path: string) => `https://files.test/${path}`,
    ...change,
  };
}

describe('pictures of a new listing', () => {
  it('upload to the listing’s folder in the chosen order', async () => {
    const backend = backendWith();
    const queue = new PictureQueue(owner, backend);
    queue.add([file('a.png'), file('b.png'), file('c.png')]);
    const pictures = await queue.settled();
    expect(pictures.map(({ name, status }) => [name, status])).toEqual([
      ['a.png', 'done'],
      ['b.png', 'done'],
      ['c.png', 'done'],
    ]);
    expect(pictures[0]?.path).toMatch(/^u\/properties\/l\/[\da-f-]{36}\.webp$/);
  });

  it('upload two at a time', async () => {
    let open = 0;
    let max = 0;
    const backend = backendWith({
      upload: async () => {
        open += 1;
        max = Math.max(max, open);
        await Promise.resolve();
        open -= 1;
      },
    });
    const queue = new PictureQueue(owner, backend);
    queue.add(Array.from({ length: 6 }, (_, index) => file(`${index}.png`)));
    await queue.settled();
    expect(max).toBe(2);
  });

  it('fail individually and can be retried', async () => {
    const upload = vi
      .fn<PictureBackend['upload']>(async () => undefined)
      .mockRejectedValueOnce(new Error('Server said no'));
    const backend = backendWith({ upload });
    const queue = new PictureQueue(owner, backend);
    queue.add([file('a.png'), file('b.png')]);
    const [first, second] = await queue.settled();
    expect(first).toMatchObject({ status: 'failed', error: 'Server said no', path: null });
    expect(second).toMatchObject({ status: 'done' });

    queue.retry(first?.id ?? '');
    // The second click of a double click.
    queue.retry(first?.id ?? '');
    const again = await queue.settled();
    expect(again.map(({ name, status, error }) => [name, status, error])).toEqual([
      ['a.png', 'done', null],
      ['b.png', 'done', null],
    ]);
    expect(upload).toHaveBeenCalledTimes(3);
  });

  it('are removed from storage when removed from the form', async () => {
    const backend = backendWith();
    const queue = new PictureQueue(owner, backend);
    queue.add([file('a.png'), file('b.png')]);
    const [first, second] = await queue.settled();
    queue.remove(first?.id ?? '');
    expect(backend.remove).toHaveBeenCalledExactlyOnceWith([first?.path]);
    expect(queue.getSnapshot()).toEqual([second]);
  });

  it('abort their upload when removed from the form', async () => {
    let signal: AbortSignal | undefined;
    const backend = backendWith({
      upload: (upload) => {
        signal = upload.signal;
        return new Promise((_resolve, reject) => {
          upload.signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
    });
    const queue = new PictureQueue(owner, backend);
    queue.add([file('a.png')]);
    await vi.waitFor(() => expect(signal).toBeDefined());
    queue.remove(queue.getSnapshot()[0]?.id ?? '');
    expect(signal?.aborted).toBe(true);
    expect(queue.getSnapshot()).toEqual([]);
  });

  it('are all removed when the form is discarded, and none when the listing is posted', async () => {
    const backend = backendWith();
    const stored = [
      { path: 'u/properties/l/1.webp', name: 'one.png' },
      { path: 'u/properties/l/2.webp', name: 'two.png' },
    ];
    const posted = new PictureQueue(owner, backend, stored);
    posted.commit(stored.map(({ path }) => path));
    expect(backend.remove).not.toHaveBeenCalled();
    const discarded = new PictureQueue(owner, backend, stored);
    discarded.clear();
    expect(backend.remove).toHaveBeenCalledExactlyOnceWith(stored.map(({ path }) => path));
    expect(discarded.getSnapshot()).toEqual([]);
  });

  it('are restored after a reload and can be reordered', () => {
    const queue = new PictureQueue(owner, backendWith(), [
      { path: 'u/properties/l/1.webp', name: 'one.png' },
      { path: 'u/properties/l/2.webp', name: 'two.png' },
    ]);
    queue.move(1, 0);
    expect(queue.getSnapshot().map(({ name, status, preview }) => [name, status, preview])).toEqual([
      ['two.png', 'done', 'https://files.test/u/properties/l/2.webp'],
      ['one.png', 'done', 'https://files.test/u/properties/l/1.webp'],
    ]);
  });

  it('are removed on posting when an earlier removal failed', async () => {
    const remove = vi.fn<PictureBackend['remove']>(async () => []).mockRejectedValueOnce(new Error('offline'));
    const queue = new PictureQueue(owner, backendWith({ remove }), [
      { path: 'u/properties/l/1.webp', name: 'one.png' },
      { path: 'u/properties/l/2.webp', name: 'two.png' },
    ]);
    queue.remove('u/properties/l/1.webp');
    await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await Promise.resolve();
    queue.commit(['u/properties/l/2.webp']);
    expect(remove).toHaveBeenLastCalledWith(['u/properties/l/1.webp']);
  });
});

describe('pictures of a restored draft', () => {
  it('disappear when storage no longer has them, without a request', () => {
    const backend = backendWith();
    const queue = new PictureQueue(owner, backend, [
      { path: 'a', name: 'a.png' },
      { path: 'b', name: 'b.png' },
    ]);
    queue.removeMissing(['a', 'c']);
    expect(queue.getSnapshot().map(({ path }) => path)).toEqual(['b']);
    expect(backend.remove).not.toHaveBeenCalled();
  });
});

describe('pictures of an edited listing', () => {
  const one = { path: 'u/properties/l/1.webp', name: 'one.png' };
  const two = { path: 'u/properties/l/2.webp', name: 'two.png' };
  const edited = (backend: PictureBackend, stored = [one, two]) =>
    new PictureQueue(owner, backend, stored, [one.path, two.path]);

  it('stay in storage until the listing is stored without them', () => {
    const backend = backendWith();
    const queue = edited(backend);
    queue.remove(one.path);
    expect(queue.getSnapshot()).toHaveLength(1);
    expect(backend.remove).not.toHaveBeenCalled();
    queue.commit([two.path]);
    expect(backend.remove).toHaveBeenCalledExactlyOnceWith([one.path]);
  });

  it('stay when the changes are discarded; only new uploads are removed', async () => {
    const backend = backendWith();
    const queue = edited(backend);
    queue.remove(two.path);
    queue.add([file('new.png')]);
    const added = (await queue.settled()).at(-1);
    queue.clear();
    expect(backend.remove).toHaveBeenCalledExactlyOnceWith([added?.path]);
  });
});
