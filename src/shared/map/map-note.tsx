import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A short message over the map. */
export function MapNote({ children }: { children: ReactNode }) {
  return (
    <output
      className={clsx(
        'flex min-h-9 items-center gap-1.5 rounded-control border border-line bg-surface px-3',
        'text-sm text-ink shadow-card',
      )}
    >
      {children}
    </output>
  );
}
