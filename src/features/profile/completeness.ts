import { joinWords } from '@/kit/formatting/join-words';
import { profileFieldEntries, type ProfileStatus, type ProfileValues } from '@/domain/member/fields';
import type { Profile } from './profile';

/** The parts missing from a profile, most important first; empty for a complete one. */
export function missingParts(profile: Partial<ProfileValues> & Pick<Profile, 'profile_image_url'>): string[] {
  const missing = profileFieldEntries.flatMap(([name, field]) =>
    field.missing && isEmpty(profile[name]) ? [field.missing] : [],
  );
  return profile.profile_image_url ? missing : ['a picture', ...missing];
}

const isEmpty = (value: unknown) => !value || (Array.isArray(value) && value.length === 0);

/** 'Add a picture and a short bio'; null when nothing is missing. */
export function nudgeText(missing: readonly string[]): string | null {
  return missing.length === 0 ? null : `Add ${joinWords(missing)}`;
}

/** What a profile status means, for the form and the profile itself. */
export const statusTexts: Readonly<Record<ProfileStatus, { label: string; text: string }>> = {
  public: {
    label: 'Public',
    text:
      'You’re in the member directory, and anyone can open your profile. Your contact details are for ' +
      'paid members and your connections.',
  },
  private: {
    label: 'Private',
    text:
      'You’re not in the directory. Only you, your connections and our team can open your profile. Your ' +
      'listings stay on the market without your name.',
  },
};
