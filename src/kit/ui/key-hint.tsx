import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A key that does the same as what it's next to. Screen readers hear it from `aria-keyshortcuts`. */
export function KeyHint({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <kbd
      aria-hidden
      className={clsx(
        'rounded border border-current/40 px-1.5 font-sans text-xs leading-5 font-medium pointer-coarse:hidden',
        className,
      )}
    >
      {children}
    </kbd>
  );
}
