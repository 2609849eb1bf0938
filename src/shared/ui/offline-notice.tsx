import { WifiOff } from 'lucide-react';
import { useOnline } from '@/shared/lib/use-online';

/** A strip under the header while the browser has no network. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <output className="block">
      {online ? null : (
        <span className="flex items-center justify-center gap-2 bg-amber-soft px-4 py-2 text-center text-sm font-medium text-amber-ink">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. What you see may be out of date, and nothing can be saved until you are back.
        </span>
      )}
    </output>
  );
}
