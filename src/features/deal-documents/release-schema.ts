import { z } from 'zod';
import { line } from '@/domain/text/line';
import { formatUsd } from '@/kit/formatting/format';
import { numberEntry, requiredNumber } from '@/kit/numbers/number-schema';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import { dealDay, paymentReference, type DealClock } from '@/shared/deals/schema';
import type { ReleasableMoney } from './api/releases';

/** The fields of a release. */
export const releaseDraft = z.object({ toBuyer: numberEntry, toSeller: numberEntry, reason: z.string() });
export type ReleaseDraft = z.infer<typeof releaseDraft>;

/** What each side can get, in whole USD. */
export const shareLimits = { min: 0, max: 100_000_000_000, prefix: '$', example: '1,500' } satisfies NumberLimits;

/**
 * Validates a release, like `private.release_fields`, and turns it into what is sent. `answeredId`: the other side's
 * release that it answers.
 */
export function releaseSchema({ amount, due }: ReleasableMoney, answeredId: string | null) {
  return releaseDraft
    .extend({
      toBuyer: requiredNumber(shareLimits, 'Enter what the buyer gets; 0 for nothing'),
      toSeller: requiredNumber(shareLimits, 'Enter what the seller gets; 0 for nothing'),
      reason: line().min(1, 'Say why').max(500, 'At most 500 characters'),
    })
    .transform(({ toBuyer, toSeller, reason }, check) => {
      const total = toBuyer + toSeller;
      const problem =
        amount === null
          ? total < 1 || total > due
            ? `Both have to add up to what was paid, at most ${formatUsd(due)}`
            : null
          : total === amount
            ? null
            : `Both have to add up to the ${formatUsd(amount)} that arrived`;
      if (problem !== null) check.addIssue({ code: 'custom', path: ['toSeller'], message: problem });
      return {
        to_buyer_usd: toBuyer,
        to_seller_usd: toSeller,
        reason,
        ...(answeredId !== null && { replaces: answeredId }),
      };
    });
}

/** The fields of a payout. */
export const payoutDraft = z.object({ day: z.string(), reference: z.string() });

/** Validates a payout, like `private.confirm_payout`. The first moment is that of the last signature. */
export function payoutSchema(clock: DealClock) {
  return payoutDraft.extend({
    day: dealDay(clock, 'Choose the day of the last signature or a later one'),
    reference: paymentReference(),
  });
}
