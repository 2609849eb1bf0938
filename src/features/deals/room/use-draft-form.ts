import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { z } from 'zod';
import { useDraft } from '@/shared/hooks/use-draft';
import { dealError } from './deal-error';

interface DraftFormOptions<Values extends object, Sent> {
  /** Identifies the member and the form in session storage. */
  storageKey: string;
  draft: z.ZodType<Values>;
  initial: Values;
  /** Checks the fields and turns them into what is sent. */
  schema: z.ZodType<Sent>;
  /** Resolves to false if it wasn't sent and the form shows why. */
  send: (sent: Sent) => Promise<unknown>;
  /** Called after sending, when the draft is gone. */
  onSent: () => void;
}

/**
 * A form whose fields survive reloads, Back, and failures. Errors show from the first attempt to send, which focuses
 * the first bad field; sending twice at once is one request.
 */
export function useDraftForm<Values extends object, Sent>({
  storageKey,
  draft,
  initial,
  schema,
  send,
  onSent,
}: DraftFormOptions<Values, Sent>) {
  const id = useId();
  const [values, keep, clear] = useDraft(storageKey, draft, initial);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const sending = useRef(false);
  const checked = schema.safeParse(values);
  const issues = attempts > 0 && !checked.success ? checked.error.issues : [];

  useEffect(() => {
    if (attempts > 0) document.getElementById(id)?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts, id]);

  const submit = async () => {
    if (sending.current) return;
    setAttempts(attempts + 1);
    if (!checked.success) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const sent = (await send(checked.data)) !== false;
      sending.current = sent;
      if (sent) {
        clear();
        onSent();
      }
    } catch (error) {
      setFailure(dealError(error));
      // After success, the form closes: the second click of a double click must not send again.
      sending.current = false;
    }
    setBusy(false);
  };
  return {
    values,
    set: (change: Partial<Values>) => keep({ ...values, ...change }),
    /** The error of a field, or undefined. */
    errorOf: (field: keyof Values & string) => issues.find(({ path }) => path[0] === field)?.message,
    busy,
    failure,
    /** Attributes of the form element. */
    form: {
      id,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
    },
  };
}
