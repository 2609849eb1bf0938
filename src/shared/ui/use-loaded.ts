import { createElement, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';

/**
 * Shows a component whose code is asked for when `wanted` first is true (or changes to another number); null until it is
 * there. Unlike `lazy`, a download that fails does not take down what stands around it: `onFailed` is told, and the next
 * wish tries again. `load` must stay the same function.
 */
export function useLoaded<P extends object>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean | number,
  onFailed: () => void = () => undefined,
): ((props: P) => ReactNode) | null {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const tellFailed = useEffectEvent(onFailed);
  useEffect(() => {
    if (!wanted || Loaded) return undefined;
    let left = false;
    const fetch = async () => {
      try {
        const component = await load();
        if (!left) setLoaded(() => component);
      } catch {
        if (!left) tellFailed();
      }
    };
    void fetch();
    return () => {
      left = true;
    };
  }, [load, wanted, Loaded]);
  return Loaded && ((props) => createElement(Loaded, props));
}
