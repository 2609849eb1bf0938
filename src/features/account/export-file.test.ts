import { describe, expect, it } from 'vitest';
import { exportFileName, exportText } from './export-file';

describe('exportFileName', () => {
  it('contains the brand and the local date', () => {
    expect(exportFileName(new Date(2026, 2, 9, 23, 59))).toBe('cornerlot-data-2026-03-09.json');
  });
});

describe('exportText', () => {
  const parsed = (data: unknown) => JSON.parse(exportText(data)) as unknown;

  it('adds the URL of each public file and changes nothing else', () => {
    const data = {
      account: { email: 'dana@example.com' },
      files: [
        { bucket: 'avatars', path: 'dana/1.jpg' },
        { bucket: 'images', path: 'dana/a b.jpg' },
        { bucket: 'contracts', path: 'dana/c.pdf' },
        'odd',
      ],
    };
    expect(parsed(data)).toEqual({
      account: { email: 'dana@example.com' },
      files: [
        {
          bucket: 'avatars',
          path: 'dana/1.jpg',
          address: 'http://backend.test/storage/v1/object/public/avatars/dana/1.jpg',
        },
        {
          bucket: 'images',
          path: 'dana/a b.jpg',
          address: 'http://backend.test/storage/v1/object/public/images/dana/a%20b.jpg',
        },
        { bucket: 'contracts', path: 'dana/c.pdf' },
        'odd',
      ],
    });
  });

  it('pretty-prints and accepts data without files', () => {
    expect(exportText({ a: 1 })).toBe('{\n  "a": 1\n}');
    expect(parsed([1])).toEqual([1]);
    expect(parsed({ files: 'none' })).toEqual({ files: 'none' });
  });
});
