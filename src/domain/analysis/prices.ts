/** Solves for the maximum price at which a deal meets its targets. */

import { dealOf, dealWith } from './deal.ts';
import { figureName, figureSpec } from './figures.ts';
import { inWords } from './formula-text.ts';
import { surplus, type Deal, type Decision } from './metric.ts';
import type { MetricId, PriceSolution, Scenario, Subject } from './model.ts';
import { exact, plain, type Amount } from './numbers/amount.ts';
import { resolveFigures } from './numbers/figures.ts';
import { quotient } from './numbers/formulas.ts';

/** The targets to solve a price for. */
function solvable({ decisions, extraTargets = [] }: Deal): readonly Decision[] {
  return [...decisions, ...extraTargets];
}

/** The maximum price, USD, for each target of the strategy. */
export function maximumPrices(subject: Subject, scenario: Scenario): PriceSolution[] {
  return solvable(dealOf(subject, scenario)).map(({ metric }) => maximumPrice(subject, scenario, metric));
}

/** A price low enough to leave room for a wholesaler's fee: only then is it shared, which bends the line. */
const lowPrice = 1000;

/**
 * The maximum price, USD, at which a metric meets its target. Every amount is linear in the price as long as there's a
 * fee to share, including assumptions that are a share of the price, so the surplus over the target is a line that
 * crosses zero at the exact answer. The result is verified: a price that doesn't meet the target is rejected.
 */
export function maximumPrice(subject: Subject, scenario: Scenario, metric: MetricId): PriceSolution {
  const at = (price: number) =>
    solvable(dealWith(subject, scenario, 'price', price)).find((decision) => decision.metric === metric);
  const free = at(0);
  const solution: PriceSolution = {
    metric,
    label: free?.asks ?? '',
    target: free?.target ?? 0,
    exact: null,
    price: null,
    why: '',
  };
  const [nothing, low] = [surplusOf(free), surplusOf(at(lowPrice))];
  if (nothing === null || low === null) return { ...solution, why: `Needs ${missingFigures(subject, scenario)}.` };

  const slope = low.minus(nothing).div(lowPrice);
  if (slope.gt(-1e-9)) return { ...solution, why: 'It doesn’t depend on the price.' };
  if (nothing.lt(0)) return { ...solution, why: 'It falls short even at a price of $0.' };
  const near = plain(nothing.div(slope).negated());
  if (near === null || near > figureSpec('price').max) return { ...solution, why: 'Any price works.' };
  const price = Math.max(0, plain(exact(near).minus((surplusOf(at(near)) ?? exact(0)).div(slope))) ?? 0);
  const check = at(price);
  if (!check || !gives(check)) return { ...solution, why: whyNot(price, check, at(1_000_000)) };
  return { ...solution, exact: price, price: Math.floor(price) };
}

/** Why a price without a shortfall still isn't a solution. */
function whyNot(price: number, check: Decision | undefined, elsewhere: Decision | undefined): string {
  if (price < 0.01) return 'It falls short at any price above $0.';
  const nowhere = [check, elsewhere].every((decision) => !decision?.lower?.gt(0));
  return nowhere ? 'It isn’t defined for these figures.' : 'No cash would be left in the deal at that price.';
}

/** The missing required figures, as text. */
function missingFigures(subject: Subject, scenario: Scenario): string {
  const figures = resolveFigures(subject, scenario.yours);
  return inWords(
    dealOf(subject, scenario)
      .needed.filter((id) => id !== 'price' && figures[id].value === null)
      .map(figureName),
  );
}

function surplusOf(decision: Decision | undefined): Amount | null {
  return decision ? surplus(decision) : null;
}

/** Whether the fraction equals its target within a millionth, or a cent for amounts. */
function gives({ upper, lower, scale, unit, target }: Decision): boolean {
  const value = quotient(upper?.times(scale) ?? null, lower);
  const tolerance = unit === 'usd' ? 0.01 : 1e-6 * Math.max(1, Math.abs(target));
  return value !== null && value.minus(target).abs().lte(tolerance);
}
