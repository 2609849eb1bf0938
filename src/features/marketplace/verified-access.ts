import type { AuthState } from '@/shared/session/auth-store';

/** What pressing Verified Only does. */
export type VerifiedAccess = 'checking' | 'sign-in' | 'upgrade' | 'open';

/**
 * Who may filter by Verified Only. `entitled` is undefined until the membership is loaded; when it can't be loaded
 * (`loadable` is false), the request goes out and Postgres decides.
 */
export function verifiedAccess(
  session: AuthState['status'],
  entitled: boolean | undefined,
  loadable: boolean,
): VerifiedAccess {
  if (session === 'unauthenticated') return 'sign-in';
  if (session === 'loading') return 'checking';
  if (entitled === undefined) return loadable ? 'checking' : 'open';
  return entitled ? 'open' : 'upgrade';
}
