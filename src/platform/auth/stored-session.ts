export interface AuthUser {
  id: string;
  email: string;
}

export interface StoredSession {
  user: AuthUser;
  /** The access token. */
  token: string;
  /** Unix seconds. */
  expiresAt: number;
  /** From the access token; null if it has none. */
  sessionId: string | null;
  /** Whether a code was entered for the session, according to the access token. */
  hasCode: boolean;
  /** Whether the member had an authenticator app when the session was stored. */
  hasApp: boolean;
}

/** Parses the stored session without supabase-js. Returns null if there is none or it's invalid. */
export function parseStoredSession(value: string | null): StoredSession | null {
  if (!value) return null;
  try {
    const session: unknown = JSON.parse(value);
    if (typeof session !== 'object' || session === null) return null;
    const {
      user,
      expires_at: expiresAt,
      access_token: token,
    } = session as {
      user?: Partial<AuthUser> & { factors?: { status?: string }[] };
      expires_at?: number;
      access_token?: string;
    };
    if (typeof user?.id !== 'string' || typeof expiresAt !== 'number' || typeof token !== 'string') return null;
    return {
      user: { id: user.id, email: user.email ?? '' },
      token,
      expiresAt,
      sessionId: claimOf(token, 'session_id'),
      hasCode: claimOf(token, 'aal') === 'aal2',
      hasApp: user.factors?.some(({ status }) => status === 'verified') ?? false,
    };
  } catch {
    return null;
  }
}

/** A token that runs out sooner is renewed first, as auth-js does. */
const marginMs = 90_000;

/** Whether the token can still be used for requests. */
export function isFresh({ expiresAt }: StoredSession): boolean {
  return expiresAt * 1000 - Date.now() > marginMs;
}

/** Reads a text from a token without verifying it. */
function claimOf(token: string, name: string): string | null {
  try {
    const part = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    const claim: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, name) : null;
    return typeof claim === 'string' ? claim : null;
  } catch {
    return null;
  }
}
