import { dealKeys } from '@/shared/deals/api/keys';

/** Query keys for proofs of funds, below those of deals. */
export const fundsKeys = {
  all: dealKeys.funds,
  /** The member's own Proof[]. */
  own: (userId: string) => ['deals', 'funds', 'own', userId] as const,
  /** The member's offers that a document can be shared with. */
  offers: (userId: string) => ['deals', 'funds', 'offers', userId] as const,
  /** Documents that buyers share with the member. */
  shared: (userId: string) => ['deals', 'funds', 'shared', userId] as const,
};
