import { useFormContext } from 'react-hook-form';
import { industries, industryLabels, roleLabels, roles } from '@/domain/member/member-vocabulary';
import { ChoiceChip } from '@/kit/ui/choice-chip';
import { Checkbox } from '@/kit/ui/checkbox';
import { FormSection } from '@/kit/ui/form-section';
import type { ProfileDraft } from '../schema';

/** The member's roles and industries. */
export function WorkSection() {
  const { register } = useFormContext<ProfileDraft>();
  return (
    <FormSection title="What you do" text="Choose all that apply.">
      <div className="flex flex-col gap-6">
        <Choices name="roles" legend="Roles" ids={roles} labels={roleLabels} />
        <Choices name="industries" legend="Industries" ids={industries} labels={industryLabels} />
        <Checkbox
          {...register('shown')}
          label="Show these on my profile"
          hint="If off, only you and our team can see them."
          className="border-t border-line pt-5"
        />
      </div>
    </FormSection>
  );
}

interface ChoicesProps<Id extends string> {
  name: 'roles' | 'industries';
  legend: string;
  ids: readonly Id[];
  labels: Readonly<Record<Id, string>>;
}

function Choices<Id extends string>({ name, legend, ids, labels }: ChoicesProps<Id>) {
  const { register } = useFormContext<ProfileDraft>();
  return (
    <fieldset>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {ids.map((id) => (
          <ChoiceChip key={id} value={id} {...register(name)}>
            {labels[id]}
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  );
}
