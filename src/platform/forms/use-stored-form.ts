import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormProps } from 'react-hook-form';
import type { z } from 'zod';
import { draftStore, type Parser } from './draft-store';

export interface StoredFormOptions<Values extends FieldValues, Sent> {
  /** Identifies the member and the form. A new key loads another draft. */
  storageKey: string;
  /** Parses a stored draft. */
  draft: Parser<Values>;
  initial: Values;
  /** Checks the fields and turns them into what is sent. */
  schema: z.ZodType<Sent, NoInfer<Values>>;
  /** When errors appear: 'onSubmit', from the first attempt to send; 'onTouched', also when a field is left. */
  mode?: UseFormProps['mode'];
  /** Whether react-hook-form focuses the first bad field. True if not given. */
  shouldFocusError?: boolean;
}

/** react-hook-form and zod, with fields that survive reloads, Back, and failures. */
export function useStoredForm<Values extends FieldValues, Sent>(options: StoredFormOptions<Values, Sent>) {
  const { storageKey, draft, initial, schema, mode = 'onSubmit', shouldFocusError = true } = options;
  const [start] = useState(initial);
  const store = draftStore(storageKey, draft, start);
  const [stored] = useState(() => store.read());
  const [restored, setRestored] = useState(() => JSON.stringify(stored) !== JSON.stringify(start));
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver<Values, unknown, Sent>(schema),
    defaultValues: stored as DefaultValues<Values>,
    mode,
    shouldFocusError,
  });
  const { subscribe, getValues, reset } = form;
  /** True once drafts must no longer be saved. */
  const done = useRef(false);
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: () => {
        if (!done.current) store.keep(getValues());
      },
    }),
  );
  const key = useRef(storageKey);
  useEffect(() => {
    if (key.current === storageKey) return;
    key.current = storageKey;
    reset(draftStore(storageKey, draft, initial).read());
  }, [storageKey, draft, initial, reset]);
  return {
    form,
    /** Whether a draft was restored. */
    restored,
    startOver: () => {
      done.current = false;
      reset(start);
      store.clear();
      setRestored(false);
    },
    /** Forgets the draft once it's sent or discarded. */
    finish: () => {
      done.current = true;
      store.clear();
    },
  };
}
