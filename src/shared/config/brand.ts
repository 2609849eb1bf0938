/** What the product is called and how it introduces itself. Nothing else in `src` spells it out. */
export const brand = {
  name: 'Cornerlot',
  tagline: 'Off-market deals and the people who close them: a marketplace and community for real estate investors.',
} as const;
