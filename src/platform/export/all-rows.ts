import {
  InfiniteQueryObserver,
  type InfiniteData,
  type InfiniteQueryObserverOptions,
  type QueryKey,
} from '@tanstack/react-query';
import { createQueryClient } from '@/platform/query/query-client';

/** The most rows of a file. */
export const maxRows = 10_000;

/** What an export reports, and what ends it. */
export interface Exporting {
  /** How many rows there are so far. */
  onProgress: (rows: number) => void;
  signal: AbortSignal;
}

type PagesOf<Page, Key extends QueryKey, Cursor> = InfiniteQueryObserverOptions<
  Page,
  Error,
  InfiniteData<Page>,
  Key,
  Cursor
>;

/** All rows of a list, by the query that its screen shows in pages; at most `maxRows`. Rejects once it's aborted. */
export async function allRows<Page, Key extends QueryKey, Cursor, Row>(
  query: PagesOf<Page, Key, Cursor>,
  rowsOf: (page: Page) => readonly Row[],
  { onProgress, signal }: Exporting,
): Promise<Row[]> {
  // Of its own, so that the screen doesn't hold, or fetch again, what's only for the file.
  const client = createQueryClient();
  const pages = new InfiniteQueryObserver(client, query);
  const abort = () => void client.cancelQueries();
  signal.addEventListener('abort', abort);
  try {
    for (;;) {
      const { data, hasNextPage } = await pages.fetchNextPage({ throwOnError: true });
      // A canceled fetch can also resolve, with the pages there are.
      signal.throwIfAborted();
      const rows = data?.pages.flatMap(rowsOf) ?? [];
      onProgress(Math.min(rows.length, maxRows));
      if (!hasNextPage || rows.length >= maxRows) return rows.slice(0, maxRows);
    }
  } finally {
    signal.removeEventListener('abort', abort);
    client.clear();
  }
}
