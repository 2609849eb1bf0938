/** What a buy box can name. The values are those Postgres checks. */

/** Kinds of property a buy box can name, in the order they are offered. */
export const propertyTypes = [
  'Single Family',
  'Multi Family',
  'Condo',
  'Commercial',
  'Land',
  'Industrial',
  'Mixed Use',
] as const;

/** From ready to rent to nothing worth keeping: the order is a scale. */
export const conditions = ['Turn-Key', 'Light Rehab', 'Medium Rehab', 'Heavy Rehab', 'Tear-Down'] as const;

export const financings = [
  'Cash',
  'Conventional',
  'Hard Money',
  'Private Money',
  'Owner Financing',
  'Creative',
  'Subject To',
] as const;

export const strategies = [
  'Fix and Flip',
  'Buy and Hold',
  'Wholesale',
  'BRRRR',
  'Development',
  'Owner Occupy',
] as const;

/** Known to the database and named by some buy boxes, but not offered to those that do not. */
export const notOffered: ReadonlySet<string> = new Set(['Condo', 'Creative']);

/** How mail about matching listings comes. */
export const alertMails = ['instant', 'daily', 'off'] as const;
export type AlertMail = (typeof alertMails)[number];

export const alertMailLabels: Readonly<Record<AlertMail, string>> = {
  instant: 'Instantly',
  daily: 'Once a day',
  off: 'Off',
};
