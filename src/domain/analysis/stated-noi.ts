/** Explains a difference between the stated NOI and the NOI computed from rent, vacancy, and expenses. */

import { figureName } from './figures.ts';
import { joinWords } from '../../kit/formatting/join-words.ts';
import { expenseIds, type FigureId, type Figures } from './model.ts';
import { total, type Amount, type Numeric } from './numbers/amount.ts';
import { bareValue } from './numbers/format.ts';
import { capRate } from './numbers/formulas.ts';
import type { Income } from './numbers/income.ts';
import { amountOf } from './numbers/values.ts';

const usd = (amount: Numeric) => bareValue(amount, 'usd');

/** Amounts assumed because the seller doesn't state them, USD per year. */
function assumedCosts(figures: Figures, { vacancy }: Income): { id: FigureId; amount: Amount }[] {
  return (['vacancyPct', ...expenseIds] as const).flatMap((id) => {
    const amount = id === 'vacancyPct' ? vacancy : amountOf(figures, id);
    return figures[id].origin === 'assumed' && amount !== null && amount.gt(0) ? [{ id, amount }] : [];
  });
}

/** An NOI with its cap rate: '$33,600 (7.00% cap rate)'. */
function withCapRate(noi: Numeric, price: number | null): string {
  const rate = capRate(noi, price);
  return rate === null ? usd(noi) : `${usd(noi)} (${bareValue(rate, 'percent')} cap rate)`;
}

/**
 * Why the stated NOI isn't the one of this analysis: the costs that the seller doesn't state, and whether they explain
 * it. Null if there is nothing to compare, or if both give the same cap rate to two decimals.
 */
export function statedNoiNote(figures: Figures, income: Income): string | null {
  const { value: stated, origin } = figures.statedNoi;
  const price = figures.price.value;
  if (stated === null || income.noi === null || figures.monthlyRent.value === null) return null;
  if (income.noi.minus(stated).abs().lt(1)) return null;
  const [before, after] = [withCapRate(stated, price), withCapRate(income.noi, price)];
  const shown = (noi: Numeric) => bareValue(capRate(noi, price) ?? noi, 'percent');
  if (shown(stated) === shown(income.noi)) return null;

  const whose = origin === 'stated' ? 'The seller states' : 'You entered';
  const isEdited = (['monthlyRent', 'otherMonthlyIncome', 'vacancyPct', ...expenseIds] as const).some(
    (id) => figures[id].origin === 'yours',
  );
  if (isEdited || origin !== 'stated') return `${whose} an NOI of ${before}. With the figures below, it’s ${after}.`;

  const costs = assumedCosts(figures, income);
  const start = `${whose} an NOI of ${before}. Rent minus vacancy and expenses is ${after}.`;
  if (costs.length === 0) return `${start} The seller’s own rent and expenses don’t add up to the stated NOI.`;
  const without = total([income.noi, ...costs.map(({ amount }) => amount)]);
  const named = joinWords(costs.map(({ id, amount }) => `${figureName(id).replace(/^the /, '')} of ${usd(amount)}`));
  const isExplained = without
    .minus(stated)
    .abs()
    .lt(Math.max(1, 0.01 * Math.abs(stated)));
  const rest = isExplained
    ? ''
    : ` Without ${costs.length === 1 ? 'it' : 'them'} it would be ${usd(without)}, so something else differs too.`;
  return `${start} It includes ${named}, which the seller doesn’t state and we assume.${rest}`;
}
