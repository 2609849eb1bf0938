import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

interface ChoiceChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  children: ReactNode;
}

/** A checkbox that looks like a chip. Accepts `register(...)` of react-hook-form. */
export function ChoiceChip({ children, ...rest }: ChoiceChipProps) {
  return (
    <label
      className={clsx(
        'inline-flex min-h-10 cursor-pointer items-center gap-2.5 rounded-control border',
        'border-edge/70 px-3.5 text-[15px] transition-colors select-none hover:border-muted',
        'has-checked:border-evergreen has-checked:bg-evergreen-soft has-checked:font-medium',
        'has-checked:text-evergreen-ink has-focus-visible:outline-2',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-evergreen',
        'pointer-coarse:min-h-11',
      )}
    >
      <input {...rest} type="checkbox" className="size-4 shrink-0 cursor-pointer accent-evergreen outline-none" />
      {children}
    </label>
  );
}
