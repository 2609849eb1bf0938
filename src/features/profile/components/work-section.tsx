import { useFormContext } from 'react-hook-form';
import { industries, industryLabels, roleLabels, roles } from '@/shared/config/member-vocabulary';
import { Checkbox } from '@/shared/ui/field';
import { FormSection } from '@/shared/ui/form-section';
import type { ProfileDraft } from '../schema';

/** What the member does, and in what. */
export function WorkSection() {
  const { register } = useFormContext<ProfileDraft>();
  return (
    <FormSection title="What you do" text="Choose all that apply.">
      <div className="flex flex-col gap-6">
        <Choices name="roles" legend="Roles" ids={roles} labels={roleLabels} />
        <Choices name="industries" legend="Industries" ids={industries} labels={industryLabels} />
        <Checkbox
          {...register('shown')}
          label="Show them on my profile"
          hint="Otherwise only you and our staff see them."
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
          <label
            key={id}
            className="inline-flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control border border-edge/70 px-3.5 text-[15px] transition-colors select-none hover:border-muted has-checked:border-evergreen has-checked:bg-evergreen-soft has-checked:font-medium has-checked:text-evergreen-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen pointer-coarse:min-h-11"
          >
            <input type="checkbox" value={id} {...register(name)} className="size-4 shrink-0 cursor-pointer accent-evergreen outline-none" />
            {labels[id]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
