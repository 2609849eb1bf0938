/** The loans of a flip or BRRRR that the seller finances, from the purchase to the sale or refinance. */

import { fill, sumOf, term } from './formula-text.ts';
import { existingPayment, othersOf, secondPayment, totalMetric, type NamedLoan } from './loans.ts';
import { figureTerm, metric } from './metric.ts';
import type { Figures, Metric, MetricGroup } from './model.ts';
import { balanceAfter, overAll, paidIn, paymentsIn, type Loans } from './numbers/loans.ts';
import type { Rehab } from './numbers/rehab.ts';
import { balloonMetrics, notePayment } from './seller-note.ts';

/** Whether it's bought with more than a bridge loan. */
export function hasSellerLoans({ loans }: Rehab): boolean {
  return loans !== null && othersOf(loans).length > 0;
}

/** The metrics of all loans; none with a bridge loan alone, which the costs cover. */
export function rehabLoanMetrics(figures: Figures, { loans, months, interest, payoff }: Rehab): MetricGroup[] {
  const others = loans ? othersOf(loans) : [];
  if (!loans || others.length === 0) return [];
  const { bank: bridge, existing, note, second } = loans;
  const used: NamedLoan[] = bridge.amount.gt(0) ? [['bridge loan', bridge], ...others] : others;
  const isDue = note.balloon !== null && note.balloon.month < months;
  const whole = term(
    'a loan',
    overAll(loans, ({ amount }) => amount),
  );
  const [paid, owed] = [term('a loan', paidIn(loans, months)), term('a loan', payoff)];
  return [
    {
      id: 'purchase-loans',
      label: 'Loans of the purchase',
      metrics: [
        bridgeMetric(figures, loans, others),
        totalMetric('purchaseLoans', used),
        ...(existing.amount.gt(0) ? [existingPayment(figures, existing)] : []),
        ...(note.amount.gt(0) ? [notePayment(figures, note)] : []),
        ...(isDue ? balloonMetrics(figures, note) : []),
        ...(second.amount.gt(0) ? [secondPayment(figures, second)] : []),
        paymentsMetric(loans, months),
        metric({
          id: 'loanPayoff',
          label: 'Payoff of the loans',
          value: payoff,
          unit: 'usd',
          formula: 'Sum of what’s owed at the sale or refinance',
          filled: sumOf(...used.map(([, loan]) => term('a loan', balanceAfter(loan, months)))),
          note: `After ${figureTerm(figures, 'rehabMonths', 'the months').text} of payments, in the same order.`,
        }),
        metric({
          id: 'loanInterest',
          label: 'Interest on all loans',
          value: interest,
          unit: 'usd',
          formula: 'Payments − (total loans − payoff)',
          filled: fill`${paid} − (${whole} − ${owed})`,
          note: 'What the payments don’t lower the debt by. It’s part of the all-in cost.',
        }),
      ],
    },
  ];
}

/** The bridge loan: its share of the price, as far as the other loans leave it. */
function bridgeMetric(figures: Figures, { bank }: Loans, others: readonly NamedLoan[]): Metric {
  const [price, share] = [figureTerm(figures, 'price', 'a price'), figureTerm(figures, 'bridgeLoanPct', 'a share')];
  const whole = fill`The greater of $0 and ${price} × ${share}`;
  const minus = others.map(([, { amount }]) => ` − ${term('a loan', amount).text}`).join('');
  return metric({
    id: 'bridgeLoan',
    label: 'Bridge loan',
    value: bank.amount,
    unit: 'usd',
    formula: ['The greater of $0 and price × bridge loan share', ...others.map(([name]) => name)].join(' − '),
    filled: { ...whole, text: whole.text + minus },
    note: 'Interest only. Bridge lenders want to be paid first, so ask one who lends behind the others.',
  });
}

/** What all loans take until the sale or refinance. */
function paymentsMetric(loans: Loans, months: number): Metric {
  const parts = paymentsIn(loans, months).map(
    (span) => `${span.months} × ${term('a loan', span.payment, 'usd_per_month').text}`,
  );
  return metric({
    id: 'loanPayments',
    label: 'Payments on all loans',
    value: paidIn(loans, months),
    unit: 'usd',
    formula: 'Sum of months × monthly payment',
    filled: { text: parts.join(' + '), needs: [] },
    note: 'Until the sale or refinance. A balloon due before is refinanced by a bridge loan.',
  });
}
