import type { ComparedRow } from '@/domain/comparison/comparison';
import { formatDay, formatUsd } from '@/kit/formatting/format';
import { formatDeadline } from '@/kit/time/deadlines';
import { closingWarning } from '@/domain/listing/deal-terms';
import type { OfferListItem } from './api/queries';
import { companyText } from '@/domain/offer/company';
import { verifiedText, type BuyersFunds } from '@/domain/offer/verified-funds';
import { contingenciesText, inspectionText } from '@/domain/offer/offer-terms';

/** An offer whose terms the seller can read. */
export type OpenOffer = OfferListItem & { terms: NonNullable<OfferListItem['terms']> };

/** The offers whose terms can be compared, highest price first. */
export function comparable(offers: readonly OfferListItem[]): OpenOffer[] {
  return offers
    .filter((offer): offer is OpenOffer => offer.terms !== null)
    .toSorted((one, other) => other.terms.price - one.terms.price);
}

/**
 * The rows of a comparison of competing offers, as seen by the seller. Without `funds`, which load later, there's no
 * row of them. Closings after the seller's own contract expires are marked.
 */
export function offerRows(
  offers: readonly OpenOffer[],
  now: number,
  funds?: BuyersFunds,
  contractExpiresOn: string | null = null,
): ComparedRow[] {
  const fundsOf = ({ buyer_id }: OpenOffer) => (buyer_id === null ? undefined : funds?.[buyer_id]);
  const row = (
    label: string,
    text: (offer: OpenOffer) => string,
    better?: ComparedRow['better'],
    value?: (offer: OpenOffer) => number,
  ): ComparedRow => ({
    label,
    ...(better && { better }),
    cells: offers.map((offer) => ({ text: text(offer), ...(value && { value: value(offer) }) })),
  });
  const rows = [
    row('Company', (offer) => companyText(offer) ?? 'None'),
    row(
      'Price',
      ({ terms }) => formatUsd(terms.price),
      'higher',
      ({ terms }) => terms.price,
    ),
    row(
      'Earnest money',
      ({ terms }) => (terms.earnest_money === 0 ? 'None' : formatUsd(terms.earnest_money)),
      'higher',
      ({ terms }) => terms.earnest_money,
    ),
    row(
      'Financing',
      ({ terms }) => terms.financing,
      'higher',
      // Cash doesn't depend on a lender.
      ({ terms }) => (terms.financing === 'Cash' ? 1 : 0),
    ),
    row(
      'Inspection',
      ({ terms }) => inspectionText(terms.inspection_days),
      'lower',
      ({ terms }) => terms.inspection_days,
    ),
    closingRow(offers, contractExpiresOn),
    row(
      'Contingencies',
      ({ terms }) => contingenciesText(terms.contingencies),
      'lower',
      ({ terms }) => terms.contingencies.length,
    ),
    row(
      'Your profit share',
      ({ terms }) => (terms.jv_share_pct === 0 ? 'None' : `${terms.jv_share_pct}%`),
      'higher',
      ({ terms }) => terms.jv_share_pct,
    ),
    row(
      'Funds',
      (offer) => {
        const verified = fundsOf(offer);
        return verified ? `V${verifiedText(verified).slice(1)}` : 'Not verified';
      },
      'higher',
      (offer) => fundsOf(offer)?.amount ?? 0,
    ),
    row('Expires', (offer) => expiryText(offer, now)),
    row('Status', statusText),
  ];
  const applies: Readonly<Record<string, boolean>> = {
    Company: offers.some(({ company }) => company !== null),
    Funds: funds !== undefined,
    'Your profit share': offers.some(({ terms }) => terms.jv_share_pct > 0),
  };
  return rows.filter(({ label }) => applies[label] ?? true);
}

function closingRow(offers: readonly OpenOffer[], contractExpiresOn: string | null): ComparedRow {
  return {
    label: 'Closing by',
    better: 'lower',
    cells: offers.map(({ terms: { closing_on: closing } }) => ({
      text: formatDay(closing),
      value: Date.parse(closing),
      note: closingWarning(closing, contractExpiresOn, 'seller') ? 'After your contract expires' : undefined,
    })),
  };
}

function expiryText({ state, held_at, respond_by, terms }: OpenOffer, now: number): string {
  if (held_at !== null) return 'On hold';
  return state === 'backup' ? 'Backup' : formatDeadline(respond_by, terms.time_zone, now);
}

function statusText({ state, held_at, proposer }: OpenOffer): string {
  if (held_at !== null) return 'On hold';
  if (state === 'backup') return 'Backup';
  return proposer === 'buyer' ? 'Your turn' : 'Waiting for the buyer';
}
