import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatMoment, formatRelativeDate } from '@/shared/lib/format';
import type { Author } from '@/shared/supabase/author';
import { Avatar } from './avatar';
import { TierBadge } from './tier-badge';

interface AuthorLineProps {
  /** Null where the reader cannot see the member. */
  author: Author | null;
  /** The account is gone. */
  gone: boolean;
  /** When it was written: an ISO time. */
  at: string;
  edited?: boolean;
  /** Edge of the picture in CSS pixels. */
  size?: number;
  className?: string;
}

/** Who wrote something, and when. */
export function AuthorLine({ author, gone, at, edited = false, size = 40, className }: AuthorLineProps) {
  return (
    <div className={clsx('flex min-w-0 items-center gap-3', className)}>
      <Avatar
        name={authorName(author, gone)}
        path={author?.profile_image_url}
        size={size}
        partner={author?.membership_tier === 'partner'}
      />
      <div className="min-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          {author ? (
            <Link to={paths.member(author.id)} className="min-w-0 truncate font-semibold text-ink hover:underline">
              {author.name}
            </Link>
          ) : (
            <span className="font-semibold text-muted">{authorName(author, gone)}</span>
          )}
          {author ? <TierBadge tier={author.membership_tier} /> : null}
        </div>
        <p className="text-sm text-muted">
          <time dateTime={at} title={formatMoment(at)}>
            {formatRelativeDate(at)}
          </time>
          {edited ? ' · edited' : null}
        </p>
      </div>
    </div>
  );
}

/** What somebody is called whose profile the reader may not be able to see. */
export function authorName(author: Pick<Author, 'name'> | null, gone: boolean): string {
  return author?.name ?? (gone ? 'Former member' : 'A member');
}
