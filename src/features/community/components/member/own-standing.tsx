import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { countText } from '@/shared/lib/format';
import { useAuth } from '@/shared/session/auth-provider';
import { Skeleton } from '@/shared/ui/skeleton';
import { memberProfileQuery } from '../../api/member';
import { RatingSummary } from '../reviews/stars';

/** A line on the own profile: how often others opened it, what they make of its owner, and the way to see it as they do. */
export function OwnStanding() {
  const { user } = useAuth();
  const userId = user?.id ?? '';
  const { data, isPending } = useQuery({ ...memberProfileQuery(userId, userId), enabled: user !== null });
  const stats = data?.stats;
  return (
    <div className="numeric -my-1 flex flex-wrap items-center gap-x-5 px-1 text-sm text-muted">
      {isPending ? <Skeleton className="h-5 w-64 max-w-full" /> : null}
      {stats ? (
        <>
          <span className="inline-flex items-center gap-2">
            <Eye aria-hidden className="size-4" />
            {countText(stats.profile_views, 'profile view')}
          </span>
          <RatingSummary ratings={stats.ratings} />
        </>
      ) : null}
      <Link
        to={paths.member(userId)}
        className="inline-flex min-h-9 items-center rounded font-semibold text-evergreen-ink underline-offset-4 hover:underline pointer-coarse:min-h-11"
      >
        View as others see it
      </Link>
    </div>
  );
}
