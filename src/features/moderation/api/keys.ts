/** Every cache key of moderation. */
export const moderationKeys = {
  all: ['moderation'] as const,
  own: (userId: string) => ['moderation', 'own', userId] as const,
  appeals: (state: string) => ['moderation', 'appeals', state] as const,
  log: (filters: object) => ['moderation', 'log', filters] as const,
  team: ['moderation', 'team'] as const,
};
