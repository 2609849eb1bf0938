import type { User } from '@supabase/supabase-js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { memberQuery } from '@/shared/session/member';
import { getSupabase, type Supabase } from '@/shared/supabase/client';
import { RequestFailure, unwrap } from '@/shared/supabase/errors';
import { accountKeys } from './keys';

/** What a member signs in with. */
export interface Account {
  email: string;
  confirmed: boolean;
  /** The address asked for, until both links have been opened. */
  pendingEmail: string | null;
}

/** What the auth server's answer says of an account. */
export function accountOf(
  user: Pick<User, 'email' | 'email_confirmed_at' | 'new_email' | 'email_change_sent_at'>,
): Account {
  // A new password takes the links back and forgets when they were sent; the address asked for stays.
  const isPending = Boolean(user.new_email && user.email_change_sent_at);
  return {
    email: user.email ?? '',
    confirmed: Boolean(user.email_confirmed_at),
    pendingEmail: isPending ? (user.new_email ?? null) : null,
  };
}

/** The signed-in member's account, as the auth server has it. What changed since the rest of the app asked is told to it. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: accountKeys.account(userId),
    queryFn: async ({ client }): Promise<Account> => {
      const supabase = await getSupabase();
      const { user } = unwrap(await supabase.auth.getUser());
      if (user.id !== userId) throw new RequestFailure('signed-out', 'Another member is signed in.', null, null);
      const account = accountOf(user);
      await renewSession(supabase, account);
      tellApp(client, userId, account);
      return account;
    },
    refetchOnWindowFocus: 'always',
  });
}

/** The stored session knows the address of its time; the header and the other tabs read it there. */
async function renewSession(supabase: Supabase, { email }: Account) {
  const { data } = await supabase.auth.getSession();
  // A renewal that fails is made up for by the next one.
  if (data.session && data.session.user.email !== email) await supabase.auth.refreshSession();
}

function tellApp(client: QueryClient, userId: string, { email, confirmed }: Account) {
  const { queryKey } = memberQuery(userId);
  const member = client.getQueryData(queryKey);
  if (member && (member.email !== email || member.email_confirmed !== confirmed))
    void client.invalidateQueries({ queryKey });
}
