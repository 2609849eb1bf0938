import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDraft } from '@/shared/hooks/use-draft';
import { useSaveEvent } from '../api/mutations';
import type { EventDetail } from '../event';
import { draftOf, emptyEvent, eventDraftSchema, eventSchema, type EventDraft, type SentEvent } from '../schema';
import { defaultZone } from '@/shared/time/time-zones';
import { errorMessage } from './registration-button';

/**
 * The form of an event; null proposes one. Drafts are stored per member and version of the event, so a draft never
 * overwrites someone else's later edit. `kept`: a draft was restored.
 */
export function useEventForm(event: EventDetail | null, userId: string, onSaved: (eventId: string) => void) {
  const save = useSaveEvent();
  const [initial] = useState(() => (event ? draftOf(event) : emptyEvent(defaultZone())));
  const key = event ? `event:${userId}:${event.id}:${event.edited_at}` : `event:${userId}:new`;
  const [draft, keep, clear] = useDraft(key, eventDraftSchema, initial);
  const [kept, setKept] = useState(() => JSON.stringify(draft) !== JSON.stringify(initial));
  const storedStart = event ? Date.parse(event.starts_at) : null;
  const form = useForm<EventDraft, unknown, SentEvent>({
    resolver: zodResolver(eventSchema({ now: Date.now, storedStart })),
    defaultValues: draft,
    mode: 'onTouched',
  });
  const { subscribe, getValues, setValue, setError, reset } = form;
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
  const send = async (sent: SentEvent) => {
    if (sending.current) return;
    sending.current = true;
    const id = sent.event_id || crypto.randomUUID();
    if (!sent.event_id) setValue('id', id);
    try {
      await save.mutateAsync({ ...sent, event_id: id });
      done.current = true;
      clear();
      onSaved(id);
    } catch (error) {
      setError('root', { message: errorMessage(error) });
    } finally {
      sending.current = false;
    }
  };
  const startOver = () => {
    reset(initial);
    clear();
    setKept(false);
  };
  return { form, send, kept, startOver };
}
