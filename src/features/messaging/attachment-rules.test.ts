import { describe, expect, it } from 'vitest';
import {
  attachmentPath,
  fileAccept,
  givenName,
  judgeFile,
  maxAttachmentBytes,
  pictureAccept,
  safeName,
  sizeText,
  typeOfFile,
} from './attachment-rules';

const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const gif = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61];
const pdf = [0x25, 0x50, 0x44, 0x46, 0x2d];
const zip = [0x50, 0x4b, 0x03, 0x04];
const ole = [0xd0, 0xcf, 0x11, 0xe0];

describe('what a file is', () => {
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
  ])('%s', (name, bytes, type) => {
    expect(typeOfFile(name, new Uint8Array(bytes))).toBe(type);
  });

  it('is looked at before it is uploaded, and a refusal names the file', async () => {
    const file = (name: string, bytes: number[]) => new File([new Uint8Array(bytes)], name);
    await expect(judgeFile(file('terms.pdf', pdf))).resolves.toEqual({ type: 'application/pdf' });
    await expect(judgeFile(file('empty.pdf', []))).resolves.toEqual({ problem: 'empty.pdf is empty.' });
    await expect(judgeFile(file('notes.txt', [0x61]))).resolves.toEqual({
      problem: expect.stringContaining('notes.txt cannot be sent'),
    });
    const large = file('large.pdf', pdf);
    Object.defineProperty(large, 'size', { value: maxAttachmentBytes + 1 });
    await expect(judgeFile(large)).resolves.toEqual({ problem: 'large.pdf is larger than 10 MB.' });
    const gone = file('gone.pdf', pdf);
    gone.slice = () => {
      throw new Error('moved');
    };
    await expect(judgeFile(gone)).resolves.toEqual({ problem: expect.stringContaining('could not be read') });
  });

  it('the choosers offer', () => {
    expect(pictureAccept).toBe('image/jpeg,image/png,image/webp,image/gif');
    expect(fileAccept).toBe('.pdf,.doc,.docx,.xls,.xlsx');
  });
});

describe('names', () => {
  it.each([
    ['Rent Roll (2026).XLSX', 'Rent-Roll-2026.xlsx'],
    ['../../etc/passwd.pdf', 'etc-passwd.pdf'],
    ['Résumé – Ünïcode.pdf', 'Re-sume-U-ni-code.pdf'],
    ['图.pdf', 'file.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(80)}.pdf`],
    ['.pdf', 'pdf'],
  ])('in storage: %s', (name, safe) => {
    expect(safeName(name)).toBe(safe);
    expect(safe).toMatch(/^[A-Za-z0-9._-]{1,120}$/);
  });

  it.each([
    ['house.JPG', 'image/jpeg', 'house.jpg'],
    ['plan.png', 'image/webp', 'plan.webp'],
    ['scan', 'image/jpeg', 'scan.jpg'],
    ['a/b\\c\u0007.pdf', 'application/pdf', 'a-b-c-.pdf'],
    [`${'ü'.repeat(200)}.pdf`, 'application/pdf', `${'ü'.repeat(150)}.pdf`],
  ])('for the recipient: %s as %s', (name, type, given) => {
    expect(givenName(name, type)).toBe(given);
  });

  it('no two files share a path', () => {
    const paths = Array.from({ length: 5 }, () => attachmentPath('me', 'them', 'a.pdf'));
    expect(new Set(paths).size).toBe(5);
    for (const path of paths) expect(path).toMatch(/^me\/them\/\d{13}-a\.pdf$/);
  });
});

it('sizes are told in the unit that fits', () => {
  expect([14, 1000, 245_000, 999_499, 2_400_000].map(sizeText)).toEqual([
    '14 bytes',
    '1 KB',
    '245 KB',
    '999 KB',
    '2.4 MB',
  ]);
});
