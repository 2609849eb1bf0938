import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { appOrigin } from '@/platform/config/hosts';
import { paths } from '@/domain/site/paths';
import { lockedMessages, useCan } from '@/shared/entitlements/entitlements';
import { useUpgradePath } from '@/shared/entitlements/use-upgrade-path';
import { useAuth } from '@/platform/auth/auth-provider';
import { Button, ButtonAnchor, ButtonLink } from '@/kit/ui/button';
import { LazyDialog } from '@/kit/ui/lazy-dialogs';

/** 'Submit for Verified Listing', for members with a JV requirement: explains it and links to the submission form. */
export function SubmitForVerified({ host }: { host: 'public' | 'app' }) {
  const exempt = useCan('no_jv_requirement');
  const upgrade = useUpgradePath();
  const { status } = useAuth();
  const [open, setOpen] = useState(false);
  if (status !== 'authenticated' || exempt !== false) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<FileCheck aria-hidden />}
        className="max-sm:order-last max-sm:w-full"
        onClick={() => setOpen(true)}
      >
        Submit for Verified Listing
      </Button>
      <LazyDialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title="Submit for Verified Listing"
        description={lockedMessages.no_jv_requirement}
        footer={
          <>
            <ButtonLink to={upgrade} variant="secondary">
              Upgrade
            </ButtonLink>
            {host === 'app' ? (
              <ButtonLink to={paths.submitProperty}>Continue</ButtonLink>
            ) : (
              <ButtonAnchor href={appOrigin(window.location) + paths.submitProperty}>Continue</ButtonAnchor>
            )}
          </>
        }
      />
    </>
  );
}
