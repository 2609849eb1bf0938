import { useMember } from '@/platform/session/member';
import { paths } from '@/domain/site/paths';
import { ButtonLink } from '@/kit/ui/button';
import { SettingsSection } from '@/kit/ui/settings-section';
import { Skeleton } from '@/kit/ui/skeleton';
import { statusTexts } from '../completeness';

/** Privacy settings: who can find the member's profile, and the way to change it. */
export function DirectorySection() {
  const { data: member, isError } = useMember();
  const status = member?.profile_status;
  const { label, text } = statusTexts[status === 'private' ? 'private' : 'public'];
  return (
    <SettingsSection title="Member directory" text="Who can find and open your profile.">
      {status === undefined ? (
        isError ? null : (
          <Skeleton className="h-16" />
        )
      ) : (
        <p className="text-[15px] text-pretty text-ink">
          <strong className="font-semibold">{label}.</strong> {text}
        </p>
      )}
      <ButtonLink to={paths.editProfile} variant="secondary" className="mt-4">
        Change in your profile
      </ButtonLink>
    </SettingsSection>
  );
}
