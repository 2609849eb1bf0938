import { describe, expect, it } from 'vitest';
import { directoryAccess, everybody, isNarrowed, readDirectory, writeDirectory } from './directory-rules';

describe('the address of the directory', () => {
  it.each([
    ['', everybody],
    ['?search=austin&tier=partner', { search: 'austin', tier: 'partner' }],
    ['?tier=pro', { search: '', tier: 'pro' }],
    ['?tier=closer&search=%20%20', everybody],
    ['?search=a%00b&tier=', { search: 'ab', tier: 'all' }],
  ])('reads %s', (query, view) => {
    expect(readDirectory(query)).toEqual(view);
  });

  it.each([
    [{ search: 'Dana & Co. +1', tier: 'pro' }],
    [{ search: '100% “cash”', tier: 'all' }],
    [{ search: '', tier: 'partner' }],
    [everybody],
  ] as const)('is read as it was written: %j', (view) => {
    expect(readDirectory(writeDirectory(view))).toEqual(view);
  });

  it('is empty for everybody, and leaves the parameters of others', () => {
    expect(writeDirectory(everybody)).toBe('');
    expect(writeDirectory({ search: 'x', tier: 'all' }, new URLSearchParams('?utm=mail&search=old&tier=pro'))).toBe(
      'utm=mail&search=x',
    );
  });

  it('knows whether anything is asked', () => {
    expect(isNarrowed(everybody)).toBe(false);
    expect(isNarrowed({ search: 'x', tier: 'all' })).toBe(true);
    expect(isNarrowed({ search: '', tier: 'pro' })).toBe(true);
  });
});

describe('who may search', () => {
  it.each([
    [true, true, false, 'open'],
    [false, true, false, 'unconfirmed'],
    [null, true, false, 'unconfirmed'],
    [undefined, true, false, 'checking'],
    // The member could not be read: Postgres decides.
    [undefined, false, false, 'open'],
    [undefined, false, true, 'unconfirmed'],
    // Confirmed since the refusal.
    [true, true, true, 'open'],
  ])('confirmed %s, found %s, refused %s: %s', (confirmed, found, refused, access) => {
    expect(directoryAccess(confirmed, found, refused)).toBe(access);
  });
});
