import { refuseTooSoon } from './mail.ts';
import { Refusal } from './refusal.ts';
import { codeHash, type AuthSettings, type Service, type User } from './service.ts';

/** With `secure_password_change`, how long after signing in a member may set a password without a code, in ms. */
const recentSignIn = 24 * 60 * 60 * 1000;

export interface PasswordRequest {
  /** The caller’s session. */
  sessionId: string | undefined;
  /** The emailed code that the caller sent along; empty if none. */
  nonce: string;
}

/** Refuses a new password from a session that isn’t recent, unless the request has a valid emailed code. */
export async function requireReauthentication(
  service: Service,
  user: User,
  { sessionId, nonce }: PasswordRequest,
  settings: AuthSettings,
): Promise<void> {
  if (!settings.securePasswordChange) return;
  const session = sessionId ? await service.repo.findSessionById(sessionId) : null;
  if (session && Date.parse(session.created_at) + recentSignIn > Date.now()) return;
  if (nonce === '') throw new Refusal(400, 'reauthentication_needed', 'Password update requires reauthentication');
  const sentAt = user.reauthentication_sent_at;
  const isFresh = sentAt ? Date.parse(sentAt) + settings.otpExpiry * 1000 > Date.now() : false;
  const isDead = await settings.wrongCodes.isDead(user, 'reauthentication_token');
  if (!isFresh || isDead || user.reauthentication_token !== codeHash(user.email ?? '', nonce)) {
    await settings.wrongCodes.count(user.email ?? '', ['reauthentication_token']);
    throw new Refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}

/** Adds what the library’s `reauthenticate` doesn’t check: that the email is confirmed, and the interval. */
export function mendReauthenticate(service: Service, settings: AuthSettings): void {
  const reauthenticate = service.reauthenticate.bind(service);
  service.reauthenticate = async (userId) => {
    const user = await service.repo.findUserById(userId);
    if (user && !user.email_confirmed_at) {
      throw new Refusal(422, 'email_not_confirmed', 'Please verify your email first.');
    }
    refuseTooSoon(user?.reauthentication_sent_at, settings);
    return reauthenticate(userId);
  };
}
