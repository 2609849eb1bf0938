import type { RealtimeChannel } from '@supabase/supabase-js';
import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';
import type { Counts, Listing } from '../listing';

interface Followers {
  onCounts: (counts: Counts) => void;
  /** The connection stands, for the first time or again: updates before this moment may have passed unseen. */
  onJoined: () => void;
}

/** Follows updates of one listing's row. Returns the function that stops it. */
export function followListing(listingId: string, followers: Followers): () => void {
  const stop = new AbortController();
  // Live counts are an extra: without them the page still shows the counts it loaded.
  join(listingId, followers, stop.signal).catch(() => undefined);
  return () => stop.abort();
}

async function join(listingId: string, { onCounts, onJoined }: Followers, stopped: AbortSignal) {
  // Started and put to use one after the other, each when there is time for it: at once they would hold up the reader.
  await atRest();
  if (stopped.aborted) return;
  const supabase = await getSupabase();
  await atRest();
  if (stopped.aborted) return;
  const channel: RealtimeChannel = supabase
    // A name of its own: two places following one listing must not share, and end, one channel.
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
  stopped.addEventListener('abort', () => void supabase.removeChannel(channel));
}

/** A listing's counts as they are now; null when it is gone. */
export async function readCounts(listingId: string): Promise<Counts | null> {
  const supabase = await getSupabase();
  return unwrap(
    await supabase
      .from('properties')
      .select('view_count, likes, dislikes')
      .eq('id', listingId)
      .retry(false)
      .maybeSingle(),
  );
}

/** When the browser has nothing better to do, or three seconds later: what the page shows is first. */
function atRest(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: 3000 });
    else resolve(null);
  });
}
