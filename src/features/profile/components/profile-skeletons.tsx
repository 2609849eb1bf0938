import { Skeleton } from '@/kit/ui/skeleton';

/** Shown while the profile or the form's code loads. */
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
