import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useConfirmUnload } from '@/shared/hooks/use-confirm-unload';
import { useDraft } from '@/shared/hooks/use-draft';
import { revalidateSession } from '@/shared/session/revalidate-session';
import { saveNotes } from '../../api/mutations';
import { cardQuery, type CardDetail } from '../../api/queries';
import {
  isUnsaved,
  notesSent,
  openNotes,
  receiveNotes,
  resolveConflict,
  sendNotes,
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
  change: (text: string) => void;
  resolve: (choice: Resolution) => void;
  retry: () => void;
}

/** The most characters that notes can have. */
export const maxNotes = 10_000;

/**
 * Notes that save automatically after a pause and when the field is closed. Unsaved text survives a reload, and a
 * change in another tab never overwrites it.
 */
export function useNotes(userId: string, card: CardDetail): NotesField {
  const queryClient = useQueryClient();
  const [draft, keepDraft] = useDraft(`pipeline-notes:${userId}:${card.id}`, notesDraftSchema, null);
  const stored = { notes: card.notes, version: card.notes_version };
  const [state, setState] = useState(() => openNotes(stored, draft));
  const [error, setError] = useState<unknown>(null);
  const [seen, setSeen] = useState(stored.version);
  if (stored.version !== seen) {
    setSeen(stored.version);
    setState(receiveNotes(state, stored));
  }
  const unsaved = isUnsaved(state);
  const ready = unsaved && !state.conflict && state.sending === null && state.text.length <= maxNotes;

  const keep = useEffectEvent((text: string, base: StoredNotes) =>
    keepDraft(text === base.notes ? null : { text, base }),
  );
  useEffect(() => keep(state.text, state.base), [state.text, state.base]);

  const mounted = useRef(true);
  const save = useEffectEvent(async (text: string) => {
    if (!ready) return;
    const { base } = state;
    setState(sendNotes);
    setError(null);
    try {
      const version = await saveNotes(card.id, text, base.version);
      setState((now) => notesSent(now, version));
      if (!mounted.current && version !== null) keepDraft(null);
      // Another tab was faster, or the card is gone: find out which.
      if (version === null) await queryClient.refetchQueries({ queryKey: cardQuery(userId, card.id).queryKey });
    } catch (reason) {
      revalidateSession(reason);
      setState((now) => notesSent(now, null));
      setError(reason);
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
  useConfirmUnload(unsaved);

  return {
    state,
    error,
    change: (text) => {
      setError(null);
      setState((now) => ({ ...now, text }));
    },
    resolve: (choice) => setState((now) => resolveConflict(now, choice)),
    retry: () => setError(null),
  };
}
