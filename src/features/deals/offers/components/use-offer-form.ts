import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '@/shared/hooks/use-draft';
import { isOutdated } from '../offer-error';
import { offerDraftSchema, offerSchema, type OfferContext, type OfferDraft, type SentOffer } from '../schema';

interface OfferFormOptions {
  /** Identifies the member and what they write, so that a draft survives Back, reload, and a new version. */
  draftKey: string;
  initial: OfferDraft;
  context: OfferContext;
  /** Sends validated terms, with the ID of a new offer. Rejects if that fails. */
  onSend: (sent: SentOffer, offerId: string) => Promise<void>;
  /** After it was sent. */
  onSent: (offerId: string) => void;
}

/**
 * The form of an offer's terms. `confirming` are the validated terms while the member reviews them. `kept`: a draft was
 * restored.
 */
export function useOfferForm({ draftKey, initial, context, onSend, onSent }: OfferFormOptions) {
  const [start] = useState(initial);
  const [draft, keep, clear] = useDraft(draftKey, offerDraftSchema, start);
  const [kept, setKept] = useState(() => JSON.stringify(draft) !== JSON.stringify(start));
  const [confirming, setConfirming] = useState<SentOffer | null>(null);
  const form = useForm<OfferDraft, unknown, SentOffer>({
    resolver: zodResolver(offerSchema(context)),
    defaultValues: draft,
    mode: 'onTouched',
  });
  const { subscribe, getValues, setValue, reset } = form;
  /** True once drafts must no longer be saved. */
  const done = useRef(false);
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: () => {
        if (!done.current) keep(getValues());
      },
    }),
  );

  const review = (sent: SentOffer) => {
    if (getValues('id') === '') setValue('id', crypto.randomUUID());
    setConfirming(sent);
  };
  const confirm = async () => {
    if (!confirming) return;
    const id = getValues('id');
    try {
      await onSend(confirming, id);
    } catch (error) {
      // The screen shows what changed; what's typed stays.
      if (isOutdated(error)) return;
      throw error;
    }
    done.current = true;
    clear();
    onSent(id);
  };
  const startOver = () => {
    reset(start);
    clear();
    setKept(false);
  };
  return { form, confirming, review, confirm, closeReview: () => setConfirming(null), kept, startOver };
}
