/** The cash that a rental takes. */

import { fill, term } from './formula-text.ts';
import { figureTerm, metric } from './metric.ts';
import type { Figures, Metric } from './model.ts';
import type { Amount } from './numbers/amount.ts';
import type { Purchase } from './numbers/rental.ts';
import { combine } from './numbers/values.ts';

/** Cash invested without repairs, USD; null if the cash is unknown. */
export function withoutRepairs(cash: Amount | null, repairs: Amount): Amount | null {
  return combine((whole) => whole.minus(repairs), cash);
}

/** Cash invested: what no loan pays, with the arrears of a loan taken over. */
export function cashInvestedMetric(figures: Figures, { cash, repairs, arrears, loan, closing }: Purchase): Metric {
  const [price, borrowed, fees] = [
    figureTerm(figures, 'price', 'a price'),
    term('a price', loan),
    term('a price', closing),
  ];
  const overdue = figureTerm(figures, 'arrears', 'arrears');
  const formula = `Price − loan + closing costs${arrears.gt(0) ? ' + arrears' : ''}`;
  const filled = arrears.gt(0)
    ? fill`${price} − ${borrowed} + ${fees} + ${overdue}`
    : fill`${price} − ${borrowed} + ${fees}`;
  return metric({
    id: 'cashInvested',
    label: 'Cash invested',
    value: cash,
    unit: 'usd',
    formula: `${formula} + repairs`,
    filled: { ...filled, text: `${filled.text} + ${term('repairs', repairs).text}` },
    note:
      figures.repairCost.value === null
        ? 'Repairs aren’t known and count as $0.'
        : 'Your own money until the property is rented.',
    variants: repairs.gt(0)
      ? [{ id: 'without-repairs', label: 'Without repairs', value: withoutRepairs(cash, repairs), formula, filled }]
      : [],
  });
}
