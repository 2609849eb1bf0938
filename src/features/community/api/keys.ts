/**
 * Every cache key of the community. Every query under `lists` holds `MemberCard[]`, or pages of them, so that a change of
 * what stands between two members can be shown everywhere at once.
 */
export const communityKeys = {
  all: ['community'] as const,
  lists: ['community', 'list'] as const,
  /** Whom to follow. */
  suggestions: ['community', 'list', 'suggested'] as const,
  directory: (userId: string, search: string, tier: string) =>
    ['community', 'list', 'directory', userId, search, tier] as const,
  suggested: (userId: string) => ['community', 'list', 'suggested', userId] as const,
  mutual: (userId: string, memberId: string) => ['community', 'list', 'mutual', userId, memberId] as const,
  memberPages: ['community', 'member'] as const,
  /** A member's page: a `MemberProfile`. */
  member: (userId: string, memberId: string) => ['community', 'member', userId, memberId] as const,
  /** Reviews of a member: pages of others', and the reader's own. */
  reviews: (userId: string, memberId: string) => ['community', 'reviews', userId, memberId] as const,
  reviewPages: (userId: string, memberId: string) => ['community', 'reviews', userId, memberId, 'pages'] as const,
  ownReview: (userId: string, memberId: string) => ['community', 'reviews', userId, memberId, 'own'] as const,
  /** Who follows, and who is followed: pages of `MemberCard[]` as well. */
  followLists: ['community', 'follows'] as const,
  follows: (userId: string, memberId: string, side: string) =>
    ['community', 'follows', userId, memberId, side] as const,
  /** A member's requests and connections, and how many there are. */
  connectionLists: ['community', 'connections'] as const,
  connections: (userId: string, side: string) => ['community', 'connections', userId, side] as const,
  /** Requests, answers and removals of one member on their way. */
  connecting: (memberId: string) => ['community', 'connecting', memberId] as const,
  /** Changes of whether members are followed on their way. */
  followChanges: ['community', 'follow-change'] as const,
  /** A change of whether one member is followed on its way. */
  followChange: (memberId: string) => ['community', 'follow-change', memberId] as const,
  blocked: (userId: string) => ['community', 'blocked', userId] as const,
  reports: (state: string) => ['community', 'reports', state] as const,
};
