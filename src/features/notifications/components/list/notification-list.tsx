import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { LoadMore } from '@/kit/ui/load-more';
import { notificationPagesQuery } from '../../api/queries';
import { groupByDay, type Filter } from '../../notification-list';
import { MarkAll } from '../mark-all';
import { NotificationSkeletons } from '../notification-skeletons';
import { DaySection } from './day-section';
import { EmptyList } from './empty-list';
import { useFocusNeighbor } from './use-focus-neighbor';

interface NotificationListProps {
  userId: string;
  filter: Filter;
  onShowAll: () => void;
  filterControl: ReactNode;
}

/** The member's notifications, newest first, page by page. */
export function NotificationList({ userId, filter, onShowAll, filterControl }: NotificationListProps) {
  const pages = useInfiniteQuery(notificationPagesQuery(userId, filter));
  const { data, error } = pages;
  // A notification that arrives between two requests shifts the next page.
  const items = useMemo(() => data && uniqueById(data.pages.flatMap((page) => page.items)), [data]);
  const { container, onRemoving } = useFocusNeighbor(items?.length);
  // Keeps the focus in the list when the pressed button disappears.
  const focusList = () => container.current?.focus({ preventScroll: true });

  const content = () => {
    if (items === undefined) {
      if (!error) return <NotificationSkeletons count={6} />;
      return <QueryError query={pages} title="We couldn’t load your notifications" />;
    }
    if (items.length === 0 && !pages.hasNextPage) {
      const showAll = () => {
        focusList();
        onShowAll();
      };
      return <EmptyList filter={filter} onShowAll={showAll} />;
    }
    return groupByDay(items, new Date(pages.dataUpdatedAt)).map((day) => (
      <DaySection key={day.label} day={day} userId={userId} filter={filter} onRemoving={onRemoving} />
    ));
  };
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        {filterControl}
        {items?.some(({ read_at }) => read_at === null) ? (
          <MarkAll userId={userId} items={items} onMark={focusList} variant="secondary" />
        ) : null}
      </div>
      <div ref={container} tabIndex={-1} className="flex flex-col gap-6 outline-none">
        {content()}
        <LoadMore itemsLabel="notifications" query={pages} />
      </div>
    </>
  );
}
