import type { InfiniteData } from '@tanstack/react-query';

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
