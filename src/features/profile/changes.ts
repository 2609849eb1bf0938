import { industries, roles } from '@/domain/member/member-vocabulary';
import { socialSites, type SocialLinks } from '@/domain/member/social-links';
import { itemsText } from './item-list';
import type { Profile, ProfileChanges } from './profile';
import type { ProfileDraft, ProfileValues } from './schema';

/** A stored profile as form values. */
export function toDraft(profile: Profile): ProfileDraft {
  const { linkedin = '', facebook = '', twitter = '', instagram = '' } = profile.social_links;
  return {
    name: profile.name,
    title: profile.title ?? '',
    location: profile.location ?? '',
    bio: profile.bio ?? '',
    phone: profile.phone ?? '',
    website: profile.website ?? '',
    pastDeals: profile.past_deals,
    interests: itemsText(profile.investment_interests),
    expertise: itemsText(profile.expertise),
    certifications: itemsText(profile.certifications),
    linkedin,
    facebook,
    twitter,
    instagram,
    status: profile.profile_status,
    openToMessages: profile.open_to_messages,
    // In the order of the checkboxes, as the form returns them.
    roles: roles.filter((role) => profile.roles.includes(role)),
    industries: industries.filter((industry) => profile.industries.includes(industry)),
    shown: profile.shown,
  };
}

/** The form values that differ from the initial ones. */
export function draftChanges(initial: ProfileDraft, now: ProfileDraft): Partial<ProfileDraft> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !same(value, initial[name as keyof ProfileDraft])),
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The database field that stores each form field. */
const storedAs = {
  name: 'name',
  title: 'title',
  location: 'location',
  bio: 'bio',
  phone: 'phone',
  website: 'website',
  pastDeals: 'past_deals',
  interests: 'investment_interests',
  expertise: 'expertise',
  certifications: 'certifications',
  linkedin: 'social_links',
  facebook: 'social_links',
  twitter: 'social_links',
  instagram: 'social_links',
  status: 'profile_status',
  openToMessages: 'open_to_messages',
  roles: 'roles',
  industries: 'industries',
  shown: 'shown',
} as const satisfies Record<keyof ProfileDraft, keyof ProfileChanges>;

/**
 * The fields to send: those that were touched and now differ from the stored profile. Untouched fields are left out
 * even if the form would store them differently ('Realtor, ABR' stored as one item), so that two tabs don't undo each
 * other's changes.
 */
export function profileChanges(
  stored: Profile,
  touched: readonly (keyof ProfileDraft)[],
  values: ProfileValues,
): ProfileChanges {
  const next = toChanges(values);
  const columns = new Set<string>(touched.map((name) => storedAs[name]));
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => columns.has(name) && !same(value, comparable(stored)[name as keyof ProfileChanges]),
    ),
  );
}

function toChanges(values: ProfileValues): Required<ProfileChanges> {
  return {
    name: values.name,
    title: values.title,
    location: values.location,
    bio: values.bio,
    phone: values.phone,
    website: values.website,
    past_deals: values.pastDeals,
    investment_interests: values.interests,
    expertise: values.expertise,
    certifications: values.certifications,
    social_links: linksOf(values),
    profile_status: values.status,
    open_to_messages: values.openToMessages,
    roles: values.roles,
    industries: values.industries,
    shown: values.shown,
  };
}

/** Links in a fixed order, without empty ones. */
function linksOf(links: SocialLinks): SocialLinks {
  return Object.fromEntries(socialSites.flatMap((site) => (links[site] ? [[site, links[site]]] : [])));
}

function comparable(stored: Profile): ProfileChanges {
  return { ...stored, social_links: linksOf(stored.social_links) };
}

/** The form field named by a database check error; null if the message doesn't tell. */
export function rejectedField(message: string): keyof ProfileDraft | null {
  const column = /"(?:users|member_contacts|member_details)_(\w+?)_check"/.exec(message)?.[1];
  const fields = Object.entries(storedAs).flatMap(([field, name]) =>
    name === column ? [field as keyof ProfileDraft] : [],
  );
  // A rejected link could be any of the four.
  return fields.length === 1 ? (fields[0] ?? null) : null;
}
