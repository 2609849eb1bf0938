import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { hasTopLayer } from './use-floating-list';

interface FloatingListProps {
  ref: Ref<HTMLDivElement>;
  open: boolean;
  children: ReactNode;
}

/** The box around a field's list of options. `useFloatingList` positions it. */
export function FloatingList({ ref, open, children }: FloatingListProps) {
  return (
    <div
      ref={ref}
      popover={hasTopLayer ? 'manual' : undefined}
      className={clsx(
        'absolute inset-auto z-50 m-0 w-full overflow-hidden rounded-control border border-line bg-surface',
        'p-0 text-ink shadow-overlay',
        !open && 'hidden',
      )}
    >
      {children}
    </div>
  );
}
