import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { listingSchema, type ListingDraft, type ListingValues } from '@/domain/listing/listing-form';
import { firstStepWith, isIn, laterStep, adjacentStep, steps, type StepId, type WizardField } from '../wizard-steps';

/** The current step of the wizard. */
export interface WizardPosition {
  step: StepId;
  /** The last step reached. */
  furthest: StepId;
}

/** The wizard's form and its current step. A new listing has a stricter `schema`. */
export function useWizard(values: ListingDraft, start: WizardPosition, schema = listingSchema) {
  const form = useForm<ListingDraft, unknown, ListingValues>({
    resolver: zodResolver(schema),
    defaultValues: values,
    mode: 'onTouched',
  });
  // Only these two: a stored draft that is passed as `start` has values, which would be saved over newer ones.
  const [place, setPlace] = useState<WizardPosition>({ step: start.step, furthest: start.furthest });
  /** The field to focus once its step is shown; null for the step's heading. */
  const [target, setTarget] = useState<WizardField | null>(null);

  const show = (step: StepId, field: WizardField | null = null) => {
    setTarget(field);
    setPlace(({ furthest }) => ({ step, furthest: laterStep(step, furthest) }));
  };

  /** Validates a step and focuses its first invalid field. */
  const validateStep = async (step: StepId) => {
    const { fields } = steps[step];
    if (await form.trigger(fields, { shouldFocus: true })) return true;
    // Mark the fields as touched: from now on they're validated on every change.
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true });
    return false;
  };

  const next = async () => {
    if (await validateStep(place.step)) show(adjacentStep(place.step, 1));
  };

  /** Shows the first step that has one of these fields, and focuses it. */
  const showInvalid = (fields: readonly string[]) => {
    const step = firstStepWith(fields);
    if (!step) return;
    show(step, steps[step].fields.find((input) => isIn(input, fields) && form.getFieldState(input).invalid) ?? null);
  };

  return {
    form,
    place,
    target,
    show,
    showInvalid,
    next,
    restart: (empty: ListingDraft) => {
      form.reset(empty);
      setTarget(null);
      setPlace({ step: 'property', furthest: 'property' });
    },
  };
}

export type WizardState = ReturnType<typeof useWizard>;
