import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'verified' | 'attention' | 'danger' | 'strong';

const tones: Readonly<Record<BadgeTone, string>> = {
  neutral: 'bg-sunken text-muted',
  verified: 'bg-evergreen-soft text-evergreen-ink',
  attention: 'bg-amber-soft text-amber-ink',
  danger: 'bg-brick-soft text-brick-ink',
  strong: 'bg-ink text-paper',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  className?: string;
  /** What it means in full, for the tooltip and for screen readers; by default, what it shows. */
  label?: string;
  children: ReactNode;
}

/** A short status label. */
export function Badge({ tone = 'neutral', icon, className, label, children }: BadgeProps) {
  return (
    <span
      title={label}
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        '[&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {label ? <span aria-hidden>{children}</span> : children}
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
