/** The product's name and tagline. Don't repeat them elsewhere in `src`. */
export const brand = {
  name: 'Cornerlot',
  /** Short form, for titles. */
  claim: 'Off-market deals and the people who close them',
  tagline: 'Off-market deals and the people who close them: a marketplace and community for real estate investors.',
  /** Contact address in the terms and the privacy policy. Replace this placeholder with your own. */
  email: 'hello@cornerlot.example',
} as const;

/** What the reference of the API is called everywhere. */
export const apiReferenceName = 'API reference';
