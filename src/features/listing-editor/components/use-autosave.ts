import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ListingDraft, ListingValues } from '@/domain/listing/listing-form';

/** Calls `save` whenever a field of the form or an upload changes. `queues` are the same on every render. */
export function useAutosave(
  form: UseFormReturn<ListingDraft, unknown, ListingValues>,
  queues: readonly { subscribe: (listener: () => void) => () => void }[],
  save: () => void,
) {
  const onChange = useEffectEvent(save);
  useEffect(() => {
    const unsubscribeForm = form.subscribe({ formState: { values: true }, callback: () => onChange() });
    const unsubscribe = queues.map((queue) => queue.subscribe(() => onChange()));
    return () => {
      unsubscribeForm();
      for (const stop of unsubscribe) stop();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [form, ...queues]);
}
