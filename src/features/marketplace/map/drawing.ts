/** Drawing on a MapLibre map. Import this module on demand only: few people draw. */

import type { Map } from 'maplibre-gl';
import { TerraDraw, TerraDrawPolygonMode, ValidateNotSelfIntersecting } from 'terra-draw';
import { TerraDrawMapLibreGLAdapter } from 'terra-draw-maplibre-gl-adapter';
import type { Shape } from '@/domain/filters/shape';

/**
 * Lets the reader draw a polygon: clicks add corners, and a click on the first one, or Enter, calls `onDrawn`. Outlines
 * that cross themselves can't be finished. Returns a function that ends drawing and removes what was drawn.
 */
export function startDrawing(map: Map, color: `#${string}`, onDrawn: (shape: Shape) => void): () => void {
  const draw = new TerraDraw({
    adapter: new TerraDrawMapLibreGLAdapter({ map }),
    modes: [
      new TerraDrawPolygonMode({
        keyEvents: { cancel: null, finish: 'Enter' },
        validation: (feature, { updateType }: { updateType: string }) =>
          updateType === 'provisional' ? { valid: true } : ValidateNotSelfIntersecting(feature),
        styles: {
          fillColor: color,
          fillOpacity: 0.12,
          outlineColor: color,
          outlineWidth: 3,
          closingPointColor: color,
          closingPointWidth: 7,
          closingPointOutlineColor: '#ffffff',
          closingPointOutlineWidth: 2,
        },
      }),
    ],
  });
  draw.on('finish', (id) => {
    const geometry = draw.getSnapshotFeature(id)?.geometry;
    if (geometry?.type !== 'Polygon') return;
    // The last corner repeats the first.
    const corners = geometry.coordinates[0]?.slice(0, -1) ?? [];
    onDrawn(corners.map(([longitude = NaN, latitude = NaN]) => [longitude, latitude]));
  });
  draw.start();
  draw.setMode('polygon');
  return () => draw.stop();
}
