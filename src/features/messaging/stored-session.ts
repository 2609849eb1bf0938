import { draftStore, type DraftStore } from '@/platform/forms/draft-store';
import type { StoredFile } from './message';

/*
 * Checks of what earlier visits left here. By hand, because the validation library is larger than the rest of
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

/** A list in this browser; empty if there is none or it's damaged. */
export function storedList<T>(key: string, isItem: (value: unknown) => value is T): DraftStore<readonly T[]> {
  const parse = (stored: unknown) => {
    if (Array.isArray(stored) && stored.every(isItem)) return stored;
    throw new Error('Damaged');
  };
  return draftStore<readonly T[]>(key, { parse }, []);
}
