import { describe, expect, it, vi } from 'vitest';
import { checkFile, cleanFileName, displayFileName, typeOfFile } from './file-types';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61];
const latin = (text: string) => [...Buffer.from(text, 'latin1')];
const pdf = latin('%PDF-1.7');
const heic = latin('\0\0\0\x18ftypheic\0\0\0\0');
const avif = latin('\0\0\0\x1cftypavif\0\0\0\0');
const zip = [0x50, 0x4b, 0x03, 0x04];

describe('file types', () => {
  it.each([
    ['house.jpg', jpeg, 'image/jpeg'],
    ['wave.gif', gif, 'image/gif'],
    ['terms.PDF', pdf, 'application/pdf'],
    ['page.pdf', [...latin('<script>'), ...pdf], null],
    ['IMG_0001.HEIC', heic, 'image/heic'],
    ['terms\u202a.pdf\u202c ', pdf, 'application/pdf'],
    ['terms.docx', zip, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['all.zip', zip, null],
    ['terms.pdf', zip, null],
    ['terms.pdf.exe', pdf, null],
  ])('detects the type of %s', (name, bytes, type) => {
    expect(typeOfFile(name, new Uint8Array(bytes))).toBe(type);
  });

  it('checks file types before the upload, and names the file in errors', async () => {
    const check = (chosen: File) =>
      checkFile(chosen, {
        maxBytes: 10 * 1024 * 1024,
        types: ['application/pdf'],
        supported: 'Add a PDF.',
      });
    const file = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name);
    await expect(check(file('terms.pdf', pdf))).resolves.toEqual({ type: 'application/pdf' });
    await expect(check(file('empty.pdf', []))).resolves.toEqual({ problem: 'empty.pdf is empty.' });
    await expect(check(file('notes.txt', [0x61]))).resolves.toEqual({
      problem: 'notes.txt isn’t supported. Add a PDF.',
    });
    await expect(check(file('front.jpg', jpeg))).resolves.toEqual({
      problem: 'front.jpg isn’t supported. Add a PDF.',
    });
    await expect(check(file('IMG_1.HEIC', heic))).resolves.toEqual({
      problem:
        'IMG_1.HEIC is a HEIC photo. Export it as a JPEG first. On an iPhone: Settings > Camera > Formats > Most ' +
        'Compatible.',
    });
    await expect(check(file('a.avif', avif))).resolves.toEqual({
      problem: 'a.avif is an AVIF photo. Save it as a JPEG or PNG first.',
    });
    const large = file('large.pdf', pdf);
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await expect(check(large)).resolves.toEqual({ problem: 'large.pdf is larger than 10 MB.' });
    const gone = file('gone.pdf', pdf);
    gone.slice = () => {
      throw new Error('moved');
    };
    await expect(check(gone)).resolves.toEqual({ problem: expect.stringContaining('We couldn’t read') });
  });
});

it('pictures that are shrunk may be larger, and of formats to convert', async () => {
  const rules = { maxBytes: 10, types: ['image/jpeg', 'image/gif'], supported: 'Add a JPEG.', shrinks: true };
  const check = (bytes: number[]) => checkFile(new File([new Uint8Array(bytes)], 'a.jpg'), rules);
  const zeros = (count: number) => Array<number>(count).fill(0);
  await expect(check([...jpeg, ...zeros(50)])).resolves.toEqual({ type: 'image/jpeg' });
  await expect(check(heic)).resolves.toMatchObject({ problem: expect.stringMatching(/^a\.jpg: This browser can’t/) });
  vi.stubGlobal('createImageBitmap', async () => Promise.resolve({ close: () => undefined }));
  await expect(check(heic)).resolves.toEqual({ type: 'image/heic' });
  vi.unstubAllGlobals();
  await expect(check([...jpeg, ...zeros(100)])).resolves.toMatchObject({ problem: expect.stringContaining('larger') });
  await expect(check([...gif, ...zeros(50)])).resolves.toMatchObject({ problem: expect.stringContaining('larger') });
});

describe('file names', () => {
  it.each([
    ['Contract.PDF', 'Contract.PDF'],
    ['a/b\\c.pdf', 'a-b-c.pdf'],
    ['x\u202Efdp.pdf', 'xfdp.pdf'],
    [' Résumé\u00a0\n(2).pdf\u202c', 'Résumé (2).pdf'],
    ['.pdf', 'file.pdf'],
    ['\u200b.pdf', 'file.pdf'],
    [`${'x'.repeat(300)}.docx`, `${'x'.repeat(150)}.docx`],
    [`${'x'.repeat(149)}👋.docx`, `${'x'.repeat(149)}.docx`],
  ])('cleans the file name %j to %j', (name, clean) => expect(cleanFileName(name)).toBe(clean));

  it.each([
    ['plan.png', 'image/webp', 'plan.webp'],
    ['a/b\\c\u0007.pdf', 'application/pdf', 'a-b-c.pdf'],
    [`${'ü'.repeat(200)}.pdf`, 'application/pdf', `${'ü'.repeat(150)}.pdf`],
    [`${'x'.repeat(149)}👋.pdf`, 'application/pdf', `${'x'.repeat(149)}.pdf`],
  ])('gives a file the name of its type: %s as %s', (name, type, given) => {
    expect(displayFileName(name, type)).toBe(given);
  });
});
