import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatUsd } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { Skeleton } from '@/kit/ui/skeleton';
import { pinsQuery, type Pin } from '../api/queries';

interface PinDetailsProps {
  ids: readonly string[];
  linkTo: (id: string) => string;
  from: string;
}

/** The info window's content: title, place, price and link of each listing at the point. */
export function PinDetails({ ids, linkTo, from }: PinDetailsProps) {
  const pins = useQuery(pinsQuery(ids));
  if (pins.data === undefined) {
    if (!pins.error) return <PinSkeleton />;
    return (
      <div role="alert" className="pr-6 text-sm">
        <p>{describeError(pins.error)}</p>
        <Button
          size="sm"
          variant="secondary"
          className="mt-2"
          busy={pins.isFetching}
          onClick={() => void pins.refetch()}
        >
          Retry
        </Button>
      </div>
    );
  }
  if (pins.data.length === 0) return <p className="pr-6 text-sm">No longer available.</p>;
  return (
    <ul className="flex max-h-60 flex-col gap-3 overflow-y-auto">
      {pins.data.map((pin) => (
        <li key={pin.id} className="border-line not-first:border-t not-first:pt-3">
          <PinSummary pin={pin} to={linkTo(pin.id)} from={from} />
        </li>
      ))}
    </ul>
  );
}

function PinSummary({ pin, to, from }: { pin: Pin; to: string; from: string }) {
  return (
    <div className="text-sm">
      <h2 className="line-clamp-2 pr-6 leading-snug font-semibold break-words">{pin.title}</h2>
      <p className="mt-0.5 text-muted">
        {pin.city}, {pin.state}
      </p>
      <p className="numeric mt-1 flex items-center gap-1.5 text-base font-bold">
        {formatUsd(pin.price)}
        {pin.verified ? (
          <>
            <BadgeCheck aria-hidden className="size-4 text-evergreen" />
            <span className="sr-only">Verified</span>
          </>
        ) : null}
      </p>
      <Link
        to={to}
        state={{ from }}
        aria-label={`View Details: ${pin.title}`}
        className={clsx(
          'mt-1.5 inline-flex min-h-6 items-center font-semibold text-evergreen-ink',
          'underline-offset-2 hover:underline pointer-coarse:min-h-11',
        )}
      >
        View Details
      </Link>
    </div>
  );
}

function PinSkeleton() {
  return (
    <div className="flex flex-col gap-2 py-1 pr-6">
      <span className="sr-only">Loading listing</span>
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
