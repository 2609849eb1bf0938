import { describe, expect, it } from 'vitest';
import { checkAttachment, storageFileName } from './attachments';

describe('attachments', () => {
  it('accepts documents and pictures as attachments', async () => {
    await expect(checkAttachment(new File(['%PDF-1.4\n'], 'terms.pdf'))).resolves.toEqual({ type: 'application/pdf' });
    await expect(checkAttachment(new File(['GIF89a'], 'wave.gif'))).resolves.toEqual({ type: 'image/gif' });
    await expect(checkAttachment(new File(['text'], 'notes.txt'))).resolves.toEqual({
      problem: 'notes.txt isn’t supported. Attach a JPEG, PNG, WebP, GIF, PDF, DOC, DOCX, XLS, or XLSX file.',
    });
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
  ])('makes file names safe in storage: %s', (name, safe) => {
    expect(storageFileName(name)).toBe(safe);
    expect(safe).toMatch(/^[A-Za-z0-9._-]{1,120}$/);
  });
});
