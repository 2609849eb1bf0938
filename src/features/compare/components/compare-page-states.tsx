import { clsx } from 'clsx';
import { Scale, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';

/** What isn't as the link says. */
export function Notice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-amber-soft px-4 py-3 text-[15px]',
        'text-amber-ink',
      )}
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      <p className="numeric min-w-0 flex-1 basis-56 font-medium">{children}</p>
      {action}
    </div>
  );
}

/** How to choose listings. */
export function TooFew({ isEmpty }: { isEmpty: boolean }) {
  return (
    <EmptyState
      icon={<Scale />}
      title={isEmpty ? 'No listings to compare yet' : 'Add another listing to compare'}
      text={
        'Select Compare on two to four listings in the marketplace, then open the comparison from the bar at the ' +
        'bottom of the screen.'
      }
      action={<ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>}
    />
  );
}

/** Placeholder while the listings or the analysis load. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <div className="flex flex-col gap-5">
      <output className="sr-only">Loading the comparison</output>
      <Skeleton className="h-40 rounded-card" />
      <div className="flex gap-5">
        <div className="w-20 shrink-0 sm:w-40" />
        {Array.from({ length: columns }, (_, index) => (
          <Skeleton key={index} className="aspect-4/3 min-w-0 flex-1 rounded-card" />
        ))}
      </div>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-8" />
      ))}
    </div>
  );
}
