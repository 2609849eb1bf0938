/** Solves for the maximum price at which a deal meets its targets. */

import { dealOf, dealWith } from './deal.ts';
import { figureName, figureSpec } from './figures.ts';
import { joinWords } from '../../kit/formatting/join-words.ts';
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
/** A price at which loans of fixed amounts leave something to borrow, which bends the line, too. */
const highPrice = 1e10;

/**
 * The maximum price, USD, at which a metric meets its target. Every amount is linear in the price, including
 * assumptions that are a share of it, but for a bend: a wholesaler's fee is shared only up to a price, and next to
 * loans of fixed amounts, a bank lends only from a price on. So the surplus over the target, which never rises with the
 * price, is a line at low prices and another at high ones. Where one of them holds and crosses zero is the answer.
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
  const nothing = surplusOf(free);
  if (nothing === null) return { ...solution, why: `Needs ${missingFigures(subject, scenario)}.` };
  const low = crossing(at, 0);
  const found = typeof low === 'string' && nothing.gte(0) ? crossing(at, highPrice) : low;
  if (typeof found === 'string') return { ...solution, why: typeof low === 'string' ? low : found };
  return { ...solution, exact: found, price: Math.floor(found) };
}

/**
 * Where the line of the surplus around `from` crosses zero, USD; why it doesn't otherwise. The result is verified: a
 * price that doesn't meet the target is rejected.
 */
function crossing(at: (price: number) => Decision | undefined, from: number): number | string {
  const [start, next] = [surplusOf(at(from)), surplusOf(at(from + lowPrice))];
  if (start === null || next === null) return 'It isn’t defined for these figures.';
  const slope = next.minus(start).div(lowPrice);
  if (slope.gt(-1e-9)) return 'It doesn’t depend on the price.';
  if (from === 0 && start.lt(0)) return 'It falls short even at a price of $0.';
  const near = plain(exact(from).minus(start.div(slope)));
  if (near === null || near > figureSpec('price').max) return 'Any price works.';
  const price = Math.max(0, plain(exact(near).minus((surplusOf(at(near)) ?? exact(0)).div(slope))) ?? 0);
  const check = at(price);
  return check && gives(check) ? price : whyNot(price, check, at(1_000_000));
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
  return joinWords(
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
