import { useSyncExternalStore } from 'react';
import type { Language } from './examples';

const listeners = new Set<() => void>();
let chosen: Language = 'curl';

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(language: Language) {
  chosen = language;
  for (const listener of listeners) listener();
}

/** The language of all examples during this visit, and a function that chooses another. */
export function useLanguage(): [Language, (language: Language) => void] {
  return [
    useSyncExternalStore(
      subscribe,
      () => chosen,
      () => 'curl',
    ),
    choose,
  ];
}
