import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { env } from '@/platform/config/current-env';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { signUpOrIn } from '@/platform/session/sign-up';
import { readDatabase } from '@/platform/supabase/anon-client';
import { getAuth } from '@/platform/auth/auth-client';
import { database } from '@/platform/supabase/client';
import { toRequestFailure, unwrap } from '@/platform/errors/errors';
import { dealGuestKeys } from './keys';

/** What the page of an emailed invitation shows. */
export interface EmailedInvitation {
  /** The invited address. */
  email: string;
  /** As the inviter entered it. */
  name: string;
  role: string;
  side: string;
  rights: string[];
  address: string;
  invited_by: string | null;
}

/** The invitation that a link from an email is for; null once it was used, withdrawn, replaced, or expired. */
export function emailedInvitationQuery(token: string) {
  return queryOptions({
    queryKey: dealGuestKeys.invitation(token),
    queryFn: async ({ signal }): Promise<EmailedInvitation | null> => {
      if (token === '') return null;
      const request = readDatabase()
        .rpc('deal_invitation', { token })
        // As a visitor: the backend refuses a session that has ended, or that needs a code or a new password first.
        .setHeader('Authorization', `Bearer ${env.supabaseAnonKey}`);
      return unwrap(await request.abortSignal(signal)) as EmailedInvitation | null;
    },
    // Joining uses it up, and the page stays until the deal opens.
    staleTime: Infinity,
  });
}

/** How someone signs in: they already are, or with a password, or the code or the link of an email. */
export type Proof =
  | { by: 'session' }
  | { by: 'password'; name: string; password: string }
  | { by: 'code'; code: string }
  | { by: 'link'; tokenHash: string };

export interface Joining {
  token: string;
  email: string;
  company: string;
  proof: Proof;
}

/**
 * Signs in, creating the account if there's none, and joins the deal. Resolves to the deal's ID. The profile of a new
 * account is private.
 */
export const joinMutation = mutationOptions({
  mutationKey: dealGuestKeys.join,
  mutationFn: async ({ token, email, company, proof }: Joining): Promise<string> => {
    if (proof.by === 'password')
      await signUpAsGuest(token, { email, password: proof.password, data: { name: proof.name, guest: true } });
    else if (proof.by === 'code')
      unwrap(await (await getAuth()).verifyOtp({ email, token: proof.code, type: 'email' }));
    else if (proof.by === 'link')
      unwrap(await (await getAuth()).verifyOtp({ token_hash: proof.tokenHash, type: 'email' }));
    const dealId: string = unwrap(
      await database().rpc('accept_invitation', { token, ...(company !== '' && { company }) }),
    );
    // Proving the address removed an app that someone else had added, which the stored session still has.
    const auth = await getAuth();
    const { session } = (await auth.getSession()).data;
    if (proof.by !== 'session' && session?.user.factors?.length) await auth.refreshSession();
    return dealId;
  },
});

/** As `signUpOrIn`, also for someone who requested a code before, which created an account without their password. */
async function signUpAsGuest(token: string, account: Parameters<typeof signUpOrIn>[0]): Promise<void> {
  try {
    await signUpOrIn(account);
  } catch (error) {
    if (toRequestFailure(error).kind !== 'duplicate') throw error;
    if (!unwrap(await database().rpc('release_invited_address', { token }))) throw error;
    await signUpOrIn(account);
  }
}

/** Emails a code to the invited address, and a link to this page. Creates the account if there's none. */
export const sendCodeMutation = mutationOptions({
  mutationKey: dealGuestKeys.sendCode,
  mutationFn: async ({ token, email, name }: { token: string; email: string; name: string }) => {
    const auth = await getAuth();
    const emailRedirectTo = `${appOrigin(window.location)}${paths.joinDeal}#${token}`;
    unwrap(await auth.signInWithOtp({ email, options: { data: { name, guest: true }, emailRedirectTo } }));
  },
});
