import { useFormContext, useWatch } from 'react-hook-form';
import { formatPercent } from '@/shared/lib/format';
import { Checkbox, Field, Select } from '@/shared/ui/field';
import { capRate } from '../../rules';
import type { ListingDraft } from '../../schema';
import { financings, offMarketLabel } from '../../vocabulary';
import { NumberField } from './number-field';
import { UnderwritingFields } from './underwriting-fields';

/** Price, income and terms. */
export function NumbersSection() {
  const { register, control, formState } = useFormContext<ListingDraft>();
  const { errors } = formState;
  const [price, noi] = useWatch({ control, name: ['price', 'noi'] });
  const rate = capRate(noi, price);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <NumberField name="price" label="Asking price" required prefix="$" />
      <div>
        <NumberField name="noi" label="Net operating income, a year" prefix="$" />
        <output className="numeric block text-sm text-muted">
          {rate === null ? 'Optional. With it, the listing shows its cap rate.' : `Cap rate ${formatPercent(rate, 2)}`}
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
      <Checkbox {...register('offMarketContract')} label={offMarketLabel} className="sm:col-span-2" />
    </div>
  );
}
