import { useFormContext, useWatch } from 'react-hook-form';
import { financings } from '@/domain/listing/property-vocabulary';
import { formatPercent } from '@/kit/formatting/format';
import { checkTheNumbers, isPlausibleCapRate } from '@/domain/listing/plausible';
import { validNumber } from '@/kit/numbers/parse-number';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { capRate } from '@/domain/listing/figures';
import { listingNumbers, offMarketLabel, type ListingDraft } from '@/domain/listing/listing-form';
import { ListingNumberField } from './listing-number-field';
import { TermFields } from './term-fields';
import { UnderwritingFields } from './underwriting-fields';

/** Price, income and terms. */
export function NumbersSection() {
  const { register, control, formState } = useFormContext<ListingDraft>();
  const { errors } = formState;
  const [price, noi] = useWatch({ control, name: ['price', 'noi'] });
  const validPrice = validNumber(price, listingNumbers.price);
  const rate = capRate(validNumber(noi, listingNumbers.noi), validPrice);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <ListingNumberField name="price" label="Asking price" required />
      <div>
        <ListingNumberField name="noi" label="Net operating income (annual)" />
        <output className="numeric block text-sm text-muted">
          {rate === null ? 'Optional. Needed to show a cap rate.' : capRateNote(rate, validPrice ?? 0)}
        </output>
      </div>
      <Field label="Financing" error={errors.financing?.message}>
        <Select {...register('financing')}>
          <option value="">Not stated</option>
          {financings.map((financing) => (
            <option key={financing}>{financing}</option>
          ))}
        </Select>
      </Field>
      <Field label="Occupancy" required error={errors.occupancy?.message}>
        <Select {...register('occupancy')}>
          <option value="vacant">Vacant</option>
          <option value="occupied">Occupied</option>
        </Select>
      </Field>
      <UnderwritingFields />
      <TermFields />
      <Checkbox {...register('offMarketContract')} label={offMarketLabel} className="sm:col-span-2" />
    </div>
  );
}

/** 'Cap rate 7.41%', or what to check when it's beyond any real deal. */
function capRateNote(rate: number, price: number): string {
  return isPlausibleCapRate(rate, price)
    ? `Cap rate ${formatPercent(rate, 2)}`
    : `${checkTheNumbers}: this price and NOI are beyond any real deal.`;
}
