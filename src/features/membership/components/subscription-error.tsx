import { CircleAlert, RotateCw } from 'lucide-react';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { describeError } from '@/platform/errors/describe-error';
import type { FailedQuery } from '@/platform/query/query-error';
import { subscriptionErrors } from '../errors';

/** Shown when the subscription couldn't be loaded. The rest of the page still works. */
export function SubscriptionError({ query }: { query: FailedQuery }) {
  return (
    <Card className="p-4 sm:p-5">
      <div role="alert" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 items-start gap-3 text-[15px] font-semibold text-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-brick-ink" />
          {describeError(query.error, subscriptionErrors)}
        </p>
        <Button
          variant="secondary"
          icon={<RotateCw aria-hidden />}
          busy={query.isFetching}
          onClick={() => void query.refetch()}
        >
          Retry
        </Button>
      </div>
    </Card>
  );
}
