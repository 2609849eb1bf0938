import * as Slider from 'radix-ui/slider';
import { useState, type KeyboardEvent } from 'react';
import type { PriceRange } from '../price';
import { fromSlider, priceText, sliderEnd, sliderStep, stopForKey, toSlider } from '../price-slider';

interface PriceSliderProps {
  value: PriceRange;
  onChange: (value: PriceRange) => void;
}

/** A price range slider. Shows the amounts while dragging and commits on release. */
export function PriceSlider({ value, onChange }: PriceSliderProps) {
  /** Thumb positions while dragging. */
  const [dragged, setDragged] = useState<[number, number] | null>(null);
  const [low, high] = dragged ?? toSlider(value);
  const commit = ([nextLow = low, nextHigh = high]: readonly number[]) => {
    setDragged(null);
    onChange(fromSlider(value, [nextLow, nextHigh]));
  };
  // Keys move from stop to stop; a single slider step would snap back.
  const onKeyDown = (event: KeyboardEvent, thumb: 'low' | 'high') => {
    const next = stopForKey(event.key, thumb === 'low' ? low : high);
    if (next === null) return;
    event.preventDefault();
    commit(thumb === 'low' ? [Math.min(next, high), high] : [low, Math.max(next, low)]);
  };
  return (
    <div>
      <p aria-hidden className="numeric text-lg font-semibold">
        {priceText(low)} – {priceText(high)}
      </p>
      <Slider.Root
        min={0}
        max={sliderEnd}
        step={sliderStep}
        value={[low, high]}
        onValueChange={([nextLow = low, nextHigh = high]) => setDragged([nextLow, nextHigh])}
        onValueCommit={commit}
        // A drag that ends where it started, or is canceled, commits nothing.
        onLostPointerCapture={() => setDragged(null)}
        className="relative mt-1 flex h-11 touch-none items-center select-none"
      >
        <Slider.Track className="relative h-1.5 grow rounded-full bg-edge">
          <Slider.Range className="absolute h-full rounded-full bg-evergreen" />
        </Slider.Track>
        <Slider.Thumb
          aria-label="Minimum price"
          aria-valuetext={priceText(low)}
          onKeyDown={(event) => onKeyDown(event, 'low')}
          className={thumbClass}
        />
        <Slider.Thumb
          aria-label="Maximum price"
          aria-valuetext={priceText(high)}
          onKeyDown={(event) => onKeyDown(event, 'high')}
          className={thumbClass}
        />
      </Slider.Root>
    </div>
  );
}

// The touch target is larger than the thumb.
const thumbClass =
  'relative block size-6 cursor-grab rounded-full border-2 border-evergreen bg-surface shadow-sm ' +
  'outline-offset-2 outline-evergreen after:absolute after:-inset-2.5 focus-visible:outline-2 ' +
  'active:cursor-grabbing';
