import { FilePen } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useAuth } from '@/shared/session/auth-provider';
import { can, skipsReview } from '@/shared/entitlements/entitlements';
import { Gated } from '@/shared/entitlements/gate';
import { useMember } from '@/shared/session/member';
import { QueryError } from '@/shared/query/query-error';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { CreateWizard } from './create-wizard';
import { useDraftLock } from './use-draft-lock';
import { WizardSkeleton } from './wizard';
import { Card } from '@/shared/ui/card';
import { Page, PageHeading } from '@/shared/layout/page';
import { Dialog } from '@/shared/ui/dialog';

/** The wizard for posting a listing, once the member's profile is loaded. */
function SubmitWizard() {
  const { user } = useAuth();
  const member = useMember();
  if (!user) return <ErrorState title="User must be authenticated to add listing" />;
  if (member.isPending) return <WizardSkeleton />;
  if (member.isError) {
    return <QueryError query={member} title="We couldn’t load your profile" />;
  }
  return (
    <Gated>
      <InOneTab
        key={user.id}
        userId={user.id}
        unverified={!member.data.email_confirmed}
        jv={!can(member.data, 'no_jv_requirement')}
        verified={skipsReview(member.data.membership_tier)}
      />
    </Gated>
  );
}

/** A member has one draft. Two tabs editing it would overwrite each other. */
function InOneTab(props: ComponentProps<typeof CreateWizard>) {
  const { holder, takeOver } = useDraftLock(`listing_draft_${props.userId}`);
  if (holder === 'mine') return <CreateWizard {...props} />;
  if (holder === 'checking') return <WizardSkeleton />;
  return (
    <EmptyState
      icon={<FilePen />}
      title={holder === 'taken' ? 'Editing moved to another tab' : 'Your draft is open in another tab'}
      text="Continue there, or take over here. Pictures still uploading in the other tab have to be added again."
      action={<Button onClick={takeOver}>Continue here</Button>}
    />
  );
}

/** The screen for posting a listing. */
export function SubmitListing() {
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <PageHeading title="Post a listing" lead="An off-market deal, in five short steps." />
        <Card className="flex flex-col px-4 pt-4 [--wizard-bottom:var(--bottom-bar)] sm:px-6 sm:pt-6">
          <SubmitWizard />
        </Card>
      </div>
    </Page>
  );
}

interface SubmitListingDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The wizard in a dialog over the current screen. */
export function SubmitListingDialog(props: SubmitListingDialogProps) {
  return (
    <Dialog {...props} size="full" title="Post a listing">
      <div className="flex flex-1 flex-col [--wizard-pad:max(0.75rem,env(safe-area-inset-bottom))] max-sm:-mx-1">
        <SubmitWizard />
      </div>
    </Dialog>
  );
}
