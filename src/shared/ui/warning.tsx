import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something to think about that doesn't stop anyone; announced once it appears. Nothing without a text. */
export function Warning({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div aria-live="polite" className={clsx('empty:hidden', className)}>
      {children ? (
        <p className="flex items-start gap-2 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="text-pretty">{children}</span>
        </p>
      ) : null}
    </div>
  );
}
