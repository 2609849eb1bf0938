// Sends queued notification emails, each at most once: an email is claimed before it's sent, and put back only if the
// mail server is known to have refused it. Called on a schedule with the service role key.
import { brand } from '../../../src/shared/config/brand.ts';
import { json, servePost } from '../_shared/http.ts';
import { openMailServer } from '../_shared/mail-server.ts';
import { requireService, serviceClient, variable } from '../_shared/project.ts';
import { unsubscribeToken } from './deal-email.ts';
import type { QueuedEmail } from './queued-email.ts';
import { isAlwaysEmailed, renderEmail } from './render-email.ts';

/** Stop claiming emails after this many milliseconds: the platform ends a function some time after a minute. */
const maxRunMs = 50_000;
/** Emails claimed together and sent in parallel. */
const batchSize = 5;

/** What came of sending an email. `isKnown` is false if the mail server may or may not have taken it. */
interface Outcome {
  isKnown: boolean;
  /** Null if it was sent. */
  problem: string | null;
}

servePost('Couldn’t send the queued emails.', async (request) => {
  requireService(request);
  const appUrl = variable('APP_URL').replace(/\/+$/, '');
  const functionsUrl = `${variable('SUPABASE_URL')}/functions/v1`;
  // Readers see who writes even where the address is set without a name.
  const [, address] = /<([^<>]*)>\s*$/.exec(variable('SMTP_FROM')) ?? [null, variable('SMTP_FROM')];
  const from = { name: brand.name, address: address.trim() };
  const server = openMailServer(batchSize);
  try {
    // If the mail server is down, leave the queue as it is.
    await server.verify();
    const service = serviceClient();
    const started = Date.now();
    const count = { sent: 0, failed: 0 };
    while (Date.now() - started < maxRunMs) {
      const { data, error } = await service.rpc('claim_mail', { max_rows: batchSize });
      if (error) throw error;
      const claimed = data as QueuedEmail[];
      if (claimed.length === 0) break;
      await Promise.all(
        claimed.map(async (queued) => {
          const { isKnown, problem } = await send(queued);
          count[problem === null ? 'sent' : 'failed'] += 1;
          if (!isKnown) console.error(`Email ${queued.id} may or may not have been sent: ${problem}`);
          const settled = isKnown
            ? await service.rpc('complete_mail', { mail_id: queued.id, error: problem })
            : { error: null };
          if (settled.error)
            console.error(`Couldn't record the outcome of email ${queued.id}: ${settled.error.message}`);
        }),
      );
    }
    return json(count);
  } finally {
    server.close();
  }

  async function send(queued: QueuedEmail): Promise<Outcome> {
    try {
      await server.sendMail({
        ...renderEmail(queued, appUrl),
        from,
        // The address alone: members' names don't belong in headers.
        to: { name: '', address: queued.email },
        messageId: `<${queued.id}@${new URL(appUrl).hostname}>`,
        ...unsubscribeHeaders(queued, appUrl, functionsUrl),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { isKnown: true, problem: null };
    } catch (error) {
      return { isKnown: isRefusal(error), problem: error instanceof Error ? error.message : 'Not an error object' };
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
  if (token === null) return { headers, list: { unsubscribe: { url: `${appUrl}/account`, comment: 'Settings' } } };
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
