/** Income before debt service, shared by rentals and BRRRRs. */

import { fill, sumOf, term, type Term } from './formula-text.ts';
import { figureTerm, metric } from './metric.ts';
import type { Figures, Metric, MetricGroup } from './model.ts';
import type { Amount } from './numbers/amount.ts';
import { expenseRatio, grossRentMultiplier, halfOfIncome, pricePerSqft, rentToPrice } from './numbers/formulas.ts';
import type { Income } from './numbers/income.ts';
import { combine } from './numbers/values.ts';

/** NOI as a term. */
export function noiTerm({ noi }: Income): Term {
  return term('a rent, or an NOI', noi);
}

/** NOI before reserves as a term. */
export function beforeReserves({ noiBeforeReserves }: Income): Term {
  return term('a rent', noiBeforeReserves);
}

/** The metrics of a property's income. */
export function incomeMetrics(figures: Figures, income: Income): MetricGroup {
  const [rent, other] = [
    figureTerm(figures, 'monthlyRent', 'a rent'),
    figureTerm(figures, 'otherMonthlyIncome', 'other income'),
  ];
  const vacancyPct = figureTerm(figures, 'vacancyPct', 'a vacancy');
  const gross = term('a rent', income.gross);
  const effective = term('a rent', income.effective);
  const expenses = term('a rent and a price', income.expenses);
  return {
    id: 'income',
    label: 'Income',
    metrics: [
      metric({
        id: 'grossIncome',
        label: 'Potential gross income',
        value: income.gross,
        unit: 'usd_per_year',
        formula: '12 × (monthly rent + other monthly income)',
        filled: fill`12 × (${rent} + ${other})`,
        note: 'All units rented and paid, as appraisers count it (PGI).',
      }),
      metric({
        id: 'vacancyLoss',
        label: 'Vacancy and credit loss',
        value: income.vacancy,
        unit: 'usd_per_year',
        formula: 'Potential gross income × vacancy',
        filled: fill`${gross} × ${vacancyPct}`,
        note: 'Rent lost to empty units and unpaid bills.',
      }),
      metric({
        id: 'effectiveGrossIncome',
        label: 'Effective gross income',
        value: income.effective,
        unit: 'usd_per_year',
        formula: 'Potential gross income − vacancy and credit loss',
        filled: fill`${gross} − ${term('a vacancy', income.vacancy)}`,
        note: 'What is collected (EGI).',
      }),
      operatingExpensesMetric(figures, income),
      metric({
        id: 'expenseRatio',
        label: 'Operating expense ratio',
        value: expenseRatio(income.expenses, income.effective),
        unit: 'percent',
        formula: 'Operating expenses ÷ effective gross income',
        filled: fill`${expenses} ÷ ${effective}`,
        unless: 'No income is collected.',
        note: 'The 50% rule expects vacancy and expenses to take about half of gross income.',
      }),
      noiMetric(figures, income),
    ],
  };
}

function operatingExpensesMetric(figures: Figures, income: Income): Metric {
  const [taxes, insurance] = [
    figureTerm(figures, 'propertyTaxes', 'a price'),
    figureTerm(figures, 'insurance', 'a price'),
  ];
  const [maintenance, management] = [
    figureTerm(figures, 'maintenance', 'a rent'),
    figureTerm(figures, 'management', 'a rent'),
  ];
  const [utilities, hoa, other, reserves] = [
    figureTerm(figures, 'utilities', 'utilities'),
    figureTerm(figures, 'hoa', 'HOA'),
    figureTerm(figures, 'otherExpenses', 'other expenses'),
    figureTerm(figures, 'reserves', 'a rent'),
  ];
  return metric({
    id: 'operatingExpenses',
    label: 'Operating expenses',
    value: income.expenses,
    unit: 'usd_per_year',
    formula: 'Taxes + insurance + maintenance + management + utilities + HOA + other + reserves',
    filled: sumOf(taxes, insurance, maintenance, management, utilities, hoa, other, reserves),
    note: 'Includes capital reserves (CapEx). Excludes debt service, income tax, and depreciation.',
    variants: [
      {
        id: 'before-reserves',
        label: 'Before reserves',
        value: combine((all, set) => all.minus(set), income.expenses, income.reserves),
        formula: 'Operating expenses − capital reserves',
        filled: fill`${term('a rent and a price', income.expenses)} − ${reserves}`,
      },
    ],
  });
}

