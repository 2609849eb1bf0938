import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { useMemo } from 'react';
import { paths } from '@/domain/site/paths';
import { uniqueById } from '@/kit/formatting/ids';
import { QueryError } from '@/platform/query/query-error';
import { Button } from '@/kit/ui/button';
import { EmptyState } from '@/kit/ui/empty-state';
import { LoadMore } from '@/kit/ui/load-more';
import { useRestoreLinkFocus } from '@/platform/navigation/use-restore-link-focus';
import { feedQuery } from '../../api/queries';
import { postFilters, toFilterQuery, type PostFilter } from '../../post-filters';
import { PostCard } from '../card/post-card';
import { PostSkeletons } from '../card/post-skeletons';
import { useLiveRemovals } from '../use-live-removals';
import { NewPostsButton } from './new-posts-button';
import { useListFocus } from './use-list-focus';
import { VirtualRows } from './virtual-rows';

interface PostListProps {
  userId: string;
  filter: PostFilter | null;
  /** Clears the filter. */
  onAll: () => void;
  onWrite: () => void;
}

/** The cards of the posts, or the loading, error or empty state. */
export function PostList({ userId, filter, onAll, onWrite }: PostListProps) {
  useLiveRemovals();
  const feed = useInfiniteQuery(feedQuery(userId, filter));
  const { data, error, isPlaceholderData } = feed;
  const posts = useMemo(() => data && uniqueById(data.pages.flatMap(({ items }) => items)), [data]);
  const list = useRestoreLinkFocus();
  const { heading, focusHeading, focusWithout } = useListFocus(posts?.length);
  const query = toFilterQuery(filter);
  const from = query ? `${paths.community}?${query}` : paths.community;

  if (posts === undefined) {
    if (!error) return <PostSkeletons count={4} label="Loading posts" />;
    return <QueryError query={feed} title="We couldn’t load posts" />;
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
      <NewPostsButton
        userId={userId}
        filter={filter}
        newest={posts[0] ?? null}
        readAt={isPlaceholderData ? null : feed.dataUpdatedAt}
        onShown={focusHeading}
      />
      {isEmpty ? <NoPosts filter={filter} onAll={onAll} onWrite={onWrite} /> : null}
      <VirtualRows items={posts} place={from} estimate={320}>
        {(post) => <PostCard post={post} userId={userId} from={from} onDeleted={focusWithout} />}
      </VirtualRows>
      {isPlaceholderData ? null : <LoadMore itemsLabel="posts" query={feed} marginPx={1200} />}
    </div>
  );
}

function NoPosts({ filter, onAll, onWrite }: Pick<PostListProps, 'filter' | 'onAll' | 'onWrite'>) {
  const write = <Button onClick={onWrite}>Write the first post</Button>;
  const activeFilter = postFilters.find(({ value }) => value === filter);
  if (!activeFilter) {
    return (
      <EmptyState
        icon={<MessagesSquare />}
        title="No posts yet"
        text="Ask a question, share a deal, or tell members what you’re looking for."
        action={write}
      />
    );
  }
  return (
    <EmptyState
      icon={<MessagesSquare />}
      title={`No posts in ${activeFilter.label} yet`}
      text="Be the first to post, or show posts of every kind."
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
