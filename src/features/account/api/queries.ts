import type { User } from '@supabase/auth-js';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { appsOf, type AuthenticatorApp } from '@/platform/session/second-factor';
import { memberQuery } from '@/platform/session/member';
import { getAuth, type Auth } from '@/platform/auth/auth-client';
import { database } from '@/platform/supabase/client';
import { RequestFailure, unwrap } from '@/platform/errors/errors';
import { liveOfferStates } from '@/domain/ledger/vocabulary';
import type { OpenDealing } from '../deletion';
import { accountKeys } from './keys';

/** A member's sign-in details. */
export interface Account {
  email: string;
  /** The requested new address, until its link has been opened. */
  pendingEmail: string | null;
  /** Two-factor authentication is on if there are any. */
  apps: AuthenticatorApp[];
}

/** Maps the auth server's user. */
export function toAccount(user: Pick<User, 'email' | 'new_email' | 'email_change_sent_at' | 'factors'>): Account {
  // Changing the password cancels the links and clears email_change_sent_at but leaves new_email.
  const isPending = Boolean(user.new_email && user.email_change_sent_at);
  return {
    email: user.email ?? '',
    pendingEmail: isPending ? (user.new_email ?? null) : null,
    apps: appsOf(user),
  };
}

/** Polls while an email change is pending: the link may be opened on another device. */
const pollIntervalMs = 20_000;

/** The signed-in member's account from the auth server. Updates the session and the cached member if they differ. */
export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: accountKeys.account(userId),
    queryFn: async ({ client }): Promise<Account> => {
      const auth = await getAuth();
      const { user } = unwrap(await auth.getUser());
      if (user.id !== userId) throw new RequestFailure('signed-out', 'Another member is signed in.', null, null);
      const account = toAccount(user);
      await renewSession(auth, account);
      refreshMember(client, userId, account);
      return account;
    },
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.pendingEmail ? pollIntervalMs : false),
  });
}

/** The member's live offers and open deals, as buyer or seller. */
export function openDealingsQuery(userId: string) {
  return queryOptions({
    queryKey: accountKeys.openDealings(userId),
    queryFn: async ({ signal }): Promise<OpenDealing[]> => {
      const own = `buyer_id.eq.${userId},seller_id.eq.${userId}`;
      const [offers, deals] = await Promise.all([
        database()
          .from('offers')
          .select('id, title')
          .or(own)
          .in('state', [...liveOfferStates])
          .abortSignal(signal)
          .then(unwrap),
        database().from('deals').select('id, title').or(own).eq('state', 'open').abortSignal(signal).then(unwrap),
      ]);
      return [
        ...deals.map((deal) => ({ ...deal, kind: 'deal' as const })),
        ...offers.map((offer) => ({ ...offer, kind: 'offer' as const })),
      ];
    },
    // Others make offers, too.
    staleTime: 0,
  });
}

/** The header and other tabs read the email from the stored session, which may be outdated. */
async function renewSession(auth: Auth, { email }: Account) {
  const { data } = await auth.getSession();
  // If it fails, the next refresh catches up.
  if (data.session && data.session.user.email !== email) await auth.refreshSession();
}

function refreshMember(client: QueryClient, userId: string, { email }: Account) {
  const { queryKey } = memberQuery(userId);
  const member = client.getQueryData(queryKey);
  if (member && member.email !== email) void client.invalidateQueries({ queryKey });
}
