import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { Field, NumberInput } from '@/shared/ui/field';
import type { ListingDraft } from '../../schema';
import type { UnderwritingField } from '../../underwriting';

interface NumberFieldProps {
  name: 'price' | 'noi' | 'bedrooms' | 'bathrooms' | 'sqft' | 'lotSqft' | UnderwritingField;
  label: string;
  hint?: ReactNode;
  required?: boolean;
  decimals?: number;
  prefix?: string;
  suffix?: string;
}

/** A number of the listing form. */
export function NumberField({ name, label, hint, required = false, ...unit }: NumberFieldProps) {
  const { control } = useFormContext<ListingDraft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field label={label} hint={hint} required={required} error={fieldState.error?.message}>
          <NumberInput {...field} {...unit} />
        </Field>
      )}
    />
  );
}
