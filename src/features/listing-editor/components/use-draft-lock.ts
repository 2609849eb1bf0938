import { useEffect, useRef, useState } from 'react';

/** Which tab holds the draft: not known yet, this one, another one, or another one that took it from this tab. */
type DraftHolder = 'checking' | 'mine' | 'elsewhere' | 'taken';

/**
 * Lets one tab at a time edit a draft. The first tab holds it; others get it when that tab closes, or right away with
 * `takeOver`. In browsers without Web Locks every tab holds it; the listing's id still keeps it from being posted
 * twice.
 */
export function useDraftLock(name: string): { holder: DraftHolder; takeOver: () => void } {
  const locks = 'locks' in navigator ? navigator.locks : null;
  const [holder, setHolder] = useState<DraftHolder>(locks ? 'checking' : 'mine');
  const steal = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!locks) return undefined;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    /** Holds the lock until this screen unmounts. */
    const hold = () => {
      if (signal.aborted) return undefined;
      setHolder('mine');
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    };
    const wait = () => {
      // Rejects when another tab takes the draft, or when this screen unmounts while waiting.
      locks.request(name, { signal }, hold).catch(lost);
    };
    const lost = () => {
      if (signal.aborted) return;
      setHolder('taken');
      wait();
    };
    const start = async () => {
      let free = true;
      await locks.request(name, { ifAvailable: true }, (lock) => {
        free = lock !== null;
        return lock ? hold() : undefined;
      });
      if (free || signal.aborted) return;
      setHolder('elsewhere');
      wait();
    };
    steal.current = () => {
      locks.request(name, { steal: true }, hold).catch(lost);
    };
    start().catch(lost);
    return () => unmounted.abort();
  }, [locks, name]);

  return { holder, takeOver: () => steal.current() };
}
