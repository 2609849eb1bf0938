import { Skeleton } from '@/shared/ui/skeleton';

/** Placeholder while the wizard's data loads. */
export function WizardSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading the form</output>
      <Skeleton className="h-14 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
