import { useEffect, useEffectEvent, useRef } from 'react';
import type { Filters } from '@/domain/filters/filters';
import type { MapResult } from '../map-result';

interface FitOptions {
  filters: Filters;
  search: string;
  /** The results; undefined until loaded. */
  all: readonly MapResult[] | undefined;
  fit: () => void;
  /** The map starts at a restored view. */
  fitted: boolean;
  onSearchArea: (area: MapArea) => void;
}

/** The filters that are set on the map. */
export type MapArea = Partial<Pick<Filters, 'box' | 'shape'>>;

/**
 * Fits the map to the results after a new search, new filters, or an area from elsewhere (the URL, a saved search,
 * Back). Not after choosing an area on the map itself, which stays in place.
 */
export function useFitResults({ filters, search, all, fit, fitted, onSearchArea }: FitOptions) {
  const area = areaOf(filters);
  const question = JSON.stringify([{ ...filters, box: null, shape: null }, search]);
  const done = useRef(fitted ? { question, area } : null);
  const fitNow = useEffectEvent(fit);
  useEffect(() => {
    if (!all || (done.current?.question === question && done.current.area === area)) return;
    done.current = { question, area };
    fitNow();
  }, [all, question, area]);
  return {
    /** Searches an area chosen on the map. */
    searchFor: (chosen: MapArea) => {
      done.current = { question, area: areaOf({ ...filters, ...chosen }) };
      onSearchArea(chosen);
    },
  };
}

const areaOf = ({ box, shape }: Pick<Filters, 'box' | 'shape'>) => JSON.stringify([box, shape]);
