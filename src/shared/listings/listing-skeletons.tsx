import { Skeleton } from '@/kit/ui/skeleton';
import type { ListingLayout } from '@/domain/filters/listing-layout';
import { listClasses } from '@/domain/filters/listing-layout';

/** Placeholders in the shape of the cards or rows that are loading. */
export function ListingSkeletons({ count, view = 'grid' }: { count: number; view?: ListingLayout }) {
  return (
    <div className={listClasses[view]}>
      <output className="sr-only">Loading listings</output>
      {Array.from({ length: count }, (_, index) =>
        view === 'grid' ? <CardSkeleton key={index} /> : <RowSkeleton key={index} />,
      )}
    </div>
  );
}

function CardSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="aspect-4/3 rounded-card" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
      </div>
      <Skeleton className="h-6 w-28" />
    </div>
  );
}

function RowSkeleton() {
  return (
    <div className="flex gap-4 rounded-card border border-line bg-surface p-3 sm:gap-5 sm:p-4">
      <Skeleton className="aspect-square w-24 shrink-0 sm:aspect-4/3 sm:w-52" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-auto h-6 w-28" />
      </div>
    </div>
  );
}

/** Placeholders in the shape of the list view's rows. */
export function ListingRowSkeletons({ count }: { count: number }) {
  return (
    <div className="@container divide-y divide-line">
      <output className="sr-only">Loading listings</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex gap-3.5 py-3">
          <Skeleton className="aspect-square w-24 shrink-0 rounded-control @4xl:aspect-4/3 @4xl:w-32" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-4/5 @4xl:w-2/5" />
            <Skeleton className="h-4 w-1/2 @4xl:w-1/4" />
          </div>
          <Skeleton className="h-5 w-64 self-center @max-4xl:hidden" />
        </div>
      ))}
    </div>
  );
}
