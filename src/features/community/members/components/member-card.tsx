import { clsx } from 'clsx';
import { MapPin, Star } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { Avatar } from '@/platform/pictures/avatar';
import { Badge } from '@/kit/ui/badge';
import { TierBadge } from '@/shared/members/tier-badge';
import { averageRating, ratingText, reviewCount } from '../../reviews/ratings';
import type { MemberCard as Member, Stats } from '../member';
import { ConnectButton } from '../../connections/components/connect-button';
import { FollowButton } from '../../connections/components/follow-button';

interface MemberCardProps {
  member: Member;
  /** The list's URL, for the back link on the member's page. */
  from?: string;
}

/** A member in a list. The whole card links to their page, and the buttons lie above that link. */
export const MemberCard = memo(function Card({ member, from }: MemberCardProps) {
  const { id, name, title, location, membership_tier: tier, stats } = member;
  const own = useUser().id === id;
  return (
    <article
      className={clsx(
        'group relative flex h-full min-w-0 flex-col rounded-card border border-line bg-surface',
        'p-4 outline-offset-2 outline-evergreen transition-colors hover:border-edge',
        'has-[h3_a:focus-visible]:outline-2 sm:p-5',
      )}
    >
      <div className="flex min-w-0 items-start gap-4">
        <Avatar name={name} path={member.profile_image_url} size={60} tier={tier} />
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <h3 className="truncate font-semibold text-ink">
            <Link
              to={paths.member(id)}
              state={from ? { from } : undefined}
              title={name}
              className={clsx(
                'group-hover:underline after:absolute after:inset-0 after:rounded-card',
                'focus-visible:outline-none',
              )}
            >
              {name}
            </Link>
          </h3>
          {title ? (
            <p className="truncate text-[15px] text-ink" title={title}>
              {title}
            </p>
          ) : null}
          {location ? (
            <p className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
              <MapPin aria-hidden className="size-3.5 shrink-0" />
              <span className="truncate" title={location}>
                {location}
              </span>
            </p>
          ) : null}
          <div className="mt-1.5 flex flex-wrap gap-1.5 empty:hidden">
            <TierBadge tier={tier} />
            {own ? <Badge>You</Badge> : null}
          </div>
        </div>
      </div>
      {stats ? <Figures stats={stats} /> : null}
      {own ? null : (
        <div className="relative mt-auto flex flex-wrap gap-2 pt-4">
          <ConnectButton member={member} quiet size="sm" className="flex-1" />
          <FollowButton member={member} size="sm" className="flex-1" />
        </div>
      )}
    </article>
  );
});

/** Followers, connections, and rating. */
function Figures({ stats: { followers, connections, ratings } }: { stats: Stats }) {
  const average = averageRating(ratings);
  return (
    <ul className="numeric mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <li>{pluralize(followers, 'follower')}</li>
      <li>{pluralize(connections, 'connection')}</li>
      {average === null ? null : (
        <li className="flex items-center gap-1">
          <Star aria-hidden className="size-3.5 fill-amber stroke-0" />
          <span aria-hidden className="font-semibold text-ink">
            {average.toFixed(1)}
          </span>
          <span aria-hidden>({reviewCount(ratings).toLocaleString('en-US')})</span>
          <span className="sr-only">{ratingText(ratings)}</span>
        </li>
      )}
    </ul>
  );
}
