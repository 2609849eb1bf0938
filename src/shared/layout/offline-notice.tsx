import { clsx } from 'clsx';
import { WifiOff } from 'lucide-react';
import { useOnline } from './use-online';

/** A banner under the header while the browser is offline. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className="block">
      {online ? null : (
        <span
          className={clsx(
            'flex items-center justify-center gap-2 bg-amber-soft px-4 py-2 text-center text-sm',
            'font-medium text-amber-ink',
          )}
        >
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You’re offline. Content may be out of date, and you can’t save changes until you’re back online.
        </span>
      )}
    </output>
  );
}
