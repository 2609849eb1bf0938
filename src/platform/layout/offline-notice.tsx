import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from './use-online';

/** A banner under the header, announced once it has a text. */
export function NetworkBanner({ children }: { children: ReactNode }) {
  return (
    <output className="block">
      {children ? (
        <span
          className={clsx(
            'flex items-center justify-center gap-2 bg-amber-soft px-4 py-2 text-center text-sm',
            'font-medium text-amber-ink',
          )}
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {children}
        </span>
      ) : null}
    </output>
  );
}

/** Says so while the browser is offline. */
export function OfflineNotice() {
  const text = 'You’re offline. Content may be out of date, and you can’t save changes until you’re back online.';
  return <NetworkBanner>{useOnline() ? null : text}</NetworkBanner>;
}
