import { describe, expect, it } from 'vitest';
import type { Connection } from './member';
import { contactPanel, openedBy, privateNote, readBuyBox } from './member-profile';

const connection = (state: Connection['state']) => ({ id: 'c', state });

describe('readBuyBox', () => {
  it('takes the lists as they are stored', () => {
    expect(readBuyBox({ states: ['TX'], counties: ['Travis, TX'], property_types: ['Land'] })).toEqual({
      states: ['TX'],
      counties: ['Travis, TX'],
      propertyTypes: ['Land'],
    });
    expect(readBuyBox({ states: ['TX', 7] })).toEqual({ states: ['TX'], counties: [], propertyTypes: [] });
  });
  it.each([null, undefined, 'TX', {}, { states: [], counties: [], property_types: [] }])(
    'finds nothing said in %j',
    (stored) => {
      expect(readBuyBox(stored)).toBeNull();
    },
  );
});

describe('the contact panel', () => {
  const withheld = { email: null, phone: null, profile_status: 'public' };
  it('is open where the database gives something', () => {
    expect(contactPanel({ ...withheld, phone: '1' }, false)).toBe('open');
    expect(contactPanel({ ...withheld, email: 'a@b.c' }, false)).toBe('open');
  });
  it('asks those who would see more on another tier to upgrade', () => {
    expect(contactPanel(withheld, false)).toBe('upgrade');
  });
  it('does not sell what paying does not open', () => {
    expect(contactPanel({ ...withheld, profile_status: 'private' }, false)).toBe('connections');
    expect(contactPanel({ ...withheld, profile_status: 'private' }, true)).toBe('connections');
    expect(contactPanel(withheld, true)).toBe('connections');
  });
  it('says how connecting opens it', () => {
    expect(openedBy({ name: 'Sam', connection: null })).toBe('It also opens once you and Sam are connected.');
    expect(openedBy({ name: 'Sam', connection: connection('sent') })).toBe('It opens when Sam accepts your request.');
    expect(openedBy({ name: 'Sam', connection: connection('received') })).toBe(
      'It opens when you accept the request from Sam.',
    );
  });
});

describe('privateNote', () => {
  const hidden = { name: 'Sam', profile_status: 'private', connection: null };
  it('says nothing of a public profile', () => {
    expect(privateNote({ ...hidden, profile_status: 'public' }, false)).toBeNull();
  });
  it('says why it is seen', () => {
    expect(privateNote(hidden, true)).toMatch(/^Your profile is private/);
    expect(privateNote({ ...hidden, connection: connection('connected') }, false)).toMatch(/because you are connected/);
    expect(privateNote({ ...hidden, connection: connection('received') }, false)).toMatch(/because Sam asks/);
    expect(privateNote(hidden, false)).toMatch(/as staff/);
  });
});
