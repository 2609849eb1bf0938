import { usePageTitle } from '@/platform/navigation/route-effects';
import { Skeleton } from '@/kit/ui/skeleton';
import { BackLink, barClass } from './conversation-bar';
import { ThreadSkeleton } from './thread-skeleton';

/** A conversation while its code or its messages load. */
export function ConversationSkeleton() {
  usePageTitle('Messages');
  return (
    <>
      <div className={barClass}>
        <BackLink />
        <Skeleton className="size-10 rounded-full!" />
        <Skeleton className="h-5 w-36" />
      </div>
      <h1 className="sr-only">Conversation</h1>
      <ThreadSkeleton />
    </>
  );
}
