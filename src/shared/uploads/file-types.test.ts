import { describe, expect, it } from 'vitest';
import { checkFile, displayFileName, fileSizeText, typeOfFile } from './file-types';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const zip = [0x50, 0x4b, 0x03, 0x04];
const ole = [0xd0, 0xcf, 0x11, 0xe0];

describe('file types', () => {
  it.each([
    ['house.jpg', jpeg, 'image/jpeg'],
    ['wave.gif', gif, 'image/gif'],
    ['terms.PDF', pdf, 'application/pdf'],
    ['terms.doc', ole, 'application/msword'],
    ['terms.docx', zip, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['all.zip', zip, null],
    ['terms.pdf', zip, null],
    ['page.html', [0x3c, 0x21], null],
    ['terms.pdf.exe', pdf, null],
  ])('detects the type of %s', (name, bytes, type) => {
    expect(typeOfFile(name, new Uint8Array(bytes))).toBe(type);
  });

  it('are checked before the upload, and errors name the file', async () => {
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

describe('file names', () => {
  it.each([
    ['house.JPG', 'image/jpeg', 'house.jpg'],
    ['plan.png', 'image/webp', 'plan.webp'],
    ['a/b\\c\u0007.pdf', 'application/pdf', 'a-b-c-.pdf'],
    [`${'ü'.repeat(200)}.pdf`, 'application/pdf', `${'ü'.repeat(150)}.pdf`],
    [`${'x'.repeat(149)}👋.pdf`, 'application/pdf', `${'x'.repeat(149)}.pdf`],
  ])('match the type for the recipient: %s as %s', (name, type, given) => {
    expect(displayFileName(name, type)).toBe(given);
  });
});

it('fileSizeText picks a suitable unit', () => {
  expect([14, 1000, 245_000, 999_499, 2_400_000].map(fileSizeText)).toEqual([
    '14 bytes',
    '1 KB',
    '245 KB',
    '999 KB',
    '2.4 MB',
  ]);
});
