import { describe, expect, it } from 'vitest';
import { directoryAccess, emptyFilters, parseDirectoryFilters, toDirectoryParams } from './directory';

describe('directory query string', () => {
  it.each([
    ['', emptyFilters],
    ['?tier=closer&search=%20%20', emptyFilters],
    ['?search=a%00b&tier=', { search: 'ab', tier: 'all' }],
  ])('parses %s', (query, view) => {
    expect(parseDirectoryFilters(query)).toEqual(view);
  });

  it.each([
    [{ search: 'Dana & Co. +1', tier: 'pro' }],
    [{ search: '100% “cash”', tier: 'all' }],
    [{ search: '', tier: 'partner' }],
    [emptyFilters],
  ] as const)('reads the directory’s filters from the URL as it wrote them: %j', (view) => {
    expect(parseDirectoryFilters(toDirectoryParams(view))).toEqual(view);
  });

  it('writes nothing to the URL without filters, and preserves other parameters', () => {
    expect(toDirectoryParams(emptyFilters)).toBe('');
    expect(toDirectoryParams({ search: 'x', tier: 'all' }, new URLSearchParams('?utm=mail&search=old&tier=pro'))).toBe(
      'utm=mail&search=x',
    );
  });
});

describe('directoryAccess', () => {
  it.each([
    [true, true, false, 'open'],
    [false, true, false, 'unconfirmed'],
    [null, true, false, 'unconfirmed'],
    [undefined, true, false, 'checking'],
    // The member couldn't be loaded, so Postgres decides.
    [undefined, false, false, 'open'],
    [undefined, false, true, 'unconfirmed'],
    // Confirmed after the refusal.
    [true, true, true, 'open'],
  ])('gives access by confirmed %s, found %s, refused %s: %s', (confirmed, found, refused, access) => {
    expect(directoryAccess(confirmed, found, refused)).toBe(access);
  });
});
