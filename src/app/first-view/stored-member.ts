import { createSessionStorage, sessionKey } from '@/platform/auth/session-storage';
import { parseStoredSession, type StoredSession } from '@/platform/auth/stored-session';
import { hostFor } from '@/app/routes/host';

/**
 * The stored session, before any code of the app has loaded. Null on the public site, without a session, and while the
 * member must enter a code, until which the backend would refuse everything.
 */
export function storedMember(hostname: string): StoredSession | null {
  if (hostFor(hostname) !== 'app') return null;
  const session = parseStoredSession(createSessionStorage(hostname).getItem(sessionKey));
  return session && session.hasApp && !session.hasCode ? null : session;
}
