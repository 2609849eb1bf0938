import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ButtonLink } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { submissionQuery } from '../api/submissions';
import { isOpen, type Submission } from '../submission';

/** A step's address with the submission it is about. */
export function stepOf(path: string, submissionId: string): string {
  return `${path}?submission=${submissionId}`;
}

/** The submission that the address names, for a step that changes it. What was submitted already leads to where it stands; without one, the form comes first. */
export function OpenSubmission({ children }: { children: (submission: Submission) => ReactNode }) {
  const [params] = useSearchParams();
  const submissionId = params.get('submission');
  const { user } = useAuth();
  const { data, error, refetch, isFetching } = useQuery({
    ...submissionQuery(user?.id ?? '', submissionId ?? ''),
    enabled: user !== null && submissionId !== null,
  });
  if (submissionId === null) return <Navigate to={paths.submitPropertyForm} replace />;
  if (data) return isOpen(data) ? children(data) : <Navigate to={paths.submission(data.id)} replace />;
  if (data === null) {
    return (
      <EmptyState
        title="This submission is not there"
        text="It was removed, or belongs to another account."
        action={<ButtonLink to={paths.submitPropertyBenefits}>Submit a property</ButtonLink>}
      />
    );
  }
  if (error)
    return (
      <ErrorState
        title="Your submission could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <>
      <output className="sr-only">Loading your submission</output>
      <Skeleton className="h-96 rounded-card" />
    </>
  );
}
