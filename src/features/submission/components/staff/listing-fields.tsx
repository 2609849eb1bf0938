import type { ComponentProps } from 'react';
import { Controller, type Control, type UseFormReturn } from 'react-hook-form';
import { conditions, financings, hasCondition, propertyTypes } from '@/domain/listing/property-vocabulary';
import { usStates } from '@/domain/place/us-states';
import { zipInput } from '@/domain/place/zip';
import { Field } from '@/kit/ui/field';
import { Input, Select, Textarea } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { submissionNumbers, type ListingDraft, type ListingValues } from '../../schema';

interface ListingFieldsProps {
  form: UseFormReturn<ListingDraft, unknown, ListingValues>;
}

/** The fields of the listing, for a grid of six columns. */
export function ListingFields({ form }: ListingFieldsProps) {
  return (
    <>
      <TextAndAddressFields form={form} />
      <PropertyDetailFields form={form} />
    </>
  );
}

function TextAndAddressFields({ form: { register, formState } }: ListingFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <Field label="Title" required error={errors.title?.message} className="sm:col-span-6">
        <Input {...register('title')} maxLength={140} />
      </Field>
      <Field label="Description" required error={errors.description?.message} className="sm:col-span-6">
        <Textarea {...register('description')} rows={4} maxLength={8000} />
      </Field>
      <Field label="Street address" required error={errors.address?.message} className="sm:col-span-4">
        <Input {...register('address')} autoComplete="off" maxLength={200} />
      </Field>
      <Field label="ZIP code" required error={errors.zip?.message} className="sm:col-span-2">
        <Input {...register('zip')} {...zipInput} />
      </Field>
      <Field label="City" required error={errors.city?.message} className="sm:col-span-3">
        <Input {...register('city')} autoComplete="off" maxLength={100} />
      </Field>
      <Field label="State" required error={errors.state?.message} className="sm:col-span-3">
        <Select {...register('state')}>
          <option value="">Choose a state</option>
          {usStates.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}

function PropertyDetailFields({ form: { register, control, formState, watch } }: ListingFieldsProps) {
  const { errors } = formState;
  return (
    <>
      <Field label="Property type" required error={errors.propertyType?.message} className="sm:col-span-3">
        <Select {...register('propertyType')}>
          {propertyTypes.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      </Field>
      {hasCondition(watch('propertyType')) ? (
        <Field label="Condition" error={errors.condition?.message} className="sm:col-span-3">
          <OptionalSelect {...register('condition')} values={conditions} />
        </Field>
      ) : null}
      <Figure control={control} name="price" label="Asking price" className="sm:col-span-2" />
      <Figure control={control} name="bedrooms" label="Bedrooms" className="sm:col-span-2" />
      <Figure control={control} name="bathrooms" label="Bathrooms" className="sm:col-span-2" />
      <Figure control={control} name="sqft" label="Living area" className="sm:col-span-3" />
      <Figure control={control} name="lotSqft" label="Lot size" className="sm:col-span-3" />
      <Field label="Financing" error={errors.financing?.message} className="sm:col-span-3">
        <OptionalSelect {...register('financing')} values={financings} />
      </Field>
      <Field label="Occupancy" required error={errors.occupancy?.message} className="sm:col-span-3">
        <Select {...register('occupancy')}>
          <option value="vacant">Vacant</option>
          <option value="occupied">Occupied</option>
        </Select>
      </Field>
    </>
  );
}

interface OptionalSelectProps extends ComponentProps<typeof Select> {
  values: readonly string[];
}

function OptionalSelect({ values, ...rest }: OptionalSelectProps) {
  return (
    <Select {...rest}>
      <option value="">Not stated</option>
      {values.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </Select>
  );
}

interface FigureProps {
  control: Control<ListingDraft, unknown, ListingValues>;
  name: keyof typeof submissionNumbers;
  label: string;
  className: string;
}

function Figure({ control, name, label, className }: FigureProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberField
          {...field}
          label={label}
          required
          limits={submissionNumbers[name]}
          error={fieldState.error?.message}
          className={className}
        />
      )}
    />
  );
}
