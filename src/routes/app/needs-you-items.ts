import type { OfferToAnswer } from '@/features/dashboard/figures';
import { paths } from '@/domain/site/paths';

interface ToAnswer {
  key: string;
  title: string;
  /** How many offers there are. */
  offers: number;
  to: string;
  /** When the first of them expires. */
  due: string;
}

/** The offers that haven't expired, in the order given: those on one listing are one item. */
export function answerItems(offers: readonly OfferToAnswer[], now: number): ToAnswer[] {
  const items = new Map<string, ToAnswer>();
  for (const { id, title, respond_by: due, listing_id: listing } of offers) {
    if (Date.parse(due) <= now) continue;
    const key = listing ?? id;
    const known = items.get(key);
    if (known) items.set(key, { ...known, offers: known.offers + 1, to: paths.deals });
    else items.set(key, { key, title, offers: 1, to: paths.offer(id), due });
  }
  return [...items.values()];
}
