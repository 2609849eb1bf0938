import { Refusal } from './refusal.ts';
import { oneTimeCode, type AuthSettings, type Service, type User } from './service.ts';

/** Throws GoTrue’s refusal if the last email of this kind was sent less than the interval ago. */
export function refuseTooSoon(sentAt: string | null | undefined, { mailInterval }: AuthSettings): void {
  if (!sentAt) return;
  const wait = Date.parse(sentAt) / 1000 + mailInterval - Date.now() / 1000;
  if (wait <= 0) return;
  // Whole seconds left, so 0 in the last one, as GoTrue counts.
  throw new Refusal(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.floor(wait)} seconds.`,
  );
}

/** Sends a new confirmation link, which replaces the last one. */
export async function sendConfirmation(service: Service, user: User, settings: AuthSettings): Promise<void> {
  refuseTooSoon(user.confirmation_sent_at, settings);
  const { otp, hash } = oneTimeCode(user.email ?? '', settings.otpLength);
  await service.repo.updateUser(user.id, { confirmation_token: hash, confirmation_sent_at: new Date().toISOString() });
  await settings.mailer.sendConfirmation(user.email ?? '', hash, otp);
}

/**
 * Sends the links that change the email to `newEmail`: one to each address, or only to the new one if the old one
 * needn’t agree. They replace earlier links.
 */
export async function sendEmailChange(
  service: Service,
  user: User,
  newEmail: string,
  settings: AuthSettings,
): Promise<void> {
  refuseTooSoon(user.email_change_sent_at, settings);
  const { mailer, otpLength } = settings;
  const currentEmail = user.email ?? '';
  const newCode = oneTimeCode(newEmail, otpLength);
  const currentCode = settings.doubleConfirmChanges && currentEmail ? oneTimeCode(currentEmail, otpLength) : null;
  await service.repo.updateUser(user.id, {
    email_change: newEmail,
    email_change_token_new: newCode.hash,
    email_change_token_current: currentCode?.hash ?? null,
    email_change_confirm_status: 0,
    email_change_sent_at: new Date().toISOString(),
  });
  const meta = { currentEmail, newEmail };
  await mailer.sendEmailChange(newEmail, newCode.hash, newCode.otp, meta);
  if (currentCode) await mailer.sendEmailChange(currentEmail, currentCode.hash, currentCode.otp, meta);
}
