import { useState, type ReactNode } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { ListingFieldInfo } from '@/domain/listing/fields';
import { Disclosure } from '@/kit/ui/disclosure';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { inputsIn } from '../wizard-steps';

interface OptionalFieldsProps {
  title: string;
  text: string;
  part: NonNullable<ListingFieldInfo['part']>;
  children: ReactNode;
}

const isBlank = (value: unknown) =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0);

/** A part of a step with optional fields, collapsed until one of them is filled in. */
export function OptionalFields({ title, text, part, children }: OptionalFieldsProps) {
  const fields = inputsIn(part);
  const { getValues, control } = useFormContext<ListingDraft>();
  const { errors } = useFormState({ control, name: [...fields] });
  const [open, setOpen] = useState(() => fields.some((field) => !isBlank(getValues(field))));
  // Never hide a field with an error.
  const invalid = fields.some((field) => get(errors, field) !== undefined);
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
