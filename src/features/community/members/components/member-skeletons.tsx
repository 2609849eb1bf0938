import { Skeleton } from '@/kit/ui/skeleton';
import { memberGrid } from './member-grid';

/** Placeholders shaped like member cards. */
export function MemberSkeletons({ count, className = memberGrid }: { count: number; className?: string }) {
  return (
    <div className={className}>
      <output className="sr-only">Loading members</output>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex flex-col rounded-card border border-line bg-surface p-4 sm:p-5">
          <div className="flex items-start gap-4">
            <Skeleton className="size-15 shrink-0 rounded-full" />
            <div className="flex min-w-0 flex-1 flex-col gap-2 pt-1">
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="h-4 w-4/5" />
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-5 w-24 rounded-full" />
            </div>
          </div>
          <Skeleton className="mt-4 h-4 w-3/5" />
          <div className="mt-auto flex gap-2 pt-4">
            <Skeleton className="h-9 flex-1 rounded-control pointer-coarse:h-11" />
            <Skeleton className="h-9 flex-1 rounded-control pointer-coarse:h-11" />
          </div>
        </div>
      ))}
    </div>
  );
}
