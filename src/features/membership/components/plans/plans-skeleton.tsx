import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholder for a row of plans while they load. */
export function PlansSkeleton({ count }: { count: 2 | 3 }) {
  return (
    <div className={count === 3 ? 'grid gap-5 lg:grid-cols-3 lg:gap-6' : 'grid gap-4 sm:grid-cols-2'}>
      <output className="sr-only">Loading the plans</output>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={count === 3 ? 'h-[34rem] rounded-card' : 'h-64'} />
      ))}
    </div>
  );
}
