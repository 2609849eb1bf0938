import { useState, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Disclosure } from '@/kit/ui/disclosure';
import type { ListingDraft } from '@/domain/listing/listing-form';

interface OptionalFieldsProps {
  title: string;
  text: string;
  fields: readonly (keyof ListingDraft)[];
  children: ReactNode;
}

const isBlank = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** Optional fields of a step, collapsed until one of them is filled in. */
export function OptionalFields({ title, text, fields, children }: OptionalFieldsProps) {
  const { getValues, control } = useFormContext<ListingDraft>();
  const { errors } = useFormState({ control, name: [...fields] });
  const [open, setOpen] = useState(() => fields.some((field) => !isBlank(getValues(field))));
  // Never hide a field with an error.
  const invalid = fields.some((field) => errors[field]);
  return (
    <Disclosure
      title={title}
      text={text}
      open={open || invalid}
      onToggle={setOpen}
      className="border-y border-line sm:col-span-2 [section+&]:-mt-5 [section+&]:border-t-0"
    >
      {children}
    </Disclosure>
  );
}
