/** What a let property earns before its loan: the same for a rental and for a BRRRR. */

import { figureTerm, metric } from './metric';
import { expenseIds, type Figures, type Metric, type MetricGroup } from './model';
import {
  effectiveGrossIncome,
  expenseRatio,
  grossRentMultiplier,
  halfOfIncome,
  netOperatingIncome,
  operatingExpenses,
  potentialGrossIncome,
  pricePerSqft,
  rentToPrice,
  vacancyLoss,
} from './rules';
import { fill, term, type Term } from './texts';

/** USD a year. */
export interface Income {
  /** Null where no rent is known. */
  gross: number | null;
  vacancy: number | null;
  effective: number | null;
  /** Without capital reserves. */
  expenses: number | null;
  reserves: number | null;
  /** Before reserves: from the rent, or where none is known as the seller states it. */
  noi: number | null;
  noiAfterReserves: number | null;
}

/** The year's income of a property as the figures have it. */
export function incomeOf(figures: Figures): Income {
  const rent = figures.monthlyRent.value;
  const vacancyPct = figures.vacancyPct.value ?? 0;
  const gross = rent === null ? null : potentialGrossIncome(rent, figures.otherMonthlyIncome.value ?? 0);
  const effective = gross === null ? null : effectiveGrossIncome(gross, vacancyPct);
  const expenses = operatingExpenses(expenseIds.filter((id) => id !== 'reserves').map((id) => figures[id].value));
  const reserves = figures.reserves.value;
  const noi = rent === null ? figures.statedNoi.value : netOperatingIncome(effective, expenses);
  return {
    gross,
    vacancy: gross === null ? null : vacancyLoss(gross, vacancyPct),
    effective,
    expenses: rent === null ? null : expenses,
    reserves,
    noi,
    noiAfterReserves: netOperatingIncome(noi, reserves),
  };
}

/** NOI as a term. */
export function noiTerm({ noi }: Income): Term {
  return term('a rent, or an NOI', noi);
}

/** NOI after reserves as a term. */
export function afterReserves({ noiAfterReserves }: Income): Term {
  return term('reserves', noiAfterReserves);
}

/** The metrics of a year's income. */
export function incomeMetrics(figures: Figures, income: Income): MetricGroup {
  const [rent, other] = [
    figureTerm(figures, 'monthlyRent', 'a rent'),
    figureTerm(figures, 'otherMonthlyIncome', 'other income'),
  ];
  const vacancyPct = figureTerm(figures, 'vacancyPct', 'a vacancy');
  const gross = term('a rent', income.gross);
  const effective = term('a rent', income.effective);
  const expenses = term('a rent and a price', income.expenses);
  const fromRent = figures.monthlyRent.value !== null;
  const stated = figures.statedNoi.value;
  const yours = figures.statedNoi.origin === 'yours';
  const asStated = yours ? 'As you entered it' : 'As the seller states it';
  const word = yours ? fill`Entered by you` : fill`Stated by the seller`;
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
        note: 'All units let and paid for, as appraisers count it (PGI).',
      }),
      metric({
        id: 'vacancyLoss',
        label: 'Vacancy and credit loss',
        value: income.vacancy,
        unit: 'usd_per_year',
        formula: 'Potential gross income × vacancy',
        filled: fill`${gross} × ${vacancyPct}`,
        note: 'What stands empty or goes unpaid.',
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
      metric({
        id: 'operatingExpenses',
        label: 'Operating expenses',
        value: income.expenses,
        unit: 'usd_per_year',
        formula: 'Taxes + insurance + maintenance + management + utilities + HOA + other',
        filled: fill`${figureTerm(figures, 'propertyTaxes', 'a price')} + ${figureTerm(figures, 'insurance', 'a price')} + ${figureTerm(figures, 'maintenance', 'a rent')} + ${figureTerm(figures, 'management', 'a rent')} + ${figureTerm(figures, 'utilities', 'utilities')} + ${figureTerm(figures, 'hoa', 'HOA')} + ${figureTerm(figures, 'otherExpenses', 'other expenses')}`,
        note: 'Debt service, income tax and depreciation are no operating expenses; capital reserves are left out here.',
        variants: [
          {
            id: 'with-reserves',
            label: 'With reserves',
            value: income.expenses === null || income.reserves === null ? null : income.expenses + income.reserves,
            formula: 'Operating expenses + capital reserves',
            filled: fill`${expenses} + ${term('reserves', income.reserves)}`,
          },
        ],
      }),
      metric({
        id: 'expenseRatio',
        label: 'Operating expense ratio',
        value: expenseRatio(income.expenses, income.effective),
        unit: 'percent',
        formula: 'Operating expenses ÷ effective gross income',
        filled: fill`${expenses} ÷ ${effective}`,
        unless: 'No income is collected.',
        note: 'The 50% rule expects about half of gross income to go to vacancy and expenses.',
      }),
      metric({
        id: 'noi',
        label: 'Net operating income (NOI)',
        value: income.noi,
        unit: 'usd_per_year',
        formula: fromRent || stated === null ? 'Effective gross income − operating expenses' : asStated,
        filled: fromRent ? fill`${effective} − ${expenses}` : stated === null ? fill`${noiTerm(income)}` : word,
        note: 'Before capital reserves, as appraisers and brokers mostly count it; lenders’ net cash flow (CREFC, agency) is after them.',
        variants: [
          {
            id: 'after-reserves',
            label: 'After reserves',
            value: income.noiAfterReserves,
            formula: 'NOI − capital reserves',
            filled: fill`${term('a rent', income.noi)} − ${term('reserves', income.reserves)}`,
          },
          ...(fromRent && stated !== null
            ? [{ id: 'as-stated', label: asStated, value: stated, formula: asStated, filled: word }]
            : []),
        ],
      }),
    ],
  };
}

/** The rules of thumb that set rent against price. `allIn`: price, closing costs and repairs. */
export function rulesOfThumb(figures: Figures, income: Income, allIn: number | null): MetricGroup {
  const price = figureTerm(figures, 'price', 'a price');
  const rent = figureTerm(figures, 'monthlyRent', 'a rent');
  const whole = term('a price', allIn);
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
        note: '1% or more passes. General investor practice; a first look, not an underwriting.',
        goal: { value: 1, direction: 'at_least', met: onePercent === null ? null : onePercent >= 1 - 1e-9 },
        variants: [
          {
            id: 'all-in',
            label: 'On all-in cost',
            value: rentToPrice(rent.value, allIn),
            formula: 'Monthly rent ÷ (price + closing costs + repairs)',
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
        note: 'Half of gross income is taken to go to vacancy and expenses. General investor practice, to check an NOI that looks too good.',
      }),
      metric({
        id: 'grm',
        label: 'Gross rent multiplier (GRM)',
        value: grossRentMultiplier(price.value, income.gross),
        unit: 'ratio',
        formula: 'Price ÷ potential gross income',
        filled: fill`${price} ÷ ${gross}`,
        unless: 'There is no rent.',
        note: 'Years of gross income the price comes to; lower is cheaper. (Appraisal texts.)',
      }),
      pricePerArea(figures),
    ],
  };
}

/** Price per square foot, with the ARV's beside it. */
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
    unless: 'There is no living area.',
    note: 'Against what repaired neighbors sold for.',
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
