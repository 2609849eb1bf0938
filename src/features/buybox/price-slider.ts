/** How the price slider of the buy box moves, and what it says. Amounts are whole USD. */

import { formatUsd, formatUsdCompact } from '@/shared/lib/format';
import type { PriceRange } from './box';

/** The slider's right end, which stands for any price above it as well. */
export const sliderEnd = 1_500_000;

/** What a thumb moves by while it is dragged; it comes to rest on a stop. */
export const sliderStep = 1_000;

/** The distance of two stops around an amount. */
function stopWidth(amount: number): number {
  if (amount < 250_000) return 10_000;
  if (amount < 500_000) return 25_000;
  return amount < 1_000_000 ? 50_000 : 100_000;
}

/** The stop at which a thumb released at this amount comes to rest: the nearest one. */
export function snapPrice(amount: number): number {
  const width = stopWidth(amount);
  return Math.min(Math.round(amount / width) * width, sliderEnd);
}

/** The stop before (-1) or after (1) an amount, no further than the slider's ends. */
export function nextStop(amount: number, direction: -1 | 1): number {
  // Below a border of two widths it is the smaller one that counts.
  const width = stopWidth(direction === 1 ? amount : amount - 1);
  const stop = direction === 1 ? Math.floor(amount / width) + 1 : Math.ceil(amount / width) - 1;
  return Math.min(Math.max(stop * width, 0), sliderEnd);
}

/** What the slider says of an amount: '$1.5M+' from its end on, '$750,000' below a million, else '$1.2M'. */
export function priceText(amount: number): string {
  if (amount >= sliderEnd) return '$1.5M+';
  return amount < 1_000_000 ? formatUsd(amount) : formatUsdCompact(amount);
}

/** Where the two thumbs stand for a range: an open end is the slider's own, and so is what lies beyond it. */
export function toSlider({ min, max }: PriceRange): [number, number] {
  const high = Math.min(max ?? sliderEnd, sliderEnd);
  return [Math.min(min ?? 0, high), high];
}

/**
 * The range after the thumbs were released at these two amounts, the lower one first. Only a thumb that has moved changes its
 * end, so that an amount that was typed stays to the dollar. The slider's ends are open ends.
 */
export function fromSlider(before: PriceRange, [low, high]: readonly [number, number]): PriceRange {
  const [shownLow, shownHigh] = toSlider(before);
  const min = low === shownLow ? before.min : snapPrice(low) || null;
  const max = high === shownHigh ? before.max : Math.max(snapPrice(high), nextStop(0, 1));
  if (max === null || (max >= sliderEnd && high !== shownHigh)) return { min, max: null };
  if (min === null || min <= max) return { min, max };
  // Snapping has led one thumb past the other, which was typed between two stops.
  return low === shownLow ? { min, max: nextStop(min, 1) } : { min: nextStop(max, -1) || null, max };
}

/** Where a key takes a thumb: an arrow to the next stop, Page Up and Page Down five stops on. Null for any other key. */
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
