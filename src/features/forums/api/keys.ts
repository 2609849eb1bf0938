/** Every cache key of the forums. All are the reader's own: blocks and marks of what is read differ. */
export const forumKeys = {
  lists: (userId: string) => ['forums', 'list', userId] as const,
  forum: (userId: string, forumId: string) => ['forums', 'forum', userId, forumId] as const,
  /** Pages of a forum's topics. */
  topics: (userId: string, forumId: string) => ['forums', 'topics', userId, forumId] as const,
  topicLists: (userId: string) => ['forums', 'topics', userId] as const,
  topic: (userId: string, topicId: string) => ['forums', 'topic', userId, topicId] as const,
  /** Pages of a topic's posts, wherever they begin. */
  threads: (userId: string, topicId: string) => ['forums', 'posts', userId, topicId] as const,
  /** The same from the post of this number on; from the first one for null. */
  thread: (userId: string, topicId: string, start: number | null) =>
    ['forums', 'posts', userId, topicId, start] as const,
};
