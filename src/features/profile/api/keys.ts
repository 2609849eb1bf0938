/** Cache keys of the member's own profile. */
export const profileKeys = {
  own: (userId: string) => ['profile', 'own', userId] as const,
};
