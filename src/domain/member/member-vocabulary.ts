/** Roles and industries of members, asked at sign-up and shown on profiles. Postgres checks the same ids. */

/** Role labels, in display order. */
export const roleLabels = {
  birddog: 'Property Scout',
  wholesaler: 'Wholesaler',
  agent: 'Agent',
  flipper: 'Flipper',
  landlord: 'Landlord',
  creative: 'Creative Investor',
  developer: 'Developer',
  propertyManager: 'Property Manager',
} as const;

/** Industry labels, in display order. */
export const industryLabels = {
  residential: 'Residential',
  commercial: 'Commercial',
  land: 'Land',
  industrial: 'Industrial',
  mixedUse: 'Mixed Use',
  hospitality: 'Hospitality',
} as const;

export type Role = keyof typeof roleLabels;

export type Industry = keyof typeof industryLabels;

/** Role ids, in display order. */
export const roles = Object.keys(roleLabels) as Role[];

/** Industry ids, in display order. */
export const industries = Object.keys(industryLabels) as Industry[];
