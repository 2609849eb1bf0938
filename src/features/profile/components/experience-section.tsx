import { Controller, useFormContext } from 'react-hook-form';
import { Field, NumberInput, Textarea } from '@/shared/ui/field';
import { FormSection } from '@/shared/ui/form-section';
import type { ProfileDraft } from '../schema';

/** What the member looks for and has done. */
export function ExperienceSection() {
  const { control } = useFormContext<ProfileDraft>();
  return (
    <FormSection title="Interests and experience" text="Lists are separated with commas.">
      <div className="flex flex-col gap-5">
        <ItemsField
          name="interests"
          label="Investment interests"
          placeholder="Small multifamily, Self storage, Infill land"
        />
        <ItemsField name="expertise" label="Expertise" placeholder="Rehab budgeting, Seller financing" />
        <ItemsField name="certifications" label="Certifications" placeholder="Licensed real estate agent, CCIM" />
        <Controller
          control={control}
          name="pastDeals"
          render={({ field, fieldState }) => (
            <Field label="Deals closed" error={fieldState.error?.message} className="sm:max-w-48">
              <NumberInput {...field} />
            </Field>
          )}
        />
      </div>
    </FormSection>
  );
}

interface ItemsFieldProps {
  name: 'interests' | 'expertise' | 'certifications';
  label: string;
  placeholder: string;
}

/** As high as the list is long: a phone shows no more than three items in a line. */
function ItemsField({ name, label, placeholder }: ItemsFieldProps) {
  const { register, formState } = useFormContext<ProfileDraft>();
  return (
    <Field label={label} error={formState.errors[name]?.message}>
      <Textarea
        {...register(name)}
        rows={1}
        placeholder={placeholder}
        className="field-sizing-content min-h-11 resize-none"
      />
    </Field>
  );
}
