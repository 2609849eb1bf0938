import { clsx } from 'clsx';
import type { Map } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { namedLayers } from '@/shared/map/basemap-style';
import { toEngineZoom } from '@/shared/map/engine-view';

const fromZoom = 9;

/** The county or state at the center of a close view of the built-in basemap; null elsewhere. */
export function usePlaceName(map: Map | null): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    if (!map) return undefined;
    // Idle: everything in view has been drawn.
    const read = () => {
      const layers = namedLayers.filter((layer) => map.getLayer(layer));
      if (layers.length === 0 || map.getZoom() < toEngineZoom(fromZoom)) return setName(null);
      const found = map.queryRenderedFeatures(map.project(map.getCenter()), { layers });
      const named = layers.flatMap((layer) => found.filter((area) => area.layer.id === layer));
      return setName((named[0]?.properties['full'] as string | undefined) ?? null);
    };
    map.on('idle', read);
    return () => void map.off('idle', read);
  }, [map]);
  return name;
}

/** The county or state at the center of a close view, where its name and borders may be out of view. */
export function PlaceName({ name }: { name: string }) {
  return (
    <p
      className={clsx(
        'pointer-events-none absolute bottom-3 left-1/2 -translate-x-1/2 rounded-full bg-surface/90 px-2.5 py-1.5',
        'text-xs font-semibold whitespace-nowrap text-ink',
      )}
    >
      {name}
    </p>
  );
}
