import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface AddressChange<Shown> {
  /** The address as `write` has it; empty when nothing is asked. */
  query: string;
  /** Shows something else. A step in the history unless `replace` is set. */
  change: (changes: Partial<Shown>, options?: { replace?: boolean }) => void;
}

/** How what a screen shows stands in the address bar. Functions of a module: the same ones each time. */
export interface AddressForm<Shown> {
  /** What a query string asks for. Never fails: what makes no sense counts as not asked. */
  read: (query: string) => Shown;
  /** The one query string, without its question mark, that is read as this. `also` are parameters of others, to be kept. */
  write: (shown: Shown, also?: URLSearchParams) => string;
}

/**
 * What a list shows, kept in the address bar, so that reload, Back, a second tab and a shared link give the same.
 * Values keep their identity from one render to the next while the address is the same.
 */
export function useAddress<Shown extends object>({ read, write }: AddressForm<Shown>): Shown & AddressChange<Shown> {
  const { search: shown, hash } = useLocation();
  const navigate = useNavigate();
  // The router shows a new address when it finds the time; a change made meanwhile must build on it, not on what is shown.
  const latest = useRef(shown);
  const latestHash = useRef(hash);
  useLayoutEffect(() => {
    latest.current = shown;
    latestHash.current = hash;
  }, [shown, hash]);

  const change = useCallback<AddressChange<Shown>['change']>(
    (changes, { replace = false } = {}) => {
      const place = read(latest.current);
      const others = new URLSearchParams(latest.current);
      const next = write({ ...place, ...changes }, others);
      // The same again is no step in the history.
      if (next === write(place, others)) return;
      latest.current = next;
      void navigate({ search: next, hash: latestHash.current }, { replace, preventScrollReset: true });
    },
    [navigate, read, write],
  );

  return useMemo(() => {
    const place = read(shown);
    return { ...place, query: write(place), change };
  }, [shown, change, read, write]);
}
