import { useQuery } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { Button } from '@/kit/ui/button';
import { Skeleton } from '@/kit/ui/skeleton';
import { matchingBoxesQuery } from '../api/queries';
import { matchingBoxesText } from '../summary';

/** Shows a listing's owner how many buy boxes it matches. Renders nothing unless the listing is active. */
export function MatchingBoxes({ listing: { id, status } }: { listing: { id: string; status: string } }) {
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
        We couldn’t count the matching buy boxes.
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
        <p className="text-[15px] font-semibold text-ink">{matchingBoxesText(count)}</p>
        <p className="mt-0.5 text-muted">Members looking for a property like this. Buy boxes are anonymous.</p>
      </div>
    </div>
  );
}
