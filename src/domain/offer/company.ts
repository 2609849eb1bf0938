import { z } from 'zod';
import { line } from '../text/line.ts';
import { stateName, usStates } from '../place/us-states.ts';

/** A company that someone acts for, as `set_party_company` and `make_offer` take it. */
export interface Company {
  company: string;
  /** Two-letter code. */
  company_state: string;
  capacity: string;
}

/** The columns of a company that someone acts for; null for themselves. A guest's has only the first. */
export type NamedCompany = { [column in keyof Company]: string | null };

/** The company that a party acts for: 'Oak LLC (Tennessee), Managing member', or a guest's 'Delta Title'; else null. */
export function companyText({ company, company_state: state, capacity }: NamedCompany): string | null {
  if (company === null) return null;
  return state === null || capacity === null ? company : `${company} (${stateName(state)}), ${capacity}`;
}

/** The fields of who someone acts for. `who`: 'self', 'other', or the text of an earlier company. */
export const companyDraft = z.object({
  who: z.string(),
  company: z.string(),
  company_state: z.string(),
  capacity: z.string(),
});
export type CompanyDraft = z.infer<typeof companyDraft>;

/** Who acts for themselves. */
export const noCompany: CompanyDraft = { who: 'self', company: '', company_state: '', capacity: '' };

const named = z.object({
  company: line().min(2, 'Enter the company’s legal name').max(160, 'Use at most 160 characters'),
  company_state: z
    .string()
    .refine((code) => usStates.some(([known]) => known === code), 'Choose the state it’s organized in'),
  capacity: line().min(1, 'Enter your role in the company').max(80, 'Use at most 80 characters'),
});

/** Who someone chose to act for, checked like `private.acting_company`; null for themselves, and for what's wrong. */
export function chosenCompany(
  draft: CompanyDraft,
  earlier: readonly Company[],
  wrong: (field: keyof CompanyDraft, message: string) => void,
): Company | null {
  if (draft.who === 'self') return null;
  if (draft.who !== 'other') {
    const chosen = earlier.find((each) => companyText(each) === draft.who);
    if (!chosen) wrong('who', 'Choose who you act for');
    return chosen ?? null;
  }
  const result = named.safeParse(draft);
  for (const { path, message } of result.error?.issues ?? []) wrong(path[0] as keyof CompanyDraft, message);
  return result.data ?? null;
}

/** Validates who someone acts for, and resolves to it: null for themselves. */
export function companySchema(earlier: readonly Company[]) {
  return companyDraft.transform((draft, check) =>
    chosenCompany(draft, earlier, (field, message) => check.addIssue({ code: 'custom', path: [field], message })),
  );
}
