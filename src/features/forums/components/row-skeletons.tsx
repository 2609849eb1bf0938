import { Card } from '@/kit/ui/card';
import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholders for rows of forums, topics or posts. */
export function RowSkeletons({ what, count = 5 }: { what: string; count?: number }) {
  return (
    <div aria-busy className="flex flex-col gap-3">
      <output className="sr-only">Loading {what}</output>
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="flex flex-col gap-3 p-4 sm:p-5">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-1/3" />
        </Card>
      ))}
    </div>
  );
}
