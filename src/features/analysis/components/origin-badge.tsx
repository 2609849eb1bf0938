import { clsx } from 'clsx';
import type { Origin } from '@/domain/analysis/model';

/** Label of an origin. */
export const originNames: Readonly<Record<Origin, string>> = { stated: 'Seller', assumed: 'Assumed', yours: 'Yours' };

const originClasses: Readonly<Record<Origin, string>> = {
  stated: 'border-transparent bg-sunken text-ink',
  assumed: 'border-dashed border-edge text-muted',
  yours: 'border-transparent bg-evergreen-soft text-evergreen-ink',
};

interface OriginBadgeProps {
  origin: Origin;
  missing?: boolean;
  /** Label for stated values if not 'Seller'. */
  statedBy?: string | undefined;
}

/** Marks a value as stated, assumed, or entered by the reader. */
export function OriginBadge({ origin, missing = false, statedBy = originNames.stated }: OriginBadgeProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full border px-2 py-px text-xs font-semibold whitespace-nowrap',
        missing ? 'border-transparent bg-amber-soft text-amber-ink' : originClasses[origin],
      )}
    >
      {missing ? 'Not known' : origin === 'stated' ? statedBy : originNames[origin]}
    </span>
  );
}
