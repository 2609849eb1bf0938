import { clsx } from 'clsx';
import { Globe, Lock } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Checkbox } from '@/kit/ui/checkbox';
import { FormSection } from '@/kit/ui/form-section';
import { profileFields, profileStatuses } from '@/domain/member/fields';
import { statusTexts } from '../completeness';
import type { ProfileDraft } from '../schema';

const icons = { public: Globe, private: Lock } as const;

/** Who can find the profile, and who can write to the member. */
export function StatusSection() {
  const { register } = useFormContext<ProfileDraft>();
  return (
    <FormSection title={profileFields.profile_status.label}>
      <fieldset>
        <legend className="sr-only">Profile status</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {profileStatuses.map((status) => {
            const Icon = icons[status];
            const { label, text } = statusTexts[status];
            return (
              <label
                key={status}
                className={clsx(
                  'flex cursor-pointer items-start gap-3.5 rounded-card border border-edge/70 p-4',
                  'transition-colors hover:border-muted has-checked:border-evergreen has-checked:bg-evergreen-soft',
                  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                  'has-focus-visible:outline-evergreen',
                )}
              >
                <input
                  type="radio"
                  value={status}
                  {...register('profile_status')}
                  aria-label={label}
                  aria-describedby={`status-${status}`}
                  className="mt-1 size-4 shrink-0 cursor-pointer accent-evergreen outline-none"
                />
                <span className="min-w-0">
                  <span className="flex items-center gap-2 font-semibold">
                    <Icon aria-hidden className="size-4" />
                    {label}
                  </span>
                  <span id={`status-${status}`} className="mt-1 block text-sm text-muted">
                    {text}
                  </span>
                </span>
              </label>
            );
          })}
        </div>
      </fieldset>
      <Checkbox
        {...register('open_to_messages')}
        label={profileFields.open_to_messages.label}
        hint="Free members with a verified email can start a conversation too. Works while your profile is public."
        className="mt-5 border-t border-line pt-5"
      />
    </FormSection>
  );
}
