import { useState } from 'react';
import { markerOf, type Marker, type MarkerIndex } from '../markers';
import type { Coordinates } from '@/domain/place/mercator';

interface OpenedMarker {
  key: string;
  ids: readonly string[];
  place: Coordinates;
}

/** The marker whose listings are shown in a popup. Follows a single listing into another marker. */
export function useOpenedMarker(index: MarkerIndex, markers: readonly Marker[]) {
  const [opened, setOpened] = useState<OpenedMarker | null>(null);
  const open = (marker: Marker, ids: readonly string[]) =>
    setOpened({ key: marker.key, ids, place: { longitude: marker.longitude, latitude: marker.latitude } });
  const [only] = opened?.ids ?? [];
  const holder = opened?.ids.length === 1 ? markerOf(index, markers, only ?? '') : null;
  return {
    opened: opened && {
      ...opened,
      key: holder?.key ?? opened.key,
      name: opened.ids.length === 1 ? 'Listing' : `${opened.ids.length} listings here`,
    },
    open,
    close: () => setOpened(null),
  };
}
