import type { NotificationInput } from '../../../src/features/notifications/message-text.ts';

/** A notification to be emailed, as `claim_mail` returns it. */
export interface QueuedEmail {
  id: string;
  /** The recipient; null for mail to an address that may belong to no account: invitations and acknowledgments. */
  user_id: string | null;
  email: string;
  name: string;
  kind: string;
  /** Who caused it; null if it names nobody, or the recipient may not see them. Of a party of a deal only the name. */
  actor_id: string | null;
  actor_name: string | null;
  /** Whether they may message strangers, or are in the recipient's deal. */
  actor_trusted: boolean;
  /** Whether the title in `data` is the recipient's own, of someone who may message strangers, or a deal's. */
  title_trusted: boolean;
  /** Where the listing is: 'Columbus, OH'; null if it's about none. */
  place: string | null;
  data: unknown;
}

/** An email ready to be sent. */
export interface Email {
  subject: string;
  text: string;
  html: string;
}

/**
 * Text from members without line breaks, control characters, or direction overrides, so that nobody can add lines or
 * headers to someone else's email.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

/** The catalog's input with every text on one line. `data` is the email's own, or one deal of a digest. */
export function toNotification(
  { kind, actor_id, actor_name }: QueuedEmail,
  data: unknown,
): NotificationInput & { kind: string; data: Record<string, unknown> } {
  const actor = actor_id === null ? null : { id: actor_id, name: oneLine(actor_name ?? '') || 'A member' };
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const cleaned = entries.map(([name, value]) => [name, typeof value === 'string' ? oneLine(value) : value] as const);
  const by_name = actor_id === null && actor_name !== null ? oneLine(actor_name) || null : null;
  return { kind, actor_id, actor, by_name, data: Object.fromEntries(cleaned) };
}

/** 'Hi Dana,'. */
export function greeting({ name }: QueuedEmail): string {
  return `Hi ${oneLine(name) || 'there'},`;
}
