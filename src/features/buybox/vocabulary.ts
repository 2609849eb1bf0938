import type { Financing, PropertyType } from '@/domain/listing/property-vocabulary';

/** Property types a buy box can name, in the order the form shows them. */
export const boxPropertyTypes = [
  'Single Family',
  'Multi Family',
  'Condo',
  'Commercial',
  'Land',
  'Industrial',
  'Mixed Use',
] as const satisfies readonly PropertyType[];

/** The form shows these only to members whose buy box already names them. */
export const notOffered: ReadonlySet<string> = new Set<PropertyType | Financing>(['Condo', 'Creative']);

/** How often emails about matching listings are sent. */
export const alertMails = ['instant', 'daily', 'off'] as const;
export type AlertMail = (typeof alertMails)[number];

export const alertMailLabels: Readonly<Record<AlertMail, string>> = {
  instant: 'Instantly',
  daily: 'Once a day',
  off: 'Off',
};
