import * as fc from 'fast-check';
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
    ['example.com', 'https://example.com'],
    ['bit.ly/abc', 'https://bit.ly/abc'],
    ['hud.gov:443/a', 'https://hud.gov:443/a'],
    ['www.files.zip', 'https://www.files.zip'],
    ['https://photos.zip', 'https://photos.zip'],
    ['bob@example.in', 'mailto:bob@example.in'],
  ])('finds %j', (text, href) => expect(findLinks(`See ${text} now`)[1]).toEqual({ text, href }));

  it.each([
    'photos.zip',
    'readme.md',
    'LLC.In',
    'setup.sh',
    'Setup.app',
    'call.me',
    'contact.us',
    'Inc.We',
    'LLC.llc',
    'photos.zip/front.jpg',
    'readme.md/docs',
    'closing.So',
  ])('takes %j for plain text', (text) => {
    expect(findLinks(`Sold to an ${text} the end`)).toEqual([{ text: `Sold to an ${text} the end` }]);
  });

  it('links no end of a sentence without a space after it, and keeps every text whole', () => {
    const word = fc.stringMatching(/^[A-Z]?[a-z]{1,8}$/);
    fc.assert(
      fc.property(word, fc.stringMatching(/^[A-Z][a-z]{1,4}$/), word, (last, first, next) => {
        fc.pre(!/^(com|net|org|edu|gov|io|co|biz|info|tv)$/i.test(first));
        const text = `${last}.${first} ${next}`;
        expect(findLinks(text)).toEqual([{ text }]);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a.:/@ Zzip\ncom'.split('')) }), (text) => {
        expect(
          findLinks(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text);
      }),
    );
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
