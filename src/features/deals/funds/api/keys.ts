/** Query keys for proofs of funds, below those of deals. */
export const fundsKeys = {
  all: ['deals', 'funds'] as const,
  /** The member's own Proof[]. */
  own: (userId: string) => ['deals', 'funds', 'own', userId] as const,
  /** VerifiedFunds of members by ID, as the reader sees them. */
  verified: (userId: string, memberIds: readonly string[]) =>
    ['deals', 'funds', 'verified', userId, memberIds] as const,
  /** The member's offers that a document can be shared with. */
  offers: (userId: string) => ['deals', 'funds', 'offers', userId] as const,
  /** Documents that buyers share with the member. */
  shared: (userId: string) => ['deals', 'funds', 'shared', userId] as const,
  queue: (userId: string) => ['deals', 'funds', 'queue', userId] as const,
};
