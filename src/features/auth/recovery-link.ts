/** What the fragment of a recovery link holds. */
export type RecoveryLink =
  /** No fragment: somebody came here without a link. */
  | { kind: 'none' }
  | { kind: 'tokens'; accessToken: string; refreshToken: string }
  /** The link of this tab has been verified before, and the page was reloaded. */
  | { kind: 'verified' }
  | { kind: 'expired' }
  /** Tokens or type are missing. */
  | { kind: 'malformed' };

/** Takes the place of the tokens in the address once they are used: they belong in no history, and a reload keeps the form. */
export const verifiedHash = '#type=recovery';

/** As a link that has run out reads: asks for a new one. */
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
