import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { FormSection } from '@/kit/ui/form-section';
import { profileFields, type FieldOf } from '@/domain/member/fields';
import type { ProfileDraft } from '../schema';

/** Interests, expertise, certifications, and deals closed. */
export function ExperienceSection() {
  return (
    <FormSection title="Interests and experience" text="Separate items with commas.">
      <div className="flex flex-col gap-5">
        <ItemsField name="investment_interests" />
        <ItemsField name="expertise" />
        <ItemsField name="certifications" />
        <CountField name="past_deals" />
      </div>
    </FormSection>
  );
}

function CountField({ name }: { name: FieldOf<'count'> }) {
  const { control } = useFormContext<ProfileDraft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <NumberField
          {...field}
          label={profileFields[name].label}
          limits={profileFields[name]}
          error={fieldState.error?.message}
          className="sm:max-w-48"
        />
      )}
    />
  );
}

/** Grows with the list: phones fit at most three items on a line. */
function ItemsField({ name }: { name: FieldOf<'items'> }) {
  const { register, formState } = useFormContext<ProfileDraft>();
  const { label, example } = profileFields[name];
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      <Textarea
        {...register(name)}
        rows={1}
        placeholder={example}
        className="field-sizing-content min-h-11 resize-none"
      />
    </Field>
  );
}
