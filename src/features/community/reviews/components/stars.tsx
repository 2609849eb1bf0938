import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { starValues } from '../ratings';

interface StarsProps {
  /** 0 to 5; fractions fill a star partly. */
  value: number;
  /** The screen reader text, such as '4 stars'. Empty when adjacent text says the same. */
  label: string;
  className?: string;
}

/** Five stars filled up to a value, sized with the text around them by default. */
export function Stars({ value, label, className }: StarsProps) {
  return (
    <span className={clsx('relative inline-flex shrink-0 align-[-0.125em] [&_svg]:size-[1em]', className)}>
      <span aria-hidden className="flex gap-[0.12em] text-edge/45">
        {starValues.map((star) => (
          <Star key={star} className="shrink-0 fill-current stroke-0" />
        ))}
      </span>
      <span
        aria-hidden
        className="absolute inset-y-0 left-0 flex overflow-hidden text-amber"
        style={{ width: `${(value / 5) * 100}%` }}
      >
        <span className="flex gap-[0.12em]">
          {starValues.map((star) => (
            <Star key={star} className="shrink-0 fill-current stroke-0" />
          ))}
        </span>
      </span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
