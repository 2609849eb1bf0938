import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { signInAgain } from './sign-in-again';
import { getAuth } from '@/platform/auth/auth-client';
import { database } from '@/platform/supabase/client';
import { RequestFailure, toRequestFailure, unwrap } from '@/platform/errors/errors';
import { invokeFunction } from '@/platform/supabase/functions';
import { accountKeys } from './keys';
import { toAccount, accountQuery } from './queries';

const redirectUrl = () => `${appOrigin(window.location)}${paths.confirmEmail}`;

interface EmailChange {
  /** The current email. */
  current: string;
  email: string;
  password: string;
  /** Of the authenticator app; empty without one. */
  code: string;
}

/** Signs in again and requests an email change. It takes effect once the link sent to the new address is opened. */
export const changeEmailMutation = mutationOptions({
  mutationKey: accountKeys.changeEmail,
  mutationFn: async ({ current, email, password, code }: EmailChange) => {
    await signInAgain(current, password, code);
    unwrap(await database().rpc('permit_email_change', { new_email: email }));
    return unwrap(await (await getAuth()).updateUser({ email }, { emailRedirectTo: redirectUrl() })).user;
  },
  onSuccess: (user, _variables, _result, { client }) => {
    client.setQueryData(accountQuery(user.id).queryKey, toAccount(user));
  },
  // The change may have succeeded even if the response was lost.
  onError: (_error, _variables, _result, { client }) =>
    void client.invalidateQueries({ queryKey: accountKeys.accounts }),
});

/** Sends the link of a pending change again. `email` is the current address. */
export const resendChangeMutation = mutationOptions({
  mutationKey: accountKeys.resend,
  mutationFn: async ({ email }: { email: string }) => {
    const auth = await getAuth();
    unwrap(await auth.resend({ type: 'email_change', email, options: { emailRedirectTo: redirectUrl() } }));
  },
});

interface PasswordChange {
  email: string;
  current: string;
  password: string;
  /** Of the authenticator app; empty without one. */
  code: string;
}

/** Signs in with the current password and sets the new one. The auth server ends the member's other sessions. */
export const changePasswordMutation = mutationOptions({
  mutationKey: accountKeys.changePassword,
  mutationFn: async ({ email, current, password, code }: PasswordChange) => {
    await signInAgain(email, current, code);
    const auth = await getAuth();
    unwrap(await auth.updateUser({ password }));
  },
  // A new password invalidates the links of a pending email change.
  onSuccess: (_data, _variables, _result, { client }) =>
    void client.invalidateQueries({ queryKey: accountKeys.accounts }),
});

/** Loads everything stored about the member as a ZIP file. The variable hears how many files are done. */
export const exportDataMutation = mutationOptions({
  mutationKey: accountKeys.exportData,
  mutationFn: async (onProgress: (done: number, total: number) => void) => {
    const data = unwrap(await database().rpc('export_my_data'));
    if (data === null) throw new RequestFailure('signed-out', 'Visitors have no data.', null, null);
    const [{ archiveOf }, { fetchStoredFile }] = await Promise.all([import('../archive'), import('./stored-file')]);
    return archiveOf(data, fetchStoredFile, onProgress);
  },
});

/** Signs in again and deletes the account. If the response is lost, checks whether the account is gone. */
export const deleteAccountMutation = mutationOptions({
  mutationKey: accountKeys.deleteAccount,
  mutationFn: async ({ email, password, code }: { email: string; password: string; code: string }) => {
    await signInAgain(email, password, code);
    try {
      await invokeFunction('delete-account', {});
    } catch (error) {
      const failure = toRequestFailure(error);
      if (failure.kind === 'forbidden' || failure.kind === 'rate-limited' || !(await isGone())) throw failure;
    }
  },
});

async function isGone(): Promise<boolean> {
  const auth = await getAuth();
  const { error } = await auth.getUser();
  return error?.code === 'user_not_found';
}
