/** What members say they do and in what: asked at sign-up, shown on profiles. The ids are those Postgres checks. */

/** Roles a member can name, in the order they are offered. */
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

/** Industries a member can name, in the order they are offered. */
export const industryLabels = {
  residential: 'Residential',
  commercial: 'Commercial',
  land: 'Land',
  industrial: 'Industrial',
  mixedUse: 'Mixed Use',
  hospitality: 'Hospitality',
} as const;

/** Id of a role. */
export type Role = keyof typeof roleLabels;

/** Id of an industry. */
export type Industry = keyof typeof industryLabels;

/** Every role id, in the order of the labels. */
export const roles = Object.keys(roleLabels) as Role[];

/** Every industry id, in the order of the labels. */
export const industries = Object.keys(industryLabels) as Industry[];
