import type { View } from '@/shared/map/mercator';

const slot = 'marketplace_map_view';

/** The last map view for this marketplace URL, so that Back from a listing restores it; null when there is none. */
export function loadLastView(address: string): View | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(slot) ?? 'null') as { address: string; view: View } | null;
    if (kept?.address !== address) return null;
    const { center, zoom } = kept.view;
    return [center.x, center.y, zoom].every(Number.isFinite) ? { center: { x: center.x, y: center.y }, zoom } : null;
  } catch {
    return null;
  }
}

/** Saves the map view for this marketplace URL in this tab. Does nothing if the browser blocks storage. */
export function saveLastView(address: string, view: View) {
  try {
    window.sessionStorage.setItem(slot, JSON.stringify({ address, view }));
  } catch {
    // Back then shows the fitted map.
  }
}
