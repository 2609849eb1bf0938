import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { describeError, saveErrors, type ErrorTexts } from '@/platform/errors/describe-error';
import { useStoredForm, type StoredFormOptions } from './use-stored-form';

interface DraftFormOptions<Values extends FieldValues, Sent> extends Omit<
  StoredFormOptions<Values, Sent>,
  'shouldFocusError'
> {
  /** Resolves to false if it wasn't sent and the form shows why. */
  send: (sent: Sent, form: UseFormReturn<Values, unknown, Sent>) => Promise<unknown>;
  /** Called after sending, when the draft is gone. */
  onSent: (sent: Sent) => void;
  errors?: ErrorTexts;
}

/** A radio group is marked as a whole; its radio buttons get the focus. */
const firstBadField = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input';

/**
 * The one kind of form that sends something: react-hook-form and zod, with a draft. An attempt to send focuses the
 * first bad field; sending twice at once is one request.
 */
export function useDraftForm<Values extends FieldValues, Sent>(options: DraftFormOptions<Values, Sent>) {
  const { send, onSent, errors: texts = saveErrors } = options;
  const id = useId();
  const { form, restored, startOver, finish } = useStoredForm({ ...options, shouldFocusError: false });
  const [failure, setFailure] = useState<string | null>(null);
  const { submitCount, errors, isSubmitting } = form.formState;
  /** Stays true after success, when the form closes: the second click of a double click must not send again. */
  const sending = useRef(false);
  // Also finds fields that react-hook-form doesn't know, such as uploads.
  useLayoutEffect(() => {
    if (submitCount > 0) document.getElementById(id)?.querySelector<HTMLElement>(firstBadField)?.focus();
  }, [submitCount, id]);

  const submit = async (sent: Sent) => {
    if (sending.current) return;
    sending.current = true;
    setFailure(null);
    try {
      sending.current = (await send(sent, form)) !== false;
      if (!sending.current) return;
      finish();
      onSent(sent);
    } catch (error) {
      setFailure(describeError(error, texts));
      sending.current = false;
    }
  };
  return {
    form,
    restored,
    /** Forgets the draft. After sending, the form can send again. */
    startOver: () => {
      sending.current = false;
      setFailure(null);
      startOver();
    },
    /** The error of a field, or undefined. */
    errorOf: (field: FieldPath<Values>): string | undefined => {
      const error: unknown = get(errors, `${field}.message`);
      return typeof error === 'string' ? error : undefined;
    },
    /** What FormDialog takes. `form`: the attributes of the form element. */
    sending: {
      busy: isSubmitting,
      failure,
      form: { id, noValidate: true, onSubmit: (event: FormEvent) => void form.handleSubmit(submit)(event) },
    },
  };
}
