import { FilePen } from 'lucide-react';
import { useAuth } from '@/shared/session/auth-provider';
import { skipsReview } from '@/shared/entitlements/entitlements';
import { useMember } from '@/shared/session/member';
import { QueryError } from '@/shared/query/query-error';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { CreateWizard } from './create-wizard';
import { useDraftLock } from './use-draft-lock';
import { WizardSkeleton } from './wizard';
import { postingAccess, type PostingAccess } from '../posting-access';
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
  const access = postingAccess(member.data);
  return (
    <InOneTab key={user.id} userId={user.id} access={access} verified={skipsReview(member.data.membership_tier)} />
  );
}

interface InOneTabProps {
  userId: string;
  access: PostingAccess;
  verified: boolean;
}

/** A member has one draft. Two tabs editing it would overwrite each other. */
function InOneTab(props: InOneTabProps) {
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
        <PageHeading title="Submit Listing" lead="Post an off-market deal." />
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
    <Dialog {...props} size="full" title="Submit Listing">
      <div className="flex flex-1 flex-col [--wizard-pad:max(0.75rem,env(safe-area-inset-bottom))] max-sm:-mx-1">
        <SubmitWizard />
      </div>
    </Dialog>
  );
}
