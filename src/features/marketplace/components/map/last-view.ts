import type { View } from '../../map/mercator';

const slot = 'marketplace_map_view';

/** Where the map of this address looked last, so that the way back from a listing leads to the same place; null when unknown. */
export function lastView(address: string): View | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(slot) ?? 'null') as { address: string; view: View } | null;
    if (kept?.address !== address) return null;
    const { center, zoom } = kept.view;
    return [center.x, center.y, zoom].every(Number.isFinite) ? { center: { x: center.x, y: center.y }, zoom } : null;
  } catch {
    return null;
  }
}

/** Keeps where the map of this address looks, for this tab. Does nothing where storage is forbidden. */
export function keepView(address: string, view: View) {
  try {
    window.sessionStorage.setItem(slot, JSON.stringify({ address, view }));
  } catch {
    // The way back then leads to the fitted map.
  }
}
