import type { DealListItem, OfferListItem } from './api/queries';
import { isKeyOf } from '@/domain/ledger/vocabulary';
import { type PartyRole, partyRoles } from '@/domain/ledger/parties';
import { type MilestoneKind, milestoneKinds } from '@/domain/ledger/milestones';
import { sideOf, turnOf } from '@/domain/offer/offer';

/** The sections of live offers, most urgent first. */
export const listSections = ['answer', 'waiting', 'backup'] as const;
export type ListSection = (typeof listSections)[number];

/** The offers of other members on one of the viewer's listings. */
export interface ListingGroup {
  kind: 'listing';
  /** The listing's ID, or the offer's if the listing is gone. */
  id: string;
  title: string;
  address: string;
  /** Soonest to expire first. Never empty. */
  offers: [OfferListItem, ...OfferListItem[]];
}

/** The viewer's own offer. */
export interface OwnOffer {
  kind: 'offer';
  id: string;
  offer: OfferListItem;
}

export type DealsListItem = ListingGroup | OwnOffer;

/**
 * Live offers by what the viewer has to do: their own as items, those on their listings grouped by listing in the most
 * urgent section of any. Expired offers are left out. Keeps the order.
 */
export function offersBySection(
  offers: readonly OfferListItem[],
  userId: string,
  now: number,
): Record<ListSection, DealsListItem[]> {
  const list: Record<ListSection, DealsListItem[]> = { answer: [], waiting: [], backup: [] };
  const groups = new Map<string, { group: ListingGroup; section: ListSection }>();
  for (const offer of offers) {
    const section = sectionOf(offer, userId, now);
    if (section === null) continue;
    if (offer.buyer_id === userId) {
      list[section].push({ kind: 'offer', id: offer.id, offer });
      continue;
    }
    const id = offer.property_id ?? offer.id;
    const known = groups.get(id);
    if (!known) {
      groups.set(id, {
        section,
        group: { kind: 'listing', id, title: offer.title, address: offer.address, offers: [offer] },
      });
      continue;
    }
    known.group.offers.push(offer);
    if (listSections.indexOf(section) < listSections.indexOf(known.section)) known.section = section;
  }
  for (const { group, section } of groups.values()) list[section].push(group);
  return list;
}

/** The section of an offer on its own; null if it's over or not the viewer's. */
function sectionOf(offer: OfferListItem, userId: string, now: number): ListSection | null {
  const side = sideOf(offer, userId);
  const turn = side && turnOf(offer, side, now);
  if (!turn || turn === 'over') return null;
  if (turn === 'yours') return 'answer';
  return turn === 'backup' ? 'backup' : 'waiting';
}

/** The number of a section's offers, without those that are shown there only because of another one on the listing. */
export function countOffers(
  section: ListSection,
  items: readonly DealsListItem[],
  userId: string,
  now: number,
): number {
  const offers = items.flatMap((item) => (item.kind === 'listing' ? item.offers : [item.offer]));
  return offers.filter((offer) => sectionOf(offer, userId, now) === section).length;
}

/** The next open milestone of a deal: the one due first; null if none is open. */
export function nextMilestone({
  milestones,
}: Pick<DealListItem, 'milestones'>): { kind: MilestoneKind; due_at: string } | null {
  const [next] = milestones
    .filter(({ state }) => state === 'pending' || state === 'declared')
    .toSorted((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at));
  return next && isKeyOf(milestoneKinds, next.kind) ? { kind: next.kind, due_at: next.due_at } : null;
}

/** The viewer's role in a deal; null if they no longer take part. */
export function roleIn({ parties }: Pick<DealListItem, 'parties'>, userId: string): PartyRole | null {
  const role = parties.find(({ user_id, revoked_at }) => user_id === userId && revoked_at === null)?.role;
  return isKeyOf(partyRoles, role) ? role : null;
}

/** The names of a deal's buyer and seller other than the viewer's: 'Ann Buyer', or 'Ann Buyer and Cal Seller'. */
export function dealWith({ parties }: Pick<DealListItem, 'parties'>, userId: string): string {
  return parties
    .filter(({ role, user_id }) => (role === 'buyer' || role === 'seller') && user_id !== userId)
    .map(({ name }) => name ?? 'a former member')
    .join(' and ');
}
