import { lazyValue } from '@/kit/formatting/lazy-value';
import type { Profile, ProfileStatus } from './profile';

/** The parts missing from a profile, most important first; empty for a complete one. */
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

const listFormat = lazyValue(() => new Intl.ListFormat('en-US', { type: 'conjunction' }));

/** 'Add a picture and a short bio'; null when nothing is missing. */
export function nudgeText(missing: readonly string[]): string | null {
  return missing.length === 0 ? null : `Add ${listFormat().format(missing)}`;
}

/** What a profile status means, for the form and the profile itself. */
export const statusTexts: Readonly<Record<ProfileStatus, { label: string; text: string }>> = {
  public: {
    label: 'Public',
    text:
      'You are in the member directory, and anyone can open your profile. Your contact details are for ' +
      'paid members and your connections.',
  },
  private: {
    label: 'Private',
    text:
      'You are not in the directory. Only you, your connections and our staff can open your profile. Your ' +
      'listings stay on the market without your name.',
  },
};
