import { closedReason } from '@/kit/time/business-days';

/** What to say of a deadline's last day, an ISO day, on which banks are closed: 'Dec 6 is a Sunday. …'. Else null. */
export function closedDayText(day: string): string | null {
  const reason = closedReason(day);
  if (reason === null) return null;
  const date = new Date(day).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return `${date} is ${reason}. Banks don’t move money that day.`;
}
