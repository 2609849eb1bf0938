import { z } from 'zod';
import { namesUs, posingText } from '@/domain/text/staff-names';
import { line, personName } from '@/domain/text/line';
import { industries, roles, type Industry, type Role } from '@/domain/member/member-vocabulary';
import { isSocialLink, toLink, type SocialSite } from '@/domain/member/social-links';
import { numberEntry, optionalNumber } from '@/kit/numbers/number-schema';
import type { NumberEntry, NumberLimits } from '@/kit/numbers/parse-number';
import { isPhone, looksLikePhone, phoneError } from '@/kit/formatting/phone';
import { phoneText } from '@/kit/formatting/phone-text';
import { itemsProblem, parseItems } from './item-list';
import { profileStatuses, type ProfileStatus } from './profile';

const atMost = (max: number) => `Use at most ${max.toLocaleString('en-US')} characters.`;

/** Optional text; empty becomes null, as in the database. */
const optionalText = (max: number, text = z.string().trim()) =>
  text.max(max, atMost(max)).transform((kept) => kept || null);

/** A line shown beside the member's name. */
const ownLine = (what: string) => line().refine((text) => !namesUs(text), posingText(what));

const items = z.string().transform((text, context) => {
  const list = parseItems(text);
  const problem = itemsProblem(list);
  if (problem) context.addIssue({ code: 'custom', message: problem });
  return list;
});

const link = (example: string, site?: SocialSite) =>
  z.string().transform((typed, context) => {
    const typedLink = toLink(typed);
    const found = typedLink && site && !isSocialLink(site, typedLink) ? null : typedLink;
    if (found === null) context.addIssue({ code: 'custom', message: `Enter a web address such as ${example}.` });
    return found ?? '';
  });

export const pastDealsLimits: NumberLimits = { max: 100_000, example: '12' };

/** The profile form. Mirrors the checks of `users`, `member_contacts`, and `member_details`. */
export const profileSchema = z.object({
  name: personName().max(120, atMost(120)).min(1, 'Enter your name.'),
  title: optionalText(120, ownLine('title')),
  location: optionalText(160, ownLine('location')),
  bio: optionalText(4000),
  phone: optionalText(40, phoneText()).refine((phone) => phone === null || looksLikePhone(phone), phoneError),
  website: link('yoursite.com').transform((address) => address || null),
  pastDeals: optionalNumber(pastDealsLimits).transform((count) => count ?? 0),
  interests: items,
  expertise: items,
  certifications: items,
  linkedin: link('linkedin.com/in/you', 'linkedin'),
  facebook: link('facebook.com/you', 'facebook'),
  twitter: link('x.com/you', 'twitter'),
  instagram: link('instagram.com/you', 'instagram'),
  status: z.enum(profileStatuses),
  openToMessages: z.boolean(),
  roles: z.array(z.enum(roles)),
  industries: z.array(z.enum(industries)),
  shown: z.boolean(),
});

/** Also checks the phone number against the numbering plan of its country, which loads on demand. */
export const profileFormSchema = profileSchema.refine(
  async ({ phone }) => !phone || !looksLikePhone(phone) || (await isPhone(phone)),
  { path: ['phone'], error: phoneError, when: () => true },
);

/** The form's values as the inputs hold them. */
export interface ProfileDraft extends Record<SocialSite, string> {
  name: string;
  title: string;
  location: string;
  bio: string;
  phone: string;
  website: string;
  pastDeals: NumberEntry;
  /** Comma-separated, as are expertise and certifications. */
  interests: string;
  expertise: string;
  certifications: string;
  status: ProfileStatus;
  /** Whether every member may message them. */
  openToMessages: boolean;
  roles: Role[];
  industries: Industry[];
  shown: boolean;
}

/** A valid draft after parsing. */
export type ProfileValues = z.output<typeof profileSchema>;

const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);

/** Fields of a stored draft. Values of the wrong type are dropped. */
export const storedChangesSchema = z.object({
  name: text,
  title: text,
  location: text,
  bio: text,
  phone: text,
  website: text,
  pastDeals: numberEntry.optional().catch(undefined),
  interests: text,
  expertise: text,
  certifications: text,
  linkedin: text,
  facebook: text,
  twitter: text,
  instagram: text,
  status: z.enum(profileStatuses).optional().catch(undefined),
  openToMessages: flag,
  roles: z.array(z.enum(roles)).optional().catch(undefined),
  industries: z.array(z.enum(industries)).optional().catch(undefined),
  shown: flag,
});
