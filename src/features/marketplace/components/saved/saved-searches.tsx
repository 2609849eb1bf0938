import { useQuery } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { ButtonLink } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton } from '@/shared/ui/skeleton';
import { savedSearchesQuery, useDeleteSearch, useRenameSearch, type SavedSearch } from '../../api/saved';
import { SavedSearchRow } from './saved-search-row';
import { SearchNameDialog } from './search-name-dialog';

const rowsClass = 'mt-4 divide-y divide-line rounded-card border border-line bg-surface';

/** The searches a member has kept: to open, rename and delete. */
export function SavedSearches({ userId }: { userId: string }) {
  return (
    <section aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="text-lg font-semibold">
        Saved searches
      </h2>
      <Searches userId={userId} />
    </section>
  );
}

function Searches({ userId }: { userId: string }) {
  const { data, error, refetch, isFetching } = useQuery(savedSearchesQuery(userId));
  const renaming = useRenameSearch(userId);
  const deleting = useDeleteSearch(userId);
  const [asked, setAsked] = useState<{ to: 'rename' | 'delete'; search: SavedSearch } | null>(null);
  const close = () => setAsked(null);

  if (data === undefined) {
    if (!error) return <Loading />;
    return (
      <ErrorState
        title="Your saved searches could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="mt-4"
      />
    );
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          icon={<Bookmark />}
          title="No saved searches yet"
          text="Narrow the marketplace by filters, text or an area of the map, then press Save search."
          action={<ButtonLink to={paths.marketplace}>Go to the marketplace</ButtonLink>}
          className="mt-4"
        />
      ) : (
        <ul className={rowsClass}>
          {data.map((search) => (
            <SavedSearchRow
              key={search.id}
              search={search}
              onRename={() => setAsked({ to: 'rename', search })}
              onDelete={() => setAsked({ to: 'delete', search })}
            />
          ))}
        </ul>
      )}
      {asked?.to === 'rename' ? (
        <SearchNameDialog
          title="Rename Search"
          name={asked.search.name}
          submitLabel="Rename"
          busyLabel="Renaming"
          onSubmit={(name) => renaming.mutateAsync({ id: asked.search.id, name })}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={asked?.to === 'delete'}
        onOpenChange={close}
        title="Delete this search?"
        description={`“${asked?.search.name ?? ''}” will no longer be under Saved.`}
        confirmLabel="Delete"
        busyLabel="Deleting"
        onConfirm={() => (asked ? deleting.mutateAsync(asked.search.id) : undefined)}
      />
    </>
  );
}

function Loading() {
  return (
    <div className={rowsClass}>
      <output className="sr-only">Loading your saved searches</output>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex min-h-16 items-center px-5">
          <Skeleton className="h-5 w-64 max-w-full" />
        </div>
      ))}
    </div>
  );
}
