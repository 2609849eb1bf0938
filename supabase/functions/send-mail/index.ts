// Sends the copies of notifications that wait in the mail queue, each once: a copy is claimed before it is sent, and
// whatever happens then, nobody else gets it, unless the mail server is known to have refused it. For a schedule, with the
// service role key.
import { json, servePost } from '../_shared/http.ts';
import { openMailServer } from '../_shared/mail-server.ts';
import { requireService, serviceClient, variable } from '../_shared/project.ts';
import { unsubscribeToken } from './deals.ts';
import type { Claimed } from './letter.ts';
import { comesToAll } from './membership.ts';
import { writeLetter } from './write.ts';

/** No copy is claimed later than this after the start: what runs the function ends it some time after a minute. */
const longestRun = 50_000;
/** Claimed together and sent at the same time. */
const batchSize = 5;

servePost('The mail could not be sent.', async (request) => {
  requireService(request);
  const appUrl = variable('APP_URL').replace(/\/+$/, '');
  const functionsUrl = `${variable('SUPABASE_URL')}/functions/v1`;
  const from = variable('SMTP_FROM');
  const server = openMailServer(batchSize);
  try {
    // While it does not answer, copies wait as they are.
    await server.verify();
    const service = serviceClient();
    const started = Date.now();
    const count = { sent: 0, failed: 0 };
    while (Date.now() - started < longestRun) {
      const { data, error } = await service.rpc('claim_mail', { most: batchSize });
      if (error) throw error;
      const claimed = data as Claimed[];
      if (claimed.length === 0) break;
      await Promise.all(
        claimed.map(async (copy) => {
          const { isKnown, problem } = await send(copy);
          count[problem === null ? 'sent' : 'failed'] += 1;
          if (!isKnown) console.error(`The copy ${copy.id} may have been sent, or not: ${problem}`);
          const settled = isKnown
            ? await service.rpc('settle_mail', { mail_id: copy.id, error: problem })
            : { error: null };
          if (settled.error) console.error(`The copy ${copy.id} could not be settled: ${settled.error.message}`);
        }),
      );
    }
    return json(count);
  } finally {
    server.close();
  }

  /** Whether it is known what became of the copy, and why it was not sent; null once the mail server has taken it. */
  async function send(copy: Claimed): Promise<{ isKnown: boolean; problem: string | null }> {
    try {
      await server.sendMail({
        ...writeLetter(copy, appUrl),
        from,
        // The address alone: a member's name is no part of a header.
        to: { name: '', address: copy.email },
        messageId: `<${copy.id}@${new URL(appUrl).hostname}>`,
        ...waysOut(copy),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      return { isKnown: true, problem: null };
    } catch (error) {
      return { isKnown: isRefusal(error), problem: error instanceof Error ? error.message : 'Thrown: no error' };
    }
  }

  /** The headers by which a mail program offers to end such mail: mail about deals with one press there (RFC 8058), all else in the settings; none for mail that does not end. */
  function waysOut(copy: Claimed) {
    const headers = { 'Auto-Submitted': 'auto-generated' };
    if (comesToAll(copy)) return { headers };
    const token = unsubscribeToken(copy);
    if (token === null) return { headers, list: { unsubscribe: { url: `${appUrl}/account`, comment: 'Settings' } } };
    return {
      headers: { ...headers, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      list: { unsubscribe: `${functionsUrl}/unsubscribe?token=${encodeURIComponent(token)}` },
    };
  }
});

/** Whether the mail server said no, or was never reached. A connection that broke may have carried the copy before. */
function isRefusal(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, responseCode, syscall } = error as { code?: unknown; responseCode?: unknown; syscall?: unknown };
  return typeof responseCode === 'number' || syscall === 'connect' || code === 'EDNS' || code === 'EENVELOPE';
}
