import { describe, expect, it, vi } from 'vitest';
import { PictureTray, type TrayWork } from './picture-tray';

const owner = { userId: 'u', listingId: 'l' };
const file = (name: string) => new File(['x'], name, { type: 'image/png' });

function workThat(change: Partial<TrayWork> = {}) {
  return {
    prepare: vi.fn<TrayWork['prepare']>(async (picture: File) => new Blob([picture.name], { type: 'image/webp' })),
    upload: vi.fn<TrayWork['upload']>(async ({ onProgress }) => onProgress(0.5)),
    remove: vi.fn<TrayWork['remove']>(async () => []),
    address: (path: string) => `https://files.test/${path}`,
    ...change,
  };
}

describe('the pictures of a new listing', () => {
  it('are uploaded into the listing’s folder, in the order chosen', async () => {
    const work = workThat();
    const tray = new PictureTray(owner, work);
    tray.add([file('a.png'), file('b.png'), file('c.png')]);
    const pictures = await tray.settled();
    expect(pictures.map(({ name, status }) => [name, status])).toEqual([
      ['a.png', 'done'],
      ['b.png', 'done'],
      ['c.png', 'done'],
    ]);
    expect(pictures[0]?.path).toMatch(/^u\/properties\/l\/[\da-f-]{36}\.webp$/);
  });

  it('go up two at a time', async () => {
    let open = 0;
    let most = 0;
    const work = workThat({
      upload: async () => {
        open += 1;
        most = Math.max(most, open);
        await Promise.resolve();
        open -= 1;
      },
    });
    const tray = new PictureTray(owner, work);
    tray.add(Array.from({ length: 6 }, (_, index) => file(`${index}.png`)));
    await tray.settled();
    expect(most).toBe(2);
  });

  it('fail one by one, and can be tried again', async () => {
    const upload = vi.fn<TrayWork['upload']>(async () => undefined).mockRejectedValueOnce(new Error('Server said no'));
    const work = workThat({ upload });
    const tray = new PictureTray(owner, work);
    tray.add([file('a.png'), file('b.png')]);
    const [first, second] = await tray.settled();
    expect(first).toMatchObject({ status: 'failed', problem: 'Server said no', path: null });
    expect(second).toMatchObject({ status: 'done' });

    tray.retry(first?.id ?? '');
    // The second of a double click.
    tray.retry(first?.id ?? '');
    const again = await tray.settled();
    expect(again.map(({ name, status, problem }) => [name, status, problem])).toEqual([
      ['a.png', 'done', null],
      ['b.png', 'done', null],
    ]);
    expect(upload).toHaveBeenCalledTimes(3);
  });

  it('fail when they cannot be read, without a request', async () => {
    const work = workThat({ prepare: async () => Promise.reject(new Error('This picture cannot be read.')) });
    const tray = new PictureTray(owner, work);
    tray.add([file('a.png')]);
    expect(await tray.settled()).toMatchObject([{ status: 'failed', problem: 'This picture cannot be read.' }]);
    expect(work.upload).not.toHaveBeenCalled();
  });

  it('are removed from storage when taken out', async () => {
    const work = workThat();
    const tray = new PictureTray(owner, work);
    tray.add([file('a.png'), file('b.png')]);
    const [first, second] = await tray.settled();
    tray.take(first?.id ?? '');
    expect(work.remove).toHaveBeenCalledExactlyOnceWith([first?.path]);
    expect(tray.getSnapshot()).toEqual([second]);
  });

  it('stop uploading when taken out on the way', async () => {
    let signal: AbortSignal | undefined;
    const work = workThat({
      upload: (upload) => {
        signal = upload.signal;
        return new Promise((_resolve, reject) => {
          upload.signal.addEventListener('abort', () => reject(new Error('aborted')));
        });
      },
    });
    const tray = new PictureTray(owner, work);
    tray.add([file('a.png')]);
    await vi.waitFor(() => expect(signal).toBeDefined());
    tray.take(tray.getSnapshot()[0]?.id ?? '');
    expect(signal?.aborted).toBe(true);
    expect(tray.getSnapshot()).toEqual([]);
  });

  it('are all removed when the listing is given up, and none when it is posted', async () => {
    const work = workThat();
    const stored = [
      { path: 'u/properties/l/1.webp', name: 'one.png' },
      { path: 'u/properties/l/2.webp', name: 'two.png' },
    ];
    const posted = new PictureTray(owner, work, stored);
    posted.store(stored.map(({ path }) => path));
    expect(work.remove).not.toHaveBeenCalled();
    const givenUp = new PictureTray(owner, work, stored);
    givenUp.clear();
    expect(work.remove).toHaveBeenCalledExactlyOnceWith(stored.map(({ path }) => path));
    expect(givenUp.getSnapshot()).toEqual([]);
  });

  it('come back after a reload, and can be reordered', () => {
    const tray = new PictureTray(owner, workThat(), [
      { path: 'u/properties/l/1.webp', name: 'one.png' },
      { path: 'u/properties/l/2.webp', name: 'two.png' },
    ]);
    tray.move(1, 0);
    expect(tray.getSnapshot().map(({ name, status, preview }) => [name, status, preview])).toEqual([
      ['two.png', 'done', 'https://files.test/u/properties/l/2.webp'],
      ['one.png', 'done', 'https://files.test/u/properties/l/1.webp'],
    ]);
  });

  it('that could not be removed are removed once the listing is posted', async () => {
    const remove = vi.fn<TrayWork['remove']>(async () => []).mockRejectedValueOnce(new Error('offline'));
    const tray = new PictureTray(owner, workThat({ remove }), [
      { path: 'u/properties/l/1.webp', name: 'one.png' },
      { path: 'u/properties/l/2.webp', name: 'two.png' },
    ]);
    tray.take('u/properties/l/1.webp');
    await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await Promise.resolve();
    tray.store(['u/properties/l/2.webp']);
    expect(remove).toHaveBeenLastCalledWith(['u/properties/l/1.webp']);
  });
});

