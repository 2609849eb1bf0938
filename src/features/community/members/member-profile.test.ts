import { describe, expect, it } from 'vitest';
import type { Connection } from './member';
import { contactPanel, privateProfileNote, readBuyBox } from './member-profile';

const connection = (state: Connection['state']) => ({ id: 'c', state });

describe('readBuyBox', () => {
  it('reads the stored lists of a buy box without anything that isn’t text', () => {
    expect(readBuyBox({ states: ['TX'], counties: ['Travis, TX'], property_types: ['Land'] })).toEqual({
      states: ['TX'],
      counties: ['Travis, TX'],
      propertyTypes: ['Land'],
    });
    expect(readBuyBox({ states: ['TX', 7] })).toEqual({ states: ['TX'], counties: [], propertyTypes: [] });
  });
  it.each([null, undefined, 'TX', {}, { states: [], counties: [], property_types: [] }])(
    'returns null for %j',
    (stored) => {
      expect(readBuyBox(stored)).toBeNull();
    },
  );
});

describe('contactPanel', () => {
  const withheld = { email: null, phone: null, profile_status: 'public' } as const;
  it('offers an upgrade when a plan would unlock the details', () => {
    expect(contactPanel(withheld, false)).toBe('upgrade');
  });
  it('offers no upgrade when paying wouldn’t unlock the details', () => {
    expect(contactPanel({ ...withheld, profile_status: 'private' }, false)).toBe('connections');
    expect(contactPanel({ ...withheld, profile_status: 'private' }, true)).toBe('connections');
    expect(contactPanel(withheld, true)).toBe('connections');
  });
});

describe('privateProfileNote', () => {
  const hidden = { name: 'Sam', profile_status: 'private', connection: null } as const;
  it('explains why the viewer can see a private profile', () => {
    expect(privateProfileNote(hidden, true)).toMatch(/^Your profile is private/);
    expect(privateProfileNote({ ...hidden, connection: connection('connected') }, false)).toMatch(
      /because you’re connected/,
    );
    expect(privateProfileNote({ ...hidden, connection: connection('received') }, false)).toMatch(/because Sam wants/);
    expect(privateProfileNote(hidden, false)).toMatch(/because you’re staff/);
  });
});
