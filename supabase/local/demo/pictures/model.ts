/**
 * Buildings as blocks in feet, drawn in parallel projection. X runs along the street, Y away from it, Z up; the front,
 * right, and top faces are visible. The same blocks serve the street view and the view from above.
 */
import type { Look } from './look.ts';
import { alpha, circle, darken, lighten, mix, n, path, poly, rect, stroke, times, type Point } from './svg.ts';

/** The camera: the axes in pixels per foot, and the origin in pixels. */
export interface View {
  readonly x: Point;
  readonly y: Point;
  readonly up: number;
  readonly origin: Point;
}

export type Cladding = 'clapboard' | 'board' | 'brick' | 'stucco' | 'metal' | 'panel' | 'wood' | 'stone';
export type RoofKind = 'gableX' | 'gableY' | 'hip' | 'flat' | 'shed';

/** Draws what is on a face, in feet from its upper left corner. */
export type Painter = (w: number, h: number) => string;

export interface Block {
  readonly x: number;
  readonly y: number;
  readonly z?: number;
  readonly w: number;
  readonly d: number;
  readonly h: number;
  readonly cladding: Cladding;
  readonly color: string;
  readonly roof?: RoofKind;
  readonly rise?: number;
  readonly overhang?: number;
  readonly roofColor?: string;
  readonly front?: Painter;
  readonly right?: Painter;
  /** Drawn on top of the block, in its place in the painting order. */
  readonly after?: (view: View) => string;
}

export function project(view: View, x: number, y: number, z = 0): Point {
  return [view.origin[0] + x * view.x[0] + y * view.y[0], view.origin[1] + x * view.x[1] + y * view.y[1] - z * view.up];
}

/** Axes of the three cameras at one pixel per foot. */
export const STREET = { x: [1, 0] as Point, y: [0.36, -0.15] as Point, up: 1 };
export const CORNER = { x: [0.9, 0.085] as Point, y: [0.5, -0.19] as Point, up: 1 };
export const ABOVE = { x: [0.84, 0.36] as Point, y: [0.74, -0.4] as Point, up: 0.86 };

