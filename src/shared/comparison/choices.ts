import { useSyncExternalStore } from 'react';
import { tabStore } from '@/platform/storage/browser-storage';

/** More don't fit side by side. */
export const maxCompared = 4;

/** A listing chosen for a comparison. */
export interface Choice {
  id: string;
  title: string;
  /** Path of its first picture in the bucket `images`. */
  image: string | null;
}

const storageKey = 'compared_listings';
const none: readonly Choice[] = [];

/** What is stored, and the choices it represents. Without storage, they last until the page is left. */
let latest: { text: string; choices: readonly Choice[] } = { text: '', choices: none };
/** False where storage is disabled or full. */
let isStored = true;
const listeners = new Set<() => void>();

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'title' in value &&
  typeof value.title === 'string' &&
  'image' in value &&
  (value.image === null || typeof value.image === 'string');

function parse(text: string): readonly Choice[] {
  try {
    const stored: unknown = JSON.parse(text || '[]');
    return Array.isArray(stored) ? stored.filter(isChoice).slice(0, maxCompared) : none;
  } catch {
    return none;
  }
}

function read(): readonly Choice[] {
  const text = tabStore.read(storageKey);
  if (isStored && (text ?? '') !== latest.text) latest = { text: text ?? '', choices: parse(text ?? '') };
  return latest.choices;
}

function write(choices: readonly Choice[]) {
  const text = choices.length === 0 ? '' : JSON.stringify(choices);
  latest = { text, choices };
  isStored = tabStore.write(storageKey, text || null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Adds a listing at the end, once. False if there are four already. */
export function addChoice(choice: Choice): boolean {
  const choices = read();
  if (choices.some(({ id }) => id === choice.id)) return true;
  if (choices.length >= maxCompared) return false;
  write([...choices, choice]);
  return true;
}

/** Removes a listing, if it's chosen. */
export function removeChoice(id: string): void {
  const choices = read();
  if (choices.some((choice) => choice.id === id)) write(choices.filter((choice) => choice.id !== id));
}

export function clearChoices(): void {
  write(none);
}

/** The listings chosen in this tab, in the order they were chosen. None while prerendering. */
export function useChoices(): readonly Choice[] {
  return useSyncExternalStore(subscribe, read, () => none);
}

/** Whether a listing is chosen. */
export function useIsChosen(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => read().some((choice) => choice.id === id),
    () => false,
  );
}
