import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '@/kit/formatting/format';
import { QueryError } from '@/platform/query/query-error';
import { Failure } from '@/platform/errors/failure';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { Skeleton } from '@/kit/ui/skeleton';
import { useReplay } from '../api/mutations';
import { deliveriesQuery } from '../api/queries';
import { deliveryDetail, deliveryStatus, type Delivery } from '../webhook';

const responseClass = clsx(
  'mt-1.5 max-h-24 overflow-auto rounded-control bg-sunken px-3 py-2 text-xs break-all whitespace-pre-wrap',
);

interface DeliveriesProps {
  webhookId: string;
  /** Whether it's on, and the member's plan includes it. */
  canReplay: boolean;
}

/** A webhook's last deliveries, with what its server answered. */
export function Deliveries({ webhookId, canReplay }: DeliveriesProps) {
  const deliveries = useQuery(deliveriesQuery(webhookId));
  const replay = useReplay(webhookId);
  if (deliveries.data === undefined) {
    if (!deliveries.error) return <Skeleton className="h-16" />;
    return <QueryError query={deliveries} inline title="We couldn’t load its deliveries" />;
  }
  if (deliveries.data.length === 0)
    return <p className="text-sm text-muted">Its last events appear here, with what your server answered.</p>;
  return (
    <div className="flex flex-col gap-3">
      {canReplay && deliveries.data.some(({ state }) => state === 'failed') ? (
        <div>
          <Button size="sm" variant="secondary" busy={replay.isPending} onClick={() => replay.mutate(null)}>
            Replay all that failed
          </Button>
        </div>
      ) : null}
      <Failure error={replay.error} />
      <ul className="flex flex-col divide-y divide-line">
        {deliveries.data.map((delivery) => (
          <DeliveryRow
            key={delivery.id}
            delivery={delivery}
            onReplay={canReplay && delivery.state !== 'pending' ? () => replay.mutate(delivery.id) : null}
          />
        ))}
      </ul>
    </div>
  );
}

function DeliveryRow({ delivery, onReplay }: { delivery: Delivery; onReplay: (() => void) | null }) {
  const { type, attempts, created_at, retry_at, response } = delivery;
  const { label, tone } = deliveryStatus(delivery);
  const facts = [
    formatDateTime(created_at),
    attempts > 1 && `${attempts} attempts`,
    retry_at !== null && `next ${formatDateTime(retry_at)}`,
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-mono break-all text-ink">{type}</span>
          <Badge tone={tone}>{label}</Badge>
        </p>
        <p className="mt-0.5 text-muted">{facts.filter(Boolean).join(' · ')}</p>
        <p className="text-pretty break-words text-muted">{deliveryDetail(delivery)}</p>
        {response === null ? null : <pre className={responseClass}>{response}</pre>}
      </div>
      {onReplay ? (
        <Button size="sm" variant="ghost" onClick={onReplay} aria-label={`Replay ${type}`}>
          Replay
        </Button>
      ) : null}
    </li>
  );
}
