import type { ContractReading } from '@/domain/contract/reading';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { listingColumns } from '@/shared/listings/api/listing-query';

const posterColumns = 'poster:users!properties_user_id_fkey(id, name, membership_tier, email, phone)';
const historyColumns =
  'history:listing_reviews(id, decision, reason, requested_at, decided_at, moved_at, approved_listing)';
const queueColumns = 'id, requested_at, due_at, contracts';
const propertyColumns = `${listingColumns}, unreviewed_changes, ${posterColumns}, ${historyColumns}` as const;
const reviewColumns = `${queueColumns}, property:properties!inner(${propertyColumns})` as const;

/** A contract that the seller submitted for the property. */
interface SubmittedContract {
  name: string;
  /** Null for staff who aren't reviewers. */
  reading: ContractReading | null;
}

/** Reads listings awaiting verification, by the IDs of their reviews. */
export async function readReviews(ids: readonly string[], signal: AbortSignal) {
  const rows = unwrap(await database().from('listing_reviews').select(reviewColumns).in('id', ids).abortSignal(signal));
  return rows.map((review) => ({ ...review, contracts: review.contracts as unknown as SubmittedContract[] }));
}

/** A listing awaiting verification, with its seller and earlier decisions. */
export type PendingReview = Awaited<ReturnType<typeof readReviews>>[number];
