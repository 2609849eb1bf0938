/**
 * Every cache key of the community. Every query under `lists` holds `MemberCard[]`, or pages of them, so that a change of
 * what stands between two members can be shown everywhere at once.
 */
export const communityKeys = {
  all: ['community'] as const,
  lists: ['community', 'list'] as const,
  directory: (userId: string, search: string, tier: string) => ['community', 'list', 'directory', userId, search, tier] as const,
  suggested: (userId: string) => ['community', 'list', 'suggested', userId] as const,
  mutual: (userId: string, memberId: string) => ['community', 'list', 'mutual', userId, memberId] as const,
  /** A member's page: a `MemberProfile`. */
  member: (userId: string, memberId: string) => ['community', 'member', userId, memberId] as const,
  reviews: (userId: string, memberId: string) => ['community', 'reviews', userId, memberId] as const,
  follows: (userId: string, memberId: string, side: string) => ['community', 'follows', userId, memberId, side] as const,
  connections: (userId: string, side: string) => ['community', 'connections', userId, side] as const,
  blocked: (userId: string) => ['community', 'blocked', userId] as const,
  reports: (state: string) => ['community', 'reports', state] as const,
};
