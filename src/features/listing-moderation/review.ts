import { hourMs, minuteMs } from '@/kit/time/durations';

/** Time until a review is due ('Due in 3 h'), and whether it's overdue; null without a due time. */
export function dueIn(dueAt: string | null, now: number): { text: string; late: boolean } | null {
  const left = dueAt === null ? Number.NaN : Date.parse(dueAt) - now;
  if (Number.isNaN(left)) return null;
  const size = Math.abs(left);
  // Round down so as not to promise more time than is left.
  const span = size < hourMs ? `${Math.floor(size / minuteMs)} min` : `${Math.floor(size / hourMs)} h`;
  return left < 0 ? { text: `Overdue by ${span}`, late: true } : { text: `Due in ${span}`, late: false };
}

interface QueuedReview {
  id: string;
  due_at: string | null;
  requested_at: string;
}

/**
 * PostgREST `or` filter for the reviews after this one: first those with a due time, earliest first, then the others,
 * oldest first.
 */
export function queueCursor({ id, due_at, requested_at }: QueuedReview): string {
  const later = `requested_at.gt.${requested_at},and(requested_at.eq.${requested_at},id.gt.${id})`;
  if (due_at === null) return `and(due_at.is.null,or(${later}))`;
  return `due_at.is.null,due_at.gt.${due_at},and(due_at.eq.${due_at},or(${later}))`;
}
