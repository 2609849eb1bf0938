import { expect, it } from 'vitest';
import { defaultStrategy } from './default-strategy';

it('picks the strategy that suits the condition if its figures are known', () => {
  const repaired = { price: 150_000, arv: 250_000, repairCost: 40_000 };
  expect(defaultStrategy({ stated: {}, condition: null })).toBe('rental');
  expect(defaultStrategy({ stated: repaired, condition: 'Medium Rehab' })).toBe('flip');
  // Marketed as a flip: rental figures would mislead, although an NOI is known and the ARV isn't.
  expect(defaultStrategy({ stated: { price: 150_000, statedNoi: 9_000 }, condition: 'Medium Rehab' })).toBe('flip');
  expect(defaultStrategy({ stated: { price: 150_000, statedNoi: 9_000 }, condition: 'Tear-Down' })).toBe('wholesale');
  // A BRRRR without an ARV can still be judged as a rental.
  expect(defaultStrategy({ stated: { price: 150_000, statedNoi: 9_000 }, condition: 'Light Rehab' })).toBe('rental');
  // A rent is not known, but an ARV is.
  expect(defaultStrategy({ stated: repaired, condition: 'Turn-Key' })).toBe('flip');
  expect(defaultStrategy({ stated: { price: 150_000 }, condition: 'Medium Rehab' })).toBe('flip');
});
