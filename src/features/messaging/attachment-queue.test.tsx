import { beforeEach, expect, it, vi } from 'vitest';
import { attachmentQueue, storedFiles } from './attachment-queue';

const upload = vi.fn<Parameters<typeof attachmentQueue>[2]['upload']>(async () => undefined);
const open = () =>
  attachmentQueue('me', 'them', {
    prepare: async (chosen) => ({ file: new Blob([chosen], { type: 'image/webp' }), width: 1600, height: 1000 }),
    upload,
    remove: async () => undefined,
  });
const pdf = new File(['%PDF-1.7'], 'Terms.pdf');
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'house.png');

beforeEach(() => {
  upload.mockClear();
  sessionStorage.clear();
});

it('uploads attachments, and pictures as they were converted', async () => {
  const queue = open();
  await queue.choose([pdf, png]);
  const files = storedFiles(await queue.settled());
  const [first, second] = upload.mock.calls.map(([{ path, file }]) => [path, file.type]);
  expect(first).toEqual([expect.stringMatching(/^me\/them\/\d{13}-Terms\.pdf$/), 'application/pdf']);
  expect(second).toEqual([expect.stringMatching(/^me\/them\/\d{13}-house\.webp$/), 'image/webp']);
  expect(files).toMatchObject([
    { path: first?.[0], name: 'Terms.pdf', size: 8, mime_type: 'application/pdf', width: null, height: null },
    { path: second?.[0], name: 'house.webp', size: 8, mime_type: 'image/webp', width: 1600, height: 1000 },
  ]);
});

it('restores uploaded attachments after a reload and ignores unreadable storage', async () => {
  const queue = open();
  await queue.choose([pdf]);
  const files = storedFiles(await queue.settled());
  const restored = open();
  expect(storedFiles(restored.getSnapshot())).toEqual(files);
  restored.takeOut();
  expect(sessionStorage).toHaveLength(0);
  sessionStorage.setItem('draft:message_files_me_them', '{');
  expect(open().getSnapshot()).toEqual([]);
});
