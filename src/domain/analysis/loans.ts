/** The loans of a rental: the bank's alone, or with one taken over, a seller's note, or a second one. */

import { debtServiceMetric, paymentMetric } from './debt.ts';
import { fill, sumOf, term } from './formula-text.ts';
import { figureTerm, metric, type Alternative } from './metric.ts';
import type { FigureId, Figures, Metric, MetricGroup, MetricId } from './model.ts';
import { exact, total, type Amount } from './numbers/amount.ts';
import { sentence } from './numbers/format.ts';
import type { Income } from './numbers/income.ts';
import { firstPayment, levelPayment, type Loan, type Loans } from './numbers/loans.ts';
import type { Purchase } from './numbers/rental.ts';
import { noteMetrics } from './seller-note.ts';

/** A loan and its name in a sentence. */
export type NamedLoan = readonly [name: string, loan: Loan];

/** The metrics of a rental's loans. Those of the bank's loan alone, if it's the only one. */
export function loanMetrics(figures: Figures, income: Income, purchase: Purchase): MetricGroup {
  const { loans, loan, payment, debtService } = purchase;
  const others = loans ? othersOf(loans) : [];
  if (!loans || others.length === 0) {
    return {
      id: 'loan',
      label: 'Loan',
      metrics: [
        bankLoanMetric(figures, 'loanAmount', loan, []),
        paymentMetric(figures, loan, payment),
        debtServiceMetric(payment, debtService),
      ],
    };
  }
  const { bank, existing, note, second } = loans;
  const used: NamedLoan[] = bank.amount.gt(0) ? [['bank loan', bank], ...others] : others;
  return {
    id: 'loan',
    label: 'Loans',
    metrics: [
      bankLoanMetric(figures, 'bankLoan', bank.amount, others),
      totalMetric('loanAmount', used),
      ...(bank.amount.gt(0)
        ? [loanPayment(figures, ['bankPayment', 'Bank loan'], bank, ['ratePct', 'termYears'])]
        : []),
      ...(existing.amount.gt(0) ? [existingPayment(figures, existing)] : []),
      ...(note.amount.gt(0) ? noteMetrics(figures, income, purchase, note) : []),
      ...(second.amount.gt(0) ? [secondPayment(figures, second)] : []),
      ...(used.length > 1 ? [allPayments(used, payment)] : []),
      allDebtService(purchase),
    ],
  };
}

/** What's owed on loans at closing. */
export function totalMetric(id: MetricId, loans: readonly NamedLoan[]): Metric {
  return metric({
    id,
    label: 'Total loans',
    value: total(loans.map(([, { amount }]) => amount)),
    unit: 'usd',
    formula: sentence(loans.map(([name]) => name).join(' + ')),
    filled: sumOf(...loans.map(([, { amount }]) => term('a loan', amount))),
    note: 'What you owe at closing.',
  });
}

/** What all loans take in the first month. */
function allPayments(loans: readonly NamedLoan[], payment: Amount | null): Metric {
  return metric({
    id: 'monthlyPayment',
    label: 'Monthly payment, all loans',
    value: payment,
    unit: 'usd_per_month',
    formula: 'Sum of the monthly payments',
    filled: sumOf(...loans.map(([, loan]) => term('a loan', firstPayment(loan), 'usd_per_month'))),
    note: 'In the first month.',
  });
}

/** The loans besides the lender's that are used. */
export function othersOf({ existing, note, second }: Loans): NamedLoan[] {
  const others: NamedLoan[] = [
    ['loan taken over', existing],
    ['seller note', note],
    ['second loan', second],
  ];
  return others.filter(([, { amount }]) => amount.gt(0));
}

/** The bank's loan: what the other loans leave to borrow. */
function bankLoanMetric(figures: Figures, id: MetricId, value: Amount | null, others: readonly NamedLoan[]): Metric {
  const price = figureTerm(figures, 'price', 'a price');
  const down = figureTerm(figures, 'downPaymentPct', 'a down payment');
  const whole = fill`${price} × (1 − ${down})`;
  const without = (start: string, parts: readonly string[]) => [start, ...parts].join(' − ');
  const formula = without(
    'price × (1 − down payment)',
    others.map(([name]) => name),
  );
  const text = without(
    whole.text,
    others.map(([, { amount }]) => term('a loan', amount).text),
  );
  const isNone = others.length > 0 && value?.isZero();
  return metric({
    id,
    label: others.length > 0 ? 'Bank loan' : 'Loan',
    value,
    unit: 'usd',
    formula: isNone ? `The greater of $0 and ${formula}` : sentence(formula),
    filled: { ...whole, text: isNone ? `The greater of $0 and ${text}` : text },
    note: isNone
      ? 'The other loans leave nothing to borrow from a bank.'
      : 'Lenders use the lower of price and appraised value.',
  });
}

/** The level payment of a loan, with its amount, rate, and term in view. */
function loanPayment(
  figures: Figures,
  [id, label]: readonly [MetricId, string],
  loan: Loan,
  [rate, time]: readonly [FigureId, FigureId],
  more: { note?: string; variants?: readonly Alternative[] } = {},
): Metric {
  const [yearly, span] = [figureTerm(figures, rate, 'a rate'), figureTerm(figures, time, 'a term')];
  return metric({
    id,
    label: `${label}, monthly payment`,
    value: levelPayment(loan),
    unit: 'usd_per_month',
    formula: 'Loan × r ÷ (1 − (1 + r)^−n), where r is the monthly rate and n the number of months',
    filled: fill`${term('a loan', loan.amount)} at ${yearly} over ${span}`,
    note: 'Principal and interest, level payments, compounded monthly.',
    ...more,
  });
}

/** The payment of the second loan. */
export function secondPayment(figures: Figures, loan: Loan): Metric {
  return loanPayment(figures, ['secondPayment', 'Second loan'], loan, ['secondRatePct', 'secondTermYears']);
}

/** The payment of the loan taken over, and with what its servicer collects for taxes and insurance. */
export function existingPayment(figures: Figures, loan: Loan): Metric {
  const payment = levelPayment(loan);
  const taxes = figureTerm(figures, 'propertyTaxes', 'a price');
  const insurance = figureTerm(figures, 'insurance', 'a price');
  const escrow = exact(taxes.value ?? 0)
    .plus(insurance.value ?? 0)
    .div(12);
  return loanPayment(figures, ['existingPayment', 'Loan taken over'], loan, ['existingRatePct', 'existingMonths'], {
    note:
      'Principal and interest. Taxes and insurance that the servicer collects with it (escrow) count as operating ' +
      'expenses, not here. The lender may call the loan due when the property is sold (due-on-sale clause).',
    variants: [
      {
        id: 'with-escrow',
        label: 'With escrow',
        value: payment.plus(escrow),
        formula: 'Payment + (property taxes + insurance) ÷ 12',
        filled: fill`${term('a loan', payment, 'usd_per_month')} + (${taxes} + ${insurance}) ÷ 12`,
      },
    ],
  });
}

/** The first year's payments on all loans: a loan that's paid off within it has fewer than 12. */
function allDebtService({ loans, payment, debtService }: Purchase): Metric {
  const whole = debtServiceMetric(payment, debtService);
  if (!loans || loans.existing.amount.isZero() || loans.existing.months >= 12) return whole;
  return metric({
    ...whole,
    value: debtService,
    formula: 'Payments of the first 12 months',
    filled: { text: 'Payments of the first 12 months', needs: [] },
    note: 'The loan taken over is paid off within the year.',
    variants: [],
  });
}
