import { Skeleton } from '@/shared/ui/skeleton';

/** Where a plan's button will stand. */
export function ActionPending() {
  return <Skeleton className="h-12" />;
}
