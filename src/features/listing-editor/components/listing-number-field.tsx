import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { NumberField } from '@/kit/ui/number-field';
import { listingNumbers, type ListingDraft, type ListingNumber } from '@/domain/listing/listing-form';

interface ListingNumberFieldProps {
  name: ListingNumber;
  label: string;
  hint?: ReactNode;
  required?: boolean;
}

/** A number field of the listing form. */
export function ListingNumberField({ name, ...rest }: ListingNumberFieldProps) {
  const { control } = useFormContext<ListingDraft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberField {...rest} {...field} limits={listingNumbers[name]} error={fieldState.error?.message} />
      )}
    />
  );
}
