import { describe, expect, it } from 'vitest';
import { mentionQueryAt, parseMentions, plainText, fromMarkup, toMarkup, insertMention } from './mentions';

const ann = { id: '11111111-1111-4111-8111-111111111111', name: 'Ann' };
const annLee = { id: '22222222-2222-4222-8222-222222222222', name: 'Ann Lee' };
const stored = `Hi @[Ann Lee](${annLee.id}), and @[Ann](${ann.id})!`;

describe('stored text', () => {
  it('splits stored text into mentions and the text between them', () => {
    expect(parseMentions(stored)).toEqual([
      { text: 'Hi ' },
      { mention: annLee },
      { text: ', and ' },
      { mention: ann },
      { text: '!' },
    ]);
    expect(parseMentions('')).toEqual([]);
  });

  it('shows stored text without its markup', () => {
    expect(plainText(stored)).toBe('Hi @Ann Lee, and @Ann!');
    expect(plainText('<b>@[x](y)</b> @[no\nname](1)')).toBe('<b>@[x](y)</b> @[no\nname](1)');
  });

  it('returns the same text after a round trip through a draft', () => {
    expect(toMarkup(fromMarkup(stored))).toBe(stored);
  });
});

describe('draft', () => {
  it('turns a mention into plain text if its name was edited', () => {
    expect(toMarkup({ text: '@Anna and @Ann, a@Ann', mentions: [ann] })).toBe(
      `@Anna and @[Ann](${ann.id}), a@[Ann](${ann.id})`,
    );
    expect(toMarkup({ text: '@Bob @', mentions: [ann] })).toBe('@Bob @');
    expect(toMarkup({ text: '@Ann\u0301', mentions: [ann] })).toBe('@Ann\u0301');
  });
});

describe('mentionQueryAt', () => {
  it.each([
    ['@an', 3, { start: 0, search: 'an' }],
    ['hello @Ann L', 12, { start: 6, search: 'Ann L' }],
    ['@ann lee says so to us', 22, null],
    ['@maría de la cruz g', 19, { start: 0, search: 'maría de la cruz g' }],
    ['@jose\u0301', 6, { start: 0, search: 'jose\u0301' }],
    ['@jose\u0301 O’Br', 11, { start: 0, search: 'jose\u0301 O’Br' }],
    ['@Kaʻahu', 7, { start: 0, search: 'Kaʻahu' }],
    ['@van ’t Hoff', 12, { start: 0, search: 'van ’t Hoff' }],
    ['@क्षितिज', 8, { start: 0, search: 'क्षितिज' }],
    ['@علی‌رضا', 8, { start: 0, search: 'علی‌رضا' }],
    ['mail@example', 12, null],
    ['@', 1, null],
  ])('finds the mention in %j at %i', (text, caret, found) => {
    expect(mentionQueryAt(text, caret)).toEqual(found);
  });

  it('finds no mention to complete where one was chosen before', () => {
    expect(mentionQueryAt('@Ann Lee ', 9, [annLee])).toBeNull();
    expect(mentionQueryAt('@Ann Lee and', 12, [annLee])).toBeNull();
    expect(mentionQueryAt('@Ann Leeds', 10, [annLee])).toEqual({ start: 0, search: 'Ann Leeds' });
  });

  it('replaces the text of a mention with the chosen member', () => {
    const text = 'Ask @an today';
    expect(insertMention({ text, mentions: [] }, 4, 7, annLee)).toEqual({
      draft: { text: 'Ask @Ann Lee today', mentions: [annLee] },
      caret: 13,
    });
    const odd = insertMention({ text: '@x', mentions: [] }, 0, 2, { id: ann.id, name: 'Ann (CEO)' });
    expect(odd.draft.text).toBe('@Ann CEO ');
  });
});
