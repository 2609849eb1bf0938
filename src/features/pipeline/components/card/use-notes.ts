import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '@/domain/site/paths';
import { useConfirmUnload } from '@/kit/hooks/use-confirm-unload';
import { useStoredState } from '@/platform/forms/use-stored-state';
import { usePending } from '@/platform/offline/outgoing';
import { isTransient } from '@/platform/errors/errors';
import { discard, queue } from '@/platform/offline/send-or-queue';
import { revalidateSession } from '@/platform/auth/revalidate-session';
import { cardQuery, type CardDetail } from '../../api/card-query';
import { saveNotes, sendNotes, type OutgoingNotes } from '../../api/save-notes';
import {
  isUnsaved,
  notesSent,
  openNotes,
  receiveNotes,
  resolveConflict,
  startSending,
  type NotesState,
  type Resolution,
  type StoredNotes,
} from '../../notes';
import { notesDraftSchema } from '../../schema';

/** Typing pauses for this long before notes are saved. */
const pauseMs = 800;

/** What the notes field shows. */
export interface NotesField {
  state: NotesState;
  /** Why the last save failed; null if it didn't. */
  error: unknown;
  /** Whether the text is stored until there's a network. */
  waiting: boolean;
  change: (text: string) => void;
  resolve: (choice: Resolution) => void;
  retry: () => void;
}

/** The most characters that notes can have. */
export const maxNotes = 10_000;

/**
 * Notes that save automatically after a pause and when the field is closed. Unsaved text survives a reload, and waits
 * in the outbox without a network; a change in another tab never overwrites it.
 */
export function useNotes(userId: string, card: CardDetail): NotesField {
  const queryClient = useQueryClient();
  const [draft, storeDraft] = useStoredState(`pipeline-notes:${userId}:${card.id}`, notesDraftSchema, null);
  const stored = { notes: card.notes, version: card.notes_version };
  const pending = usePending<OutgoingNotes>('notes').find(({ key }) => key === card.id);
  const [state, setState] = useState(() => openNotes(stored, draft ?? pending?.value ?? null));
  const [error, setError] = useState<unknown>(null);
  const [seen, setSeen] = useState(stored.version);
  if (stored.version !== seen) {
    setSeen(stored.version);
    setState(receiveNotes(state, stored));
  }
  const unsaved = isUnsaved(state);
  const waiting = pending !== undefined && pending.state !== 'failed' && pending.value.text === state.text;
  const ready = unsaved && !waiting && !state.conflict && state.sending === null && state.text.length <= maxNotes;

  const keep = useEffectEvent((text: string, base: StoredNotes) =>
    storeDraft(text === base.notes ? null : { text, base }),
  );
  useEffect(() => keep(state.text, state.base), [state.text, state.base]);

  const mounted = useRef(true);
  const save = useEffectEvent(async (text: string) => {
    if (!ready) return;
    const { base } = state;
    const context = { client: queryClient, userId };
    setState(startSending);
    setError(null);
    try {
      const version = await saveNotes(card.id, text, base.version);
      setState((now) => notesSent(now, version));
      if (!mounted.current && version !== null) storeDraft(null);
      // What the member decided replaces what the outbox couldn't save.
      if (pending && version !== null) discard(context, pending.id);
      // Another tab was faster, or the card is gone: find out which.
      if (version === null) await queryClient.refetchQueries({ queryKey: cardQuery(userId, card.id).queryKey });
    } catch (reason) {
      revalidateSession(reason);
      const earlier = pending ? [...pending.value.earlier, pending.value.text] : [];
      const outgoing = {
        kind: 'notes' as const,
        key: card.id,
        replaces: true,
        failure: `Your notes on “${card.title}” weren’t saved.`,
        path: paths.pipeline(card.id),
        value: { cardId: card.id, text, base, earlier },
      };
      const isQueued = isTransient(reason) && (await queue(context, outgoing, sendNotes));
      setState((now) => notesSent(now, null));
      if (!isQueued) setError(reason);
    }
  });
  useEffect(() => {
    if (!ready || error !== null) return undefined;
    const timer = setTimeout(() => void save(state.text), pauseMs);
    return () => clearTimeout(timer);
  }, [ready, error, state.text]);

  const saveNow = useEffectEvent(() => void save(state.text));
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      saveNow();
    };
  }, []);
  useConfirmUnload(unsaved && !waiting);

  return {
    state,
    error,
    waiting,
    change: (text) => {
      setError(null);
      setState((now) => ({ ...now, text }));
    },
    resolve: (choice) => setState((now) => resolveConflict(now, choice)),
    retry: () => setError(null),
  };
}
