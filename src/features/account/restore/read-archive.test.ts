import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readArchive, rowsOf } from './read-archive';

const zip = (entries: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)])));
const exported = (more: object = {}) => JSON.stringify({ version: 1, exported_at: '2026-03-01', ...more });
const read = (bytes: Uint8Array<ArrayBuffer>) => readArchive(new Blob([bytes]));
const unreadable = 'We couldn’t read this file. Choose the original ZIP file you downloaded.';
const foreign = 'This ZIP file isn’t a download of Cornerlot data: it has no data.json.';
const otherVersion = 'This archive has another version of our format. Download your data again.';

/** The same archive, which says that its first file has another size. */
function claiming(bytes: Uint8Array<ArrayBuffer>, size: number) {
  const view = new DataView(bytes.buffer.slice(0));
  for (let at = 0; at < view.byteLength - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return new Uint8Array(view.buffer);
}

describe('readArchive', () => {
  it('reads the data, and the files by their names', async () => {
    const archive = await read(zip({ 'data.json': exported({ a: 1 }), 'files/avatars/x.jpg': 'x' }));
    expect(archive.data['a']).toBe(1);
    expect(archive.has('files/avatars/x.jpg')).toBe(true);
    expect(archive.file('files/avatars/x.jpg')).toEqual(strToU8('x'));
    expect(archive.has('files/gone')).toBe(false);
    expect(archive.file('files/gone')).toBeNull();
  });

  it('reads a download from before versions were counted', async () => {
    expect((await read(zip({ 'data.json': '{"exported_at": 1}' }))).data).toEqual({ exported_at: 1 });
  });

  it.each([
    ['no ZIP file', strToU8('hello'), unreadable],
    ['an empty one', new Uint8Array(), unreadable],
    ['half of one', zip({ 'data.json': exported() }).slice(0, 60), unreadable],
    ['another ZIP file', zip({ 'readme.txt': 'x' }), foreign],
    ['a folder above', zip({ '../data.json': exported() }), foreign],
    ['broken JSON', zip({ 'data.json': '{"exported_at": ' }), unreadable],
    ['a list', zip({ 'data.json': '[]' }), unreadable],
    ['other JSON', zip({ 'data.json': '{}' }), unreadable],
    ['a later version', zip({ 'data.json': exported({ version: 2 }) }), otherVersion],
    ['no number as version', zip({ 'data.json': exported({ version: '1' }) }), otherVersion],
    [
      'a bomb',
      claiming(zip({ 'data.json': exported() }), 200 * 1024 * 1024),
      'This archive has more data than we can restore.',
    ],
  ])('refuses %s', async (_, bytes, problem) => {
    await expect(read(bytes)).rejects.toThrow(problem);
  });

  it('uncompresses nothing that says it’s small', async () => {
    const text = exported({ padding: ' '.repeat(1_000_000) });
    await expect(read(claiming(zip({ 'data.json': text }), 100))).rejects.toThrow(unreadable);
  });

  it('leaves out a file that’s too large to upload', async () => {
    const large = zipSync({ 'data.json': strToU8(exported()), big: new Uint8Array(10 * 1024 * 1024 + 1) });
    expect((await read(large)).file('big')).toBeNull();
  });
});

it('reads the rows of a section, whatever it is', () => {
  expect(rowsOf({ a: [{ id: 1 }, null, 'x', []] }, 'a')).toEqual([{ id: 1 }]);
  expect(rowsOf({ a: { id: 1 } }, 'a')).toEqual([{ id: 1 }]);
  for (const a of [null, 'x', 7, [], undefined]) expect(rowsOf({ a }, 'a')).toEqual([]);
});
