/** Every cache key of the buy box. */
export const buyBoxKeys = {
  own: (userId: string) => ['buybox', 'own', userId] as const,
};
