/** Every cache key of messaging. */
export const messagingKeys = {
  /** What is asked again whenever something was written or read. */
  told: (userId: string) => ['messaging', userId, 'told'] as const,
  unread: (userId: string) => ['messaging', userId, 'told', 'unread'] as const,
  inbox: (userId: string) => ['messaging', userId, 'told', 'inbox'] as const,
  /** `address`: the partner's id, or that of the conversation. */
  conversation: (userId: string, address: string) => ['messaging', userId, 'told', 'conversation', address] as const,
  /** Its messages. They never change: only newer ones are asked for. */
  thread: (userId: string, conversationId: string) => ['messaging', userId, 'thread', conversationId] as const,
  /** Those that came since its pages were read. */
  newer: (userId: string, conversationId: string) => ['messaging', userId, 'newer', conversationId] as const,
  person: (userId: string, memberId: string) => ['messaging', userId, 'person', memberId] as const,
  /** Asked again with everything told: a connection, a block or a first message changes it. */
  refusal: (userId: string, memberId: string) => ['messaging', userId, 'told', 'refusal', memberId] as const,
  subject: (listingId: string) => ['messaging', 'subject', listingId] as const,
  link: (path: string) => ['messaging', 'link', path] as const,
  settings: (userId: string) => ['messaging', userId, 'settings'] as const,
};
