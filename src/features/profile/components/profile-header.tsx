import { Pencil, Settings } from 'lucide-react';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { ProfileCover } from '@/shared/members/profile-cover';
import { ProfileFacts, ProfileName, ProfilePicture } from '@/shared/members/profile-heading';
import type { Profile } from '../profile';

/** The member at a glance, with links to edit. */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const { name, title, profile_image_url: picture, membership_tier: tier } = profile;
  return (
    <header className="overflow-hidden rounded-card border border-line bg-surface">
      <ProfileCover />
      {/* The actions are next to the picture on wide screens, below everything on phones. */}
      <div className="grid gap-x-6 gap-y-4 px-5 pb-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:px-7">
        <ProfilePicture name={name} path={picture} tier={tier} />
        <div className="min-w-0 sm:col-span-2">
          <ProfileName name={name} title={title} tier={tier} isPrivate={profile.profile_status === 'private'} />
          <ProfileFacts profile={profile} />
        </div>
        <div className="flex flex-wrap gap-2.5 max-sm:*:flex-1 sm:col-start-2 sm:row-start-1 sm:self-end">
          <ButtonLink to={paths.editProfile} icon={<Pencil aria-hidden />}>
            Edit profile
          </ButtonLink>
          <ButtonLink to={paths.account} variant="secondary" icon={<Settings aria-hidden />} className="sm:-order-1">
            Account
          </ButtonLink>
        </div>
      </div>
    </header>
  );
}
