import { cleanSearch } from '@/shared/lib/search-text';

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
  { value: 'going', label: "I'm going" },
  { value: 'organised', label: 'I organize' },
] as const;

export type When = (typeof whenFilters)[number]['value'];

/** All that decides which events are listed. */
export interface EventsView {
  search: string;
  when: When;
  format: (typeof formatFilters)[number]['value'];
  free: boolean;
  exclusive: boolean;
  mine: (typeof mineFilters)[number]['value'];
}

/** All events to come. */
export const allEvents: EventsView = {
  search: '',
  when: 'upcoming',
  format: 'any',
  free: false,
  exclusive: false,
  mine: 'all',
};

const names = ['search', 'when', 'format', 'free', 'exclusive', 'mine'] as const;

/** What a query string asks for. Never fails: what makes no sense counts as not asked. */
export function readEvents(query: string): EventsView {
  const params = new URLSearchParams(query);
  const chosen = <T extends string>(options: readonly { value: T }[], name: string, otherwise: T): T =>
    options.find(({ value }) => value === params.get(name))?.value ?? otherwise;
  return {
    search: cleanSearch(params.get('search')),
    when: chosen(whenFilters, 'when', allEvents.when),
    format: chosen(formatFilters, 'format', allEvents.format),
    free: params.get('free') === '1',
    exclusive: params.get('exclusive') === '1',
    mine: chosen(mineFilters, 'mine', allEvents.mine),
  };
}

/** The one query string that `readEvents` reads as this; empty when nothing is asked. `also` are parameters of others, which are kept. */
export function writeEvents(view: EventsView, also?: URLSearchParams): string {
  const params = new URLSearchParams(also);
  for (const name of names) {
    const value = name === 'search' ? cleanSearch(view.search) : view[name];
    if (value === allEvents[name]) params.delete(name);
    else params.set(name, value === true ? '1' : String(value));
  }
  return params.toString();
}

/** How many filters are set, the search aside. */
export function filterCount(view: EventsView): number {
  return names.filter((name) => name !== 'search' && view[name] !== allEvents[name]).length;
}

/** What is searched for: words that all must occur, without the characters that stand for any others. At most eight. */
export function searchWords(search: string): string[] {
  return cleanSearch(search)
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll('*', '').replaceAll(/[\\%_]/g, String.raw`\$&`))
    .filter(Boolean)
    .slice(0, 8);
}

const day = 24 * 60 * 60 * 1000;
/** No event lasts longer. */
const longest = 14 * day;

/** Which events a choice of time takes, as instants. */
export interface TimeSpan {
  /** They end after this; null for those that ended before `now`. */
  endAfter: Date | null;
  /** They start no earlier; lets the database begin there. */
  startFrom: Date | null;
  startBefore: Date | null;
  endBefore: Date | null;
}

/** The span of a choice by the reader's calendar. A week ends with Sunday. */
export function spanOf(when: When, now: Date): TimeSpan {
  if (when === 'past') return { endAfter: null, startFrom: null, startBefore: null, endBefore: now };
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  // Sunday is 0, and the last day of the week.
  const daysLeft = 7 - ((now.getDay() + 6) % 7);
  const startBefore =
    when === 'week' ? new Date(year, month, date + daysLeft) : when === 'month' ? new Date(year, month + 1, 1) : null;
  return { endAfter: now, startFrom: new Date(now.getTime() - longest), startBefore, endBefore: null };
}
