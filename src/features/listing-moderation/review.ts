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
