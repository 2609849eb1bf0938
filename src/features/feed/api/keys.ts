/** Every cache key of the feed. What is under `lists` holds pages of posts, what is under `pages` one of them in full. */
export const feedKeys = {
  lists: ['feed', 'list'] as const,
  list: (userId: string, filter: string | null) => ['feed', 'list', userId, filter] as const,
  /** How many posts are newer than the newest that is shown. */
  newer: (userId: string, filter: string | null, newestId: string | null) =>
    ['feed', 'newer', userId, filter, newestId] as const,
  pages: ['feed', 'post'] as const,
  post: (userId: string, postId: string) => ['feed', 'post', userId, postId] as const,
  comments: (userId: string, postId: string) => ['feed', 'comments', userId, postId] as const,
  /** Likes of a post on their way. */
  liking: (postId: string) => ['feed', 'liking', postId] as const,
};
