import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { archiveOf } from './archive';

const files = [
  { bucket: 'avatars', path: 'dana/1.jpg', created_at: '2026-01-01' },
  { bucket: 'contracts', path: 'dana/c.pdf' },
  { bucket: 'pipeline', path: 'dana/gone.pdf' },
];
const data = {
  account: { email: 'dana@example.com' },
  submissions: [{ id: 's', files: [{ id: 'f', path: 'dana/c.pdf' }] }],
  files,
};

it('archives the data, and the files by their buckets and paths', async () => {
  const fetchFile = vi.fn<Parameters<typeof archiveOf>[1]>(async (_bucket, path) =>
    path.includes('gone') ? Promise.reject(new Error('gone')) : strToU8(path),
  );
  const onProgress = vi.fn<(done: number, total: number) => void>();
  const { content, missing } = await archiveOf(data, fetchFile, onProgress);
  const entries = unzipSync(content);
  expect(Object.keys(entries)).toEqual(['data.json', 'files/avatars/dana/1.jpg', 'files/contracts/dana/c.pdf']);
  expect(strFromU8(entries['files/contracts/dana/c.pdf'] ?? new Uint8Array())).toBe('dana/c.pdf');
  expect(JSON.parse(strFromU8(entries['data.json'] ?? new Uint8Array()))).toEqual({
    ...data,
    files: [
      { ...files[0], archived_as: 'files/avatars/dana/1.jpg' },
      { ...files[1], archived_as: 'files/contracts/dana/c.pdf' },
      { ...files[2], archived_as: null },
    ],
  });
  expect(missing).toBe(1);
  expect(fetchFile.mock.calls[1]).toEqual(['contracts', 'dana/c.pdf', 'f']);
  expect(onProgress.mock.calls).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
});
