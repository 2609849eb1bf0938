import { countText } from './format';
import { once } from './once';

/** Deals closed, as a member states it: '1 deal closed'. Null for none. */
export function dealsText(count: number): string | null {
  return count === 0 ? null : countText(count, 'deal closed', 'deals closed');
}

const month = once(() => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' }));

/** 'March 2024', of an ISO time; null for what is no date. */
export function memberSince(iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : month().format(date);
}

/** Told to a member: who besides them sees their email and phone. */
export function contactReaders(profileStatus: string): string {
  return profileStatus === 'private' ? 'Seen by your connections only.' : 'Seen by paid members and your connections.';
}
