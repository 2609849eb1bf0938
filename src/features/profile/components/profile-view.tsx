import type { ReactNode } from 'react';
import { LinksCard } from '@/shared/ui/links-card';
import type { Profile } from '../profile';
import { ProfileAbout } from './profile-about';
import { ContactCard, StatusCard } from './profile-cards';
import { ProfileHeader } from './profile-header';
import { ProfileNudge } from './profile-nudge';

interface ProfileViewProps {
  profile: Profile;
  standing: ReactNode;
  listings: ReactNode;
}

/** The profile as others see it, with notes on who sees what. */
export function ProfileView({ profile, standing, listings }: ProfileViewProps) {
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-4 sm:gap-6">
      <ProfileHeader profile={profile} />
      {standing}
      <ProfileNudge profile={profile} />
      <div className="grid gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <ProfileAbout profile={profile} />
        <div className="flex flex-col gap-4 sm:gap-6 lg:row-span-2">
          <ContactCard profile={profile} />
          <LinksCard links={profile.social_links} />
          <StatusCard status={profile.profile_status} />
        </div>
        {listings}
      </div>
    </div>
  );
}
