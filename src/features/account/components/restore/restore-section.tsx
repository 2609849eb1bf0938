import { ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { SettingsSection } from '@/kit/ui/settings-section';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { useMember } from '@/platform/session/member';

const loadPanel = () => import('./restore-panel').then(({ RestorePanel }) => RestorePanel);

/** Lets the member restore the download of another account. Its code is downloaded when it's first used. */
export function RestoreSection({ userId }: { userId: string }) {
  const [opened, setOpened] = useState(false);
  const isUnverified = useMember().data?.email_confirmed === false;
  const show = useLazyComponent(loadPanel, opened, () => {
    setOpened(false);
    toastLoadError();
  });
  return (
    <SettingsSection title="Restore from an archive" text="Bring the data of another account into this one.">
      {show?.({ userId }) ?? (
        <>
          <p className="text-[15px] text-pretty text-ink">
            If you downloaded your data from another account, you can restore it here: your profile, buy box, saved
            searches and listings, pipeline, and your listings as drafts. This account must be empty. You’ll see what
            will be restored before anything changes.{isUnverified ? ' Verify your email first.' : null}
          </p>
          <Button
            variant="secondary"
            className="mt-4"
            icon={<ArchiveRestore aria-hidden />}
            disabled={isUnverified}
            busy={opened}
            busyLabel="Loading"
            onClick={() => setOpened(true)}
          >
            Restore from an archive
          </Button>
        </>
      )}
    </SettingsSection>
  );
}
