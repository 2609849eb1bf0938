import { Card } from '@/kit/ui/card';
import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholder of about the same size while the analytics load. */
export function AnalyticsSkeleton() {
  return (
    <Card className="p-4 sm:p-6">
      <output className="sr-only">Loading analytics</output>
      <Skeleton className="h-4 w-48" />
      <div className="mt-4 grid gap-x-8 gap-y-6 sm:grid-cols-3">
        {[0, 1, 2].map((place) => (
          <div key={place} className="flex flex-col gap-2">
            <Skeleton className="h-4 w-16" />
            <Skeleton className="h-8 w-24" />
            <Skeleton className="h-24" />
          </div>
        ))}
      </div>
      <Skeleton className="mt-6 h-40" />
    </Card>
  );
}
