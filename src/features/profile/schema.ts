import { z } from 'zod';
import {
  profileFieldEntries,
  profileStatuses,
  type Field,
  type FieldKind,
  type FieldValues,
  type Kinds,
  type ProfileValues,
} from '@/domain/member/fields';
import { industries, roles } from '@/domain/member/member-vocabulary';
import { isSocialLink, socialSiteExamples, socialSites, toLink, type SocialSite } from '@/domain/member/social-links';
import { line, personName } from '@/domain/text/line';
import { namesUs, posingText } from '@/domain/text/staff-names';
import { isPhone, looksLikePhone, phoneError } from '@/kit/formatting/phone';
import { phoneText } from '@/kit/formatting/phone-text';
import { numberEntry, optionalNumber } from '@/kit/numbers/number-schema';
import { itemsProblem, parseItems } from './item-list';

const sites = (site: (name: SocialSite) => z.ZodType<string, string>) =>
  z.object({
    linkedin: site('linkedin'),
    facebook: site('facebook'),
    twitter: site('twitter'),
    instagram: site('instagram'),
  });

/** What the inputs of the form hold. */
const inputs = {
  name: z.string(),
  line: z.string(),
  text: z.string(),
  phone: z.string(),
  link: z.string(),
  count: numberEntry,
  // Comma-separated.
  items: z.string(),
  roles: z.array(z.enum(roles)),
  industries: z.array(z.enum(industries)),
  links: sites(() => z.string()),
  status: z.enum(profileStatuses),
  flag: z.boolean(),
} satisfies Record<FieldKind, z.ZodType>;

type Inputs = { [Kind in FieldKind]: z.output<(typeof inputs)[Kind]> };

/** The form's values as the inputs hold them. */
export type ProfileDraft = FieldValues<Inputs>;

const atMost = (max: number) => `Use at most ${max.toLocaleString('en-US')} characters.`;

/** Optional text; empty becomes null, as in the database. */
const optionalText = ({ max = Infinity }: Field, text = z.string().trim()) =>
  text.max(max, atMost(max)).transform((value) => value || null);

const link = (example: string, site?: SocialSite) =>
  z.string().transform((typed, context) => {
    const typedLink = toLink(typed);
    const found = typedLink && site && !isSocialLink(site, typedLink) ? null : typedLink;
    if (found === null) context.addIssue({ code: 'custom', message: `Enter a web address such as ${example}.` });
    return found ?? '';
  });

/** Checks what's in the input of a field, and turns it into what's stored. Mirrors the checks of its column. */
const schemas: { [Kind in FieldKind]: (field: Field) => z.ZodType<Kinds[Kind], Inputs[Kind]> } = {
  name: ({ max = Infinity }) => personName().max(max, atMost(max)).min(1, 'Enter your name.'),
  line: (field) =>
    optionalText(
      field,
      line().refine((text) => !namesUs(text), posingText(field.label.toLowerCase())),
    ),
  text: (field) => optionalText(field),
  phone: (field) =>
    optionalText({ ...field, max: 40 }, phoneText()).refine(
      (phone) => phone === null || looksLikePhone(phone),
      phoneError,
    ),
  link: ({ example = '' }) => link(example).transform((address) => address || null),
  count: ({ max = Infinity, ...field }) => optionalNumber({ ...field, max }).transform((count) => count ?? 0),
  items: () =>
    inputs.items.transform((text, context) => {
      const list = parseItems(text);
      const problem = itemsProblem(list);
      if (problem) context.addIssue({ code: 'custom', message: problem });
      return list;
    }),
  roles: () => inputs.roles,
  industries: () => inputs.industries,
  // Without empty ones.
  links: () =>
    sites((site) => link(socialSiteExamples[site], site)).transform((links) =>
      Object.fromEntries(socialSites.flatMap((site) => (links[site] ? [[site, links[site]]] : []))),
    ),
  status: () => inputs.status,
  flag: () => inputs.flag,
};

/** The profile form. */
export const profileSchema = z.object(
  Object.fromEntries(profileFieldEntries.map(([name, field]) => [name, schemas[field.kind](field)])) as {
    [Name in keyof ProfileDraft]: z.ZodType<ProfileValues[Name], ProfileDraft[Name]>;
  },
);

/** Also checks the phone number against the numbering plan of its country, which loads on demand. */
export const profileFormSchema = profileSchema.refine(
  async ({ phone }) => !phone || !looksLikePhone(phone) || (await isPhone(phone)),
  { path: ['phone'], error: phoneError, when: () => true },
);

const ifValid = (input: z.ZodType) => input.optional().catch(undefined);

/** Fields of a stored draft. Values of the wrong type are dropped. */
export const storedChangesSchema = z
  .object(Object.fromEntries(profileFieldEntries.map(([name, { kind }]) => [name, ifValid(inputs[kind])])))
  .transform((stored) => Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined)));
