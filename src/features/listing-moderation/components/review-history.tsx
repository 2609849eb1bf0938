import { formatDate } from '@/shared/formatting/format';
import type { PendingReview } from '../api/queries';

/** Earlier decisions about this listing, latest first. */
export function ReviewHistory({ review: { property } }: { review: PendingReview }) {
  const decided = property.history
    .filter(({ decision }) => decision !== null)
    .toSorted((a, b) => b.requested_at.localeCompare(a.requested_at));
  if (decided.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-semibold">Previous decisions</h3>
      <ul className="mt-1.5 flex flex-col gap-1.5 text-sm text-muted">
        {decided.map(({ id, decision, reason, decided_at, moved_at }) => (
          <li key={id} className="break-words whitespace-pre-line">
            <span className="font-medium text-ink">
              {decision === 'approved' ? 'Approved' : 'Returned'} {formatDate(decided_at ?? '')}
            </span>
            {reason ? `: ${reason}` : ''}
            {moved_at ? `, before it changed on ${formatDate(moved_at)}` : ''}
          </li>
        ))}
      </ul>
    </section>
  );
}
