import { useQuery } from '@tanstack/react-query';
import { useCan } from '@/shared/entitlements/entitlements';
import { resourcesQuery } from '../api/queries';
import { relatedTo } from '../library';
import type { Resource } from '../resource';
import { ResourceCard } from './resource-card';

/** Related resources. Renders nothing if they can't be loaded. */
export function ReadNext({ resource }: { resource: Resource }) {
  const { data } = useQuery(resourcesQuery());
  const entitled = useCan('premium_resources');
  const next = relatedTo(resource, data ?? []);
  if (next.length === 0) return null;
  return (
    <section aria-labelledby="read-next" className="flex flex-col gap-4">
      <h2 id="read-next" className="text-xl font-semibold">
        Read next
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {next.map((other) => (
          <ResourceCard key={other.id} resource={other} locked={other.premium && entitled === false} />
        ))}
      </ul>
    </section>
  );
}
