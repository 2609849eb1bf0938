const PASSWORD = 'cornerlot-demo';

/** The sign-ins of the demo, in the order of the members with numbers 1 to 5. The password is public on purpose: demo data only. */
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
