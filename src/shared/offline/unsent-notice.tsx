import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Button } from '@/shared/ui/button';
import { outboxOf } from './outbox';
import type { Pending } from './outgoing';

/** Says what of the member's changes was refused, on every screen. */
export function UnsentNotice({ userId, pending }: { userId: string; pending: readonly Pending[] }) {
  const client = useQueryClient();
  // Its conversation says so of a message that was just written.
  const refused = pending.filter(
    ({ state, kind, writtenAt }) =>
      state === 'failed' && (kind !== 'message' || Date.parse(writtenAt) < performance.timeOrigin),
  );
  const outbox = outboxOf({ client, userId });
  return (
    <>
      {refused.map(({ id, failure, problem, path, isConflict }) => (
        <div
          key={id}
          role="alert"
          className="flex flex-wrap items-center justify-center gap-x-2 bg-brick-soft px-4 py-1 text-sm text-brick-ink"
        >
          <p>
            <Link to={path} className="font-semibold underline underline-offset-4">
              {failure}
            </Link>{' '}
            {problem}
          </p>
          {isConflict ? null : (
            <Button variant="ghost" size="sm" onClick={() => void outbox.retry(id)}>
              Retry
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => void outbox.discard(id)}>
            Discard
          </Button>
        </div>
      ))}
    </>
  );
}
