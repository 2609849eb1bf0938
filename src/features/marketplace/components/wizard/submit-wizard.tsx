import { FilePen } from 'lucide-react';
import { useAuth } from '@/shared/session/auth-provider';
import { useMember } from '@/shared/session/member';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { postingGate, type PostingGate } from '../../wizard-rules';
import { CreateWizard } from './create-wizard';
import { useDraftLock } from './use-draft-lock';
import { WizardSkeleton } from './wizard-skeleton';

/** The wizard that posts a listing, once it is known who posts. */
export function SubmitWizard() {
  const { user } = useAuth();
  const member = useMember();
  if (!user) return <ErrorState title="User must be authenticated to add listing" />;
  if (member.isPending) return <WizardSkeleton />;
  if (member.isError) {
    return (
      <ErrorState
        title="Your profile could not be loaded"
        text={explainFailure(member.error)}
        onRetry={() => void member.refetch()}
        retrying={member.isFetching}
      />
    );
  }
  const gate = postingGate(member.data);
  return <InOneTab key={user.id} userId={user.id} gate={gate} verified={member.data.membership_tier === 'partner'} />;
}

interface InOneTabProps {
  userId: string;
  gate: PostingGate;
  verified: boolean;
}

/** A member has one draft; two tabs that write it would overwrite each other. */
function InOneTab(props: InOneTabProps) {
  const { holder, takeOver } = useDraftLock(`listing_draft_${props.userId}`);
  if (holder === 'mine') return <CreateWizard {...props} />;
  if (holder === 'asking') return <WizardSkeleton />;
  return (
    <EmptyState
      icon={<FilePen />}
      title={holder === 'taken' ? 'You went on in another tab' : 'Your draft is open in another tab'}
      text="Go on there, or here with all that is in it. Pictures that are still uploading in the other tab have to be chosen again."
      action={<Button onClick={takeOver}>Continue here</Button>}
    />
  );
}
