/** Every cache key of the dashboard. */
export const dashboardKeys = {
  figures: (userId: string) => ['dashboard', 'figures', userId] as const,
  following: (userId: string) => ['dashboard', 'following', userId] as const,
  /** `listingId`: null for all own listings together. */
  analytics: (userId: string, month: string, listingId: string | null) =>
    ['dashboard', 'analytics', userId, month, listingId] as const,
};
