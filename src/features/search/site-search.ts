/** Suggestions while typing: their groups, links, and keyboard selection. */

import { paths } from '@/domain/site/paths';
import { formatUsd } from '@/kit/formatting/format';
import { emptyFilters, filterTexts } from '@/domain/filters/filters';
import { formatCount } from '@/domain/listing/figures';
import { placeKeyLabel, placeParams } from '@/domain/place/place';
import { cleanSearch, withSearch } from '@/domain/filters/search-text';
import type { Outcome } from '@/domain/search/outcome';
import type { Host, SuggestionKind } from '@/shared/search/suggestions';
import type { Database } from '@/domain/database.types';

type Row = Database['public']['Functions']['search_site']['Returns'][number];

/** A search result. The SQL function's comment says which fields each kind has. */
export interface SearchResult extends Pick<Row, 'title'> {
  /** Null for a place. */
  id: string | null;
  kind: SuggestionKind;
  detail: string | null;
  image: string | null;
  price: number | null;
  slug: string | null;
  forum_id: string | null;
}

/** A path; `inApp` if only the app host has it. */
export interface Target {
  path: string;
  inApp: boolean;
}

/** Most results of a kind that the SQL function returns. A full group may have more. */
const maxPerGroup = 4;

/** Whether text is long enough to search while typing: 3 characters. */
export function isLongEnough(text: string): boolean {
  return cleanSearch(text).length > 2;
}

/** Where a result opens when clicked on the given host. */
export function targetOf({ kind, id, slug, forum_id }: SearchResult, host: Host): Target {
  const own = id ?? '';
  switch (kind) {
    case 'place':
      return { path: `${paths.marketplace}?${placeParams(slug ?? '')}`, inApp: false };
    case 'listing':
      return host === 'app' ? { path: paths.listing(own), inApp: true } : { path: paths.property(own), inApp: false };
    case 'member':
      return { path: paths.member(own), inApp: true };
    case 'post':
      return { path: paths.post(own), inApp: true };
    case 'topic':
      return { path: paths.topic(forum_id ?? '', own), inApp: true };
    case 'resource':
      return { path: paths.resource(slug ?? own), inApp: false };
  }
}

const placeKinds: Readonly<Record<string, string>> = {
  state: 'State',
  county: 'County',
  city: 'City',
  zip: 'ZIP code',
};

/** The first line of a result. */
export function titleOf({ kind, title, slug }: SearchResult): string {
  return kind === 'place' ? placeKeyLabel(slug ?? '') : title;
}

/** The second line of a result: its detail and price; empty if it has neither. */
export function subtitle({ kind, detail, price }: SearchResult): string {
  if (kind === 'place') return placeKinds[detail ?? ''] ?? '';
  return [detail, price === null ? null : formatUsd(price)].filter(Boolean).join(' · ');
}

/** Results under a common heading. */
interface Group {
  name: string;
  results: SearchResult[];
  /** Link to the full list if the group may have more; null if it doesn't or no such list exists. */
  more: (Target & { label: string }) | null;
}

const groups: readonly {
  name: string;
  kinds: readonly SearchResult['kind'][];
  more: (Target & { label: string }) | null;
}[] = [
  { name: 'Places', kinds: ['place'], more: null },
  {
    name: 'Listings',
    kinds: ['listing'],
    more: { label: 'See all listings', path: paths.marketplace, inApp: false },
  },
  { name: 'Members', kinds: ['member'], more: { label: 'See all members', path: paths.members, inApp: true } },
  { name: 'Posts and topics', kinds: ['post', 'topic'], more: null },
  {
    name: 'Resources',
    kinds: ['resource'],
    more: { label: 'See all resources', path: paths.resources, inApp: false },
  },
];

/** Results by group, without empty groups. */
export function groupResults(results: readonly SearchResult[], text: string): Group[] {
  return groups
    .map(({ name, kinds, more }) => {
      const own = results.filter(({ kind }) => kinds.includes(kind));
      const full = own.length >= maxPerGroup;
      return { name, results: own, more: full && more ? { ...more, path: withSearch(more.path, text) } : null };
    })
    .filter((group) => group.results.length > 0);
}

/**
 * The option selected after moving one down (1) or up (-1). Null past either end, as at the start: Enter then
 * searches for the text.
 */
export function nextOption(options: readonly string[], selected: string | null, step: 1 | -1): string | null {
  const stops = [null, ...options];
  const index = stops.indexOf(selected);
  return stops.at((Math.max(index, 0) + step) % stops.length) ?? null;
}

/** What a text means as a search of the marketplace. */
export interface Understood {
  /** Its filters, and the words that are searched as text: 'Multi Family', 'Under $150K', '“brick”'. */
  parts: string[];
  /** '12 properties'; null until they're counted, and if they can't be. */
  count: string | null;
  /** Words that aren't searched for; empty if all are understood. */
  unknown: readonly string[];
}

/** What's left of a sentence, in words. `count` is undefined until it's known. */
export function understoodAs({ filters, note }: Outcome, count: number | undefined): Understood {
  const set = { ...emptyFilters, ...filters };
  const places = set.states.length + set.places.length;
  // The rest matters, too, and there's room for two lines.
  const isLong = places > 3;
  const shown = isLong ? { ...set, states: [], places: [] } : set;
  return {
    parts: [
      ...(isLong ? [`${places} places`] : []),
      ...filterTexts(shown),
      ...(note.search ? [`“${note.search}”`] : []),
    ],
    count: count === undefined ? null : `${formatCount(count)} ${count === 1 ? 'property' : 'properties'}`,
    unknown: note.unknown,
  };
}

/** What was found, for screen readers. */
export function announcement(
  results: readonly SearchResult[],
  text: string,
  understood: Understood | null = null,
): string {
  const matches = results.length === 1 ? '1 match' : `${results.length} matches`;
  if (!understood) return results.length === 0 ? `No matches for "${text}"` : matches;
  const found = `${understood.count ?? 'Properties'}: ${understood.parts.join(', ')}`;
  return [found, ...(results.length === 0 ? [] : [matches])].join('. ');
}
