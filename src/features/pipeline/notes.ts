/**
 * Notes that save automatically in several tabs. Every save names the version it changes; when another tab was faster,
 * nothing is overwritten until the member decides.
 */

/** What the database has. */
export interface StoredNotes {
  notes: string;
  version: number;
}

export interface NotesState {
  /** What the member sees. */
  text: string;
  /** What `text` is based on. */
  base: StoredNotes;
  /** What a save in progress sent; null without one. */
  sending: string | null;
  /** Another tab's notes, while `text` has changes they lack. */
  conflict: StoredNotes | null;
}

/** The notes as loaded, with the unsaved draft of an earlier visit, if any. */
export function openNotes(stored: StoredNotes, draft: { text: string; base: StoredNotes } | null): NotesState {
  const opened = { text: stored.notes, base: stored, sending: null, conflict: null };
  return draft === null ? opened : receiveNotes({ ...opened, text: draft.text, base: draft.base }, stored);
}

/** Whether there's something to save. */
export const isUnsaved = ({ text, base }: NotesState) => text !== base.notes;

/** The state after what the database has was read again, or saved. */
export function receiveNotes(state: NotesState, stored: StoredNotes): NotesState {
  // An answer that was overtaken by a later one.
  if (stored.version <= state.base.version) return state;
  // The save in progress, whose own answer is still on its way.
  if (stored.notes === state.sending) return { ...state, base: stored, conflict: null };
  if (!isUnsaved(state) || state.text === stored.notes) {
    return { ...state, text: stored.notes, base: stored, conflict: null };
  }
  return { ...state, conflict: stored };
}

/** The state once its text is being saved. */
export const startSending = (state: NotesState): NotesState => ({ ...state, sending: state.text });

/** The state after the save in progress was stored as this version; null if it wasn't. What was typed since stays. */
export function notesSent(state: NotesState, version: number | null): NotesState {
  const { sending, base } = state;
  if (sending === null || version === null || version <= base.version) return { ...state, sending: null };
  return { ...state, sending: null, base: { notes: sending, version } };
}

export type Resolution = 'mine' | 'theirs' | 'both';

/** The state after the member decided a conflict: keeps their text, the other tab's, or one below the other. */
export function resolveConflict(state: NotesState, choice: Resolution): NotesState {
  const { conflict } = state;
  if (conflict === null) return state;
  const text = {
    mine: state.text,
    theirs: conflict.notes,
    both: `${conflict.notes.trimEnd()}\n\n${state.text.trimStart()}`,
  }[choice];
  return { ...state, text, base: conflict, conflict: null };
}
