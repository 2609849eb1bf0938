import { describe, expect, it } from 'vitest';
import { acceptPictures, moveItem, picturePath } from './listing-pictures';

const checked = (name: string, problem: string | null = null) => ({ file: { name }, problem });

describe('acceptPictures', () => {
  it('names each rejected file and accepts the others', () => {
    const result = acceptPictures([checked('a.jpg'), checked('b.pdf', 'Invalid file type.'), checked('c.png')], 0);
    expect(result.accepted.map(({ name }) => name)).toEqual(['a.jpg', 'c.png']);
    expect(result.notes).toEqual(['b.pdf: Invalid file type.']);
  });

  it('skips those beyond ten and says how many', () => {
    const files = Array.from({ length: 4 }, (_, index) => checked(`${index}.jpg`));
    const [first, second] = files.map(({ file }) => file);
    expect(acceptPictures(files, 8)).toMatchObject({
      accepted: [first, second],
      notes: [expect.stringContaining('2 were not added')],
    });
    expect(acceptPictures(files.slice(0, 1), 10).notes).toEqual([expect.stringContaining('1 was not added')]);
    expect(acceptPictures(files, 6).notes).toEqual([]);
  });
});

it('stores pictures in the owner’s folder', () => {
  expect(picturePath('u', 'l', 'p', 'image/webp')).toBe('u/properties/l/p.webp');
  expect(picturePath('u', 'l', 'p', 'image/jpeg')).toBe('u/properties/l/p.jpg');
});

describe('moveItem', () => {
  it('moves one item and keeps the rest in order', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
  it('returns the same order at the ends', () => {
    expect(moveItem(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moveItem(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
  });
});
