import { z } from 'zod';
import { industries, roles, type Industry, type Role } from '@/shared/config/member-vocabulary';
import { toLink, type Site } from '@/shared/lib/social-links';
import { itemsProblem, parseItems } from './item-list';
import { profileStatuses, type ProfileStatus } from './profile';

const upTo = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, `Use at most ${longest.toLocaleString('en-US')} characters.`);

/** Text that may be left empty, which the database keeps as null. */
const openText = (longest: number) => upTo(longest).transform((text) => text || null);

const items = z.string().transform((text, context) => {
  const list = parseItems(text);
  const problem = itemsProblem(list);
  if (problem) context.addIssue({ code: 'custom', message: problem });
  return list;
});

const link = (example: string) =>
  z.string().transform((typed, context) => {
    const found = toLink(typed);
    if (found === null) context.addIssue({ code: 'custom', message: `Enter a web address such as ${example}.` });
    return found ?? '';
  });

const mostDeals = 100_000;
const wholeDeals = `Use a whole number from 0 to ${mostDeals.toLocaleString('en-US')}.`;

/** The profile form. Mirrors the checks of `users`, `member_contacts` and `member_details`. */
export const profileSchema = z.object({
  name: upTo(120).min(1, 'Enter your name.'),
  title: openText(120),
  location: openText(160),
  bio: openText(4000),
  phone: openText(40),
  pastDeals: z
    .number()
    .int(wholeDeals)
    .min(0, wholeDeals)
    .max(mostDeals, wholeDeals)
    .nullable()
    .transform((count) => count ?? 0),
  interests: items,
  expertise: items,
  certifications: items,
  linkedin: link('linkedin.com/in/you'),
  facebook: link('facebook.com/you'),
  twitter: link('x.com/you'),
  instagram: link('instagram.com/you'),
  status: z.enum(profileStatuses),
  roles: z.array(z.enum(roles)),
  industries: z.array(z.enum(industries)),
  shown: z.boolean(),
});

/** The form's fields as the controls hold them. */
export interface ProfileDraft extends Record<Site, string> {
  name: string;
  title: string;
  location: string;
  bio: string;
  phone: string;
  /** Null is an empty field. */
  pastDeals: number | null;
  /** Comma separated, as are the two that follow. */
  interests: string;
  expertise: string;
  certifications: string;
  status: ProfileStatus;
  roles: Role[];
  industries: Industry[];
  shown: boolean;
}

/** What the schema makes of a valid draft. */
export type ProfileValues = z.output<typeof profileSchema>;

const text = z.string().optional().catch(undefined);
const flag = z.boolean().optional().catch(undefined);

/** Fields kept over a reload; those of another type are left out. */
export const storedChangesSchema = z.object({
  name: text,
  title: text,
  location: text,
  bio: text,
  phone: text,
  pastDeals: z.number().nullable().optional().catch(undefined),
  interests: text,
  expertise: text,
  certifications: text,
  linkedin: text,
  facebook: text,
  twitter: text,
  instagram: text,
  status: z.enum(profileStatuses).optional().catch(undefined),
  roles: z.array(z.enum(roles)).optional().catch(undefined),
  industries: z.array(z.enum(industries)).optional().catch(undefined),
  shown: flag,
});
