import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DraftStore } from '../drafts';
import { reviewErrorMessage } from '../ratings';
import { reviewSchema, type OwnReview, type ReviewDraft, type WrittenReview } from '../review';

export interface ReviewFormOptions {
  memberName: string;
  /** The review to edit; null for a new one. It may appear or disappear while the form is open, from another tab. */
  existing: OwnReview | null;
  draft: DraftStore;
  /** Focuses the text field on mount. */
  focused: boolean;
  /** Called when editing starts: from then on the form must stay open, even if the review changes elsewhere. */
  onEdited: () => void;
  /** Rejects if it wasn't saved. */
  onSave: (written: WrittenReview) => Promise<unknown>;
  onSaved: () => void;
}

/** The state of the review form. Saves the draft on every change, and ignores repeated submits while one is pending. */
export function useReviewForm({ memberName, existing, draft, focused, onEdited, onSave, onSaved }: ReviewFormOptions) {
  const [initial] = useState(existing);
  const form = useForm<ReviewDraft, unknown, WrittenReview>({
    resolver: zodResolver(reviewSchema),
    defaultValues: draft.load() ?? { rating: initial?.rating ?? null, text: initial?.text ?? '' },
    mode: 'onTouched',
  });
  const { setError, setFocus, subscribe, getValues } = form;
  /** True once drafts must no longer be saved. */
  const done = useRef(false);
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: () => {
        if (done.current) return;
        const { rating, text } = getValues();
        if (rating === (initial?.rating ?? null) && text === (initial?.text ?? '')) draft.clear();
        else draft.save({ rating, text });
        onEdited();
      },
    }),
  );
  useEffect(() => {
    if (focused) setFocus('text');
  }, [focused, setFocus]);

  const sending = useRef(false);
  const save = async (written: WrittenReview) => {
    if (sending.current) return;
    sending.current = true;
    onEdited();
    try {
      await onSave(written);
      done.current = true;
      draft.clear();
      onSaved();
    } catch (error) {
      setError('root', { message: reviewErrorMessage(memberName, error) });
    } finally {
      sending.current = false;
    }
  };

  const discard = () => {
    done.current = true;
    draft.clear();
  };
  return { form, wasNew: initial === null, save, discard };
}
