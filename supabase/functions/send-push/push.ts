import { createHash } from 'node:crypto';
// @ts-types="npm:@types/web-push@3.6.4"
import webpush from 'npm:web-push@3.6.7';
import { notificationHref, notificationKind } from '../../../src/features/notifications/catalog.ts';
import { brand } from '../../../src/shared/config/brand.ts';
import { paths } from '../../../src/shared/config/paths.ts';
import type { PushMessage } from '../../../src/shared/worker/push-message.ts';
import { NoAnswer, postPublic } from '../_shared/public-request.ts';
import { shortText, toNotification, type QueuedNotification } from '../_shared/queued-notification.ts';
import type { Vapid } from '../_shared/vapid.ts';

/** A notification for a device, as `claim_pushes` returns it. */
export interface QueuedPush extends QueuedNotification {
  notification_id: string;
  subscription_id: string;
  attempt: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The reader. */
  user_id: string;
}

/** What came of an attempt, as `complete_pushes` takes it. */
export type Outcome = 'sent' | 'failed' | 'gone';

/** Seconds that a push service keeps it for a device that's off. */
const keptFor = 86_400;
/** What's read of an answer. */
const maxBytes = 4096;

/** What the device shows: as the subject of the email does, nothing that a new member wrote. */
function pushMessage(queued: QueuedPush): PushMessage {
  const path = notificationHref(toNotification(queued, queued.data), queued.user_id) ?? paths.notifications;
  return {
    title: notificationKind(queued.kind)?.label ?? brand.name,
    body: `${shortText(queued).slice(0, 500).toWellFormed()}.`,
    path,
    // News about the same thing replace each other.
    tag: path.replace(/[?#].*/, ''),
  };
}

/** Sends a notification to a device, encrypted for it (RFC 8291). Never rejects. */
export async function deliver(queued: QueuedPush, vapid: Vapid, timeout: number): Promise<Outcome> {
  const message = pushMessage(queued);
  const request = encrypted(queued, message, vapid);
  // Its keys aren't any.
  if (!request) return 'gone';
  try {
    const { status } = await postPublic(queued.endpoint, request, { maxBytes, timeout });
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    console.error(`A push service answered ${status}`);
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
        TTL: keptFor,
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
