import type { ReactNode } from 'react';
import { LinksCard } from '@/shared/members/links-card';
import type { Profile } from '../profile';
import { ContactCard } from './contact-card';
import { ProfileAbout } from './profile-about';
import { ProfileHeader } from './profile-header';
import { ProfileNudge } from './profile-nudge';
import { StatusCard } from './status-card';

interface ProfileViewProps {
  profile: Profile;
  stats: ReactNode;
  listings: ReactNode;
}

/** The profile as others see it, with notes on who can see what. */
export function ProfileView({ profile, stats, listings }: ProfileViewProps) {
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-4 sm:gap-6">
      <ProfileHeader profile={profile} />
      {stats}
      <ProfileNudge profile={profile} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <ProfileAbout profile={profile} />
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6 lg:row-span-2">
          <ContactCard profile={profile} />
          <LinksCard links={profile.social_links} />
          <StatusCard status={profile.profile_status} />
        </div>
        {listings}
      </div>
    </div>
  );
}
