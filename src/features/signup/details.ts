import type { Industry, Role } from '@/domain/member/member-vocabulary';
import { formatCounty, type County } from '@/platform/supabase/counties';
import { signUpSteps, type Step } from './steps';

/** The values of the steps after the first. */
export interface Details {
  state: string;
  county: string;
  roles: readonly Role[];
  industries: readonly Industry[];
  /** Null until the member changes the list: it starts with their county. */
  markets: readonly County[] | null;
  /** The market being chosen, before it is added. */
  market: County;
}

export const noPlace: County = { state: '', county: '' };

export const emptyDetails: Details = {
  state: '',
  county: '',
  roles: [],
  industries: [],
  markets: null,
  market: noPlace,
};

/** The markets as listed: those the member chose, or else their own county. */
export function marketsOf({
  markets,
  state,
  county,
}: Pick<Details, 'markets' | 'state' | 'county'>): readonly County[] {
  return markets ?? (state && county ? [{ state, county }] : []);
}

/** What is missing in a step. */
export interface StepProblem {
  /** For the whole form. */
  text: string;
  /** For the fields it concerns. */
  state?: string;
  county?: string;
}

export const maxMarkets = 100;

const noState = 'Choose a state';
const noCounty = 'Choose a county';

/** What is missing in a place; null if complete. */
function placeProblem({ state, county }: County, text: string): StepProblem | null {
  if (state && county) return null;
  return { text, ...(!state && { state: noState }), ...(!county && { county: noCounty }) };
}

/** What is missing in a step after the first; null if complete. */
export function stepProblem(step: Step, details: Details): StepProblem | null {
  if (step === 'location') return placeProblem(details, 'Please select both a state and a county.');
  if (step === 'roles') return details.roles.length > 0 ? null : { text: 'Please select at least one role.' };
  if (step === 'industries')
    return details.industries.length > 0 ? null : { text: 'Please select at least one industry.' };
  if (step === 'markets' && marketsOf(details).length === 0) {
    const text = 'Please add at least one market you are focused on.';
    return placeProblem(details.market, text) ?? { text };
  }
  return null;
}

/** The last step that may be shown: the first incomplete one, or the final one. */
export function furthestStep(accountDone: boolean, details: Details): Step {
  if (!accountDone) return 'account';
  return signUpSteps.find((step) => stepProblem(step, details) !== null) ?? 'picture';
}

type Result = { details: Details; problem: null } | { details: null; problem: StepProblem };

const samePlace = (a: County) => (b: County) => a.state === b.state && a.county === b.county;

/** Adds the selected market and clears the selection. Fails if it's incomplete, a duplicate, or over the limit. */
export function addMarket(details: Details): Result {
  const { market } = details;
  const markets = marketsOf(details);
  const missing = placeProblem(market, 'Please select both a state and a county to add a market.');
  if (missing) return { details: null, problem: missing };
  if (markets.some(samePlace(market))) {
    return { details: null, problem: { text: `${formatCounty(market)} is already on your list.` } };
  }
  if (markets.length >= maxMarkets) {
    return { details: null, problem: { text: `You can add up to ${maxMarkets} markets. Remove one to add another.` } };
  }
  return { details: { ...details, markets: [...markets, market], market: noPlace }, problem: null };
}

/** Completes the markets step. Adds a market that was selected but not added; fails if it's incomplete. */
export function leaveMarkets(details: Details): Result {
  const { market } = details;
  const markets = marketsOf(details);
  const untouched = !market.state && !market.county;
  const listed = markets.some(samePlace(market));
  if (listed) return { details: { ...details, market: noPlace }, problem: null };
  if (market.county || (!untouched && markets.length > 0)) return addMarket(details);
  const problem = stepProblem('markets', details);
  return problem ? { details: null, problem } : { details, problem: null };
}

/** Removes a market from the list. */
export function withoutMarket(markets: readonly County[], removed: County): County[] {
  return markets.filter((market) => !samePlace(removed)(market));
}
