import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { env } from '@/shared/config/current-env';
import { useDebounced } from '@/shared/lib/use-debounced';
import { useLoaded } from '@/shared/ui/use-loaded';
import { pinsQuery } from '../../api/map';
import type { Box, Filters } from '../../filters';
import { boundsOfBox, isComplete, searchBox } from '../../map/areas';
import { fitBounds, homeView, regionsOf, regionsOutside } from '../../map/fit';
import { countOf, type Found } from '../../map/found';
import { indexOf, levelAt, markOf, marksIn, pressOn, type Mark } from '../../map/marks';
import { isWithin, worldPoint, type Bounds, type Place } from '../../map/mercator';
import { BuiltInMap } from './built-in-map';
import { keepView, lastView } from './last-view';
import { mapHeight } from './map-height';
import { MapOverlay } from './map-overlay';
import { PinDetails } from './pin-details';
import type { Look, Wish } from './surface';
import { useFoundOnMap } from './use-found-on-map';

export interface ListingMapProps {
  /** What narrows the marketplace, the searched area (`box`) included. */
  filters: Filters;
  search: string;
  /** Address of a listing's page. */
  linkTo: (id: string) => string;
  /** Address of the marketplace as it stands: where 'Back to Marketplace' leads. */
  from: string;
  /** The listing under the pointer or focus in the list. */
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
  /** The area to search; null for everywhere. */
  onSearchArea: (box: Box | null) => void;
}

interface Opened {
  key: string;
  ids: readonly string[];
  place: Place;
}

const loadGoogleMap = () => import('./google-map').then(({ GoogleMapSurface }) => GoogleMapSurface);

/** The marketplace on a map: Google's with a key, else the built-in one. 500 px high where the window allows. */
export function ListingMap({ filters, search, linkTo, from, highlighted, onHighlight, onSearchArea }: ListingMapProps) {
  const [start] = useState(() => lastView(from));
  const [look, setLook] = useState<Look | null>(null);
  const [moved, setMoved] = useState(false);
  const [wish, setWish] = useState<Wish | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [googleFailed, setGoogleFailed] = useState(false);
  const wantsGoogle = env.googleMapsApiKey !== null && !googleFailed;
  const google = useLoaded(loadGoogleMap, wantsGoogle, () => setGoogleFailed(true));

  const { found, all, loading, busy, error, nearFailed, retry } = useFoundOnMap(filters, search, look);
  const index = useMemo(() => indexOf(found), [found]);
  const regions = useMemo(() => (all ? regionsOf(all) : []), [all]);
  const level = look ? levelAt(look.view.zoom) : null;
  const shown = look && roundedOut(look);
  const shownKey = JSON.stringify(shown);
  const marks = useMemo(() => {
    const bounds = JSON.parse(shownKey) as Bounds | null;
    return level === null || !bounds ? [] : marksIn(index, bounds, level);
  }, [index, shownKey, level]);
  const searched = useMemo(() => (filters.box ? boundsOfBox(filters.box) : null), [filters.box]);

  const go = useCallback((bounds: Bounds) => {
    setMoved(false);
    setWish((last) => ({ id: (last?.id ?? 0) + 1, bounds }));
  }, []);
  const fit = () => {
    const bounds = searched ?? fitBounds(regions);
    if (bounds) go(bounds);
  };
  const { searchFor } = useFitting({ filters, search, all, fit, fitted: start !== null, onSearchArea });

  const beaconId = useDebounced(highlighted, 150);
  const holder = useMemo(() => (highlighted ? markOf(index, marks, highlighted) : null), [index, marks, highlighted]);
  // A card may belong to a gathering whose listings the map does not know by name.
  const lost =
    beaconId !== null && beaconId === highlighted && holder === null && all !== undefined && !isComplete(all);
  const beacon = useQuery({ ...pinsQuery([beaconId ?? '']), enabled: lost });

  const press = (mark: Mark) => {
    if (!look) return;
    const does = pressOn(index, mark, look.view.zoom);
    if (does.does === 'approach') go(does.bounds);
    else if (does.does === 'search') searchFor(searchBox(does.bounds, look.view));
    else setOpened({ key: mark.key, ids: does.ids, place: { longitude: mark.longitude, latitude: mark.latitude } });
  };

  const openedKey =
    opened && opened.ids.length === 1
      ? (markOf(index, marks, opened.ids[0] ?? '')?.key ?? opened.key)
      : (opened?.key ?? null);
  const inSight = look ? marks.filter((mark) => isWithin(look.bounds, worldPoint(mark))) : [];
  const surface = {
    start: start ?? homeView,
    wish,
    marks,
    highlighted: holder?.key ?? null,
    beacon: lost ? (beacon.data?.[0] ?? null) : null,
    searched,
    onLook: (next: Look, byReader: boolean) => {
      setLook(next);
      keepView(from, next.view);
      if (byReader) setMoved(true);
    },
    onPress: press,
    onPoint: (mark: Mark | null) => onHighlight(mark?.id ?? null),
    info:
      opened && openedKey !== null
        ? {
            key: openedKey,
            place: opened.place,
            name: opened.ids.length === 1 ? 'Listing' : `${opened.ids.length} listings here`,
            content: <PinDetails ids={opened.ids} linkTo={linkTo} from={from} />,
          }
        : null,
    onCloseInfo: () => setOpened(null),
  };

  return (
    <section
      aria-label="Map"
      aria-busy={busy}
      className={clsx('relative isolate overflow-hidden rounded-card border border-line', mapHeight)}
    >
      {wantsGoogle ? (
        google?.({ ...surface, apiKey: env.googleMapsApiKey ?? '', onFailed: () => setGoogleFailed(true) })
      ) : (
        <BuiltInMap {...surface} />
      )}
      <MapOverlay
        loading={loading || (wantsGoogle && !google)}
        busy={busy}
        error={error}
        nearFailed={nearFailed}
        onRetry={retry}
        googleFailed={googleFailed}
        moved={moved}
        searched={searched !== null}
        listings={all && look ? countOf(inSight) : null}
        nothingFound={all !== undefined && all.length === 0}
        elsewhere={look ? regionsOutside(regions, look.bounds) : []}
        onGo={go}
        onFit={fit}
        onSearch={() => {
          if (!look) return;
          setMoved(false);
          searchFor(searchBox(look.bounds, look.view));
        }}
        onClear={() => searchFor(null)}
      />
    </section>
  );
}

