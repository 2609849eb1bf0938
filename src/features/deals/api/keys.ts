/** Every cache key of offers and deals. A realtime change of 'deals' invalidates all of them. */
export const dealKeys = {
  all: ['deals'] as const,
  /** The member's offers and deals, for the desk. */
  desk: (userId: string) => ['deals', 'desk', userId] as const,
  /** Ended offers and deals, in pages. */
  ended: (userId: string) => ['deals', 'ended', userId] as const,
  /** An offer with its versions, ledger, and listing; null if it doesn't exist for the viewer. */
  offer: (userId: string, offerId: string) => ['deals', 'offer', userId, offerId] as const,
  /** What a member has going on with a listing: their live offer, open deal, or, as its seller, the offers on it. */
  listing: (userId: string, listingId: string) => ['deals', 'listing', userId, listingId] as const,
  /** The listing that an offer form is for. */
  offeredListing: (userId: string, listingId: string) => ['deals', 'offered-listing', userId, listingId] as const,
  /** A call for offers on a listing, public. */
  call: (listingId: string) => ['deals', 'call', listingId] as const,
  /** A deal with its milestones and parties; null if it doesn't exist for the viewer. */
  deal: (userId: string, dealId: string) => ['deals', 'deal', userId, dealId] as const,
  /** What belongs to a deal: its ledger, documents, or splits. */
  dealPart: (userId: string, dealId: string, part: string) => ['deals', 'deal', userId, dealId, part] as const,
};
