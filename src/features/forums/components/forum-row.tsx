import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { countText, formatMoment, formatRelativeDate } from '@/shared/lib/format';
import { Card } from '@/shared/ui/card';
import type { Forum } from '../forum';

/** A forum in the list: what it is about, and what goes on in it. */
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
        <span>{countText(topics, 'topic')}</span>
        <span>{countText(posts, 'post')}</span>
        <span>
          {last_activity_at ? (
            <>
              Last activity{' '}
              <time dateTime={last_activity_at} title={formatMoment(last_activity_at)}>
                {formatRelativeDate(last_activity_at)}
              </time>
            </>
          ) : (
            'Nothing written yet'
          )}
        </span>
      </p>
    </Card>
  );
}
