import { z } from 'zod';
import { toIsoDay } from '@/kit/formatting/format';
import { dayMs } from '@/kit/time/durations';
import { numberEntry, optionalNumber } from '@/kit/numbers/number-schema';
import type { RuleVersion } from './api/rules';

/** What the form of a new version holds, as text. */
export const ruleDraftSchema = z.object({
  /** Of the new version: the same for a retry, so that it can't be added twice. */
  id: z.string(),
  effective_from: z.string(),
  requires: z.string(),
  summary: z.string(),
  disclosure: z.string(),
  deals_a_year: numberEntry,
  days: numberEntry,
  citation: z.string(),
  url: z.string(),
});
export type RuleDraft = z.infer<typeof ruleDraftSchema>;

/** The form for the version that follows another one. It starts tomorrow unless the admin says otherwise. */
export function draftAfter(rule: RuleVersion, now: Date): RuleDraft {
  return {
    id: crypto.randomUUID(),
    effective_from: toIsoDay(new Date(now.getTime() + dayMs)),
    requires: rule.requires,
    summary: rule.summary,
    disclosure: rule.disclosure ?? '',
    deals_a_year: rule.deals_a_year ?? 0,
    days: rule.days,
    citation: rule.citation ?? '',
    url: rule.url ?? '',
  };
}

const optional = (value: string) => (value === '' ? null : value);
export const dealLimits = { max: 1000 };
export const dayLimits = { max: 365 };

/** The columns of a new version. Mirrors the checks of `private.state_rules`. */
export const ruleSchema = ruleDraftSchema
  .extend({
    effective_from: z.iso.date('Choose the first day.'),
    summary: z.string().trim().min(1, 'Say what to do.').max(1000),
    disclosure: z.string().trim().max(3000),
    deals_a_year: optionalNumber(dealLimits),
    days: optionalNumber(dayLimits),
    citation: z.string().trim().max(300).transform(optional),
    url: z
      .string()
      .trim()
      .max(500)
      .refine((value) => value === '' || /^https:\/\/\S+$/.test(value), 'Enter a link that starts with https://.')
      .transform(optional),
  })
  .superRefine(({ requires, disclosure, deals_a_year }, context) => {
    if (requires === 'disclosure' && disclosure === '') {
      context.addIssue({ code: 'custom', path: ['disclosure'], message: 'Enter the text of the disclosure.' });
    }
    if (requires === 'license' && deals_a_year === null) {
      context.addIssue({ code: 'custom', path: ['deals_a_year'], message: 'Enter a number of deals' });
    }
  })
  .transform(({ disclosure, deals_a_year, ...rule }) => ({
    ...rule,
    disclosure: rule.requires === 'disclosure' ? disclosure : null,
    deals_a_year: rule.requires === 'license' ? deals_a_year : null,
  }));

export type RuleVersionDraft = z.output<typeof ruleSchema>;
