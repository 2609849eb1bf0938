import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useAuth } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { resourcesQuery } from '../api/queries';
import type { Resource } from '../resource';
import { ResourceLabels, resourceLine } from './resource-labels';
import { Scene } from './scene';

/** The first resources of the library, for the home page. Visitors are sent to sign up. */
export function ResourcePreview({ count }: { count: number }) {
  const query = useQuery(resourcesQuery());
  const { data, error } = query;
  if (data === undefined && error) {
    return <QueryError query={query} title="We couldn’t load the library" />;
  }
  if (data?.length === 0) return <EmptyState title="No resources yet" text="The first guides will appear here." />;
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {data
        ? variety(data, count).map((resource) => <PreviewCard key={resource.id} resource={resource} />)
        : Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <Skeleton className="h-96 rounded-card" />
            </li>
          ))}
    </ul>
  );
}

/** Up to `count` resources: the first of each type in the library's order, then the rest. */
function variety(resources: readonly Resource[], count: number): Resource[] {
  const types = new Set<string>();
  const first = resources.filter(({ type }) => !types.has(type) && types.add(type));
  return [...first, ...resources.filter((resource) => !first.includes(resource))].slice(0, count);
}

function PreviewCard({ resource }: { resource: Resource }) {
  const isMember = useAuth().status === 'authenticated';
  const { id, slug, title, description } = resource;
  return (
    <li
      className={clsx(
        'relative flex flex-col overflow-hidden rounded-card border border-line bg-surface',
        'transition-colors focus-within:border-edge hover:border-edge',
      )}
    >
      <Scene resource={resource} />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <ResourceLabels resource={resource} />
        <h3 className="text-[17px] leading-snug font-semibold">
          <Link
            to={isMember ? paths.resource(slug) : paths.signUp}
            state={isMember ? undefined : { resourceId: id }}
            className={clsx(
              'outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2',
              'focus-visible:after:outline-evergreen',
            )}
          >
            {title}
          </Link>
        </h3>
        <p className="line-clamp-3 text-[15px] text-muted">{description}</p>
        <p className="mt-auto pt-1 text-sm text-muted">{resourceLine(resource)}</p>
      </div>
    </li>
  );
}
