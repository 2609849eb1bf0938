import { unwrap } from '@/shared/supabase/errors';
import { getReader } from '@/shared/supabase/reader';

const flagOf = (listingId: string) => `property_viewed_${listingId}`;

/** Stands in for session storage where the browser forbids it. */
const seen = new Set<string>();
/** Listings whose view is on its way, with the count it started from. */
const onTheirWay = new Map<string, number>();
const listeners = new Set<() => void>();

/** The views that are being counted, to be watched. */
export const viewsOnTheirWay = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** The count from which this listing's view started; null when none is on its way. */
  from: (listingId: string): number | null => onTheirWay.get(listingId) ?? null,
};

function notify() {
  for (const listener of listeners) listener();
}

function isFlagged(listingId: string): boolean {
  try {
    return seen.has(listingId) || window.sessionStorage.getItem(flagOf(listingId)) !== null;
  } catch {
    return false;
  }
}

function flag(listingId: string) {
  try {
    window.sessionStorage.setItem(flagOf(listingId), 'true');
  } catch {
    seen.add(listingId);
  }
}

/**
 * Counts this visit, once a browser session and listing, whoever asks how often meanwhile. `known` is the
 * count before it; `onCounted` receives the new one. A failure is silent and leaves no flag: the next visit tries again.
 */
export async function countView(listingId: string, known: number, onCounted: (count: number) => void): Promise<void> {
  if (onTheirWay.has(listingId) || isFlagged(listingId)) return;
  onTheirWay.set(listingId, known);
  notify();
  try {
    const supabase = await getReader();
    // Null for a listing that is gone, which the generated type does not say.
    const count: number | null = unwrap(
      await supabase.rpc('increment_property_view_count', { property_id: listingId }),
    );
    if (count === null) return;
    flag(listingId);
    onCounted(count);
  } catch {
    // The count shown falls back to the known one.
  } finally {
    onTheirWay.delete(listingId);
    notify();
  }
}
