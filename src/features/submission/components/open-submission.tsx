import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { submissionQuery } from '../api/queries';
import { isOpen, type Submission } from '../submission';

/** A step's URL for a submission. */
export function stepOf(path: string, submissionId: string): string {
  return `${path}?submission=${submissionId}`;
}

/**
 * Loads the submission in the URL for a step that edits it. Redirects to its status if it was already submitted, and to
 * the form without one.
 */
export function OpenSubmission({ children }: { children: (submission: Submission) => ReactNode }) {
  const [params] = useSearchParams();
  const submissionId = params.get('submission');
  const user = useUser();
  const query = useQuery({
    ...submissionQuery(user.id, submissionId ?? ''),
    enabled: submissionId !== null,
  });
  const { data, error } = query;
  if (submissionId === null) return <Navigate to={paths.submitPropertyForm} replace />;
  if (data) return isOpen(data) ? children(data) : <Navigate to={paths.submission(data.id)} replace />;
  if (data === null) {
    return (
      <EmptyState
        title="Submission not found"
        text="It was deleted or belongs to another account."
        action={<ButtonLink to={paths.submitPropertyBenefits}>Verify with contract</ButtonLink>}
      />
    );
  }
  if (error) return <QueryError query={query} title="We couldn’t load your submission" />;
  return <LoadingSubmission />;
}

export function LoadingSubmission() {
  return (
    <>
      <output className="sr-only">Loading your submission</output>
      <Skeleton className="h-96 rounded-card" />
    </>
  );
}
