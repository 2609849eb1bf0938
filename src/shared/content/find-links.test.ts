import { describe, expect, it } from 'vitest';
import { findLinks } from './find-links';

describe('findLinks', () => {
  it('finds URLs without the period after them', () => {
    expect(findLinks('See https://example.com/a?b=1. Or (www.example.org), bob@example.com')).toEqual([
      { text: 'See ' },
      { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
      { text: '. Or (' },
      { text: 'www.example.org', href: 'https://www.example.org' },
      { text: '), ' },
      { text: 'bob@example.com', href: 'mailto:bob@example.com' },
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '<a href="x">y</a>',
    'ftp://files',
    'no links',
    '',
  ])('finds no link in %j', (text) => {
    expect(findLinks(text).filter(({ href }) => href)).toEqual([]);
    expect(
      findLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
