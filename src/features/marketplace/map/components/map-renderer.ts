import type { ReactNode } from 'react';
import type { Marker } from '../markers';
import type { Bounds, Coordinates, View } from '@/domain/place/mercator';
import type { MapViewport, ViewRequest } from '@/shared/map/use-map-camera';

/** Props of both map renderers, the built-in one and Google's. */
export interface MapRendererProps {
  start: View;
  viewRequest: ViewRequest | null;
  markers: readonly Marker[];
  /** Key of the highlighted marker. */
  highlighted: string | null;
  /** Position of a highlighted listing that no marker is known to contain. */
  beacon: Coordinates | null;
  /** The searched area, shown as an outline. */
  searched: Bounds | null;
  /** Called a few times a second while the map moves, and when it stops. `byUser`: not by a view request. */
  onViewportChange: (viewport: MapViewport, byUser: boolean) => void;
  onPress: (marker: Marker) => void;
  /** A marker was hovered or focused, or no longer is (null). */
  onHover: (marker: Marker | null) => void;
  info: { key: string; ids: readonly string[]; place: Coordinates; name: string; content: ReactNode } | null;
  onCloseInfo: () => void;
}
