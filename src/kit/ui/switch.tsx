import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  checked: boolean;
  /** For the switch of several settings: whether only some are on. It's a checkbox then, as no switch can be both. */
  mixed?: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Id of a description. */
  describedBy?: string;
  className?: string;
}

/** An on/off switch that takes effect immediately. */
export function Switch({ label, checked, mixed, onChange, disabled, describedBy, className }: SwitchProps) {
  return (
    <label
      className={clsx(
        'inline-flex min-h-11 items-center gap-2.5 text-sm font-medium',
        disabled ? 'text-muted' : 'cursor-pointer text-ink',
        className,
      )}
    >
      <input
        ref={(input) => {
          if (input) input.indeterminate = mixed === true;
        }}
        type="checkbox"
        role={mixed === undefined ? 'switch' : undefined}
        checked={checked}
        aria-checked={mixed === undefined ? checked : undefined}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
        className={clsx(
          'relative h-6 w-10 shrink-0 appearance-none rounded-full bg-edge transition-colors enabled:cursor-pointer',
          'checked:bg-evergreen disabled:opacity-50',
          'before:absolute before:top-[3px] before:left-[3px] before:size-[18px] before:rounded-full',
          'before:bg-surface before:transition-transform checked:before:translate-x-4',
          'indeterminate:bg-evergreen indeterminate:before:translate-x-2',
        )}
      />
      {label}
    </label>
  );
}
