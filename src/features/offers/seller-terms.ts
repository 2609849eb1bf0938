import type { Term } from '@/domain/offer/fields';
import type { SellerTerms } from '@/domain/offer/offer';
import type { Side } from '@/domain/ledger/vocabulary';
import { verifiedText, type VerifiedFunds } from '@/domain/offer/verified-funds';
import { formatDay, formatUsd } from '@/kit/formatting/format';

/** Hints beside the fields of an offer: the seller's own terms. Null where they stated nothing. */
export type TermHints = { [K in Term]?: string | null };

/** The fields of an offer that the seller's terms fill in. `earliest`: the first day ('2026-12-01') to close on. */
export function askedTerms(
  terms: SellerTerms | null,
  earliest: string,
): { earnest_money?: number; closing_on?: string } {
  const { earnest_money, closing_on } = terms ?? {};
  return {
    ...(earnest_money != null && { earnest_money }),
    ...(closing_on && closing_on >= earliest && { closing_on }),
  };
}

/** The seller's terms as hints, for a side. `funds`: the buyer's own; undefined for the seller. */
export function termHints(terms: SellerTerms | null, side: Side, funds: VerifiedFunds | null | undefined): TermHints {
  const [who, whose] = side === 'buyer' ? ['The seller', 'The seller’s'] : ['You', 'Your'];
  const asks = side === 'buyer' ? 'asks' : 'ask';
  const plans = side === 'buyer' ? 'plans' : 'plan';
  const dates = [
    terms?.closing_on ? `${who} ${plans} to close ${formatDay(terms.closing_on)}.` : null,
    terms?.contract_expires_on ? `${whose} contract expires ${formatDay(terms.contract_expires_on)}.` : null,
  ].filter((text) => text !== null);
  const owned = side === 'buyer' ? ` Yours ${funds ? `are ${verifiedText(funds)}` : 'aren’t verified yet'}.` : '';
  return {
    earnest_money: terms?.earnest_money == null ? null : `${who} ${asks} for ${formatUsd(terms.earnest_money)}.`,
    closing_on: dates.length > 0 ? dates.join(' ') : null,
    financing: terms?.funds_required
      ? `${who} ${asks} for verified funds: the price of a cash offer, or the earnest money of any other.${owned}`
      : null,
  };
}
