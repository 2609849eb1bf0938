import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize, formatDateTime, formatRelativeDate } from '@/kit/formatting/format';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { authorName } from '@/shared/members/author-line';
import { Badge } from '@/kit/ui/badge';
import { Card } from '@/kit/ui/card';
import { EmptyState } from '@/kit/ui/empty-state';
import { LoadMore } from '@/kit/ui/load-more';
import { useRestoreLinkFocus } from '@/platform/navigation/use-restore-link-focus';
import { topicsQuery } from '../api/queries';
import type { TopicEntry } from '../forum';
import { unreadText } from '../thread';
import { RowSkeletons } from './row-skeletons';

interface TopicRowsProps {
  userId: string;
  forumId: string;
  /** Whether what's above them has its height, so that no row moves when it's about to be pressed. */
  placed: boolean;
  /** The link to start a topic. */
  newTopic: ReactNode;
}

/** A forum's topics, latest reply first. */
export function TopicRows({ userId, forumId, placed, newTopic }: TopicRowsProps) {
  const list = useRestoreLinkFocus();
  const found = useInfiniteQuery(topicsQuery(userId, forumId));
  const { data, error } = found;
  // A reply between two requests moves a topic to another page.
  const topics = useMemo(() => uniqueById(data?.pages.flatMap(({ items }) => items) ?? []), [data]);

  if (data === undefined || !placed) {
    if (!error) return <RowSkeletons what="topics" />;
    return <QueryError query={found} title="We couldn’t load topics" />;
  }
  if (topics.length === 0) {
    return (
      <EmptyState
        icon={<MessageSquare />}
        title="No topics yet"
        text="Ask the first question, or share what you’ve learned."
        action={newTopic}
      />
    );
  }
  return (
    <div ref={list}>
      <h2 className="sr-only">Topics</h2>
      <ul className="flex flex-col gap-3">
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicRow forumId={forumId} topic={topic} />
          </li>
        ))}
      </ul>
      <LoadMore itemsLabel="topics" query={found} />
    </div>
  );
}

function TopicRow({ forumId, topic }: { forumId: string; topic: TopicEntry }) {
  const unread = unreadText(topic);
  return (
    <Card className="relative p-4 transition-colors focus-within:border-edge hover:border-edge sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-[17px] font-semibold wrap-anywhere">
          <Link
            to={paths.topic(forumId, topic.id)}
            className="after:absolute after:inset-0 after:rounded-card hover:underline"
          >
            {topic.title}
          </Link>
        </h3>
        {unread ? <Badge tone="verified">{unread}</Badge> : null}
      </div>
      <p className="numeric mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">Started by {authorName(topic.author, topic.user_id === null)}</span>
        <span>{pluralize(Math.max(topic.posts - 1, 0), 'reply', 'replies')}</span>
        <span>
          {topic.posts > 1 ? 'Last reply' : 'Posted'}{' '}
          <time dateTime={topic.last_reply_at} title={formatDateTime(topic.last_reply_at)}>
            {formatRelativeDate(topic.last_reply_at)}
          </time>
        </span>
      </p>
    </Card>
  );
}
