import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDateTime, formatRelativeDate } from '@/kit/formatting/format';
import type { Author } from '@/domain/member/author';
import { Avatar } from '@/platform/pictures/avatar';
import { TierBadge } from './tier-badge';

interface AuthorLineProps {
  /** Null if the viewer can't see the member's profile. */
  author: Author | null;
  /** The account was deleted. */
  isDeleted: boolean;
  /** ISO timestamp. */
  postedAt: string;
  edited?: boolean;
  /** Avatar size in CSS pixels. */
  size?: number;
  className?: string;
}

/** Author and time of a post, comment, or reply. */
export function AuthorLine({ author, isDeleted, postedAt, edited = false, size = 40, className }: AuthorLineProps) {
  return (
    <div className={clsx('flex min-w-0 items-center gap-3', className)}>
      <Avatar
        name={authorName(author, isDeleted)}
        path={author?.profile_image_url}
        size={size}
        tier={author?.membership_tier}
      />
      <div className="min-w-0">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
          {author ? (
            <Link to={paths.member(author.id)} className="min-w-0 truncate font-semibold text-ink hover:underline">
              {author.name}
            </Link>
          ) : (
            <span className="font-semibold text-muted">{authorName(author, isDeleted)}</span>
          )}
          {author ? <TierBadge tier={author.membership_tier} /> : null}
        </div>
        <p className="text-sm text-muted">
          <time dateTime={postedAt} title={formatDateTime(postedAt)}>
            {formatRelativeDate(postedAt)}
          </time>
          {edited ? ' · edited' : null}
        </p>
      </div>
    </div>
  );
}

/** Display name of an author whose profile the viewer may not be able to see. */
export function authorName(author: Pick<Author, 'name'> | null, gone: boolean): string {
  return author?.name ?? (gone ? 'Former member' : 'A member');
}
