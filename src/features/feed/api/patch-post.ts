import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { KeysetPage } from '@/kit/network/keyset';
import type { FullPost, Post } from '../post';
import { feedKeys } from './keys';

export type PostPages = InfiniteData<KeysetPage<Post>>;

/** Computes the changed fields of a cached post. */
type Change = (post: Post) => Partial<FullPost>;

/** Applies a change to a post in every cached list and on its page. */
export function patchPost(queryClient: QueryClient, postId: string, change: Change): void {
  const changed = <P extends Post>(post: P): P => (post.id === postId ? { ...post, ...change(post) } : post);
  changeAndRefetch(queryClient, feedKeys.lists, () =>
    queryClient.setQueriesData<PostPages>({ queryKey: feedKeys.lists }, (old) =>
      withItems(old, (items) => items.map(changed)),
    ),
  );
  changeAndRefetch(queryClient, feedKeys.pages, () =>
    queryClient.setQueriesData<FullPost | null>({ queryKey: feedKeys.pages }, (old) => (old ? changed(old) : old)),
  );
}

/** Removes a deleted post from every cached list, and sets its page to null. */
export function removePost(queryClient: QueryClient, postId: string): void {
  changeAndRefetch(queryClient, feedKeys.lists, () =>
    queryClient.setQueriesData<PostPages>({ queryKey: feedKeys.lists }, (old) =>
      withItems(old, (items) => items.filter(({ id }) => id !== postId)),
    ),
  );
  queryClient.setQueriesData<FullPost | null>(
    { queryKey: feedKeys.pages, predicate: ({ queryKey }) => queryKey.at(-1) === postId },
    null,
  );
}

/** Pages with changed items and the same cursors. */
function withItems<Item>(
  old: InfiniteData<KeysetPage<Item>> | undefined,
  change: (items: Item[]) => Item[],
): InfiniteData<KeysetPage<Item>> | undefined {
  return old && { ...old, pages: old.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

/** Cancels queries in flight before the change and restarts them after: their responses would undo it. */
function changeAndRefetch(queryClient: QueryClient, queryKey: QueryKey, change: () => void): void {
  const late = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  void queryClient.cancelQueries({ queryKey });
  change();
  for (const query of late) void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' });
}
