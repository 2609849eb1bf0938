import type { FigureGroup, Strategy } from '../model';

/** What the strategies are called. */
export const strategyNames: Readonly<Record<Strategy, string>> = {
  rental: 'Rental',
  flip: 'Flip',
  brrrr: 'BRRRR',
  wholesale: 'Wholesale',
};

/** What the parts of the form are called. */
export const groupNames: Readonly<Record<FigureGroup, string>> = {
  purchase: 'Purchase',
  income: 'Income',
  expenses: 'Expenses',
  loan: 'Financing',
  hold: 'Holding',
  works: 'Rehab',
  exit: 'Exit',
  targets: 'What you ask of it',
};
