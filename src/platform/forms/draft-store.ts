import { storeDraft, readDraft } from '@/platform/storage/drafts';

/** A zod schema, or anything else that throws if the value isn't a T. */
export interface Parser<T> {
  parse: (value: unknown) => T;
}

/** The draft of a form, which survives navigation, reloads, and closing the app, and ends with the session. */
export interface DraftStore<T> {
  /** The stored draft; `empty` without a valid one. */
  read: () => T;
  /** Stores a draft. One equal to `empty` is removed. Returns false if it's lost on leaving the page. */
  keep: (draft: T) => boolean;
  clear: () => void;
}

/** The draft under a key, which identifies the member and the form. */
export function draftStore<T>(key: string, parser: Parser<T>, empty: T): DraftStore<T> {
  return {
    read: () => {
      try {
        const stored = readDraft(key);
        return stored === null ? empty : parser.parse(JSON.parse(stored));
      } catch {
        return empty;
      }
    },
    keep: (draft) => {
      const text = JSON.stringify(draft);
      return storeDraft(key, text === JSON.stringify(empty) ? null : text);
    },
    clear: () => void storeDraft(key, null),
  };
}

/** Whether there's a draft under a key. */
export function hasDraft(key: string, parser: Parser<unknown>): boolean {
  return draftStore<unknown>(key, parser, null).read() !== null;
}
