import type { Map as MapLibreMap } from 'maplibre-gl';
import type { createMap } from '@/shared/map/map-engine';
import { lngLatOf, toEngineZoom, toView, type CameraState } from '@/shared/map/engine-view';
import type { View } from '@/domain/place/mercator';

type Listener = (event: object) => void;
type Options = Parameters<typeof createMap>[1];

interface CameraMove {
  center?: { lng: number; lat: number };
  zoom?: number;
}

/**
 * MapLibre's map without a picture: jsdom has no WebGL. It moves and loads styles at once, and
 * its container's `data-style` names the style.
 */
class FakeMap {
  private readonly sources = new Map<string, { data: unknown }>();
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly canvasContainer = document.createElement('div');
  private readonly canvas = document.createElement('canvas');
  private readonly container: HTMLElement;
  private readonly adjust: Options['adjust'];
  private view: View;

  constructor(container: HTMLElement, { label, start, adjust }: Options) {
    this.container = container;
    this.view = start;
    this.adjust = adjust;
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute('aria-label', label);
    this.canvas.setAttribute('role', 'region');
    this.canvasContainer.append(this.canvas);
    container.append(this.canvasContainer);
  }

  getContainer = () => this.container;
  getCanvas = () => this.canvas;
  getCanvasContainer = () => this.canvasContainer;
  getCenter = () => lngLatOf(this.view.center);
  getZoom = () => toEngineZoom(this.view.zoom);
  isMoving = () => false;
  getLayer = () => undefined;
  addLayer = () => undefined;
  panBy = () => undefined;

  on(type: string, listener: Listener) {
    this.listeners.set(type, (this.listeners.get(type) ?? new Set()).add(listener));
  }

  off(type: string, listener: Listener) {
    this.listeners.get(type)?.delete(listener);
  }

  easeTo({ center = this.getCenter(), zoom = this.getZoom() }: CameraMove, event: object = {}) {
    const now: CameraState = { view: this.view, size: { width: 360, height: 500 } };
    this.view = this.adjust(toView(center, zoom), now);
    this.fire('move', event);
    this.fire('moveend', event);
  }

  /** A URL that contains "missing" fails to load. */
  setStyle(style: string | { sources: Record<string, unknown> }) {
    this.sources.clear();
    if (typeof style !== 'string') for (const id of Object.keys(style.sources)) this.sources.set(id, { data: null });
    const name = typeof style === 'string' ? style : 'built in';
    this.container.dataset['style'] = name;
    this.fire(name.includes('missing') ? 'error' : 'style.load', {});
  }

  addSource(id: string, { data }: { data: unknown }) {
    this.sources.set(id, { data });
  }

  getSource(id: string) {
    const source = this.sources.get(id);
    return source && { setData: (data: unknown) => this.sources.set(id, { data }) };
  }

  remove() {
    this.canvasContainer.remove();
  }

  private fire(type: string, event: object) {
    for (const listener of this.listeners.get(type) ?? []) listener(event);
  }
}

/** Replaces `createMap` of the map engine. */
export function createFakeMap(container: HTMLElement, options: Options): MapLibreMap | null {
  // The code under test uses no more of MapLibre's map than this.
  return new FakeMap(container, options) as unknown as MapLibreMap;
}
