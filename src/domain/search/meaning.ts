/** What phrases of a search mean. */

import type { ChoicesName, RangeName, SwitchName } from '../filters/filters.ts';
import type { PlaceMatch } from './place-match.ts';

export type ListName = ChoicesName | 'places';

/** One part of what a phrase sets. 0 leaves a side of a range open. */
export type Meaning =
  | { kind: 'list'; filter: ListName; values: readonly string[] }
  | { kind: 'range'; filter: RangeName; min: number; max: number }
  | { kind: 'switch'; filter: SwitchName }
  | { kind: 'choice'; places: readonly PlaceMatch[] };

/** Some tokens and what they mean: 'filler' adds nothing, 'unknown' isn't understood. */
export interface Phrase {
  /** First token. */
  start: number;
  /** The token after the last. */
  end: number;
  meaning: readonly Meaning[] | 'filler' | 'unknown';
}
