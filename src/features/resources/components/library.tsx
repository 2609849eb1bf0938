import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useRef } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { useCan } from '@/shared/entitlements/entitlements';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { SearchBox } from '@/shared/search/search-box';
import { Skeleton } from '@/kit/ui/skeleton';
import { useQueryState } from '@/platform/navigation/use-query-state';
import { resourcesQuery } from '../api/queries';
import { findResources, parseSearchParams, toggleCategory, toSearchParams } from '../library';
import { categories, categoryNames, type Resource } from '../resource';
import { CategoryPicker } from './category-picker';
import { ResourceCard } from './resource-card';
import { UnlockBanner } from './unlock-banner';

const codec = { parse: parseSearchParams, serialize: toSearchParams };

/** The library: search, categories, and resource cards. `dropdown` adds a category dropdown. */
export function Library({ dropdown = false }: { dropdown?: boolean }) {
  const { search, category, set } = useQueryState(codec);
  const query = useQuery(resourcesQuery());
  const { data, error } = query;
  const entitled = useCan('premium_resources');
  const countRef = useRef<HTMLOutputElement>(null);
  const reset = () => {
    set({ search: '', category: null });
    // The button disappears along with the empty state.
    countRef.current?.focus();
  };
  const shown = data && findResources(data, { search, category });
  return (
    <section aria-labelledby="library" className="flex flex-col gap-5">
      <h2 id="library" className="sr-only">
        Library
      </h2>
      <div className="flex flex-col gap-3">
        <div className="flex flex-col gap-3 sm:flex-row">
          <SearchBox
            label="Search resources"
            placeholder="Search by title, description, or category"
            value={search}
            onSearch={(next, first) => set({ search: next }, { replace: !first })}
          />
          {dropdown ? (
            <Field label="Category" labelHidden className="sm:w-56">
              <Select
                value={category ?? ''}
                onChange={({ target }) => set({ category: categories.find((one) => one === target.value) ?? null })}
              >
                <option value="">All categories</option>
                {categories.map((one) => (
                  <option key={one} value={one}>
                    {categoryNames[one]}
                  </option>
                ))}
              </Select>
            </Field>
          ) : null}
        </div>
        <CategoryPicker
          selected={category}
          onPress={(pressed) => set({ category: toggleCategory(category, pressed) })}
        />
      </div>
      <output ref={countRef} tabIndex={-1} className="numeric min-h-5 text-sm font-medium outline-none">
        {shown ? pluralize(shown.length, 'resource') : ''}
      </output>
      {error && !data ? (
        <QueryError query={query} title="We couldn’t load the resources" />
      ) : shown?.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title="No resources found"
          text="Try different words, or browse all categories."
          action={<Button onClick={reset}>Show all resources</Button>}
        />
      ) : (
        <ResourceGrid resources={shown} entitled={entitled} />
      )}
      {entitled === false ? <UnlockBanner /> : null}
    </section>
  );
}

const grid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

function ResourceGrid({
  resources,
  entitled,
}: {
  resources: readonly Resource[] | undefined;
  entitled: boolean | undefined;
}) {
  if (!resources) return <LibrarySkeleton />;
  return (
    <ul aria-label="Resources" className={grid}>
      {resources.map((resource) => (
        <ResourceCard key={resource.id} resource={resource} locked={resource.premium && entitled === false} />
      ))}
    </ul>
  );
}

function LibrarySkeleton() {
  return (
    <output className={grid}>
      <span className="sr-only">Loading resources</span>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-video rounded-none" />
          <div className="flex h-44 flex-col gap-3 p-4">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-6 w-3/4" />
            <Skeleton className="h-14" />
          </div>
        </div>
      ))}
    </output>
  );
}
