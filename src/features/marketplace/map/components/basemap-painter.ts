import type { Atlas } from '../api/queries';
import { LabelLayout, hasRoom, townsAt, type Town } from '../town-labels';
import {
  boundsOf,
  isWithin,
  scaleAt,
  screenPoint,
  worldPoint,
  type Bounds,
  type Point,
  type Size,
  type View,
} from '../mercator';
import { countyShapes, pathUnit, stateShapes, type Shape } from './shapes';

/** Zoom from which counties are loaded and drawn. */
export const countiesFromZoom = 6.5;
const countyNamesFromZoom = 8;
/** At lower zooms the names would cover the country. */
const stateNamesFromZoom = 3.4;
/** Zoom from which states have their full names. */
const longNamesFromZoom = 5.5;

/** The map's colors, from the theme. */
interface Colors {
  water: string;
  land: string;
  state: string;
  county: string;
  name: string;
  faint: string;
  ink: string;
  halo: string;
  searched: string;
}

/** The current theme's colors. */
export function readColors(element: Element): Colors {
  const style = getComputedStyle(element);
  const read = (token: string) => style.getPropertyValue(token).trim() || '#888888';
  return {
    water: read('--map-water'),
    land: read('--map-land'),
    state: read('--map-state'),
    county: read('--map-county'),
    name: read('--map-name'),
    faint: read('--moss'),
    ink: read('--ink'),
    halo: read('--map-land'),
    searched: read('--evergreen'),
  };
}

/** Draws states, counties and names on a canvas. Decodes counties state by state, when they come into view. */
export class BasemapPainter {
  private colors: Colors;
  private states: readonly Shape[] = [];
  private counties: Atlas | null = null;
  private towns: readonly (Point & { name: string })[] = [];
  private readonly countiesOf = new Map<string, readonly Shape[]>();

  constructor(colors: Colors) {
    this.colors = colors;
  }

  takeColors(colors: Colors) {
    this.colors = colors;
  }

  takeStates(atlas: Atlas) {
    this.states = stateShapes(atlas);
  }

  takeCounties(atlas: Atlas) {
    this.counties = atlas;
  }

  takeTowns(towns: readonly Town[]) {
    this.towns = towns.map(([name, longitude, latitude]) => ({ name, ...worldPoint({ longitude, latitude }) }));
  }

  /** The county, or else the state, at a point; null for water and before outlines are loaded. */
  nameAt(canvas: HTMLCanvasElement, point: Point): string | null {
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return null;
    context.setTransform(1, 0, 0, 1, 0, 0);
    const holds = ({ bounds, path, label }: Shape) =>
      isWithin(bounds, point) &&
      context.isPointInPath(path, (point.x - label.x) * pathUnit, (point.y - label.y) * pathUnit, 'evenodd');
    const state = this.states.find(holds);
    if (!state) return null;
    const county = this.countiesIn(state.fips).find(holds);
    return county ? `${county.name}, ${state.short}` : state.name;
  }

  paint(canvas: HTMLCanvasElement, view: View, size: Size, searched: Bounds | null) {
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return;
    const density = window.devicePixelRatio || 1;
    const pen = new Pen(context, density, view, size);
    context.setTransform(density, 0, 0, density, 0, 0);
    context.fillStyle = this.colors.water;
    context.fillRect(0, 0, size.width, size.height);

    const shown = boundsOf(view, size);
    const states = this.states.filter((shape) => overlaps(shape.bounds, shown));
    for (const shape of states) pen.fill(shape, this.colors.land);
    const counties =
      view.zoom >= countiesFromZoom
        ? states.flatMap((state) => this.countiesIn(state.fips)).filter((shape) => overlaps(shape.bounds, shown))
        : [];
    for (const shape of counties) pen.stroke(shape, this.colors.county, 1);
    for (const shape of states) pen.stroke(shape, this.colors.state, view.zoom < 5.5 ? 1 : 1.5);
    if (searched) pen.frame(searched, this.colors.searched);
    this.paintNames(pen, states, counties, shown, view.zoom);
  }

