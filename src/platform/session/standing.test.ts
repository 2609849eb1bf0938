import { expect, it } from 'vitest';
import { parseStanding } from './standing';

it.each([null, undefined, 'banned', {}, { standing: 'new' }, { standing: 'active' }])(
  'treats %o as active',
  (stored) => {
    expect(parseStanding(stored)).toEqual({ standing: 'active', until: null });
  },
);

it('reads the standing and when a suspension ends', () => {
  expect(parseStanding({ standing: 'banned', until: null })).toEqual({ standing: 'banned', until: null });
  expect(parseStanding({ standing: 'suspended', until: '2026-01-08T00:00:00Z' })).toEqual({
    standing: 'suspended',
    until: '2026-01-08T00:00:00Z',
  });
});
