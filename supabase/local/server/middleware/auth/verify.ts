import type { HonoContext } from '@supabase/lite';
import type { Context } from 'hono';
import { messageOf } from '../../../failure.ts';
import { hashOfLinkToken } from './link-token.ts';
import { Refusal } from './refusal.ts';
import {
  codeHash,
  inTransaction,
  noTokens,
  sessionByMail,
  type AuthSettings,
  type Service,
  type Session,
  type User,
} from './service.ts';
import { sentAtOf, type TokenColumn } from './wrong-codes.ts';

/** Where each type of link keeps its token and when it was sent. */
const columnsOfType: Record<string, TokenColumn[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new'],
};

const linkRefused = 'Email link is invalid or has expired';
const codeRefused = 'Token has expired or is invalid';

/**
 * Handles a link from an email: redirects to `redirectTo` with a session, or the error, in the fragment. Refuses an
 * incomplete link, which no email contains.
 */
export async function answerLink(
  context: Context<HonoContext>,
  redirectTo: string,
  settings: AuthSettings,
): Promise<Response> {
  const type = context.req.query('type');
  const token = context.req.query('token');
  if (!type) throw new Refusal(400, 'validation_failed', 'Verify requires a verification type');
  if (!token) throw new Refusal(400, 'validation_failed', 'Verify requires a token or a token hash');
  try {
    const session = await verify(context.var.authService, type, hashOfLinkToken(token), linkRefused, settings);
    const { access_token, refresh_token, token_type } = session;
    const [expires_at, expires_in] = [String(session.expires_at), String(session.expires_in)];
    return context.redirect(
      withFragment(redirectTo, { access_token, expires_at, expires_in, refresh_token, token_type, type }),
      303,
    );
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown;
    const kinds = { 400: 'invalid_request', 401: 'unauthorized_client', 403: 'access_denied', 500: 'server_error' };
    const error = Reflect.get(kinds, thrown.status) as string | undefined;
    const reason = { ...(error && { error }), error_code: thrown.code, error_description: thrown.message };
    return context.redirect(withFragment(redirectTo, reason), 303);
  }
}

/** Handles `auth.verifyOtp`: a code with its email address, or a link’s token. */
export async function answerCode(
  context: Context<HonoContext>,
  body: Record<string, unknown>,
  settings: AuthSettings,
): Promise<Response> {
  const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
  const [type, code, hash, email] = [text('type'), text('token'), text('token_hash'), text('email')];
  const refused = (message: string) => new Refusal(400, 'validation_failed', message);
  if (!type) throw refused('Verify requires a verification type');
  if ((code === '') === (hash === '')) throw refused('Verify requires either a token or a token hash');
  if (code && !email) throw refused('Only an email address or phone number should be provided on verify');
  if (hash && email) throw refused('Only the token_hash and type should be provided');
  const { authService: service } = context.var;
  if (hash) return context.json(await verify(service, type, hashOfLinkToken(hash), linkRefused, settings), 200);
  try {
    return context.json(await verify(service, type, codeHash(email, code), codeRefused, settings), 200);
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'otp_expired')
      await settings.wrongCodes.count(email, columnsOfType[type] ?? []);
    throw thrown;
  }
}

function withFragment(address: string, values: Record<string, string>): string {
  // `sb` marks the fragment as auth’s.
  return `${address}#${new URLSearchParams({ ...values, sb: '' })}`;
}

/** Uses up the token with this hash. Throws `refusedAs` for an unknown, used, or expired one, and for null. */
async function verify(
  service: Service,
  type: string,
  hash: string | null,
  refusedAs: string,
  settings: AuthSettings,
): Promise<Session> {
  const columns = Object.hasOwn(columnsOfType, type) ? columnsOfType[type] : undefined;
  if (!columns) throw new Refusal(400, 'validation_failed', 'Invalid email verification type');
  const token = hash === null ? null : await findToken(service, columns, hash, settings);
  if (!token) throw new Refusal(403, 'otp_expired', refusedAs);
  try {
    return await inTransaction(service, async () => {
      // Of two concurrent requests, one uses it up.
      const isClaimed = await service.repo.claimUserToken(token.holder, token.column, token.hash);
      const user = isClaimed ? await service.repo.findUserById(token.holder) : null;
      if (!user) throw new Refusal(403, 'otp_expired', refusedAs);
      if (type === 'email_change') await changeEmail(service, user, settings);
      await finish(service, user);
      return sessionByMail(service, user.id);
    });
  } catch (error) {
    // The database may refuse a new address: someone else signed up with it, or the member didn’t permit the change.
    if (type !== 'email_change' || error instanceof Refusal) throw error;
    settings.log(`auth: ${messageOf(error)}`);
    throw new Refusal(500, 'unexpected_failure', 'Error confirm email');
  }
}

/** Returns where a token is stored; null if it’s unknown, expired, or was guessed at too often. */
async function findToken(
  service: Service,
  columns: TokenColumn[],
  hash: string,
  { otpExpiry, wrongCodes }: AuthSettings,
): Promise<{ holder: string; column: TokenColumn; hash: string } | null> {
  for (const column of columns) {
    const holder = await service.repo.findUserByToken(column, hash);
    if (!holder) continue;
    const sentAt = holder[sentAtOf[column]];
    if (!sentAt || Date.parse(sentAt) + otpExpiry * 1000 < Date.now()) return null;
    if (await wrongCodes.isDead(holder, column)) return null;
    return { holder: holder.id, column, hash };
  }
  return null;
}

async function changeEmail(service: Service, user: User, { mailer }: AuthSettings): Promise<void> {
  const email = user.email_change ?? '';
  await service.repo.updateUser(user.id, { email, email_change: null });
  for (const identity of await service.repo.findIdentitiesByUserId(user.id)) {
    if (identity.provider !== 'email') continue;
    const data = typeof identity.identity_data === 'object' ? identity.identity_data : {};
    await service.repo.updateIdentity(identity.id, { identity_data: { ...data, email, email_verified: true } });
  }
  if (user.email) await mailer.sendEmailChanged(user.email, email);
}

/** Reading the email proves ownership: confirms the address and invalidates every other link. */
async function finish(service: Service, claimed: User): Promise<void> {
  await service.repo.updateUser(claimed.id, noTokens);
  if (claimed.email_confirmed_at) return;
  const { raw_user_meta_data: meta } = service.repo.parseUserJson(claimed);
  await service.repo.updateUser(claimed.id, {
    email_confirmed_at: new Date().toISOString(),
    raw_user_meta_data: { ...(typeof meta === 'object' && meta), email_verified: true },
  });
  for (const identity of await service.repo.findIdentitiesByUserId(claimed.id)) {
    const data = typeof identity.identity_data === 'object' ? identity.identity_data : {};
    await service.repo.updateIdentity(identity.id, { identity_data: { ...data, email_verified: true } });
  }
}
