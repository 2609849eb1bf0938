import { useEffect, useRef, type ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { conditions, hasCondition, type PropertyType } from '@/domain/listing/property-vocabulary';
import { Field } from '@/kit/ui/field';
import { Input, Select, Textarea } from '@/kit/ui/input';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { ListingNumberField } from './listing-number-field';
import { suggestedTitle } from '@/domain/listing/suggested-title';
import { factFields } from '../wizard-steps';
import { OptionalFields } from './optional-fields';
import { UnitMixField } from './unit-mix-field';

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
    const fill = (name: 'bedrooms' | 'bathrooms' | 'sqft' | 'lotSqft', value: number | null) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: Boolean(formState.errors[name]) });
    // Land has no rooms, and the lot of a building is often unknown: fill in zeros, but keep what was typed.
    for (const name of type === 'Land' ? (['bedrooms', 'bathrooms', 'sqft'] as const) : (['lotSqft'] as const)) {
      if (getValues(name) === null) fill(name, 0);
    }
    if (type === 'Land' && getValues('lotSqft') === 0) fill('lotSqft', null);
  };
  const { errors } = formState;
  useSuggestedTitle();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field
        label="Title"
        required
        hint="We fill it in from the facts below until you write your own."
        error={errors.title?.message}
        className="sm:col-span-2"
      >
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

/** Fills in the title from the facts as they're entered, unless the member has written their own. */
function useSuggestedTitle() {
  const { control, getValues, setValue, formState } = useFormContext<ListingDraft>();
  const names = ['propertyType', 'bedrooms', 'bathrooms', 'sqft', 'lotSqft'] as const;
  const [propertyType, bedrooms, bathrooms, sqft, lotSqft] = useWatch({ control, name: names });
  const suggestion = suggestedTitle({ propertyType, bedrooms, bathrooms, sqft, lotSqft });
  const filled = useRef('');
  const revalidates = formState.errors.title !== undefined;
  useEffect(() => {
    const isOwn = getValues('title').trim() !== filled.current;
    if (isOwn || suggestion === filled.current) return;
    filled.current = suggestion;
    setValue('title', suggestion, { shouldDirty: true, shouldValidate: revalidates });
  }, [suggestion, getValues, setValue, revalidates]);
}

/** Optional facts that investors screen by. */
function FactFields() {
  const { register, formState } = useFormContext<ListingDraft>();
  const { errors } = formState;
  return (
    <OptionalFields
      title="More facts"
      text="Optional. Investors screen by these, and can filter by units and year built."
      fields={factFields}
    >
      <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        <ListingNumberField name="units" label="Units" />
        <ListingNumberField name="yearBuilt" label="Year built" />
        <Field label="Parking" error={errors.parking?.message} className="max-sm:col-span-2">
          <Input {...register('parking')} placeholder="2-car garage" maxLength={100} />
        </Field>
        <Field label="Zoning" error={errors.zoning?.message}>
          <Input {...register('zoning')} placeholder="R-2" maxLength={50} autoComplete="off" />
        </Field>
        <Field label="Parcel number (APN)" error={errors.apn?.message} className="sm:col-span-2">
          <Input {...register('apn')} placeholder="04-1182-017" maxLength={40} autoComplete="off" />
        </Field>
      </div>
      <UnitMixField />
    </OptionalFields>
  );
}
