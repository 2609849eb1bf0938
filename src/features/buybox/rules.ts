/** Decisions of the buy box, apart from the screen. Amounts are whole USD. */

import { formatUsd } from '@/shared/lib/format';
import { usStates } from '@/shared/lib/us-states';
import { placeName, type Place } from '@/shared/supabase/counties';
import type { Box, Markets, PriceRange } from './box';
import { conditions, financings, notOffered, propertyTypes, strategies } from './vocabulary';

// Markets ---------------------------------------------------------------------------

/** As many counties as Postgres keeps. */
export const mostCounties = 500;

const stateNames = new Map<string, string>(usStates);

/** 'Texas' for 'TX'; the code itself where it names no state. */
export function stateName(code: string): string {
  return stateNames.get(code) ?? code;
}

/** A county as a buy box keeps it: 'Travis, TX'. */
export function countyText({ state, county }: Place): string {
  return `${county}, ${state}`;
}

/** The county that a buy box keeps as 'Travis, TX'. */
export function countyPlace(text: string): Place {
  return { state: text.slice(-2), county: text.slice(0, -4) };
}

/** A kept county as one says it: 'City of Fairfax, VA'. */
export function countyName(text: string): string {
  return placeName(countyPlace(text));
}

/** The kept counties that lie in a state. */
export function countiesIn({ counties }: Markets, state: string): string[] {
  return counties.filter((county) => countyPlace(county).state === state);
}

/** With one more state, wanted whole until a county of it is chosen. */
export function withState(markets: Markets, state: string): Markets {
  return markets.states.includes(state) ? markets : { ...markets, states: [...markets.states, state] };
}

/** Without a state and its counties. */
export function withoutState({ states, counties }: Markets, state: string): Markets {
  return {
    states: states.filter((each) => each !== state),
    counties: counties.filter((county) => countyPlace(county).state !== state),
  };
}

/** With one more county of a chosen state; unchanged where it lies in none of them, or where there are as many as can be. */
export function withCounty(markets: Markets, county: string): Markets {
  const { states, counties } = markets;
  if (counties.includes(county) || counties.length >= mostCounties || !states.includes(countyPlace(county).state))
    return markets;
  return { ...markets, counties: [...counties, county] };
}

/** Without a county. With the last one of its state, the whole state is wanted. */
export function withoutCounty(markets: Markets, county: string): Markets {
  return { ...markets, counties: markets.counties.filter((each) => each !== county) };
}

// Choices ---------------------------------------------------------------------------

/** What is offered of a list: what the form always offers, and what this box names already. */
export function offered(all: readonly string[], named: readonly string[]): string[] {
  return all.filter((value) => !notOffered.has(value) || named.includes(value));
}

/** With or without one more of a list, in the list's order. */
export function toggled(all: readonly string[], chosen: readonly string[], value: string, wanted: boolean): string[] {
  return all.filter((each) => (each === value ? wanted : chosen.includes(each)));
}

// Price -----------------------------------------------------------------------------

/** The most Postgres keeps. */
const mostPrice = 100_000_000_000;

/** What is wrong with a range that was typed; undefined for nothing. */
export function priceProblem({ min, max }: PriceRange): string | undefined {
  if (max === 0) return 'Enter a maximum above $0, or leave it empty.';
  if ((min ?? 0) > mostPrice || (max ?? 0) > mostPrice) return `Use at most ${formatUsd(mostPrice)}.`;
  if (min !== null && max !== null && min > max) return 'The minimum is above the maximum.';
  return undefined;
}

/** A range in words, to the dollar: 'Up to $400,000'. Null where both ends are open. */
export function rangeText({ min, max }: PriceRange): string | null {
  if (min && max !== null) return `${formatUsd(min)} to ${formatUsd(max)}`;
  if (max !== null) return `Up to ${formatUsd(max)}`;
  return min ? `From ${formatUsd(min)}` : null;
}

// What is said of a box -----------------------------------------------------------------

/** How many listings match, where the backend counts to 1,001: '1 listing matches now', 'More than 1,000 listings match now'. */
export function matchesText(count: number): string {
  if (count > 1000) return 'More than 1,000 listings match now';
  if (count === 0) return 'No listings match now';
  return count === 1 ? '1 listing matches now' : `${count.toLocaleString('en-US')} listings match now`;
}

/** Values named one after the other, no more than `most` of them: 'Travis, TX · Hays, TX · 3 more'. */
function listText(values: readonly string[], most = 4): string {
  // One more takes no more room than to say that there is one.
  if (values.length <= most + 1) return values.join(' · ');
  return [...values.slice(0, most), `${values.length - most} more`].join(' · ');
}

/** The places a box names: the counties of a state, or the state where it is wanted whole. */
function marketTexts(markets: Markets): string[] {
  return markets.states.flatMap((state) => {
    const counties = countiesIn(markets, state);
    return counties.length > 0 ? counties.map(countyName) : [stateName(state)];
  });
}

/** What a box asks for, as a term and its text for each of its conditions. Empty for a box that asks nothing. */
export function boxSummary(box: Box): [term: string, text: string][] {
  const inOrder = (all: readonly string[], chosen: readonly string[]) => all.filter((value) => chosen.includes(value));
  const lines: [string, string][] = [
    ['Markets', listText(marketTexts(box))],
    ['Property types', listText(inOrder(propertyTypes, box.property_types))],
    ['Conditions', listText(inOrder(conditions, box.conditions))],
    ['Price', rangeText({ min: box.min_price, max: box.max_price }) ?? ''],
    ['Strategies', listText(inOrder(strategies, box.investment_strategies))],
    ['Financing', listText(inOrder(financings, box.financing))],
  ];
  return lines.filter(([, text]) => text !== '');
}
