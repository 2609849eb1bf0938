import { fill, term, type Term } from './formula-text.ts';
import { noiTerm } from './income.ts';
import { beforeShare, isShared, shareTerm } from './joint-venture.ts';
import { metric, type Alternative } from './metric.ts';
import type { Figures, Metric } from './model.ts';
import type { Amount } from './numbers/amount.ts';
import { perMonth } from './numbers/formulas.ts';
import type { Income } from './numbers/income.ts';
import { ownShare } from './numbers/joint-venture.ts';

interface Wording {
  /** The annual debt service. */
  service: Term;
  /** What the monthly cash flow needs to be known: 'a rent'. */
  needs: string;
  note: string;
  /** Variants besides those before the seller's share and per month. */
  further?: readonly Alternative[];
}

/** Cash flow before tax, USD per year, of which a joint venture leaves a share. `wholeFlow` is before that share. */
export function cashFlowMetric(
  figures: Figures,
  income: Income,
  wholeFlow: Amount | null,
  { service, needs, note, further = [] }: Wording,
): Metric {
  const cashFlow = ownShare(figures, wholeFlow);
  const whole = { formula: 'NOI − annual debt service', filled: fill`${noiTerm(income)} − ${service}` };
  const isSplit = isShared(figures, wholeFlow);
  return metric({
    id: 'cashFlow',
    label: 'Cash flow before tax',
    value: cashFlow,
    unit: 'usd_per_year',
    formula: isSplit ? `(${whole.formula}) × (1 − seller’s share)` : whole.formula,
    filled: isSplit ? fill`(${noiTerm(income)} − ${service}) × (1 − ${shareTerm(figures)})` : whole.filled,
    note,
    variants: [
      ...beforeShare(figures, wholeFlow, { value: wholeFlow, ...whole }),
      {
        id: 'monthly',
        label: 'Per month',
        value: cashFlow && perMonth(cashFlow),
        formula: 'Cash flow ÷ 12',
        filled: fill`${term(needs, cashFlow)} ÷ 12`,
      },
      ...further,
    ],
  });
}
