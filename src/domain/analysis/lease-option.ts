/** Lease option: leased from the owner with an option to buy, and rented out until then (a sandwich lease). */

import { fill, plainTerm, term } from './formula-text.ts';
import { incomeMetrics, pricePerArea } from './income.ts';
import { beforeShare, isShared, shareTerm } from './joint-venture.ts';
import { decide, figureTerm, goalOf, metric, type Deal, type Decision } from './metric.ts';
import type { Figures, Metric, MetricGroup } from './model.ts';
import { sentence } from './numbers/format.ts';
import { breakEvenOccupancy, cashOnCash, perMonth } from './numbers/formulas.ts';
import { ownShare } from './numbers/joint-venture.ts';
import { leaseOptionNumbers, type LeaseOptionNumbers } from './numbers/lease-option.ts';

/** A lease option with these figures. */
export function leaseOption(figures: Figures): Deal {
  const numbers = leaseOptionNumbers(figures);
  const decision = decide({
    metric: 'cashOnCash',
    label: 'Cash-on-cash',
    unit: 'percent',
    asks: `Cash-on-cash of ${figureTerm(figures, 'targetCashOnCashPct', '').text}`,
    target: figures.targetCashOnCashPct.value ?? 0,
    scale: 100,
    upper: ownShare(figures, numbers.wholeFlow),
    lower: numbers.cash,
    upperName: isShared(figures, numbers.wholeFlow) ? 'your part of the cash flow' : 'the cash flow',
    per: ' a year',
  });
  const optionMetrics = [costMetric(figures, numbers), valueMetric(figures, numbers), equityMetric(numbers)];
  return {
    values: numbers.values,
    needed: numbers.needed,
    decisions: [decision],
    headline: ['cashFlow', 'cashOnCash', 'cashInvested', 'exerciseCost', 'exerciseEquity'],
    groups: () => [
      rentMetrics(figures, numbers),
      {
        id: 'returns',
        label: 'Returns',
        metrics: [
          cashFlowMetric(figures, numbers),
          cashMetric(figures, numbers),
          returnMetric(figures, numbers, decision),
          breakEvenMetric(numbers),
        ],
      },
      { id: 'option', label: 'Option', metrics: optionMetrics },
      { id: 'rules', label: 'Rules of thumb', metrics: [pricePerArea(figures)] },
    ],
  };
}

const collected = ({ income }: LeaseOptionNumbers) => term('a rent', income.effective);
const expenses = ({ income }: LeaseOptionNumbers) => term('a rent', income.expenses);
const toOwner = ({ ownerRent }: LeaseOptionNumbers) => term('a rent to the owner', ownerRent);

/** The income until the rent to the owner. */
function rentMetrics(figures: Figures, numbers: LeaseOptionNumbers): MetricGroup {
  const { income, costs, ownerRent } = numbers;
  const shown = ['grossIncome', 'vacancyLoss', 'effectiveGrossIncome', 'operatingExpenses'];
  return {
    id: 'income',
    label: 'Income',
    metrics: [
      ...incomeMetrics(costs, income)
        .metrics.filter(({ id }) => shown.includes(id))
        .map((each) => (each.id === 'operatingExpenses' ? { ...each, note: ownerPays, variants: [] } : each)),
      metric({
        id: 'ownerRent',
        label: 'Rent to the owner',
        value: ownerRent,
        unit: 'usd_per_year',
        formula: '12 × monthly rent to the owner',
        filled: fill`12 × ${figureTerm(figures, 'leaseRent', 'a rent to the owner')}`,
        note: 'Due whether or not your tenant pays.',
      }),
    ],
  };
}

const ownerPays =
  'The owner keeps paying property taxes, insurance, HOA dues, and replacements. Enter what the lease makes you pay ' +
  'of them as other expenses.';

function cashFlowMetric(figures: Figures, numbers: LeaseOptionNumbers): Metric {
  const { wholeFlow, values } = numbers;
  const [rent, costs, paid] = [collected(numbers), expenses(numbers), toOwner(numbers)];
  const whole = {
    formula: 'Effective gross income − operating expenses − rent to the owner',
    filled: fill`${rent} − ${costs} − ${paid}`,
  };
  const isSplit = isShared(figures, wholeFlow);
  const flow = values.cashFlow ?? null;
  return metric({
    id: 'cashFlow',
    label: 'Cash flow before tax',
    value: flow,
    unit: 'usd_per_year',
    formula: isSplit ? `(${whole.formula}) × (1 − seller’s share)` : whole.formula,
    filled: isSplit ? fill`(${rent} − ${costs} − ${paid}) × (1 − ${shareTerm(figures)})` : whole.filled,
    note: 'First year, before income tax.',
    variants: [
      ...beforeShare(figures, wholeFlow, { value: wholeFlow, ...whole }),
      {
        id: 'monthly',
        label: 'Per month',
        value: flow && perMonth(flow),
        formula: 'Cash flow ÷ 12',
        filled: fill`${term('a rent', flow)} ÷ 12`,
      },
    ],
  });
}

