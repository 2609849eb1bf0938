/**
 * Every cache key of the community. Every query under `lists` holds `MemberCard[]`, or pages of them, so that
 * `patchMember` can update a member everywhere.
 */
export const communityKeys = {
  all: ['community'] as const,
  lists: ['community', 'list'] as const,
  /** Suggested members to follow. */
  suggestions: ['community', 'list', 'suggested'] as const,
  directory: (userId: string, search: string, tier: string) =>
    ['community', 'list', 'directory', userId, search, tier] as const,
  suggested: (userId: string) => ['community', 'list', 'suggested', userId] as const,
  mutual: (userId: string, memberId: string) => ['community', 'list', 'mutual', userId, memberId] as const,
  memberPages: ['community', 'member'] as const,
  /** A member's page: a `MemberProfile`. */
  member: (userId: string, memberId: string) => ['community', 'member', userId, memberId] as const,
  /** The viewer's relation to a member, outside the member's page: a `MemberCard`. */
  memberCard: (userId: string, memberId: string) => ['community', 'member', userId, memberId, 'card'] as const,
  /** A member's reviews: pages of other members' reviews, and the viewer's own. */
  reviews: (userId: string, memberId: string) => ['community', 'reviews', userId, memberId] as const,
  reviewPages: (userId: string, memberId: string) => ['community', 'reviews', userId, memberId, 'pages'] as const,
  ownReview: (userId: string, memberId: string) => ['community', 'reviews', userId, memberId, 'own'] as const,
  reviewRefusal: (userId: string, memberId: string) => ['community', 'reviews', userId, memberId, 'refusal'] as const,
  /** Followers and followed members, also as pages of `MemberCard[]`. */
  followLists: ['community', 'follows'] as const,
  follows: (userId: string, memberId: string, side: string) =>
    ['community', 'follows', userId, memberId, side] as const,
  /** A member's requests and connections, and their counts. */
  connectionLists: ['community', 'connections'] as const,
  connections: (userId: string, side: string) => ['community', 'connections', userId, side] as const,
  /** Pending actions on the connection with one member. */
  connecting: (memberId: string) => ['community', 'connecting', memberId] as const,
  /** Pending follows and unfollows. */
  followChanges: ['community', 'follow-change'] as const,
  /** A pending follow or unfollow of one member. */
  followChange: (memberId: string) => ['community', 'follow-change', memberId] as const,
  blocked: (userId: string) => ['community', 'blocked', userId] as const,
  reports: (state: string) => ['community', 'reports', state] as const,
  /** Content that waits for review. */
  /** What moderators know about a member. */
  memberRecord: (memberId: string) => ['community', 'member-record', memberId] as const,
};
