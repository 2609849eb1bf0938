import {
  messageText,
  notificationHref,
  notificationKind,
  type NotificationKind,
} from '../../../src/domain/notification/catalog.ts';
import { emailFacts } from '../../../src/domain/notification/email-facts.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { shortText, toNotification } from '../_shared/queued-notification.ts';
import { isAcknowledgment, renderAcknowledgment } from './acknowledgment-email.ts';
import { isDealEmail, renderDealEmail } from './deal-email.ts';
import { toHtml, toText, type Block } from './html.ts';
import { isInvitation, renderInvitation } from './invitation-email.ts';
import { greeting, type Email, type QueuedEmail } from './queued-email.ts';

/** The email for a notification. `appUrl` is the address of the signed-in app without a trailing slash. */
export function renderEmail(queued: QueuedEmail, appUrl: string): Email {
  if (isAcknowledgment(queued)) return renderAcknowledgment(queued);
  if (isDealEmail(queued)) return renderDealEmail(queued, appUrl);
  if (isInvitation(queued)) return renderInvitation(queued, appUrl);
  const notification = toNotification(queued, queued.data);
  const kind = notificationKind(queued.kind);
  // We don't know the reader's time zone.
  const message = messageText(notification, 'UTC');
  const url = new URL(`${appUrl}${notificationHref(notification, queued.user_id ?? '') ?? paths.notifications}`).href;
  const action = actionLabel(kind, notification);
  const settings = { label: 'Notification settings', url: `${appUrl}${paths.notificationSettings}` };
  const address = textOf(notification.data['address']);
  const words = textOf(notification.data['words']);
  const why = isAlwaysEmailed(queued)
    ? 'We always send this email.'
    : `You’re receiving this because email is on for ${kind ? `“${kind.label}”` : 'these notifications'}.`;
  const blocks: Block[] = [
    { lines: [greeting(queued)] },
    { lines: [message] },
    ...emailFacts(notification, 'UTC').map((fact) => ({ lines: [fact] })),
    ...(words ? [{ lines: [{ strong: 'What they wrote:' }, words] }] : []),
    ...(address && !message.includes(address) ? [{ lines: [`Property: ${address}`] }] : []),
    ...(kind?.emailNote ? [{ lines: [kind.emailNote] }] : []),
    { button: action, url },
    { lines: [why, settings], small: true },
  ];
  const subject = shortText(queued);
  return { subject, text: toText(blocks), html: toHtml(subject, blocks) };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whether settings can't switch this email off: it's about money, moderation, or security. */
export function isAlwaysEmailed(queued: QueuedEmail): boolean {
  if (isAcknowledgment(queued) || isInvitation(queued)) return true;
  const always = notificationKind(queued.kind)?.alwaysEmailed ?? false;
  return typeof always === 'function' ? always(toNotification(queued, queued.data)) : always;
}

function actionLabel(kind: NotificationKind | null, notification: ReturnType<typeof toNotification>): string {
  if (!kind) return 'View your notifications';
  return typeof kind.action === 'string' ? kind.action : kind.action(notification);
}
