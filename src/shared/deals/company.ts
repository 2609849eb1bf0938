import { z } from 'zod';
import { line } from '@/shared/forms/line';
import { usStates } from '@/shared/places/us-states';

/** A company that someone acts for, as `set_party_company` takes it. */
export interface Company {
  company: string;
  /** Two-letter code. */
  company_state: string;
  capacity: string;
}

/** The different companies among parties' columns, in their order. */
export function differentCompanies(
  rows: readonly { company: string | null; company_state: string | null; capacity: string | null }[],
): Company[] {
  const companies = rows.flatMap(({ company, company_state, capacity }) =>
    company !== null && company_state !== null && capacity !== null ? [{ company, company_state, capacity }] : [],
  );
  const byText = new Map(companies.map((one) => [JSON.stringify(Object.values(one)), one] as const));
  return [...byText.values()];
}

/** The fields of who someone acts for. `who`: 'self', 'other', or an index of earlier companies. */
export const companyDraft = z.object({
  who: z.string(),
  company: z.string(),
  company_state: z.string(),
  capacity: z.string(),
});

const named = companyDraft.extend({
  company: line().min(2, 'Enter the company’s legal name').max(160, 'Use at most 160 characters'),
  company_state: z
    .string()
    .refine((code) => usStates.some(([known]) => known === code), 'Choose the state it’s organized in'),
  capacity: line().min(1, 'Enter your role in the company').max(80, 'Use at most 80 characters'),
});

/** Validates who someone acts for, like `private.set_party_company`, and resolves to it: null for themselves. */
export function companySchema(earlier: readonly Company[]) {
  return companyDraft.transform((draft, check): Company | null => {
    if (draft.who === 'self') return null;
    if (draft.who !== 'other') return earlier[Number(draft.who)] ?? null;
    const result = named.safeParse(draft);
    for (const { path, message } of result.error?.issues ?? []) check.addIssue({ code: 'custom', path, message });
    if (!result.success) return z.NEVER;
    const { company, company_state, capacity } = result.data;
    return { company, company_state, capacity };
  });
}
