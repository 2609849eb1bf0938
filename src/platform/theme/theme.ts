import { useSyncExternalStore } from 'react';
import { sharedCookieDomain } from '@/platform/config/hosts';
import { readCookies, writeCookie } from '@/platform/storage/cookies';

/** 'system' follows the device. */
export type ThemeChoice = 'system' | 'light' | 'dark';
export interface Theme {
  choice: ThemeChoice;
  resolved: 'light' | 'dark';
}

const cookieName = 'theme';
const yearSeconds = 365 * 24 * 60 * 60;
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function readChoice(): ThemeChoice {
  const value = readCookies().get(cookieName);
  return value === 'light' || value === 'dark' ? value : 'system';
}

function read(): Theme {
  const choice = readChoice();
  if (choice !== 'system') return { choice, resolved: choice };
  return { choice, resolved: systemDark().matches ? 'dark' : 'light' };
}

/** Used while prerendering; index.html sets the actual theme before the first paint. */
const prerenderTheme: Theme = { choice: 'system', resolved: 'light' };
const hasBrowser = typeof window !== 'undefined';

let theme = hasBrowser ? read() : prerenderTheme;
const listeners = new Set<() => void>();

function refresh() {
  const next = read();
  if (next.choice === theme.choice && next.resolved === theme.resolved) return;
  theme = next;
  apply();
  for (const listener of listeners) listener();
}

function apply() {
  document.documentElement.dataset.theme = theme.resolved;
  // The browser's toolbar follows the chosen theme, not the device's.
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (!paper) return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper);
}

/** Sets the theme for both hosts and all tabs of this browser. */
export function setTheme(choice: ThemeChoice): void {
  writeCookie(cookieName, choice === 'system' ? '' : choice, {
    domain: sharedCookieDomain(window.location.hostname),
    maxAgeSeconds: choice === 'system' ? 0 : yearSeconds,
  });
  refresh();
}

function watch() {
  // index.html has colored the page, but not the browser's toolbar.
  if (theme.choice !== 'system') apply();

  // The other host or another tab may change it: noticed immediately with the Cookie Store API, else on focus.
  systemDark().addEventListener('change', refresh);
  window.addEventListener('focus', refresh);
  document.addEventListener('visibilitychange', refresh);
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', refresh);
}

if (hasBrowser) watch();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The current theme, which index.html sets before the first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => theme,
    () => prerenderTheme,
  );
}
