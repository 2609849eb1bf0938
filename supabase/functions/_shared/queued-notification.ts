import { messageText } from '../../../src/domain/notification/catalog.ts';
import {
  dealSummary,
  type DealSummary,
  type NotificationInput,
} from '../../../src/domain/notification/message-text.ts';

/** A notification outside the app: `private.notification_facts` and what it was given. */
export interface QueuedNotification {
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

/**
 * Text from members without line breaks, control characters, or direction overrides, so that nobody can add lines or
 * headers to someone else's email.
 */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

/** The catalog's input with every text on one line. `data` is the notification's own, or one deal of a digest. */
export function toNotification(
  { kind, actor_id, actor_name }: QueuedNotification,
  data: unknown,
): NotificationInput & { kind: string; data: Record<string, unknown> } {
  const actor = actor_id === null ? null : { id: actor_id, name: oneLine(actor_name ?? '') || 'A member' };
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  const cleaned = entries.map(([name, value]) => [name, typeof value === 'string' ? oneLine(value) : value] as const);
  const by_name = actor_id === null && actor_name !== null ? oneLine(actor_name) || null : null;
  return { kind, actor_id, actor, by_name, data: Object.fromEntries(cleaned) };
}

/** The price and place of a deal alert: '$95,000, was $100,000 · Columbus, OH'; empty if it has neither. */
export function dealFacts({ price, previousPrice, place }: DealSummary): string {
  return [price && previousPrice ? `${price}, was ${previousPrice}` : price, place].filter(Boolean).join(' · ');
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Kinds whose titles are the reader's own, or were reviewed by staff. */
const knownTitles = /^(moderation|listing_decision|event_)/;

/**
 * The message in a line, as subjects and devices show it: without what a new member wrote, which are the names of
 * members who may not message strangers, and titles of what they posted. Properties are called by their address, or by
 * where they are.
 */
export function shortText(queued: QueuedNotification): string {
  const notification = toNotification(queued, queued.data);
  if (queued.kind === 'deal_alert') {
    const summary = dealSummary(notification);
    return [summary.event, dealFacts(summary)].filter(Boolean).join(': ');
  }
  const { title, ...neutral } = notification.data;
  const name = propertyName(queued, notification.data);
  const shown = knownTitles.test(queued.kind) ? title : name;
  const data = shown === undefined ? neutral : { ...neutral, title: shown };
  const [actor, by_name] = queued.actor_trusted ? [notification.actor, notification.by_name] : [null, null];
  // We don't know the reader's time zone.
  return messageText({ ...notification, actor, by_name, data }, 'UTC').replace(/\.$/, '');
}

/** What a subject calls the property; undefined if it's unknown. */
function propertyName({ title_trusted, place }: QueuedNotification, data: Record<string, unknown>): unknown {
  const title = textOf(data['title']);
  if (title_trusted) return textOf(data['address']) || (title && place ? `${title} (${place})` : data['title']);
  return place === null ? undefined : `a listing in ${place}`;
}
