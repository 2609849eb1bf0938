import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { parseZip } from '@/domain/place/zip';
import { zipQuery } from '../api/queries';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { zipAutofill, type ZipPlace } from '../zip-autofill';

/** Fills in city, state and county from the ZIP code. Returns the hint below the ZIP field; null for none. */
export function useZipAutofill(): string | null {
  const { control, getValues, setValue } = useFormContext<ListingDraft>();
  const zip = parseZip(useWatch({ control, name: 'zip' }));
  const { data, isFetching } = useQuery({ ...zipQuery(zip ?? ''), enabled: zip !== null });
  const filled = useRef<Partial<ZipPlace>>({});

  useEffect(() => {
    if (!data) return;
    const { city, state, county } = getValues();
    const fields = zipAutofill({ city, state, county }, filled.current, { ...data, county: data.county ?? '' });
    for (const [name, value] of Object.entries(fields)) {
      setValue(name as keyof ZipPlace, value, { shouldDirty: true, shouldValidate: true });
    }
    filled.current = { ...filled.current, ...fields };
  }, [data, getValues, setValue]);

  if (zip === null) return null;
  if (data) return `${data.city}, ${data.state}`;
  if (data === null) return 'We don’t recognize that ZIP code. Check it, or enter the city and state.';
  return isFetching ? 'Looking up the ZIP code' : null;
}
