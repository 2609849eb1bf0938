import { createHash } from 'node:crypto';
// @ts-types="npm:@types/web-push@3.6.4"
import webpush from 'npm:web-push@3.6.7';
import type { PushMessage } from '../../../src/domain/notification/push-message.ts';
import { NoAnswer, postPublic } from '../_shared/public-request.ts';
import type { Outcome } from '../_shared/send-deliveries.ts';
import type { Vapid } from '../_shared/vapid.ts';
import { outcomeOf } from './outcome.ts';
import { pushMessage, type QueuedMessage } from './message.ts';

/** What a claimed push says and where it goes, as `private.push_content` returns it. */
export interface QueuedPush extends QueuedMessage {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Seconds that a push service keeps it for a device that's off. */
const retainedFor = 86_400;
/** What's read of an answer. */
const maxBytes = 4096;

/** Sends a notification to a device, encrypted for it (RFC 8291). Never rejects. */
export async function deliver(queued: QueuedPush, vapid: Vapid, timeout: number): Promise<Outcome['outcome']> {
  const message = pushMessage(queued);
  const request = encrypted(queued, message, vapid);
  // Its keys aren't any.
  if (!request) return 'gone';
  try {
    const { status } = await postPublic(queued.endpoint, request, { maxBytes, timeout });
    const outcome = outcomeOf(status);
    // The others may be our own mistake.
    if (outcome !== 'delivered' && status !== 404 && status !== 410) console.error(`A push service answered ${status}`);
    return outcome;
  } catch (error) {
    if (!(error instanceof NoAnswer)) console.error(`Push: ${String(error)}`);
  }
  return 'failed';
}

function encrypted({ endpoint, p256dh, auth }: QueuedPush, message: PushMessage, vapid: Vapid) {
  try {
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: vapid,
        TTL: retainedFor,
        urgency: 'high',
        // Replaces what the push service hasn't delivered yet. At most 32 characters.
        topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
      },
    );
    const { 'Content-Length': _, ...others } = headers;
    return { headers: Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])), body };
  } catch {
    return null;
  }
}