function noiMetric(figures: Figures, income: Income): Metric {
  const effective = term('a rent', income.effective);
  const expenses = term('a rent and a price', income.expenses);
  const fromRent = figures.monthlyRent.value !== null;
  const stated = figures.statedNoi.value;
  const yours = figures.statedNoi.origin === 'yours';
  const asStated = yours ? 'As you entered it' : 'As stated by the seller';
  const word = yours ? fill`Entered by you` : fill`Stated by the seller`;
  return metric({
    id: 'noi',
    label: 'Net operating income (NOI)',
    value: income.noi,
    unit: 'usd_per_year',
    formula: fromRent || stated === null ? 'Effective gross income − operating expenses' : asStated,
    filled: fromRent ? fill`${effective} − ${expenses}` : stated === null ? fill`${noiTerm(income)}` : word,
    note: fromRent
      ? 'After capital reserves, like lenders’ net cash flow (CREFC, agency). Many appraisers and brokers leave ' +
        'reserves out.'
      : 'We can’t tell what it deducts without the rent and expenses.',
    variants: [
      {
        id: 'before-reserves',
        label: 'Before reserves',
        value: income.noiBeforeReserves,
        formula: 'NOI + capital reserves',
        filled: fill`${term('a rent', fromRent ? income.noi : null)} + ${term('a rent', income.reserves)}`,
      },
      ...(fromRent && stated !== null
        ? [{ id: 'as-stated', label: asStated, value: stated, formula: asStated, filled: word }]
        : []),
    ],
  });
}

/** A cost that rent is measured against, USD, and what it consists of: 'price + closing costs + repairs'. */
interface WholeCost {
  amount: Amount | null;
  parts: string;
}

/** Rules of thumb about rent and price. */
export function rulesOfThumb(figures: Figures, income: Income, allIn: WholeCost): MetricGroup {
  const price = figureTerm(figures, 'price', 'a price');
  const rent = figureTerm(figures, 'monthlyRent', 'a rent');
  const whole = term('a price', allIn.amount);
  const gross = term('a rent', income.gross);
  const onePercent = rentToPrice(rent.value, price.value);
  const half = halfOfIncome(income.gross);
  return {
    id: 'rules',
    label: 'Rules of thumb',
    metrics: [
      metric({
        id: 'onePercentRule',
        label: '1% rule',
        value: onePercent,
        unit: 'percent',
        formula: 'Monthly rent ÷ price',
        filled: fill`${rent} ÷ ${price}`,
        unless: 'The price is zero.',
        note: '1% or more passes. General investor practice: a first look, not underwriting.',
        goal: { value: 1, direction: 'at_least', met: onePercent && onePercent.gte(1) },
        variants: [
          {
            id: 'all-in',
            label: 'On all-in cost',
            value: rentToPrice(rent.value, allIn.amount),
            formula: `Monthly rent ÷ (${allIn.parts})`,
            filled: fill`${rent} ÷ ${whole}`,
          },
        ],
      }),
      metric({
        id: 'fiftyPercentRule',
        label: 'NOI by the 50% rule',
        value: half,
        unit: 'usd_per_year',
        formula: 'Potential gross income ÷ 2',
        filled: fill`${gross} ÷ 2`,
        note:
          'Assumes that vacancy and expenses take half of gross income. General investor practice, to check an ' +
          'NOI that looks too good.',
      }),
      metric({
        id: 'grm',
        label: 'Gross rent multiplier (GRM)',
        value: grossRentMultiplier(price.value, income.gross),
        unit: 'ratio',
        formula: 'Price ÷ potential gross income',
        filled: fill`${price} ÷ ${gross}`,
        unless: 'There’s no rent.',
        note: 'How many years of gross income the price equals. Lower is cheaper. (Appraisal texts.)',
      }),
      pricePerArea(figures),
    ],
  };
}

/** Price per sqft, with the ARV per sqft as a variant. */
export function pricePerArea(figures: Figures): Metric {
  const [price, area, arv] = [
    figureTerm(figures, 'price', 'a price'),
    figureTerm(figures, 'sqft', 'the area'),
    figureTerm(figures, 'arv', 'an ARV'),
  ];
  return metric({
    id: 'pricePerSqft',
    label: 'Price per square foot',
    value: pricePerSqft(price.value, area.value),
    unit: 'usd_per_sqft',
    formula: 'Price ÷ living area',
    filled: fill`${price} ÷ ${area}`,
    unless: 'There’s no living area.',
    note: 'Compare it with repaired homes sold nearby.',
    variants: [
      {
        id: 'arv',
        label: 'Of the ARV',
        value: pricePerSqft(arv.value, area.value),
        formula: 'ARV ÷ living area',
        filled: fill`${arv} ÷ ${area}`,
      },
    ],
  });
}
