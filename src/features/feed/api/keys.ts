/** Every cache key of the feed. Queries under `lists` hold pages of posts, those under `pages` one full post. */
export const feedKeys = {
  all: ['feed'] as const,
  lists: ['feed', 'list'] as const,
  list: (userId: string, filter: string | null) => ['feed', 'list', userId, filter] as const,
  /** The number of posts newer than the newest one shown. */
  newer: (userId: string, filter: string | null, newestId: string | null) =>
    ['feed', 'newer', userId, filter, newestId] as const,
  pages: ['feed', 'post'] as const,
  post: (userId: string, postId: string) => ['feed', 'post', userId, postId] as const,
  comments: (userId: string, postId: string) => ['feed', 'comments', userId, postId] as const,
  /** Pending likes of a post. */
  liking: (postId: string) => ['feed', 'liking', postId] as const,
};
