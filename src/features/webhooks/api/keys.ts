/** Query keys of webhooks. */
export const webhookKeys = {
  all: ['webhooks'] as const,
  own: (userId: string) => ['webhooks', 'own', userId] as const,
  deliveries: (webhookId: string) => ['webhooks', 'deliveries', webhookId] as const,
};
