import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

interface ItemsPage<Item> {
  items: Item[];
}

/** The pages of a list with only those items that are kept; undefined where nothing was read yet. */
export function keepInPages<Page extends ItemsPage<unknown>>(
  old: InfiniteData<Page> | undefined,
  keep: (item: Page['items'][number]) => boolean,
): InfiniteData<Page> | undefined {
  return old && { ...old, pages: old.pages.map((page) => ({ ...page, items: page.items.filter(keep) })) };
}

/** Takes what was settled off the list it waited on, for the reader. */
export function leaveList(queryClient: QueryClient, queryKey: QueryKey, id: string): void {
  // An answer asked for before would bring it back.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<InfiniteData<ItemsPage<{ id: string }>>>(queryKey, (old) =>
    keepInPages(old, (item) => item.id !== id),
  );
}
