import type { ChangeEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field, Input, Select, Textarea } from '@/shared/ui/field';
import type { ListingDraft } from '../../schema';
import { conditions, propertyTypeGroups } from '../../vocabulary';
import { NumberField } from './number-field';

/** What is for sale. */
export function PropertySection() {
  const { register, formState, getValues, setValue } = useFormContext<ListingDraft>();
  const onType = (type: string) => {
    if (type !== 'Land') return;
    // What land does not have need not be typed; what was typed stays.
    for (const name of ['bedrooms', 'bathrooms', 'sqft'] as const) {
      if (getValues(name) === null)
        setValue(name, 0, { shouldDirty: true, shouldValidate: Boolean(formState.errors[name]) });
    }
  };
  const { errors } = formState;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="Title" required error={errors.title?.message} className="sm:col-span-2">
        <Input {...register('title')} placeholder="Brick duplex two blocks from the park" maxLength={140} />
      </Field>
      <Field label="Property type" required error={errors.propertyType?.message}>
        <Select
          {...register('propertyType', {
            onChange: (event: ChangeEvent<HTMLSelectElement>) => onType(event.target.value),
          })}
        >
          <option value="">Choose a type</option>
          {propertyTypeGroups.map(({ label, types }) => (
            <optgroup key={label} label={label}>
              {types.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      <Field label="Condition" error={errors.condition?.message}>
        <Select {...register('condition')}>
          <option value="">Not stated</option>
          {conditions.map((condition) => (
            <option key={condition}>{condition}</option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-5 sm:col-span-2 lg:grid-cols-4">
        <NumberField name="bedrooms" label="Bedrooms" required />
        <NumberField name="bathrooms" label="Bathrooms" required decimals={1} />
        <NumberField name="sqft" label="Living area" required suffix="sqft" />
        <NumberField name="lotSqft" label="Lot size" required suffix="sqft" />
      </div>
      <Field
        label="Description"
        required
        hint="What a buyer has to know: state of the building, tenants, work to do, why it is a deal."
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('description')} rows={5} maxLength={8000} />
      </Field>
    </div>
  );
}
