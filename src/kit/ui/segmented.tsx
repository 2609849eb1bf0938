import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

interface Option<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
}

interface SegmentedProps<T extends string> {
  /** Accessible name of the group. */
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly Option<T>[];
  /** Shows only the icons; labels are for screen readers. */
  iconsOnly?: boolean;
  /** Disables the control; `describedBy` is the id of the explanation. */
  disabled?: boolean;
  describedBy?: string;
  className?: string;
}

/** A segmented control, made of radio buttons. */
export function Segmented<T extends string>({
  label,
  value,
  onChange,
  options,
  iconsOnly = false,
  disabled = false,
  describedBy,
  className,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={describedBy}
      className={clsx(
        // Scrolls sideways where it doesn't fit.
        'inline-flex max-w-full min-w-0 overflow-x-auto overflow-y-hidden rounded-control border border-line bg-sunken',
        'p-[3px] [scrollbar-width:none]',
        disabled && 'opacity-55',
        className,
      )}
    >
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={iconsOnly ? option.label : undefined}
          className={clsx(
            // As tall as text fields. The ::after enlarges the click target to the border.
            'relative inline-flex min-h-9 shrink-0 items-center justify-center gap-2 rounded-[7px] px-3 text-sm',
            'whitespace-nowrap',
            'font-medium transition-colors',
            disabled ? 'cursor-not-allowed' : 'cursor-pointer',
            'after:absolute after:-inset-1 has-focus-visible:outline-2 has-focus-visible:outline-evergreen',
            '[&_svg]:size-4',
            option.value === value
              ? 'bg-surface text-ink shadow-sm'
              : clsx('text-muted', !disabled && 'hover:text-ink'),
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-[inherit] opacity-0"
          />
          {option.icon}
          <span className={iconsOnly ? 'sr-only' : undefined}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
