import { hasSecondFactor } from './assurance.ts';
import { sendEmailChange } from './mail.ts';
import { requireReauthentication, type PasswordRequest } from './reauthenticate.ts';
import { Refusal } from './refusal.ts';
import { inTransaction, noTokens, type AuthSettings, type Service, type User } from './service.ts';

/** bcrypt ignores the rest. */
const longestPassword = 72;

type Changes = Parameters<Service['updateUser']>[1];

/**
 * Fixes changing the email, which the library does without a link to the new address, and changing the password, after
 * which it keeps all other sessions and links valid, and for which it never asks to reauthenticate.
 */
export function mendUpdateUser(
  service: Service,
  settings: AuthSettings,
  readRequest: () => Promise<PasswordRequest>,
): void {
  const updateUser = service.updateUser.bind(service);
  service.updateUser = async (userId, changes) => {
    const { password } = changes;
    const newEmail = readEmail(changes);
    refuseLongPassword(password);
    const request = await readRequest();
    const user = await service.repo.findUserById(userId);
    const isNew = user && newEmail !== '' && newEmail !== user.email;
    if (user && (password !== undefined || isNew)) await requireSecondFactor(service, user, request.sessionId);
    if (user && password !== undefined) await requireReauthentication(service, user, request, settings);
    await inTransaction(service, async () => {
      if (isNew) {
        // First, so that a change that the database refuses reveals nothing about the address.
        await service.repo.updateUser(userId, { email_change: newEmail });
        await refuseTaken(service, user, newEmail);
      }
      await updateUser(userId, { data: changes.data, password });
      if (password !== undefined) await endOtherAccess(service, userId, request.sessionId);
      // Read again, because a new password cancels pending emails.
      const current = isNew && (await service.repo.findUserById(userId));
      if (current) await sendEmailChange(service, current, newEmail, settings);
    });
    return service.getUser(userId);
  };
}

/** Returns the requested address in lower case; empty if none. */
function readEmail({ email }: Changes): string {
  if (email === undefined || email === null || email === '') return '';
  if (typeof email !== 'string') throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON');
  if (email.length > 255) throw new Refusal(400, 'validation_failed', 'An email address is too long');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw new Refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
  }
  return email.toLowerCase();
}

function refuseLongPassword(password: unknown): void {
  if (password === undefined || password === null) return;
  if (typeof password !== 'string') throw new Refusal(400, 'bad_json', 'Could not parse request body as JSON');
  if (Buffer.byteLength(password) <= longestPassword) return;
  throw new Refusal(400, 'validation_failed', `Password cannot be longer than ${longestPassword} characters`);
}

async function refuseTaken(service: Service, user: User, email: string): Promise<void> {
  const identities = await service.repo.findIdentitiesByEmails([email]);
  const isTaken =
    identities.some((identity) => identity.user_id !== user.id) || (await service.repo.findUserByEmail(email));
  if (isTaken) throw new Refusal(422, 'email_exists', 'A user with this email address has already been registered');
}

async function requireSecondFactor(service: Service, user: User, sessionId: string | undefined): Promise<void> {
  const session = sessionId ? await service.repo.findSessionById(sessionId) : null;
  if (session?.aal === 'aal2' || !(await hasSecondFactor(service, user.id))) return;
  const message = 'AAL2 session is required to update email or password when MFA is enabled.';
  throw new Refusal(401, 'insufficient_aal', message);
}

/** Ends all other sessions and invalidates older links after a password change. */
async function endOtherAccess(service: Service, userId: string, sessionId: string | undefined): Promise<void> {
  await service.repo.updateUser(userId, {
    ...noTokens,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    email_change_sent_at: null,
    reauthentication_sent_at: null,
  });
  await service.repo.deleteRefreshTokensForUser(userId, sessionId);
  await service.repo.deleteUserSessions(userId, sessionId);
}
