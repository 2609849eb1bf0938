import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { formatSecond } from '@/kit/formatting/format';
import { QueryError } from '@/platform/query/query-error';
import { Badge } from '@/kit/ui/badge';
import { LoadMore } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { statusTone } from '../api-key';
import { apiKeysQuery, apiLogQuery, type ApiRequest } from '../api/queries';

/** What was done with the member's keys in the last 30 days. */
export function RequestLog({ userId }: { userId: string }) {
  const log = useInfiniteQuery(apiLogQuery(userId));
  const keys = useQuery(apiKeysQuery(userId));
  const requests = log.data?.pages.flatMap(({ items }) => items);
  // Without a key, there's nothing to say.
  if (keys.data?.length === 0) return null;
  const nameOf = (id: string) => keys.data?.find((key) => key.id === id)?.name ?? '';
  return (
    <section aria-labelledby="api-requests" className="flex w-full flex-col gap-4">
      <div>
        <h3 id="api-requests" className="text-[15px] font-semibold">
          Requests
        </h3>
        <p className="mt-1 text-sm text-muted">
          Everything your keys and assistants did in the last 30 days. If you don’t recognize something, end its access.
        </p>
      </div>
      {requests ? (
        requests.length === 0 ? (
          <p className="text-[15px] text-muted">No requests yet.</p>
        ) : (
          <>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {requests.map((request) => (
                <RequestRow key={request.id} request={request} name={nameOf(request.key_id)} />
              ))}
            </ul>
            <LoadMore itemsLabel="requests" query={log} />
          </>
        )
      ) : log.error ? (
        <QueryError query={log} title="We couldn’t load your requests" />
      ) : (
        <Skeleton className="h-40 rounded-card" />
      )}
    </section>
  );
}

function RequestRow({ request, name }: { request: ApiRequest; name: string }) {
  const { id, requested_at, method, route, status, network } = request;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3 text-sm">
      <div className="flex min-w-0 flex-1 basis-72 flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={statusTone(status)} label={status === null ? 'Not finished' : `Status ${status}`}>
          {status ?? '…'}
        </Badge>
        <span className="min-w-0 font-mono break-all">
          {method} {route}
        </span>
      </div>
      <p className="text-muted">{[name, network, formatSecond(requested_at)].filter(Boolean).join(' · ')}</p>
      <p className="basis-full font-mono text-xs break-all text-muted">Request {id}</p>
    </li>
  );
}
