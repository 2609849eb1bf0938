import type { Listing } from '@/domain/listing/listing';

/**
 * Which notice about its status a listing shows; null while it's active. Only owner and staff can read a paused
 * or removed listing.
 */
export type NoticeKind = 'sold' | 'under-contract' | 'removed' | 'paused-own' | 'paused';

/** The notice for this reader. */
export function statusNotice(
  { status, user_id, removed_at }: Pick<Listing, 'status' | 'user_id' | 'removed_at'>,
  readerId: string | null,
): NoticeKind | null {
  if (removed_at !== null) return 'removed';
  if (status === 'sold') return 'sold';
  if (status === 'under_contract') return 'under-contract';
  if (status !== 'paused') return null;
  return user_id === readerId ? 'paused-own' : 'paused';
}

/** For readers of a listing that was deleted or paused in the meantime. */
export const goneTitle = 'This listing is no longer available';

/** What a joint venture (JV) share of the seller means for the buyer, or for the owner; null when there is none. */
export function jvTerms(sharePct: number, isOwn: boolean): string | null {
  if (sharePct === 0) return null;
  const [seller, have, other] = isOwn ? ['You', 'have', 'buyer'] : ['The seller', 'has', 'seller'];
  return sharePct === 50
    ? `${seller} ${have} a free membership, so this deal comes with a 50% joint venture: ` +
        `you and the ${other} split the profit evenly.`
    : `This deal comes with a joint venture: ${isOwn ? 'you get' : 'the seller gets'} ${sharePct}% of the profit.`;
}
