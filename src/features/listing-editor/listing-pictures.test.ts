import { expect, it } from 'vitest';
import { picturePath } from './listing-pictures';

it('stores pictures in the owner’s folder', () => {
  expect(picturePath('u', 'l', 'p', 'image/webp')).toBe('u/properties/l/p.webp');
  expect(picturePath('u', 'l', 'p', 'image/jpeg')).toBe('u/properties/l/p.jpg');
});
