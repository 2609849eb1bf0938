import { fieldInfo, type ListingFieldInfo } from '@/domain/listing/fields';
import { formFields, inputsOf, type ListingInput } from '@/domain/listing/form-fields';

/** The steps of the listing wizard, in order. */
export const stepIds = ['property', 'address', 'numbers', 'review'] as const;
export type StepId = (typeof stepIds)[number];

/** What the wizard validates: an input, or the list of documents. */
export type WizardField = ListingInput | 'documents';

interface Step {
  title: string;
  /** Must be valid before the next step, in the order on screen. */
  fields: readonly WizardField[];
}

const inputsWhere = (passes: (field: ListingFieldInfo) => boolean) =>
  formFields.filter((name) => passes(fieldInfo(name))).flatMap(inputsOf);

/** The inputs of a part of a step, in the order on screen. */
export function inputsIn(part: NonNullable<ListingFieldInfo['part']>): readonly ListingInput[] {
  return inputsWhere((field) => field.part === part);
}

// Coordinates have no input.
const inputsOfStep = (id: ListingFieldInfo['step']) =>
  inputsWhere(({ step, kind }) => step === id && kind !== 'degrees');

export const steps: Readonly<Record<StepId, Step>> = {
  property: { title: 'Property', fields: inputsOfStep('property') },
  address: { title: 'Address', fields: inputsOfStep('address') },
  numbers: { title: 'Numbers', fields: inputsOfStep('numbers') },
  review: { title: 'Files and review', fields: [...inputsOfStep('pictures'), 'documents'] },
};

/** The step's position, from 0. */
export function stepIndex(step: StepId): number {
  return stepIds.indexOf(step);
}

/** The next or previous step; the same one at the ends. */
export function adjacentStep(step: StepId, by: 1 | -1): StepId {
  return stepIds[stepIndex(step) + by] ?? step;
}

/** The later of two steps. */
export function laterStep(a: StepId, b: StepId): StepId {
  return stepIndex(a) > stepIndex(b) ? a : b;
}

/** The first step that has one of these fields of the form; null for none. */
export function firstStepWith(fields: readonly string[]): StepId | null {
  return stepIds.find((id) => steps[id].fields.some((input) => isIn(input, fields))) ?? null;
}

/** Whether an input is of one of these fields of the form. */
export function isIn(input: WizardField, fields: readonly string[]): boolean {
  return fields.includes(input.split('.')[0] ?? input);
}
