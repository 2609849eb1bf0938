import { Controller, type UseFormReturn } from 'react-hook-form';
import { submissionConditions, submissionTypes } from '@/domain/listing/property-vocabulary';
import { Card } from '@/kit/ui/card';
import { Field } from '@/kit/ui/field';
import { Input, Select } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { submissionNumbers, type PropertyDraft, type PropertyValues } from '../schema';

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
        <Input {...register('address')} autoComplete="off" maxLength={200} placeholder="12 Oak St, Houston, TX 77002" />
      </Field>
      <Field label="Property type" required error={errors.propertyType?.message}>
        <Select {...register('propertyType')}>
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
      <Controller
        control={control}
        name="sqft"
        render={({ field }) => (
          <NumberField {...field} label="Sq ft" required limits={submissionNumbers.sqft} error={errors.sqft?.message} />
        )}
      />
      <Controller
        control={control}
        name="lotSqft"
        render={({ field }) => (
          <NumberField
            {...field}
            label="Lot sq ft (optional)"
            limits={submissionNumbers.lotSqft}
            error={errors.lotSqft?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="price"
        render={({ field }) => (
          <NumberField
            {...field}
            label="Asking price"
            required
            limits={submissionNumbers.price}
            error={errors.price?.message}
            className="sm:col-span-2"
          />
        )}
      />
    </Card>
  );
}
