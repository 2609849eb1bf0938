import { pluralize } from '@/kit/formatting/format';
import { noteOf, type LedgerEntry } from '@/domain/ledger/ledger';
import type { Offer, OfferedListing } from '@/domain/offer/offer';
import type { OfferVersion } from '@/domain/offer/fields';
import type { Side } from '@/domain/ledger/vocabulary';

/** Everything an offer's page shows. */
export interface Negotiation {
  offer: Offer;
  /** Newest first. Never empty. The seller of a sealed offer doesn't have any, and gets no page. */
  versions: readonly OfferVersion[];
  entries: readonly LedgerEntry[];
  /** The deal that it opened, or null. */
  dealId: string | null;
  /** Null once it's deleted, or hidden from the viewer. */
  listing: OfferedListing | null;
  /** The buyer's profile; null if the viewer can't see it. */
  buyer: Buyer | null;
}

/** A buyer's profile as far as an offer shows it: the number of reviews with 1, 2, 3, 4, and 5 stars. */
export interface Buyer {
  id: string;
  ratings: readonly number[];
}

/** A buyer's reviews: '3 reviews, 4.7 of 5 stars on average'. */
export function reviewsText(ratings: readonly number[]): string {
  const count = ratings.reduce((sum, each) => sum + each, 0);
  if (count === 0) return 'No reviews yet';
  const stars = ratings.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return `${pluralize(count, 'review')}, ${(stars / count).toFixed(1)} of 5 stars on average`;
}

/** What was written with a version; null if nothing was. */
export function messageOf({ entries }: Pick<Negotiation, 'entries'>, version: number): string | null {
  // Each version has one step, in order.
  const steps = entries.filter(
    ({ kind }) => kind === 'offer.make' || kind === 'offer.revise' || kind === 'offer.counter',
  );
  const step = steps[version - 1];
  return (step && noteOf(step)) || null;
}

/** What the listing claimed when the buyer last set terms: later changes of the listing don't count. */
export function claimsThatCount({ versions }: Pick<Negotiation, 'versions'>): OfferVersion['claims'] {
  return versions.find(({ author }) => author === 'buyer')?.claims ?? null;
}

/** 'Version 2: your counteroffer', 'Version 1: Ann’s offer'. */
export function versionTitle({ version, author }: Pick<OfferVersion, 'version' | 'author'>, side: Side, other: string) {
  const whose = author === side ? 'your' : `${other}’s`;
  const what = version === 1 ? 'offer' : author === 'seller' ? 'counteroffer' : 'terms';
  return `Version ${version}: ${whose} ${what}`;
}
