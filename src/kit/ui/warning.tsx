import { clsx } from 'clsx';
import { TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface WarningProps {
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

/** Something to think about that doesn't stop anyone; announced once it appears. Nothing without a text. */
export function Warning({ icon: Icon = TriangleAlert, className, children }: WarningProps) {
  return (
    <div aria-live="polite" className={clsx('empty:hidden', className)}>
      {children ? (
        <div className="flex items-start gap-2 rounded-control bg-amber-soft px-4 py-3 text-sm text-amber-ink">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0 text-pretty break-words">{children}</div>
        </div>
      ) : null}
    </div>
  );
}
