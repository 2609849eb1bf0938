import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDebounced } from '@/kit/hooks/use-debounced';
import { pinsQuery } from '../api/queries';
import { isComplete } from '../map-area';
import type { MapResult } from '../map-result';
import { markerOf, type Marker, type MarkerIndex } from '../markers';

interface HighlightOptions {
  /** The listing hovered or focused in the list. */
  highlighted: string | null;
  index: MarkerIndex;
  markers: readonly Marker[];
  /** The results; undefined until loaded. */
  all: readonly MapResult[] | undefined;
}

/** Where the map shows the highlighted listing: the key of its marker, or its position if no marker contains it. */
export function useHighlight({ highlighted, index, markers, all }: HighlightOptions) {
  const beaconId = useDebounced(highlighted, 150);
  const holder = useMemo(
    () => (highlighted ? markerOf(index, markers, highlighted) : null),
    [index, markers, highlighted],
  );
  // The highlighted card may belong to a cluster of the database, whose listing ids we don't know.
  const lost =
    beaconId !== null && beaconId === highlighted && holder === null && all !== undefined && !isComplete(all);
  const beacon = useQuery({ ...pinsQuery([beaconId ?? '']), enabled: lost });
  return { markerKey: holder?.key ?? null, beacon: lost ? (beacon.data?.[0] ?? null) : null };
}
