import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/domain/listing/listing-form';
import { firstStepWith, laterStep, adjacentStep, stepIds, steps } from './wizard-steps';

describe('the steps of the wizard', () => {
  it('puts every form field into exactly one step', () => {
    const inputs = stepIds.flatMap((id) => steps[id].fields);
    expect(new Set(inputs).size).toBe(inputs.length);
    const held = [...new Set(inputs.map((input) => input.split('.')[0] ?? ''))];
    const typed = Object.keys(emptyDraft).filter((field) => field !== 'latitude' && field !== 'longitude');
    expect(held.toSorted()).toEqual(typed.toSorted());
  });

  it('finds next and previous steps up to both ends', () => {
    expect(adjacentStep('property', 1)).toBe('address');
    expect(adjacentStep('property', -1)).toBe('property');
    expect(adjacentStep('review', 1)).toBe('review');
    expect(laterStep('address', 'numbers')).toBe('numbers');
    expect(laterStep('review', 'property')).toBe('review');
  });

  it('finds steps by their invalid fields, first step first', () => {
    expect(firstStepWith(['price', 'zip'])).toBe('address');
    expect(firstStepWith(['nothing of ours'])).toBeNull();
    expect(firstStepWith([])).toBeNull();
  });
});
