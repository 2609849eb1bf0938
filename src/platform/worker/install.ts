import { useSyncExternalStore } from 'react';
import { localStore, tabStore } from '@/platform/storage/browser-storage';

/** Chromium's offer to install, which can be made once, at a press. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

const dismissed = 'dismissed';
/** How often this browser visited the app, up to two, or that the offer was dismissed. */
const key = 'install-offer';
const countedKey = 'visit-counted';

let prompt: InstallPrompt | null = null;
const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Counts this visit, and keeps the browser's own offer for ours. Returns how to stop. */
export function watchInstall(): () => void {
  const stored = localStore.read(key);
  if (stored !== dismissed && tabStore.read(countedKey) === null) {
    tabStore.write(countedKey, '1');
    localStore.write(key, stored === null ? '1' : '2');
  }
  const stop = new AbortController();
  const { signal } = stop;
  const keep = (event: InstallPrompt) => {
    event.preventDefault();
    prompt = event;
    changed();
  };
  const forget = () => {
    prompt = null;
    changed();
  };
  window.addEventListener('beforeinstallprompt', keep, { signal });
  window.addEventListener('appinstalled', forget, { signal });
  return () => stop.abort();
}

/** An iPhone, or an iPad, which says that it's a Mac. */
export function isAppleTouch({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Whether this is the installed app, in a window of its own. */
export function runsInstalled(): boolean {
  return window.matchMedia('(display-mode: standalone)').matches;
}

/** How the app can be installed: by the browser's dialog, or on Apple's phones by the member. */
type Way = 'dialog' | 'share';

function way(): Way | null {
  if (localStore.read(key) === dismissed) return null;
  if (prompt) return 'dialog';
  return isAppleTouch(navigator) && !runsInstalled() ? 'share' : null;
}

/** Whether the browser has been here before, in another visit. */
export const isSecondVisit = () => localStore.read(key) === '2';

function dismiss() {
  localStore.write(key, dismissed);
  changed();
}

function install() {
  void prompt?.prompt();
  // It can be made only once.
  prompt = null;
  changed();
}

/** How to install the app; `how` is null where it can't be, is already, or was dismissed. */
export function useInstall() {
  return { how: useSyncExternalStore(subscribe, way), install, dismiss };
}
