/** What the URL fragment of a recovery link means. */
export type RecoveryLink =
  /** No fragment: the visitor didn't come from a link. */
  | { kind: 'none' }
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  /** This tab already verified its link, and the page was reloaded. */
  | { kind: 'verified' }
  | { kind: 'expired' }
  /** The tokens or the type are missing. */
  | { kind: 'malformed' };

/** Replaces the used tokens in the URL, so they don't stay in the history and a reload keeps the form. */
export const verifiedHash = '#type=recovery';

/** The fragment of an expired link, also of one that confirms an address; shows the form to request a new one. */
export const expiredHash = '#error_code=otp_expired';

/** Reads the fragment, with or without its '#'. Never throws. */
export function readRecoveryLink(hash: string): RecoveryLink {
  const text = hash.replace(/^#/, '');
  if (!text) return { kind: 'none' };
  if (text === verifiedHash.slice(1)) return { kind: 'verified' };
  const params = new URLSearchParams(text);
  if (params.get('error_code') === 'otp_expired' || params.get('error') === 'access_denied') return { kind: 'expired' };
  const accessToken = params.get('access_token');
  const refreshToken = params.get('refresh_token');
  if (!accessToken || !refreshToken || params.get('type') !== 'recovery') return { kind: 'malformed' };
  return { kind: 'tokens', accessToken, refreshToken };
}
