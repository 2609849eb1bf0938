import type { ChangeEvent, ReactNode } from 'react';
import { Controller, get, useFormContext } from 'react-hook-form';
import { fieldText } from '@/domain/listing/field-text';
import {
  inputInfo,
  listingNumbers,
  type FormField,
  type ListingInput,
  type ListingNumber,
} from '@/domain/listing/form-fields';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { usStates } from '@/domain/place/us-states';
import { zipInput } from '@/domain/place/zip';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field } from '@/kit/ui/field';
import { Input, Select, Textarea } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';

interface ListingFieldProps {
  name: ListingInput;
  /** By default, that of the table of fields. */
  label?: ReactNode;
  hint?: ReactNode;
  example?: string;
  rows?: number;
  className?: string;
  /** Called after a text or a choice has changed. */
  onChange?: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void;
}

/** A field of a form about a listing, with the label, the limits, and the control that the table of fields gives it. */
export function ListingField({ name, label, hint, className, ...rest }: ListingFieldProps) {
  const { register, formState } = useFormContext<ListingDraft>();
  const field = inputInfo(name);
  const shown = { label: label ?? field.label, hint, className };
  if (field.kind === 'number') return <NumberInput name={name as ListingNumber} {...shown} />;
  if (field.kind === 'flag') return <Checkbox {...register(name)} {...shown} />;
  const error = get<object, { message?: string } | undefined>(formState.errors, name);
  const required =
    ('missing' in field && field.missing !== undefined) || field.kind === 'zip' || field.kind === 'state';
  return (
    <Field {...shown} required={required} error={error?.message}>
      <TextControl name={name} {...rest} />
    </Field>
  );
}

function NumberInput({ name, ...shown }: { name: ListingNumber; label: ReactNode; hint: ReactNode }) {
  const { control } = useFormContext<ListingDraft>();
  const field = inputInfo(name);
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: input, fieldState }) => (
        <NumberField
          {...shown}
          {...input}
          required={field.kind === 'number' && field.missing !== undefined}
          limits={listingNumbers[name]}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}

/** The control of a text, a date, or a choice. */
function TextControl({ name, example, rows = 3, onChange }: ListingFieldProps) {
  const { register } = useFormContext<ListingDraft>();
  const field = inputInfo(name);
  const input = register(name, { ...(onChange && { onChange }) });
  switch (field.kind) {
    case 'choice':
      return (
        <Select {...input}>
          {field.missing ? null : <option value="">Not stated</option>}
          {field.values.map((value) => (
            <option key={value} value={value}>
              {fieldText(name as FormField, value)}
            </option>
          ))}
        </Select>
      );
    case 'state':
      return (
        <Select {...input}>
          <option value="">Choose a state</option>
          {usStates.map(([code, state]) => (
            <option key={code} value={code}>
              {state}
            </option>
          ))}
        </Select>
      );
    case 'zip':
      return <Input {...input} {...zipInput} />;
    case 'date':
      return <Input type="date" {...input} />;
    case 'text':
      return <Textarea {...input} rows={rows} maxLength={field.max} />;
    case 'line':
    case 'parcel':
      return <Input {...input} placeholder={example ?? field.example} maxLength={field.max} autoComplete="off" />;
    default:
      return <Input {...input} />;
  }
}
