import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { App, EmailDriver } from '@supabase/lite';
import type { Config } from '../server/config.ts';

type Mailer = NonNullable<App['_mailer']>;
type TemplateName = keyof Config['auth']['email']['template'];

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
export function createMailer(options: MailerOptions): Mailer {
  const templates = new Map<TemplateName, Promise<string>>();

  function templateOf(name: TemplateName): Promise<string> {
    const file = join(options.templatesDir, basename(options.config.email.template[name].content_path));
    const text = templates.get(name) ?? readFile(file, 'utf8');
    templates.set(name, text);
    return text;
  }

  async function send(name: TemplateName, to: string, link: Link, values: Record<string, string>): Promise<void> {
    const all: Record<string, string> = {
      ConfirmationURL: verifyUrl(options.backendUrl(), options.redirectTo(), link),
      TokenHash: link.hash,
      SiteURL: options.config.site_url,
      RedirectTo: options.redirectTo(),
      ...values,
    };
    const subject = fill(options.config.email.template[name].subject, all);
    const html = fill(await templateOf(name), mapValues(all, escapeHtml));
    const text = `${subject}\n\n${all['ConfirmationURL']}\n\nCode: ${values['Token']}\n`;
    await options.driver.send({ to, subject, text, html });
  }

  return {
    sendConfirmation: (email, hash, otp) =>
      send('confirmation', email, { hash, type: 'signup' }, { Email: email, Token: otp }),
    sendRecovery: (email, hash, otp) =>
      send('recovery', email, { hash, type: 'recovery' }, { Email: email, Token: otp }),
    sendMagicLink: (email, hash, otp) =>
      send('magic_link', email, { hash, type: 'magiclink' }, { Email: email, Token: otp }),
    sendEmailChange: (email, hash, otp, meta) =>
      send(
        'email_change',
        email,
        { hash, type: 'email_change' },
        { Email: meta?.currentEmail ?? email, NewEmail: meta?.newEmail ?? email, Token: otp },
      ),
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
  url.searchParams.set('token', link.hash);
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
