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

/** Sends the link that changes the email to `newEmail`. It replaces an earlier one. */
export async function sendEmailChange(
  service: Service,
  user: User,
  newEmail: string,
  settings: AuthSettings,
): Promise<void> {
  refuseTooSoon(user.email_change_sent_at, settings);
  const { otp, hash } = oneTimeCode(newEmail, settings.otpLength);
  await service.repo.updateUser(user.id, {
    email_change: newEmail,
    email_change_token_new: hash,
    email_change_sent_at: new Date().toISOString(),
  });
  await settings.mailer.sendEmailChange(newEmail, hash, otp, { currentEmail: user.email ?? '', newEmail });
}
