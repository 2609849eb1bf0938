import type { ReactNode } from 'react';
import { describeError, type ErrorTexts } from '@/platform/errors/describe-error';
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
  errors?: ErrorTexts;
  /** Another action, next to Retry. */
  action?: ReactNode;
  /** For one field or card of a page that is otherwise there: a banner instead of a whole state. */
  inline?: boolean;
  className?: string;
}

/** Shown in place of what a failed query would have loaded, with its cause and a Retry button. */
export function QueryError({ query, errors, inline = false, ...rest }: QueryErrorProps) {
  const text = describeError(query.error, {
    unknown: 'The server took too long to answer. Try again in a moment.',
    ...errors,
  });
  if (inline) {
    return (
      <div className="flex flex-col items-start gap-4">
        <FormError>
          {rest.title}. {text}
        </FormError>
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  return <ErrorState {...rest} text={text} onRetry={() => void query.refetch()} retrying={query.isFetching} />;
}
