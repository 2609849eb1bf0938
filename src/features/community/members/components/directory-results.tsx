import { clsx } from 'clsx';
import { UserSearch } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '@/domain/site/paths';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { LoadMore } from '@/kit/ui/load-more';
import { useRestoreLinkFocus } from '@/platform/navigation/use-restore-link-focus';
import { hasFilters, toDirectoryParams } from '../directory';
import { memberGrid } from './member-grid';
import { MemberCard } from './member-card';
import { MemberSkeletons } from './member-skeletons';
import type { useDirectory } from './use-directory';

interface DirectoryResultsProps {
  directory: ReturnType<typeof useDirectory>;
  onReset: () => void;
}

/** The cards of the members found, or the loading, error or empty state. */
export function DirectoryResults({ directory: { view, found, refused }, onReset }: DirectoryResultsProps) {
  const list = useRestoreLinkFocus();
  const { data, error, isPlaceholderData } = found;
  // A member renamed between two requests is on both pages.
  const members = useMemo(() => (data ? uniqueById(data.pages.flat()) : []), [data]);
  const query = toDirectoryParams(view);
  const from = query ? `${paths.members}?${query}` : paths.members;

  if (data === undefined) {
    if (!error || refused) return <MemberSkeletons count={12} />;
    return <QueryError query={found} title={`Error: ${error.message}`} />;
  }
  const dimmed = clsx('transition-opacity', isPlaceholderData && 'opacity-60');
  if (members.length === 0) {
    const narrowed = hasFilters(view);
    return (
      <EmptyState
        icon={<UserSearch />}
        title="No public members found"
        text={
          narrowed
            ? 'Try another name, place, or title, or show all members.'
            : 'Members with a public profile appear here.'
        }
        action={narrowed ? <Button onClick={onReset}>Show all members</Button> : undefined}
        className={dimmed}
      />
    );
  }
  return (
    <div ref={list} aria-busy={isPlaceholderData} className={dimmed}>
      <h2 className="sr-only">Members</h2>
      <ul className={memberGrid}>
        {members.map((member) => (
          <li key={member.id} className="min-w-0">
            <MemberCard member={member} from={from} />
          </li>
        ))}
      </ul>
      {isPlaceholderData ? null : (
        // Closer than elsewhere, because the first page fills most screens.
        <LoadMore itemsLabel="members" query={found} marginPx={400} />
      )}
    </div>
  );
}
