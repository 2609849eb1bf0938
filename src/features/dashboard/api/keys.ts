/** Cache keys of the dashboard. */
export const dashboardKeys = {
  figures: (userId: string) => ['dashboard', 'figures', userId] as const,
  following: (userId: string) => ['dashboard', 'following', userId] as const,
  /** `listingId` is null for all of the member's listings. */
  analytics: (userId: string, month: string, listingId: string | null) =>
    ['dashboard', 'analytics', userId, month, listingId] as const,
  sellerAnalytics: (userId: string, period: string) => ['dashboard', 'seller analytics', userId, period] as const,
};
