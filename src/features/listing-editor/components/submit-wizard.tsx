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
import { WizardSkeleton } from './wizard-skeleton';
import { postingAccess, type PostingAccess } from '../posting-access';

/** The wizard for posting a listing, once the member's profile is loaded. */
export function SubmitWizard() {
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
