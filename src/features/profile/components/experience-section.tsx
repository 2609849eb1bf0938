import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/kit/ui/field';
import { Textarea } from '@/kit/ui/input';
import { NumberField } from '@/kit/ui/number-field';
import { FormSection } from '@/kit/ui/form-section';
import { pastDealsLimits, type ProfileDraft } from '../schema';

/** Interests, expertise, certifications, and deals closed. */
export function ExperienceSection() {
  const { control } = useFormContext<ProfileDraft>();
  return (
    <FormSection title="Interests and experience" text="Separate items with commas.">
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
            <NumberField
              {...field}
              label="Deals closed"
              limits={pastDealsLimits}
              error={fieldState.error?.message}
              className="sm:max-w-48"
            />
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

/** Grows with the list: phones fit at most three items on a line. */
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
