import { usStates } from '@/domain/place/us-states';
import { formatCounty, type County } from '@/platform/supabase/counties';
import type { Markets } from './box';

/** The maximum in the database. */
export const maxCounties = 500;

const stateNames = new Map<string, string>(usStates);

/** 'Texas' for 'TX'; an unknown code is returned as is. */
export function stateName(code: string): string {
  return stateNames.get(code) ?? code;
}

/** A county as stored in a buy box: 'Travis, TX'. */
export function countyText({ state, county }: County): string {
  return `${county}, ${state}`;
}

/** Parses a stored county such as 'Travis, TX'. */
export function countyPlace(text: string): County {
  return { state: text.slice(-2), county: text.slice(0, -4) };
}

/** The display name of a stored county: 'City of Fairfax, VA'. */
export function countyName(text: string): string {
  return formatCounty(countyPlace(text));
}

/** The selected counties in a state. */
export function countiesIn({ counties }: Markets, state: string): string[] {
  return counties.filter((county) => countyPlace(county).state === state);
}

/** Adds a state, which matches as a whole until one of its counties is added. */
export function withState(markets: Markets, state: string): Markets {
  return markets.states.includes(state) ? markets : { ...markets, states: [...markets.states, state] };
}

/** Removes a state and its counties. */
export function withoutState({ states, counties }: Markets, state: string): Markets {
  return {
    states: states.filter((each) => each !== state),
    counties: counties.filter((county) => countyPlace(county).state !== state),
  };
}

/** Adds a county. Returns the markets unchanged if its state isn't selected or the limit is reached. */
export function withCounty(markets: Markets, county: string): Markets {
  const { states, counties } = markets;
  if (counties.includes(county) || counties.length >= maxCounties || !states.includes(countyPlace(county).state))
    return markets;
  return { ...markets, counties: [...counties, county] };
}

/** Removes a county. Without counties, its state matches as a whole. */
export function withoutCounty(markets: Markets, county: string): Markets {
  return { ...markets, counties: markets.counties.filter((each) => each !== county) };
}
