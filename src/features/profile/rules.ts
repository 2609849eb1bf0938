import { once } from '@/shared/lib/once';
import type { Profile, ProfileStatus } from './profile';

/** What a profile still lacks for others to know whom they deal with, most telling first. */
export function missingParts(
  profile: Pick<Profile, 'profile_image_url' | 'title' | 'location' | 'bio' | 'roles'>,
): string[] {
  return [
    ...(profile.profile_image_url ? [] : ['a picture']),
    ...(profile.bio ? [] : ['a short bio']),
    ...(profile.title ? [] : ['a title']),
    ...(profile.location ? [] : ['your location']),
    ...(profile.roles.length > 0 ? [] : ['what you do']),
  ];
}

const sentence = once(() => new Intl.ListFormat('en-US', { type: 'conjunction' }));

/** 'Add a picture and a short bio'; null when nothing is missing. */
export function nudgeText(missing: readonly string[]): string | null {
  return missing.length === 0 ? null : `Add ${sentence().format(missing)}`;
}

/** What a profile status means, for the form and the profile itself. */
export const statusTexts: Readonly<Record<ProfileStatus, { label: string; text: string }>> = {
  public: {
    label: 'Public',
    text: 'You are in the member directory, and anyone can open your profile. Your email and phone are for paid members and your connections.',
  },
  private: {
    label: 'Private',
    text: 'You are not in the directory. Only you, your connections and our staff can open your profile. Your listings stay on the market without your name.',
  },
};
