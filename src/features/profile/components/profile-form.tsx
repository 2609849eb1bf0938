import { clsx } from 'clsx';
import { FormProvider } from 'react-hook-form';
import { paths } from '@/domain/site/paths';
import { Button, ButtonLink } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { FormSection } from '@/kit/ui/form-section';
import { UnsavedChangesGuard } from '@/platform/navigation/unsaved-changes-guard';
import { PageHeading } from '@/platform/layout/page';
import type { Profile } from '../profile';
import { BasicsSection } from './basics-section';
import { ExperienceSection } from './experience-section';
import { LinksSection } from './links-section';
import { PictureSection } from './picture-section';
import { StatusSection } from './status-section';
import { UnsavedNote } from './unsaved-note';
import { useProfileForm } from './use-profile-form';
import { WorkSection } from './work-section';

interface ProfileFormProps {
  profile: Profile;
}

/** The form that edits a profile. Only changed fields are sent. */
export function ProfileForm({ profile }: ProfileFormProps) {
  const { form, save, problem, restored, startOver, isUnsaved, discard } = useProfileForm(profile);
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <PageHeading title="Edit profile" lead="What other members see before they contact you." />
        {restored ? <UnsavedNote onStartOver={startOver} /> : null}
        {/* Outside the form, because a picture is saved immediately. */}
        <PictureSection profile={profile} />
        <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <BasicsSection />
          <WorkSection />
          <ExperienceSection />
          <LinksSection />
          <StatusSection />
          <FormSection title="Email" text={profile.email ?? undefined}>
            <ButtonLink to={paths.account} variant="secondary">
              Change email in Account
            </ButtonLink>
          </FormSection>
          <SaveBar saving={isSubmitting} problem={problem} />
        </form>
      </div>
      <UnsavedChangesGuard
        guardUnload
        hasUnsavedChanges={isUnsaved}
        onLeave={discard}
        title="Discard your changes?"
        description="You have unsaved changes to your profile."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      />
    </FormProvider>
  );
}

/** Sticks to the bottom, above the tab bar on phones, along with the error. */
function SaveBar({ saving, problem }: { saving: boolean; problem: string | null }) {
  return (
    <div
      data-form-bar
      className={clsx(
        'sticky bottom-[var(--bottom-bar)] z-20 -mx-4 border-t border-line bg-paper/95 px-4 py-3',
        'backdrop-blur-sm sm:mx-0 sm:px-0',
      )}
    >
      <FormError className="mb-3">{problem}</FormError>
      <div className="flex gap-3 sm:justify-end">
        <ButtonLink to={paths.profile} replace variant="secondary" size="lg" className="max-sm:flex-1">
          Cancel
        </ButtonLink>
        <Button type="submit" size="lg" busy={saving} busyLabel="Saving..." className="max-sm:flex-1">
          {problem ? 'Retry' : 'Save'}
        </Button>
      </div>
    </div>
  );
}
