import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '@/shared/hooks/use-draft';
import { describeError } from '@/shared/supabase/describe-error';
import { userMessage } from '@/shared/supabase/errors';
import { zoneOfState } from '@/shared/time/time-zones';
import { useOfferShowing } from '../api/mutations';
import type { OutreachListing } from '../listing';
import { emptyShowing, showingDraftSchema, showingSchema, type SentShowing, type ShowingDraft } from '../schema';

/** State of the form to offer a showing. What's typed is kept until it's offered. */
export function useShowingForm(listing: OutreachListing, sellerId: string, onOffered: (sent: SentShowing) => void) {
  const offer = useOfferShowing(listing.id);
  const [initial] = useState(() => emptyShowing(zoneOfState(listing.state)));
  const [draft, keep, clear] = useDraft(`showing:${sellerId}:${listing.id}`, showingDraftSchema, initial);
  const form = useForm<ShowingDraft, unknown, SentShowing>({
    resolver: zodResolver(showingSchema(Date.now)),
    defaultValues: draft,
    mode: 'onTouched',
  });
  const { subscribe, getValues, setValue, setError } = form;
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
  const sending = useRef(false);
  const send = async (sent: SentShowing) => {
    if (sending.current) return;
    sending.current = true;
    const id = sent.showing_id || crypto.randomUUID();
    if (!sent.showing_id) setValue('id', id);
    try {
      await offer.mutateAsync({ ...sent, showing_id: id });
      done.current = true;
      clear();
      onOffered(sent);
    } catch (error) {
      // Another time is another showing.
      if (userMessage(error) !== null) setValue('id', '');
      setError('root', { message: userMessage(error) ?? describeError(error) });
    } finally {
      sending.current = false;
    }
  };
  return { form, send };
}
