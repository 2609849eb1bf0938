import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Page, PageHeading } from '@/platform/layout/page';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { Skeleton } from '@/kit/ui/skeleton';
import { operationsQuery } from '../api/queries';
import type { Operations as Figures } from '../operations';
import { Corrections } from './corrections';
import { Errors } from './errors';
import { Jobs } from './jobs';
import { Mail } from './mail';
import { Payments } from './payments';
import { Queries } from './queries';
import { Reversals } from './reversals';
import { Status } from './status';
import { System } from './system';

/** What an operator has to look at: queues, jobs, errors, and the database. */
export function Operations() {
  const query = useQuery(operationsQuery);
  const { data, error, refetch, isFetching } = query;
  return (
    <Page className="flex flex-col gap-6">
      <PageHeading
        title="Operations"
        lead="Queues, jobs, and the database. Updated every minute."
        actions={
          data ? (
            <Button
              variant="secondary"
              icon={<RotateCw aria-hidden />}
              busy={isFetching}
              busyLabel="Refreshing..."
              onClick={() => void refetch()}
            >
              Refresh
            </Button>
          ) : null
        }
      />
      {data ? (
        <Sections figures={data} />
      ) : error ? (
        <QueryError query={query} title="We couldn’t load operations" />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function Sections({ figures }: { figures: Figures }) {
  return (
    <>
      <Status figures={figures} />
      <div>
        <Payments total={figures.payment_count} events={figures.payments} />
        <Reversals reversals={figures.reversals} />
        <Corrections problems={figures.payment_problems} corrections={figures.corrections} />
        <Mail problems={figures.mail} />
        <Jobs jobs={figures.jobs} />
        <Errors errors={figures.errors} />
        <Queries queries={figures.queries} />
        <System figures={figures} />
      </div>
    </>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading operations</output>
      <Skeleton className="h-20 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  );
}
