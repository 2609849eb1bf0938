import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { listingSchema, type ListingDraft, type ListingValues } from '../../schema';
import { firstStepWith, laterOf, neighbour, steps, type StepId } from '../../wizard-steps';

/** Where in the wizard one is. */
export interface WizardPlace {
  step: StepId;
  /** The last step reached. */
  furthest: StepId;
}

type FieldName = keyof ListingDraft;

/** The wizard's form and where in it one is. */
export function useWizard(values: ListingDraft, start: WizardPlace) {
  const form = useForm<ListingDraft, unknown, ListingValues>({
    resolver: zodResolver(listingSchema),
    defaultValues: values,
    mode: 'onTouched',
  });
  const [place, setPlace] = useState(start);
  /** The field to go to once its step is shown; null for the step's heading. */
  const [target, setTarget] = useState<FieldName | null>(null);

  const show = (step: StepId, field: FieldName | null = null) => {
    setTarget(field);
    setPlace(({ furthest }) => ({ step, furthest: laterOf(step, furthest) }));
  };

  /** Whether the step is right as it stands; else its first bad field gets the focus. */
  const isRight = async (step: StepId) => {
    const { fields } = steps[step];
    if (await form.trigger(fields, { shouldFocus: true })) return true;
    // As if each had been left: from here on they are judged as they are typed.
    for (const field of fields) form.setValue(field, form.getValues(field), { shouldTouch: true });
    return false;
  };

  const next = async () => {
    if (await isRight(place.step)) show(neighbour(place.step, 1));
  };

  /** Shows the first step in which one of these fields is wrong, at that field. */
  const showBad = (fields: readonly string[]) => {
    const step = firstStepWith(fields);
    if (!step) return;
    show(step, steps[step].fields.find((field) => fields.includes(field)) ?? null);
  };

  return {
    form,
    place,
    target,
    show,
    showBad,
    next,
    restart: (empty: ListingDraft) => {
      form.reset(empty);
      setTarget(null);
      setPlace({ step: 'property', furthest: 'property' });
    },
  };
}

export type WizardState = ReturnType<typeof useWizard>;
