import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholder bubbles for messages that are loading. */
export function ThreadSkeleton() {
  return (
    <div className="flex flex-1 flex-col justify-end gap-3 overflow-hidden px-5 pb-4">
      <output className="sr-only">Loading messages</output>
      {['w-56', 'w-72 self-end', 'w-40 self-end', 'w-64', 'w-48 self-end'].map((shape) => (
        <Skeleton key={shape} className={`h-10 max-w-[75%] rounded-[18px]! ${shape}`} />
      ))}
    </div>
  );
}
