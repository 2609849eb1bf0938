/** Keys of the account screen's requests; a change that is under way is not begun again. */
export const accountKeys = {
  accounts: ['account', 'user'],
  account: (userId: string) => ['account', 'user', userId],
  changeEmail: ['account', 'change-email'],
  resend: ['account', 'resend'],
  changePassword: ['account', 'change-password'],
  exportData: ['account', 'export'],
  deleteAccount: ['account', 'delete'],
} as const;