  private paintNames(pen: Pen, states: readonly Shape[], counties: readonly Shape[], shown: Bounds, zoom: number) {
    const { name, faint, ink, halo } = this.colors;
    if (zoom >= stateNamesFromZoom && zoom < countyNamesFromZoom) {
      const isLong = zoom >= longNamesFromZoom;
      for (const shape of states) {
        pen.name(shape, isLong ? [shape.name, shape.short] : [shape.short], {
          pixels: isLong ? 13 : 11,
          weight: 600,
          color: name,
          halo,
        });
      }
    }
    for (const town of this.towns.slice(0, townsAt(zoom))) {
      if (isWithin(shown, town)) pen.town(town, { pixels: 12, weight: 500, color: ink, halo });
    }
    if (zoom < countyNamesFromZoom) return;
    for (const shape of counties) pen.name(shape, [shape.name], { pixels: 11, weight: 500, color: faint, halo });
  }

  private countiesIn(stateFips: string): readonly Shape[] {
    if (!this.counties) return [];
    const known = this.countiesOf.get(stateFips);
    if (known) return known;
    const shapes = countyShapes(this.counties, stateFips);
    this.countiesOf.set(stateFips, shapes);
    return shapes;
  }
}

function overlaps(one: Bounds, other: Bounds): boolean {
  return one.left <= other.right && one.right >= other.left && one.top <= other.bottom && one.bottom >= other.top;
}

interface TextStyle {
  pixels: number;
  weight: number;
  color: string;
  halo: string;
}

/** Draws shapes in world coordinates for a view; names don't overlap. */
class Pen {
  private readonly scale: number;
  private readonly context: CanvasRenderingContext2D;
  private readonly density: number;
  private readonly view: View;
  private readonly size: Size;
  private readonly labels = new LabelLayout();

  constructor(context: CanvasRenderingContext2D, density: number, view: View, size: Size) {
    this.context = context;
    this.density = density;
    this.view = view;
    this.size = size;
    this.scale = scaleAt(view.zoom);
  }

  fill(shape: Shape, color: string) {
    this.moveTo(shape);
    this.context.fillStyle = color;
    this.context.fill(shape.path, 'evenodd');
  }

  stroke(shape: Shape, color: string, pixels: number) {
    this.moveTo(shape);
    this.context.strokeStyle = color;
    this.context.lineJoin = 'round';
    this.context.lineWidth = (pixels * pathUnit) / this.scale;
    this.context.stroke(shape.path);
  }

  /** Draws the first text that fits, if any. */
  name(shape: Shape, texts: readonly string[], style: TextStyle) {
    this.choose(style);
    const at = screenPoint(this.view, this.size, shape.label);
    const text = texts.find((candidate) =>
      hasRoom(shape.room, this.scale, this.context.measureText(candidate).width, style.pixels),
    );
    if (text && this.labels.take(at, this.context.measureText(text).width + 6, style.pixels + 6)) this.write(text, at);
  }

  /** Draws a dot with the name below. */
  town({ name, ...point }: Point & { name: string }, style: TextStyle) {
    this.choose(style);
    const { context } = this;
    const at = screenPoint(this.view, this.size, point);
    if (!this.labels.take({ x: at.x, y: at.y + 7 }, context.measureText(name).width + 10, style.pixels + 16)) return;
    context.beginPath();
    context.arc(at.x, at.y, 2.5, 0, 2 * Math.PI);
    context.fill();
    this.write(name, { x: at.x, y: at.y + 12 });
  }

  private choose({ pixels, weight, color, halo }: TextStyle) {
    const { context } = this;
    context.setTransform(this.density, 0, 0, this.density, 0, 0);
    context.font = `${weight} ${pixels}px "Inter Variable", "Inter Fallback", system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    context.lineWidth = 3;
    context.strokeStyle = halo;
    context.fillStyle = color;
  }

  private write(text: string, { x, y }: Point) {
    this.context.strokeText(text, x, y);
    this.context.fillText(text, x, y);
  }

  frame({ left, top, right, bottom }: Bounds, color: string) {
    const { context } = this;
    const from = screenPoint(this.view, this.size, { x: left, y: top });
    const to = screenPoint(this.view, this.size, { x: right, y: bottom });
    context.setTransform(this.density, 0, 0, this.density, 0, 0);
    context.strokeStyle = color;
    context.lineWidth = 2;
    context.setLineDash([7, 5]);
    context.strokeRect(from.x + 1, from.y + 1, to.x - from.x - 2, to.y - from.y - 2);
    context.setLineDash([]);
  }

  private moveTo({ label }: Shape) {
    const { x, y } = screenPoint(this.view, this.size, label);
    const factor = (this.scale / pathUnit) * this.density;
    this.context.setTransform(factor, 0, 0, factor, x * this.density, y * this.density);
  }
}
