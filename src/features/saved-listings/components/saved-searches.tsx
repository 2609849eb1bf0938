import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/domain/site/paths';
import { DownloadCsv } from '@/platform/export/download-csv';
import { QueryError } from '@/platform/query/query-error';
import { ButtonLink } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { EmptyState } from '@/kit/ui/empty-state';
import { Skeleton } from '@/kit/ui/skeleton';
import { SavedSearchRow } from './saved-search-row';
import { SearchNameDialog } from './search-name-dialog';
import { savedSearchesQuery, type SavedSearch } from '../api/queries';
import { useDeleteSearch, useRenameSearch } from '../api/mutations';

const rowsClass = 'mt-4 divide-y divide-line rounded-card border border-line bg-surface';

/** A member's saved searches, to open, rename, delete, and get alerts for. */
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
  const query = useQuery(savedSearchesQuery(userId));
  const { data, error } = query;
  const renaming = useRenameSearch(userId);
  const deleting = useDeleteSearch(userId);
  const [dialog, setDialog] = useState<{ to: 'rename' | 'delete'; search: SavedSearch } | null>(null);
  const close = () => setDialog(null);

  if (data === undefined) {
    if (!error) return <Loading />;
    return <QueryError query={query} title="We couldn’t load your saved searches" className="mt-4" />;
  }
  return (
    <>
      {data.length === 0 ? (
        <EmptyState
          icon={<Heart />}
          title="No saved searches yet"
          text="Search or filter the marketplace, then select Save search."
          action={<ButtonLink to={paths.marketplace}>Browse the marketplace</ButtonLink>}
          className="mt-4"
        />
      ) : (
        <>
          <div className="-mt-9 flex justify-end">
            <DownloadCsv
              name="saved-searches"
              load={() => import('../csv').then(({ savedSearchesCsv }) => savedSearchesCsv(data))}
            />
          </div>
          <ul className={rowsClass}>
            {data.map((search) => (
              <SavedSearchRow
                key={search.id}
                search={search}
                userId={userId}
                onRename={() => setDialog({ to: 'rename', search })}
                onDelete={() => setDialog({ to: 'delete', search })}
              />
            ))}
          </ul>
        </>
      )}
      {dialog?.to === 'rename' ? (
        <SearchNameDialog
          title="Rename Search"
          name={dialog.search.name}
          submitLabel="Rename"
          busyLabel="Renaming"
          onSubmit={(name) => renaming.mutateAsync({ id: dialog.search.id, name })}
          onClose={close}
        />
      ) : null}
      <ConfirmDialog
        open={dialog?.to === 'delete'}
        onOpenChange={close}
        title="Delete this search?"
        description={`“${dialog?.search.name ?? ''}” will be removed from your saved searches.`}
        confirmLabel="Delete"
        busyLabel="Deleting"
        onConfirm={() => (dialog ? deleting.mutateAsync(dialog.search.id) : undefined)}
      />
    </>
  );
}

function Loading() {
  return (
    <div className={rowsClass}>
      <output className="sr-only">Loading your saved searches</output>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex h-25 flex-col justify-center gap-2.5 px-5 sm:h-20">
          <Skeleton className="h-5 w-64 max-w-full" />
          <Skeleton className="h-5 w-40" />
        </div>
      ))}
    </div>
  );
}
