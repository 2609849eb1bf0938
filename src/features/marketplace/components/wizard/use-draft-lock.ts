import { useEffect, useRef, useState } from 'react';

/** Whose the draft is: not known yet, this tab's, another tab's, or taken from this tab by another. */
type DraftHolder = 'asking' | 'mine' | 'elsewhere' | 'taken';

/**
 * One tab at a time works on a draft. The first that opens it has it; the others wait, and get it when that tab is closed, or at
 * once by `takeOver`. Where browsers have no locks every tab has it: the listing's id still keeps it from being posted twice.
 */
export function useDraftLock(name: string): { holder: DraftHolder; takeOver: () => void } {
  const locks = 'locks' in navigator ? navigator.locks : null;
  const [holder, setHolder] = useState<DraftHolder>(locks ? 'asking' : 'mine');
  const take = useRef<() => void>(() => undefined);

  useEffect(() => {
    if (!locks) return undefined;
    const left = new AbortController();
    const { signal } = left;
    /** Keeps a lock for as long as this screen is open. */
    const hold = () => {
      if (signal.aborted) return undefined;
      setHolder('mine');
      return new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true });
      });
    };
    const wait = () => {
      // Rejected when another tab takes the draft, or when this screen is left while it waits.
      locks.request(name, { signal }, hold).catch(lost);
    };
    const lost = () => {
      if (signal.aborted) return;
      setHolder('taken');
      wait();
    };
    const begin = async () => {
      let free = true;
      await locks.request(name, { ifAvailable: true }, (lock) => {
        free = lock !== null;
        return lock ? hold() : undefined;
      });
      if (free || signal.aborted) return;
      setHolder('elsewhere');
      wait();
    };
    take.current = () => {
      locks.request(name, { steal: true }, hold).catch(lost);
    };
    begin().catch(lost);
    return () => left.abort();
  }, [locks, name]);

  return { holder, takeOver: () => take.current() };
}
