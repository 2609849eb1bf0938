import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { Skeleton } from '@/kit/ui/skeleton';
import { memberProfileQuery } from '../api/queries';
import { RatingSummary } from '../../reviews/components/rating-summary';

/** Profile views and rating on the member's own profile, with a link to their public page. */
export function ProfileStats() {
  const { id: userId } = useUser();
  const { data, isPending } = useQuery(memberProfileQuery(userId, userId));
  const stats = data?.stats;
  return (
    <div className="numeric -my-1 flex flex-wrap items-center gap-x-5 px-1 text-sm text-muted">
      {isPending ? <Skeleton className="h-5 w-64 max-w-full" /> : null}
      {stats ? (
        <>
          <span className="inline-flex items-center gap-2">
            <Eye aria-hidden className="size-4" />
            {pluralize(stats.profile_views, 'profile view')}
          </span>
          <RatingSummary ratings={stats.ratings} />
        </>
      ) : null}
      <Link
        to={paths.member(userId)}
        className={clsx(
          'inline-flex min-h-9 items-center rounded font-semibold text-evergreen-ink',
          'underline-offset-4 hover:underline pointer-coarse:min-h-11',
        )}
      >
        View public profile
      </Link>
    </div>
  );
}
