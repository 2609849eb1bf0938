import type { ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { conditions, hasCondition, type PropertyType } from '@/shared/config/property-vocabulary';
import { Field } from '@/shared/ui/field';
import { Input, Select, Textarea } from '@/shared/ui/input';
import type { ListingDraft } from '../schema';
import { FactFields } from './fact-fields';
import { ListingNumberField } from './listing-number-field';

/** The specification's broad types first, then those that a buy box can match exactly. */
const typeGroups: readonly { label: string; types: readonly PropertyType[] }[] = [
  { label: 'General', types: ['Residential', 'Commercial', 'Land', 'Industrial'] },
  { label: 'More specific', types: ['Single Family', 'Multi Family', 'Condo', 'Mixed Use'] },
];

/** The property itself: title, type, condition, size and description. */
export function PropertySection() {
  const { register, control, formState, getValues, setValue } = useFormContext<ListingDraft>();
  const withCondition = hasCondition(useWatch({ control, name: 'propertyType' }));
  const onType = (type: string) => {
    if (type !== 'Land') return;
    // Land has no rooms: fill in zeros, but keep what was typed.
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
          {typeGroups.map(({ label, types }) => (
            <optgroup key={label} label={label}>
              {types.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </optgroup>
          ))}
        </Select>
      </Field>
      {withCondition ? (
        <Field label="Condition" error={errors.condition?.message}>
          <Select {...register('condition')}>
            <option value="">Not stated</option>
            {conditions.map((condition) => (
              <option key={condition}>{condition}</option>
            ))}
          </Select>
        </Field>
      ) : null}
      <div className="grid grid-cols-2 gap-5 sm:col-span-2 lg:grid-cols-4">
        <ListingNumberField name="bedrooms" label="Bedrooms" required />
        <ListingNumberField name="bathrooms" label="Bathrooms" required />
        <ListingNumberField name="sqft" label="Living area" required />
        <ListingNumberField name="lotSqft" label="Lot size" required />
      </div>
      <FactFields />
      <Field
        label="Description"
        required
        hint="What buyers need to know: condition, tenants, work needed, and why it’s a deal."
        error={errors.description?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('description')} rows={5} maxLength={8000} />
      </Field>
    </div>
  );
}
