/** Keys of what sign-in and recovery do; one that is under way is not begun again. */
export const authKeys = {
  signIn: ['auth', 'sign-in'],
  recoveryMail: ['auth', 'recovery-mail'],
  verificationMail: ['auth', 'verification-mail'],
  newPassword: ['auth', 'new-password'],
} as const;
