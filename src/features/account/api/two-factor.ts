import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { brand } from '@/domain/site/brand';
import { appsOf, verifyCode, wrongRecoveryCode } from '@/platform/session/second-factor';
import { staffKey } from '@/platform/session/staff';
import { getAuth } from '@/platform/auth/auth-client';
import { database } from '@/platform/supabase/client';
import { RequestFailure, unwrap } from '@/platform/errors/errors';
import { qrCodeUrl, type Enrollment } from '../two-factor';
import { accountKeys } from './keys';
import { signInAgain } from './sign-in-again';

/** How many recovery codes the member has. */
export function recoveryCodesQuery(userId: string) {
  return queryOptions({
    queryKey: accountKeys.recoveryCodes(userId),
    queryFn: async ({ signal }) => unwrap(await database().rpc('recovery_codes_left').abortSignal(signal)),
  });
}

interface NewApp {
  email: string;
  name: string;
  /** Proves who adds the first app. */
  password: string;
  /** Proves who adds another one; empty for the first. */
  code: string;
}

/** Starts to add an authenticator app, which counts once a code of it has been entered. */
export const enrollMutation = mutationOptions({
  mutationKey: accountKeys.enroll,
  mutationFn: async ({ email, name, password, code }: NewApp): Promise<Enrollment> => {
    const auth = await getAuth();
    if (code === '') await signInAgain(email, password);
    else await verifyCode(auth, code);
    // Left from earlier attempts.
    for (const factor of unwrap(await auth.mfa.listFactors()).all) {
      if (factor.status === 'unverified') unwrap(await auth.mfa.unenroll({ factorId: factor.id }));
    }
    const { id, totp } = unwrap(await auth.mfa.enroll({ factorType: 'totp', friendlyName: name, issuer: brand.name }));
    return { factorId: id, qrCode: qrCodeUrl(totp.qr_code), secret: totp.secret };
  },
});

interface FirstCode {
  factorId: string;
  code: string;
  /** Whether two-factor authentication was off. */
  isFirst: boolean;
}

/** Adds the authenticator app. Returns new recovery codes for the first one; null for others, or if that fails. */
export const confirmAppMutation = mutationOptions({
  mutationKey: accountKeys.confirmApp,
  mutationFn: async ({ factorId, code, isFirst }: FirstCode): Promise<string[] | null> => {
    const auth = await getAuth();
    unwrap(await auth.mfa.challengeAndVerify({ factorId, code }));
    // The app is added; the section offers codes to members without any.
    return isFirst ? newRecoveryCodes().catch(() => null) : null;
  },
  onSettled: (_codes, _error, _variables, _result, { client }) => refresh(client),
});

/** Replaces the recovery codes. */
export const newCodesMutation = mutationOptions({
  mutationKey: accountKeys.newCodes,
  mutationFn: async ({ code }: { code: string }) => {
    const auth = await getAuth();
    await verifyCode(auth, code);
    return newRecoveryCodes();
  },
  onSettled: (_codes, _error, _variables, _result, { client }) => refresh(client),
});

async function newRecoveryCodes(): Promise<string[]> {
  return unwrap(await database().rpc('generate_recovery_codes'));
}

/** Removes an authenticator app, or with a null `id` all of them, which turns two-factor authentication off. */
export const removeAppMutation = mutationOptions({
  mutationKey: accountKeys.removeApp,
  mutationFn: async ({ id, code }: { id: string | null; code: string }) => {
    const auth = await getAuth();
    const usedId = await verifyCode(auth, code);
    const ids = id === null ? appsOf(unwrap(await auth.getUser()).user).map((app) => app.id) : [id];
    // Without the app that it was verified with, the session can't remove others.
    for (const factorId of ids.toSorted((a, b) => Number(a === usedId) - Number(b === usedId)))
      unwrap(await auth.mfa.unenroll({ factorId }));
    unwrap(await auth.refreshSession());
  },
  onSettled: (_data, _error, _variables, _result, { client }) => refresh(client),
});

/**
 * Turns two-factor authentication off with another recovery code, in a session that one let in. Rejects with the code
 * `wrongRecoveryCode`, or the database's rate limit.
 */
export const recoverMutation = mutationOptions({
  mutationKey: accountKeys.recover,
  mutationFn: async ({ code }: { code: string }) => {
    if (!unwrap(await database().rpc('turn_off_two_factor', { code })))
      throw new RequestFailure('invalid', 'The recovery code is wrong.', wrongRecoveryCode, null);
    unwrap(await (await getAuth()).refreshSession());
  },
  onSettled: (_data, _error, _variables, _result, { client }) => refresh(client),
});

function refresh(client: QueryClient) {
  void client.invalidateQueries({ queryKey: staffKey });
  void client.invalidateQueries({ queryKey: accountKeys.allRecoveryCodes });
  return client.invalidateQueries({ queryKey: accountKeys.accounts });
}
