import type { Database } from '@/domain/database.types';

export type Webhook = Omit<Database['public']['Tables']['webhook_endpoints']['Row'], 'user_id' | 'failing_since'>;

type DeliveryRow = Database['public']['Functions']['webhook_deliveries']['Returns'][number];
/** The types say nothing of which columns of a function can be null. */
export type Delivery = Omit<DeliveryRow, NullableColumn> & { [Name in NullableColumn]: DeliveryRow[Name] | null };
type NullableColumn = 'attempted_at' | 'retry_at' | 'status' | 'error' | 'response';

/** How many endpoints a member can have. */
export const maxWebhooks = 5;

/** Why an endpoint is off, as a sentence; null while it's on. */
export function offReason(webhook: Pick<Webhook, 'disabled_reason'>): string | null {
  switch (webhook.disabled_reason) {
    case null:
      return null;
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
