import { useState } from 'react';
import { draftStore, type Parser } from './draft-store';

/**
 * State stored by `draftStore`. `key` identifies the member and the form; a new key loads another
 * draft. Returns the draft, a setter, and a function that resets it.
 */
export function useStoredState<T>(key: string, parser: Parser<T>, empty: T): [T, (next: T) => void, () => void] {
  const store = draftStore(key, parser, empty);
  const [draft, setDraft] = useState(() => ({ key, value: store.read() }));
  // The key changed: switch drafts in the same render.
  const current = draft.key === key ? draft : { key, value: store.read() };
  if (current !== draft) setDraft(current);
  const set = (next: T) => {
    setDraft({ key, value: next });
    store.keep(next);
  };
  return [current.value, set, () => set(empty)];
}
