import { type WebhookTopic, webhookTopicNames, webhookTopics } from '@/domain/integrations/webhook-topics';
import type { Database } from '@/domain/database.types';

type Row = Database['public']['Tables']['webhook_endpoints']['Row'];
type KeyRow = Database['public']['Tables']['api_keys']['Row'];

export type Webhook = Omit<Row, 'user_id' | 'failing_since' | 'held_until' | 'api_key_id'> & {
  /** The API key that made it, and without which it gets nothing; null for the member's own. */
  key: Pick<KeyRow, 'name' | 'scopes' | 'revoked_at' | 'expires_at'> | null;
};

type DeliveryRow = Database['public']['Functions']['webhook_deliveries']['Returns'][number];
/** The types say nothing of which columns of a function can be null. */
export type Delivery = Omit<DeliveryRow, NullableColumn> & { [Name in NullableColumn]: DeliveryRow[Name] | null };
type NullableColumn = 'attempted_at' | 'retry_at' | 'status' | 'error' | 'response';

/** How many endpoints a member can have. */
export const maxWebhooks = 5;

/** Why an endpoint is off at a time, as a sentence; null while it's on. */
export function offReason(
  { disabled_reason, key }: Pick<Webhook, 'disabled_reason' | 'key'>,
  now: number,
): string | null {
  switch (disabled_reason) {
    case null: {
      const hasEnded = key !== null && (key.revoked_at !== null || Date.parse(key.expires_at) <= now);
      return hasEnded ? `Off since the API key that made it ended. Turn it on to go on without the key.` : null;
    }
    case 'failing':
      return 'Turned off, because nothing could be delivered for three days. Fix the server, turn it on, and replay.';
    case 'gone':
      return 'Turned off, because the server answered 410 (gone).';
    case 'secured':
      return 'Turned off when your account was secured, such as by a new password. If it’s yours, turn it on again.';
    default:
      return 'Turned off. New events aren’t recorded.';
  }
}

/** Why the key that made an endpoint can't have this topic sent, as a sentence; null if it can, or there's no key. */
export function topicRefusal({ key }: Pick<Webhook, 'key'>, topic: WebhookTopic): string | null {
  const { scope } = webhookTopics[topic];
  if (key === null || key.scopes.includes(scope)) return null;
  return `The API key ${key.name} doesn’t have the scope ${scope}. Add another webhook for these events.`;
}

/** What an endpoint gets: topics by their labels, and single types as they are. */
export function eventsText(events: readonly string[]): string {
  const topics = webhookTopicNames.filter((name) => events.includes(name)).map((name) => webhookTopics[name].label);
  return [...topics, ...typesOf(events)].join(', ');
}

/** The single types among what an endpoint gets, which only programs choose. */
export function typesOf(events: readonly string[]): string[] {
  return events.filter((event) => event.includes('.'));
}

/** A delivery's state, as its badge says it. */
export function deliveryStatus({ state, attempts }: Pick<Delivery, 'state' | 'attempts'>): {
  label: string;
  tone: 'verified' | 'danger' | 'attention' | 'neutral';
} {
  switch (state) {
    case 'delivered':
      return { label: 'Delivered', tone: 'verified' };
    case 'failed':
      return { label: 'Failed', tone: 'danger' };
    case 'withheld':
      return { label: 'Withheld', tone: 'neutral' };
    default:
      return attempts > 0 ? { label: 'Retrying', tone: 'attention' } : { label: 'Pending', tone: 'neutral' };
  }
}

/** What more there is to say about a delivery; null if there's nothing. */
export function deliveryDetail({ state, error, status }: Pick<Delivery, 'state' | 'error' | 'status'>): string | null {
  if (state === 'withheld') return 'You could no longer see what it was about.';
  return error ?? (status === null ? null : `It answered ${status}.`);
}

/** Whether any delivery changes without the member, so that the list is worth reloading. */
export function isSending(deliveries: readonly Pick<Delivery, 'state'>[]): boolean {
  return deliveries.some(({ state }) => state === 'pending');
}
