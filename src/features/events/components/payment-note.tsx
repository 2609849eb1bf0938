import { brand } from '@/domain/site/brand';
import { RichText } from '@/shared/content/rich-text';
import type { EventCard } from '../event';
import { priceText } from '@/domain/event/payment';

/** What attendees pay, to whom, when, and how. Renders nothing for a free event. */
export function PaymentNote({ event: { price_usd, payment_instructions } }: { event: EventCard }) {
  if (price_usd === null) return null;
  return (
    <div className="rounded-control bg-sunken px-4 py-3 text-sm">
      <p className="text-muted">
        <span className="numeric font-semibold text-ink">{priceText(price_usd)}</span>, paid directly to the organizer,
        not to {brand.name}
      </p>
      <RichText text={payment_instructions ?? ''} className="mt-1 text-ink" />
    </div>
  );
}
