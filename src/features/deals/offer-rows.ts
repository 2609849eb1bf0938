import type { ComparedRow } from '@/domain/comparison/comparison';
import { formatDeadline } from '@/kit/time/deadlines';
import { closingWarning } from '@/domain/listing/closing-warning';
import type { OfferListItem } from './api/queries';
import { companyText } from '@/domain/offer/company';
import { verifiedText, type BuyersFunds } from '@/domain/offer/verified-funds';
import { offerTerms, termFields, type OfferTerms, type Term, type TermField } from '@/domain/offer/fields';

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
    ...offerTerms.flatMap((name) => termRow(name, offers, contractExpiresOn)),
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
  };
  return rows.filter(({ label }) => applies[label] ?? true);
}

/** A term of each offer; none for one that another's row has. Marks a closing after the seller's contract expires. */
function termRow(name: Term, offers: readonly OpenOffer[], contractExpiresOn: string | null): ComparedRow[] {
  const field: TermField = termFields[name];
  const { label, text, better, rank, isRare } = field;
  const usual = field.kind === 'number' ? field.initial : null;
  if (!text || (isRare && offers.every(({ terms }) => terms[name] === usual))) return [];
  const isLate = ({ closing_on }: OfferTerms) =>
    name === 'closing_on' && closingWarning(closing_on, contractExpiresOn, 'seller');
  const cells = offers.map(({ terms }) => ({
    text: text(terms) ?? 'None',
    ...(rank && { value: rank(terms) }),
    note: isLate(terms) ? 'After your contract expires' : undefined,
  }));
  return [{ label, ...(better && { better }), cells }];
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
