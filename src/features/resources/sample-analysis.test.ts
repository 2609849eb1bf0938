import { expect, it } from 'vitest';
import { sampleDeal, sampleRows } from './sample-analysis';

it('shows a cap rate that follows from the income it is labeled with', () => {
  const rate = (sampleDeal.netIncome * 12 * 100) / sampleDeal.price;
  // 8.75%, cut to the specified 8.7%.
  expect(`${Math.floor(rate * 10) / 10}%`).toBe(sampleDeal.capRate);
  const row = sampleRows.find(({ name }) => name === 'Cap rate');
  expect(row?.note).toBe('$6,200 × 12 months ÷ $850,000');
});

it('labels the income as net of expenses', () => {
  expect(sampleRows.find(({ value }) => value === '$6,200/mo')?.name).toBe('Net income, after expenses');
});
