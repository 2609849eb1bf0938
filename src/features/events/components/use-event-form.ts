import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '@/shared/lib/drafts';
import { useSaveEvent } from '../api/proposals';
import type { EventPage } from '../event';
import { draftOf, emptyEvent, eventDraftSchema, eventSchema, type EventDraft, type SentEvent } from '../form';
import { ownZone } from '../zones';
import { problemText } from './place-action';

/**
 * The form of an event; null proposes one. Its draft belongs to the member, and to the event as it stands: what others change meanwhile
 * is not overwritten by what was typed before. `kept`: a draft was found.
 */
export function useEventForm(event: EventPage | null, userId: string, onSaved: (eventId: string) => void) {
  const save = useSaveEvent();
  const [began] = useState(() => (event ? draftOf(event) : emptyEvent(ownZone())));
  const key = event ? `event:${userId}:${event.id}:${event.edited_at}` : `event:${userId}:new`;
  const [draft, keep, clear] = useDraft(key, eventDraftSchema, began);
  const [kept, setKept] = useState(() => JSON.stringify(draft) !== JSON.stringify(began));
  const storedStart = event ? Date.parse(event.starts_at) : null;
  const form = useForm<EventDraft, unknown, SentEvent>({
    resolver: zodResolver(eventSchema({ now: Date.now, storedStart })),
    defaultValues: draft,
    mode: 'onTouched',
  });
  const { subscribe, getValues, setValue, setError, reset } = form;
  /** True once nothing is to be kept any more. */
  const done = useRef(false);
  useEffect(() =>
    subscribe({
      formState: { values: true },
      callback: () => {
        if (!done.current) keep(getValues());
      },
    }),
  );

  const underWay = useRef(false);
  const send = async (sent: SentEvent) => {
    if (underWay.current) return;
    underWay.current = true;
    const id = sent.event_id || crypto.randomUUID();
    if (!sent.event_id) setValue('id', id);
    try {
      await save.mutateAsync({ ...sent, event_id: id });
      done.current = true;
      clear();
      onSaved(id);
    } catch (error) {
      setError('root', { message: problemText(error) });
    } finally {
      underWay.current = false;
    }
  };
  const startOver = () => {
    reset(began);
    clear();
    setKept(false);
  };
  return { form, send, kept, startOver };
}
