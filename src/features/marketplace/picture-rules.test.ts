import { describe, expect, it } from 'vitest';
import { moved, picturePath, sortPictures } from './picture-rules';

const judged = (name: string, problem: string | null = null) => ({ file: { name }, problem });

describe('choosing pictures', () => {
  it('names each one it refuses and takes the others', () => {
    const sorted = sortPictures([judged('a.jpg'), judged('b.pdf', 'Invalid file type.'), judged('c.png')], 0);
    expect(sorted.taken.map(({ name }) => name)).toEqual(['a.jpg', 'c.png']);
    expect(sorted.notes).toEqual(['b.pdf: Invalid file type.']);
  });

  it('drops those beyond ten and says how many', () => {
    const files = Array.from({ length: 4 }, (_, index) => judged(`${index}.jpg`));
    const [first, second] = files.map(({ file }) => file);
    expect(sortPictures(files, 8)).toMatchObject({
      taken: [first, second],
      notes: [expect.stringContaining('2 were left out')],
    });
    expect(sortPictures(files.slice(0, 1), 10).notes).toEqual([expect.stringContaining('1 was left out')]);
    expect(sortPictures(files, 6).notes).toEqual([]);
  });
});

describe('storing pictures', () => {
  it('puts them into the owner’s folder', () => {
    expect(picturePath('u', 'l', 'p', 'image/webp')).toBe('u/properties/l/p.webp');
    expect(picturePath('u', 'l', 'p', 'image/jpeg')).toBe('u/properties/l/p.jpg');
  });
});

describe('ordering pictures', () => {
  it('moves one and keeps the rest in order', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
  it('changes nothing at the ends', () => {
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });
});
