import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize, formatDateTime, formatRelativeDate } from '@/kit/formatting/format';
import { Card } from '@/kit/ui/card';
import type { Forum } from '../forum';

/** A forum in the list: title, description, and activity. */
export function ForumRow({ forum: { id, title, description, topics, posts, last_activity_at } }: { forum: Forum }) {
  return (
    <Card className="relative p-4 transition-colors focus-within:border-edge hover:border-edge sm:p-5">
      <h2 className="text-lg font-semibold wrap-anywhere">
        {/* The whole card is the link. */}
        <Link to={paths.forum(id)} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          {title}
        </Link>
      </h2>
      {description ? <p className="mt-1 line-clamp-2 text-[15px] wrap-anywhere text-muted">{description}</p> : null}
      <p className="numeric mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
        <span>{pluralize(topics, 'topic')}</span>
        <span>{pluralize(posts, 'post')}</span>
        <span>
          {last_activity_at ? (
            <>
              Last activity{' '}
              <time dateTime={last_activity_at} title={formatDateTime(last_activity_at)}>
                {formatRelativeDate(last_activity_at)}
              </time>
            </>
          ) : (
            'No posts yet'
          )}
        </span>
      </p>
    </Card>
  );
}