function cashMetric(figures: Figures, { cash }: LeaseOptionNumbers): Metric {
  const fee = figureTerm(figures, 'optionFee', 'an option fee');
  const repairs = term('repairs', figures.repairCost.value ?? 0);
  return metric({
    id: 'cashInvested',
    label: 'Cash invested',
    value: cash,
    unit: 'usd',
    formula: 'Option fee + repairs',
    filled: fill`${fee} + ${repairs}`,
    note:
      figures.repairCost.value === null
        ? 'Repairs aren’t known and count as $0. The fee is lost if you don’t buy.'
        : 'Both are lost if you don’t buy.',
  });
}

function returnMetric(figures: Figures, { cash, wholeFlow, values }: LeaseOptionNumbers, decision: Decision): Metric {
  const put = term('an option fee', cash);
  return metric({
    id: 'cashOnCash',
    label: 'Cash-on-cash return',
    value: values.cashOnCash ?? null,
    unit: 'percent',
    formula: 'Cash flow before tax ÷ cash invested',
    filled: fill`${term('a rent', values.cashFlow ?? null)} ÷ ${put}`,
    unless: 'No cash is invested.',
    note: 'First year, before tax. General investor practice.',
    goal: goalOf(decision),
    variants: beforeShare(figures, wholeFlow, {
      value: cashOnCash(wholeFlow, cash),
      formula: '(Effective gross income − operating expenses − rent to the owner) ÷ cash invested',
      filled: fill`${term('a rent', wholeFlow)} ÷ ${put}`,
    }),
  });
}

function breakEvenMetric(numbers: LeaseOptionNumbers): Metric {
  const { income, ownerRent } = numbers;
  return metric({
    id: 'breakEvenOccupancy',
    label: 'Break-even occupancy',
    value: breakEvenOccupancy(income.expenses, ownerRent, income.gross),
    unit: 'percent',
    formula: '(Operating expenses + rent to the owner) ÷ potential gross income',
    filled: fill`(${expenses(numbers)} + ${toOwner(numbers)}) ÷ ${term('a rent', income.gross)}`,
    unless: 'There’s no income.',
    note: 'The occupancy needed to break even. Above 100%, it can’t. (Appraisal texts, for debt service.)',
  });
}

function costMetric(figures: Figures, { cost }: LeaseOptionNumbers): Metric {
  const price = figureTerm(figures, 'optionPrice', 'an option price');
  const [fee, share] = [
    figureTerm(figures, 'optionFee', 'an option fee'),
    figureTerm(figures, 'optionFeeCreditedPct', 'a share'),
  ];
  const [credit, years] = [
    figureTerm(figures, 'rentCredit', 'a credit'),
    plainTerm('the years', figures.optionYears.value),
  ];
  const filled = fill`${price} − ${fee} × ${share} − ${credit} × 12 × ${years}`;
  const most = cost?.isZero() ? 'The greater of $0 and ' : '';
  return metric({
    id: 'exerciseCost',
    label: 'Cost to exercise',
    value: cost,
    unit: 'usd',
    formula: sentence(`${most}option price − option fee × share credited − rent credit × 12 × years`),
    filled: { ...filled, text: most + filled.text },
    note:
      'At the end of the option, before closing costs. Owners commonly credit the rent only if it was paid on time, ' +
      'and nothing if you don’t buy.',
  });
}

function valueMetric(figures: Figures, { value }: LeaseOptionNumbers): Metric {
  const isRepaired = figures.arv.value !== null;
  const worth = figureTerm(figures, isRepaired ? 'arv' : 'price', 'a price');
  const [growth, years] = [
    figureTerm(figures, 'appreciationPct', 'appreciation'),
    plainTerm('the years', figures.optionYears.value),
  ];
  return metric({
    id: 'exerciseValue',
    label: 'Value at exercise',
    value,
    unit: 'usd',
    formula: `${isRepaired ? 'ARV' : 'Price'} × (1 + appreciation)^years`,
    filled: fill`${worth} × (1 + ${growth})^${years}`,
    note: 'At the end of the option.',
  });
}

function equityMetric({ value, cost, values }: LeaseOptionNumbers): Metric {
  return metric({
    id: 'exerciseEquity',
    label: 'Equity at exercise',
    value: values.exerciseEquity ?? null,
    unit: 'usd',
    formula: 'Value − cost to exercise',
    filled: fill`${term('a price', value)} − ${term('an option price', cost)}`,
    note: 'Before the costs of buying, and of selling again. If it’s negative, you’d rather not buy.',
  });
}
