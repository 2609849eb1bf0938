import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { env } from '@/platform/config/current-env';
import { parseZip, zipInput } from '@/domain/place/zip';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { clearCoordinates } from '../clear-coordinates';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { splitAddress } from '@/domain/listing/typed-address';
import type { PictureOwner } from '../api/pictures';
import { ListingField } from '@/shared/listings/listing-field';
import { AddressMatches } from './duplicate-notes';
import { useZipAutofill } from './use-zip-autofill';

const loadAddressAutocomplete = () =>
  import('./address-autocomplete').then(({ AddressAutocomplete }) => AddressAutocomplete);

/** The address, and who else has it listed. City, state and county are filled in from the ZIP code. */
export function AddressSection({ owner }: { owner: PictureOwner }) {
  const form = useFormContext<ListingDraft>();
  const { register, formState } = form;
  // Don't swap the field for the autocomplete while the member is typing.
  const [typing, setTyping] = useState(false);
  const autocomplete = useLazyComponent(loadAddressAutocomplete, env.googleMapsApiKey !== null);
  const editing = { onChange: () => clearCoordinates(form) };
  const fillFromStreet = () => {
    for (const [name, value] of Object.entries(splitAddress(form.getValues('address')) ?? {}))
      form.setValue(name as 'address', value, { shouldDirty: true, shouldValidate: true });
  };
  const { errors } = formState;
  const zipNote = useZipAutofill();
  return (
    <>
      <p className="-mt-2 mb-5 text-sm text-muted">
        Enter the whole address in the first field, or the street and the ZIP code. We fill in the rest; correct it if
        it’s wrong.
      </p>
      <div className="grid grid-cols-2 gap-5 sm:grid-cols-6">
        <Field label="Street address" required error={errors.address?.message} className="col-span-2 sm:col-span-4">
          {autocomplete && !typing ? (
            autocomplete({ apiKey: env.googleMapsApiKey ?? '' })
          ) : (
            <Input
              {...register('address', { ...editing, onBlur: fillFromStreet })}
              placeholder="812 Lavaca St, Austin, TX 78701"
              autoComplete="off"
              maxLength={200}
              onFocus={() => setTyping(true)}
            />
          )}
        </Field>
        <div className="sm:col-span-2">
          <Field label="ZIP code" required error={errors.zip?.message}>
            <Input
              {...register('zip', { ...editing, setValueAs: (typed: string) => parseZip(typed) ?? typed })}
              {...zipInput}
            />
          </Field>
          <output className="block text-sm text-muted">{errors.zip ? null : zipNote}</output>
        </div>
        <ListingField name="city" {...editing} className="sm:col-span-2" />
        <ListingField name="state" {...editing} className="sm:col-span-2" />
        <ListingField name="county" className="sm:col-span-2" />
      </div>
      <output className="mt-5 flex flex-col gap-3 empty:hidden">
        <AddressMatches owner={owner} />
      </output>
    </>
  );
}
