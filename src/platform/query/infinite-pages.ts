import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

interface ItemsPage<Item> {
  items: Item[];
}

/** Filters the items of all loaded pages. Returns undefined if nothing is loaded. */
export function filterPages<Page extends ItemsPage<unknown>>(
  old: InfiniteData<Page> | undefined,
  keep: (item: Page['items'][number]) => boolean,
): InfiniteData<Page> | undefined {
  return old && { ...old, pages: old.pages.map((page) => ({ ...page, items: page.items.filter(keep) })) };
}

/** Removes an item from the cached pages of a list. */
export function removeFromPages(queryClient: QueryClient, queryKey: QueryKey, id: string): void {
  // A response already on its way would bring it back.
  void queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData<InfiniteData<ItemsPage<{ id: string }>>>(queryKey, (old) =>
    filterPages(old, (item) => item.id !== id),
  );
}
