import { expect, it, test } from 'vitest';
import { isLoss, type FigureValues, type Strategy } from '../model';
import { resolveFigures } from './figures';
import { summaryOf } from './summary';

const summary = (strategy: Strategy, stated: FigureValues = {}, yours: FigureValues = {}, financing?: string) =>
  summaryOf({ strategy, figures: resolveFigures({ stated, condition: null, financing }, yours) });

test('names the strategy and its key terms', () => {
  expect(summary('rental')).toBe('As a rental: 25% down at 7% over 30 years (assumed).');
  expect(summary('flip')).toBe('As a flip: bridge loan of 80% at 11%, sold after 6 months (assumed).');
  expect(summary('brrrr')).toBe(
    'As a BRRRR: bridge loan of 80% at 11%, refinanced after 6 months at 75% of the ARV and 7% (assumed).',
  );
  expect(summary('lease')).toBe('As a lease option: an option of 3 years, with 100% of its fee credited (assumed).');
  expect(summary('wholesale')).toBe(
    'As a wholesale deal: at most 70% of the ARV minus repairs, for a fee of $10,000 (assumed).',
  );
});

test('names the loans that a rental is bought with', () => {
  const rental = (yours: FigureValues, financing?: string) => summary('rental', { price: 200_000 }, yours, financing);
  expect(rental({}, 'Owner Financing')).toBe('As a rental: 25% down, a seller note at 7% over 30 years (assumed).');
  expect(rental({ downPaymentPct: 10, existingRatePct: 3.5 }, 'Subject To')).toBe(
    'As a rental: 10% down, the existing loan at 3.5% over 300 months (partly assumed).',
  );
  expect(rental({ existingLoan: 100_000, secondLoan: 20_000 })).toBe(
    'As a rental: 25% down, the existing loan at 4% over 300 months, a second loan at 9% over 15 years, a bank loan ' +
      'at 7% over 30 years (partly assumed).',
  );
});

test('names the loans that a rehab is bought with', () => {
  const flip = (yours: FigureValues, financing?: string) => summary('flip', { price: 200_000 }, yours, financing);
  expect(flip({}, 'Owner Financing')).toBe(
    'As a flip: a seller note at 7% over 30 years, sold after 6 months (assumed).',
  );
  expect(flip({ existingLoan: 100_000 })).toBe(
    'As a flip: the existing loan at 4% over 300 months, a bridge loan at 11%, sold after 6 months (partly assumed).',
  );
  expect(flip({ existingLoan: 100_000, existingRatePct: 3.5, bridgeLoanPct: 50 })).toBe(
    'As a flip: the existing loan at 3.5% over 300 months, sold after 6 months (partly assumed).',
  );
  expect(flip({ bridgeLoanPct: 0 })).toBe('As a flip: bought in cash, sold after 6 months (partly assumed).');
});

it.each([
  ['flipProfit', -60_600, true],
  ['flipProfit', 0, false],
  ['cashFlow', null, false],
  ['cashLeft', -12_000, false],
] as const)('%s of %s is a loss: %s', (id, value, expected) => {
  expect(isLoss({ id, value })).toBe(expected);
});
