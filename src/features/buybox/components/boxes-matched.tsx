import { useQuery } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { countText } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { matchingBoxesQuery } from '../api/queries';

/** Tells the owner of a listing how many members look for just that. Nothing while it is not in the marketplace. */
export function BoxesMatched({ listing: { id, status } }: { listing: { id: string; status: string } }) {
  const {
    data: count,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...matchingBoxesQuery(id), enabled: status === 'active' });
  if (status !== 'active' || count === null) return null;
  if (count === undefined && isError) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        The buy boxes it matches could not be counted.
        <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  if (count === undefined) return <Skeleton className="h-16" />;
  return (
    <div className="flex items-start gap-3 rounded-control bg-sunken px-4 py-3.5">
      <Target aria-hidden className="mt-0.5 size-5 shrink-0 text-evergreen-ink" />
      <div className="numeric text-sm">
        <p className="text-[15px] font-semibold text-ink">
          {count === 0 ? 'Matches no buy boxes yet' : `Matches ${countText(count, 'buy box', 'buy boxes')}`}
        </p>
        <p className="mt-0.5 text-muted">
          Anonymous: members who look for a property like this. Nobody is told whose they are.
        </p>
      </div>
    </div>
  );
}
