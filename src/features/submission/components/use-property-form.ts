import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useStoredForm } from '@/platform/forms/use-stored-form';
import { describeError, saveErrors } from '@/platform/errors/describe-error';
import { useSaveSubmission } from '../api/mutations';
import { emptyProperty, propertyDraftSchema, propertySchema, type PropertyValues } from '../schema';
import type { Submission } from '../submission';
import { stepOf } from './open-submission';

/** The form with its draft. `next` saves the submission; `discard` forgets what was typed. */
export function usePropertyForm(submission: Submission | null, userId: string) {
  const save = useSaveSubmission();
  const navigate = useNavigate();
  const [initial] = useState(() => (submission ? propertyDraftSchema.parse(submission) : emptyProperty));
  const { form, finish } = useStoredForm({
    storageKey: `submission:${userId}:${submission?.id ?? 'new'}`,
    draft: propertyDraftSchema,
    initial,
    schema: propertySchema,
    mode: 'onTouched',
  });
  const { setValue, setError } = form;
  const next = async (values: PropertyValues) => {
    const id = values.id || crypto.randomUUID();
    // Save the id first, so that a retry after a lost response updates the same submission.
    if (!values.id) setValue('id', id);
    try {
      await save.mutateAsync({ ...values, id });
      finish();
      // Makes the back button return to the saved submission.
      if (!submission) await navigate(stepOf(paths.submitPropertyForm, id), { replace: true });
      await navigate(stepOf(paths.submitPropertyContract, id));
    } catch (error) {
      setError('root', { message: describeError(error, saveErrors) });
    }
  };
  return { form, next, discard: finish };
}
