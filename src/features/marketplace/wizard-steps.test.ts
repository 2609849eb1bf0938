import { describe, expect, it } from 'vitest';
import { emptyDraft } from './schema';
import { firstStepWith, laterOf, neighbour, stepIds, steps } from './wizard-steps';

describe('the steps of the wizard', () => {
  it('hold every field that is typed, each once', () => {
    const held = stepIds.flatMap((id) => steps[id].fields);
    const typed = Object.keys(emptyDraft).filter((field) => field !== 'latitude' && field !== 'longitude');
    expect(held.toSorted()).toEqual(typed.toSorted());
  });

  it('follow one another and end at the ends', () => {
    expect(neighbour('property', 1)).toBe('address');
    expect(neighbour('property', -1)).toBe('property');
    expect(neighbour('review', 1)).toBe('review');
    expect(laterOf('address', 'pictures')).toBe('pictures');
    expect(laterOf('review', 'property')).toBe('review');
  });

  it('are found by what is wrong in them, the earliest first', () => {
    expect(firstStepWith(['price', 'zip'])).toBe('address');
    expect(firstStepWith(['nothing of ours'])).toBeNull();
    expect(firstStepWith([])).toBeNull();
  });
});
