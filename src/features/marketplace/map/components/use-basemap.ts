import { useQuery } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { useTheme } from '@/shared/theme/theme';
import { countiesQuery, statesQuery, townsQuery } from '../api/queries';
import type { Bounds } from '../mercator';
import { townsFromZoom } from '../town-labels';
import { countiesFromZoom, readColors, type BasemapPainter } from './basemap-painter';
import type { Camera } from './camera';

interface BasemapOptions {
  root: RefObject<HTMLElement | null>;
  camera: RefObject<Camera | null>;
  painter: RefObject<BasemapPainter | null>;
  zoom: number;
  searched: Bounds | null;
}

/** Loads what the basemap shows at this zoom, and redraws it after every change. Returns the query of the outlines. */
export function useBasemap({ root, camera, painter, zoom, searched }: BasemapOptions) {
  const { resolved } = useTheme();
  const states = useQuery(statesQuery());
  const counties = useQuery({ ...countiesQuery(), enabled: zoom >= countiesFromZoom - 0.5 });
  const towns = useQuery({ ...townsQuery(), enabled: zoom >= townsFromZoom - 0.5 });
  useEffect(() => {
    if (states.data) painter.current?.takeStates(states.data);
    camera.current?.redraw();
  }, [states.data, painter, camera]);
  useEffect(() => {
    if (counties.data) painter.current?.takeCounties(counties.data);
    camera.current?.redraw();
  }, [counties.data, painter, camera]);
  useEffect(() => {
    if (towns.data) painter.current?.takeTowns(towns.data);
    camera.current?.redraw();
  }, [towns.data, painter, camera]);
  useEffect(() => {
    if (root.current) painter.current?.takeColors(readColors(root.current));
    camera.current?.redraw();
    // The theme changes the colors in the DOM.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [resolved, root, painter, camera]);
  // The camera's frame draws the searched area.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => camera.current?.redraw(), [searched, camera]);
  useEffect(() => {
    // Redraw names once the font is loaded.
    void document.fonts?.ready.then(() => camera.current?.redraw());
  }, [camera]);
  return states;
}
