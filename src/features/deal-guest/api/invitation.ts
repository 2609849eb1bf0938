import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { env } from '@/shared/config/current-env';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { signUpOrIn } from '@/shared/session/sign-up';
import { getReadClient } from '@/shared/supabase/anon-client';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
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
      const supabase = await getReadClient();
      const request = supabase
        .rpc('deal_invitation', { token })
        // As a visitor: the backend refuses a session that has ended, or that needs a code or a new password first.
        .setHeader('Authorization', `Bearer ${env.supabaseAnonKey}`);
      return unwrap(await request.abortSignal(signal)) as EmailedInvitation | null;
    },
    // Joining uses it up, and the page stays until the deal opens.
    staleTime: Infinity,
  });
}

/** How someone signs in: they already are, or with a password or the code of an email. */
export type Proof =
  | { by: 'session' }
  | { by: 'password'; name: string; password: string }
  | { by: 'code'; code: string };

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
    const supabase = await getSupabase();
    if (proof.by === 'password')
      await signUpOrIn({ email, password: proof.password, data: { name: proof.name, guest: true } });
    else if (proof.by === 'code') unwrap(await supabase.auth.verifyOtp({ email, token: proof.code, type: 'email' }));
    return unwrap(await supabase.rpc('accept_invitation', { token, ...(company !== '' && { company }) }));
  },
});

/** Emails a code to the invited address, which creates the account if there's none. */
export const sendCodeMutation = mutationOptions({
  mutationKey: dealGuestKeys.sendCode,
  mutationFn: async ({ email, name }: { email: string; name: string }) => {
    const supabase = await getSupabase();
    const emailRedirectTo = `${appOrigin(window.location)}${paths.confirmEmail}`;
    unwrap(await supabase.auth.signInWithOtp({ email, options: { data: { name, guest: true }, emailRedirectTo } }));
  },
});
