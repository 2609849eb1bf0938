// The edge function `calendar` loads this, too: relative imports with the file's extension.
import { formatUsd } from '../../kit/formatting/format.ts';

export interface PaidEvent {
  price_usd: number | null;
  payment_instructions: string | null;
}

/** 'Free', or the price in USD, with cents only if it has any. */
export function priceText(price: number | null): string {
  if (price === null) return 'Free';
  return Number.isInteger(price)
    ? formatUsd(price)
    : `$${price.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
}

/** What attendees pay and how: '$25, paid directly to the organizer: At the door, cash or card'. Null if it's free. */
export function paymentText({ price_usd, payment_instructions }: PaidEvent): string | null {
  if (price_usd === null) return null;
  const due = `${priceText(price_usd)}, paid directly to the organizer`;
  return payment_instructions ? `${due}: ${payment_instructions}` : due;
}
