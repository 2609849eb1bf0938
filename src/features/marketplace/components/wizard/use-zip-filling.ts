import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { zipQuery } from '../../api/queries';
import { filledByZip, type Place } from '../../wizard-rules';
import type { ListingDraft } from '../../schema';

/**
 * Fills city, state and county of the listing form from its ZIP code. Returns what to say under the field,
 * null for nothing.
 */
export function useZipFilling(): string | null {
  const { control, getValues, setValue } = useFormContext<ListingDraft>();
  const zip = useWatch({ control, name: 'zip' }).trim();
  const complete = /^\d{5}$/.test(zip);
  const { data, isFetching } = useQuery({ ...zipQuery(zip), enabled: complete });
  const filled = useRef<Partial<Place>>({});

  useEffect(() => {
    if (!data) return;
    const { city, state, county } = getValues();
    const fields = filledByZip({ city, state, county }, filled.current, { ...data, county: data.county ?? '' });
    for (const [name, value] of Object.entries(fields)) {
      setValue(name as keyof Place, value, { shouldDirty: true, shouldValidate: true });
    }
    filled.current = { ...filled.current, ...fields };
  }, [data, getValues, setValue]);

  if (!complete) return null;
  if (data) return `${data.city}, ${data.state}`;
  if (data === null) return 'We do not know this ZIP code. Check it, or fill in city and state yourself.';
  return isFetching ? 'Looking it up' : null;
}
