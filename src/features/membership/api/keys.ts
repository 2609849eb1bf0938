/** Query and mutation keys for plans and billing. */
export const membershipKeys = {
  plans: ['membership', 'plans'],
  /** Prefix of every member's own data. */
  members: ['membership', 'own'],
  own: (userId: string) => ['membership', 'own', userId],
  subscription: (userId: string) => ['membership', 'own', userId, 'subscription'],
  orders: (userId: string) => ['membership', 'own', userId, 'orders'],
  order: (userId: string, invoiceId: string) => ['membership', 'own', userId, 'order', invoiceId],
  checkout: (userId: string, sessionId: string) => ['membership', 'own', userId, 'checkout', sessionId],
  startCheckout: ['membership', 'start-checkout'],
  openPortal: ['membership', 'open-portal'],
} as const;
