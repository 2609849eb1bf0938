import { describe, expect, it } from 'vitest';
import { annualSavingText, equivalentPriceText, offeredPlans, planByInterval, yearlyAmount, type Plan } from './plans';

function plan(interval: Plan['interval'], amount: number, offered = true): Plan {
  const id = `closer-${interval}-${amount}`;
  return { id, name: id, description: '', amount, interval, mode: 'subscription', price_id: `price_${id}`, offered };
}

const annual = plan('year', 5000);
const quarterly = plan('quarter', 1500);

describe('annualSavingText', () => {
  it.each([
    ['the annual plan costs less than four quarters', [annual, quarterly], 'Save $1,000 with Annual Plan'],
    ['the prices change', [plan('year', 5400), plan('quarter', 1600)], 'Save $1,000 with Annual Plan'],
    ['both cost the same', [plan('year', 6000), quarterly], null],
    ['only one interval is offered', [annual], null],
    ['no plans are offered', [], null],
  ])('words the annual saving when %s', (_, plans, text) => {
    expect(annualSavingText(plans)).toBe(text);
  });
});

it('offeredPlans leaves out retired plans and keeps the order', () => {
  const retired = plan('year', 4000, false);
  expect(offeredPlans([retired, annual, quarterly])).toEqual([annual, quarterly]);
});

it('planByInterval returns the first plan with the interval', () => {
  expect(planByInterval([annual, quarterly, plan('quarter', 1700)], 'quarter')).toBe(quarterly);
  expect(planByInterval([annual], 'quarter')).toBeUndefined();
});

it.each([
  [annual, 5000, '$1,250 a quarter, billed annually'],
  [quarterly, 6000, '$6,000 a year, billed quarterly'],
])('compares $id over the other interval', (each, yearly, text) => {
  expect(yearlyAmount(each)).toBe(yearly);
  expect(equivalentPriceText(each)).toBe(text);
});
