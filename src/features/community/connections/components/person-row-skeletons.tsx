import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholders for rows that are loading. */
export function PersonRowSkeletons({ count, what }: { count: number; what: string }) {
  return (
    <div className="divide-y divide-line">
      <output className="sr-only">Loading {what}</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-4 py-4">
          <Skeleton className="size-12 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-4 w-52 max-w-full" />
          </div>
          <Skeleton className="h-9 w-24 rounded-control max-sm:hidden" />
        </div>
      ))}
    </div>
  );
}
