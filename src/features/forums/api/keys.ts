/** Every cache key of the forums. All include the viewer, because blocks and read marks differ. */
export const forumKeys = {
  lists: (userId: string) => ['forums', 'list', userId] as const,
  forum: (userId: string, forumId: string) => ['forums', 'forum', userId, forumId] as const,
  /** Pages of a forum's topics. */
  topics: (userId: string, forumId: string) => ['forums', 'topics', userId, forumId] as const,
  topicLists: (userId: string) => ['forums', 'topics', userId] as const,
  topic: (userId: string, topicId: string) => ['forums', 'topic', userId, topicId] as const,
  /** Pages of a topic's posts, from any start. */
  threads: (userId: string, topicId: string) => ['forums', 'posts', userId, topicId] as const,
  /** Pages that start at a post's number; null for the first post. */
  thread: (userId: string, topicId: string, start: number | null) =>
    ['forums', 'posts', userId, topicId, start] as const,
};
