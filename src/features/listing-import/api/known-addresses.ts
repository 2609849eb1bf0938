import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import type { DraftRow } from '../build-rows';

/** What is already at the address of a row. */
export interface KnownAddress {
  line: number;
  /** The line of an earlier row with the same address; null for none. */
  sameAs: number | null;
  /** A listing for sale there. */
  listingId: string | null;
  /** Whether the member has a draft for it. */
  drafted: boolean;
}

/** As many as the database takes at once. */
const chunkSize = 500;

/** The rows whose address is listed, drafted, or in the file before, in their order. */
export async function knownAddresses(rows: readonly DraftRow[], signal: AbortSignal): Promise<KnownAddress[]> {
  const firstLine = new Map<string, number>();
  const known: KnownAddress[] = [];
  for (let from = 0; from < rows.length; from += chunkSize) {
    const chunk = rows.slice(from, from + chunkSize);
    const addresses = chunk.map(({ values: { address, city, state, zip } }) => ({ address, city, state, zip }));
    // One at a time: nobody waits for the last ones yet.
    // oxlint-disable-next-line no-await-in-loop
    const found = unwrap(await database().rpc('known_addresses', { addresses }).abortSignal(signal));
    for (const { place, address_key: key, listing_id: listingId, draft_id: draftId } of found) {
      const line = chunk[place - 1]?.line ?? 0;
      const sameAs = firstLine.get(key) ?? null;
      if (sameAs === null) firstLine.set(key, line);
      if (sameAs !== null || listingId || draftId) known.push({ line, sameAs, listingId, drafted: Boolean(draftId) });
    }
  }
  return known;
}
