/** Mutation keys for deal alerts. */
export const alertKeys = {
  unsubscribe: (token: string) => ['alerts', 'unsubscribe', token],
} as const;
