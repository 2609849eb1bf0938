import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { uniqueById } from '@/kit/formatting/ids';
import { useQueryState } from '@/platform/navigation/use-query-state';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { LoadMore } from '@/kit/ui/load-more';
import { Skeleton } from '@/kit/ui/skeleton';
import { SearchBox } from '@/shared/search/search-box';
import { inboxQuery } from '../../api/queries';
import { foundQuery } from '../../api/search-queries';
import { inboxSearch } from '../../inbox-search';
import type { InboxEntry } from '../../message';
import { InboxRow, rowHeight } from './inbox-row';

/** Scroll offsets per member, because opening a conversation remounts the list. */
const offsets = new Map<string, number>();

interface InboxProps {
  userId: string;
  /** The open conversation's address, or null. */
  shown: string | null;
}

/** The member's conversations, latest message first, or those in which a search finds something. */
export function Inbox({ userId, shown }: InboxProps) {
  const { search, set } = useQueryState(inboxSearch);
  const { data } = useInfiniteQuery(inboxQuery(userId));
  if (data?.pages[0]?.items.length === 0) return <NoConversations />;
  return (
    <>
      <div className="px-4 pb-3">
        <SearchBox
          label="Search messages"
          placeholder="Search messages"
          value={search}
          // Only the first search adds a history entry.
          onSearch={(text, first) => set({ search: text }, { replace: !first && text !== '' })}
        />
      </div>
      {search ? (
        <FoundConversations userId={userId} search={search} shown={shown} />
      ) : (
        <Conversations userId={userId} shown={shown} />
      )}
    </>
  );
}

function Conversations({ userId, shown }: InboxProps) {
  const pages = useInfiniteQuery(inboxQuery(userId));
  const { data, error } = pages;
  // A conversation that moves up between two requests shifts the pages.
  const entries = useMemo(() => data && uniqueById(data.pages.flatMap(({ items }) => items)), [data]);
  const list = useRef<VirtualizerHandle>(null);
  const there = entries !== undefined;

  useLayoutEffect(() => {
    const offset = offsets.get(userId);
    if (there && offset) list.current?.scrollTo(offset);
  }, [there, userId]);

  if (entries === undefined) {
    if (!error) return <InboxSkeleton />;
    return (
      <div className="p-4">
        <QueryError query={pages} title="We couldn’t load your messages" />
      </div>
    );
  }
  const now = new Date(pages.dataUpdatedAt);
  return (
    <nav aria-label="Conversations" className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <Virtualizer
        ref={list}
        data={entries}
        as="ul"
        item="li"
        itemSize={rowHeight}
        onScroll={(offset) => offsets.set(userId, offset)}
      >
        {(entry) => <InboxRow key={entry.id} entry={entry} now={now} current={isShown(entry, shown)} />}
      </Virtualizer>
      {pages.hasNextPage ? (
        <div className="pb-8">
          <LoadMore itemsLabel="conversations" query={pages} />
        </div>
      ) : null}
    </nav>
  );
}

/** Conversations with the words, in any of their messages or in the other member's name. */
function FoundConversations({ userId, search, shown }: InboxProps & { search: string }) {
  const found = useQuery(foundQuery(userId, search));
  const { data, error, isPlaceholderData } = found;
  if (data === undefined) {
    if (!error) return <InboxSkeleton />;
    return (
      <div className="p-4">
        <QueryError query={found} title="We couldn’t search your messages" />
      </div>
    );
  }
  const now = new Date(found.dataUpdatedAt);
  return (
    <nav
      aria-label="Conversations found"
      aria-busy={isPlaceholderData}
      className={clsx('min-h-0 flex-1 overflow-y-auto overscroll-contain', isPlaceholderData && 'opacity-60')}
    >
      <output className={data.length > 0 ? 'sr-only' : 'block px-4 py-2 text-[15px] text-muted'}>
        {data.length > 0 ? `${pluralize(data.length, 'conversation')} found` : `No messages with “${search}”.`}
      </output>
      <ul>
        {data.map((entry) => (
          <li key={entry.id}>
            <InboxRow entry={entry} now={now} current={isShown(entry, shown)} search={search} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const isShown = ({ partner, conversationId }: InboxEntry, shown: string | null) =>
  shown !== null && (partner.id === shown || conversationId === shown);

function NoConversations() {
  return (
    <div className="p-4">
      <EmptyState
        icon={<MessageCircle />}
        title="No messages yet"
        text="Message a seller from their listing, or a member from their profile."
        action={
          <>
            <ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>
            <ButtonLink to={paths.members} variant="secondary">
              Browse Members
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

function InboxSkeleton() {
  return (
    <div className="overflow-hidden">
      <output className="sr-only">Loading your messages</output>
      {Array.from({ length: 7 }, (_, row) => (
        <div key={row} className="flex items-center gap-3 px-4" style={{ height: rowHeight }}>
          <Skeleton className="size-12 shrink-0 rounded-full!" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
