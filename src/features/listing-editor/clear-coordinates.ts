import type { UseFormReturn } from 'react-hook-form';
import type { ListingDraft } from '@/domain/listing/listing-form';

/** Clears the form's coordinates when the address is edited by hand: they belong to the completed address. */
export function clearCoordinates({ getValues, setValue }: Pick<UseFormReturn<ListingDraft>, 'getValues' | 'setValue'>) {
  if (getValues('latitude') === null) return;
  setValue('latitude', null);
  setValue('longitude', null);
}
