/** Keys of what is asked about plans and money; a change that is under way is not begun again. */
export const membershipKeys = {
  plans: ['membership', 'plans'],
  /** Everything that is some member's own. */
  members: ['membership', 'own'],
  own: (userId: string) => ['membership', 'own', userId],
  subscription: (userId: string) => ['membership', 'own', userId, 'subscription'],
  orders: (userId: string) => ['membership', 'own', userId, 'orders'],
  order: (userId: string, invoiceId: string) => ['membership', 'own', userId, 'order', invoiceId],
  checkout: (userId: string, sessionId: string) => ['membership', 'own', userId, 'checkout', sessionId],
  startCheckout: ['membership', 'start-checkout'],
  openPortal: ['membership', 'open-portal'],
} as const;
