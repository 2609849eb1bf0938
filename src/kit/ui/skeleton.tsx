import { clsx } from 'clsx';

/** A shimmering placeholder. Give it the size of the content, and announce loading once in the parent. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('skeleton', className)} />;
}
