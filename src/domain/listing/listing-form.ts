import { z } from 'zod';
import { toIsoDay } from '../../kit/formatting/format.ts';
import { numberEntry, optionalNumber, requiredNumber } from '../../kit/numbers/number-schema.ts';
import type { NumberEntry } from '../../kit/numbers/parse-number.ts';
import { isUsState } from '../place/us-states.ts';
import { zipCode } from '../place/zip.ts';
import { line } from '../text/line.ts';
import { optionalChoice, requiredChoice, requiredText } from '../text/text-schema.ts';
import { documentAccesses, documentKinds, maxDocuments } from './documents.ts';
import { expenseKeys, fieldInfo, type ExpenseKey, type listingFields, type ListingFieldInfo } from './fields.ts';
import { formFields, listingNumbers, type FormField } from './form-fields.ts';
import { isParcelNumber } from './parcel-number.ts';
import { hasCondition } from './property-vocabulary.ts';
import { countUnits, maxUnitKinds, toUnitMixColumn, unitNumbers, type UnitNumber } from './unit-mix.ts';

/** Label of the optional checkbox, from the specification. */
export const offMarketLabel = 'I confirm that this property is off market and I am under contract direct to seller.';

/** A kind of unit while editing. */
export type UnitKindDraft = Record<UnitNumber, NumberEntry>;

/** A kind of unit with nothing filled in. */
export const emptyUnitKind: UnitKindDraft = { units: null, bedrooms: null, bathrooms: null, sqft: null, rent: null };

/** A document while editing. Its file may still be uploading. */
export interface DocumentDraft {
  id: string;
  /** In the bucket `documents`. */
  path: string;
  name: string;
  /** Bytes. */
  size: number;
  /** MIME type. */
  type: string;
  /** '' until it's chosen. */
  kind: string;
  access: (typeof documentAccesses)[number];
}

/** What a field is while editing: dates as ISO dates, choices and blank texts as ''. */
type Entry<F> = F extends { kind: 'number' }
  ? NumberEntry
  : F extends { kind: 'flag' }
    ? boolean
    : F extends { kind: 'degrees' }
      ? number | null
      : F extends { kind: 'expenses' }
        ? Record<ExpenseKey, NumberEntry>
        : F extends { kind: 'unit_mix' }
          ? UnitKindDraft[]
          : string;

/** The value of a valid field, as its column has it. Blank is null, unless the field is required. */
type Value<F> = F extends { kind: 'flag' }
  ? boolean
  : F extends { kind: 'degrees' }
    ? number | null
    : F extends { kind: 'expenses' }
      ? Partial<Record<ExpenseKey, number>>
      : F extends { kind: 'unit_mix' }
        ? ReturnType<typeof toUnitMixColumn>
        : F extends { kind: 'zip' | 'state' }
          ? string
          :
              | (F extends { kind: 'number' } ? number : F extends { values: readonly (infer C)[] } ? C : string)
              | (F extends { missing: string } ? never : null);

type Fields = typeof listingFields;

/** The form's values while editing, by the names of the columns. */
export type ListingDraft = { [F in FormField]: Entry<Fields[F]> } & { documents: DocumentDraft[] };

/** A valid form after parsing: the columns of `properties` and `listing_terms`, and the documents. */
export type ListingValues = { [F in FormField]: Value<Fields[F]> } & { documents: z.output<typeof document>[] };

/** Optional text; blank becomes null. */
const optionalText = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength, `Use at most ${maxLength.toLocaleString('en-US')} characters.`)
    .transform((value) => value || null);

/** An optional ISO date; blank becomes null. `earliest` is an ISO date. */
const optionalDate = (earliest: string, tooEarly: string) =>
  z
    .union([z.literal(''), z.iso.date('Enter a date.')], { error: 'Enter a date.' })
    .refine((value) => value === '' || value >= earliest, tooEarly)
    .refine((value) => value <= '2100-12-31', 'Enter a date before 2101.')
    .transform((value) => value || null);

/** An optional ISO date that isn't after today; blank becomes null. */
const pastDate = optionalDate('2000-01-01', 'Enter a date after 1999.').refine(
  (day) => day === null || day <= toIsoDay(new Date()),
  'This date is in the future.',
);

const parcelNumber = (maxLength: number) =>
  optionalText(maxLength).refine(
    (apn) => apn === null || isParcelNumber(apn),
    'Enter the number as the county writes it, such as 04-1182-017.',
  );

const unitKind = z.object({
  units: requiredNumber(unitNumbers.units, 'Enter how many.'),
  bedrooms: requiredNumber(unitNumbers.bedrooms, 'Enter beds, 0 for a studio.'),
  bathrooms: requiredNumber(unitNumbers.bathrooms, 'Enter baths.'),
  sqft: optionalNumber(unitNumbers.sqft),
  rent: optionalNumber(unitNumbers.rent),
});

