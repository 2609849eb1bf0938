import { DownloadCsv } from '@/platform/export/download-csv';
import type { SortedSearch } from '@/shared/listings/api/keys';

/** Downloads what a search finds. */
export function SearchCsv({ search }: { search: SortedSearch }) {
  return (
    <DownloadCsv
      name="listings"
      load={(exporting) => import('../csv').then(({ searchCsv }) => searchCsv(search, exporting))}
    />
  );
}
