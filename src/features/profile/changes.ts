import { profileFieldEntries, type ProfileField, type ProfileValues } from '@/domain/member/fields';
import { itemsText } from './item-list';
import type { Profile, ProfileChanges } from './profile';
import type { ProfileDraft } from './schema';

const noLinks = { linkedin: '', facebook: '', twitter: '', instagram: '' };

/** A stored profile as form values. */
export function toDraft(profile: Profile): ProfileDraft {
  return Object.fromEntries(
    profileFieldEntries.map(([name, { kind }]) => {
      const stored = profile[name];
      if (kind === 'links') return [name, { ...noLinks, ...profile.social_links }];
      return [name, kind === 'items' ? itemsText(stored as string[]) : (stored ?? '')];
    }),
  ) as unknown as ProfileDraft;
}

/** The form values that differ from the initial ones. */
export function draftChanges(initial: ProfileDraft, now: ProfileDraft): Partial<ProfileDraft> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => !same(value, initial[name as ProfileField])));
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields to send: those that were touched and now differ from the stored profile. Untouched fields are left out
 * even if the form would store them differently ('Realtor, ABR' stored as one item), so that two tabs don't undo each
 * other's changes.
 */
export function profileChanges(stored: Profile, touched: Partial<ProfileDraft>, values: ProfileValues): ProfileChanges {
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in touched && !same(value, stored[name as ProfileField])),
  );
}

/** The form field named by a database check error; null if the message doesn't tell. */
export function rejectedField(message: string): ProfileField | null {
  const column = /"(?:users|member_contacts|member_details)_(\w+?)_check"/.exec(message)?.[1];
  // A rejected link could be any of the four.
  return profileFieldEntries.find(([name, { kind }]) => name === column && kind !== 'links')?.[0] ?? null;
}
