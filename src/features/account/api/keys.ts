/** Query and mutation keys of the account screen. */
export const accountKeys = {
  accounts: ['account', 'user'],
  account: (userId: string) => ['account', 'user', userId],
  openDealings: (userId: string) => ['account', 'open-dealings', userId],
  changeEmail: ['account', 'change-email'],
  resend: ['account', 'resend'],
  changePassword: ['account', 'change-password'],
  exportData: ['account', 'export'],
  deleteAccount: ['account', 'delete'],
  allRecoveryCodes: ['account', 'recovery-codes'],
  recoveryCodes: (userId: string) => ['account', 'recovery-codes', userId],
  enroll: ['account', 'enroll'],
  confirmApp: ['account', 'confirm-app'],
  newCodes: ['account', 'new-codes'],
  removeApp: ['account', 'remove-app'],
  recover: ['account', 'recover'],
} as const;
