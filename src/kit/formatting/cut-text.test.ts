import { expect, it } from 'vitest';
import { cutText } from './cut-text';

it('never ends with half an emoji', () => {
  expect(cutText('ab👋', 3)).toBe('ab');
  expect(cutText('ab👋', 4)).toBe('ab👋');
  expect(cutText('abc', 2)).toBe('ab');
});
