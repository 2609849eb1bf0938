import { expect, it } from 'vitest';
import { annualSaving } from './plans';

it('the annual plan saves $1,000 a year', () => {
  expect(annualSaving).toBe(1000);
});
