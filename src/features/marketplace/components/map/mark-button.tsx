import { clsx } from 'clsx';
import { BadgeCheck } from 'lucide-react';
import { memo, type KeyboardEvent } from 'react';
import { formatUsdCompact } from '@/shared/lib/format';
import type { Mark } from '../../map/marks';
import { nameOf, shortCount } from '../../map/mark-names';

interface MarkButtonProps {
  mark: Mark;
  /** It stands out: under the pointer here or in the list. */
  highlighted: boolean;
  open: boolean;
  /** It is the one that Tab comes to. */
  reachable: boolean;
  onPress: (mark: Mark) => void;
  onPoint: (mark: Mark | null) => void;
  onFocus: (mark: Mark) => void;
  onKeyDown: (event: KeyboardEvent, mark: Mark) => void;
}

/** A pin (one listing) or a cluster (several) on the built-in map. */
export const MarkButton = memo(function MarkButton({
  mark,
  highlighted,
  open,
  reachable,
  onPress,
  onPoint,
  onFocus,
  onKeyDown,
}: MarkButtonProps) {
  const single = mark.id !== null;
  return (
    <button
      type="button"
      data-mark={mark.key}
      aria-label={nameOf(mark)}
      aria-haspopup={single ? 'dialog' : undefined}
      aria-expanded={single ? open : undefined}
      tabIndex={reachable ? 0 : -1}
      onClick={() => onPress(mark)}
      onPointerEnter={() => onPoint(mark)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => {
        onFocus(mark);
        onPoint(mark);
      }}
      onBlur={() => onPoint(null)}
      onKeyDown={(event) => onKeyDown(event, mark)}
      className={clsx(
        'absolute numeric flex items-center justify-center font-semibold whitespace-nowrap select-none',
        'origin-bottom transition-transform focus-visible:outline-offset-3 pointer-coarse:before:absolute pointer-coarse:before:-inset-2',
        single ? '-translate-x-1/2 -translate-y-[calc(100%+5px)]' : '-translate-x-1/2 -translate-y-1/2',
        single ? pinLook(mark.verified) : clusterLook(mark.listings),
        (highlighted || open) && 'scale-115 ring-3 ring-amber',
      )}
    >
      {single ? (
        <>
          {mark.verified ? <BadgeCheck aria-hidden className="size-3.5" /> : null}
          {formatUsdCompact(mark.price)}
          <span
            aria-hidden
            className={clsx(
              'absolute -bottom-[5px] left-1/2 size-2.5 -translate-x-1/2 rotate-45',
              mark.verified ? 'bg-evergreen' : 'bg-brick',
            )}
          />
        </>
      ) : (
        shortCount(mark.listings)
      )}
    </button>
  );
});

/** Verified: a green pill with a seal. Unverified: a red tag with corners. */
function pinLook(verified: boolean): string {
  return clsx(
    'h-7 gap-1 text-xs shadow-[0_0_0_1.5px_var(--surface),0_2px_6px_rgb(8_14_11/0.35)]',
    verified
      ? 'rounded-full bg-evergreen pr-2.5 pl-1.5 text-evergreen-on'
      : 'rounded-[5px] bg-brick px-2 text-brick-on',
  );
}

/** The more listings, the larger. */
function clusterLook(listings: number): string {
  return clsx(
    'rounded-full bg-ink text-paper shadow-[0_0_0_3px_color-mix(in_srgb,var(--ink)_22%,transparent),0_2px_8px_rgb(8_14_11/0.3)]',
    listings < 10
      ? 'size-8 text-xs'
      : listings < 100
        ? 'size-9 text-[13px]'
        : listings < 1000
          ? 'size-11 text-sm'
          : 'size-13 text-sm',
  );
}
