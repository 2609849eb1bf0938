/** Every cache key of offers and deals. A realtime change of 'deals' invalidates all of them. */
export const dealKeys = {
  all: ['deals'] as const,
  /** The deals list: live offers, open deals, and invitations to deals. */
  liveOffers: (userId: string) => ['deals', 'list', userId, 'offers'] as const,
  openDeals: (userId: string) => ['deals', 'list', userId, 'deals'] as const,
  invitations: (userId: string) => ['deals', 'list', userId, 'invitations'] as const,
  /** Ended offers and deals, in pages. */
  endedOffers: (userId: string) => ['deals', 'ended', userId, 'offers'] as const,
  endedDeals: (userId: string) => ['deals', 'ended', userId, 'deals'] as const,
  /** An offer with its versions, ledger, and listing; null if it doesn't exist for the viewer. */
  offer: (userId: string, offerId: string) => ['deals', 'offer', userId, offerId] as const,
  /** A listing's call for offers, and the live offers and open deals on it that the viewer can read. */
  listing: (userId: string, listingId: string) => ['deals', 'listing', userId, listingId] as const,
  /** The listing that an offer form is for. */
  offeredListing: (userId: string, listingId: string) => ['deals', 'offered-listing', userId, listingId] as const,
  /** A deal with its milestones and parties; null if it doesn't exist for the viewer. */
  deal: (userId: string, dealId: string) => ['deals', 'deal', userId, dealId] as const,
  /** A seller's track record, as the viewer sees it. */
  sellerRecord: (userId: string, memberId: string) => ['deals', 'seller-record', userId, memberId] as const,
  /** What belongs to a deal: its ledger, documents, or splits. */
  dealPart: (userId: string, dealId: string, part: string) => ['deals', 'deal', userId, dealId, part] as const,
  /** The companies that the viewer acted for. */
  companies: (userId: string) => ['deals', 'companies', userId] as const,
  /** Proofs of funds. */
  funds: ['deals', 'funds'] as const,
  /** Verified funds of members by ID, as the reader sees them. */
  verifiedFunds: (userId: string, memberIds: readonly string[]) =>
    ['deals', 'funds', 'verified', userId, memberIds] as const,
  /** That an agreement's PDF was sealed. Not below `all`: a change of a deal doesn't make it again. */
  seal: (userId: string, agreementId: string) => ['deal-seal', userId, agreementId] as const,
};