const expenses = z
  .object(Object.fromEntries(expenseKeys.map((key) => [key, optionalNumber(listingNumbers[`annual_expenses.${key}`])])))
  .transform((stated) => Object.fromEntries(Object.entries(stated).filter(([, amount]) => amount !== null)));

const documentFile = { id: z.uuid(), path: z.string(), name: z.string(), size: z.number(), type: z.string() };

const document = z.object({
  ...documentFile,
  kind: requiredChoice(documentKinds, 'Choose what it is.'),
  access: z.enum(documentAccesses),
});

/** Checks a field, and turns it into its column's value. */
function fieldSchema(name: FormField, date = optionalDate('2000-01-01', 'Enter a date after 1999.')): z.ZodType {
  const field = fieldInfo(name);
  switch (field.kind) {
    case 'line':
      return field.missing ? requiredText(field.max, field.missing, line()) : optionalText(field.max);
    case 'text':
      return field.missing ? requiredText(field.max, field.missing) : optionalText(field.max);
    case 'choice':
      return field.missing ? requiredChoice(field.values, field.missing) : optionalChoice(field.values);
    case 'number':
      return field.missing ? requiredNumber(field.limits, field.missing) : optionalNumber(field.limits);
    case 'parcel':
      return parcelNumber(field.max);
    case 'date':
      return field.past ? pastDate : date;
    case 'zip':
      return zipCode();
    case 'state':
      return z.string().refine(isUsState, 'Choose a state.');
    case 'degrees':
      return (name === 'latitude' ? z.number().min(-90).max(90) : z.number().min(-180).max(180)).nullable();
    case 'expenses':
      return expenses;
    case 'unit_mix':
      return z.array(unitKind).max(maxUnitKinds).transform(toUnitMixColumn);
    default:
      return z.boolean();
  }
}

/** Checks some of the fields, and turns them into their columns' values. */
export function valuesOf<F extends FormField>(names: readonly F[], date?: ReturnType<typeof optionalDate>) {
  const shape = Object.fromEntries(names.map((name) => [name, fieldSchema(name, date)]));
  return z.object(shape as { [N in F]: z.ZodType<ListingValues[N], ListingDraft[N]> });
}

function formSchema(date?: ReturnType<typeof optionalDate>) {
  const { shape } = valuesOf(formFields, date);
  return z.object({ ...shape, documents: z.array(document).max(maxDocuments) }).transform((values): ListingValues => ({
    ...values,
    condition: hasCondition(values.property_type) ? values.condition : null,
    units: values.units ?? (countUnits(values.unit_mix ?? []) || null),
  }));
}

/**
 * The listing form. Money is whole USD, area square feet. Mirrors the checks of the tables `properties`,
 * `listing_terms`, and `listing_documents`. A condition chosen before the type became Land is dropped, and without a
 * number of units, the unit mix counts.
 */
export const listingSchema = formSchema();

/** The form of a new listing, whose dates can't be in the past. `today` is an ISO date. */
export function newListingSchema(today: string): typeof listingSchema {
  return formSchema(optionalDate(today, 'This date is in the past.'));
}

/** The values of a form's valid fields; null for one that's blank or isn't valid. */
export function validValues(draft: ListingDraft): { [F in FormField]: ListingValues[F] | null } {
  return Object.fromEntries(
    formFields.map((name) => [name, fieldSchema(name).safeParse(draft[name]).data ?? null]),
  ) as ReturnType<typeof validValues>;
}

const number = numberEntry.catch(null);

/** Reads a field of a stored draft or a listing. One that's missing or has the wrong type is blank. */
function entrySchema(field: ListingFieldInfo): z.ZodType {
  switch (field.kind) {
    case 'number':
      return number;
    case 'flag':
      return z.boolean().catch(false);
    case 'degrees':
      return z.number().nullable().catch(null);
    case 'expenses': {
      const items = z.object(Object.fromEntries(expenseKeys.map((key) => [key, number])));
      return items.catch(() => items.parse({}));
    }
    case 'unit_mix':
      return z
        .array(z.object({ units: number, bedrooms: number, bathrooms: number, sqft: number, rent: number }))
        .catch([]);
    case 'choice':
      return z.string().catch(field.initial ?? '');
    default:
      return z.string().catch('');
  }
}

/** Reads some of the fields of a stored draft, as `draftSchema`. */
export function entriesOf<F extends FormField>(names: readonly F[]) {
  const shape = Object.fromEntries(names.map((name) => [name, entrySchema(fieldInfo(name))]));
  return z.object(shape as { [N in F]: z.ZodType<ListingDraft[N]> });
}

/** Reads a stored draft, or the columns of a listing; fields that are missing or have the wrong type are empty. */
export const draftSchema = z.object({
  ...entriesOf(formFields).shape,
  documents: z
    .array(z.object({ ...documentFile, kind: z.string().catch(''), access: z.enum(documentAccesses) }))
    .catch([]),
}) satisfies z.ZodType<ListingDraft>;

/** A blank form. */
export const emptyDraft: ListingDraft = draftSchema.parse({});
