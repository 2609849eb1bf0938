import { useQuery } from '@tanstack/react-query';
import { FilePen } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { draftPhotosQuery, draftQuery } from '@/shared/listings/api/drafts';
import { describeError } from '@/platform/errors/describe-error';
import { Warning } from '@/kit/ui/warning';
import { useAuth } from '@/platform/auth/auth-provider';
import { can, skipsReview } from '@/shared/entitlements/entitlements';
import { Gated } from '@/shared/entitlements/gate';
import { useMember } from '@/platform/session/member';
import { QueryError } from '@/platform/query/query-error';
import { Button, ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { ErrorState } from '@/kit/ui/error-state';
import { CreateWizard } from './create-wizard';
import { useDraftLock } from './use-draft-lock';
import { WizardSkeleton } from './wizard';
import { Card } from '@/kit/ui/card';
import { Page, PageHeading } from '@/platform/layout/page';
import { Dialog } from '@/kit/ui/dialog';

/** The wizard for posting a listing, once the member's profile is loaded. `draftId`: a draft in the database. */
function SubmitWizard({ draftId }: { draftId?: string | null }) {
  const { user } = useAuth();
  const member = useMember();
  if (!user) return <ErrorState title="User must be authenticated to add listing" />;
  if (member.isPending) return <WizardSkeleton />;
  if (member.isError) {
    return <QueryError query={member} title="We couldn’t load your profile" />;
  }
  const props = {
    userId: user.id,
    unverified: !member.data.email_confirmed,
    jv: !can(member.data, 'no_jv_requirement'),
    verified: skipsReview(member.data.membership_tier),
  };
  return (
    <Gated>
      {draftId ? <SavedDraft key={draftId} id={draftId} {...props} /> : <InOneTab key={user.id} {...props} />}
    </Gated>
  );
}

/** Continues a draft in the database, with its photos fetched first. */
function SavedDraft({ id, ...props }: ComponentProps<typeof CreateWizard> & { id: string }) {
  const draft = useQuery(draftQuery(id));
  const photos = useQuery({
    ...draftPhotosQuery(id),
    enabled: (draft.data?.photo_urls.length ?? 0) > 0,
  });
  if (draft.isError) return <QueryError query={draft} title="We couldn’t load your draft" />;
  if (draft.isPending || photos.isLoading) return <WizardSkeleton />;
  if (!draft.data) {
    return (
      <EmptyState
        icon={<FilePen />}
        title="This draft is gone"
        text="It was posted or deleted."
        action={<ButtonLink to={paths.importListings}>See your drafts</ButtonLink>}
      />
    );
  }
  const { pictures, failed } = photos.data ?? { pictures: draft.data.pictures, failed: [] };
  return (
    <>
      <Warning className="mb-4">
        {photos.isError || failed.length > 0
          ? `We couldn’t fetch all photos of this draft. ${failed[0]?.reason ?? describeError(photos.error)}`
          : null}
      </Warning>
      <Warning className="mb-4">
        {draft.data.import_id === null
          ? 'This draft came from an assistant or another program. Check it before you post it.'
          : null}
      </Warning>
      <InOneTab {...props} saved={{ ...draft.data, pictures }} />
    </>
  );
}

/** A member has one draft. Two tabs editing it would overwrite each other. */
function InOneTab(props: ComponentProps<typeof CreateWizard>) {
  const { holder, takeOver } = useDraftLock(`listing_draft_${props.saved?.id ?? props.userId}`);
  if (holder === 'mine') return <CreateWizard {...props} />;
  if (holder === 'checking') return <WizardSkeleton />;
  return (
    <EmptyState
      icon={<FilePen />}
      title={holder === 'taken' ? 'Editing moved to another tab' : 'Your draft is open in another tab'}
      text="Continue there, or take over here."
      action={<Button onClick={takeOver}>Continue here</Button>}
    />
  );
}

/** The screen for posting a listing. */
export function SubmitListing() {
  const [params] = useSearchParams();
  return (
    <Page>
      <div className="mx-auto flex max-w-3xl flex-col gap-5">
        <PageHeading title="Post a listing" lead="An off-market deal, in four short steps." />
        <Card className="flex flex-col px-4 pt-4 [--wizard-bottom:var(--bottom-bar)] sm:px-6 sm:pt-6">
          <SubmitWizard draftId={params.get('draft')} />
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
