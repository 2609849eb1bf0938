import { getAuth } from '@/platform/auth/auth-client';
import { RequestFailure, toRequestFailure } from '@/platform/errors/errors';

interface NewAccount {
  email: string;
  password: string;
  /** Read by the trigger that creates the profile. */
  data: object;
}

/**
 * Creates the account, which signs in, or signs in to the one that has this address and password: it may be there
 * because the response of an earlier attempt was lost, and have a password that is too short for a new one. Returns the
 * member's ID. Throws a RequestFailure; kind 'duplicate' means that the account has another password.
 */
export async function signUpOrIn({ email, password, data }: NewAccount): Promise<string> {
  const auth = await getAuth();
  const signUp = await auth.signUp({ email, password, options: { data } });
  if (signUp.data.session) return signUp.data.session.user.id;
  const failure = toRequestFailure(signUp.error);
  const isTaken = failure.code === 'user_already_exists' || failure.code === 'email_exists';
  if (!isTaken && failure.kind !== 'rate-limited' && failure.code !== 'weak_password') throw failure;
  const signIn = await auth.signInWithPassword({ email, password });
  if (!signIn.error) return signIn.data.user.id;
  const second = toRequestFailure(signIn.error);
  if (isTaken && second.kind === 'rate-limited') throw second;
  if (isTaken) throw new RequestFailure('duplicate', 'The email belongs to an account.', failure.code, signIn.error);
  throw failure;
}
