import { clsx } from 'clsx';
import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholder for the account sections while they load. */
export function AccountSkeleton() {
  return (
    <div>
      {[0, 1, 2].map((section) => (
        <div
          key={section}
          className={clsx(
            'grid gap-4 border-t border-line py-7 first:border-t-0 md:grid-cols-[15rem_minmax(0,1fr)]',
            'md:gap-10 md:py-9',
          )}
        >
          <div className="flex flex-col gap-2.5 pt-1">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-3.5 w-full max-w-52" />
            <Skeleton className="h-3.5 w-40" />
          </div>
          <Skeleton className="h-28 rounded-card" />
        </div>
      ))}
      <output className="sr-only">Loading your account</output>
    </div>
  );
}
