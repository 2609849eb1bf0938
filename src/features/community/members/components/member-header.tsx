import { clsx } from 'clsx';
import { Eye, Pencil } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { pluralize } from '@/kit/formatting/format';
import { ButtonLink } from '@/kit/ui/button';
import { DescriptionItem } from '@/kit/ui/description-list';
import { ProfileCover } from '@/shared/members/profile-cover';
import { ProfileFacts, ProfileName, ProfilePicture } from '@/shared/members/profile-heading';
import type { MemberProfile } from '../member-profile';
import { ConnectButton } from '../../connections/components/connect-button';
import { FollowButton } from '../../connections/components/follow-button';
import { RatingSummary } from '../../reviews/components/rating-summary';
import { MemberMenu } from '../../safety/components/member-menu';
import { MemberCounts } from './member-counts';

interface MemberHeaderProps {
  member: MemberProfile;
  /** The viewer's own page. */
  own: boolean;
  /** Profile views by others. */
  views: number;
}

/** The top of a member's page: picture, name, counts, and actions. */
export function MemberHeader({ member, own, views }: MemberHeaderProps) {
  const { name, title, profile_image_url: picture, membership_tier: tier, stats } = member;
  return (
    <header className="overflow-hidden rounded-card border border-line bg-surface">
      <ProfileCover />
      {/* On wide screens the actions are next to the picture, on phones below everything but the menu. */}
      <div
        className={clsx(
          'grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-4 px-5 pb-6',
          'sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:px-7',
        )}
      >
        <ProfilePicture name={name} path={picture} tier={tier} />
        <div className="col-span-2 min-w-0 sm:col-span-3">
          <ProfileName name={name} title={title} tier={tier} isPrivate={member.profile_status === 'private'} />
          {stats ? (
            <p className="mt-2 text-[15px]">
              <a href="#reviews" className="rounded underline-offset-4 hover:underline">
                <RatingSummary ratings={stats.ratings} />
              </a>
            </p>
          ) : null}
          <ProfileFacts profile={member}>
            <DescriptionItem icon={<Eye aria-hidden />}>{pluralize(views, 'profile view')}</DescriptionItem>
          </ProfileFacts>
          {stats ? <MemberCounts memberId={member.id} memberName={name} stats={stats} /> : null}
        </div>
        <div
          className={clsx(
            'col-span-2 flex flex-wrap items-center gap-2.5 sm:col-span-1 sm:col-start-2',
            'sm:row-start-1 sm:self-end',
          )}
        >
          {own ? (
            <ButtonLink to={paths.editProfile} icon={<Pencil aria-hidden />} className="max-sm:flex-1">
              Edit profile
            </ButtonLink>
          ) : (
            <>
              <ConnectButton member={member} className="max-sm:flex-1" />
              <FollowButton member={member} className="max-sm:flex-1" />
            </>
          )}
        </div>
        <div className="col-start-2 row-start-1 self-end sm:col-start-3">
          <MemberMenu member={member} />
        </div>
      </div>
    </header>
  );
}
