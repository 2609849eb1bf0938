import { useState } from 'react';
import { useFormDraft } from '@/shared/forms/use-form-draft';
import { isOutdated } from '@/shared/deals/offer-error';
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
  const { form, kept, startOver, finish } = useFormDraft({
    storageKey: draftKey,
    draft: offerDraftSchema,
    initial,
    schema: offerSchema(context),
    mode: 'onTouched',
  });
  const [confirming, setConfirming] = useState<SentOffer | null>(null);
  const { getValues, setValue } = form;

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
    finish();
    onSent(id);
  };
  return { form, confirming, review, confirm, closeReview: () => setConfirming(null), kept, startOver };
}
