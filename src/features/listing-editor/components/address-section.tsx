import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { env } from '@/shared/config/current-env';
import { usStates } from '@/shared/places/us-states';
import { zipInput } from '@/shared/places/zip';
import { Field } from '@/shared/ui/field';
import { Input, Select } from '@/shared/ui/input';
import { useLazyComponent } from '@/shared/ui/use-lazy-component';
import { clearCoordinates } from '../clear-coordinates';
import type { ListingDraft } from '../schema';
import { useZipAutofill } from './use-zip-autofill';

const loadAddressAutocomplete = () =>
  import('./address-autocomplete').then(({ AddressAutocomplete }) => AddressAutocomplete);

/** The address. City, state and county are filled in from the ZIP code. */
export function AddressSection() {
  const form = useFormContext<ListingDraft>();
  const { register, formState } = form;
  // Don't swap the field for the autocomplete while the member is typing.
  const [typing, setTyping] = useState(false);
  const autocomplete = useLazyComponent(loadAddressAutocomplete, env.googleMapsApiKey !== null);
  const editing = { onChange: () => clearCoordinates(form) };
  const { errors } = formState;
  const zipNote = useZipAutofill();
  return (
    <>
      <p className="-mt-2 mb-5 text-sm text-muted">
        We fill in city, state and county from the ZIP code. Correct them if they’re wrong.
      </p>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
        <Field label="Street address" required error={errors.address?.message} className="col-span-2 sm:col-span-4">
          {autocomplete && !typing ? (
            autocomplete({ apiKey: env.googleMapsApiKey ?? '' })
          ) : (
            <Input
              {...register('address', editing)}
              autoComplete="off"
              maxLength={200}
              onFocus={() => setTyping(true)}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field label="ZIP code" required error={errors.zip?.message}>
            <Input {...register('zip', editing)} {...zipInput} className="numeric" />
          </Field>
          <output className="block text-sm text-muted">{errors.zip ? null : zipNote}</output>
        </div>
        <Field label="City" required error={errors.city?.message} className="sm:col-span-2">
          <Input {...register('city', editing)} autoComplete="off" maxLength={100} />
        </Field>
        <Field label="State" required error={errors.state?.message} className="sm:col-span-2">
          <Select {...register('state', editing)}>
            <option value="">Choose a state</option>
            {usStates.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="County" error={errors.county?.message} className="sm:col-span-2">
          <Input {...register('county')} autoComplete="off" maxLength={100} />
        </Field>
      </div>
    </>
  );
}
