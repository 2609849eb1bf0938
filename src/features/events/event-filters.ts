import { foldedWords } from '@/kit/formatting/fold-text';
import { cleanSearch } from '@/domain/filters/search-text';
import { dayMs } from '@/kit/time/durations';

export const whenFilters = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'week', label: 'This week' },
  { value: 'month', label: 'This month' },
  { value: 'past', label: 'Past' },
] as const;

export const formatFilters = [
  { value: 'any', label: 'Any' },
  { value: 'in_person', label: 'In person' },
  { value: 'online', label: 'Online' },
] as const;

export const mineFilters = [
  { value: 'all', label: 'All events' },
  { value: 'going', label: 'I’m going' },
  { value: 'organizing', label: 'I’m organizing' },
] as const;

export type When = (typeof whenFilters)[number]['value'];

/** The search and filters of the event list. */
export interface EventFilterState {
  search: string;
  when: When;
  format: (typeof formatFilters)[number]['value'];
  free: boolean;
  exclusive: boolean;
  mine: (typeof mineFilters)[number]['value'];
}

/** The defaults: all upcoming events. */
export const defaultFilters: EventFilterState = {
  search: '',
  when: 'upcoming',
  format: 'any',
  free: false,
  exclusive: false,
  mine: 'all',
};

const names = ['search', 'when', 'format', 'free', 'exclusive', 'mine'] as const;

/** Parses a query string. Never throws; invalid values are ignored. */
export function parseEventFilters(query: string): EventFilterState {
  const params = new URLSearchParams(query);
  const chosen = <T extends string>(options: readonly { value: T }[], name: string, otherwise: T): T =>
    options.find(({ value }) => value === params.get(name))?.value ?? otherwise;
  return {
    search: cleanSearch(params.get('search')),
    when: chosen(whenFilters, 'when', defaultFilters.when),
    format: chosen(formatFilters, 'format', defaultFilters.format),
    free: params.get('free') === '1',
    exclusive: params.get('exclusive') === '1',
    mine: chosen(mineFilters, 'mine', defaultFilters.mine),
  };
}

/** The query string that `readEvents` parses back; empty for the defaults. Other parameters in `also` stay. */
export function toEventParams(view: EventFilterState, also?: URLSearchParams): string {
  const params = new URLSearchParams(also);
  for (const name of names) {
    const value = name === 'search' ? cleanSearch(view.search) : view[name];
    if (value === defaultFilters[name]) params.delete(name);
    else params.set(name, value === true ? '1' : String(value));
  }
  return params.toString();
}

/** The number of filters set, not counting the search. */
export function filterCount(view: EventFilterState): number {
  return names.filter((name) => name !== 'search' && view[name] !== defaultFilters[name]).length;
}

/** Up to eight search words, escaped for `like`. An event must contain all of them. */
export function searchWords(search: string): string[] {
  return foldedWords(cleanSearch(search))
    .map((word) => word.replaceAll('*', '').replaceAll(/[\\%_]/g, String.raw`\$&`))
    .filter(Boolean)
    .slice(0, 8);
}

/** The longest an event can last. */
const longest = 14 * dayMs;

/** The time limits of a filter. */
export interface TimeSpan {
  /** Null for past events. */
  endAfter: Date | null;
  /** A lower bound that lets the database use its index. */
  startFrom: Date | null;
  startBefore: Date | null;
  endBefore: Date | null;
}

/** The time limits of a filter in the viewer's time zone. Weeks end on Sunday. */
export function spanOf(when: When, now: Date): TimeSpan {
  if (when === 'past') return { endAfter: null, startFrom: null, startBefore: null, endBefore: now };
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // Sunday is 0, and the last day of the week.
  const daysLeft = 7 - ((now.getDay() + 6) % 7);
  const startBefore =
    when === 'week' ? new Date(year, month, date + daysLeft) : when === 'month' ? new Date(year, month + 1, 1) : null;
  return { endAfter: now, startFrom: new Date(now.getTime() - longest), startBefore, endBefore: null };
}
