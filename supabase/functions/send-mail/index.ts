// Sends queued notification emails, each at most once: an email is claimed before it's sent, and put back only if the
// mail server is known to have refused it. Called on a schedule with the service role key.
import { brand } from '../../../src/domain/site/brand.ts';
import { json, servePost } from '../_shared/http.ts';
import { openMailServer } from '../_shared/mail-server.ts';
import { requireService, serviceClient, variable } from '../_shared/project.ts';
import { runQueue } from '../_shared/run-queue.ts';
import { unsubscribeToken } from './deal-email.ts';
import type { QueuedEmail } from './queued-email.ts';
import { isAlwaysEmailed, renderEmail } from './render-email.ts';

/** Emails sent in parallel. */
const maxRunning = 5;

/** What came of sending an email. `isKnown` is false if the mail server may or may not have taken it. */
interface Outcome {
  queued: QueuedEmail;
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
  const server = openMailServer(maxRunning);
  try {
    // If the mail server is down, leave the queue as it is.
    await server.verify();
    const service = serviceClient();
    const count = { sent: 0, failed: 0 };
    await runQueue<QueuedEmail, Outcome>({
      maxPerRun: Infinity,
      maxRunning,
      deliver: send,
      claim: async (room) => {
        const { data, error } = await service.rpc('claim_mail', { max_rows: room });
        if (error) throw error;
        return data as QueuedEmail[];
      },
      report: async (outcomes) => {
        await Promise.all(
          outcomes.map(async ({ queued, isKnown, problem }) => {
            count[problem === null ? 'sent' : 'failed'] += 1;
            if (!isKnown) console.error(`Email ${queued.id} may or may not have been sent: ${problem}`);
            const settled = isKnown
              ? await service.rpc('complete_mail', { mail_id: queued.id, error: problem })
              : { error: null };
            if (settled.error)
              console.error(`Couldn't record the outcome of email ${queued.id}: ${settled.error.message}`);
          }),
        );
      },
    });
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
      return { queued, isKnown: true, problem: null };
    } catch (error) {
      return {
        queued,
        isKnown: isRefusal(error),
        problem: error instanceof Error ? error.message : 'Not an error object',
      };
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
