import { expect, it } from 'vitest';
import { drawable, linesOf } from './pdf-text';

/** Has only Latin letters without accents, and 'é'. Every character is one point wide at size 1. */
const font = {
  canEncode: (text: string) => /^[a-z é]*$/.test(text),
  widthOfTextAtSize: (text: string, size: number) => text.length * size,
};

it('composes accents, and shows what the font lacks by its number', () => {
  expect(drawable('cafe\u0301 noir', font)).toEqual({ text: 'café noir', isComplete: true });
  expect(drawable('é王 🏡\u0007', font)).toEqual({ text: 'é[U+738B] [U+1F3E1][U+0007]', isComplete: false });
});

it('breaks lines at spaces, and words that are longer than a line', () => {
  expect(linesOf('one two three', font, 1, 7)).toEqual(['one two', 'three']);
  expect(linesOf('a hash: 0123456789', font, 1, 8)).toEqual(['a hash:', '01234567', '89']);
  expect(linesOf('', font, 1, 8)).toEqual(['']);
});
