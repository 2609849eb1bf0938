import { industries, roles } from '@/shared/config/member-vocabulary';
import { sites, type Links } from '@/shared/lib/social-links';
import { itemsText } from './item-list';
import type { Profile, ProfileChanges } from './profile';
import type { ProfileDraft, ProfileValues } from './schema';

/** A stored profile as the form shows it. */
export function toDraft(profile: Profile): ProfileDraft {
  const { linkedin = '', facebook = '', twitter = '', instagram = '' } = profile.social_links;
  return {
    name: profile.name,
    title: profile.title ?? '',
    location: profile.location ?? '',
    bio: profile.bio ?? '',
    phone: profile.phone ?? '',
    pastDeals: profile.past_deals,
    interests: itemsText(profile.investment_interests),
    expertise: itemsText(profile.expertise),
    certifications: itemsText(profile.certifications),
    linkedin,
    facebook,
    twitter,
    instagram,
    status: profile.profile_status,
    // In the order of the checkboxes, in which the form keeps them.
    roles: roles.filter((role) => profile.roles.includes(role)),
    industries: industries.filter((industry) => profile.industries.includes(industry)),
    shown: profile.shown,
  };
}

/** The fields of a form that differ from what it began with. */
export function draftChanges(began: ProfileDraft, now: ProfileDraft): Partial<ProfileDraft> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !same(value, began[name as keyof ProfileDraft])),
  );
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Which field of the database each field of the form is part of. */
const storedAs = {
  name: 'name',
  title: 'title',
  location: 'location',
  bio: 'bio',
  phone: 'phone',
  pastDeals: 'past_deals',
  interests: 'investment_interests',
  expertise: 'expertise',
  certifications: 'certifications',
  linkedin: 'social_links',
  facebook: 'social_links',
  twitter: 'social_links',
  instagram: 'social_links',
  status: 'profile_status',
  roles: 'roles',
  industries: 'industries',
  shown: 'shown',
} as const satisfies Record<keyof ProfileDraft, keyof ProfileChanges>;

/**
 * What to send: the fields that were touched and now mean something else than what is stored. A field nobody touched is
 * left out even if it would be written differently ('Realtor, ABR' stored as one item), so that two tabs do not undo each
 * other's work.
 */
export function profileChanges(
  stored: Profile,
  touched: readonly (keyof ProfileDraft)[],
  values: ProfileValues,
): ProfileChanges {
  const next = toChanges(values);
  const wanted = new Set<string>(touched.map((name) => storedAs[name]));
  return Object.fromEntries(
    Object.entries(next).filter(
      ([name, value]) => wanted.has(name) && !same(value, comparable(stored)[name as keyof ProfileChanges]),
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
    past_deals: values.pastDeals,
    investment_interests: values.interests,
    expertise: values.expertise,
    certifications: values.certifications,
    social_links: linksOf(values),
    profile_status: values.status,
    roles: values.roles,
    industries: values.industries,
    shown: values.shown,
  };
}

/** Links in one order, without the empty ones. */
function linksOf(links: Links): Links {
  return Object.fromEntries(sites.flatMap((site) => (links[site] ? [[site, links[site]]] : [])));
}

function comparable(stored: Profile): ProfileChanges {
  return { ...stored, social_links: linksOf(stored.social_links) };
}

/** The form's field that the database has refused, from its message; null when it cannot be told. */
export function refusedField(message: string): keyof ProfileDraft | null {
  const column = /"(?:users|member_contacts|member_details)_(\w+?)_check"/.exec(message)?.[1];
  const fields = Object.entries(storedAs).flatMap(([field, name]) =>
    name === column ? [field as keyof ProfileDraft] : [],
  );
  // A refused link could be any of the four.
  return fields.length === 1 ? (fields[0] ?? null) : null;
}
