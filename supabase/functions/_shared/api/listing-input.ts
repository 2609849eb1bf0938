// What a listing can be given, by the app's table of fields.
import { z } from 'npm:zod@4.6.7';
import {
  expenseKeys,
  fieldInfo,
  type ListingField,
  type ListingFieldInfo,
} from '../../../../src/domain/listing/fields.ts';
import { listingNumbers } from '../../../../src/domain/listing/form-fields.ts';
import { maxUnitKinds, unitNumbers } from '../../../../src/domain/listing/unit-mix.ts';
import type { NumberLimits } from '../../../../src/kit/numbers/parse-number.ts';
import { listingWords, unitWords } from './listing-words.ts';

/** Whether a day has begun somewhere. */
const isPast = (day: string) => Date.parse(day) <= Date.now() + 86_400_000;

const text = (limit: number) => z.string().trim().min(1).max(limit);

function number({ min = 0, max, decimals, step }: NumberLimits): z.ZodType {
  const limited = (decimals === undefined ? z.int() : z.number()).min(min).max(max);
  return step === undefined ? limited : limited.multipleOf(step);
}

const unitKind = z.strictObject({
  units: number(unitNumbers.units).describe(unitWords.units),
  bedrooms: number(unitNumbers.bedrooms).describe(unitWords.bedrooms),
  bathrooms: number(unitNumbers.bathrooms).describe(unitWords.bathrooms),
  sqft: number(unitNumbers.sqft).optional().describe(unitWords.sqft),
  rent: number(unitNumbers.rent).optional().describe(unitWords.rent),
});

function valueOf(name: ListingField, field: ListingFieldInfo): z.ZodType {
  switch (field.kind) {
    case 'line':
    case 'text':
    case 'parcel':
      return text(field.max);
    case 'choice':
      return z.enum(field.values);
    case 'number':
      return number(field.limits);
    case 'flag':
      return z.boolean();
    case 'date':
      return field.past ? z.iso.date().refine(isPast, 'Send a day that isn’t in the future.') : z.iso.date();
    case 'zip':
      return z.string().regex(/^\d{5}$/, 'Send five digits.');
    case 'state':
      return z.string().regex(/^[A-Z]{2}$/, 'Send a two-letter code, such as TN.');
    case 'degrees':
      return name === 'latitude' ? z.number().min(-90).max(90) : z.number().min(-180).max(180);
    case 'expenses':
      return z.partialRecord(z.enum(expenseKeys), number(listingNumbers['annual_expenses.other']));
    case 'unit_mix':
      return z.array(unitKind).min(1).max(maxUnitKinds);
    default:
      return z.array(z.string().max(300)).max(10);
  }
}

/** Whether a listing can't be without it. What has a default can be left out. */
function isRequired(field: ListingFieldInfo): boolean {
  if (field.kind === 'zip' || field.kind === 'state') return true;
  const hasDefault = (field.kind === 'number' && field.zero) || (field.kind === 'choice' && field.initial);
  return 'missing' in field && field.missing !== undefined && !hasDefault;
}

/** Whether its column always has a value. */
export const hasValue = (field: ListingFieldInfo) =>
  'missing' in field || ['zip', 'state', 'flag', 'expenses', 'pictures'].includes(field.kind);

function described(name: ListingField): z.ZodType {
  const field = fieldInfo(name);
  const value = hasValue(field) ? valueOf(name, field) : valueOf(name, field).nullable();
  return value.describe(listingWords[name]);
}

/** The input for these columns. */
export const inputsFor = <Name extends ListingField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, described(name)])) as Record<Name, z.ZodType>;

/** The input for these columns of a new listing: all but the required ones can be left out. */
export const newInputsFor = <Name extends ListingField>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => [name, isRequired(fieldInfo(name)) ? described(name) : described(name).optional()]),
  ) as Record<Name, z.ZodType>;

export const externalId = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .describe('Your own ID of it. No two of your listings and drafts can have the same.');

export const confirmPlace = z
  .boolean()
  .default(false)
  .describe('Whether the ZIP code, city, state, and pin are right even if they don’t agree.');
