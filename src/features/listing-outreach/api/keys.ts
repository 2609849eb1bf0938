/** Every cache key of reaching buyers. */
export const outreachKeys = {
  /** Everything about a listing. */
  listing: (listingId: string) => ['outreach', listingId] as const,
  /** Its questions and showings. Includes the reader: some are withheld from others. */
  sections: (listingId: string, readerId: string | null) => ['outreach', listingId, 'sections', readerId] as const,
  /** Access codes of its showings, for the seller and for members who booked. */
  access: (listingId: string, readerId: string | null) => ['outreach', listingId, 'access', readerId] as const,
  /** The seller's figures. */
  reach: (listingId: string) => ['outreach', listingId, 'reach'] as const,
};
