import { Skeleton } from '@/shared/ui/skeleton';

/** The form, while the profile or its own code is loading. */
export function FormSkeleton() {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6">
      <output className="sr-only">Loading the form</output>
      <Skeleton className="h-9 w-44" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-[34rem] rounded-card" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
