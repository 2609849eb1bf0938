import { paths } from '@/domain/site/paths';
import { otherName, sideOf, type Offer } from '@/domain/offer/offer';
import type { DealTerms } from '@/domain/deal/deal-terms';
import type { OfferTerms } from '@/domain/offer/fields';
import { dealEndReasonLabel, dealStates, isKeyOf, offerStates } from '@/domain/ledger/vocabulary';
import { partyRoles } from '@/domain/ledger/parties';
import { allRows, type Exporting } from '@/platform/export/all-rows';
import { toCsv, type Columns } from '@/domain/documents/csv';
import { uniqueById } from '@/kit/formatting/ids';
import {
  endedDealsQuery,
  endedOffersQuery,
  termsOfDeals,
  fetchLiveOffers,
  fetchOpenDeals,
  type DealListItem,
  type OfferListItem,
} from './api/queries';
import { dealWith, nextMilestone, roleIn } from './list-sections';

interface Row {
  kind: 'Offer' | 'Deal';
  state: string;
  title: string;
  address: string;
  role: string | null;
  other: string;
  /** Those in force. */
  terms: Pick<OfferTerms, 'price' | 'earnest_money' | 'second_deposit' | 'extension_fee' | 'closing_on'> | null;
  /** Earnest money that arrived, whole USD; null for none, and for offers. */
  received: number | null;
  /** The closing's day as it was agreed first; null for offers. */
  agreedClosing: string | null;
  due: string | null;
  begun: string;
  ended: string | null;
  path: string;
}

const columns: Columns<Row> = [
  ['Kind', ({ kind }) => kind],
  ['State', ({ state }) => state],
  ['Title', ({ title }) => title],
  ['Address', ({ address }) => address],
  ['Your role', ({ role }) => role],
  ['With', ({ other }) => other],
  ['Price (USD)', ({ terms }) => terms?.price ?? null],
  ['Earnest money (USD)', ({ terms }) => terms?.earnest_money ?? null],
  ['Second deposit (USD)', ({ terms }) => terms?.second_deposit ?? null],
  ['Earnest money received (USD)', ({ received }) => received],
  ['Extension fee (USD)', ({ terms }) => terms?.extension_fee ?? null],
  ['Closing', ({ terms }) => terms?.closing_on ?? null],
  ['Closing agreed first', ({ agreedClosing }) => agreedClosing],
  ['Due', ({ due }) => due],
  ['Begun', ({ begun }) => begun],
  ['Ended', ({ ended }) => ended],
  ['Link', ({ path }) => window.location.origin + path],
];

/** The member's offers and deals as CSV: those that are active, or those that ended. */
export async function dealsCsv(userId: string, view: 'active' | 'ended', exporting: Exporting): Promise<string> {
  if (view === 'active') {
    const [deals, offers] = await Promise.all([
      fetchOpenDeals(exporting.signal),
      fetchLiveOffers(userId, exporting.signal),
    ]);
    const terms = await termsOfDeals(deals, exporting.signal);
    return toCsv(columns, [
      ...deals.map((deal) => dealRow(deal, userId, terms)),
      ...offers.map((offer) => offerRow(offer, userId)),
    ]);
  }
  const deals = await allRows(endedDealsQuery(userId), ({ items }) => items, exporting);
  const offers = await allRows(endedOffersQuery(userId), ({ items }) => items, {
    ...exporting,
    onProgress: (rows) => exporting.onProgress(deals.length + rows),
  });
  const terms = await termsOfDeals(deals, exporting.signal);
  return toCsv(columns, [
    ...uniqueById(deals).map((deal) => dealRow(deal, userId, terms)),
    ...uniqueById(offers).map((offer) => offerRow({ ...offer, terms: null }, userId)),
  ]);
}

function dealRow(deal: DealListItem, userId: string, terms: ReadonlyMap<string, DealTerms>): Row {
  const found = terms.get(deal.id) ?? null;
  const role = roleIn(deal, userId);
  const state = isKeyOf(dealStates, deal.state) ? dealStates[deal.state] : deal.state;
  return {
    kind: 'Deal',
    state: deal.end_reason === null ? state : `${state}: ${dealEndReasonLabel(deal.end_reason)}`,
    title: deal.title,
    address: deal.address,
    role: role && partyRoles[role],
    other: dealWith(deal, userId),
    terms: found,
    received: deal.earnest?.amount ?? null,
    agreedClosing: found?.agreed.closing_on ?? null,
    due: nextMilestone(deal)?.due_at ?? null,
    begun: deal.created_at,
    ended: deal.ended_at,
    path: paths.deal(deal.id),
  };
}

function offerRow(offer: Offer & Pick<OfferListItem, 'terms'>, userId: string): Row {
  const side = sideOf(offer, userId);
  const isOver = !['sealed', 'open', 'backup'].includes(offer.state);
  return {
    kind: 'Offer',
    state: offerStates[offer.state],
    title: offer.title,
    address: offer.address,
    role: side && partyRoles[side],
    other: side ? otherName(offer, side) : '',
    terms: offer.terms,
    received: null,
    agreedClosing: null,
    due: isOver ? null : offer.respond_by,
    begun: offer.created_at,
    ended: isOver ? offer.changed_at : null,
    path: paths.offer(offer.id),
  };
}
