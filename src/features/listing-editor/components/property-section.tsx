import { useEffect, useRef, type ChangeEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldInfo } from '@/domain/listing/fields';
import { hasCondition, type PropertyType } from '@/domain/listing/property-vocabulary';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import type { ListingDraft } from '@/domain/listing/listing-form';
import { ListingWording } from './listing-wording';
import { ListingField } from '@/shared/listings/listing-field';
import { suggestedTitle } from '@/domain/listing/suggested-title';
import { inputsIn } from '../wizard-steps';
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
  const withCondition = hasCondition(useWatch({ control, name: 'property_type' }));
  const onType = (type: string) => {
    const fill = (name: 'bedrooms' | 'bathrooms' | 'sqft' | 'lot_sqft', value: number | null) =>
      setValue(name, value, { shouldDirty: true, shouldValidate: Boolean(formState.errors[name]) });
    // Land has no rooms, and the lot of a building is often unknown: fill in zeros, but keep what was typed.
    for (const name of type === 'Land' ? (['bedrooms', 'bathrooms', 'sqft'] as const) : (['lot_sqft'] as const)) {
      if (getValues(name) === null) fill(name, 0);
    }
    if (type === 'Land' && getValues('lot_sqft') === 0) fill('lot_sqft', null);
  };
  useSuggestedTitle();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ListingField
        name="title"
        hint="We fill it in from the facts below until you write your own."
        example="Brick duplex two blocks from the park"
        className="sm:col-span-2"
      />
      <Field label={fieldInfo('property_type').label} required error={formState.errors.property_type?.message}>
        <Select
          {...register('property_type', {
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
      {withCondition ? <ListingField name="condition" /> : null}
      <div className="grid grid-cols-2 gap-5 sm:col-span-2 lg:grid-cols-4">
        <ListingField name="bedrooms" />
        <ListingField name="bathrooms" />
        <ListingField name="sqft" />
        <ListingField name="lot_sqft" />
      </div>
      <FactFields />
      <ListingField
        name="description"
        hint="What buyers need to know: condition, tenants, work needed, and why it’s a deal."
        rows={5}
        className="sm:col-span-2"
      />
      <ListingWording className="sm:col-span-2" />
    </div>
  );
}

/** Fills in the title from the facts as they're entered, unless the member has written their own. */
function useSuggestedTitle() {
  const { control, getValues, setValue, formState } = useFormContext<ListingDraft>();
  const names = ['property_type', 'bedrooms', 'bathrooms', 'sqft', 'lot_sqft'] as const;
  const [property_type, bedrooms, bathrooms, sqft, lot_sqft] = useWatch({ control, name: names });
  const suggestion = suggestedTitle({ property_type, bedrooms, bathrooms, sqft, lot_sqft });
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
  return (
    <OptionalFields
      part="facts"
      title="More facts"
      text="Optional. Investors screen by these, and can filter by units and year built."
    >
      <div className="grid grid-cols-2 items-start gap-x-5 gap-y-4 sm:grid-cols-3">
        {inputsIn('facts').map((name) => (name === 'unit_mix' ? null : <ListingField key={name} name={name} />))}
      </div>
      <UnitMixField />
    </OptionalFields>
  );
}
