import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { Page, PageHeading } from '@/platform/layout/page';
import { Skeleton } from '@/kit/ui/skeleton';
import { boxQuery } from '../api/queries';
import { BuyBoxForm } from './buybox-form';

/** The 'Investment Criteria' page. */
export function BuyBoxPage() {
  return (
    <Page narrow className="flex flex-col gap-6">
      <div>
        <Link
          to={paths.dashboard}
          className={clsx(
            'mb-2 inline-flex min-h-9 items-center gap-2 rounded text-sm font-medium text-muted',
            'hover:text-ink pointer-coarse:min-h-11',
          )}
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Dashboard
        </Link>
        <PageHeading title="Investment Criteria" lead="Define your target markets and property preferences" />
      </div>
      <LoadedForm />
    </Page>
  );
}

function LoadedForm() {
  const user = useUser();
  const query = useQuery(boxQuery(user.id));
  const { data: box, error } = query;
  if (box !== undefined) return <BuyBoxForm key={user.id} box={box} userId={user.id} />;
  if (!error) return <Loading />;
  return <QueryError query={query} title="Failed to load investment criteria" />;
}

function Loading() {
  return (
    <div className="flex flex-col gap-6">
      <output className="sr-only">Loading your investment criteria</output>
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </div>
  );
}
