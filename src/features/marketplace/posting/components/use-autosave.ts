import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PictureQueue } from '../picture-queue';
import type { ListingDraft, ListingValues } from '../schema';

/** Calls `save` whenever a field or a picture of the form changes. */
export function useAutosave(
  form: UseFormReturn<ListingDraft, unknown, ListingValues>,
  queue: PictureQueue,
  save: () => void,
) {
  const onChange = useEffectEvent(save);
  useEffect(() => {
    const unsubscribeForm = form.subscribe({ formState: { values: true }, callback: () => onChange() });
    const unsubscribePictures = queue.subscribe(() => onChange());
    return () => {
      unsubscribeForm();
      unsubscribePictures();
    };
  }, [form, queue]);
}