/** What is shown and a half more on every side, rounded outwards, so that the marks stay the same during small moves. */
function roundedOut({ view: { zoom }, bounds: { left, top, right, bottom } }: Look): Bounds {
  const step = 2 / 2 ** Math.floor(zoom);
  const width = (right - left) / 2;
  const height = (bottom - top) / 2;
  return {
    left: Math.floor((left - width) / step) * step,
    top: Math.floor((top - height) / step) * step,
    right: Math.ceil((right + width) / step) * step,
    bottom: Math.ceil((bottom + height) / step) * step,
  };
}

interface Fitting {
  filters: Filters;
  search: string;
  /** What was found, once it is known; fitting waits for it. */
  all: readonly Found[] | undefined;
  fit: () => void;
  /** The map starts where the reader left it. */
  fitted: boolean;
  onSearchArea: (box: Box | null) => void;
}

/**
 * When the map fits itself to what was found: after another search, other filters, or an area that came from elsewhere (the
 * address, a saved search, Back). Not after an area chosen on the map itself, which stays where it is.
 */
function useFitting({ filters, search, all, fit, fitted, onSearchArea }: Fitting) {
  const area = JSON.stringify(filters.box);
  const question = JSON.stringify([{ ...filters, box: null }, search]);
  const done = useRef(fitted ? { question, area } : null);
  const fitNow = useEffectEvent(fit);
  useEffect(() => {
    if (!all || (done.current?.question === question && done.current.area === area)) return;
    done.current = { question, area };
    fitNow();
  }, [all, question, area]);
  return {
    /** Searches an area chosen on the map. */
    searchFor: (box: Box | null) => {
      done.current = { question, area: JSON.stringify(box) };
      onSearchArea(box);
    },
  };
}
