import { Eye, Pencil } from 'lucide-react';
import { paths } from '@/shared/config/paths';
import { countText } from '@/shared/lib/format';
import { ButtonLink } from '@/shared/ui/button';
import { Fact } from '@/shared/ui/facts';
import { ProfileCover } from '@/shared/ui/profile-cover';
import { ProfileFacts, ProfileName, ProfilePicture } from '@/shared/ui/profile-heading';
import type { MemberProfile } from '../../member-profile';
import { ConnectButton } from '../connect/connect-button';
import { FollowButton } from '../follow/follow-button';
import { RatingSummary } from '../reviews/stars';
import { MemberMenu } from '../safety/member-menu';
import { MemberCounts } from './member-counts';

interface MemberHeaderProps {
  member: MemberProfile;
  /** It is the reader's own page. */
  own: boolean;
  /** How often others opened it. */
  views: number;
}

/** Who the member is, at a glance, and what the reader can do. */
export function MemberHeader({ member, own, views }: MemberHeaderProps) {
  const { name, title, profile_image_url: picture, membership_tier: tier, stats } = member;
  return (
    <header className="overflow-hidden rounded-card border border-line bg-surface">
      <ProfileCover />
      {/* On wide screens the actions stand beside the picture, on phones below everything; what is seldom wanted beside it there too. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2.5 gap-y-4 px-5 pb-6 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:px-7">
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
            <Fact icon={<Eye aria-hidden />}>{countText(views, 'profile view')}</Fact>
          </ProfileFacts>
          {stats ? <MemberCounts memberId={member.id} memberName={name} stats={stats} /> : null}
        </div>
        <div className="col-span-2 flex flex-wrap items-center gap-2.5 sm:col-span-1 sm:col-start-2 sm:row-start-1 sm:self-end">
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
