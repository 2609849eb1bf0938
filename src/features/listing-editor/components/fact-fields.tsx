import { useFormContext } from 'react-hook-form';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';
import type { ListingDraft } from '../schema';
import { factFields } from '../wizard-steps';
import { ListingNumberField } from './listing-number-field';
import { OptionalFields } from './optional-fields';
import { UnitMixField } from './unit-mix-field';

/** Optional facts that investors screen by. */
export function FactFields() {
  const { register, formState } = useFormContext<ListingDraft>();
  const { errors } = formState;
  return (
    <OptionalFields
      title="More facts"
      text="Optional. Investors screen by these, and can filter by units and year built."
      fields={factFields}
    >
      <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <ListingNumberField name="units" label="Units" />
        <ListingNumberField name="yearBuilt" label="Year built" />
        <Field label="Parking" error={errors.parking?.message} className="max-sm:col-span-2">
          <Input {...register('parking')} placeholder="2-car garage" maxLength={100} />
        </Field>
        <Field label="Zoning" error={errors.zoning?.message}>
          <Input {...register('zoning')} placeholder="R-2" maxLength={50} autoComplete="off" />
        </Field>
        <Field label="Parcel number (APN)" error={errors.apn?.message} className="sm:col-span-2">
          <Input {...register('apn')} placeholder="04-1182-017" maxLength={40} autoComplete="off" />
        </Field>
      </div>
      <UnitMixField />
    </OptionalFields>
  );
}
