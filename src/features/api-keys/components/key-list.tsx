import { useState } from 'react';
import { QueryError, type FailedQuery } from '@/platform/query/query-error';
import { Skeleton } from '@/kit/ui/skeleton';
import type { ApiKey } from '../api/queries';
import { KeyRow } from './key-row';

interface KeyListProps {
  userId: string;
  query: FailedQuery;
  /** Undefined until they're loaded. */
  keys: readonly ApiKey[] | undefined;
  canRotate: boolean;
  onRotated: (key: string) => void;
}

/** Keys or connected assistants, and how their access ends. */
export function KeyList({ userId, query, keys, canRotate, onRotated }: KeyListProps) {
  const [now] = useState(Date.now);
  if (keys === undefined) {
    if (query.error) return <QueryError query={query} inline title="We couldn’t load your API keys" />;
    return <Skeleton className="h-40 w-full rounded-card" />;
  }
  return (
    <>
      <ul className="w-full divide-y divide-line rounded-card border border-line bg-surface">
        {keys.map((key) => (
          <li key={key.id} className="px-5 py-4">
            <KeyRow userId={userId} apiKey={key} now={now} canRotate={canRotate} onRotated={onRotated} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-pretty text-muted">
        Changing your password, turning on two-factor authentication, and using a recovery code revoke all keys, and
        disconnect all assistants.
      </p>
    </>
  );
}
