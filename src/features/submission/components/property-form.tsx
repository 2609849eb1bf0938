import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ArrowRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Gate } from '@/shared/entitlements/gate';
import { formatRelativeDate } from '@/kit/formatting/format';
import { useUser } from '@/platform/auth/auth-provider';
import { Button, ButtonLink } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { Page, PageHeading } from '@/platform/layout/page';
import { QueryError } from '@/platform/query/query-error';
import { latestDraftQuery } from '../api/queries';
import type { Submission } from '../submission';
import { DeleteDraft } from './delete-draft';
import { LoadingSubmission, OpenSubmission, stepOf } from './open-submission';
import { PropertyFields } from './property-fields';
import { ReturnedNote } from './returned-note';
import { StepProgress } from './step-progress';
import { usePropertyForm } from './use-property-form';

/** Step 1: the property of the submission in the URL, of the latest draft, or of a new submission. */
export function PropertyInformation() {
  const [params] = useSearchParams();
  const user = useUser();
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading
        title="Property information"
        lead="Tell us about the property under contract. You can edit this until you submit."
      />
      <StepProgress step={1} title="Property information" />
      <Gate act="submission">
        {params.has('submission') ? (
          <OpenSubmission>
            {(submission) => <PropertyForm key={submission.id} submission={submission} userId={submission.user_id} />}
          </OpenSubmission>
        ) : (
          <LatestDraft key={user.id} userId={user.id} isNew={params.has('new')} />
        )}
      </Gate>
    </Page>
  );
}

/** Opens the latest draft. Shows an empty form without one, or if a new submission is wanted. */
function LatestDraft({ userId, isNew }: { userId: string; isNew: boolean }) {
  const query = useQuery({ ...latestDraftQuery(userId), enabled: !isNew });
  const { data, error } = query;
  // Saving the new submission makes it the latest draft: stay on this form.
  const [isEmpty, setIsEmpty] = useState(isNew);
  if (!isEmpty && (isNew || data === null)) setIsEmpty(true);
  if (isEmpty) return <PropertyForm submission={null} userId={userId} />;
  if (data) return <Navigate to={stepOf(paths.submitPropertyForm, data)} replace />;
  return error ? <QueryError query={query} title="We couldn’t load your submission" /> : <LoadingSubmission />;
}

interface PropertyFormProps {
  submission: Submission | null;
  userId: string;
}

/** Says that the form continues a draft, and offers to delete it or to start another. */
function DraftNote({ draft, onDeleted }: { draft: Submission; onDeleted: () => void }) {
  const navigate = useNavigate();
  const leave = () => {
    onDeleted();
    void navigate(paths.submitPropertyBenefits, { replace: true });
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-sunken py-2 pr-2 pl-4 text-sm">
      <p className="min-w-0 flex-1 basis-52 py-1">
        Continue the draft you started {formatRelativeDate(draft.created_at)}.
      </p>
      <div className="flex flex-wrap max-sm:-ml-4">
        <ButtonLink to={paths.newSubmission} variant="ghost" icon={<Plus aria-hidden />}>
          Start a new submission
        </ButtonLink>
        <DeleteDraft submission={draft} onDeleted={leave} />
      </div>
    </div>
  );
}

function PropertyForm({ submission, userId }: PropertyFormProps) {
  const { form, next, discard } = usePropertyForm(submission, userId);
  const { handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void handleSubmit(next)(event)}>
      {submission?.status === 'returned' ? <ReturnedNote reason={submission.reason} /> : null}
      {submission?.status === 'draft' ? <DraftNote draft={submission} onDeleted={discard} /> : null}
      <PropertyFields form={form} />
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap justify-between gap-3 max-sm:flex-col-reverse">
        <ButtonLink to={paths.submitPropertyBenefits} variant="ghost" size="lg" icon={<ArrowLeft aria-hidden />}>
          Back to benefits
        </ButtonLink>
        <Button type="submit" size="lg" busy={isSubmitting} busyLabel="Saving...">
          Next
          <ArrowRight aria-hidden />
        </Button>
      </div>
    </form>
  );
}
