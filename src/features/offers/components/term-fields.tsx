import { useWatch } from 'react-hook-form';
import { formatUsd } from '@/kit/formatting/format';
import type { Side } from '@/domain/ledger/vocabulary';
import { offerTerms, termFields, type Term } from '@/domain/offer/fields';
import type { OfferDraft } from '../schema';
import type { TermHints } from '../seller-terms';
import { ContractExpiry } from '@/shared/deals/contract-expiry';
import { TermInput } from '@/shared/deals/term-input';

/** The terms that every offer is about, in the form's order. The others are folded. */
const mainTerms = ['price', 'earnest_money', 'closing_on', 'financing'] as const satisfies Term[];
export const moreTerms = offerTerms.filter((name) => !(mainTerms as readonly Term[]).includes(name));

interface MainTermsProps {
  askingPrice: number | null;
  /** The seller's share that the listing requires, in percent; 0 for none. */
  requiredShare: number;
  side: Side;
  hints: TermHints;
  /** Undefined once it's deleted, or hidden from the member. */
  listingId: string | undefined;
}

/** Price, earnest money, the closing date, which is checked as it's entered, and financing. */
export function MainTerms({ askingPrice, requiredShare, side, hints, listingId }: MainTermsProps) {
  const closing = useWatch<OfferDraft, 'closing_on'>({ name: 'closing_on' });
  const { hint: latest } = termFields.closing_on;
  const shown: TermHints = {
    ...hints,
    price: askingPrice === null ? null : `Asking price: ${formatUsd(askingPrice)}`,
    closing_on: hints.closing_on ? `${latest} ${hints.closing_on}` : latest,
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {mainTerms.map((name) => (
        <TermInput
          key={name}
          name={name}
          hint={shown[name]}
          className={termFields[name].kind === 'number' ? undefined : 'sm:col-span-2'}
        />
      ))}
      <ContractExpiry listingId={listingId} closing={closing} side={side} className="sm:col-span-2" />
      {requiredShare > 0 ? <RequiredShare share={requiredShare} side={side} /> : null}
      <p className="text-sm text-muted sm:col-span-2">
        We don’t hold earnest money or any other funds. Pay it to the title company, attorney, or seller you agree on.
      </p>
    </div>
  );
}

function RequiredShare({ share, side }: { share: number; side: Side }) {
  return (
    <p className="rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink sm:col-span-2">
      <span className="block font-semibold">{share}% joint venture</span>
      {side === 'buyer'
        ? `This listing requires a joint venture: the seller gets ${share}% of the profit.`
        : `Your listing requires a joint venture: you get ${share}% of the profit.`}
    </p>
  );
}
