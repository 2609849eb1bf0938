/** Every cache key of messaging. */
export const messagingKeys = {
  /** Everything to refetch when a message is sent or read. */
  live: (userId: string) => ['messaging', userId, 'live'] as const,
  unread: (userId: string) => ['messaging', userId, 'live', 'unread'] as const,
  inbox: (userId: string) => ['messaging', userId, 'live', 'inbox'] as const,
  found: (userId: string, search: string) => ['messaging', userId, 'live', 'found', search] as const,
  /** Under `live` for the same reason as `refusal`. */
  recipients: (userId: string, search: string) => ['messaging', userId, 'live', 'recipients', search] as const,
  /** `address`: the partner's or the conversation's id. */
  conversation: (userId: string, address: string) => ['messaging', userId, 'live', 'conversation', address] as const,
  /** The messages of a conversation. They never change, so only newer ones are requested. */
  thread: (userId: string, conversationId: string) => ['messaging', userId, 'thread', conversationId] as const,
  /** Messages that arrived after the pages were loaded. */
  newer: (userId: string, conversationId: string) => ['messaging', userId, 'newer', conversationId] as const,
  person: (userId: string, memberId: string) => ['messaging', userId, 'person', memberId] as const,
  /** Under `live`, because a connection, a block, or a first message changes it. */
  refusal: (userId: string, memberId: string) => ['messaging', userId, 'live', 'refusal', memberId] as const,
  subject: (listingId: string) => ['messaging', 'subject', listingId] as const,
  link: (path: string) => ['messaging', 'link', path] as const,
  settings: (userId: string) => ['messaging', userId, 'settings'] as const,
};
