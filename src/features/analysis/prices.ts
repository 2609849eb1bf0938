/** Solving backwards: the most one may pay so that a deal gives what is asked of it. */

import { dealOf, dealWith } from './deal';
import { figureName, figureSpec, resolveFigures } from './figures';
import { surplus, type Deal, type Decision } from './metric';
import type { MetricId, PriceSolution, Scenario, Subject } from './model';
import { inWords } from './texts';

/** Everything that a price is solved for. */
function solvable({ decisions, wishes = [] }: Deal): readonly Decision[] {
  return [...decisions, ...wishes];
}

/** The most one may pay, USD, for each target of the strategy. */
export function maximumPrices(subject: Subject, scenario: Scenario): PriceSolution[] {
  return solvable(dealOf(subject, scenario)).map(({ metric }) => maximumPrice(subject, scenario, metric));
}

/**
 * The most one may pay, USD, so that a metric meets its target. Every amount of a deal is a constant plus a multiple of the price
 * (assumptions that are a share of the price included), so what a target lacks is a straight line over the price, and where it
 * crosses zero is the answer, exactly. It is put back in before it is given: a price that does not give the target is none.
 */
export function maximumPrice(subject: Subject, scenario: Scenario, metric: MetricId): PriceSolution {
  const at = (price: number) =>
    solvable(dealWith(subject, scenario, 'price', price)).find((decision) => decision.metric === metric);
  const free = at(0);
  const solution = { metric, label: free?.asks ?? '', target: free?.target ?? 0, exact: null, price: null };
  const [nothing, million] = [free && surplus(free), surplusOf(at(1_000_000))];
  if (nothing == null || million === null) return { ...solution, why: `Needs ${unknownIn(subject, scenario)}.` };

  const slope = (million - nothing) / 1_000_000;
  if (slope > -1e-9) return { ...solution, why: 'It does not depend on the price.' };
  if (nothing < 0) return { ...solution, why: 'It falls short even at a price of $0.' };
  const near = -nothing / slope;
  if (near > figureSpec('price').max) return { ...solution, why: 'At any price there is.' };
  const exact = Math.max(0, near - (surplusOf(at(near)) ?? 0) / slope);
  const check = at(exact);
  if (!check || !gives(check)) return { ...solution, why: whyNot(exact, check, at(1_000_000)) };
  // A hair below a whole dollar is that dollar: 212,399.99999998 is the rounding of 212,400.
  return { ...solution, exact, price: Math.floor(exact + 1e-6), why: '' };
}

/** Why a price at which nothing is lacking is no answer all the same. */
function whyNot(exact: number, check: Decision | undefined, elsewhere: Decision | undefined): string {
  if (exact < 0.01) return 'It falls short at any price above $0.';
  const nowhere = [check, elsewhere].every((decision) => (decision?.lower ?? 0) <= 0);
  return nowhere
    ? 'It is not defined for these figures.'
    : 'Nothing is left to earn it on at the price that would give it.';
}

/** What the strategy cannot do without and nobody gave, in words. */
function unknownIn(subject: Subject, scenario: Scenario): string {
  const figures = resolveFigures(subject, scenario.yours);
  return inWords(
    dealOf(subject, scenario)
      .needed.filter((id) => id !== 'price' && figures[id].value === null)
      .map(figureName),
  );
}

function surplusOf(decision: Decision | undefined): number | null {
  return decision ? surplus(decision) : null;
}

/** Whether the fraction is its target, but for the rounding of doubles: a millionth of it, of an amount that is nothing a cent. */
function gives({ upper, lower, scale, unit, target }: Decision): boolean {
  if (upper === null || lower === null || lower <= 0) return false;
  return Math.abs((scale * upper) / lower - target) <= (unit === 'usd' ? 0.01 : 1e-6 * Math.max(1, Math.abs(target)));
}
