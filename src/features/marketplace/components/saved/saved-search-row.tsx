import { Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { formatDate } from '@/shared/lib/format';
import { IconButton } from '@/shared/ui/button';
import type { SavedSearch } from '../../api/saved';
import { readAddress, writeAddress } from '../../filters';

interface SavedSearchRowProps {
  search: SavedSearch;
  onRename: () => void;
  onDelete: () => void;
}

/** A kept search. The row leads to the marketplace as it was. */
export function SavedSearchRow({ search: { name, query, created_at }, onRename, onDelete }: SavedSearchRowProps) {
  // As it would be written today, whatever was stored.
  const to = `${paths.marketplace}?${writeAddress(readAddress(query))}`;
  return (
    <li className="group relative flex min-h-16 items-center gap-1 py-2 pr-2 pl-4 sm:pl-5">
      <div className="mr-auto min-w-0">
        <Link
          to={to}
          className="block truncate text-[15px] font-medium text-ink group-hover:underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-evergreen"
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
    </li>
  );
}
