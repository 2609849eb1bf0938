import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useDebounced } from '@/shared/lib/use-debounced';
import { Button } from '@/shared/ui/button';
import { matchCountQuery } from '../api/queries';
import type { Box } from '../box';
import { matchesText } from '../rules';

/** A pause in the changes as long as this, in milliseconds, and the listings are counted. */
const pause = 400;

/** How many listings match what the form holds, saved or not; null counts nothing. */
export function MatchCount({ criteria }: { criteria: Partial<Box> | null }) {
  // As text, which is the same for as long as it says the same.
  const now = JSON.stringify(criteria);
  const settled = useDebounced(now, pause);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...matchCountQuery(settled),
    enabled: settled !== 'null',
  });
  const outdated = now !== settled || isPlaceholderData;
  if (isError && !isFetching) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        The matches could not be counted.
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
