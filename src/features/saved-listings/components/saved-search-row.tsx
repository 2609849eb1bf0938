import { clsx } from 'clsx';
import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatDate } from '@/kit/formatting/format';
import { IconButton } from '@/kit/ui/button';
import type { SavedSearch } from '../api/queries';
import { SearchAlert } from './search-alert';
import { parseSearchParams, toSearchParams } from '@/domain/filters/marketplace-query';

interface SavedSearchRowProps {
  search: SavedSearch;
  userId: string;
  onRename: () => void;
  onDelete: () => void;
}

/** A saved search with its alert switch; the row links to the marketplace with it. */
export function SavedSearchRow({ search, userId, onRename, onDelete }: SavedSearchRowProps) {
  const { name, query, created_at } = search;
  // Rewrites the stored query string in today's canonical form.
  const to = `${paths.marketplace}?${toSearchParams(parseSearchParams(query))}`;
  return (
    <li className="group relative flex min-h-16 flex-wrap items-center gap-x-1 py-2 pr-2 pl-4 sm:pl-5">
      <div className="mr-auto min-w-0 flex-1">
        <Link
          to={to}
          className={clsx(
            'block truncate text-[15px] font-medium text-ink group-hover:underline after:absolute',
            'after:inset-0 after:rounded-card focus-visible:outline-none',
            'focus-visible:after:outline-2 focus-visible:after:outline-evergreen',
          )}
        >
          {name}
        </Link>
        <p className="numeric text-sm text-muted">Saved {formatDate(created_at)}</p>
      </div>
      <IconButton label={`Rename ${name}`} className="relative" onClick={onRename}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${name}`} className="relative" onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
      <SearchAlert search={search} userId={userId} />
    </li>
  );
}
