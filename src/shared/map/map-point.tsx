import type { ReactNode } from 'react';
import { worldPoint, type Coordinates } from '@/domain/place/mercator';

interface MapPointProps {
  as: 'li' | 'div';
  place: Coordinates;
  front: number;
  children: ReactNode;
}

/** Positions its children at a place on the map; every frame updates its transform. */
export function MapPoint({ as: Tag, place, front, children }: MapPointProps) {
  const { x, y } = worldPoint(place);
  return (
    <Tag data-x={x} data-y={y} className="absolute top-0 left-0 size-0 list-none hover:z-3!" style={{ zIndex: front }}>
      {children}
    </Tag>
  );
}
