import {
  messageText,
  notificationHref,
  notificationKind,
  type NotificationKind,
} from '../../../src/features/notifications/catalog.ts';
import type { NotificationInput } from '../../../src/features/notifications/message-text.ts';
import { paths } from '../../../src/shared/config/paths.ts';
import { isDealEmail, renderDealEmail } from './deal-email.ts';
import { button, escapeHtml, footnote, page, paragraph, textLink } from './html.ts';
import { isInvitation, renderInvitation } from './invitation-email.ts';
import { greeting, toNotification, type Email, type QueuedEmail } from './queued-email.ts';

/** The email for a notification. `appUrl` is the address of the signed-in app without a trailing slash. */
export function renderEmail(queued: QueuedEmail, appUrl: string): Email {
  if (isDealEmail(queued)) return renderDealEmail(queued, appUrl);
  if (isInvitation(queued)) return renderInvitation(queued, appUrl);
  const notification = toNotification(queued, queued.data);
  const kind = notificationKind(queued.kind);
  // We don't know the reader's time zone.
  const message = messageText(notification, 'UTC');
  const url = new URL(`${appUrl}${notificationHref(notification, queued.user_id ?? '') ?? paths.notifications}`).href;
  const action = actionLabel(kind, notification);
  const settingsUrl = `${appUrl}${paths.account}`;
  const body = [greeting(queued), message, kind?.emailNote].filter((line) => line !== undefined);
  const why = isAlwaysEmailed(queued)
    ? 'We always send this email. Choose your other notifications here:'
    : 'You’re receiving this because you turned on email notifications. Change your settings here:';
  return {
    subject: subjectOf(queued, notification),
    text: `${body.join('\n\n')}\n\n${action}: ${url}\n\n${why} ${settingsUrl}\n`,
    html: page(message, [
      ...body.map((line, index) => paragraph(escapeHtml(line), index === body.length - 1 ? 24 : undefined)),
      button(action, url),
      footnote(`${escapeHtml(why)} ${textLink(settingsUrl, settingsUrl)}`),
    ]),
  };
}

/** Kinds whose titles are the reader's own, or were reviewed by staff. */
const knownTitles = /^(moderation|listing_decision|event_)/;

/**
 * The message without what a new member wrote: the names of members who may not message strangers, and the titles of
 * what other members posted.
 */
function subjectOf(queued: QueuedEmail, notification: ReturnType<typeof toNotification>): string {
  const { title, ...neutral } = notification.data;
  const data = knownTitles.test(queued.kind) ? { ...neutral, title } : neutral;
  const actor = queued.actor_trusted ? notification.actor : null;
  return messageText({ ...notification, actor, data }, 'UTC').replace(/\.$/, '');
}

/** Whether settings can't switch this email off: it's about money, moderation, or security. */
export function isAlwaysEmailed(queued: QueuedEmail): boolean {
  if (isInvitation(queued)) return true;
  const always = notificationKind(queued.kind)?.alwaysEmailed ?? false;
  return typeof always === 'function' ? always(toNotification(queued, queued.data)) : always;
}

function actionLabel(kind: NotificationKind | null, notification: NotificationInput): string {
  if (!kind) return 'View your notifications';
  return typeof kind.action === 'string' ? kind.action : kind.action(notification);
}
