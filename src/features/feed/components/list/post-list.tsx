import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { paths } from '@/shared/config/paths';
import { withoutRepeats } from '@/shared/lib/ids';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { LoadMore } from '@/shared/ui/load-more';
import { useOpenedLink } from '@/shared/ui/use-opened-link';
import { feedQuery } from '../../api/posts';
import { postFilters, queryOf, type PostFilter } from '../../post-rules';
import { PostCard } from '../card/post-card';
import { PostSkeletons } from '../card/post-skeletons';
import { NewPosts } from './new-posts';
import { useListFocus } from './use-list-focus';
import { VirtualRows } from './virtual-rows';

interface PostListProps {
  userId: string;
  filter: PostFilter | null;
  /** Shows posts of all kinds. */
  onAll: () => void;
  onWrite: () => void;
}

/** The posts there are: loading, failed, none, or the cards. */
export function PostList({ userId, filter, onAll, onWrite }: PostListProps) {
  const feed = useInfiniteQuery(feedQuery(userId, filter));
  const { data, error, fetchNextPage, isPlaceholderData } = feed;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const posts = useMemo(() => data && withoutRepeats(data.pages.flatMap(({ items }) => items)), [data]);
  const list = useOpenedLink();
  const { heading, focusHeading, focusWithout } = useListFocus(posts?.length);
  const query = queryOf(filter);
  const from = query ? `${paths.community}?${query}` : paths.community;

  if (posts === undefined) {
    if (!error) return <PostSkeletons count={4} label="Loading posts" />;
    return (
      <ErrorState
        title="The posts could not be loaded"
        text={explainFailure(error)}
        onRetry={() => void feed.refetch()}
        retrying={feed.isFetching}
      />
    );
  }
  const isEmpty = posts.length === 0 && !feed.hasNextPage;
  return (
    <div
      ref={list}
      aria-busy={isPlaceholderData}
      className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      <h2 ref={heading} tabIndex={-1} className="sr-only">
        Posts
      </h2>
      <NewPosts
        userId={userId}
        filter={filter}
        newest={posts[0] ?? null}
        readAt={isPlaceholderData ? null : feed.dataUpdatedAt}
        onShown={focusHeading}
      />
      {isEmpty ? <Nothing filter={filter} onAll={onAll} onWrite={onWrite} /> : null}
      <VirtualRows items={posts} place={from} estimate={320}>
        {(post) => <PostCard post={post} userId={userId} from={from} onDeleted={focusWithout} />}
      </VirtualRows>
      {feed.hasNextPage && !isPlaceholderData ? (
        <LoadMore
          what="posts"
          onMore={loadMore}
          busy={feed.isFetchingNextPage}
          failed={feed.isFetchNextPageError}
          reach={1200}
        />
      ) : null}
    </div>
  );
}

function Nothing({ filter, onAll, onWrite }: Pick<PostListProps, 'filter' | 'onAll' | 'onWrite'>) {
  const write = <Button onClick={onWrite}>Write the first post</Button>;
  const narrowed = postFilters.find(({ value }) => value === filter);
  if (!narrowed) {
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title="No posts yet"
        text="Ask a question, show a deal, or tell members what you are looking for."
        action={write}
      />
    );
  }
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title="No posts here yet"
      text={`Nobody has posted under ${narrowed.label} so far.`}
      action={
        <>
          {write}
          <Button variant="secondary" onClick={onAll}>
            Show all posts
          </Button>
        </>
      }
    />
  );
}
