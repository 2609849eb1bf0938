import type { Outgoing, StoredFile } from './message';

/*
 * Checks of what this tab left in session storage. By hand, because the validation library is larger than the rest of
 * the conversation's code, and nothing else on that screen uses it.
 */

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const hasStrings = (value: Fields, ...names: string[]) => names.every((name) => typeof value[name] === 'string');
const isSize = (value: unknown) => value === null || typeof value === 'number';

/** True for an uploaded file of a draft message. */
export function isStoredFile(value: unknown): value is StoredFile {
  return (
    isObject(value) &&
    hasStrings(value, 'path', 'name', 'mime_type') &&
    typeof value['size'] === 'number' &&
    isSize(value['width']) &&
    isSize(value['height'])
  );
}

/** True for a message that wasn't sent before the reload. */
export function isOutgoing(value: unknown): value is Outgoing {
  return (
    isObject(value) &&
    hasStrings(value, 'id', 'recipientId', 'content', 'writtenAt') &&
    (value['subject'] === null || (isObject(value['subject']) && hasStrings(value['subject'], 'id', 'title'))) &&
    Array.isArray(value['attachments']) &&
    value['attachments'].every(isStoredFile)
  );
}

/** Reads a list from session storage; empty if there is none, it's damaged, or storage is blocked. */
export function readStoredList<T>(key: string, isItem: (value: unknown) => value is T): T[] {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) && stored.every(isItem) ? stored : [];
  } catch {
    return [];
  }
}

/** Writes a list to session storage, or removes an empty one. If storage is blocked or full, a reload loses it. */
export function writeStoredList(key: string, list: readonly unknown[]) {
  try {
    if (list.length === 0) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Everything else still works.
  }
}
