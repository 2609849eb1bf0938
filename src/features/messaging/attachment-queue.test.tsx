import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AttachmentQueue } from './attachment-queue';

const pdf = new File(['%PDF-1.7'], 'Terms.pdf');
const picture = new File(['picture'], 'house.png');

type Work = ConstructorParameters<typeof AttachmentQueue>[2];
type UploadOf = Parameters<Work['upload']>[0];

let uploads: (UploadOf & { succeed: () => void; fail: (error: Error) => void })[];
let removed: string[];

function open() {
  return new AttachmentQueue('me', 'them', {
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
    describeError: (error) => (error instanceof Error ? error.message : ''),
  });
}

const started = async (count = 1) => {
  await waitFor(() => expect(uploads).toHaveLength(count));
  const last = uploads.at(-1);
  if (!last) throw new Error('Nothing was uploaded.');
  return last;
};
const only = (queue: AttachmentQueue) => queue.getSnapshot()[0];

beforeEach(() => {
  uploads = [];
  removed = [];
});

describe('an attachment', () => {
  it('uploads as soon as it is chosen and is sent with the message', async () => {
    const queue = open();
    queue.add(pdf, 'application/pdf');
    const upload = await started();
    upload.onProgress(0.4);
    expect(only(queue)).toMatchObject({ name: 'Terms.pdf', status: 'uploading', progress: 0.4 });
    expect(upload.path).toMatch(/^me\/them\/\d{13}-Terms\.pdf$/);
    expect(upload.file.type).toBe('application/pdf');
    upload.succeed();
    await waitFor(() => expect(only(queue)?.status).toBe('done'));
    expect(queue.takeAll()).toEqual([
      { path: upload.path, name: 'Terms.pdf', size: pdf.size, mime_type: 'application/pdf', width: null, height: null },
    ]);
    expect(queue.getSnapshot()).toEqual([]);
    expect(removed).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is converted first if it is a picture, and takes the new file extension', async () => {
    const queue = open();
    queue.add(picture, 'image/png');
    (await started()).succeed();
    await waitFor(() =>
      expect(only(queue)?.stored).toMatchObject({
        name: 'house.webp',
        mime_type: 'image/webp',
        width: 1600,
        height: 1000,
      }),
    );
  });

  it('can be retried after a failure, under a new path', async () => {
    const queue = open();
    queue.add(pdf, 'application/pdf');
    const first = await started();
    first.fail(new Error('Not uploaded.'));
    await waitFor(() => expect(only(queue)).toMatchObject({ status: 'failed', error: 'Not uploaded.' }));
    queue.retry(only(queue)?.id ?? '');
    const second = await started(2);
    expect(only(queue)).toMatchObject({ status: 'uploading', error: null });
    expect(second.path).not.toBe(first.path);
    second.succeed();
    await waitFor(() => expect(only(queue)?.status).toBe('done'));
  });
});

describe('removing an attachment', () => {
  it('aborts an upload in progress and cleans up', async () => {
    const queue = open();
    queue.add(pdf, 'application/pdf');
    const upload = await started();
    queue.remove(only(queue)?.id ?? '');
    expect(upload.signal.aborted).toBe(true);
    expect(queue.getSnapshot()).toEqual([]);
    await waitFor(() => expect(removed).toEqual([upload.path]));
  });

  it('removes an uploaded file from storage', async () => {
    const queue = open();
    queue.add(pdf, 'application/pdf');
    const upload = await started();
    upload.succeed();
    await waitFor(() => expect(only(queue)?.status).toBe('done'));
    queue.remove(only(queue)?.id ?? '');
    expect(removed).toEqual([upload.path]);
  });

  it('removes a file that arrives at the same moment', async () => {
    const queue = open();
    queue.add(pdf, 'application/pdf');
    const upload = await started();
    upload.succeed();
    queue.remove(only(queue)?.id ?? '');
    await waitFor(() => expect(removed).toEqual([upload.path]));
    expect(queue.getSnapshot()).toEqual([]);
  });
});

it('restores uploaded attachments after a reload and ignores unreadable storage', async () => {
  const queue = open();
  queue.add(pdf, 'application/pdf');
  (await started()).succeed();
  await waitFor(() => expect(only(queue)?.status).toBe('done'));
  expect(only(open())).toMatchObject({ name: 'Terms.pdf', status: 'done', file: null });
  sessionStorage.setItem('message_files_me_them', '{');
  expect(open().getSnapshot()).toEqual([]);
});
