import { clsx } from 'clsx';

/** A shimmering stand-in for what is loading. Give it the size of what comes; announce the loading once, around it. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={clsx('skeleton', className)} />;
}
