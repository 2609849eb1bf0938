/** The buy box's price slider: stops, labels, and keyboard steps. Amounts in whole USD. */

import { formatUsd, formatUsdCompact } from '@/kit/formatting/format';
import type { PriceRange } from './price';

/** The slider's right end, which also means any higher price. */
export const sliderEnd = 1_500_000;

/** The step while dragging; on release, a thumb snaps to a stop. */
export const sliderStep = 1_000;

/** The distance between stops around an amount. */
function stopWidth(amount: number): number {
  if (amount < 250_000) return 10_000;
  if (amount < 500_000) return 25_000;
  return amount < 1_000_000 ? 50_000 : 100_000;
}

/** The nearest stop to an amount. */
export function snapPrice(amount: number): number {
  const width = stopWidth(amount);
  return Math.min(Math.round(amount / width) * width, sliderEnd);
}

/** The stop before (-1) or after (1) an amount, within the slider's ends. */
export function nextStop(amount: number, direction: -1 | 1): number {
  // Going down from a boundary, the smaller width applies.
  const width = stopWidth(direction === 1 ? amount : amount - 1);
  const stop = direction === 1 ? Math.floor(amount / width) + 1 : Math.ceil(amount / width) - 1;
  return Math.min(Math.max(stop * width, 0), sliderEnd);
}

/** The slider's label: '$750,000' below a million, then '$1.2M', and '$1.5M+' at the end. */
export function priceText(amount: number): string {
  if (amount >= sliderEnd) return '$1.5M+';
  return amount < 1_000_000 ? formatUsd(amount) : formatUsdCompact(amount);
}

/** The thumb positions for a range. Open or out-of-range bounds are at the slider's ends. */
export function toSlider({ min, max }: PriceRange): [number, number] {
  const high = Math.min(max ?? sliderEnd, sliderEnd);
  return [Math.min(min ?? 0, high), high];
}

/**
 * The range after releasing the thumbs at these amounts, lower first. Only a moved thumb changes its bound, so typed
 * amounts stay exact. The slider's ends mean open bounds.
 */
export function fromSlider(before: PriceRange, [low, high]: readonly [number, number]): PriceRange {
  const [shownLow, shownHigh] = toSlider(before);
  const min = low === shownLow ? before.min : snapPrice(low) || null;
  const max = high === shownHigh ? before.max : Math.max(snapPrice(high), nextStop(0, 1));
  if (max === null || (max >= sliderEnd && high !== shownHigh)) return { min, max: null };
  if (min === null || min <= max) return { min, max };
  // Snapping moved one thumb past the other, which was typed between two stops.
  return low === shownLow ? { min, max: nextStop(min, 1) } : { min: nextStop(max, -1) || null, max };
}

/** The amount after a key press: arrows move one stop, Page Up and Page Down five. Null for other keys. */
export function stopForKey(key: string, amount: number): number | null {
  const steps = stepsOfKey[key];
  if (!steps) return null;
  let stop = amount;
  for (let step = 0; step < Math.abs(steps); step += 1) stop = nextStop(stop, steps > 0 ? 1 : -1);
  return stop;
}

const stepsOfKey: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 5,
  PageDown: -5,
};
