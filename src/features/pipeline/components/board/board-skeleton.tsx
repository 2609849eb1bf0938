import { clsx } from 'clsx';
import { Skeleton } from '@/shared/ui/skeleton';

const columns = [3, 2, 1, 1, 0, 0];

/** The board while it loads. */
export function BoardSkeleton() {
  return (
    <>
      <output className="sr-only">Loading your pipeline</output>
      <div className="grid gap-3 md:grid-flow-col md:auto-cols-[minmax(14.5rem,1fr)] md:overflow-hidden">
        {columns.map((cards, column) => (
          <div
            key={column}
            className={clsx(
              'flex flex-col gap-2 rounded-card bg-sunken p-2 md:min-h-96',
              column > 0 && 'max-md:hidden',
            )}
          >
            <Skeleton className="m-1.5 h-5 w-24" />
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} className="h-56" />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
