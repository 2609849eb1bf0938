import { expect, it } from 'vitest';
import { manualPlans, readChoice } from './manual-plans';

it.each([
  [null, 'pro', 'annual'],
  ['pro', 'pro', 'annual'],
  [{}, 'pro', 'annual'],
  [{ plan: 'elite' }, 'elite', 'annual'],
  [{ billingCycle: 'monthly' }, 'pro', 'monthly'],
  [{ plan: 'basic', billingCycle: 'monthly', from: '/membership' }, 'basic', 'monthly'],
  [{ plan: 'constructor', billingCycle: 4 }, 'pro', 'annual'],
])('a navigation with %j is about %s, %s', (state, plan, billingCycle) => {
  expect(readChoice(state)).toEqual({ plan, billingCycle });
});

it('the prices are those of the specification', () => {
  expect(Object.values(manualPlans).map(({ name, monthly, annual }) => [name, monthly, annual])).toEqual([
    ['Basic', 29, 290],
    ['Pro', 79, 790],
    ['Elite', 149, 1490],
  ]);
});
