import { describe, expect, it } from 'vitest';
import { itemsProblem, parseItems } from './item-list';

describe('parseItems', () => {
  it.each([
    ['', []],
    [' , ,, ', []],
    ['Fix and flip', ['Fix and flip']],
    [' Fix and flip ,BRRRR,  ', ['Fix and flip', 'BRRRR']],
    ['BRRRR, brrrr, Brrrr , Land', ['BRRRR', 'Land']],
    ['Self   storage\nLand,\r\nNotes', ['Self storage', 'Land', 'Notes']],
    ['constructor, __proto__', ['constructor', '__proto__']],
  ])('parses %j', (text, items) => {
    expect(parseItems(text)).toEqual(items);
  });
});

describe('itemsProblem', () => {
  const items = (count: number) => Array.from({ length: count }, (_, index) => `Item ${index}`);

  it('rejects the 31st item and the 121st character, and names the item', () => {
    expect(itemsProblem(items(31))).toBe('List at most 30 items. You have 31.');
    expect(itemsProblem(['Land', 'y'.repeat(121)])).toMatch(/at most 120 characters.*“y{24}…” has 121/);
  });
});
