import { describe, expect, it } from 'vitest';
import { askedName, piecesOf, plainText, toDraft, toStored, withMention } from './mentions';

const ann = { id: '11111111-1111-4111-8111-111111111111', name: 'Ann' };
const annLee = { id: '22222222-2222-4222-8222-222222222222', name: 'Ann Lee' };
const stored = `Hi @[Ann Lee](${annLee.id}), and @[Ann](${ann.id})!`;

describe('a stored text', () => {
  it('falls into mentions and what stands between them', () => {
    expect(piecesOf(stored)).toEqual([
      { text: 'Hi ' },
      { mention: annLee },
      { text: ', and ' },
      { mention: ann },
      { text: '!' },
    ]);
    expect(piecesOf('')).toEqual([]);
  });

  it('reads without its markup', () => {
    expect(plainText(stored)).toBe('Hi @Ann Lee, and @Ann!');
    expect(plainText('<b>@[x](y)</b> @[no\nname](1)')).toBe('<b>@[x](y)</b> @[no\nname](1)');
  });

  it('is the same again after it was opened for writing', () => {
    expect(toStored(toDraft(stored))).toBe(stored);
  });
});

describe('a draft', () => {
  it('leaves text of a mention whose name was written on', () => {
    expect(toStored({ text: '@Anna and @Ann, a@Ann', mentions: [ann] })).toBe(
      `@Anna and @[Ann](${ann.id}), a@[Ann](${ann.id})`,
    );
    expect(toStored({ text: '@Bob @', mentions: [ann] })).toBe('@Bob @');
  });
});

describe('the name that is asked for', () => {
  it.each([
    ['@an', 3, { start: 0, search: 'an' }],
    ['hello @Ann L', 12, { start: 6, search: 'Ann L' }],
    ['(@jo', 4, { start: 1, search: 'jo' }],
    ['@ann lee says', 13, null],
    ['mail@example', 12, null],
    ['@', 1, null],
    ['@an more', 3, { start: 0, search: 'an' }],
  ])('in %j at %i', (text, caret, found) => {
    expect(askedName(text, caret)).toEqual(found);
  });

  it('becomes the chosen member', () => {
    const text = 'Ask @an today';
    expect(withMention({ text, mentions: [] }, 4, 7, annLee)).toEqual({
      draft: { text: 'Ask @Ann Lee today', mentions: [annLee] },
      caret: 13,
    });
    const odd = withMention({ text: '@x', mentions: [] }, 0, 2, { id: ann.id, name: 'Ann (CEO)' });
    expect(odd.draft.text).toBe('@Ann CEO ');
  });
});
