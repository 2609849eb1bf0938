import { ArrowLeft, CircleCheckBig } from 'lucide-react';
import { useRef, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { Gate } from '@/shared/entitlements/gate';
import { useGated } from '@/shared/entitlements/use-gated';
import { Button, ButtonLink } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { Page, PageHeading } from '@/platform/layout/page';
import { Failure } from '@/platform/errors/failure';
import { useSubmitProperty } from '../api/mutations';
import type { Submission } from '../submission';
import { ContractList } from './contract-list';
import { OpenSubmission, stepOf } from './open-submission';
import { StepProgress } from './step-progress';
import { SubmissionFacts } from './submission-facts';

/** Step 3: review everything and submit. */
export function ReviewSubmission() {
  const [sent, setSent] = useState<string | null>(null);
  if (sent) return <Complete submissionId={sent} />;
  return (
    <Page narrow className="flex flex-col gap-6">
      <PageHeading title="Review and submit" lead="You can’t make changes while our team checks it." />
      <StepProgress step={3} title="Review and submit" />
      <Gate act="submission" />
      <OpenSubmission>
        {(submission) => <Review submission={submission} onSent={() => setSent(submission.id)} />}
      </OpenSubmission>
    </Page>
  );
}

function Review({ submission, onSent }: { submission: Submission; onSent: () => void }) {
  const submit = useSubmitProperty();
  const gated = useGated();
  // A ref, because the second click of a double click arrives before the next render.
  const sending = useRef(false);
  if (submission.files.length === 0)
    return <Navigate to={stepOf(paths.submitPropertyContract, submission.id)} replace />;
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      await submit.mutateAsync(submission.id);
      onSent();
    } catch {
      // Shown through the mutation's error.
    }
    sending.current = false;
  };
  return (
    <>
      <Card className="p-5 sm:p-7">
        <h2 className="text-lg font-semibold">Property information</h2>
        <div className="mt-3">
          <SubmissionFacts submission={submission} />
        </div>
      </Card>
      <Card className="p-5 sm:p-7">
        <h2 className="mb-4 text-lg font-semibold">Contract</h2>
        <ContractList files={submission.files} />
      </Card>
      <Failure error={submit.error} />
      <div className="flex flex-wrap justify-between gap-3 max-sm:flex-col-reverse">
        <ButtonLink
          to={stepOf(paths.submitPropertyContract, submission.id)}
          variant="ghost"
          size="lg"
          icon={<ArrowLeft aria-hidden />}
        >
          Back
        </ButtonLink>
        <Button
          size="lg"
          disabled={gated}
          busy={submit.isPending}
          busyLabel="Submitting..."
          onClick={() => void send()}
        >
          Confirm and submit
        </Button>
      </div>
    </>
  );
}

function Complete({ submissionId }: { submissionId: string }) {
  return (
    <Page narrow className="flex flex-col items-center gap-5 py-16! text-center">
      <span
        aria-hidden
        className="flex size-16 items-center justify-center rounded-full bg-evergreen-soft text-evergreen-ink"
      >
        <CircleCheckBig className="size-8" />
      </span>
      <PageHeading title="Property submission complete!" className="justify-center!" />
      <p className="max-w-md text-[15px] text-balance text-muted">
        Our team will check your contract next. We’ll notify you of the decision.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.submission(submissionId)}>View status</ButtonLink>
        <ButtonLink to={paths.dashboard} variant="secondary">
          Go to dashboard
        </ButtonLink>
      </div>
    </Page>
  );
}
