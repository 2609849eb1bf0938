import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { brand } from '../../../src/domain/site/brand.ts';
import { readConfig } from '../server/config.ts';
import { Problem, type Project } from './project.ts';

const supabaseDir = resolve(import.meta.dirname, '..', '..');

/** Reads the auth settings that only the Management API has; null without access to it. */
async function readAuthSettings({ target }: Project): Promise<unknown> {
  if (target.management === null) return null;
  const { url, token } = target.management;
  const [ref] = new URL(target.url).hostname.split('.');
  const response = await fetch(`${url}/v1/projects/${ref}/config/auth`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(20_000),
  });
  if (!response.ok)
    throw new Problem(`The Management API returned ${response.status}. Is SUPABASE_ACCESS_TOKEN valid?`);
  return response.json();
}

const readOurs = async () => (await readConfig(join(supabaseDir, 'config.toml'))).auth;

const codeSettings = z.object({
  mailer_otp_length: z.number(),
  mailer_otp_exp: z.number(),
  rate_limit_verify: z.number(),
});

/** Compares with config.toml how long a code in an email is, how long it’s valid, and how often it’s tried. */
export async function checkCodes(project: Project): Promise<void> {
  const settings = await readAuthSettings(project);
  if (settings === null) return;
  const found = codeSettings.parse(settings);
  const { email, rate_limit: limits } = await readOurs();
  const problems = [
    found.mailer_otp_length < email.otp_length && `have at least ${email.otp_length} digits`,
    found.mailer_otp_exp > email.otp_expiry && `expire after at most ${email.otp_expiry} seconds`,
    found.rate_limit_verify > limits.token_verifications &&
      `be tried at most ${limits.token_verifications} times in 5 minutes from one address`,
  ].filter((problem) => problem !== false);
  if (problems.length > 0)
    throw new Problem(`Codes must ${problems.join(', and ')}: guessing one signs in. Run supabase config push.`);
}

const emailSettings = z.record(z.string(), z.unknown());

/**
 * Compares the sender’s name, and the subject and text of each email. With the auth server’s own texts, a mail scanner
 * that opens a link uses it up.
 */
export async function checkAuthEmails(project: Project): Promise<void> {
  const settings = await readAuthSettings(project);
  if (settings === null) return;
  const found = emailSettings.parse(settings);
  if (found['smtp_sender_name'] !== brand.name)
    throw new Problem(`Set up your mail server in the auth settings, with “${brand.name}” as the sender’s name.`);
  const { template, notification } = (await readOurs()).email;
  // As the Management API calls the notice that goes to the old address.
  const emails = { ...template, email_changed_notification: notification.email_changed };
  if (notification.email_changed.enabled && found['mailer_notifications_email_changed_enabled'] !== true)
    throw new Problem(`The email “${notification.email_changed.subject}” is off. Run supabase config push.`);
  for (const [name, { subject, content_path }] of Object.entries(emails)) {
    const text = await readFile(join(supabaseDir, 'templates', basename(content_path)), 'utf8');
    const content = found[`mailer_templates_${name}_content`];
    if (typeof content !== 'string' || content.trim() !== text.trim() || found[`mailer_subjects_${name}`] !== subject)
      throw new Problem(`The email “${subject}” isn’t the one of supabase/templates. Run supabase config push.`);
  }
}
