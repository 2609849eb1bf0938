import type { NumberLimits } from '../../kit/numbers/parse-number.ts';
import {
  expenseKeys,
  expenseLabels,
  fieldInfo,
  fieldsWhere,
  yearly,
  type ExpenseKey,
  type FieldOf,
  type ListingField,
  type ListingFieldInfo,
} from './fields.ts';

/** A field of the form. Pictures have their own upload queue. */
export type FormField = Exclude<ListingField, 'images'>;
/** An expense in the form. */
type ExpensePath = `annual_expenses.${ExpenseKey}`;
/** A field of the form that is one number. */
export type ListingNumber = FieldOf<{ kind: 'number' }> | ExpensePath;
/** An input of the form, or the list of unit types. */
export type ListingInput = Exclude<FormField, 'annual_expenses'> | ExpensePath;

/** The fields of the form. */
export const formFields = fieldsWhere(({ kind }) => kind !== 'pictures') as FormField[];

/** The inputs of a field in the form: its own, or that of each expense. */
export function inputsOf(field: FormField): readonly ListingInput[] {
  return field === 'annual_expenses' ? expenseKeys.map((key) => `annual_expenses.${key}` as const) : [field];
}

/** What's known of an input. */
export function inputInfo(input: ListingInput): ListingFieldInfo {
  const [name, key] = input.split('.') as [FormField, ExpenseKey | undefined];
  const field = fieldInfo(name);
  return key ? { ...field, kind: 'number', label: expenseLabels[key], limits: yearly } : field;
}

/** What each number of the form accepts, like the checks of `properties` and `listing_terms`. */
export const listingNumbers = Object.fromEntries(
  formFields.flatMap(inputsOf).flatMap((name) => {
    const field = inputInfo(name);
    return field.kind === 'number' ? [[name, field.limits]] : [];
  }),
) as Readonly<Record<ListingNumber, NumberLimits>>;
