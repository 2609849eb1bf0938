import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pluralize } from '@/kit/formatting/format';
import { reloadPage } from '@/platform/navigation/browser-navigation';
import { Button } from '@/kit/ui/button';
import { outboxOf } from './outbox';
import type { Pending } from './outgoing';

const noticeClass = 'flex flex-wrap items-center justify-center gap-x-2 bg-brick-soft px-4 py-1 text-sm text-brick-ink';

/** Says what of the member's changes was refused, and what this build can't send, on every screen. */
export function UnsentNotice({ userId, pending }: { userId: string; pending: readonly Pending[] }) {
  const client = useQueryClient();
  // Its conversation says so of a message that was just written.
  const refused = pending.filter(
    ({ state, kind, writtenAt }) =>
      state === 'failed' && (kind !== 'message' || Date.parse(writtenAt) < performance.timeOrigin),
  );
  const unknown = pending.filter(({ state }) => state === 'unknown');
  const outbox = outboxOf({ client, userId });
  return (
    <>
      {unknown.length > 0 ? (
        <div role="alert" className={noticeClass}>
          <p>
            {pluralize(unknown.length, 'change')} {unknown.length === 1 ? 'needs' : 'need'} the newest version of the
            app.
          </p>
          <Button variant="ghost" size="sm" onClick={reloadPage}>
            Reload
          </Button>
          <Button variant="ghost" size="sm" onClick={() => unknown.forEach(({ id }) => void outbox.discard(id))}>
            Discard
          </Button>
        </div>
      ) : null}
      {refused.map(({ id, failure, problem, path, isConflict }) => (
        <div key={id} role="alert" className={noticeClass}>
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
