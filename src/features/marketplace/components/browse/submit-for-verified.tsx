import { FileCheck } from 'lucide-react';
import { useState } from 'react';
import { appOrigin } from '@/shared/config/hosts';
import { paths } from '@/shared/config/paths';
import { useMember } from '@/shared/session/member';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { LazyDialog } from '@/shared/ui/lazy-windows';
import { postingGate } from '../../wizard-rules';

/** 'Submit for Verified Listing', for members without a paid tier: says what it takes, and leads to the submission with a contract. */
export function SubmitForVerified({ host }: { host: 'public' | 'app' }) {
  const { data: member } = useMember();
  const [open, setOpen] = useState(false);
  if (!member || postingGate({ ...member, email_confirmed: true }) !== 'jv') return null;
  return (
    <>
      <Button variant="secondary" icon={<FileCheck aria-hidden />} className="max-sm:order-last max-sm:w-full" onClick={() => setOpen(true)}>
        Submit for Verified Listing
      </Button>
      <LazyDialog
        open={open}
        onOpenChange={setOpen}
        size="sm"
        title="Submit for Verified Listing"
        description="A 50% JV requirement applies: on a free membership you and whoever takes the deal split its profit half and half. Paid members list without it."
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Not now
            </Button>
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
