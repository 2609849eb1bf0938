import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useDraft } from '@/shared/hooks/use-draft';
import { useSaveSubmission } from '../api/mutations';
import {
  emptyProperty,
  propertyDraftOf,
  propertyDraftSchema,
  propertySchema,
  type PropertyDraft,
  type PropertyValues,
} from '../schema';
import { describeSubmissionError, type Submission } from '../submission';
import { stepOf } from './open-submission';

/** The form with its draft. `next` saves the submission; `discard` forgets what was typed. */
export function usePropertyForm(submission: Submission | null, userId: string) {
  const save = useSaveSubmission();
  const navigate = useNavigate();
  const [initial] = useState(() => (submission ? propertyDraftOf(submission) : emptyProperty));
  const [draft, keep, clear] = useDraft(
    `submission:${userId}:${submission?.id ?? 'new'}`,
    propertyDraftSchema,
    initial,
  );
  const form = useForm<PropertyDraft, unknown, PropertyValues>({
    resolver: zodResolver(propertySchema),
    defaultValues: draft,
    mode: 'onTouched',
  });
  const { subscribe, getValues, setValue, setError } = form;
  /** Stops saving the draft. */
  const done = useRef(false);
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: () => {
        if (!done.current) keep(getValues());
      },
    }),
  );
  const discard = () => {
    done.current = true;
    clear();
  };
  const next = async (values: PropertyValues) => {
    const id = values.id || crypto.randomUUID();
    // Save the id first, so that a retry after a lost response updates the same submission.
    if (!values.id) setValue('id', id);
    try {
      await save.mutateAsync({ ...values, id });
      discard();
      // Makes the back button return to the saved submission.
      if (!submission) await navigate(stepOf(paths.submitPropertyForm, id), { replace: true });
      await navigate(stepOf(paths.submitPropertyContract, id));
    } catch (error) {
      setError('root', { message: describeSubmissionError(error) });
    }
  };
  return { form, next, discard };
}
