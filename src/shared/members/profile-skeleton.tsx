import { Card } from '@/kit/ui/card';
import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholder for a profile. `label` is announced to screen readers. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-4 sm:gap-6">
      <output className="sr-only">{label}</output>
      <Card className="overflow-hidden">
        <Skeleton className="h-20 rounded-none sm:h-28" />
        <div className="flex flex-col gap-3 px-5 pb-6 sm:px-7">
          <Skeleton className="-mt-12 size-30 rounded-full ring-4 ring-surface sm:-mt-16" />
          <Skeleton className="h-8 w-56 max-w-full" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-72 max-w-full" />
        </div>
      </Card>
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <Card className="flex flex-col gap-3 p-5 sm:p-7">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-4 w-2/3" />
          <Skeleton className="mt-5 h-9 w-64 max-w-full rounded-full" />
          <Skeleton className="h-9 w-48 rounded-full" />
        </Card>
        <Card className="flex flex-col gap-4 p-5 sm:p-6">
          <Skeleton className="h-6 w-24" />
          <Skeleton className="h-5 w-48" />
          <Skeleton className="h-5 w-36" />
        </Card>
      </div>
    </div>
  );
}
