import type { RealtimeChannel } from '@supabase/realtime-js';
import { database } from '@/platform/supabase/client';
import { unwrap } from '@/platform/errors/errors';
import { getRealtime } from '@/platform/supabase/realtime';
import type { Counts, Listing } from '@/domain/listing/listing';

interface ListingSubscriber {
  onCounts: (counts: Counts) => void;
  /** Connected or reconnected. */
  onJoined: () => void;
}

/** Subscribes to the counts of one listing. Returns a function that unsubscribes. */
export function subscribeToListing(listingId: string, followers: ListingSubscriber): () => void {
  const stop = new AbortController();
  // Live counts are optional: without them the page shows the loaded counts.
  join(listingId, followers, stop.signal).catch(() => undefined);
  return () => stop.abort();
}

async function join(listingId: string, { onCounts, onJoined }: ListingSubscriber, stopped: AbortSignal) {
  // Load and start the client in separate idle periods, to keep the page responsive.
  await whenIdle();
  if (stopped.aborted) return;
  const realtime = await getRealtime();
  await whenIdle();
  if (stopped.aborted) return;
  const channel: RealtimeChannel = realtime
    // A unique name: two subscribers of one listing must not share, and close, one channel.
    .channel(`listing-${listingId}-${crypto.randomUUID()}`)
    .on<Listing>(
      'postgres_changes',
      { event: 'UPDATE', schema: 'public', table: 'properties', filter: `id=eq.${listingId}` },
      ({ new: { view_count, likes, dislikes } }) => {
        if (!stopped.aborted) onCounts({ view_count, likes, dislikes });
      },
    )
    .subscribe((state: string) => {
      if (state === 'SUBSCRIBED' && !stopped.aborted) onJoined();
    });
  stopped.addEventListener('abort', () => void realtime.removeChannel(channel));
}

/** A listing's current counts and status; null when it's gone. */
export async function fetchCounts(listingId: string): Promise<(Counts & Pick<Listing, 'status'>) | null> {
  return unwrap(
    await database().from('properties').select('view_count, likes, dislikes, status').eq('id', listingId).maybeSingle(),
  );
}

/** Resolves when the browser is idle, after at most 3 seconds. */
function whenIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 3000 });
    else resolve(null);
  });
}
