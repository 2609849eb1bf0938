import { pluralize } from '../../kit/formatting/format.ts';
import { lazyValue } from '../../kit/formatting/lazy-value.ts';

/** Deals closed, as stated by the member: '1 deal closed'. Null for none. */
export function formatDealsClosed(count: number): string | null {
  return count === 0 ? null : pluralize(count, 'deal closed', 'deals closed');
}

const month = lazyValue(() => new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', timeZone: 'UTC' }));

/** 'March 2024' for an ISO timestamp (UTC); null for an invalid date. */
export function formatMemberSince(iso: string): string | null {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? null : month().format(date);
}

/** Who can see the member's contact details. */
export function contactVisibility(profileStatus: string): string {
  return profileStatus === 'private'
    ? 'Visible to your connections only.'
    : 'Visible to paid members and your connections.';
}
