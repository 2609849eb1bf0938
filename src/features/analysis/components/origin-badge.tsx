import { clsx } from 'clsx';
import type { Origin } from '../model';

/** Whose a value is, in one word. */
export const originNames: Readonly<Record<Origin, string>> = { stated: 'Seller', assumed: 'Assumed', yours: 'Yours' };

const looks: Readonly<Record<Origin, string>> = {
  stated: 'border-transparent bg-sunken text-ink',
  assumed: 'border-dashed border-edge text-muted',
  yours: 'border-transparent bg-evergreen-soft text-evergreen-ink',
};

interface OriginBadgeProps {
  origin: Origin;
  missing?: boolean;
  /** Who states what is stated, where it is not a seller. */
  statedBy?: string | undefined;
}

/** Tells at a glance what the seller states, what is assumed, and what the reader entered. */
export function OriginBadge({ origin, missing = false, statedBy = originNames.stated }: OriginBadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full border px-2 py-px text-xs font-semibold whitespace-nowrap',
        missing ? 'border-transparent bg-amber-soft text-amber-ink' : looks[origin],
      )}
    >
      {missing ? 'Not known' : origin === 'stated' ? statedBy : originNames[origin]}
    </span>
  );
}
