import { paths } from '@/domain/site/paths';
import type { Offer, OfferCall, OfferedListing, SellerTerms } from '@/domain/offer/offer';
import type { VerifiedFunds } from '@/domain/offer/verified-funds';

interface Found {
  listing: Pick<OfferedListing, 'id' | 'user_id' | 'status'> & { call: OfferCall | null };
  offers: readonly Pick<Offer, 'id' | 'buyer_id'>[];
  dealId: string | null;
  terms: Pick<SellerTerms, 'funds_required'> | null;
  funds: VerifiedFunds | null;
}

/** Whether a member can make an offer; if not, why, and a link to what they can do instead. */
export type NewOfferAccess =
  | { kind: 'open' }
  | { kind: 'not-found' }
  | { kind: 'own' | 'made' | 'contract' | 'closed' | 'funds'; title: string; text: string; to: string; label: string };

/**
 * Whether the member can make an offer on a listing. Mirrors `private.make_offer` and, for a member without any
 * verified funds, `private.check_verified_funds`. Null: the listing wasn't found.
 */
export function newOfferAccess(found: Found | null, userId: string): NewOfferAccess {
  if (!found) return { kind: 'not-found' };
  const { listing, offers, dealId, terms, funds } = found;
  if (listing.user_id === userId) {
    return {
      kind: 'own',
      title: 'This is your own listing',
      text: 'Offers from buyers appear in Deals.',
      to: paths.deals,
      label: 'View deals',
    };
  }
  const made = offers.find(({ buyer_id }) => buyer_id === userId);
  if (made) {
    return {
      kind: 'made',
      title: 'You already have an offer on this listing',
      text: 'You can change or withdraw it on its page.',
      to: paths.offer(made.id),
      label: 'View your offer',
    };
  }
  if (dealId) {
    return {
      kind: 'contract',
      title: 'You have this property under contract',
      text: 'Everything about the deal is in its deal room.',
      to: paths.deal(dealId),
      label: 'Open deal room',
    };
  }
  if (listing.status !== 'active' && listing.status !== 'under_contract') {
    return {
      kind: 'closed',
      title: 'This listing isn’t open for offers',
      text: listing.status === 'sold' ? 'The property was sold.' : 'The seller has paused it.',
      to: paths.marketplace,
      label: 'Browse the marketplace',
    };
  }
  if (terms?.funds_required && !funds) {
    return {
      kind: 'funds',
      title: 'This seller asks for verified funds',
      text:
        'Add proof of funds, such as a bank statement or a lender’s letter. You can make an offer once our team has ' +
        'verified it.',
      to: paths.fundsFor(paths.newOffer(listing.id)),
      label: 'Add proof of funds',
    };
  }
  return { kind: 'open' };
}
