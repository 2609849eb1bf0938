import { deadlineText, text } from '../../../src/domain/notification/message-text.ts';
import { brand } from '../../../src/domain/site/brand.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { invitationDays, invitedAs, invitedTo } from '../../../src/domain/deal/invitation.ts';
import { toNotification } from '../_shared/queued-notification.ts';
import { toHtml, toText, type Block } from './html.ts';
import type { Email, QueuedEmail } from './queued-email.ts';

/** Whether this is an invitation to a deal, which goes to an address, with or without an account. */
export function isInvitation({ user_id, kind }: QueuedEmail): boolean {
  return user_id === null && kind === 'deal';
}

/**
 * The email that invites someone to a deal. Opening its link changes nothing, because mail scanners open links, too.
 * `appUrl` is the signed-in app's address without a trailing slash.
 */
export function renderInvitation(queued: QueuedEmail, appUrl: string): Email {
  const notification = toNotification(queued, queued.data);
  const said = (name: string) => text(notification, name) ?? '';
  const inviter = notification.actor?.name ?? 'A member';
  const where = said('address') || said('title');
  const rights: unknown = notification.data['rights'];
  const asked = invitedTo({ role: said('role'), rights: Array.isArray(rights) ? rights.map(String) : [] });
  const due = deadlineText(notification, 'due_at');
  // In the fragment, which no server and no other site sees.
  const url = `${appUrl}${paths.joinDeal}#${encodeURIComponent(said('token'))}`;
  const intro =
    `${inviter}, the ${said('side')}, invited you to the deal on ${where} as ${invitedAs(said('role'))}. ` +
    `It’s on ${brand.name}, where investors buy and sell property.`;
  const why =
    `The link is for ${queued.email} alone. It works once, for ${invitationDays} days. Joining signs nothing. ` +
    `If you don’t know ${inviter}, ignore this email, and nothing will happen.`;
  const blocks: Block[] = [
    { lines: ['Hello,'] },
    { lines: [intro] },
    { lines: ['You’ll be able to:', ...asked.map((sentence) => `- ${sentence}`)] },
    ...(due ? [{ lines: [`The earnest money is due ${due}.`] }] : []),
    { lines: ['Joining is free. All it takes is your name, and a password or a code that we email you.'] },
    { button: 'Open the invitation', url },
    { lines: [why], small: true },
  ];
  // A new member's name could be an advertisement.
  const subject = `${queued.actor_trusted ? inviter : 'A member'} invited you to a deal on ${said('title')}`;
  return { subject, text: toText(blocks), html: toHtml(subject, blocks) };
}
