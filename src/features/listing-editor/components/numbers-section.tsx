import { useFormContext, useWatch } from 'react-hook-form';
import { formatPercent } from '@/kit/formatting/format';
import { checkTheNumbers, isPlausibleCapRate } from '@/domain/listing/plausible';
import { validNumber } from '@/kit/numbers/parse-number';
import { capRate } from '@/domain/listing/figures';
import { listingNumbers } from '@/domain/listing/form-fields';
import { offMarketLabel, type ListingDraft } from '@/domain/listing/listing-form';
import { ListingField } from '@/shared/listings/listing-field';
import { AskedRules } from '@/shared/rules/lazy-rules';
import type { PictureOwner } from '../api/pictures';
import { TermFields } from './term-fields';
import { UnderwritingFields } from './underwriting-fields';

/** Price, income and terms, and what the state asks of a contract. */
export function NumbersSection({ owner }: { owner: PictureOwner }) {
  const { control } = useFormContext<ListingDraft>();
  const [price, noi] = useWatch({ control, name: ['price', 'noi'] });
  const validPrice = validNumber(price, listingNumbers.price);
  const rate = capRate(validNumber(noi, listingNumbers.noi), validPrice);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ListingField name="price" />
      <div>
        <ListingField name="noi" label="Net operating income (annual)" />
        <output className="numeric block text-sm text-muted">
          {rate === null ? 'Optional. Needed to show a cap rate.' : capRateNote(rate, validPrice ?? 0)}
        </output>
      </div>
      <ListingField name="financing" />
      <ListingField name="occupancy" />
      <UnderwritingFields />
      <TermFields />
      <ListingField name="off_market_contract" label={offMarketLabel} className="sm:col-span-2" />
      <ContractRules owner={owner} />
    </div>
  );
}

/** What the listing's state requires once it's of a contract, with why posting it was refused. */
function ContractRules({ owner: { userId, listingId } }: { owner: PictureOwner }) {
  const { control, clearErrors, formState } = useFormContext<ListingDraft>();
  const [state, isContract] = useWatch({ control, name: ['state', 'off_market_contract'] });
  if (!isContract) return null;
  return (
    <AskedRules
      action="publish"
      state={state}
      isContract
      subjectId={listingId}
      memberId={userId}
      error={formState.errors.off_market_contract?.message}
      onGiven={() => clearErrors('off_market_contract')}
      className="sm:col-span-2"
    />
  );
}

/** 'Cap rate 7.41%', or what to check when it's beyond any real deal. */
function capRateNote(rate: number, price: number): string {
  return isPlausibleCapRate(rate, price)
    ? `Cap rate ${formatPercent(rate, 2)}`
    : `${checkTheNumbers}: this price and NOI are beyond any real deal.`;
}
