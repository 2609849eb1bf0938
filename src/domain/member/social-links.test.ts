import { describe, expect, it } from 'vitest';
import { isSocialLink, shortLink, toLink, webLinks } from './social-links';

describe('toLink', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['https://www.linkedin.com/in/me', 'https://www.linkedin.com/in/me'],
    [' http://facebook.com/me?ref=1#top ', 'http://facebook.com/me?ref=1#top'],
    ['HTTPS://x.com/me', 'HTTPS://x.com/me'],
    ['linkedin.com/in/me', 'https://linkedin.com/in/me'],
    ['//linkedin.com/in/me', 'https://linkedin.com/in/me'],
    ['linkedin.com:443/in/me', 'https://linkedin.com:443/in/me'],
    ['instagram.com', 'https://instagram.com'],
  ])('%j becomes %j', (typed, link) => {
    expect(toLink(typed)).toBe(link);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript://example.com/%0aalert(1)',
    ' javascript:alert(document.domain)//a.b',
    'data:text/html,<b>x</b>',
    'mailto:me@example.com',
    'ftp://example.com/me',
    'me',
    '@me',
    'https://me',
    'https://',
    'https:linkedin.com/in/me',
    'linkedin.com/in/me and more',
    'https://bänk.example/',
    'https://xn--bnk-ula.com/',
    'https://linkedin.com@evil.example/in/me',
    'https://example.com/"onmouseover="x',
    "https://example.com/'x",
    'https://example.com/<script>',
    'https:\\\\example.com\\me',
    'https://[bad.example/me',
    `linkedin.com/in/${'m'.repeat(300)}`,
  ])('rejects %j', (typed) => {
    expect(toLink(typed)).toBeNull();
  });

  it('accepts at most 300 characters, including the scheme', () => {
    const longest = `example.com/${'a'.repeat(280)}`;
    expect(toLink(longest)).toHaveLength(300);
    expect(toLink(`${longest}a`)).toBeNull();
  });
});

describe('webLinks', () => {
  it('drops links that aren’t safe to show', () => {
    const stored = {
      linkedin: 'https://www.linkedin.com/in/me',
      facebook: 'javascript:alert(1)',
      twitter: 'x.com/me',
      instagram: 1,
      myspace: 'https://a.b',
    };
    expect(webLinks(stored)).toEqual({ linkedin: 'https://www.linkedin.com/in/me' });
    expect(webLinks(null)).toEqual({});
  });
});

describe('isSocialLink', () => {
  it.each([
    ['linkedin', 'https://de.linkedin.com/in/me', true],
    ['twitter', 'https://twitter.com/me', true],
    ['linkedin', 'https://x.com/me', false],
    ['linkedin', 'https://linkedin.com.evil.example/', false],
    ['facebook', 'https://l.facebook.com/l.php?u=evil', false],
    ['facebook', 'https://facebook.com/x?next=https://evil.example', false],
  ] as const)('%s: %s', (site, link, leads) => {
    expect(isSocialLink(site, link)).toBe(leads);
  });
});

describe('shortLink', () => {
  it.each([
    ['https://www.linkedin.com/in/me/', 'linkedin.com/in/me'],
    ['http://x.com/me', 'x.com/me'],
    ['HTTPS://WWW.X.com/', 'X.com'],
  ])('shortens %s to %s', (link, short) => {
    expect(shortLink(link)).toBe(short);
  });
});
