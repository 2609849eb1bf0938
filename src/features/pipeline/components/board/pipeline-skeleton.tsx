import { clsx } from 'clsx';
import { Skeleton } from '@/kit/ui/skeleton';

const columns = [3, 2, 1, 1, 0, 0];

/** The pipeline while it loads. */
export function PipelineSkeleton({ view }: { view: 'board' | 'list' }) {
  return (
    <>
      <output className="sr-only">Loading your pipeline</output>
      {view === 'board' ? <BoardSkeleton /> : <ListSkeleton />}
    </>
  );
}

function BoardSkeleton() {
  return (
    <div className="grid gap-3 md:grid-flow-col md:auto-cols-[minmax(14.5rem,1fr)] md:overflow-hidden">
      {columns.map((cards, column) => (
        <div
          key={column}
          className={clsx('flex flex-col gap-2 rounded-card bg-sunken p-2 md:min-h-96', column > 0 && 'max-md:hidden')}
        >
          <Skeleton className="m-1.5 h-5 w-24" />
          {Array.from({ length: cards }, (_, card) => (
            <Skeleton key={card} className="h-56" />
          ))}
        </div>
      ))}
    </div>
  );
}

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-17 sm:w-52" />
      <div className="divide-y divide-line rounded-card border border-line bg-surface">
        {columns.map((_, row) => (
          <div key={row} className="flex items-center gap-4 p-3 md:px-4">
            <Skeleton className="h-12 w-16 shrink-0" />
            <div className="flex flex-1 flex-col gap-2">
              <Skeleton className="h-4 w-3/5 md:w-1/4" />
              <Skeleton className="h-4 w-2/5 md:w-1/6" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
