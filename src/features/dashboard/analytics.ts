import { daysOfMonth } from './months';

/** Views and saves of listings, and the number of members who contacted the seller. */
export interface Engagement {
  views: number;
  saves: number;
  contacts: number;
}

/** Analytics of a member's listings, or one of them, for a month. */
export interface Analytics extends Engagement {
  /** First day of the month. */
  month: string;
  /** Whether the membership includes `days`, which are empty otherwise. */
  detailed: boolean;
  /** The number of the member's listings in any status. */
  own_listings: number;
  /** Days (UTC) with any activity, in order. */
  days: (Engagement & { day: string })[];
}

/** The measures in display order. */
export const measures = [
  { key: 'views', label: 'Views' },
  { key: 'saves', label: 'Saves' },
  { key: 'contacts', label: 'Contacts' },
] as const;

/** Every day of the month up to today for charts; zeros for days without activity. */
export function everyDay({ month, days }: Pick<Analytics, 'month' | 'days'>, now: number): Analytics['days'] {
  const known = new Map(days.map((day) => [day.day, day]));
  return daysOfMonth(month, now).map((day) => known.get(day) ?? { day, views: 0, saves: 0, contacts: 0 });
}
