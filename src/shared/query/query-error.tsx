import type { ReactNode } from 'react';
import { describeError } from '@/shared/supabase/describe-error';
import { ErrorState } from '@/shared/ui/error-state';

/** The part of a query's result that its error needs. */
export interface FailedQuery {
  error: unknown;
  refetch: () => unknown;
  isFetching: boolean;
}

interface QueryErrorProps {
  query: FailedQuery;
  /** What couldn't be loaded: "We couldn’t load your listings". */
  title: string;
  /** A feature's own message for the error, instead of `describeError`. */
  describe?: (error: unknown) => string;
  /** Another action, next to Retry. */
  action?: ReactNode;
  className?: string;
}

/** Shown in place of what a failed query would have loaded, with its cause and a Retry button. */
export function QueryError({ query, describe = describeError, ...rest }: QueryErrorProps) {
  return (
    <ErrorState
      {...rest}
      text={describe(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
