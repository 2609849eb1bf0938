import { verifyCode } from '@/platform/session/second-factor';
import { getAuth, getSeparateAuth, type Auth } from '@/platform/auth/auth-client';
import { RequestFailure, toRequestFailure, unwrap } from '@/platform/errors/errors';
import { wrongPassword } from '../errors';

/**
 * Signs the member in again, which replaces the session, for changes that take a recent sign-in. `code` is of their
 * authenticator app, empty for members without one. Throws a RequestFailure, with the code `wrongPassword` for a wrong
 * password, or as `verifyCode` does.
 */
export async function signInAgain(email: string, password: string, code = ''): Promise<void> {
  // Until the code has been checked, the new session is restricted, and the app would close the form.
  const auth = code === '' ? await getAuth() : await getSeparateAuth();
  await signIn(auth, email, password);
  if (code === '') return;
  await verifyCode(auth, code);
  const { session } = unwrap(await auth.getSession());
  if (session) unwrap(await (await getAuth()).setSession(session));
}

async function signIn(auth: Auth, email: string, password: string): Promise<void> {
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) return;
  const failure = toRequestFailure(error);
  if (failure.code === 'invalid_credentials')
    throw new RequestFailure('invalid', 'The password is wrong.', wrongPassword, error);
  throw failure;
}
