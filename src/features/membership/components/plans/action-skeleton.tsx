import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholder for a plan's button. */
export function ActionSkeleton() {
  return <Skeleton className="h-12" />;
}