/** Returns the largest view in which all blocks fit into the box (pixels), centered on its lower edge. */
export function fitView(
  blocks: readonly Block[],
  axes: Omit<View, 'origin'>,
  box: { x: number; y: number; w: number; h: number },
): View {
  const unit: View = { ...axes, origin: [0, 0] };
  const corners = blocks.flatMap((b) => {
    const z = b.z ?? 0;
    const top = z + b.h + (b.rise ?? 0);
    return [z, top].flatMap((level) => [
      project(unit, b.x, b.y, level),
      project(unit, b.x + b.w, b.y, level),
      project(unit, b.x, b.y + b.d, level),
      project(unit, b.x + b.w, b.y + b.d, level),
    ]);
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(box.w / (right - left), box.h / (bottom - top));
  const times2 = ([x, y]: Point): Point => [x * scale, y * scale];
  return {
    x: times2(axes.x),
    y: times2(axes.y),
    up: axes.up * scale,
    origin: [box.x + box.w / 2 - ((left + right) / 2) * scale, box.y + box.h - bottom * scale],
  };
}

/** A group in which one unit is a foot along the face: u right, v down. */
export function onFace(view: View, at: readonly [number, number, number], along: 'x' | 'y', content: string): string {
  const [ox, oy] = project(view, ...at);
  const [ux, uy] = along === 'x' ? view.x : view.y;
  return `<g transform="matrix(${n4(ux)} ${n4(uy)} 0 ${n4(view.up)} ${n(ox)} ${n(oy)})">${content}</g>`;
}

/** A group on the ground: u along the street, v toward the viewer. */
export function onGround(view: View, x: number, y: number, content: string, z = 0): string {
  const [ox, oy] = project(view, x, y, z);
  return (
    `<g transform="matrix(${n4(view.x[0])} ${n4(view.x[1])} ${n4(-view.y[0])} ${n4(-view.y[1])} ` +
    `${n(ox)} ${n(oy)})">${content}</g>`
  );
}

function n4(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** Draws walls, roofs, and what is on them. Blocks must be sorted from back to front. */
export function drawBlocks(look: Look, view: View, blocks: readonly Block[]): string {
  return blocks.map((block) => drawBlock(look, view, block)).join('');
}

function drawBlock(look: Look, view: View, b: Block): string {
  const { tone } = look;
  const z = b.z ?? 0;
  const top = z + b.h;
  const wall = tone(b.color);
  const side = darken(wall, 0.2);
  const overhang = b.overhang ?? (b.roof === 'flat' || b.roof === undefined ? 0 : 1.6);
  const eaveShadow = overhang > 0 ? rect(0, 0, b.w, Math.min(b.h, overhang * 1.3), 'url(#fade)') : '';
  const front = onFace(
    view,
    [b.x, b.y, top],
    'x',
    clad(look, b.cladding, wall, b.w, b.h) + eaveShadow + (b.front?.(b.w, b.h) ?? ''),
  );
  const right = onFace(
    view,
    [b.x + b.w, b.y, top],
    'y',
    clad(look, b.cladding, side, b.d, b.h) +
      (overhang > 0 ? rect(0, 0, b.d, 1.4, 'url(#fade)') : '') +
      (b.right?.(b.d, b.h) ?? '') +
      rect(0, 0, b.d, b.h, '#0b1730', alpha(0.12)),
  );
  return front + right + drawRoof(look, view, b, top, overhang) + (b.after?.(view) ?? '');
}

/** Shared input of all roofs: colors in this light, the corners of the eaves, and heights in feet. */
interface Roof {
  readonly look: Look;
  readonly view: View;
  readonly block: Block;
  readonly color: string;
  readonly wall: string;
  readonly trim: string;
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly top: number;
  readonly rise: number;
  /** Height of the eaves, which hang below the top of the wall. */
  readonly eave: number;
  readonly p: (x: number, y: number, z: number) => Point;
}

function drawRoof(look: Look, view: View, block: Block, top: number, overhang: number): string {
  const kind = block.roof ?? 'flat';
  const { x, y, w, d, rise = 0 } = block;
  const color = look.tone(block.roofColor ?? look.scheme.roof);
  const span = kind === 'gableX' ? d : w;
  const drop = kind === 'gableX' || kind === 'gableY' ? (overhang * rise) / (span / 2) : 0;
  return ROOFS[kind]({
    look,
    view,
    block,
    color: look.season === 'winter' ? mix(color, '#f4f8fb', 0.86) : color,
    wall: look.tone(block.color),
    trim: look.tone(look.scheme.trim),
    x0: x - overhang,
    x1: x + w + overhang,
    y0: y - overhang,
    y1: y + d + overhang,
    top,
    rise,
    eave: top - drop,
    p: (px, py, z) => project(view, px, py, z),
  });
}

const ROOFS: Readonly<Record<RoofKind, (roof: Roof) => string>> = {
  flat: flatRoof,
  shed: shedRoof,
  gableX: gableAlongStreet,
  gableY: gableToStreet,
  hip: hipRoof,
};

function flatRoof({ look, block: b, color, wall, top, p }: Roof): string {
  const cap = 1.1;
  const roofTop = look.season === 'winter' ? '#eef3f6' : look.tone('#9aa0a0');
  return (
    poly(
      [p(b.x, b.y, top), p(b.x + b.w, b.y, top), p(b.x + b.w, b.y + b.d, top), p(b.x, b.y + b.d, top)],
      mix(roofTop, wall, 0.2),
    ) +
    poly(
      [
        p(b.x - 0.5, b.y - 0.5, top + cap),
        p(b.x + b.w + 0.5, b.y - 0.5, top + cap),
        p(b.x + b.w + 0.5, b.y - 0.5, top - 0.4),
        p(b.x - 0.5, b.y - 0.5, top - 0.4),
      ],
      lighten(color, 0.06),
    ) +
    poly(
      [
        p(b.x + b.w + 0.5, b.y - 0.5, top + cap),
        p(b.x + b.w + 0.5, b.y + b.d + 0.5, top + cap),
        p(b.x + b.w + 0.5, b.y + b.d + 0.5, top - 0.4),
        p(b.x + b.w + 0.5, b.y - 0.5, top - 0.4),
      ],
      darken(color, 0.25),
    ) +
    poly(
      [
        p(b.x - 0.5, b.y - 0.5, top + cap),
        p(b.x + b.w + 0.5, b.y - 0.5, top + cap),
        p(b.x + b.w + 0.5, b.y + b.d + 0.5, top + cap),
        p(b.x - 0.5, b.y + b.d + 0.5, top + cap),
      ],
      mix(roofTop, color, 0.12),
    )
  );
}

function shedRoof({ look, view, block: b, color, wall, x0, x1, y0, y1, top, rise, p }: Roof): string {
  const plane = [p(x0, y0, top), p(x1, y0, top), p(x1, y1, top + rise), p(x0, y1, top + rise)];
  return (
    poly(
      [p(b.x + b.w, b.y, top), p(b.x + b.w, b.y + b.d, top), p(b.x + b.w, b.y + b.d, top + rise)],
      darken(wall, 0.26),
    ) +
    roofPlane(look, plane, color) +
    stroke(line([plane[0], plane[1]]), darken(color, 0.4), view.up * 0.5)
  );
}

/** A gable roof with its ridge along the street. */
function gableAlongStreet({
  look,
  view,
  block: b,
  color,
  wall,
  trim,
  x0,
  x1,
  y0,
  y1,
  top,
  rise,
  eave,
  p,
}: Roof): string {
  const { wear, random } = look;
  const ym = b.y + b.d / 2;
  const ridgeZ = top + rise;
  const plane = [p(x0, y0, eave), p(x1, y0, eave), p(x1, ym, ridgeZ), p(x0, ym, ridgeZ)];
  return (
    poly([p(x1, ym, ridgeZ), p(x1, y1, eave), p(x0, y1, eave), p(x0, ym, ridgeZ)], darken(color, 0.3)) +
    poly([p(b.x + b.w, b.y, top), p(b.x + b.w, ym, ridgeZ), p(b.x + b.w, b.y + b.d, top)], darken(wall, 0.27)) +
    roofPlane(look, plane, color) +
    holes(look, plane) +
    stroke(line([plane[0], plane[1]]), trim, view.up * 0.55) +
    stroke(line([plane[1], plane[2], p(x1, y1, eave)]), darken(trim, 0.12), view.up * 0.5) +
    (wear >= 1 || random.chance(0.5) ? '' : stroke(line([plane[2], plane[3]]), lighten(color, 0.2), view.up * 0.3))
  );
}

/** A gable roof with a gable toward the street. */
function gableToStreet({ look, view, block: b, color, wall, trim, x0, x1, y0, y1, top, rise, eave, p }: Roof): string {
  const xm = b.x + b.w / 2;
  const ridgeZ = top + rise;
  const plane = [p(x1, y0, eave), p(x1, y1, eave), p(xm, y1, ridgeZ), p(xm, y0, ridgeZ)];
  const gable = [p(b.x, b.y, top), p(xm, b.y, top + rise), p(b.x + b.w, b.y, top)];
  const vent = p(xm, b.y, top + rise * 0.42);
  return (
    poly([p(x0, y0, eave), p(xm, y0, ridgeZ), p(xm, y1, ridgeZ), p(x0, y1, eave)], darken(color, 0.12)) +
    poly(gable, mix(wall, look.tone(look.scheme.second), 0.6)) +
    circle(vent[0], vent[1], view.up * Math.min(1.3, rise * 0.13), trim) +
    circle(vent[0], vent[1], view.up * Math.min(0.9, rise * 0.09), darken(wall, 0.5)) +
    roofPlane(look, plane, darken(color, 0.1)) +
    holes(look, plane) +
    stroke(line([p(x0, y0, eave), p(xm, y0, ridgeZ), p(x1, y0, eave)]), trim, view.up * 0.75) +
    stroke(line([plane[0], plane[1]]), darken(trim, 0.16), view.up * 0.45)
  );
}

function hipRoof({ look, view, block: b, color, trim, x0, x1, y0, y1, top, rise, p }: Roof): string {
  const inset = Math.min(b.w, b.d) / 2;
  const ridgeZ = top + rise;
  const ym = b.y + b.d / 2;
  const a = p(b.x + inset * 0.95, ym, ridgeZ);
  const c = p(b.x + b.w - inset * 0.95, ym, ridgeZ);
  const plane = [p(x0, y0, top), p(x1, y0, top), c, a];
  return (
    poly([p(x0, y1, top), p(x1, y1, top), c, a], darken(color, 0.3)) +
    poly([p(x0, y0, top), p(x0, y1, top), a], darken(color, 0.06)) +
    roofPlane(look, plane, color) +
    holes(look, plane) +
    poly([p(x1, y0, top), p(x1, y1, top), c], darken(color, 0.24)) +
    stroke(line([plane[0], plane[1], p(x1, y1, top)]), trim, view.up * 0.55)
  );
}

function line(list: readonly (Point | undefined)[]): string {
  return list.map((at, i) => (at === undefined ? '' : `${i === 0 ? 'M' : 'L'}${n(at[0])} ${n(at[1])}`)).join('');
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

/** A roof plane: eave left, eave right, ridge right, ridge left; with courses and single darker shingles. */
function roofPlane(look: Look, plane: readonly Point[], color: string): string {
  const [el, er, rr, rl] = plane;
  if (el === undefined || er === undefined || rr === undefined || rl === undefined) return '';
  const { random, season } = look;
  const slope = Math.hypot(rl[0] - el[0], rl[1] - el[1]);
  const rows = Math.max(3, Math.min(26, Math.round(slope / 9)));
  let courses = '';
  let tabs = '';
  for (let i = 1; i < rows; i++) {
    const a = between(el, rl, i / rows);
    const b = between(er, rr, i / rows);
    courses += `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`;
    for (let k = 0; k < 7; k++) {
      const t = random.between(0, 0.97);
      const t2 = t + random.between(0.01, 0.03);
      const q = between(a, b, t);
      const r = between(a, b, t2);
      const up = between(el, rl, (i + 0.92) / rows);
      const dx = up[0] - a[0];
      const dy = up[1] - a[1];
      if (i < rows - 1)
        tabs += `M${n(q[0])} ${n(q[1])}L${n(r[0])} ${n(r[1])}l${n(dx)} ${n(dy)}L${n(q[0] + dx)} ${n(q[1] + dy)}Z`;
    }
  }
  if (season === 'winter') return poly(plane, color) + stroke(courses, darken(color, 0.12), 1, alpha(0.3));
  return (
    poly(plane, color) +
    path(tabs, darken(color, 0.2), alpha(0.4)) +
    stroke(courses, darken(color, 0.32), 1.1, alpha(0.5)) +
    poly([el, er, between(er, rr, 0.22), between(el, rl, 0.22)], '#000000', alpha(0.07))
  );
}

/** Missing shingles on neglected roofs, a tarp on some. */
function holes(look: Look, plane: readonly Point[]): string {
  const [el, er, rr, rl] = plane;
  if (look.wear < 2 || el === undefined || er === undefined || rr === undefined || rl === undefined) return '';
  const { random, wear, tone } = look;
  const spot = (u: number, v: number): Point => between(between(el, er, u), between(rl, rr, u), v);
  const patch = (u: number, v: number, w: number, h: number, fill: string): string =>
    poly(
      [
        spot(u, v),
        spot(u + w * 0.45, v + h * 0.1),
        spot(u + w, v - h * 0.06),
        spot(u + w * 0.92, v + h),
        spot(u + w * 0.4, v + h * 0.86),
        spot(u + w * 0.06, v + h * 1.05),
      ],
      fill,
    );
  const patches = times(wear === 3 ? 5 : 2, () =>
    patch(
      random.between(0.06, 0.8),
      random.between(0.1, 0.7),
      random.between(0.05, 0.12),
      random.between(0.1, 0.2),
      tone('#6d5443'),
    ),
  );
  const tarp =
    wear === 3 && random.chance(0.5)
      ? patch(random.between(0.2, 0.6), random.between(0.2, 0.4), 0.2, 0.4, tone('#3f7fb5'))
      : '';
  return patches + tarp;
}

/** A wall's surface with the texture of its material. */
export function clad(look: Look, kind: Cladding, color: string, w: number, h: number): string {
  const { random, wear, tone } = look;
  const shadow = darken(color, 0.22);
  let d = '';
  let out = rect(0, 0, w, h, color);
  switch (kind) {
    case 'clapboard':
      for (let y = 0.7; y < h; y += 0.7) d += `M0 ${n(y)}H${n(w)}`;
      out += stroke(d, shadow, 0.1, alpha(0.55));
      break;
    case 'wood':
    case 'board':
      for (let x = 1; x < w; x += kind === 'wood' ? 0.8 : 1.4) d += `M${n(x)} 0V${n(h)}`;
      out += stroke(d, shadow, 0.1, alpha(0.5));
      break;
    case 'brick':
    case 'stone': {
      const course = kind === 'brick' ? 0.55 : 1.1;
      for (let y = course; y < h; y += course) d += `M0 ${n(y)}H${n(w)}`;
      let light = '';
      let dark = '';
      const count = Math.min(420, (w * h) / (kind === 'brick' ? 4 : 5));
      for (let i = 0; i < count; i++) {
        const bx = random.between(0, Math.max(0, w - 1.3));
        const by = Math.floor(random.between(0, h / course - 1)) * course;
        const piece = `M${n(bx)} ${n(by)}h${kind === 'brick' ? '1.2' : n(random.between(1, 2))}v${n(course)}h-1.2z`;
        if (i % 2 === 0) light += piece;
        else dark += piece;
      }
      out +=
        path(light, lighten(color, 0.16), alpha(0.55)) +
        path(dark, darken(color, 0.22), alpha(0.5)) +
        stroke(d, lighten(color, 0.32), 0.08, alpha(0.5));
      break;
    }
    case 'metal':
      for (let x = 1.5; x < w; x += 1.5) d += `M${n(x)} 0V${n(h)}`;
      out += stroke(d, shadow, 0.16, alpha(0.35)) + rect(0, h - 3.4, w, 3.4, darken(color, 0.16));
      break;
    case 'panel':
      for (let x = 18; x < w - 6; x += 18) d += `M${n(x)} 0V${n(h)}`;
      for (let y = 9; y < h; y += 9) d += `M0 ${n(y)}H${n(w)}`;
      out += stroke(d, shadow, 0.16, alpha(0.5));
      break;
    case 'stucco':
      out += times(Math.min(60, (w * h) / 12), () =>
        rect(
          random.between(0, w - 1),
          random.between(0, h),
          random.between(0.5, 1.6),
          0.12,
          random.chance(0.5) ? lighten(color, 0.3) : shadow,
          alpha(0.3),
        ),
      );
      break;
  }
  out += rect(0, 0, w, h, 'url(#sheen)');
  if (wear >= 2) out += peeling(look, w, h, tone(kind === 'brick' ? '#5d4038' : '#a08d74'));
  return out;
}

function peeling(look: Look, w: number, h: number, color: string): string {
  const { random, wear } = look;
  return times(Math.min(26, (wear === 3 ? 0.028 : 0.01) * w * h), () => {
    const x = random.between(0, Math.max(0.1, w - 2));
    const y = random.between(0.5, Math.max(0.6, h - 0.5));
    const s = random.between(0.5, 1.7);
    return poly(
      [
        [x, y],
        [x + s, y + 0.1],
        [x + s * 1.3, y + s * 0.35],
        [x + s * 0.7, y + s * 0.5],
        [x + s * 0.2, y + s * 0.42],
      ],
      color,
      alpha(0.75),
    );
  });
}

interface WindowOptions {
  readonly panes?: 'double' | 'grid' | 'wide' | 'plain';
  readonly shutters?: string;
  readonly trim?: string;
  /** Probability that it's lit at dusk, 0 to 1. */
  readonly lit?: number;
  readonly sill?: boolean;
}

/** A window's opening, in feet from the upper left corner of the face. */
interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Width of a window's frame, feet. */
const FRAME = 0.32;

function windowShutters(look: Look, { x, y, w, h }: Opening, color: string): string {
  const slats = (sx: number): string =>
    rect(sx, y - 0.1, w * 0.36, h + 0.2, color) +
    stroke(
      times(Math.floor(h / 0.5), (i) => `M${n(sx + 0.15)} ${n(y + 0.4 + i * 0.5)}h${n(w * 0.36 - 0.3)}`),
      darken(color, 0.3),
      0.08,
    );
  return (
    slats(x - w * 0.36 - FRAME - 0.1) + (look.wear === 3 && look.random.chance(0.5) ? '' : slats(x + w + FRAME + 0.1))
  );
}

function windowBoards(look: Look, { x, y, w, h }: Opening): string {
  const wood = look.tone('#b98f5f');
  return (
    rect(x, y, w, h, wood) +
    stroke(
      times(Math.ceil(w / 1.1) - 1, (i) => `M${n(x + (i + 1) * 1.1)} ${n(y)}v${n(h)}`),
      darken(wood, 0.35),
      0.1,
    ) +
    poly(
      [
        [x - 0.3, y + h * 0.24],
        [x + w + 0.3, y + h * 0.16],
        [x + w + 0.3, y + h * 0.16 + 0.6],
        [x - 0.3, y + h * 0.24 + 0.6],
      ],
      darken(wood, 0.16),
    )
  );
}

/** Behind a lit window: curtains, a lamp, or nothing. */
function litInterior({ random }: Look, { x, y, w, h }: Opening): string {
  if (random.chance(0.6))
    return path(
      `M${n(x)} ${n(y)}h${n(w * 0.24)}q${n(-w * 0.02)} ${n(h * 0.6)} ${n(-w * 0.16)} ${n(h)}h${n(-w * 0.08)}z` +
        `M${n(x + w)} ${n(y)}h${n(-w * 0.24)}q${n(w * 0.02)} ${n(h * 0.6)} ${n(w * 0.16)} ${n(h)}h${n(w * 0.08)}z`,
      '#d98a3a',
      alpha(0.5),
    );
  if (random.chance(0.5))
    return (
      poly(
        [
          [x + w * 0.4, y + h * 0.5],
          [x + w * 0.6, y + h * 0.5],
          [x + w * 0.68, y + h * 0.72],
          [x + w * 0.32, y + h * 0.72],
        ],
        '#fff6dd',
        alpha(0.85),
      ) + rect(x + w * 0.47, y + h * 0.72, w * 0.06, h * 0.28, '#b86f2c', alpha(0.7))
    );
  return '';
}

/** On a dark window: a reflection, a blind on some, and broken glass in a derelict building. */
function darkPane({ random, wear }: Look, { x, y, w, h }: Opening): string {
  let out = poly(
    [
      [x + w * 0.1, y + h],
      [x + w * 0.56, y],
      [x + w * 0.82, y],
      [x + w * 0.36, y + h],
    ],
    '#ffffff',
    alpha(0.17),
  );
  if (random.chance(0.34) && wear < 3) out += rect(x, y, w, h * random.between(0.14, 0.4), '#f7f3ea', alpha(0.55));
  if (wear === 3 && random.chance(0.5))
    out += path(
      `M${n(x + w * 0.3)} ${n(y + h * 0.3)}l${n(w * 0.25)} ${n(-h * 0.1)}l${n(w * 0.2)} ${n(h * 0.3)}` +
        `l${n(-w * 0.3)} ${n(h * 0.2)}z`,
      '#101820',
    );
  return out;
}

/** The bars between the panes as path data; empty for a plain pane. */
function windowBars(panes: WindowOptions['panes'], { x, y, w, h }: Opening): string {
  switch (panes) {
    case 'grid':
      return (
        `M${n(x)} ${n(y + h * 0.5)}h${n(w)}M${n(x)} ${n(y + h * 0.25)}h${n(w)}` +
        `M${n(x + w / 3)} ${n(y)}v${n(h * 0.5)}M${n(x + (w * 2) / 3)} ${n(y)}v${n(h * 0.5)}`
      );
    case 'wide':
      return `M${n(x + w * 0.25)} ${n(y)}v${n(h)}M${n(x + w * 0.75)} ${n(y)}v${n(h)}`;
    case 'plain':
      return '';
    default:
      return `M${n(x)} ${n(y + h * 0.5)}h${n(w)}${w > 3.6 ? `M${n(x + w / 2)} ${n(y)}v${n(h)}` : ''}`;
  }
}

/** A window on a face, in feet: dark, lit, or boarded up, depending on the time and the building's condition. */
export function glazing(look: Look, x: number, y: number, w: number, h: number, options: WindowOptions = {}): string {
  const { random, tone, wear, time } = look;
  const opening: Opening = { x, y, w, h };
  const trim = tone(options.trim ?? look.scheme.trim);
  const lit =
    time === 'dusk'
      ? random.chance(wear === 3 ? 0.06 : (options.lit ?? 0.66))
      : time === 'overcast' && wear < 3 && random.chance(0.15);
  const boarded = wear === 3 && random.chance(0.5);
  let out = options.shutters === undefined ? '' : windowShutters(look, opening, tone(options.shutters));
  out += rect(x - FRAME, y - FRAME, w + FRAME * 2, h + FRAME * 2, trim);
  if (boarded) return out + windowBoards(look, opening);
  out += rect(x, y, w, h, lit ? 'url(#lit)' : 'url(#glass)');
  out += lit ? litInterior(look, opening) : darkPane(look, opening);
  const bars = windowBars(options.panes, opening);
  if (bars !== '') out += stroke(bars, trim, 0.2);
  out += rect(x, y, w, Math.min(0.5, h * 0.14), '#000000', alpha(0.22));
  if (options.sill !== false)
    out += rect(x - FRAME - 0.2, y + h + FRAME - 0.1, w + FRAME * 2 + 0.4, 0.34, darken(trim, 0.1));
  return out;
}

/** A front door with its frame, and a lantern that shines at dusk. */
export function doorway(look: Look, x: number, bottom: number, w = 3.2, h = 7, color = look.scheme.door): string {
  const { tone, time, wear, random } = look;
  const trim = tone(look.scheme.trim);
  const leaf = tone(color);
  const y = bottom - h;
  const lamp = time === 'dusk' && wear < 3;
  return (
    rect(x - 0.45, y - 0.45, w + 0.9, h + 0.45, trim) +
    rect(x, y, w, h, leaf) +
    rect(
      x + 0.4,
      y + 0.5,
      w - 0.8,
      h * 0.32,
      lamp ? 'url(#lit)' : wear === 3 && random.chance(0.4) ? tone('#b98f5f') : 'url(#glass)',
    ) +
    rect(x + 0.4, y + h * 0.5, w / 2 - 0.55, h * 0.4, darken(leaf, 0.18)) +
    rect(x + w / 2 + 0.15, y + h * 0.5, w / 2 - 0.55, h * 0.4, darken(leaf, 0.18)) +
    circle(x + w - 0.45, y + h * 0.55, 0.2, '#e9c873') +
    rect(x + w + 1, y + 1.4, 0.6, 1.1, lamp ? '#fff0c0' : '#2b2f33') +
    (lamp ? circle(x + w + 1.3, y + 2, 4.6, 'url(#halo)') : '')
  );
}

/** A sectional garage door. */
export function garageDoor(look: Look, x: number, bottom: number, w: number, h: number): string {
  const { tone, wear } = look;
  const color = tone(mix(look.scheme.trim, look.scheme.wall, 0.18));
  const y = bottom - h;
  let d = '';
  for (let i = 1; i < 4; i++) d += `M${n(x)} ${n(y + (h * i) / 4)}h${n(w)}`;
  const panes = times(4, (i) =>
    rect(
      x + w * (0.06 + i * 0.235),
      y + h * 0.06,
      w * 0.18,
      h * 0.13,
      look.time === 'dusk' && wear < 3 ? 'url(#lit)' : 'url(#glass)',
    ),
  );
  const dent =
    wear === 3
      ? poly(
          [
            [x + w * 0.3, y + h * 0.62],
            [x + w * 0.5, y + h * 0.56],
            [x + w * 0.56, y + h * 0.78],
            [x + w * 0.36, y + h * 0.8],
          ],
          darken(color, 0.22),
        )
      : '';
  return (
    rect(x - 0.4, y - 0.4, w + 0.8, h + 0.4, tone(look.scheme.trim)) +
    rect(x, y, w, h, darken(color, 0.05)) +
    stroke(d, darken(color, 0.26), 0.14) +
    panes +
    dent +
    rect(x, y, w, 0.7, '#000000', alpha(0.2))
  );
}
