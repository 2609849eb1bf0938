import { useSyncExternalStore } from 'react';
import { localStore } from '@/platform/storage/browser-storage';
import { languages, type Language } from './examples';

const key = 'api-example-language';
const listeners = new Set<() => void>();
let chosen: Language | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const read = () => (chosen ??= languages.find((language) => language === localStore.read(key)) ?? 'curl');

function choose(language: Language) {
  chosen = language;
  localStore.write(key, language);
  for (const listener of listeners) listener();
}

/** The language of all examples, which the browser remembers, and a function that chooses another. */
export function useLanguage(): [Language, (language: Language) => void] {
  return [useSyncExternalStore(subscribe, read, () => 'curl'), choose];
}
