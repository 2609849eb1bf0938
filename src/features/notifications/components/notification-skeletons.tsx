import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholder rows while notifications load. */
export function NotificationSkeletons({ count }: { count: number }) {
  return (
    <div>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="flex gap-3 p-3">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2 pt-1">
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-3 w-24" />
          </div>
        </div>
      ))}
      <output className="sr-only">Loading notifications</output>
    </div>
  );
}
