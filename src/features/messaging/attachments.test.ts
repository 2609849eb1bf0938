import { describe, expect, it } from 'vitest';
import {
  attachmentPath,
  fileAccept,
  displayFileName,
  checkFile,
  maxAttachmentBytes,
  pictureAccept,
  storageFileName,
  sizeText,
  typeOfFile,
} from './attachments';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const zip = [0x50, 0x4b, 0x03, 0x04];
const ole = [0xd0, 0xcf, 0x11, 0xe0];

describe('file types', () => {
  it.each([
    ['house.jpg', jpeg, 'image/jpeg'],
    ['house', jpeg, 'image/jpeg'],
    ['wave.gif', gif, 'image/gif'],
    ['terms.PDF', pdf, 'application/pdf'],
    ['terms.doc', ole, 'application/msword'],
    ['rents.xls', ole, 'application/vnd.ms-excel'],
    ['terms.docx', zip, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['rents.xlsx', zip, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['all.zip', zip, null],
    ['terms.pdf', zip, null],
    ['page.html', [0x3c, 0x21], null],
    ['terms.pdf.exe', pdf, null],
    ['picture.svg', [0x3c, 0x73, 0x76, 0x67], null],
  ])('detects the type of %s', (name, bytes, type) => {
    expect(typeOfFile(name, new Uint8Array(bytes))).toBe(type);
  });

  it('are checked before the upload, and errors name the file', async () => {
    const file = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name);
    await expect(checkFile(file('terms.pdf', pdf))).resolves.toEqual({ type: 'application/pdf' });
    await expect(checkFile(file('empty.pdf', []))).resolves.toEqual({ problem: 'empty.pdf is empty.' });
    await expect(checkFile(file('notes.txt', [0x61]))).resolves.toEqual({
      problem: expect.stringContaining('notes.txt isn’t supported'),
    });
    const large = file('large.pdf', pdf);
    Object.defineProperty(large, 'size', { value: maxAttachmentBytes + 1 });
    await expect(checkFile(large)).resolves.toEqual({ problem: 'large.pdf is larger than 10 MB.' });
    const gone = file('gone.pdf', pdf);
    gone.slice = () => {
      throw new Error('moved');
    };
    await expect(checkFile(gone)).resolves.toEqual({ problem: expect.stringContaining('Couldn’t read') });
  });

  it('are listed in the accept attributes', () => {
    expect(pictureAccept).toBe('image/jpeg,image/png,image/webp,image/gif');
    expect(fileAccept).toBe('.pdf,.doc,.docx,.xls,.xlsx');
  });
});

describe('file names', () => {
  it.each([
    ['Rent Roll (2026).XLSX', 'Rent-Roll-2026.xlsx'],
    ['../../etc/passwd.pdf', 'etc-passwd.pdf'],
    ['Résumé – Ünïcode.pdf', 'Re-sume-U-ni-code.pdf'],
    ['图.pdf', 'file.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(80)}.pdf`],
    ['.pdf', 'pdf'],
  ])('are safe in storage: %s', (name, safe) => {
    expect(storageFileName(name)).toBe(safe);
    expect(safe).toMatch(/^[A-Za-z0-9._-]{1,120}$/);
  });

  it.each([
    ['house.JPG', 'image/jpeg', 'house.jpg'],
    ['plan.png', 'image/webp', 'plan.webp'],
    ['scan', 'image/jpeg', 'scan.jpg'],
    ['a/b\\c\u0007.pdf', 'application/pdf', 'a-b-c-.pdf'],
    [`${'ü'.repeat(200)}.pdf`, 'application/pdf', `${'ü'.repeat(150)}.pdf`],
    [`${'x'.repeat(149)}👋.pdf`, 'application/pdf', `${'x'.repeat(149)}.pdf`],
  ])('match the type for the recipient: %s as %s', (name, type, given) => {
    expect(displayFileName(name, type)).toBe(given);
  });

  it('are stored under unique paths', () => {
    const paths = Array.from({ length: 5 }, () => attachmentPath('me', 'them', 'a.pdf'));
    expect(new Set(paths).size).toBe(5);
    for (const path of paths) expect(path).toMatch(/^me\/them\/\d{13}-a\.pdf$/);
  });
});

it('sizeText picks a suitable unit', () => {
  expect([14, 1000, 245_000, 999_499, 2_400_000].map(sizeText)).toEqual([
    '14 bytes',
    '1 KB',
    '245 KB',
    '999 KB',
    '2.4 MB',
  ]);
});
