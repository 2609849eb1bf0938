import type { Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { EngineOptions } from './map-engine';

const loadEngine = () => import('./map-engine');

/** Why there is no map: the browser can't draw one, or its code couldn't be downloaded. */
export type MapProblem = 'unsupported' | 'failed';

/** Downloads MapLibre and creates a map in the element, once. The map is null until then. */
export function useMapEngine(container: RefObject<HTMLElement | null>, options: EngineOptions) {
  const [map, setMap] = useState<Map | null>(null);
  const [problem, setProblem] = useState<MapProblem | null>(null);
  const isNeeded = problem === null;
  const readOptions = useEffectEvent(() => options);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const running = new AbortController();
    let created: Map | null = null;
    const create = async () => {
      try {
        const { createMap } = await loadEngine();
        if (running.signal.aborted || !container.current) return;
        created = createMap(container.current, readOptions());
        setMap(created);
        if (!created) setProblem('unsupported');
      } catch {
        if (!running.signal.aborted) setProblem('failed');
      }
    };
    void create();
    return () => {
      running.abort();
      created?.remove();
      setMap(null);
    };
  }, [container, isNeeded]);
  return { map, problem, retry: () => setProblem(null) };
}
