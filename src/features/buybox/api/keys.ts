/** Every cache key of the buy box. */
export const buyBoxKeys = {
  own: (userId: string) => ['buybox', 'own', userId] as const,
  /** How many listings match a box that may not be saved. `criteria` as JSON. */
  count: (criteria: string) => ['buybox', 'count', criteria] as const,
  /** How a listing compares with the member's box. */
  match: (listingId: string, userId: string) => ['buybox', 'match', listingId, userId] as const,
  /** How many boxes a listing of the member's own matches. */
  boxes: (listingId: string) => ['buybox', 'boxes', listingId] as const,
};
