import { text } from '../../../src/domain/notification/message-text.ts';
import { brand } from '../../../src/domain/site/brand.ts';
import { noticeReference } from '../../../src/domain/moderation/notice-reference.ts';
import { toNotification } from '../_shared/queued-notification.ts';
import { toHtml, toText, type Block } from './html.ts';
import type { Email, QueuedEmail } from './queued-email.ts';

/** Whether this tells the sender of a legal notice that it arrived. */
export function isAcknowledgment({ user_id, kind }: QueuedEmail): boolean {
  return user_id === null && kind === 'moderation';
}

/** The email to the sender of a legal notice, without what they wrote: anyone can type this address. */
export function renderAcknowledgment(queued: QueuedEmail): Email {
  const notification = toNotification(queued, queued.data);
  const noun = text(notification, 'notice') === 'copyright' ? 'copyright notice' : 'fair housing notice';
  const reference = noticeReference(text(notification, 'id') ?? '');
  const subject = `${brand.name} received your ${noun} (${reference})`;
  const lines = [
    `We received your ${noun}. Its reference is ${reference}.`,
    'Our team reviews it before other messages. If it’s complete and valid, we take the content down and tell the ' +
      'member who posted it why. We’ll reply to this address with what we did, or what’s missing.',
  ];
  const why =
    `You’re receiving this because someone sent ${brand.name} a legal notice with this address. ` +
    'If it wasn’t you, ignore this email.';
  const blocks: Block[] = [...['Hello,', ...lines].map((line) => ({ lines: [line] })), { lines: [why], small: true }];
  return { subject, text: toText(blocks), html: toHtml(subject, blocks) };
}
