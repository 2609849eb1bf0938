/**
 * The fields of a member's profile, by the names of their columns, most important first. Forms, drafts, pages, reports,
 * and the restore read this table. `private.profile_fields` has the same in SQL; a test compares them.
 */
import type { Industry, Role } from './member-vocabulary.ts';
import type { SocialLinks } from './social-links.ts';

export const profileStatuses = ['public', 'private'] as const;
export type ProfileStatus = (typeof profileStatuses)[number];

/** What's stored of each kind of field. */
export interface Kinds {
  /** 'name' and 'line' are beside the member's picture. */
  name: string;
  line: string | null;
  text: string | null;
  phone: string | null;
  link: string | null;
  /** 0 if it's blank. */
  count: number;
  /** Short texts of the member's own. */
  items: string[];
  roles: Role[];
  industries: Industry[];
  links: SocialLinks;
  status: ProfileStatus;
  flag: boolean;
}

export type FieldKind = keyof Kinds;

/** What there is to say about a field. */
export interface Field {
  table: 'users' | 'member_contacts' | 'member_details';
  kind: FieldKind;
  label: string;
  /** Shown in the empty field. */
  example?: string;
  /** The largest number, or the most characters. The limits of other kinds are the kind's. */
  max?: number;
  /** How a profile without it is asked to add it. */
  missing?: string;
  /** Only the member and staff read it. */
  own?: true;
}

export const profileFields = {
  name: { table: 'users', kind: 'name', label: 'Name', max: 120 },
  bio: { table: 'users', kind: 'text', label: 'Bio', max: 4000, missing: 'a short bio' },
  title: {
    table: 'users',
    kind: 'line',
    label: 'Title',
    example: 'Buy and hold investor',
    max: 120,
    missing: 'a title',
  },
  location: {
    table: 'users',
    kind: 'line',
    label: 'Location',
    example: 'Austin, TX',
    max: 160,
    missing: 'your location',
  },
  roles: { table: 'member_details', kind: 'roles', label: 'Roles', missing: 'what you do' },
  industries: { table: 'member_details', kind: 'industries', label: 'Industries' },
  shown: { table: 'member_details', kind: 'flag', label: 'Show these on my profile', own: true },
  phone: { table: 'member_contacts', kind: 'phone', label: 'Phone', example: '(512) 555-0100' },
  website: { table: 'member_contacts', kind: 'link', label: 'Website', example: 'yoursite.com' },
  past_deals: { table: 'users', kind: 'count', label: 'Deals closed', example: '12', max: 100_000 },
  investment_interests: {
    table: 'users',
    kind: 'items',
    label: 'Investment interests',
    example: 'Small multifamily, Self storage, Infill land',
  },
  expertise: { table: 'users', kind: 'items', label: 'Expertise', example: 'Rehab budgeting, Seller financing' },
  certifications: {
    table: 'users',
    kind: 'items',
    label: 'Certifications',
    example: 'Licensed real estate agent, CCIM',
  },
  social_links: { table: 'users', kind: 'links', label: 'Links' },
  profile_status: { table: 'users', kind: 'status', label: 'Visibility' },
  open_to_messages: { table: 'users', kind: 'flag', label: 'Anyone can message me' },
} as const satisfies Record<string, Field>;

/** The name of a field, which is its column's. */
export type ProfileField = keyof typeof profileFields;

/** The names of the fields of some kinds. */
export type FieldOf<Kind extends FieldKind> = {
  [Name in ProfileField]: (typeof profileFields)[Name]['kind'] extends Kind ? Name : never;
}[ProfileField];

/** The values of a profile, given those of each kind. */
export type FieldValues<Values extends Record<FieldKind, unknown>> = {
  [Name in ProfileField]: Values[(typeof profileFields)[Name]['kind']];
};

/** The fields of a profile as they're stored. */
export type ProfileValues = FieldValues<Kinds>;

/** The fields with their names. */
export const profileFieldEntries = Object.entries(profileFields) as [ProfileField, Field][];

/** The names of the fields of a kind. */
export function fieldsOfKind<Kind extends FieldKind>(kind: Kind): FieldOf<Kind>[] {
  return profileFieldEntries.filter(([, field]) => field.kind === kind).map(([name]) => name as FieldOf<Kind>);
}
