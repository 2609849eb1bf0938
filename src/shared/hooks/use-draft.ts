import { useState } from 'react';

/** A zod schema, or anything else that throws if the value isn't a T. */
interface Parser<T> {
  parse: (value: unknown) => T;
}

function read<T>(key: string, parser: Parser<T>, empty: T): T {
  try {
    const stored = window.sessionStorage.getItem(key);
    return stored === null ? empty : parser.parse(JSON.parse(stored));
  } catch {
    return empty;
  }
}

function write<T>(key: string, draft: T, empty: T) {
  try {
    const text = JSON.stringify(draft);
    if (text === JSON.stringify(empty)) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, text);
  } catch {
    // Storage is disabled: the draft is lost on reload, but the form works.
  }
}

/**
 * State kept in session storage, so that a draft survives navigation, reloads, and an expired session. `key` identifies
 * the member and the form; a new key loads another draft. A draft equal to `empty` is removed. Returns the draft, a
 * setter, and a function that resets it.
 */
export function useDraft<T>(key: string, parser: Parser<T>, empty: T): [T, (next: T) => void, () => void] {
  const [draft, setDraft] = useState(() => ({ key, value: read(key, parser, empty) }));
  // The key changed: switch drafts in the same render.
  const current = draft.key === key ? draft : { key, value: read(key, parser, empty) };
  if (current !== draft) setDraft(current);
  const set = (next: T) => {
    setDraft({ key, value: next });
    write(key, next, empty);
  };
  return [current.value, set, () => set(empty)];
}
