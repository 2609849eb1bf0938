import { Webhook } from 'npm:standardwebhooks@1.1.1';
import { brand } from '../../../src/domain/site/brand.ts';
import { NoAnswer, postPublic } from '../_shared/public-request.ts';

/** A claimed delivery, as public.claim_webhooks returns it. */
export interface Claimed {
  id: string;
  endpoint_id: string;
  attempt: number;
  /** Whether the last attempt at the endpoint failed. */
  is_failing: boolean;
  url: string;
  type: string;
  timestamp: string;
  data: Record<string, unknown>;
  /** All sign, the current one first. */
  secrets: string[];
}

/** What came of an attempt, as public.complete_webhooks takes it. */
export interface Result {
  id: string;
  attempt: number;
  status: number | null;
  /** Null if it was delivered. */
  error: string | null;
  response: string | null;
}

/** What's read of an answer. */
const maxBytes = 64 * 1024;

/** Sends a delivery, signed as Standard Webhooks, and returns what came of it. Never throws. */
export async function deliver(claimed: Claimed, timeout: number): Promise<Result> {
  const { id, attempt, url, type, timestamp, data, secrets } = claimed;
  const body = JSON.stringify({ type, timestamp, data });
  try {
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
    return { id, attempt, status, error: problemOf(status), response: excerpt(new TextDecoder().decode(answer.body)) };
  } catch (error) {
    // Others are ours.
    const message = error instanceof NoAnswer ? error.message : 'We couldn’t send it.';
    if (!(error instanceof NoAnswer)) console.error(`Webhook ${id}: ${String(error)}`);
    return { id, attempt, status: null, error: message, response: null };
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
