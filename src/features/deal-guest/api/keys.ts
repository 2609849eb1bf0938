/** Query and mutation keys for emailed invitations to deals. */
export const dealGuestKeys = {
  invitation: (token: string) => ['deal-guest', 'invitation', token],
  join: ['deal-guest', 'join'],
  sendCode: ['deal-guest', 'send-code'],
} as const;
