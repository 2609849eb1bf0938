import { z } from 'zod';
import { claimKinds, type ClaimKind } from '@/domain/ledger/vocabulary';
import { pluralize } from '@/kit/formatting/format';
import { percentOf, roundHalfAway } from '@/kit/numbers/rounding';

/** A claim of the listing and what the buyer reports, whole USD; `actual` is null until then. */
export interface Outcome {
  kind: ClaimKind;
  claimed: number;
  actual: number | null;
}

/** What `public.seller_record` returns. */
export const sellerRecordSchema = z.object({
  /** Those with evidence. */
  deals_closed: z.number(),
  counterparties: z.number(),
  /** Closed by the word of both sides only. */
  deals_self_reported: z.number(),
  /** Because of the seller. */
  deals_fell_through: z.number(),
  deals_ended_otherwise: z.number(),
  offers_received: z.number(),
  offers_answered: z.number(),
  median_answer_hours: z.number().nullable(),
  claims: z.array(
    z.object({
      kind: z.enum(['repair_cost', 'arv', 'monthly_rent']),
      deals: z.number(),
      mean_pct: z.number(),
      low_pct: z.number(),
      high_pct: z.number(),
    }),
  ),
});
export type SellerRecord = z.infer<typeof sellerRecordSchema>;
type Claim = SellerRecord['claims'][number];

/** Whether there's anything to show: a new seller has no record. */
export function hasRecord(record: SellerRecord): boolean {
  const { deals_closed, deals_self_reported, deals_fell_through, deals_ended_otherwise, offers_received } = record;
  return deals_closed + deals_self_reported + deals_fell_through + deals_ended_otherwise + offers_received > 0;
}

/** 'Not counted: 2 self-reported closings, 1 deal that ended for other reasons'; null for none. */
export function othersText({ deals_self_reported, deals_ended_otherwise }: SellerRecord): string | null {
  const others = [
    deals_self_reported > 0 ? pluralize(deals_self_reported, 'self-reported closing') : null,
    deals_ended_otherwise > 0
      ? `${pluralize(deals_ended_otherwise, 'deal')} that ended without the seller backing out`
      : null,
  ].filter((text) => text !== null);
  return others.length > 0 ? `Not counted: ${others.join(', ')}` : null;
}

/** '3 deals closed here with 2 buyers'. */
export function dealsText({ deals_closed, counterparties }: SellerRecord): string {
  const buyers = deals_closed > 0 ? ` with ${pluralize(counterparties, 'buyer')}` : '';
  return `${pluralize(deals_closed, 'deal')} closed here${buyers}`;
}

/** 'Backed out of 1 deal'; null for none. */
export function failuresText({ deals_fell_through }: SellerRecord): string | null {
  return deals_fell_through > 0 ? `Backed out of ${pluralize(deals_fell_through, 'deal')}` : null;
}

/** 'Answers 92% of offers, usually within 5 hours'; null without offers in the last year. */
export function answersText({ offers_received, offers_answered, median_answer_hours }: SellerRecord): string | null {
  if (offers_received === 0) return null;
  const rate = `Answers ${percentOf(offers_answered, offers_received)}% of offers`;
  return median_answer_hours === null ? rate : `${rate}, usually within ${durationText(median_answer_hours)}`;
}

/** 'an hour', '5 hours', '3 days': rounded up. */
function durationText(hours: number): string {
  if (hours <= 1) return 'an hour';
  return hours <= 48 ? `${Math.ceil(hours)} hours` : `${Math.ceil(hours / 24)} days`;
}

/** 'Rehab cost was 12% higher than claimed, on average (95% interval: 4% lower to 28% higher; 5 deals).' */
export function claimText({ kind, deals, mean_pct, low_pct, high_pct }: Claim): string {
  const mean = roundHalfAway(mean_pct) === 0 ? 'as claimed' : `${differenceText(mean_pct)} than claimed`;
  const interval = `${differenceText(low_pct)} to ${differenceText(high_pct)}`;
  return `${claimKinds[kind]} was ${mean}, on average (95% interval: ${interval}; ${pluralize(deals, 'deal')}).`;
}

/** '12% higher', '4% lower', 'the same'. */
export function differenceText(percent: number): string {
  const rounded = roundHalfAway(percent);
  if (rounded === 0) return 'the same';
  return `${Math.abs(rounded).toLocaleString('en-US')}% ${rounded > 0 ? 'higher' : 'lower'}`;
}

/** How an actual amount differs from the claim: '25% higher than claimed'; null if it can't be compared. */
export function outcomeText({ claimed, actual }: Pick<Outcome, 'claimed' | 'actual'>): string | null {
  if (actual === null || claimed === 0) return null;
  const difference = differenceText(((actual - claimed) * 100) / claimed);
  return difference === 'the same' ? 'As claimed' : `${difference} than claimed`;
}
