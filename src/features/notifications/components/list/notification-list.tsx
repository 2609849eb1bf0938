import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useCallback, useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { paths } from '@/shared/config/paths';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button, ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { notificationPagesQuery } from '../../api/queries';
import { byDay, type Day, type Filter } from '../../list-rules';
import { nothingYet } from '../../texts';
import { MarkAll } from '../mark-all';
import { NotificationSkeletons } from '../notification-skeletons';
import { NotificationRow } from './notification-row';

interface NotificationListProps {
  userId: string;
  filter: Filter;
  onAll: () => void;
  /** What chooses the filter. */
  choice: ReactNode;
}

/** The member's notifications, the newest first, page by page. */
export function NotificationList({ userId, filter, onAll, choice }: NotificationListProps) {
  const pages = useInfiniteQuery(notificationPagesQuery(userId, filter));
  const { data, error, fetchNextPage } = pages;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // One that came in between two pages moves the others on.
  const items = useMemo(() => data && withoutRepeats(data.pages.flatMap((page) => page.items)), [data]);
  const { container, leaving } = useFocusBeside(items?.length);
  // For a button that goes with what it does.
  const focusList = () => container.current?.focus({ preventScroll: true });

  const content = () => {
    if (items === undefined) {
      if (!error) return <NotificationSkeletons count={6} />;
      return (
        <ErrorState
          title="Your notifications could not be loaded"
          text={explainFailure(error)}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      );
    }
    if (items.length === 0 && !pages.hasNextPage) {
      const showAll = () => {
        focusList();
        onAll();
      };
      return <Nothing filter={filter} onAll={showAll} />;
    }
    return byDay(items, new Date(pages.dataUpdatedAt)).map((day) => (
      <DayRows key={day.label} day={day} userId={userId} filter={filter} onGoing={leaving} />
    ));
  };
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        {choice}
        {items?.some(({ read_at }) => read_at === null) ? (
          <MarkAll userId={userId} items={items} onMark={focusList} variant="secondary" />
        ) : null}
      </div>
      <div ref={container} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {content()}
        {pages.hasNextPage ? (
          <LoadMore
            what="notifications"
            onMore={loadMore}
            busy={pages.isFetchingNextPage}
            failed={pages.isFetchNextPageError}
          />
        ) : null}
      </div>
    </>
  );
}

interface DayRowsProps {
  day: Day;
  userId: string;
  filter: Filter;
  onGoing: (id: string) => void;
}

function DayRows({ day, userId, filter, onGoing }: DayRowsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 px-3 text-sm font-semibold text-muted">
        {day.label}
      </h2>
      <ul>
        {day.items.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            userId={userId}
            filter={filter}
            onGoing={onGoing}
          />
        ))}
      </ul>
    </section>
  );
}

const menusIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row-menu]') ?? [])];

/** Puts the focus beside a row that leaves the list by its own menu: on the next one's, the last one's, or the list. */
function useFocusBeside(length: number | undefined) {
  const container = useRef<HTMLDivElement>(null);
  const going = useRef<{ place: number; length: number | undefined } | null>(null);
  useLayoutEffect(() => {
    if (going.current === null || going.current.length === length) return;
    const left = menusIn(container.current);
    (left[Math.min(going.current.place, left.length - 1)] ?? container.current)?.focus();
    going.current = null;
  });
  const leaving = (id: string) => {
    going.current = { place: menusIn(container.current).findIndex((menu) => menu.dataset.rowMenu === id), length };
  };
  return { container, leaving };
}

function Nothing({ filter, onAll }: Pick<NotificationListProps, 'filter' | 'onAll'>) {
  if (filter === 'all') {
    return (
      <EmptyState
        icon={<Bell />}
        title="Nothing new"
        text={nothingYet}
        action={<ButtonLink to={paths.members}>Browse Members</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon={<Bell />}
      title="You have read everything"
      action={
        <Button variant="secondary" onClick={onAll}>
          Show all
        </Button>
      }
    />
  );
}
