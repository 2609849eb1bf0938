import { useSyncExternalStore } from 'react';
import { sharedCookieDomain } from '@/shared/config/hosts';
import { readCookies, writeCookie } from '@/shared/lib/cookies';

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

/** What a page is written with at build time; index.html colours it before the first paint all the same. */
const unknownTheme: Theme = { choice: 'system', resolved: 'light' };
const hasBrowser = typeof window !== 'undefined';

let theme = hasBrowser ? read() : unknownTheme;
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
  // The browser's own bars follow a choice that differs from the device's.
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper').trim();
  if (!paper) return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', paper);
}

/** Chooses a theme for both hosts and all tabs of this browser. */
export function setTheme(choice: ThemeChoice): void {
  writeCookie(cookieName, choice === 'system' ? '' : choice, {
    domain: sharedCookieDomain(window.location.hostname),
    maxAgeSeconds: choice === 'system' ? 0 : yearSeconds,
  });
  refresh();
}

function follow() {
  // A chosen theme reaches the browser's own bars too; index.html has only coloured the page.
  if (theme.choice !== 'system') apply();

  // The other host or another tab may have chosen: at once where the browser tells, else on return to this tab.
  systemDark().addEventListener('change', refresh);
  window.addEventListener('focus', refresh);
  document.addEventListener('visibilitychange', refresh);
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', refresh);
}

if (hasBrowser) follow();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The theme in force. index.html has set it before the first paint. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => theme,
    () => unknownTheme,
  );
}
