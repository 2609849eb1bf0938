import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, BookX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { QueryError, type FailedQuery } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Page } from '@/platform/layout/page';
import { usePageTitle } from '@/platform/navigation/route-effects';
import { Skeleton } from '@/kit/ui/skeleton';
import { resourceQuery } from '../api/queries';
import { LockedText } from './locked-text';
import { ReadNext } from './read-next';
import { ResourceHead } from './resource-head';
import { ResourceReading } from './resource-reading';

interface ResourcePageProps {
  slug: string;
  /** Renders the calculator of that name. */
  renderCalculator: (name: string) => ReactNode;
}

/** A resource: text, video, file, or calculator. */
export function ResourcePage({ slug, renderCalculator }: ResourcePageProps) {
  const { status, user } = useAuth();
  // The reader's plan decides what the API returns.
  const query = useQuery({
    ...resourceQuery(user?.id ?? null, slug),
    enabled: status !== 'loading',
    // A member can keep reading the prerendered text of a free resource while it is refetched.
    placeholderData: (read) => (read?.text ? read : undefined),
  });
  const { data: resource, error } = query;
  return (
    <Page narrow className="flex flex-col gap-6">
      <Link
        to={paths.resources}
        className={clsx(
          'inline-flex min-h-11 items-center gap-2 self-start rounded text-[15px] font-medium text-muted',
          'hover:text-ink',
        )}
      >
        <ArrowLeft aria-hidden className="size-4" />
        All resources
      </Link>
      {resource ? (
        <>
          <ResourceHead resource={resource} />
          {resource.calculator && resource.text ? renderCalculator(resource.calculator) : null}
          {resource.text ? (
            <ResourceReading resource={resource} text={resource.text} />
          ) : (
            <LockedText resource={resource} />
          )}
          <ReadNext resource={resource} />
        </>
      ) : error ? (
        <Failed query={query} />
      ) : resource === null ? (
        <Missing />
      ) : (
        <Loading />
      )}
    </Page>
  );
}

function Failed({ query }: { query: FailedQuery }) {
  const title = 'We couldn’t load this resource';
  usePageTitle(title);
  return (
    <>
      <h1 className="sr-only">Resource</h1>
      <QueryError query={query} title={title} />
    </>
  );
}

function Missing() {
  usePageTitle('Resource not found');
  return (
    <>
      <h1 className="sr-only">Resource</h1>
      <EmptyState
        icon={<BookX />}
        title="Resource not found"
        text="It may have been renamed or taken down."
        action={<ButtonLink to={paths.resources}>All resources</ButtonLink>}
      />
    </>
  );
}

function Loading() {
  return (
    <>
      <h1 className="sr-only">Resource</h1>
      <output className="flex flex-col gap-4">
        <span className="sr-only">Loading resource</span>
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-96" />
      </output>
    </>
  );
}