describe('the pictures of a listing whose posting was not answered', () => {
  const one = { path: 'u/properties/l/1.webp', name: 'one.png' };

  it('that it shows after all stay until it is stored without them', async () => {
    const remove = vi.fn<TrayWork['remove']>(async () => []).mockImplementationOnce(async (paths) => paths);
    const tray = new PictureTray(owner, workThat({ remove }), [one]);
    tray.take(one.path);
    await vi.waitFor(() => expect(remove).toHaveBeenCalledOnce());
    await Promise.resolve();
    tray.store([]);
    expect(remove).toHaveBeenCalledTimes(2);
    expect(remove).toHaveBeenLastCalledWith([one.path]);
  });
});

describe('the pictures of a draft from before', () => {
  it('that are no longer stored go, and nothing is removed for it', () => {
    const work = workThat();
    const tray = new PictureTray(owner, work, [
      { path: 'a', name: 'a.png' },
      { path: 'b', name: 'b.png' },
    ]);
    tray.lose(['a', 'c']);
    expect(tray.getSnapshot().map(({ path }) => path)).toEqual(['b']);
    expect(work.remove).not.toHaveBeenCalled();
  });
});

describe('the pictures of a listing that is edited', () => {
  const one = { path: 'u/properties/l/1.webp', name: 'one.png' };
  const two = { path: 'u/properties/l/2.webp', name: 'two.png' };
  const edited = (work: TrayWork, stored = [one, two]) => new PictureTray(owner, work, stored, [one.path, two.path]);

  it('stay in storage when taken out, until the listing is stored without them', () => {
    const work = workThat();
    const tray = edited(work);
    tray.take(one.path);
    expect(tray.getSnapshot()).toHaveLength(1);
    expect(work.remove).not.toHaveBeenCalled();
    tray.store([two.path]);
    expect(work.remove).toHaveBeenCalledExactlyOnceWith([one.path]);
  });

  it('are removed also when they were taken out before a reload', () => {
    const work = workThat();
    edited(work, [two]).store([two.path]);
    expect(work.remove).toHaveBeenCalledExactlyOnceWith([one.path]);
  });

  it('all stay when the changes are given up; only what came new is removed', async () => {
    const work = workThat();
    const tray = edited(work);
    tray.take(two.path);
    tray.add([file('new.png')]);
    const added = (await tray.settled()).at(-1);
    tray.clear();
    expect(work.remove).toHaveBeenCalledExactlyOnceWith([added?.path]);
  });
});
