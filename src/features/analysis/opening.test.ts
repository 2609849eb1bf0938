import { expect, it } from 'vitest';
import { openingStrategy } from './opening';

it('opens with the strategy that suits the condition, if the figures are there for it', () => {
  const repaired = { price: 150_000, arv: 250_000, repairCost: 40_000 };
  expect(openingStrategy({ stated: {}, condition: null })).toBe('rental');
  expect(openingStrategy({ stated: repaired, condition: 'Medium Rehab' })).toBe('flip');
  // No ARV, but an NOI.
  expect(openingStrategy({ stated: { price: 150_000, statedNoi: 9_000 }, condition: 'Medium Rehab' })).toBe('rental');
  // A rent is not known, but an ARV is.
  expect(openingStrategy({ stated: repaired, condition: 'Turn-Key' })).toBe('flip');
  expect(openingStrategy({ stated: { price: 150_000 }, condition: 'Medium Rehab' })).toBe('flip');
});
