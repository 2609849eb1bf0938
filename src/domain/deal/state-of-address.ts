import { isUsState } from '../place/us-states.ts';

/** The two-letter code at the end of an address such as '12 Oak St, Tulsa, OK 74103'; null without one. */
export function stateOfAddress(address: string): string | null {
  const code = /, ([A-Z]{2}) \d{5}$/.exec(address)?.[1] ?? '';
  return isUsState(code) ? code : null;
}
