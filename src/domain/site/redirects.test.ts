import { describe, expect, it } from 'vitest';
import { currentPath, safeRedirect } from './redirects';

const go = (requested: string | null) => safeRedirect(requested, '/dashboard');

/** The parameter as the screen receives it: decoded once by the browser. */
const goFromQuery = (query: string) => go(new URLSearchParams(query).get('redirect'));

describe('safeRedirect', () => {
  it.each([
    ['/marketplace', '/marketplace'],
    ['/marketplace?search=Cleveland%20OH&sort=newest#top', '/marketplace?search=Cleveland%20OH&sort=newest#top'],
    ['/app/my-listings', '/my-listings'],
    ['/app', '/'],
    ['/community-app/members/7', '/community/members/7'],
    ['/marketplace/property/7', '/marketplace/7'],
    ['/', '/'],
  ])('accepts %s as %s', (requested, path) => {
    expect(go(requested)).toBe(path);
  });

  it.each([
    null,
    '',
    '//evil.example',
    'https:evil.example',
    'https://evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\u0000/evil.example',
    'evil.example',
    '../evil',
    '/app//evil.example',
    '/x/..//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    'http://[',
  ])('rejects %j', (requested) => {
    expect(go(requested)).toBe('/dashboard');
  });

  it.each(['redirect=%2F%2Fevil.example', 'redirect=%252F%252Fevil.example', 'redirect=javascript%3Aalert(1)', ''])(
    'rejects the query "%s"',
    (query) => {
      expect(goFromQuery(query)).toBe('/dashboard');
    },
  );
});

describe('currentPath', () => {
  it.each([
    ['/app', '/'],
    ['/app/community-app/members/3', '/community/members/3'],
    ['/app/community/members', '/community/members'],
    ['/community-app', '/community'],
    ['/marketplace/list', '/marketplace/submit'],
    ['/marketplace/property/3', '/marketplace/3'],
  ])('maps %s to %s', (old, path) => {
    expect(currentPath(old)).toBe(path);
  });

  it('returns no path that browsers read as another host', () => {
    for (const path of ['//evil.example', '/app//evil.example', '/app/app///evil.example', '/app//app//evil.example']) {
      expect(currentPath(path)).toBe('/evil.example');
    }
  });
});
