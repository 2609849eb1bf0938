const minute = 60_000;
const hour = 60 * minute;

/** How long until a review is due, and whether it is late; null where nothing presses. */
export function dueIn(dueAt: string | null, now: number): { text: string; late: boolean } | null {
  const left = dueAt === null ? Number.NaN : Date.parse(dueAt) - now;
  if (Number.isNaN(left)) return null;
  const size = Math.abs(left);
  // Rounded down: nobody has more time than the clock says.
  const span = size < hour ? `${Math.floor(size / minute)} min` : `${Math.floor(size / hour)} h`;
  return left < 0 ? { text: `Overdue by ${span}`, late: true } : { text: `Due in ${span}`, late: false };
}

interface Waiting {
  id: string;
  due_at: string | null;
  requested_at: string;
}

/**
 * What comes after a request in the queue (those with a time by when first, by that time; then the others, the oldest
 * first), as an `or` of PostgREST.
 */
export function afterInQueue({ id, due_at, requested_at }: Waiting): string {
  const later = `requested_at.gt.${requested_at},and(requested_at.eq.${requested_at},id.gt.${id})`;
  if (due_at === null) return `and(due_at.is.null,or(${later}))`;
  return `due_at.is.null,due_at.gt.${due_at},and(due_at.eq.${due_at},or(${later}))`;
}
