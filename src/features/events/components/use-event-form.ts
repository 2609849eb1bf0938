import { useState } from 'react';
import { useDraftForm } from '@/platform/forms/use-draft-form';
import { useMayBeStaff } from '@/platform/session/staff';
import { defaultZone } from '@/kit/time/time-zones';
import { useSaveEvent } from '../api/mutations';
import type { EventDetail } from '../event';
import { toEventDraft, emptyEvent, eventDraftSchema, eventSchema } from '../schema';

/**
 * The form of an event; null proposes one. Drafts are stored per member and version of the event, so a draft never
 * overwrites someone else's later edit.
 */
export function useEventForm(event: EventDetail | null, userId: string, onSaved: (eventId: string) => void) {
  const save = useSaveEvent();
  const [initial] = useState(() => (event ? toEventDraft(event) : emptyEvent(defaultZone())));
  const [newId] = useState(() => crypto.randomUUID());
  return useDraftForm({
    storageKey: event ? `event:${userId}:${event.id}:${event.edited_at}` : `event:${userId}:new`,
    draft: eventDraftSchema,
    initial,
    schema: eventSchema({
      now: Date.now,
      storedStart: event ? Date.parse(event.starts_at) : null,
      isStaff: useMayBeStaff(),
    }),
    mode: 'onTouched',
    send: (sent, { setValue }) => {
      // Stored with the draft, so that a retry after a reload saves the same event.
      if (!sent.event_id) setValue('id', newId);
      return save.mutateAsync({ ...sent, event_id: sent.event_id || newId });
    },
    onSent: (sent) => onSaved(sent.event_id || newId),
  });
}
