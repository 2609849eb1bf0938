import type { UseFormReturn } from 'react-hook-form';
import type { ListingDraft } from '../schema';

/** Drops the coordinates in the form: they were those of the address as it was completed, which is being changed by hand. */
export function unplace({ getValues, setValue }: Pick<UseFormReturn<ListingDraft>, 'getValues' | 'setValue'>) {
  if (getValues('latitude') === null) return;
  setValue('latitude', null);
  setValue('longitude', null);
}
