/** What the product is called and how it introduces itself. Nothing else in `src` spells it out. */
export const brand = {
  name: 'Cornerlot',
  /** The short form: a title. */
  claim: 'Off-market deals and the people who close them',
  tagline: 'Off-market deals and the people who close them: a marketplace and community for real estate investors.',
  /** Where terms and privacy say to write. A domain that nobody has: put your own here. */
  email: 'hello@cornerlot.example',
} as const;
