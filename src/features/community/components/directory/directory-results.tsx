import { clsx } from 'clsx';
import { UserSearch } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { paths } from '@/shared/config/paths';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { useOpenedLink } from '@/shared/ui/use-opened-link';
import { isNarrowed, writeDirectory } from '../../directory-rules';
import { memberGrid } from './list-classes';
import { MemberCard } from './member-card';
import { MemberSkeletons } from './member-skeletons';
import type { useDirectory } from './use-directory';

interface DirectoryResultsProps {
  directory: ReturnType<typeof useDirectory>;
  onReset: () => void;
}

/** The members found: loading, failed, none, or their cards. */
export function DirectoryResults({ directory: { view, found, refused }, onReset }: DirectoryResultsProps) {
  const list = useOpenedLink();
  const { data, error, fetchNextPage, isPlaceholderData } = found;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  // A member whose name changed between two pages stands in both.
  const members = useMemo(() => (data ? withoutRepeats(data.pages.flat()) : []), [data]);
  const query = writeDirectory(view);
  const from = query ? `${paths.members}?${query}` : paths.members;

  if (data === undefined) {
    if (!error || refused) return <MemberSkeletons count={12} />;
    return (
      <ErrorState
        title={`Error: ${error.message}`}
        text={explainFailure(error)}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    );
  }
  const dimmed = clsx('transition-opacity', isPlaceholderData && 'opacity-60');
  if (members.length === 0) {
    const narrowed = isNarrowed(view);
    return (
      <EmptyState
        icon={<UserSearch />}
        title="No public members found"
        text={
          narrowed
            ? 'Try another name, place or title, or look at all members.'
            : 'Members with a public profile show here.'
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
      {found.hasNextPage && !isPlaceholderData ? (
        // Nearer than elsewhere: the first page alone fills most windows.
        <LoadMore
          what="members"
          onMore={loadMore}
          busy={found.isFetchingNextPage}
          failed={found.isFetchNextPageError}
          reach={400}
        />
      ) : null}
    </div>
  );
}
