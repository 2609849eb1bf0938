import { Controller, useFormContext } from 'react-hook-form';
import { Field, NumberInput } from '@/shared/ui/field';
import { FormSection } from '@/shared/ui/form-section';
import type { ProfileDraft } from '../schema';
import { TextField } from './text-field';

/** What the member looks for and has done. */
export function ExperienceSection() {
  const { control } = useFormContext<ProfileDraft>();
  return (
    <FormSection title="Interests and experience" text="Separate with commas.">
      <div className="flex flex-col gap-5">
        <TextField name="interests" label="Investment interests" placeholder="Small multifamily, Self storage, Infill land" />
        <TextField name="expertise" label="Expertise" placeholder="Rehab budgeting, Seller financing" />
        <TextField name="certifications" label="Certifications" placeholder="Licensed real estate agent, CCIM" />
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
