import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AttachmentTray } from './attachment-tray';

const pdf = new File(['%PDF-1.7'], 'Terms.pdf');
const picture = new File(['picture'], 'house.png');

type Work = ConstructorParameters<typeof AttachmentTray>[2];
type UploadOf = Parameters<Work['upload']>[0];

let uploads: (UploadOf & { succeed: () => void; fail: (error: Error) => void })[];
let removed: string[];

function open() {
  return new AttachmentTray('me', 'them', {
    prepare: (chosen) =>
      Promise.resolve({ file: new Blob([chosen], { type: 'image/webp' }), width: 1600, height: 1000 }),
    upload: (upload) =>
      new Promise((resolve, reject) => {
        uploads.push({ ...upload, succeed: resolve, fail: reject });
        upload.signal.addEventListener('abort', () => reject(new Error('stopped')));
      }),
    remove: (paths) => {
      removed.push(...paths);
      return Promise.resolve();
    },
    explain: (error) => (error instanceof Error ? error.message : ''),
  });
}

const started = async (count = 1) => {
  await vi.waitFor(() => expect(uploads).toHaveLength(count));
  const last = uploads.at(-1);
  if (!last) throw new Error('Nothing was uploaded.');
  return last;
};
const only = (tray: AttachmentTray) => tray.getSnapshot()[0];

beforeEach(() => {
  uploads = [];
  removed = [];
});

describe('a file', () => {
  it('is stored as soon as it is chosen, and goes with the message', async () => {
    const tray = open();
    tray.add(pdf, 'application/pdf');
    const upload = await started();
    upload.onProgress(0.4);
    expect(only(tray)).toMatchObject({ name: 'Terms.pdf', status: 'working', progress: 0.4 });
    expect(upload.path).toMatch(/^me\/them\/\d{13}-Terms\.pdf$/);
    expect(upload.file.type).toBe('application/pdf');
    upload.succeed();
    await vi.waitFor(() => expect(only(tray)?.status).toBe('done'));
    expect(tray.take()).toEqual([
      { path: upload.path, name: 'Terms.pdf', size: pdf.size, mime_type: 'application/pdf', width: null, height: null },
    ]);
    expect(tray.getSnapshot()).toEqual([]);
    expect(removed).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('that is a picture is made ready first, and named after what it has become', async () => {
    const tray = open();
    tray.add(picture, 'image/png');
    (await started()).succeed();
    await vi.waitFor(() =>
      expect(only(tray)?.stored).toMatchObject({
        name: 'house.webp',
        mime_type: 'image/webp',
        width: 1600,
        height: 1000,
      }),
    );
  });

  it('that failed can be tried again, under a new path', async () => {
    const tray = open();
    tray.add(pdf, 'application/pdf');
    const first = await started();
    first.fail(new Error('Not uploaded.'));
    await vi.waitFor(() => expect(only(tray)).toMatchObject({ status: 'failed', problem: 'Not uploaded.' }));
    tray.retry(only(tray)?.id ?? '');
    const second = await started(2);
    expect(only(tray)).toMatchObject({ status: 'working', problem: null });
    expect(second.path).not.toBe(first.path);
    second.succeed();
    await vi.waitFor(() => expect(only(tray)?.status).toBe('done'));
  });
});

describe('taken out', () => {
  it('on its way it is stopped, and leaves nothing', async () => {
    const tray = open();
    tray.add(pdf, 'application/pdf');
    const upload = await started();
    tray.remove(only(tray)?.id ?? '');
    expect(upload.signal.aborted).toBe(true);
    expect(tray.getSnapshot()).toEqual([]);
    await vi.waitFor(() => expect(removed).toEqual([upload.path]));
  });

  it('stored it is removed from storage as well', async () => {
    const tray = open();
    tray.add(pdf, 'application/pdf');
    const upload = await started();
    upload.succeed();
    await vi.waitFor(() => expect(only(tray)?.status).toBe('done'));
    tray.remove(only(tray)?.id ?? '');
    expect(removed).toEqual([upload.path]);
  });

  it('just as it arrives it is removed, too', async () => {
    const tray = open();
    tray.add(pdf, 'application/pdf');
    const upload = await started();
    upload.succeed();
    tray.remove(only(tray)?.id ?? '');
    await vi.waitFor(() => expect(removed).toEqual([upload.path]));
    expect(tray.getSnapshot()).toEqual([]);
  });
});

it('over a reload what was stored is there, and what is unreadable is not', async () => {
  const tray = open();
  tray.add(pdf, 'application/pdf');
  (await started()).succeed();
  await vi.waitFor(() => expect(only(tray)?.status).toBe('done'));
  expect(only(open())).toMatchObject({ name: 'Terms.pdf', status: 'done', file: null });
  sessionStorage.setItem('message_files_me_them', '{');
  expect(open().getSnapshot()).toEqual([]);
});
