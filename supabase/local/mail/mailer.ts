import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brand } from '../../../src/domain/site/brand.ts';
import { escapeHtml } from '../../../src/kit/formatting/escape-html.ts';
import type { Config } from '../server/config.ts';
import { htmlText } from './html-text.ts';
import type { Mailbox } from './mailbox.ts';
import type { AuthMailer } from '../server/middleware/auth/service.ts';
import { linkToken } from '../server/middleware/auth/link-token.ts';

type Mail = Config['auth']['email']['template']['recovery'];

export interface MailerOptions {
  mailbox: Pick<Mailbox, 'send'>;
  config: Config['auth'];
  templatesDir: string;
  /** Where the reader ends up, called for each email. Links open it with the token in the query. */
  redirectTo: () => string;
}

/** As hosted projects have it once docs/deploying.md is done. */
const from = `${brand.name} <notifications@cornerlot.test>`;

/**
 * Renders auth email from the hosted project’s templates. The library’s mailer has its own texts, and ignores
 * `redirect_to`.
 */
export function createMailer(options: MailerOptions): AuthMailer {
  const { template, notification } = options.config.email;
  const files = new Map<string, Promise<string>>();

  function read(path: string): Promise<string> {
    const text = files.get(path) ?? readFile(join(options.templatesDir, basename(path)), 'utf8');
    files.set(path, text);
    return text;
  }

  async function send(mail: Mail, to: string, values: Record<string, string>): Promise<void> {
    const all = { SiteURL: options.config.site_url, RedirectTo: options.redirectTo(), ...values };
    const subject = fill(mail.subject, all);
    const html = fill(await read(mail.content_path), mapValues(all, escapeHtml));
    await options.mailbox.send({ to, subject, text: htmlText(html), html, headers: { from } });
  }

  const link = (email: string, hash: string, otp: string) => ({ Email: email, TokenHash: linkToken(hash), Token: otp });

  return {
    sendConfirmation: (email, hash, otp) => send(template.confirmation, email, link(email, hash, otp)),
    sendRecovery: (email, hash, otp) => send(template.recovery, email, link(email, hash, otp)),
    sendMagicLink: (email, hash, otp) => send(template.magic_link, email, link(email, hash, otp)),
    sendEmailChange: (email, hash, otp, meta) =>
      send(template.email_change, email, {
        ...link(meta?.currentEmail ?? email, hash, otp),
        NewEmail: meta?.newEmail ?? email,
      }),
    sendEmailChanged: async (oldEmail, email) => {
      if (!notification.email_changed.enabled) return;
      await send(notification.email_changed, oldEmail, { OldEmail: oldEmail, Email: email });
    },
    sendReauthentication: (email, otp) => send(template.reauthentication, email, { Email: email, Token: otp }),
  };
}

/** Replaces `{{ .Name }}`. Leaves an unknown name, so a typo in a template is visible. */
function fill(template: string, values: Record<string, string>): string {
  return template.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
}

function mapValues(values: Record<string, string>, change: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}
