import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { addChoice, clearChoices, removeChoice, useChoices } from './choices';

const choice = (id: string) => ({ id, title: `Listing ${id}`, image: null });
const chosen = () => renderHook(() => useChoices()).result.current.map(({ id }) => id);

beforeEach(() => {
  sessionStorage.clear();
  clearChoices();
});

describe('the listings chosen for a comparison', () => {
  it('lists the listings chosen for a comparison in their order, each once', () => {
    for (const id of ['b', 'a', 'b']) expect(addChoice(choice(id))).toBe(true);
    expect(chosen()).toEqual(['b', 'a']);
    removeChoice('b');
    removeChoice('nothing');
    expect(chosen()).toEqual(['a']);
  });

  it('limits a comparison to four listings', () => {
    for (const id of ['a', 'b', 'c', 'd']) expect(addChoice(choice(id))).toBe(true);
    expect(addChoice(choice('e'))).toBe(false);
    expect(addChoice(choice('d'))).toBe(true);
    expect(chosen()).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each(['not JSON', '{}', '[1, null, {"id": 1}, {"id": "a", "title": "A"}]', 'null'])(
    'ignore what isn’t one in storage: %s',
    (stored) => {
      sessionStorage.setItem('compared_listings', stored);
      expect(chosen()).toEqual([]);
    },
  );
});
