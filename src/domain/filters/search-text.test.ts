import { expect, it } from 'vitest';
import { cleanSearch, cleanSentence, withSearch, withSentence } from './search-text';

it('removes what Postgres rejects and limits the length', () => {
  expect(cleanSearch(null)).toBe('');
  expect(cleanSearch('  Austin, TX ')).toBe('Austin, TX');
  expect(cleanSearch('a\0b')).toBe('ab');
  expect(cleanSearch('x'.repeat(10_000))).toHaveLength(200);
  expect(cleanSearch('%_\\\'"(),')).toBe('%_\\\'"(),');
  expect(cleanSearch('\ud83c')).toBe('');
  expect(cleanSearch('🏠')).toBe('🏠');
  // Cutting at 200 would halve the last emoji.
  expect(cleanSearch(`${'x'.repeat(199)}🏠`)).toBe('x'.repeat(199));
});

it('adds the encoded text to the path', () => {
  expect(withSearch('/marketplace', '  A&B, Ohio\ud83c ')).toBe('/marketplace?search=A%26B%2C+Ohio');
});

it('limits sentences to 1,000 characters', () => {
  expect(cleanSentence(` ${'x'.repeat(5000)}`)).toHaveLength(1000);
  expect(withSentence('/marketplace', `${'x'.repeat(999)}🏠`)).toBe(`/marketplace?find=${'x'.repeat(999)}`);
});
