import { z } from 'zod';
import type { Json } from '@/domain/database.types';
import { termNames } from '@/domain/offer/fields';
import { termsDraft, termsSent, type TermsDraft } from '@/shared/deals/terms-draft';

/** The fields of an amendment: every term. */
export const amendmentDraft = z.object(termsDraft);

/**
 * Validates an amendment, like `private.amended_terms`, and turns it into what is sent: the terms that differ from
 * those in force, and the ID of the other side's amendment that it answers.
 */
export function amendmentSchema(inForce: TermsDraft, answeredId: string | null) {
  return z.object(termsSent).transform((terms, check): Record<string, Json> => {
    const wrong = (field: keyof TermsDraft, message: string) =>
      check.addIssue({ code: 'custom', path: [field], message });
    if (terms.earnest_money > terms.price) wrong('earnest_money', 'Earnest money can’t be more than the price');
    if (terms.seller_credit > terms.price) wrong('seller_credit', 'The credit can’t be more than the price');
    const changed = termNames.filter((name) => JSON.stringify(terms[name]) !== JSON.stringify(inForce[name]));
    return {
      ...Object.fromEntries(changed.map((name) => [name, terms[name]])),
      ...(answeredId !== null && { replaces: answeredId }),
    };
  });
}
