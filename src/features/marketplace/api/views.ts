import { getSupabase } from '@/shared/supabase/client';
import { unwrap } from '@/shared/supabase/errors';

const flagOf = (listingId: string) => `property_viewed_${listingId}`;

/** Stands in for session storage where the browser forbids it. */
const seen = new Set<string>();
const onTheirWay = new Map<string, Promise<number | null>>();

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
 * Counts this visit, once a browser session and listing. Null when it is counted already; otherwise the
 * new count is on its way (null for an unknown listing), and everyone who asks meanwhile gets the same
 * promise. A failure leaves no flag, so that the next visit tries again.
 */
export function countView(listingId: string): Promise<number | null> | null {
  if (isFlagged(listingId)) return null;
  const started = onTheirWay.get(listingId) ?? sendView(listingId);
  onTheirWay.set(listingId, started);
  return started;
}

async function sendView(listingId: string): Promise<number | null> {
  try {
    const supabase = await getSupabase();
    const count: number | null = unwrap(
      await supabase.rpc('increment_property_view_count', { property_id: listingId }),
    );
    if (count !== null) flag(listingId);
    return count;
  } finally {
    onTheirWay.delete(listingId);
  }
}
