import { useQuery } from '@tanstack/react-query';
import { Minus, Plus } from 'lucide-react';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTheme } from '@/shared/ui/theme';
import { countiesQuery, statesQuery, townsQuery } from '../../api/map';
import { viewOf } from '../../map/fit';
import { townsFromZoom } from '../../map/labels';
import { neighbour, type Direction, type Mark } from '../../map/marks';
import {
  boundsOf,
  maxZoom,
  minZoom,
  pannedBy,
  scaleAt,
  scaleBar,
  screenPoint,
  worldPoint,
  zoomedAt,
  type Place,
  type Point,
  type View,
} from '../../map/mercator';
import { Camera } from './camera';
import { InfoWindow } from './info-window';
import { coloursOf, countiesFromZoom, LandPainter } from './land-painter';
import { MarkButton } from './mark-button';
import type { SurfaceProps } from './surface';
import { useGestures } from './use-gestures';

/** Milliseconds between two tellings of where a moving map looks. */
const tellingMs = 120;
/** Pixels that an arrow key moves the map. */
const stride = 96;
const hintMs = 1600;
const placeNameFromZoom = 9;

/** The map without a service: land on a canvas, marks as buttons over it. */
export function BuiltInMap({
  start,
  wish,
  marks,
  highlighted,
  beacon,
  searched,
  onLook,
  onPress,
  onPoint,
  info,
  onCloseInfo,
}: SurfaceProps) {
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const layer = useRef<HTMLUListElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const camera = useRef<Camera | null>(null);
  const painter = useRef<LandPainter | null>(null);
  const byReader = useRef(false);
  const telling = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const [view, setView] = useState(start);
  /** The county in the middle of a near look, where its name and its lines are out of sight. */
  const [placeName, setPlaceName] = useState<string | null>(null);
  const [hinting, setHinting] = useState(false);
  const [reachable, setReachable] = useState<string | null>(null);
  const helpId = useId();
  const { resolved } = useTheme();

  const tell = useEffectEvent(() => {
    const at = camera.current;
    if (!at) return;
    setView(at.view);
    setPlaceName(
      at.view.zoom >= placeNameFromZoom && canvas.current
        ? (painter.current?.nameAt(canvas.current, at.view.center) ?? null)
        : null,
    );
    onLook({ view: at.view, bounds: boundsOf(at.view, at.size) }, byReader.current);
    // Told once: a frame drawn for another reason is no move.
    byReader.current = false;
  });

  /** The view the marks were placed for: while only the centre moves, all of them move as one. */
  const placed = useRef<View | null>(null);
  const place = (anew: boolean) => {
    const at = camera.current;
    if (!at || !root.current || !layer.current) return;
    const { center, zoom } = at.view;
    const whole = anew || placed.current?.zoom !== zoom;
    if (whole) placed.current = at.view;
    const from = placed.current?.center ?? center;
    const scale = scaleAt(zoom);
    layer.current.style.transform = `translate(${Math.round((from.x - center.x) * scale)}px, ${Math.round((from.y - center.y) * scale)}px)`;
    for (const spot of root.current.querySelectorAll<HTMLElement>(whole ? '[data-x]' : ':scope > [data-x]')) {
      const { x, y } = screenPoint(at.view, at.size, { x: Number(spot.dataset.x), y: Number(spot.dataset.y) });
      spot.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
    }
  };

  const paint = useEffectEvent(() => {
    const at = camera.current;
    if (!at || !canvas.current) return;
    painter.current?.paint(canvas.current, at.view, at.size, searched);
    place(false);
    telling.current ??= setTimeout(() => {
      telling.current = undefined;
      tell();
    }, tellingMs);
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    painter.current ??= new LandPainter(coloursOf(element));
    // jsdom and hidden elements have no size; the map's least height and a phone's width are as good a guess as any.
    const measure = () => ({ width: element.clientWidth || 360, height: element.clientHeight || 500 });
    const at = new Camera(camera.current?.view ?? start, measure(), () => paint());
    camera.current = at;
    const fitCanvas = () => {
      const size = measure();
      const density = window.devicePixelRatio || 1;
      if (canvas.current) {
        canvas.current.width = Math.round(size.width * density);
        canvas.current.height = Math.round(size.height * density);
      }
      placed.current = null;
      at.resize(size);
    };
    const observer = new ResizeObserver(fitCanvas);
    observer.observe(element);
    fitCanvas();
    tell();
    return () => {
      observer.disconnect();
      at.dispose();
      clearTimeout(telling.current);
      telling.current = undefined;
    };
    // The start counts once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const states = useQuery(statesQuery());
  const counties = useQuery({ ...countiesQuery(), enabled: view.zoom >= countiesFromZoom - 0.5 });
  const towns = useQuery({ ...townsQuery(), enabled: view.zoom >= townsFromZoom - 0.5 });
  useEffect(() => {
    if (states.data) painter.current?.takeStates(states.data);
    camera.current?.redraw();
  }, [states.data]);
  useEffect(() => {
    if (counties.data) painter.current?.takeCounties(counties.data);
    camera.current?.redraw();
  }, [counties.data]);
  useEffect(() => {
    if (towns.data) painter.current?.takeTowns(towns.data);
    camera.current?.redraw();
  }, [towns.data]);
  useEffect(() => {
    if (painter.current && root.current) painter.current.colours = coloursOf(root.current);
    camera.current?.redraw();
  }, [resolved]);
  useEffect(() => camera.current?.redraw(), [searched]);
  useEffect(() => {
    // Names drawn before the font came are drawn again.
    void document.fonts?.ready.then(() => camera.current?.redraw());
  }, []);

  useEffect(() => {
    const at = camera.current;
    if (!wish || !at) return;
    byReader.current = false;
    at.glideTo(viewOf(wish.bounds, at.size));
  }, [wish]);

  const moved = () => {
    byReader.current = true;
  };
  useGestures(root, camera, { onMoved: moved, onWheelRefused: () => setHinting(true) });
  useEffect(() => {
    if (!hinting) return undefined;
    const timer = setTimeout(() => setHinting(false), hintMs);
    return () => clearTimeout(timer);
  }, [hinting]);

  const glide = (next: (at: Camera) => View) => {
    const at = camera.current;
    if (!at) return;
    moved();
    at.glideTo(next(at));
  };
  const zoomBy = (steps: number) =>
    glide((at) => {
      const zoom = steps > 0 ? Math.floor(at.target.zoom + 1.001) : Math.ceil(at.target.zoom - 1.001);
      return zoomedAt(at.target, at.size, { x: at.size.width / 2, y: at.size.height / 2 }, zoom);
    });
  const onPaneKey = (event: KeyboardEvent) => {
    const move = strides[event.key];
    if (move) glide((at) => pannedBy(at.target, move.x, move.y));
    else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-' || event.key === '_') zoomBy(-1);
    else return;
    event.preventDefault();
  };

  const focusMark = (key: string | null) => {
    const button = key === null ? null : layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(key)}"]`);
    (button ?? pane.current)?.focus({ preventScroll: true });
  };
  const onMarkKey = (event: KeyboardEvent, mark: Mark) => {
    if (event.key.startsWith('Arrow')) {
      const next = neighbour(marks, mark, event.key as Direction);
      if (next) {
        focusMark(next.key);
        keepInSight(camera.current, next);
      }
    } else if (event.key === 'Home' || event.key === 'End')
      focusMark(marks.at(event.key === 'Home' ? 0 : -1)?.key ?? null);
    else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-') zoomBy(-1);
    else if (event.key === 'Escape' && !info) focusMark(null);
    else return;
    event.preventDefault();
  };

  // A cluster that opens is gone afterwards, and the focus with it: the map takes it, so that the next Tab goes on from there.
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    place(true);
    if (
      focused.current !== null &&
      document.activeElement === document.body &&
      !marks.some(({ key }) => key === focused.current)
    ) {
      focused.current = null;
      pane.current?.focus({ preventScroll: true });
    }
  });

  const closeInfo = () => {
    const key = info?.key ?? null;
    onCloseInfo();
    focusMark(key);
  };
  const escape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || !info) return;
    event.stopPropagation();
    closeInfo();
  });
  useEffect(() => {
    const element = root.current;
    const onKey = (event: globalThis.KeyboardEvent) => escape(event);
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, []);
  const showWhole = useCallback((element: HTMLElement) => {
    const at = camera.current;
    if (!at || !root.current) return;
    const outer = root.current.getBoundingClientRect();
    const inner = element.getBoundingClientRect();
    const right = Math.max(outer.left + 12 - inner.left, 0) + Math.min(outer.right - 60 - inner.right, 0);
    const down = Math.max(outer.top + 60 - inner.top, 0) + Math.min(outer.bottom - 12 - inner.bottom, 0);
    if (right !== 0 || down !== 0) at.glideTo(pannedBy(at.view, right, down));
  }, []);
  const handlers = useStable({ onPress, onPoint, onMarkKey });
  const onFocusMark = useCallback((mark: Mark) => {
    focused.current = mark.key;
    setReachable(mark.key);
  }, []);

  const tabStop = marks.some(({ key }) => key === reachable) ? reachable : (marks[0]?.key ?? null);
  const bar = scaleBar(view, 90);
  return (
    <div ref={root} className="absolute inset-0 touch-none overflow-hidden bg-[var(--map-water)]">
      <canvas ref={canvas} aria-hidden className="absolute inset-0 size-full" />
      {/* An application: its keys are the map's own. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={pane}
        role="application"
        aria-roledescription="map"
        aria-label="Map of the listings"
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-zoom={view.zoom.toFixed(2)}
        onKeyDown={onPaneKey}
        className="absolute inset-0 cursor-grab focus-visible:-outline-offset-2 active:cursor-grabbing"
      />
      <p id={helpId} hidden>
        Arrow keys move the map, plus and minus zoom. Tab goes to the listings; among them arrow keys go from one to the
        next.
      </p>
      <ul ref={layer} aria-label="Listings on the map" className="absolute top-0 left-0 size-0">
        {marks.map((mark) => (
          <Spot key={mark.key} as="li" place={mark} front={mark.key === highlighted ? 2 : 1}>
            <MarkButton
              mark={mark}
              highlighted={mark.key === highlighted}
              open={info?.key === mark.key}
              reachable={mark.key === tabStop}
              onPress={handlers.onPress}
              onPoint={handlers.onPoint}
              onFocus={onFocusMark}
              onKeyDown={handlers.onMarkKey}
            />
          </Spot>
        ))}
      </ul>
      {beacon ? (
        <Spot as="div" place={beacon} front={2}>
          <span
            aria-hidden
            data-testid="beacon"
            className="absolute size-5 -translate-1/2 rounded-full border-3 border-surface bg-amber shadow-card"
          />
        </Spot>
      ) : null}
      {info ? (
        <Spot key={info.key} as="div" place={info.place} front={3}>
          <InfoWindow name={info.name} onClose={closeInfo} onResize={showWhole}>
            {info.content}
          </InfoWindow>
        </Spot>
      ) : null}
      <div
        data-over-map
        className="absolute top-3 right-3 z-10 flex flex-col overflow-hidden rounded-control border border-line bg-surface shadow-card"
      >
        <ZoomButton label="Zoom in" disabled={view.zoom >= maxZoom} onClick={() => zoomBy(1)}>
          <Plus aria-hidden />
        </ZoomButton>
        <ZoomButton label="Zoom out" disabled={view.zoom <= minZoom} onClick={() => zoomBy(-1)}>
          <Minus aria-hidden />
        </ZoomButton>
      </div>
      <div className="pointer-events-none absolute right-3 bottom-2 flex flex-col items-end text-[11px] leading-none font-medium text-[var(--map-name)]">
        {placeName ? (
          <p className="mb-2 rounded-full bg-surface/90 px-2.5 py-1.5 text-xs font-semibold text-ink">{placeName}</p>
        ) : null}
        <span aria-hidden>{bar.label}</span>
        <span aria-hidden className="mt-1 h-1.5 border border-t-0 border-current" style={{ width: bar.pixels }} />
        <p className="mt-1.5 text-[10px] font-normal">US Census Bureau · GeoNames</p>
      </div>
      {states.isError ? (
        <p
          data-over-map
          className="absolute top-3 left-3 z-10 flex items-center gap-2 rounded-control bg-surface px-3 py-2 text-sm text-ink shadow-card"
        >
          The outlines could not be loaded.
          <button
            type="button"
            className="min-h-6 font-semibold text-evergreen-ink underline"
            onClick={() => void states.refetch()}
          >
            Retry
          </button>
        </p>
      ) : null}
      {hinting ? (
        <p className="fade pointer-events-none absolute inset-x-0 bottom-1/2 z-10 mx-auto w-fit max-w-[90%] rounded-control bg-ink px-3.5 py-2 text-sm font-medium text-paper">
          Click the map, or hold Ctrl, to zoom with the wheel
        </p>
      ) : null}
    </div>
  );
}

const strides: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: stride, y: 0 },
  ArrowRight: { x: -stride, y: 0 },
  ArrowUp: { x: 0, y: stride },
  ArrowDown: { x: 0, y: -stride },
};

/** Moves the map when a mark that keys have come to is at its edge or beyond. */
function keepInSight(at: Camera | null, mark: Place) {
  if (!at) return;
  const { x, y } = screenPoint(at.target, at.size, worldPoint(mark));
  const margin = 48;
  const right = Math.max(margin - x, 0) + Math.min(at.size.width - margin - x, 0);
  const down = Math.max(margin - y, 0) + Math.min(at.size.height - margin - y, 0);
  if (right !== 0 || down !== 0) at.glideTo(pannedBy(at.target, right, down));
}

/** A point of the map on which something stands; the frame moves it. */
function Spot({
  as: Tag,
  place,
  front,
  children,
}: {
  as: 'li' | 'div';
  place: Place;
  front: number;
  children: ReactNode;
}) {
  const { x, y } = worldPoint(place);
  return (
    <Tag data-x={x} data-y={y} className="absolute top-0 left-0 size-0 list-none hover:z-3!" style={{ zIndex: front }}>
      {children}
    </Tag>
  );
}

function ZoomButton({
  label,
  disabled,
  onClick,
  children,
}: {
  label: string;
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      // Not `disabled`: the focus would be lost on reaching the end.
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="flex size-9 items-center justify-center text-ink not-first:border-t not-first:border-line hover:bg-sunken focus-visible:-outline-offset-2 aria-disabled:text-muted aria-disabled:opacity-55 pointer-coarse:size-11 [&_svg]:size-4.5"
    >
      {children}
    </button>
  );
}

/** Functions that stay the same from render to render and do what the latest of them do. */
function useStable({
  onPress,
  onPoint,
  onMarkKey,
}: Pick<SurfaceProps, 'onPress' | 'onPoint'> & { onMarkKey: (event: KeyboardEvent, mark: Mark) => void }) {
  const latest = useRef({ onPress, onPoint, onMarkKey });
  useLayoutEffect(() => {
    latest.current = { onPress, onPoint, onMarkKey };
  });
  const [stable] = useState(() => ({
    onPress: (mark: Mark) => latest.current.onPress(mark),
    onPoint: (mark: Mark | null) => latest.current.onPoint(mark),
    onMarkKey: (event: KeyboardEvent, mark: Mark) => latest.current.onMarkKey(event, mark),
  }));
  return stable;
}
