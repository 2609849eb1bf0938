import { paths } from '@/domain/site/paths';
import type { ListingActivity } from './api/listing-queries';

/** What a listing's page offers a buyer. */
export interface BuyerAction {
  kind: 'make' | 'view' | 'deal';
  title: string;
  text: string;
  label: string;
  to: string;
}

/**
 * What a reader who isn't the seller can do about offers on a listing; null for nothing. `found` is null until it's
 * loaded: then they can start an offer, whose form knows better.
 */
export function buyerAction(
  { id, status }: { id: string; status: string },
  found: Pick<ListingActivity, 'call' | 'offers' | 'dealId'> | null,
  userId: string,
): BuyerAction | null {
  if (found?.dealId) {
    return {
      kind: 'deal',
      title: 'Under contract with you',
      text: 'Deadlines, documents, and everyone involved are in the deal room.',
      label: 'Open deal room',
      to: paths.deal(found.dealId),
    };
  }
  const own = found?.offers.find(({ buyer_id }) => buyer_id === userId);
  if (own) {
    return {
      kind: 'view',
      title: 'You made an offer',
      text: 'See its status, change the terms, or withdraw it.',
      label: 'View your offer',
      to: paths.offer(own.id),
    };
  }
  if (status === 'under_contract') {
    return {
      kind: 'make',
      title: 'Backup offers',
      text: 'If the current deal falls through, the seller can take yours.',
      label: 'Make a backup offer',
      to: paths.newOffer(id),
    };
  }
  if (status !== 'active') return null;
  return {
    kind: 'make',
    title: found?.call ? 'The seller is calling for offers' : 'Interested?',
    text: found?.call
      ? 'Every offer stays sealed until the deadline. Then the seller sees them all at once.'
      : 'State your price and terms. The seller can accept, counter, or decline.',
    label: 'Make an offer',
    to: paths.newOffer(id),
  };
}
