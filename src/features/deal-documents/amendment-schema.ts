import { z } from 'zod';
import type { Json } from '@/domain/database.types';
import { termNames } from '@/domain/offer/fields';
import { termProblems, termsDraft, termsSent, type TermsDraft } from '@/shared/deals/terms-draft';

/** The fields of an amendment: every term. */
export const amendmentDraft = z.object(termsDraft);

/**
 * Validates an amendment, like `private.amended_terms`, and turns it into what is sent: the terms that differ from
 * those in force, and the ID of the other side's amendment that it answers.
 */
export function amendmentSchema(inForce: TermsDraft, answeredId: string | null) {
  return z.object(termsSent).transform((terms, check): Record<string, Json> => {
    for (const [field, message] of termProblems(terms)) check.addIssue({ code: 'custom', path: [field], message });
    const changed = termNames.filter((name) => JSON.stringify(terms[name]) !== JSON.stringify(inForce[name]));
    return {
      ...Object.fromEntries(changed.map((name) => [name, terms[name]])),
      ...(answeredId !== null && { replaces: answeredId }),
    };
  });
}
