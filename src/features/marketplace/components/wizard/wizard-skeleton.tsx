import { Skeleton } from '@/shared/ui/skeleton';

/** Stands in for the wizard while what it needs is loaded. */
export function WizardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading the form</output>
      <Skeleton className="h-14 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
