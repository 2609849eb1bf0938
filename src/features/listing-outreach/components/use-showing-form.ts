import { useState } from 'react';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { userMessage } from '@/platform/errors/errors';
import { zoneOfState } from '@/kit/time/time-zones';
import { useOfferShowing } from '../api/mutations';
import type { OutreachListing } from '../listing';
import { emptyShowing, showingDraftSchema, showingSchema, type SentShowing } from '../schema';

/** State of the form to offer a showing. What's typed is stored until it's offered. */
export function useShowingForm(listing: OutreachListing, sellerId: string, onOffered: (sent: SentShowing) => void) {
  const offer = useOfferShowing(listing.id);
  const [initial] = useState(() => emptyShowing(zoneOfState(listing.state)));
  return useDraftForm({
    storageKey: `showing:${sellerId}:${listing.id}`,
    draft: showingDraftSchema,
    initial,
    schema: showingSchema(Date.now),
    mode: 'onTouched',
    send: async (sent, { setValue }) => {
      const id = sent.showing_id || crypto.randomUUID();
      if (!sent.showing_id) setValue('id', id);
      try {
        await offer.mutateAsync({ ...sent, showing_id: id });
      } catch (error) {
        // Another time is another showing.
        if (userMessage(error) !== null) setValue('id', '');
        throw error;
      }
    },
    onSent: onOffered,
  });
}
