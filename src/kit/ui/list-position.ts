interface Span {
  top: number;
  bottom: number;
}

/** Pixels between field and list, and between list and screen edge. */
export const listGap = 4;
/** Maximum height of a list of options, in pixels. */
export const maxListHeight = 320;
/** With less room below than this (in pixels), the list opens on the side with more room. */
const minHeightBelow = 220;

/** Whether a list opens above or below its field, and its maximum height in pixels, within the visible viewport. */
export function listPosition(
  field: Span,
  view: Span,
  maxHeight = maxListHeight,
): { side: 'above' | 'below'; maxHeight: number } {
  const below = view.bottom - field.bottom - 2 * listGap;
  const above = field.top - view.top - 2 * listGap;
  const side = below >= minHeightBelow || below >= above ? 'below' : 'above';
  return { side, maxHeight: Math.max(96, Math.min(maxHeight, side === 'below' ? below : above)) };
}
