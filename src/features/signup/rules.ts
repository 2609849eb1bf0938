import { retryAfterSeconds, toRequestFailure } from '@/shared/supabase/errors';
import { placeName, type Place } from '@/shared/supabase/counties';
import { steps, type Step } from './steps';
import { noPlace, type Details } from './values';

/** Why a step cannot be left yet. */
export interface StepProblem {
  /** For the form as a whole. */
  text: string;
  /** Beside the fields that it is about. */
  state?: string;
  county?: string;
}

export const maxMarkets = 100;

const noState = 'Choose a state';
const noCounty = 'Choose a county';

/** What is missing in a place; null when it is whole. */
function placeProblem({ state, county }: Place, text: string): StepProblem | null {
  if (state && county) return null;
  return { text, ...(!state && { state: noState }), ...(!county && { county: noCounty }) };
}

/** What keeps a step after the first from being done; null when it is done. */
export function stepProblem(step: Step, details: Details): StepProblem | null {
  if (step === 'location') return placeProblem(details, 'Please select both a state and a county.');
  if (step === 'roles') return details.roles.length > 0 ? null : { text: 'Please select at least one role.' };
  if (step === 'industries')
    return details.industries.length > 0 ? null : { text: 'Please select at least one industry.' };
  if (step === 'markets' && details.markets.length === 0) {
    const text = 'Please add at least one market you are focused on.';
    return placeProblem(details.market, text) ?? { text };
  }
  return null;
}

/** The furthest step that may be shown: the first that is not done, or the last. */
export function furthestStep(accountDone: boolean, details: Details): Step {
  if (!accountDone) return 'account';
  return steps.find((step) => stepProblem(step, details) !== null) ?? 'picture';
}

type Outcome = { details: Details; problem: null } | { details: null; problem: StepProblem };

const samePlace = (a: Place) => (b: Place) => a.state === b.state && a.county === b.county;

/** Adds the market being chosen to the list, and empties the choice; a market that is on it already is refused. */
export function addMarket(details: Details): Outcome {
  const { market, markets } = details;
  const missing = placeProblem(market, 'Please select both a state and a county to add a market.');
  if (missing) return { details: null, problem: missing };
  if (markets.some(samePlace(market))) {
    return { details: null, problem: { text: `${placeName(market)} is already on your list.` } };
  }
  if (markets.length >= maxMarkets) {
    return { details: null, problem: { text: `You can add up to ${maxMarkets} markets. Remove one to add another.` } };
  }
  return { details: { ...details, markets: [...markets, market], market: noPlace }, problem: null };
}

/** Leaves the markets: one that is chosen but not added yet goes on the list, half of one must be finished or cleared. */
export function leaveMarkets(details: Details): Outcome {
  const { market, markets } = details;
  const untouched = !market.state && !market.county;
  const listed = markets.some(samePlace(market));
  if (listed) return { details: { ...details, market: noPlace }, problem: null };
  if (market.county || (!untouched && markets.length > 0)) return addMarket(details);
  const problem = stepProblem('markets', details);
  return problem ? { details: null, problem } : { details, problem: null };
}

/** Takes a market off the list. */
export function withoutMarket(markets: readonly Place[], gone: Place): Place[] {
  return markets.filter((market) => !samePlace(gone)(market));
}

/** Where a failed sign-up is to be told, and how. 'duplicate' calls for a link to sign in. */
export interface SignUpFailure {
  /** A field of the first step, or the form as a whole. */
  about: 'email' | 'password' | 'root';
  type: 'duplicate' | 'server';
  text: string;
}

export const signUpFailed = 'Failed to create account. Please try again.';

const aboutEmail: ReadonlySet<string | null> = new Set(['email_address_invalid', 'email_address_not_authorized']);

/** Sorts a failed sign-up. */
export function signUpFailureOf(error: unknown): SignUpFailure {
  const failure = toRequestFailure(error);
  const { kind, code, message } = failure;
  if (kind === 'duplicate')
    return { about: 'email', type: 'duplicate', text: 'An account with this email already exists.' };
  if (code === 'weak_password') return { about: 'password', type: 'server', text: message };
  if (aboutEmail.has(code)) return { about: 'email', type: 'server', text: message };
  return { about: 'root', type: 'server', text: formText() };

  function formText(): string {
    if (kind === 'offline')
      return `${signUpFailed} The server could not be reached; everything you typed is still here.`;
    if (kind !== 'rate-limited') return signUpFailed;
    const seconds = retryAfterSeconds(failure);
    return seconds === null
      ? 'Too many sign-ups at the moment. Please try again in a few minutes.'
      : `Too many attempts. You can try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  }
}
