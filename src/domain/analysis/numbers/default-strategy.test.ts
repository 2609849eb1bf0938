import { expect, it } from 'vitest';
import type { Strategy, Subject } from '../model';
import { defaultStrategy } from './default-strategy';

const repaired = { price: 150_000, arv: 250_000, repairCost: 40_000 };
const rented = { price: 150_000, statedNoi: 9_000 };

it.each<[what: string, Strategy | undefined, Subject['stated'], expected: Strategy]>([
  ['a rental if nothing is known', undefined, {}, 'rental'],
  ['the marketed strategy if its figures are known', 'rental', rented, 'rental'],
  ['a flip even if only rental figures are known', 'flip', rented, 'flip'],
  ['a wholesale deal even if only rental figures are known', 'wholesale', rented, 'wholesale'],
  ['a BRRRR with all figures', 'brrrr', { ...rented, ...repaired }, 'brrrr'],
  ['a lease option without the rent to the owner as a rental', 'lease', rented, 'rental'],
  ['a BRRRR without an ARV as the rental it becomes', 'brrrr', rented, 'rental'],
  ['a BRRRR without income as a BRRRR, never as a flip', 'brrrr', repaired, 'brrrr'],
  ['a rental without a rent as what is possible', 'rental', repaired, 'flip'],
  ['a rental without any figures as a rental', 'rental', {}, 'rental'],
])('starts with %s', (_, marketed, stated, expected) => {
  expect(defaultStrategy({ stated, condition: null, ...(marketed && { marketed }) })).toBe(expected);
});
