import { describe, expect, it } from 'vitest';
import { annualSaving } from './plans';
import { isPaidTier, planName } from './rules';

describe('tiers', () => {
  it.each([
    ['free', 'Free Plan', false],
    ['basic', 'Basic', false],
    ['pro', 'Pro', true],
    ['closer', 'Closer', true],
    ['partner', 'Partner', true],
    ['unheard of', 'Free Plan', false],
  ])('%s', (tier, name, paid) => {
    expect(planName(tier)).toBe(name);
    expect(isPaidTier(tier)).toBe(paid);
  });
});

it('the annual plan saves $1,000 a year', () => {
  expect(annualSaving).toBe(1000);
});
