/** Query keys for API keys. */
export const apiKeyKeys = {
  all: (userId: string) => ['api-keys', userId] as const,
  list: (userId: string) => ['api-keys', userId, 'list'] as const,
  program: (clientId: string, redirectUri: string) => ['program', clientId, redirectUri] as const,
  log: (userId: string) => ['api-keys', userId, 'log'] as const,
};
