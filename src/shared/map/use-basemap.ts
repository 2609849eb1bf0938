import { useQuery } from '@tanstack/react-query';
import type { GeoJSONSource, Map } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { env } from '@/platform/config/current-env';
import { useTheme } from '@/platform/theme/theme';
import { countiesQuery, neighborsQuery, statesQuery, townsQuery } from './basemap-queries';
import { basemapStyle, countiesFromZoom, readBasemapColors, type BasemapSource } from './basemap-style';
import { townsFromZoom } from './outlines';

/**
 * Shows the configured style, or the built-in one, in the current theme, and loads what the built-in one needs at this
 * zoom.
 */
export function useBasemap(map: Map | null, zoom: number) {
  const { styleLoads, isBuiltIn, remoteFailed } = useMapStyle(map);
  const neighbors = useQuery({ ...neighborsQuery(), enabled: isBuiltIn });
  const states = useQuery({ ...statesQuery(), enabled: isBuiltIn });
  const counties = useQuery({ ...countiesQuery(), enabled: isBuiltIn && zoom >= countiesFromZoom - 0.5 });
  const towns = useQuery({ ...townsQuery(), enabled: isBuiltIn && zoom >= townsFromZoom - 0.5 });
  useSource({ map, styleLoads, id: 'neighbors', data: neighbors.data });
  useSource({ map, styleLoads, id: 'states', data: states.data?.areas });
  useSource({ map, styleLoads, id: 'state-names', data: states.data?.labels });
  useSource({ map, styleLoads, id: 'counties', data: counties.data?.areas });
  useSource({ map, styleLoads, id: 'county-names', data: counties.data?.labels });
  useSource({ map, styleLoads, id: 'towns', data: towns.data });
  return {
    /** Increases with every style that has loaded; 0 before the first. */
    styleLoads,
    /** The configured style failed to load, and the built-in one replaces it. */
    remoteFailed,
    /** The states failed to load. */
    isError: isBuiltIn && states.isError,
    retry: () => void states.refetch(),
  };
}

interface SourceOptions {
  map: Map | null;
  styleLoads: number;
  id: BasemapSource;
  data: GeoJSON.FeatureCollection | undefined;
}

/** Sets a source's data, if the current style has that source. */
function useSource({ map, styleLoads, id, data }: SourceOptions) {
  useEffect(() => {
    if (map && styleLoads > 0 && data) void map.getSource<GeoJSONSource>(id)?.setData(data);
  }, [map, styleLoads, id, data]);
}

function useMapStyle(map: Map | null) {
  const { resolved } = useTheme();
  const [styleLoads, setStyleLoads] = useState(0);
  const [remoteFailed, setRemoteFailed] = useState(false);
  const remote = remoteFailed ? null : (resolved === 'dark' && env.mapStyles?.dark) || (env.mapStyles?.light ?? null);
  // The same remote style may serve both themes.
  const theme = remote === null ? resolved : null;
  useEffect(() => {
    if (!map) return undefined;
    let loaded = false;
    const onLoad = () => {
      loaded = true;
      setStyleLoads((count) => count + 1);
    };
    // Later errors are about single tiles.
    const onError = () => {
      if (!loaded) setRemoteFailed(true);
    };
    map.on('style.load', onLoad);
    if (remote) map.on('error', onError);
    map.setStyle(remote ?? basemapStyle(readBasemapColors(map.getContainer())), { diff: false });
    return () => {
      map.off('style.load', onLoad);
      map.off('error', onError);
    };
    // The theme changes the colors in the DOM.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [map, remote, theme]);
  return { styleLoads, isBuiltIn: remote === null, remoteFailed };
}
