import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readAddress, writeAddress, type Shown } from '../../filters';

export interface MarketplaceAddress extends Shown {
  /** The address as `writeAddress` has it; empty when nothing is asked. */
  query: string;
  /** Shows something else. A step in the history unless `replace` is set. */
  change: (changes: Partial<Shown>, options?: { replace?: boolean }) => void;
}

/**
 * What the marketplace shows, kept in the address bar, so that reload, Back, a second tab and a shared link give the same.
 * Values keep their identity from one render to the next while the address is the same.
 */
export function useMarketplaceAddress(): MarketplaceAddress {
  const { search: shown, hash } = useLocation();
  const navigate = useNavigate();
  // The router shows a new address when it finds the time; a change made meanwhile must build on it, not on what is shown.
  const latest = useRef(shown);
  const latestHash = useRef(hash);
  useLayoutEffect(() => {
    latest.current = shown;
    latestHash.current = hash;
  }, [shown, hash]);

  const change = useCallback<MarketplaceAddress['change']>(
    (changes, { replace = false } = {}) => {
      const place = readAddress(latest.current);
      const others = new URLSearchParams(latest.current);
      const next = writeAddress({ ...place, ...changes }, others);
      // The same again is no step in the history.
      if (next === writeAddress(place, others)) return;
      latest.current = next;
      void navigate({ search: next, hash: latestHash.current }, { replace, preventScrollReset: true });
    },
    [navigate],
  );

  return useMemo(() => {
    const place = readAddress(shown);
    return { ...place, query: writeAddress(place), change };
  }, [shown, change]);
}
