import { paths } from '@/domain/site/paths';
import { getAuth } from '@/platform/auth/auth-client';
import { setStorageOwner } from '@/platform/storage/browser-storage';
import type { Restriction } from '@/platform/errors/errors';
import { createSessionStorage, sessionKey, watchStoredSession } from './session-storage';
import { parseStoredSession, type AuthUser, type StoredSession } from './stored-session';

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'unauthenticated'; user: null }
  /** Signed in, but the backend refuses everything until `member` has set a new password or entered a code. */
  | { status: 'restricted'; user: null; member: AuthUser; needs: Restriction }
  | { status: 'authenticated'; user: AuthUser };

const loading: AuthState = { status: 'loading', user: null };
const unauthenticated: AuthState = { status: 'unauthenticated', user: null };

/** Null while prerendering. */
const storage = typeof window === 'undefined' ? null : createSessionStorage(window.location.hostname);

/** Stored beyond the session, because another tab may remove a session that a confirmation has just ended. */
const lastSessionKey = 'sb-last-session';

/** The session of this browser before supabase-js replaces it with one from the URL; null if it never had one. */
export const initialSessionId =
  parseStoredSession(storage?.getItem(sessionKey) ?? null)?.sessionId ?? storage?.getItem(lastSessionKey) ?? null;

/** The session in which a recovery code was entered, whose token doesn't show it. */
const recoveredSessionKey = 'sb-recovered-session';

function isRecovered({ sessionId }: StoredSession): boolean {
  return sessionId !== null && storage?.getItem(recoveredSessionKey) === sessionId;
}

function rememberSession(stored: StoredSession | null) {
  const id = stored?.sessionId;
  if (id && storage?.getItem(lastSessionKey) !== id) storage?.setItem(lastSessionKey, id);
}

const listeners = new Set<() => void>();

/** How long the state may stay 'loading' while a session is read from the URL. */
const maxLoadingMs = 6000;

/** Number of callers that keep the state at 'loading'. */
let holds = 0;
/** What the backend said a member must do first. */
let known: { userId: string; restriction: Restriction } | null = null;
let state: AuthState = read();

function read(): AuthState {
  if (holds > 0) return loading;
  const stored = parseStoredSession(storage?.getItem(sessionKey) ?? null);
  rememberSession(stored);
  if (!stored) return unauthenticated;
  const needs = restrictionIn(stored);
  if (needs) return { status: 'restricted', user: null, member: stored.user, needs };
  return { status: 'authenticated', user: stored.user };
}

/** The stored session already shows that a code is missing, so that a reload doesn't need a request to know. */
function restrictionIn(stored: StoredSession): Restriction | null {
  const { user, hasCode, hasApp } = stored;
  const said = known?.userId === user.id ? known.restriction : null;
  if (said === 'password') return said;
  return !hasCode && (said === 'code' || (hasApp && !isRecovered(stored))) ? 'code' : null;
}

function refresh() {
  const next = read();
  const isSame =
    next.status === state.status &&
    next.user?.id === state.user?.id &&
    next.user?.email === state.user?.email &&
    needOf(next) === needOf(state);
  if (isSame) return;
  state = next;
  followOwner();
  for (const listener of listeners) listener();
}

const needOf = (auth: AuthState) => (auth.status === 'restricted' ? auth.needs : null);

function hold(): () => void {
  let active = true;
  holds += 1;
  refresh();
  return () => {
    if (!active) return;
    active = false;
    holds -= 1;
    refresh();
  };
}

/** The URL fragment at page load. supabase-js may remove tokens from the URL before the router starts. */
export const initialHash = typeof window === 'undefined' ? '' : window.location.hash;

/** Links in emails carry tokens in the fragment, which supabase-js turns into a session. */
function hasTokensInUrl(): boolean {
  return window.location.pathname !== paths.resetPassword && /[#&]access_token=/.test(window.location.hash);
}

/**
 * Follows the stored session. The state stays 'loading' until supabase-js has read one from the URL. One that has
 * expired counts until the backend refuses to renew it, so that the app starts right away, and without a network.
 */
function start() {
  followOwner();
  watchStoredSession(refresh);
  // A session is renewed by the first request that needs it: see `getAccessToken`.
  if (!hasTokensInUrl()) return;
  const settle = hold();
  // supabase-js retries for half a minute, too long to show a splash screen.
  setTimeout(settle, maxLoadingMs);
  void getAuth()
    .then((auth) => auth.getSession())
    .catch(() => null)
    .finally(settle);
}

/** What one member left in this browser's storage is gone once nobody is signed in, or another. */
function followOwner() {
  if (state.status === 'loading') return;
  setStorageOwner(state.status === 'restricted' ? state.member.id : (state.user?.id ?? null));
}

if (storage) start();

export const authStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: (): AuthState => state,
  /** Pages are prerendered for, and hydrated as, a visitor. */
  getServerSnapshot: (): AuthState => unauthenticated,
  /** The ID of this browser's session; null for none. */
  sessionId: (): string | null => parseStoredSession(storage?.getItem(sessionKey) ?? null)?.sessionId ?? null,
  /** Whether anybody has signed in in this browser, also if they're signed out now. */
  hasSignedIn: (): boolean => Boolean(storage?.getItem(lastSessionKey)),
  /** Reads the stored session again. */
  refresh,
  /** After the backend refused a request because the member must do something first; null once they have. */
  restrict: (restriction: Restriction | null) => {
    const stored = parseStoredSession(storage?.getItem(sessionKey) ?? null);
    known = restriction && stored ? { userId: stored.user.id, restriction } : null;
    refresh();
  },
  /** After the backend accepted a recovery code, which lets in this session, in every tab on both hosts. */
  recover: () => {
    const id = parseStoredSession(storage?.getItem(sessionKey) ?? null)?.sessionId;
    if (id) storage?.setItem(recoveredSessionKey, id);
    known = null;
    refresh();
  },
  /** Whether a recovery code let this session in. */
  isRecovered: () => {
    const stored = parseStoredSession(storage?.getItem(sessionKey) ?? null);
    return stored !== null && !stored.hasCode && stored.hasApp && isRecovered(stored);
  },
  /** Keeps the state at 'loading' until the returned function is called. */
  hold,
};
