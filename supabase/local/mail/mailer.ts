import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { App, EmailDriver } from '@supabase/lite';
import type { Config } from '../server/config.ts';
import { linkToken } from '../server/middleware/auth/link-token.ts';

type Mailer = NonNullable<App['_mailer']>;
type Mail = Config['auth']['email']['template']['recovery'];

/** The library’s mailer, and what it lacks. */
export interface AuthMailer extends Mailer {
  /** Tells the old address that the account has a new one. */
  sendEmailChanged: (oldEmail: string, email: string) => Promise<void>;
}

export interface MailerOptions {
  driver: EmailDriver;
  config: Config['auth'];
  templatesDir: string;
  /** The backend’s URL. Links in email open its `/auth/v1/verify`. */
  backendUrl: () => string;
  /** Where the reader ends up, called for each email. */
  redirectTo: () => string;
}

/**
 * Renders auth email from the hosted project’s templates. The library’s mailer links to the web app, which can’t verify
 * them, and ignores `redirect_to`.
 */
export function createMailer(options: MailerOptions): AuthMailer {
  const { template, notification } = options.config.email;
  const files = new Map<string, Promise<string>>();

  function read(path: string): Promise<string> {
    const text = files.get(path) ?? readFile(join(options.templatesDir, basename(path)), 'utf8');
    files.set(path, text);
    return text;
  }

  async function send(mail: Mail, to: string, values: Record<string, string>, body: string): Promise<void> {
    const all = { SiteURL: options.config.site_url, RedirectTo: options.redirectTo(), ...values };
    const subject = fill(mail.subject, all);
    const html = fill(await read(mail.content_path), mapValues(all, escapeHtml));
    await options.driver.send({ to, subject, text: `${subject}\n\n${body}\n`, html });
  }

  async function sendLink(mail: Mail, to: string, link: Link, values: Record<string, string>): Promise<void> {
    const url = verifyUrl(options.backendUrl(), options.redirectTo(), link);
    const body = `${url}\n\nCode: ${values['Token']}`;
    await send(mail, to, { ConfirmationURL: url, TokenHash: linkToken(link.hash), ...values }, body);
  }

  return {
    sendConfirmation: (email, hash, otp) =>
      sendLink(template.confirmation, email, { hash, type: 'signup' }, { Email: email, Token: otp }),
    sendRecovery: (email, hash, otp) =>
      sendLink(template.recovery, email, { hash, type: 'recovery' }, { Email: email, Token: otp }),
    sendMagicLink: (email, hash, otp) =>
      sendLink(template.magic_link, email, { hash, type: 'magiclink' }, { Email: email, Token: otp }),
    sendEmailChange: (email, hash, otp, meta) =>
      sendLink(
        template.email_change,
        email,
        { hash, type: 'email_change' },
        { Email: meta?.currentEmail ?? email, NewEmail: meta?.newEmail ?? email, Token: otp },
      ),
    sendEmailChanged: async (oldEmail, email) => {
      if (!notification.email_changed.enabled) return;
      const values = { OldEmail: oldEmail, Email: email };
      await send(notification.email_changed, oldEmail, values, `It is now ${email}.`);
    },
    sendReauthentication: (email, otp) =>
      options.driver.send({ to: email, subject: 'Confirm it is you', text: `Code: ${otp}\n` }),
  };
}

interface Link {
  hash: string;
  type: string;
}

function verifyUrl(backend: string, redirectTo: string, link: Link): string {
  const url = new URL('/auth/v1/verify', backend);
  url.searchParams.set('token', linkToken(link.hash));
  url.searchParams.set('type', link.type);
  url.searchParams.set('redirect_to', redirectTo);
  return url.toString();
}

/** Replaces `{{ .Name }}`. Leaves an unknown name, so a typo in a template is visible. */
function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
}

function mapValues(values: Record<string, string>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

/** Escapes text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}
