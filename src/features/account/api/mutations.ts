import { mutationOptions } from '@tanstack/react-query';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { verifyPassword } from '@/shared/session/verify-password';
import { getSupabase } from '@/shared/supabase/client';
import { RequestFailure, toRequestFailure, unwrap } from '@/shared/supabase/errors';
import { invokeFunction } from '@/shared/supabase/functions';
import { wrongPassword } from '../rules';
import { accountKeys } from './keys';
import { accountOf, accountQuery } from './queries';

const linkTarget = () => `${appOrigin(window.location)}${paths.confirmEmail}`;

/** Asks for another address. It counts once the links mailed to both addresses have been opened. */
export const changeEmailMutation = mutationOptions({
  mutationKey: accountKeys.changeEmail,
  mutationFn: async ({ email }: { email: string }) => {
    const supabase = await getSupabase();
    return unwrap(await supabase.auth.updateUser({ email }, { emailRedirectTo: linkTarget() })).user;
  },
  onSuccess: (user, _asked, _before, { client }) => {
    client.setQueryData(accountQuery(user.id).queryKey, accountOf(user));
  },
  // The change may have been taken all the same, and only the answer lost.
  onError: (_error, _asked, _before, { client }) => void client.invalidateQueries({ queryKey: accountKeys.accounts }),
});

/** Mails the links of a pending change again, to both addresses. `email` is the present one. */
export const resendChangeMutation = mutationOptions({
  mutationKey: accountKeys.resend,
  mutationFn: async ({ email }: { email: string }) => {
    const supabase = await getSupabase();
    unwrap(await supabase.auth.resend({ type: 'email_change', email, options: { emailRedirectTo: linkTarget() } }));
  },
});

interface PasswordChange {
  email: string;
  current: string;
  password: string;
}

/** Checks the current password, then sets the new one. The auth server ends the member's other sessions. */
export const changePasswordMutation = mutationOptions({
  mutationKey: accountKeys.changePassword,
  mutationFn: async ({ email, current, password }: PasswordChange) => {
    const right = await verifyPassword(email, current);
    if (!right) throw new RequestFailure('invalid', 'The current password is wrong.', wrongPassword, null);
    const supabase = await getSupabase();
    unwrap(await supabase.auth.updateUser({ password }));
  },
  // A new password takes back the links of a change of email.
  onSuccess: (_data, _asked, _before, { client }) => void client.invalidateQueries({ queryKey: accountKeys.accounts }),
});

/** Everything the backend holds about the member. */
export const exportDataMutation = mutationOptions({
  mutationKey: accountKeys.exportData,
  mutationFn: async () => {
    const supabase = await getSupabase();
    const data = unwrap(await supabase.rpc('export_my_data'));
    if (data === null) throw new RequestFailure('signed-out', 'Visitors have no data.', null, null);
    return data;
  },
});

/** Deletes the account and all that belongs to it. An answer can get lost on its way, so the account itself decides. */
export const deleteAccountMutation = mutationOptions({
  mutationKey: accountKeys.deleteAccount,
  mutationFn: async ({ password }: { password: string }) => {
    try {
      await invokeFunction('delete-account', { password });
    } catch (error) {
      const failure = toRequestFailure(error);
      if (failure.kind === 'forbidden' || failure.kind === 'rate-limited' || !(await isGone())) throw failure;
    }
  },
});

async function isGone(): Promise<boolean> {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.getUser();
  return error?.code === 'user_not_found';
}
