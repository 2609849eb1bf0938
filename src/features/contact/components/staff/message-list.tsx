import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { messagesQuery } from '../../api/messages';
import type { MessageState } from '../../contact';
import { MessageCard } from './message-card';

const nothing = {
  open: { title: 'No open messages', text: 'What visitors and members send through the contact form appears here.' },
  settled: { title: 'Nothing was settled yet', text: 'Messages that need nothing more stand here, with what was noted.' },
} as const;

/** The open messages, each to be settled, or those that were. */
export function MessageList({ state }: { state: MessageState }) {
  const list = useInfiniteQuery(messagesQuery(state));
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const messages = useMemo(() => withoutRepeats(data?.pages.flatMap((page) => page.items) ?? []), [data]);
  const cards = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState<string | null>(null);

  const settled = (index: number) => {
    setTold(null);
    toast.success('Message settled', { duration: 2000 });
    // The card goes, and the focus with it: on to the next one, else up to the page's heading.
    const beside = messages[index + 1] ?? messages[index - 1];
    const card = beside && cards.current?.querySelector<HTMLElement>(`[data-message="${beside.id}"] h2`);
    const next = card ?? document.querySelector<HTMLElement>('h1');
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  };
  const overtaken = (why: string) => {
    setTold(why);
    void refetch();
  };

  if (data === undefined) {
    if (!error) return <Loading />;
    return <ErrorState title="The messages could not be loaded" text={explainFailure(error)} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div>
      <output className={told ? 'mb-4 block rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink' : 'sr-only'}>{told}</output>
      {messages.length === 0 && !hasNextPage ? <EmptyState icon={<Inbox />} {...nothing[state]} /> : null}
      <ul ref={cards} className="flex flex-col gap-6">
        {messages.map((message, index) => (
          <li key={message.id} data-message={message.id}>
            <MessageCard message={message} onSettled={() => settled(index)} onOvertaken={overtaken} />
          </li>
        ))}
      </ul>
      {hasNextPage ? <LoadMore what="messages" onMore={loadMore} busy={isFetchingNextPage} failed={list.isFetchNextPageError} /> : null}
    </div>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading messages</output>
      {Array.from({ length: 2 }, (_, index) => (
        <Skeleton key={index} className="h-72 rounded-card" />
      ))}
    </div>
  );
}
