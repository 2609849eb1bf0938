import { expect, it } from 'vitest';
import { demoPlans, readChoice } from './demo-plans';

it.each([
  [null, 'pro', 'annual'],
  ['pro', 'pro', 'annual'],
  [{}, 'pro', 'annual'],
  [{ plan: 'elite' }, 'elite', 'annual'],
  [{ billingCycle: 'monthly' }, 'pro', 'monthly'],
  [{ plan: 'basic', billingCycle: 'monthly', from: '/membership' }, 'basic', 'monthly'],
  [{ plan: 'constructor', billingCycle: 4 }, 'pro', 'annual'],
])('readChoice(%j) is %s, %s', (state, plan, billingCycle) => {
  expect(readChoice(state)).toEqual({ plan, billingCycle });
});

it('offers the prices from the specification', () => {
  expect(Object.values(demoPlans).map(({ name, monthly, annual }) => [name, monthly, annual])).toEqual([
    ['Basic', 29, 290],
    ['Pro', 79, 790],
    ['Elite', 149, 1490],
  ]);
});
