const PASSWORD = 'cornerlot-demo';

/** The demo's sign-ins: members 1 to 5, in order. The password is public on purpose. */
export const demoAccounts: ReadonlyArray<{
  readonly email: string;
  readonly password: string;
  readonly label: string;
}> = [
  { email: 'free@cornerlot.test', password: PASSWORD, label: 'Free member' },
  { email: 'closer@cornerlot.test', password: PASSWORD, label: 'Closer (paid)' },
  { email: 'partner@cornerlot.test', password: PASSWORD, label: 'Partner (auto-verified listings)' },
  { email: 'unconfirmed@cornerlot.test', password: PASSWORD, label: 'Unconfirmed email' },
  { email: 'staff@cornerlot.test', password: PASSWORD, label: 'Staff' },
];
