import type { FigureGroup, Strategy } from '@/domain/analysis/model';

/** Names of the strategies. */
export const strategyNames: Readonly<Record<Strategy, string>> = {
  rental: 'Rental',
  flip: 'Flip',
  brrrr: 'BRRRR',
  lease: 'Lease option',
  wholesale: 'Wholesale',
};

/** Names of the form sections. */
export const groupNames: Readonly<Record<FigureGroup, string>> = {
  purchase: 'Purchase',
  income: 'Income',
  expenses: 'Expenses',
  loan: 'Financing',
  creative: 'Creative financing',
  lease: 'Lease option',
  hold: 'Hold period',
  works: 'Rehab',
  exit: 'Exit',
  targets: 'Targets',
};
