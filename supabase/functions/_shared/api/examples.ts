// Examples of answers, made from their schemas, so that none is out of date.
import { z } from 'npm:zod@4.6.7';
import { apiUrl, appLink } from './links.ts';

const id = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';

/** What fields of these names look like. */
const texts: Readonly<Record<string, string>> = {
  title: 'Brick duplex near the park',
  description: 'Two units, both rented. New roof in 2024.',
  address: '12 Oak St',
  city: 'Memphis',
  state: 'TN',
  zip: '38103',
  county: 'Shelby',
  name: 'Dana Reyes',
  content: 'Is it still available?',
  mime_type: 'application/pdf',
  time_zone: 'America/Chicago',
  email: 'dana@example.com',
  phone: '+15125550100',
  website: 'https://example.com',
  parking: '2-car garage',
  zoning: 'R-2',
  apn: '04-1182-017',
  notes: 'Seller wants to close in March.',
  reference: 'Wire 20270301-1',
  company: 'Oak Street Holdings LLC',
  company_state: 'TN',
  capacity: 'Managing member',
};
const numbers: Readonly<Record<string, number>> = {
  price: 185_000,
  bedrooms: 4,
  bathrooms: 2,
  sqft: 1900,
  lot_sqft: 5200,
  units: 2,
  year_built: 1962,
  latitude: 35.1495,
  longitude: -90.049,
  arv: 240_000,
  repair_cost: 30_000,
  rent: 1050,
  dropped_from: 195_000,
  size: 48_213,
  monthly_rent: 2100,
  noi: 14_400,
  cap_rate: 7.78,
  match_score: 82,
  score: 82,
  width: 1200,
  height: 800,
  position: 0,
  version: 1,
  status: 200,
};

function textOf(name: string, schema: z.ZodType): string {
  if (schema instanceof z.ZodURL) return name === 'html_url' ? appLink(`/marketplace/${id}`) : `${apiUrl()}/v1/me`;
  if (schema instanceof z.ZodGUID) return id;
  if (schema instanceof z.ZodISODate) return '2027-03-01';
  if (schema instanceof z.ZodISODateTime) return '2027-03-01T15:04:05.123456+00:00';
  return texts[name] ?? 'Text';
}

/** A value that fits a schema. `name` is its field's. */
export function exampleOf(schema: z.ZodType, name = ''): unknown {
  if (schema instanceof z.ZodNullable) {
    return /ended|removed|held|revoked|disputed|end_reason|next_cursor|_deal$/.test(name)
      ? null
      : exampleOf(schema.unwrap() as z.ZodType, name);
  }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodLazy)
    return exampleOf(schema.unwrap() as z.ZodType, name);
  if (schema instanceof z.ZodArray) return [exampleOf(schema.element as z.ZodType, name)];
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as Record<string, z.ZodType>);
    return Object.fromEntries(shape.map(([field, type]) => [field, exampleOf(type, field)]));
  }
  if (schema instanceof z.ZodRecord) {
    const key = schema.keyType instanceof z.ZodEnum ? schema.keyType.options[0] : 'TN';
    return { [String(key)]: exampleOf(schema.valueType as z.ZodType, name) };
  }
  if (schema instanceof z.ZodUnion) return exampleOf(schema.options[0] as z.ZodType, name);
  if (schema instanceof z.ZodEnum) return schema.options[0];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNumber) return numbers[name] ?? 3;
  return textOf(name, schema);
}
