import { Controller, type Control, type UseFormReturn } from 'react-hook-form';
import { listingFields } from '@/domain/listing/fields';
import { submissionConditions, submissionTypes } from '@/domain/listing/property-vocabulary';
import { Card } from '@/kit/ui/card';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import type { PropertyDraft, PropertyValues } from '../schema';

interface PropertyFieldsProps {
  form: UseFormReturn<PropertyDraft, unknown, PropertyValues>;
}

/** The property's address, type, condition, areas, and asking price. */
export function PropertyFields({ form }: PropertyFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  return (
    <Card className="grid gap-5 p-5 sm:grid-cols-2 sm:p-7">
      <Field
        label="Address"
        required
        hint="Street, city, state and ZIP code."
        error={errors.address?.message}
        className="sm:col-span-2"
      >
        <Input
          {...register('address')}
          autoComplete="off"
          maxLength={listingFields.address.max}
          placeholder="12 Oak St, Houston, TX 77002"
        />
      </Field>
      <Field label="Property type" required error={errors.property_type?.message}>
        <Select {...register('property_type')}>
          <option value="">Choose a type</option>
          {Object.entries(submissionTypes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Condition" required error={errors.condition?.message}>
        <Select {...register('condition')}>
          <option value="">Choose a condition</option>
          {Object.entries(submissionConditions).map(([value, { label }]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Figure control={control} name="sqft" label="Sq ft" required />
      <Figure control={control} name="lot_sqft" label="Lot sq ft (optional)" />
      <Figure control={control} name="price" label={listingFields.price.label} required className="sm:col-span-2" />
    </Card>
  );
}

interface FigureProps {
  control: Control<PropertyDraft, unknown, PropertyValues>;
  name: 'sqft' | 'lot_sqft' | 'price';
  label: string;
  required?: boolean;
  className?: string;
}

function Figure({ control, name, ...shown }: FigureProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberField {...shown} {...field} limits={listingFields[name].limits} error={fieldState.error?.message} />
      )}
    />
  );
}
