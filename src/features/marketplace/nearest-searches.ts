/** Searches close to one that finds nothing, each with one thing less. */

import { fields } from '@/domain/filters/fields';
import { countActive, emptyFilters, filterNames, isFiltered } from '@/domain/filters/filters';
import type { FilteredSearch } from '@/shared/listings/api/keys';
import { parsePlace, placeKey, placeKeyLabel } from '@/domain/place/place';
import { stateName } from '@/domain/place/us-states';

/** A search, and how it differs, after a count: '4 without the price limit'. */
export interface NearestSearch extends FilteredSearch {
  label: string;
}

/** In miles. */
const radii = [25, 50, 100] as const;

/** The next radius around every city and ZIP code; null if there are none, or one can't be wider. */
function around(places: readonly string[]): { miles: number; places: string[] } | null {
  const parsed = places.map(parsePlace);
  const widest = Math.max(0, ...parsed.map((place) => place?.miles ?? 0));
  const miles = radii.find((radius) => radius > widest);
  if (miles === undefined || parsed.length === 0) return null;
  const wide = parsed.flatMap((place) => (place && place.kind !== 'county' ? [placeKey({ ...place, miles })] : []));
  return wide.length === parsed.length ? { miles, places: wide } : null;
}

/** The searches around the places, and in all of their states. */
function wider({ search, filters }: FilteredSearch): NearestSearch[] {
  const { states, places } = filters;
  const radius = states.length === 0 ? around(places) : null;
  const codes = [...new Set([...states, ...places.map((key) => key.slice(-2))])];
  const where = codes.length === 1 ? stateName(codes[0] ?? '') : `${codes.length} states`;
  return [
    ...(radius
      ? [{ label: `within ${radius.miles} miles`, search, filters: { ...filters, places: radius.places } }]
      : []),
    ...(places.length > 0
      ? [{ label: `anywhere in ${where}`, search, filters: { ...filters, states: codes, places: [] } }]
      : []),
  ];
}

/** The searches to count first, the nearest first: around the places, without each filter or the text, and anywhere. */
export function nearestSearches({ search, filters }: FilteredSearch): NearestSearch[] {
  return [
    ...wider({ search, filters }),
    // Those of where are `wider`.
    ...filterNames
      .filter((name) => countActive(filters, [name]) > 0)
      .flatMap((name): NearestSearch[] => {
        const { off } = fields[name];
        return off === undefined ? [] : [{ label: off, search, filters: { ...filters, [name]: emptyFilters[name] } }];
      }),
    ...(search !== '' && isFiltered(filters) ? [{ label: `without “${search}”`, search: '', filters }] : []),
    ...(filters.states.length + filters.places.length > 0
      ? [{ label: 'in any state', search, filters: { ...filters, states: [], places: [] } }]
      : []),
  ];
}

/** The searches to count if none of those finds anything: only where, and only what type. */
export function basicSearches({ filters }: FilteredSearch): NearestSearch[] {
  const { states, places, property_type } = filters;
  const where = [...states, ...places].map(placeKeyLabel);
  return [
    ...(where.length > 0
      ? [
          {
            label: `in ${where.length > 2 ? 'these places' : where.join(' or ')}`,
            search: '',
            filters: { ...emptyFilters, states, places },
          },
        ]
      : []),
    ...(property_type.length > 0
      ? [{ label: `listed as ${property_type.join(' or ')}`, search: '', filters: { ...emptyFilters, property_type } }]
      : []),
  ];
}
