import { notificationHref, notificationKind } from '../../../src/domain/notification/catalog.ts';
import { brand } from '../../../src/domain/site/brand.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import type { PushMessage } from '../../../src/domain/notification/push-message.ts';
import { shortText, toNotification, type QueuedNotification } from '../_shared/queued-notification.ts';

/** A notification for a device, without where to send it. */
export interface QueuedMessage extends QueuedNotification {
  /** The reader. */
  user_id: string;
  /** Whether the reader wants the text to say only of what kind it is. */
  hides_details: boolean;
}

/** What the device shows: as the subject of the email does, nothing that a new member wrote, or only of what kind. */
export function pushMessage(queued: QueuedMessage): PushMessage {
  const path = notificationHref(toNotification(queued, queued.data), queued.user_id) ?? paths.notifications;
  return {
    title: notificationKind(queued.kind)?.label ?? brand.name,
    body: queued.hides_details
      ? 'There’s news for you. Open to read it.'
      : `${shortText(queued)
          .slice(0, 500)
          .replaceAll(/\p{Cs}/gu, '')}.`,
    path,
    // News about the same thing replace each other.
    tag: path.replace(/[?#].*/, ''),
  };
}
