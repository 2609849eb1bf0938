import type { User } from '@supabase/auth-js';
import type { Auth } from '@/platform/auth/auth-client';
import type { ErrorTexts } from '@/platform/errors/describe-error';
import { RequestFailure, toRequestFailure, unwrap } from '@/platform/errors/errors';

/** An authenticator app whose codes the member signs in with. */
export interface AuthenticatorApp {
  id: string;
  name: string;
  /** ISO time. */
  addedAt: string;
}

/** The member's authenticator apps, without those that were never verified. */
export function appsOf({ factors = [] }: Pick<User, 'factors'>): AuthenticatorApp[] {
  return factors
    .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
    .map(({ id, friendly_name, created_at }) => ({
      id,
      name: friendly_name ?? 'Authenticator app',
      addedAt: created_at,
    }));
}

const wrongCode = 'That code is incorrect or expired. Try again.';

/** When the auth server refused the code itself. */
export const wrongCodeErrors = {
  'code:mfa_verification_failed': wrongCode,
  'code:mfa_verification_rejected': wrongCode,
  'code:mfa_challenge_expired': wrongCode,
} satisfies ErrorTexts;

/** Our own error code for a wrong or used recovery code; the database returns false. */
export const wrongRecoveryCode = 'wrong_recovery_code';

export const wrongRecoveryCodeErrors = {
  [`code:${wrongRecoveryCode}`]: 'That recovery code is incorrect. Check it and try again.',
} satisfies ErrorTexts;

/** Our own error code for a member without an authenticator app; the auth server has none. */
export const noApp = 'no_app';

/**
 * Verifies the session of `auth` with a code of any of the member's apps, and returns that app's ID. Rejects with a
 * RequestFailure, with the code `noApp` for a member without one.
 */
export async function verifyCode(auth: Auth, code: string): Promise<string> {
  const { user } = unwrap(await auth.getUser());
  let failure = new RequestFailure('invalid', 'There is no authenticator app.', noApp, null);
  for (const { id } of appsOf(user)) {
    const { error } = await auth.mfa.challengeAndVerify({ factorId: id, code });
    if (!error) return id;
    failure = toRequestFailure(error);
    if (!(`code:${failure.code}` in wrongCodeErrors)) break;
  }
  throw failure;
}
