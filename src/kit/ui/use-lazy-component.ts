import { createElement, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Downloads a component's code once `needed` is true (or, after a failure, another number). Returns a function that
 * renders it, or null until it has arrived. Unlike with `lazy`, a failed download doesn't replace its surroundings with
 * an error: `onError` is called, and turning `needed` off and on tries again. `load` must stay the same function.
 */
export function useLazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  needed: boolean | number,
  onError: () => void = () => undefined,
): ((props: P) => ReactNode) | null {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  const reportError = useEffectEvent(onError);
  useEffect(() => {
    if (!needed || Component) return undefined;
    let canceled = false;
    const download = async () => {
      try {
        const downloaded = await load();
        if (!canceled) setComponent(() => downloaded);
      } catch {
        if (!canceled) reportError();
      }
    };
    void download();
    return () => {
      canceled = true;
    };
  }, [load, needed, Component]);
  return Component && ((props) => createElement(Component, props));
}
