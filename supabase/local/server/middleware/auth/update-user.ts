import { hasSecondFactor } from './assurance.ts';
import { authTables } from './factor-tables.ts';
import { sendEmailChange } from './mail.ts';
import { requireReauthentication, type PasswordRequest } from './reauthenticate.ts';
import { Refusal } from './refusal.ts';
import { inTransaction, noTokens, type AuthSettings, type Service, type User } from './service.ts';

/**
 * The fewest characters of a password set with an emailed link or code. The specification asks for fewer there than at
 * sign-up.
 */
const leastAfterReset = 6;

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
    const { email, password } = changes;
    const newEmail = email?.toLowerCase() ?? '';
    const request = await readRequest();
    const user = await service.repo.findUserById(userId);
    const isNew = user && newEmail !== '' && newEmail !== user.email;
    if (user && (password !== undefined || isNew)) await requireSecondFactor(service, user, request.sessionId);
    if (user && password !== undefined) {
      await requireReauthentication(service, user, request, settings);
      await allowShortPassword(service, request.sessionId);
    }
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

/** Applies the shorter minimum to a session of an emailed link or code. Private in the library. */
async function allowShortPassword(service: Service, sessionId: string | undefined): Promise<void> {
  if (!sessionId) return;
  const claim = await authTables(service)
    .selectFrom('mfa_amr_claims')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('authentication_method', '=', 'otp')
    .executeTakeFirst();
  if (claim) Reflect.set(service, 'minPasswordLength', leastAfterReset);
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
