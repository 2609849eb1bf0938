import { useState } from 'react';
import type { z } from 'zod';

function read<T>(key: string, schema: z.ZodType<T>, empty: T): T {
  try {
    const stored = window.sessionStorage.getItem(key);
    return stored === null ? empty : schema.parse(JSON.parse(stored));
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
    // The browser forbids it: a reload will lose it; the form still works.
  }
}

/**
 * Something that is being written, kept for as long as the tab lives: over other screens, a reload, and a session that ended
 * meanwhile. `key` names the member and what it is; another key is another draft. `empty` counts as none. The third puts it back to empty.
 */
export function useDraft<T>(key: string, schema: z.ZodType<T>, empty: T): [T, (next: T) => void, () => void] {
  const [draft, setDraft] = useState(() => ({ key, value: read(key, schema, empty) }));
  // Another draft is asked for: its text is there with the same rendering.
  const current = draft.key === key ? draft : { key, value: read(key, schema, empty) };
  if (current !== draft) setDraft(current);
  const change = (next: T) => {
    setDraft({ key, value: next });
    write(key, next, empty);
  };
  return [current.value, change, () => change(empty)];
}
