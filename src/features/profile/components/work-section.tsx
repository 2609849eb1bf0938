import { useFormContext } from 'react-hook-form';
import { profileFields } from '@/domain/member/fields';
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
        <Choices name="roles" ids={roles} labels={roleLabels} />
        <Choices name="industries" ids={industries} labels={industryLabels} />
        <Checkbox
          {...register('shown')}
          label={profileFields.shown.label}
          hint="If off, only you and our team can see them."
          className="border-t border-line pt-5"
        />
      </div>
    </FormSection>
  );
}

interface ChoicesProps<Id extends string> {
  name: 'roles' | 'industries';
  ids: readonly Id[];
  labels: Readonly<Record<Id, string>>;
}

function Choices<Id extends string>({ name, ids, labels }: ChoicesProps<Id>) {
  const { register } = useFormContext<ProfileDraft>();
  return (
    <fieldset>
      <legend className="text-sm font-medium">{profileFields[name].label}</legend>
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
