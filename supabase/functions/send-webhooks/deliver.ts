import { Webhook } from 'npm:standardwebhooks@1.1.1';
import { brand } from '../../../src/domain/site/brand.ts';
import { variable } from '../_shared/project.ts';
import { NoAnswer, postPublic } from '../_shared/public-request.ts';
import { retrySeconds } from '../_shared/retry-after.ts';
import type { Claimed, Outcome } from '../_shared/send-deliveries.ts';

/** What a claimed event says and where it goes, as `private.webhook_content` returns it. */
export interface Event {
  url: string;
  type: string;
  timestamp: string;
  /** Of what it's about, `url` is the path in the API. */
  data: Record<string, unknown> & { url: string };
  /** All sign, the current one first. */
  secrets: string[];
}

/** What's read of an answer. */
const maxBytes = 64 * 1024;

/** Sends a delivery, signed as Standard Webhooks, and returns what came of it. Never throws. */
export async function deliver({ id, content }: Claimed<Event>, timeout: number): Promise<Outcome> {
  const { url, type, timestamp, secrets } = content;
  try {
    const data = { ...content.data, url: `${variable('SUPABASE_URL')}/functions/v1/api${content.data.url}` };
    const body = JSON.stringify({ type, timestamp, data });
    const sentAt = new Date();
    const headers = {
      'content-type': 'application/json',
      'user-agent': `${brand.name}-Webhooks`,
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
    };
    const answer = await postPublic(url, { headers, body }, { maxBytes, timeout });
    const { status } = answer;
    const response = excerpt(new TextDecoder().decode(answer.body));
    const error = problemOf(status);
    return {
      outcome: error === null ? 'delivered' : status === 410 ? 'gone' : 'failed',
      status,
      error,
      response,
      // Those who are busy say so for a while, or until a time: with 429 or 503, and their proxies with others.
      retry_after: error === null ? null : retrySeconds(answer.retryAfter, sentAt),
    };
  } catch (error) {
    // Others are ours.
    const message = error instanceof NoAnswer ? error.message : 'We couldn’t send it.';
    if (!(error instanceof NoAnswer)) console.error(`Webhook ${id}: ${String(error)}`);
    return { outcome: 'failed', error: message };
  }
}

function problemOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return `It answered ${status}, a redirect. Redirects aren’t followed.`;
  return `It answered ${status}.`;
}

/** The beginning of an answer, without what Postgres or a reader can't take. */
function excerpt(text: string): string | null {
  const readable = text.replaceAll(/(?![\n\t])\p{Cc}/gu, '').trim();
  return readable === '' ? null : readable.slice(0, 500).toWellFormed();
}
