import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useDebounced } from '@/kit/hooks/use-debounced';
import { Button } from '@/kit/ui/button';
import { matchCountQuery } from '../api/queries';
import type { Box } from '../box';
import { matchesText } from '../summary';

const debounceMs = 400;

/** The number of listings that match the form's current values. Counts nothing if `criteria` is null. */
export function MatchCount({ criteria }: { criteria: Partial<Box> | null }) {
  // A string, so that equal criteria are the same query.
  const now = JSON.stringify(criteria);
  const settled = useDebounced(now, debounceMs);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...matchCountQuery(settled),
    enabled: settled !== 'null',
  });
  const outdated = now !== settled || isPlaceholderData;
  if (isError && !isFetching) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        We couldn’t count the matches.
        <Button variant="ghost" size="sm" onClick={() => void refetch()}>
          Retry
        </Button>
      </p>
    );
  }
  return (
    <output aria-busy={outdated} className={clsx('numeric text-[15px] font-medium', outdated && 'text-muted')}>
      {countedText(criteria === null ? undefined : data, criteria === null)}
    </output>
  );
}

function countedText(count: number | undefined, stopped: boolean): string {
  if (stopped) return '';
  return count === undefined ? 'Counting matches…' : matchesText(count);
}
