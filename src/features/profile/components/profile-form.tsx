import { FormProvider } from 'react-hook-form';
import { paths } from '@/shared/config/paths';
import { Button, ButtonLink } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { PageHeading } from '@/shared/ui/page';
import type { Profile } from '../profile';
import { BasicsSection } from './basics-section';
import { ExperienceSection } from './experience-section';
import { LinksSection } from './links-section';
import { PictureSection } from './picture-section';
import { StatusSection } from './status-section';
import { UnsavedNote } from './unsaved-note';
import { useProfileForm } from './use-profile-form';
import { WorkSection } from './work-section';

// Fields that take the focus come to rest clear of the bars at the top and the bottom.
const formClass = 'flex flex-col gap-6 [&_:is(input,textarea)]:scroll-mt-24 [&_:is(input,textarea)]:scroll-mb-56';

/** The form that changes a profile. Only what was changed is sent. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, save, problem, restored, startOver, isUnsaved, giveUp } = useProfileForm(profile);
  const { isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
      <div className="mx-auto flex max-w-3xl flex-col gap-6">
        <PageHeading title="Edit profile" lead="What members read before they call you." />
        {restored ? <UnsavedNote onStartOver={startOver} /> : null}
        {/* Not in the form: a picture is stored at once. */}
        <PictureSection profile={profile} />
        <form noValidate className={formClass} onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <BasicsSection email={profile.email} />
          <WorkSection />
          <ExperienceSection />
          <LinksSection />
          <StatusSection />
          <SaveBar saving={isSubmitting} problem={problem} />
        </form>
      </div>
      <LeaveGuard
        withTab
        isUnsaved={isUnsaved}
        onLeave={giveUp}
        title="Discard your changes?"
        description="What you changed on your profile has not been saved."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
      />
    </FormProvider>
  );
}

/** Stays in sight at the bottom, above the tab bar of phones; so does what went wrong. */
function SaveBar({ saving, problem }: { saving: boolean; problem: string | null }) {
  return (
    <div className="sticky bottom-[var(--bottom-bar)] z-20 -mx-4 border-t border-line bg-paper/95 px-4 py-3 backdrop-blur-sm sm:mx-0 sm:px-0">
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
