/** Mutation keys for sign-in and recovery. */
export const authKeys = {
  signIn: ['auth', 'sign-in'],
  recoveryEmail: ['auth', 'recovery-email'],
  verifyEmail: ['auth', 'verify-email'],
  newPassword: ['auth', 'new-password'],
  code: ['auth', 'code'],
  recoveryCode: ['auth', 'recovery-code'],
} as const;
