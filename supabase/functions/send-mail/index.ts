// Sends queued notification emails, each at most once: an email is claimed before it's sent, and put back only if the
// mail server is known to have refused it. Called on a schedule with the service role key.
import { brand } from '../../../src/domain/site/brand.ts';
import { json, servePost } from '../_shared/http.ts';
import { openMailServer } from '../_shared/mail-server.ts';
import { requireService, variable } from '../_shared/project.ts';
import { sendDeliveries, type Claimed, type Outcome } from '../_shared/send-deliveries.ts';
import { unsubscribeToken } from './deal-email.ts';
import type { QueuedEmail } from './queued-email.ts';
import { isAlwaysEmailed, renderEmail } from './render-email.ts';

/** Emails sent in parallel. */
const maxRunning = 5;

servePost('Couldn’t send the queued emails.', async (request) => {
  requireService(request);
  const appUrl = variable('APP_URL').replace(/\/+$/, '');
  const functionsUrl = `${variable('SUPABASE_URL')}/functions/v1`;
  // Readers see who writes even where the address is set without a name.
  const [, address] = /<([^<>]*)>\s*$/.exec(variable('SMTP_FROM')) ?? [null, variable('SMTP_FROM')];
  const from = { name: brand.name, address: address.trim() };
  const server = openMailServer(maxRunning);
  try {
    // If the mail server is down, leave the queue as it is.
    await server.verify();
    return json(
      await sendDeliveries<QueuedEmail>({
        channel: 'mail',
        leaseSeconds: 60,
        maxPerRun: Infinity,
        maxRunning,
        deliver,
      }),
    );
  } finally {
    server.close();
  }

  async function deliver({ id, content }: Claimed<QueuedEmail>): Promise<Outcome | null> {
    try {
      await server.sendMail({
        ...renderEmail(content, appUrl),
        from,
        // The address alone: members' names don't belong in headers.
        to: { name: '', address: content.email },
        messageId: `<${id}@${new URL(appUrl).hostname}>`,
        ...unsubscribeHeaders(content, appUrl, functionsUrl),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { outcome: 'delivered' };
    } catch (error) {
      const problem = error instanceof Error ? error.message : 'Not an error object';
      if (isRefusal(error)) return { outcome: 'failed', error: problem };
      console.error(`Email ${id} may or may not have been sent: ${problem}`);
      return null;
    }
  }
});

/**
 * Headers that let mail programs offer to unsubscribe: in one click for deal alerts (RFC 8058), in the settings for
 * other emails. None for emails that can't be switched off.
 */
function unsubscribeHeaders(queued: QueuedEmail, appUrl: string, functionsUrl: string) {
  const headers = { 'Auto-Submitted': 'auto-generated' };
  if (isAlwaysEmailed(queued)) return { headers };
  const token = unsubscribeToken(queued);
  if (token === null)
    return { headers, list: { unsubscribe: { url: `${appUrl}/account/notifications`, comment: 'Settings' } } };
  return {
    headers: { ...headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    list: { unsubscribe: `${functionsUrl}/unsubscribe?token=${encodeURIComponent(token)}` },
  };
}

/** Whether the mail server refused the email or was never reached. After a broken connection it may have taken it. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode, syscall } = error as { code?: unknown; responseCode?: unknown; syscall?: unknown };
  return typeof responseCode === 'number' || syscall === 'connect' || code === 'EDNS' || code === 'EENVELOPE';
}
