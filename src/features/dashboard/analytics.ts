import { daysOfMonth } from './months';

/** How often listings were viewed and saved, and by how many members they were asked about. */
export interface Attention {
  views: number;
  saves: number;
  contacts: number;
}

/** How a member's listings, or one of them, fared in a month. */
export interface Analytics extends Attention {
  /** First day of the month. */
  month: string;
  /** How many listings the member has, whatever became of them. */
  own_listings: number;
  /** Days (UTC) on which there was anything, in order. */
  days: (Attention & { day: string })[];
  /** Listings to which anything came, those most asked about first; at most 50. */
  listings: (Attention & { id: string; title: string; status: string })[];
}

/** What is counted, in the order it is shown. */
export const measures = [
  { key: 'views', label: 'Views' },
  { key: 'saves', label: 'Saves' },
  { key: 'contacts', label: 'Contacts' },
] as const;

/** Every day of the month up to today, those without anything as zeros: what a chart shows. */
export function everyDay({ month, days }: Pick<Analytics, 'month' | 'days'>, now: number): Analytics['days'] {
  const known = new Map(days.map((day) => [day.day, day]));
  return daysOfMonth(month, now).map((day) => known.get(day) ?? { day, views: 0, saves: 0, contacts: 0 });
}
