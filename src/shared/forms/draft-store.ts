/** A zod schema, or anything else that throws if the value isn't a T. */
export interface Parser<T> {
  parse: (value: unknown) => T;
}

/** A draft in session storage, so that it survives navigation, reloads, and an expired session. */
export interface DraftStore<T> {
  /** The stored draft; `empty` without a valid one. */
  read: () => T;
  /** Stores a draft. One equal to `empty` is removed. */
  keep: (draft: T) => void;
  clear: () => void;
}

/** The draft under a key, which identifies the member and the form. */
export function draftStore<T>(key: string, parser: Parser<T>, empty: T): DraftStore<T> {
  return {
    read: () => {
      try {
        const stored = window.sessionStorage.getItem(key);
        return stored === null ? empty : parser.parse(JSON.parse(stored));
      } catch {
        return empty;
      }
    },
    keep: (draft) => {
      try {
        const text = JSON.stringify(draft);
        if (text === JSON.stringify(empty)) window.sessionStorage.removeItem(key);
        else window.sessionStorage.setItem(key, text);
      } catch {
        // Storage is disabled: the draft is lost on reload, but the form works.
      }
    },
    clear: () => {
      try {
        window.sessionStorage.removeItem(key);
      } catch {
        // Storage is disabled, so there's no draft.
      }
    },
  };
}

/** Whether there's a draft under a key. */
export function hasDraft(key: string, parser: Parser<unknown>): boolean {
  return draftStore<unknown>(key, parser, null).read() !== null;
}
