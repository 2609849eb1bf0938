import { expect, test } from 'vitest';
import type { FigureValues } from './model';
import { resolveFigures } from './numbers/figures';
import { incomeOf } from './numbers/income';
import { statedNoiNote } from './stated-noi';

/** Rent of $4,000 with 5% vacancy: $45,600 a year; every expense is stated: $13,600. */
const stated: FigureValues = {
  price: 400_000,
  monthlyRent: 4000,
  vacancyPct: 5,
  propertyTaxes: 7000,
  insurance: 5000,
  maintenance: 0,
  management: 0,
  reserves: 1600,
};

function note(values: FigureValues, yours: FigureValues = {}) {
  const figures = resolveFigures({ stated: { ...stated, ...values }, condition: null }, yours);
  return statedNoiNote(figures, incomeOf(figures));
}

test('returns null if there is nothing to compare or the cap rates are the same', () => {
  expect(note({})).toBeNull();
  expect(note({ statedNoi: 32_000 })).toBeNull();
  expect(note({ statedNoi: 32_010 })).toBeNull();
  const unrented = resolveFigures({ stated: { price: 400_000, statedNoi: 36_000 }, condition: null }, {});
  expect(statedNoiNote(unrented, incomeOf(unrented))).toBeNull();
});

test('names the expenses that the seller doesn’t state', () => {
  const { reserves: _, management: __, ...partly } = stated;
  const figures = resolveFigures({ stated: { ...partly, statedNoi: 33_600 }, condition: null }, {});
  expect(statedNoiNote(figures, incomeOf(figures))).toBe(
    'The seller states an NOI of $33,600 (8.40% cap rate). Rent minus vacancy and expenses is $27,672 (6.92% cap ' +
      'rate). It includes management of $3,648 and capital reserves of $2,280, which the seller doesn’t state and we ' +
      'assume.',
  );
  const other = resolveFigures({ stated: { ...partly, statedNoi: 40_000 }, condition: null }, {});
  expect(statedNoiNote(other, incomeOf(other))).toContain(
    'Without them it would be $33,600, so something else differs too.',
  );
});

test('says if the seller’s own figures don’t add up', () => {
  expect(note({ statedNoi: 36_000 })).toBe(
    'The seller states an NOI of $36,000 (9.00% cap rate). Rent minus vacancy and expenses is $32,000 (8.00% cap ' +
      'rate). The seller’s own rent and expenses don’t add up to the stated NOI.',
  );
});

test('compares with the reader’s own figures', () => {
  expect(note({ statedNoi: 32_000 }, { monthlyRent: 4500 })).toBe(
    'The seller states an NOI of $32,000 (8.00% cap rate). With the figures below, it’s $37,700 (9.43% cap rate).',
  );
  expect(note({}, { statedNoi: 30_000 })).toContain('You entered an NOI of $30,000');
});
