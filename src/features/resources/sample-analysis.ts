import { formatUsd } from '@/kit/formatting/format';

/** The deal in the locked example. The figures are the specification's; it's not a listing. */
export const sampleDeal = {
  price: 850_000,
  afterRepairValue: 1_100_000,
  renovations: 120_000,
  /** A month, after expenses. */
  netIncome: 6_200,
  /** A month. */
  expenses: 3_100,
  capRate: '8.7%',
  cashOnCash: '14.2%',
} as const;

interface SampleRow {
  name: string;
  value: string;
  /** How the figure comes about. */
  note?: string;
}

const { price, afterRepairValue, renovations, netIncome, expenses, capRate, cashOnCash } = sampleDeal;
const monthly = (dollars: number) => `${formatUsd(dollars)}/mo`;

/** The rows of the locked example. */
export const sampleRows: readonly SampleRow[] = [
  { name: 'Purchase price', value: formatUsd(price) },
  { name: 'ARV', value: formatUsd(afterRepairValue) },
  { name: 'Renovations', value: formatUsd(renovations) },
  { name: 'Net income, after expenses', value: monthly(netIncome) },
  { name: 'Expenses', value: monthly(expenses) },
  { name: 'Cap rate', value: capRate, note: `${formatUsd(netIncome)} × 12 months ÷ ${formatUsd(price)}` },
  { name: 'Cash-on-cash', value: cashOnCash },
];
