import type { ReactNode } from 'react';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { ErrorState } from '@/kit/ui/error-state';
import { FormError } from '@/kit/ui/field';

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
  /** For one field or card of a page that is otherwise there: a banner instead of a whole state. */
  inline?: boolean;
  className?: string;
}

const describeLoadError = (error: unknown) =>
  describeError(error, { unknown: 'The server took too long to answer. Try again in a moment.' });

/** Shown in place of what a failed query would have loaded, with its cause and a Retry button. */
export function QueryError({ query, describe = describeLoadError, inline = false, ...rest }: QueryErrorProps) {
  if (inline) {
    return (
      <div className="flex flex-col items-start gap-4">
        <FormError>
          {rest.title}. {describe(query.error)}
        </FormError>
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return (
    <ErrorState
      {...rest}
      text={describe(query.error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
