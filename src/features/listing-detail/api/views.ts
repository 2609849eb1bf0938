import { tabStore } from '@/platform/storage/browser-storage';
import { unwrap } from '@/platform/errors/errors';
import { readDatabase } from '@/platform/supabase/anon-client';
import { previousPage, viewSource } from '../view-source';

const storageKey = (listingId: string) => `property_viewed_${listingId}`;

/** Fallback when the browser blocks session storage. */
const recorded = new Set<string>();
/** Views being recorded: listing id and the count before. */
const pending = new Map<string, number>();
const listeners = new Set<() => void>();

/** External store of the views being recorded. */
export const pendingViews = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** The count before this listing's pending view; null when there is none. */
  from: (listingId: string): number | null => pending.get(listingId) ?? null,
};

function notify() {
  for (const listener of listeners) listener();
}

const isRecorded = (listingId: string) => recorded.has(listingId) || tabStore.read(storageKey(listingId)) !== null;

function markRecorded(listingId: string) {
  if (!tabStore.write(storageKey(listingId), 'true')) recorded.add(listingId);
}

/**
 * Records this visit, once per listing and browser session. `known` is the count before it; `onRecorded` receives the
 * new one. Failures are ignored and retried on the next visit.
 */
export async function recordView(listingId: string, known: number, onRecorded: (count: number) => void): Promise<void> {
  if (pending.has(listingId) || isRecorded(listingId)) return;
  pending.set(listingId, known);
  notify();
  try {
    // Null when the listing is gone; the generated type doesn't say so.
    const count: number | null = unwrap(
      await readDatabase().rpc('increment_property_view_count', {
        property_id: listingId,
        source: viewSource(new URL(window.location.href), previousPage(), document.referrer),
      }),
    );
    if (count === null) return;
    markRecorded(listingId);
    onRecorded(count);
  } catch {
    // Show the known count again.
  } finally {
    pending.delete(listingId);
    notify();
  }
}
