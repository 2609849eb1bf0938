/** Query keys for buy boxes. */
export const buyBoxKeys = {
  own: (userId: string) => ['buybox', 'own', userId] as const,
  /** The number of listings that match unsaved criteria, given as JSON. */
  count: (criteria: string) => ['buybox', 'count', criteria] as const,
  /** Cities, counties, and ZIP codes that a text names or begins to name. */
  places: (text: string) => ['buybox', 'places', text] as const,
  /** A listing compared with the member's buy box. */
  match: (listingId: string, userId: string) => ['buybox', 'match', listingId, userId] as const,
  /** The number of buy boxes that match the member's own listing. */
  boxes: (listingId: string) => ['buybox', 'boxes', listingId] as const,
};
