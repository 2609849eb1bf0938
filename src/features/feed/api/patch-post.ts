import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { KeysetPage } from '@/shared/supabase/keyset';
import type { FullPost, Post } from '../post';
import { feedKeys } from './keys';

export type PostPages = InfiniteData<KeysetPage<Post>>;

/** What of a post changes with what the reader does. */
type Change = (post: Post) => Partial<FullPost>;

/** Shows a change of one post at once, in every list that has been read and on its own page. */
export function patchPost(queryClient: QueryClient, postId: string, change: Change): void {
  const changed = <P extends Post>(post: P): P => (post.id === postId ? { ...post, ...change(post) } : post);
  overtake(queryClient, feedKeys.lists, () =>
    queryClient.setQueriesData<PostPages>({ queryKey: feedKeys.lists }, (old) =>
      withItems(old, (items) => items.map(changed)),
    ),
  );
  overtake(queryClient, feedKeys.pages, () =>
    queryClient.setQueriesData<FullPost | null>({ queryKey: feedKeys.pages }, (old) => (old ? changed(old) : old)),
  );
}

/** Takes a post that is gone out of every list, and says so on its page. */
export function dropPost(queryClient: QueryClient, postId: string): void {
  overtake(queryClient, feedKeys.lists, () =>
    queryClient.setQueriesData<PostPages>({ queryKey: feedKeys.lists }, (old) =>
      withItems(old, (items) => items.filter(({ id }) => id !== postId)),
    ),
  );
  queryClient.setQueriesData<FullPost | null>(
    { queryKey: feedKeys.pages, predicate: ({ queryKey }) => queryKey.at(-1) === postId },
    null,
  );
}

/** Pages with their items changed; where the next page begins stays. */
function withItems<Item>(
  old: InfiniteData<KeysetPage<Item>> | undefined,
  change: (items: Item[]) => Item[],
): InfiniteData<KeysetPage<Item>> | undefined {
  return old && { ...old, pages: old.pages.map((page) => ({ ...page, items: change(page.items) })) };
}

/** Makes a change that answers on their way know nothing of, and asks for those anew: each would bring the old state back. */
function overtake(queryClient: QueryClient, queryKey: QueryKey, change: () => void): void {
  const late = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  void queryClient.cancelQueries({ queryKey });
  change();
  for (const query of late) void queryClient.refetchQueries({ queryKey: query.queryKey, exact: true, type: 'active' });
}
