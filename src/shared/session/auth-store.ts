import { paths } from '@/shared/config/paths';
import { getSupabase } from '@/shared/supabase/client';
import { createSessionStorage, sessionKey, watchStoredSession } from './session-storage';

export interface AuthUser {
  id: string;
  email: string;
}

export type AuthState =
  | { status: 'loading'; user: null }
  | { status: 'unauthenticated'; user: null }
  | { status: 'authenticated'; user: AuthUser };

interface StoredSession {
  user: AuthUser;
  /** Unix seconds. */
  expiresAt: number;
}

/** The stored session, read without supabase-js. Null when there is none or it is unreadable. */
export function parseStoredSession(value: string | null): StoredSession | null {
  if (!value) return null;
  try {
    const session: unknown = JSON.parse(value);
    if (typeof session !== 'object' || session === null) return null;
    const { user, expires_at: expiresAt } = session as { user?: Partial<AuthUser>; expires_at?: number };
    if (typeof user?.id !== 'string' || typeof expiresAt !== 'number') return null;
    return { user: { id: user.id, email: user.email ?? '' }, expiresAt };
  } catch {
    return null;
  }
}

const loading: AuthState = { status: 'loading', user: null };
const unauthenticated: AuthState = { status: 'unauthenticated', user: null };

/** None where pages are written at build time: nobody is signed in there. */
const storage = typeof window === 'undefined' ? null : createSessionStorage(window.location.hostname);
const listeners = new Set<() => void>();

/** How long an unsettled session may keep the screens waiting. */
const patienceMs = 6000;

/** Reasons to stay 'loading', whatever is stored. */
let holds = 0;
let state: AuthState = read();

function read(): AuthState {
  if (holds > 0) return loading;
  const stored = parseStoredSession(storage?.getItem(sessionKey) ?? null);
  if (!stored) return unauthenticated;
  return { status: 'authenticated', user: stored.user };
}

function refresh() {
  const next = read();
  if (next.status === state.status && next.user?.id === state.user?.id && next.user?.email === state.user?.email)
    return;
  state = next;
  for (const listener of listeners) listener();
}

function hold(): () => void {
  let held = true;
  holds += 1;
  refresh();
  return () => {
    if (!held) return;
    held = false;
    holds -= 1;
    refresh();
  };
}

/** The fragment that this document was opened with. supabase-js takes tokens out of the address, maybe before there is a router to know it. */
export const arrivalHash = typeof window === 'undefined' ? '' : window.location.hash;

/** A link from a mail carries tokens in the fragment; supabase-js turns them into a session. */
function arrivesInAddress(): boolean {
  return window.location.pathname !== paths.resetPassword && /[#&]access_token=/.test(window.location.hash);
}

/**
 * Follows the stored session. An expired one, or one arriving in the address, stays 'loading' until
 * supabase-js has renewed or read it; when that fails for want of a network the stored session is kept.
 */
function start() {
  watchStoredSession(refresh);
  const stored = parseStoredSession(storage?.getItem(sessionKey) ?? null);
  const unsettled = arrivesInAddress() || (stored !== null && stored.expiresAt * 1000 <= Date.now());
  if (!stored && !unsettled) return;
  const settle = unsettled ? hold() : refresh;
  // supabase-js goes on trying for half a minute; nobody looks at a splash for that long.
  setTimeout(settle, patienceMs);
  // Also for a valid session: the client renews it from here on.
  void getSupabase()
    .then((supabase) => supabase.auth.getSession())
    .catch(() => null)
    .finally(settle);
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
  /** What a page written at build time was written for, and what it is taken over with: a visitor. */
  getServerSnapshot: (): AuthState => unauthenticated,
  /** Reads the stored session again. */
  recheck: refresh,
  /** Keeps the state at 'loading' until the returned function is called. */
  hold,
};
