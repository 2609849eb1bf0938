import { placeKeyLabel } from '../place/place.ts';

/** A place that some of the words name, as the database finds it. */
export interface PlaceMatch {
  /** Index of the first word, from 0. */
  first: number;
  /** Index of the last word. */
  last: number;
  kind: 'state' | 'county' | 'city' | 'zip';
  /** A key of `Filters.places`, or a two-letter code for a state. */
  key: string;
  /** Such as 'Memphis, TN'. */
  label: string;
  /** Whether the words themselves say the state, or it's a ZIP code or a state: 'memphis tn', not 'memphis'. */
  certain: boolean;
  /** Number of ZIP codes, a measure of size; the biggest 'springfield' first. */
  size: number;
  /** Whether the words mean this and the other places of theirs: 'nyc' is five counties. */
  together: boolean;
}

/** Two-letter code of the state that the place is in. */
export function stateOf({ key }: PlaceMatch): string {
  return key.slice(-2);
}

/** A row of public.places_in with its label. */
export function placeMatch({ key, kind, ...rest }: Omit<PlaceMatch, 'label' | 'kind'> & { kind: string }): PlaceMatch {
  return { key, kind: kind as PlaceMatch['kind'], label: placeKeyLabel(key), ...rest };
}
