import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '@/kit/ui/skeleton';
import { QueryError } from '@/platform/query/query-error';
import { descriptionQuery } from '../api/queries';
import type { Description } from '../description';

/** What needs the API's description: placeholders while that loads, and an error when it can't be. */
export function Described({ children }: { children: (description: Description) => ReactNode }) {
  const description = useQuery(descriptionQuery);
  if (description.data) return children(description.data);
  if (description.isError) return <QueryError query={description} title="We couldn’t load this part" />;
  return (
    // As tall as the screen, so that what follows doesn't move.
    <output aria-label="Loading" className="flex min-h-dvh flex-col gap-6">
      {['h-40', 'h-72', 'h-64'].map((height) => (
        <Skeleton key={height} className={height} />
      ))}
    </output>
  );
}
