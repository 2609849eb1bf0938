/** Models of dwellings: the blocks, windows, and porches of each style. */
import type { Look } from './look.ts';
import {
  doorway,
  garageDoor,
  glazing,
  onFace,
  onGround,
  project,
  type Block,
  type Cladding,
  type View,
} from './model.ts';
import { alpha, darken, lighten, n, poly, rect, stroke, times } from './svg.ts';

/** A building ready to draw: blocks from back to front, and where its walk and driveway begin. */
export interface Model {
  readonly blocks: readonly Block[];
  /** Center of the front door along the street, feet. */
  readonly door: number;
  /** Edges of the driveway along the street, feet; absent without one. */
  readonly drive?: readonly [number, number];
  /** Whether the yard is a parking lot. */
  readonly paved?: boolean;
}

function houseCladding(look: Look): Cladding {
  const { region } = look.facts.market;
  const pick = look.facts.index % 5;
  if (region === 'desert' || (region === 'coast' && pick < 3)) return 'stucco';
  return pick === 0 ? 'brick' : pick === 1 ? 'board' : 'clapboard';
}

function wallColor(look: Look, cladding: Cladding): string {
  return cladding === 'brick' ? look.scheme.brick : look.scheme.wall;
}

function chimney(look: Look, x: number, y: number, z: number, h: number): Block {
  return {
    x,
    y,
    z,
    w: 3.4,
    d: 3,
    h,
    cladding: 'brick',
    color: look.scheme.brick,
    roof: 'flat',
    roofColor: '#6b6663',
  };
}

/** A porch roof on posts in front of a face, with floor and steps. */
function porch(
  look: Look,
  x: number,
  w: number,
  depth: number,
  height: number,
  posts: number,
  roof: 'flat' | 'shed' | 'gableY',
  options: { floor?: number; pier?: boolean; rise?: number } = {},
): Block[] {
  const floor = options.floor ?? 1.2;
  const trim = look.scheme.trim;
  const deck: Block = {
    x,
    y: -depth,
    w,
    d: depth,
    h: floor,
    cladding: 'wood',
    color: darken(look.scheme.wood, 0.05),
    roof: 'flat',
    roofColor: look.scheme.wood,
  };
  const columns: Block[] = Array.from({ length: posts }, (_, i) => {
    const px = x + 0.4 + (i * (w - 1.8)) / Math.max(1, posts - 1);
    return {
      x: px,
      y: -depth + 0.3,
      z: floor,
      w: 1,
      d: 1,
      h: height - floor,
      cladding: 'stucco',
      color: trim,
    } satisfies Block;
  });
  const piers: Block[] = options.pier
    ? columns.map(
        (c) =>
          ({
            x: c.x - 0.6,
            y: c.y - 0.2,
            z: floor,
            w: 2.2,
            d: 1.6,
            h: 3.2,
            cladding: 'stone',
            color: '#a39a8c',
          }) satisfies Block,
      )
    : [];
  const top: Block = {
    x: x - 0.4,
    y: -depth - 0.4,
    z: height,
    w: w + 0.8,
    d: depth + 0.6,
    h: 0.9,
    cladding: 'stucco',
    color: trim,
    roof,
    rise: options.rise ?? (roof === 'shed' ? 2.6 : roof === 'gableY' ? w * 0.22 : 0),
    overhang: roof === 'flat' ? 0 : 0.8,
  };
  return [deck, ...columns, ...piers, top];
}

function steps(look: Look, x: number, w: number, y: number, count: number): Block[] {
  return Array.from(
    { length: count },
    (_, i) =>
      ({
        x,
        y: y - (count - i) * 1.1,
        w,
        d: (count - i) * 1.1,
        h: 0.5 + i * 0.5,
        cladding: 'stucco',
        color: '#c9c4b8',
        roof: 'flat',
        roofColor: '#d6d2c8',
      }) satisfies Block,
  ).map((step) => ({ ...step, color: look.season === 'winter' ? '#dfe5e8' : step.color }));
}

export function ranch(look: Look): Model {
  const cladding = houseCladding(look);
  const color = wallColor(look, cladding);
  const shutters = look.facts.index % 2 === 0 && cladding !== 'stucco' ? look.scheme.door : undefined;
  const roof = look.facts.index % 3 === 0 ? 'hip' : 'gableX';
  const main: Block = {
    x: 0,
    y: 0,
    w: 46,
    d: 28,
    h: 9.5,
    cladding,
    color,
    roof,
    rise: 7.5,
    overhang: 2,
    front: (_, h) =>
      (cladding === 'clapboard' ? rect(0, h - 3.2, 46, 3.2, look.tone(look.scheme.brick)) : '') +
      glazing(look, 4, 2.4, 9, 4.4, { panes: 'wide' }) +
      glazing(look, 29, 2.6, 3.4, 4, { shutters }) +
      glazing(look, 38, 2.6, 3.4, 4, { shutters }) +
      doorway(look, 19, h),
    right: () => glazing(look, 6, 2.6, 4, 3.8) + glazing(look, 17, 2.6, 4, 3.8),
  };
  const garage: Block = {
    x: 46,
    y: -6,
    w: 23,
    d: 30,
    h: 9.5,
    cladding: cladding === 'stucco' ? 'stucco' : 'board',
    color: cladding === 'brick' ? look.scheme.wall : color,
    roof: 'gableY',
    rise: 6.4,
    overhang: 1.6,
    front: (w, h) => garageDoor(look, 3.4, h, w - 6.8, 7.4),
    right: () => glazing(look, 10, 3, 3, 3),
  };
  return {
    blocks: [
      chimney(look, 30, 12, 13, 6.5),
      main,
      ...porch(look, 15.5, 10, 4.5, 8.4, 2, 'flat', { floor: 0.7 }),
      garage,
    ],
    door: 20.6,
    drive: [49.5, 66],
  };
}

export function gable(look: Look): Model {
  const cladding = houseCladding(look);
  const color = wallColor(look, cladding);
  const shutters = look.facts.index % 3 !== 0 ? look.scheme.door : undefined;
  const frontGable = look.facts.index % 2 === 0;
  const panes = look.facts.built < 1960 ? 'grid' : 'double';
  const main: Block = {
    x: 0,
    y: 0,
    w: frontGable ? 30 : 38,
    d: 28,
    h: 18.5,
    cladding,
    color,
    roof: frontGable ? 'gableY' : 'gableX',
    rise: frontGable ? 12 : 9.5,
    overhang: 1.6,
    front: (w, h) => {
      const columns = frontGable ? [3.4, 13, 22.6] : [4, 12, 22.6, 30.6];
      return (
        columns.map((x) => glazing(look, x, 2.4, 3.6, 4.8, { panes, shutters })).join('') +
        columns
          .filter((x) => Math.abs(x + 1.8 - w / 2) > 4.2)
          .map((x) => glazing(look, x, 11.2, 3.6, 5, { panes, shutters }))
          .join('') +
        rect(0, 9, w, 0.5, look.tone(look.scheme.trim)) +
        doorway(look, w / 2 - 1.7, h, 3.4, 7.2)
      );
    },
    right: () =>
      [5, 18]
        .map((x) => glazing(look, x, 2.4, 3.4, 4.6, { panes }) + glazing(look, x, 11.2, 3.4, 4.6, { panes }))
        .join(''),
  };
  const garage: Block = {
    x: main.w,
    y: 4,
    w: 20,
    d: 22,
    h: 9.5,
    cladding,
    color,
    roof: 'gableX',
    rise: 5.2,
    overhang: 1.2,
    front: (w, h) => garageDoor(look, 2, h, w - 4, 7.4),
  };
  const dormers: Block[] = frontGable
    ? []
    : [8, 25].map(
        (x) =>
          ({
            x,
            y: 3,
            z: 20.5,
            w: 5,
            d: 8,
            h: 4,
            cladding,
            color,
            roof: 'gableY',
            rise: 3,
            overhang: 0.6,
            front: () => glazing(look, 1.2, 0.7, 2.6, 2.8),
          }) satisfies Block,
      );
  const mid = main.w / 2;
  return {
    blocks: [
      chimney(look, 4, 18, 20, 11),
      garage,
      main,
      ...dormers,
      ...porch(look, mid - 5, 10, 5, 9, 2, 'gableY', { floor: 1 }),
      ...steps(look, mid - 3, 6, -5, 2),
    ],
    door: mid,
    drive: [main.w + 2.5, main.w + 17.5],
  };
}

export function craftsman(look: Look): Model {
  const cladding: Cladding = houseCladding(look) === 'stucco' ? 'stucco' : 'clapboard';
  const main: Block = {
    x: 0,
    y: 0,
    w: 34,
    d: 36,
    h: 11,
    cladding,
    color: look.scheme.wall,
    roof: 'gableX',
    rise: 11.5,
    overhang: 2.8,
    front: (_, h) =>
      glazing(look, 3.4, 3, 3.2, 5, { panes: 'grid' }) +
      glazing(look, 7.6, 3, 3.2, 5, { panes: 'grid' }) +
      doorway(look, 15.6, h - 1.6, 3.4, 7.2) +
      glazing(look, 24, 3, 6.4, 5, { panes: 'wide' }),
    right: () => glazing(look, 7, 3.4, 3, 4.6, { panes: 'grid' }) + glazing(look, 20, 3.4, 6, 3.4, { panes: 'wide' }),
  };
  const dormer: Block = {
    x: 10.5,
    y: 4,
    z: 15,
    w: 13,
    d: 12,
    h: 4.6,
    cladding: 'board',
    color: look.scheme.second,
    roof: 'shed',
    rise: 3.4,
    overhang: 1.2,
    front: () => [1.4, 5.2, 9].map((x) => glazing(look, x, 0.9, 2.6, 2.8, { panes: 'grid' })).join(''),
  };
  const rails: Block = {
    x: 1,
    y: -8.6,
    z: 1.8,
    w: 11.4,
    d: 0.3,
    h: 2.6,
    cladding: 'stucco',
    color: look.scheme.trim,
    front: (w) =>
      times(15, (i) =>
        rect(0.5 + (i * (w - 1)) / 14.6, 0.4, 0.32, 2, darken(look.tone(look.scheme.wall), 0.5), alpha(0.45)),
      ),
  };
  return {
    blocks: [
      chimney(look, 2, 22, 12, 14),
      main,
      dormer,
      ...porch(look, 0, 34, 9, 10, 4, 'shed', { floor: 1.8, pier: true, rise: 3.4 }),
      rails,
      ...steps(look, 13.6, 7, -9, 3),
    ],
    door: 17,
    drive: [38, 47],
  };
}

export function modern(look: Look): Model {
  const white = look.scheme.wall;
  const wood = look.scheme.wood;
  const dark = '#33393d';
  const pane = { trim: dark, sill: false, lit: 0.85 } as const;
  const lower: Block = {
    x: 0,
    y: 0,
    w: 48,
    d: 30,
    h: 10.5,
    cladding: 'stucco',
    color: white,
    roof: 'flat',
    roofColor: dark,
    front: (_, h) =>
      glazing(look, 24, 1.6, 19, 8.2, { ...pane, panes: 'wide' }) +
      rect(17.6, 1, 5, 9.5, look.tone(wood)) +
      doorway(look, 18.4, h, 3.4, 8),
    right: () =>
      glazing(look, 4, 2, 10, 6.4, { ...pane, panes: 'wide' }) +
      glazing(look, 20, 5, 6, 2.4, { ...pane, panes: 'plain' }),
  };
  const garage: Block = {
    x: -0.2,
    y: -5,
    w: 17.5,
    d: 20,
    h: 9.4,
    cladding: 'wood',
    color: wood,
    roof: 'flat',
    roofColor: dark,
    front: (w, h) => garageDoor(look, 1.6, h, w - 3.2, 7.6),
  };
  const upper: Block = {
    x: 19,
    y: -3,
    z: 10.5,
    w: 27,
    d: 24,
    h: 10,
    cladding: look.facts.index % 2 === 0 ? 'wood' : 'stucco',
    color: look.facts.index % 2 === 0 ? wood : look.scheme.second,
    roof: 'flat',
    roofColor: dark,
    front: () =>
      glazing(look, 2.4, 1.8, 12.6, 6.6, { ...pane, panes: 'wide' }) +
      glazing(look, 18, 3, 6, 3, { ...pane, panes: 'plain' }),
    right: () =>
      glazing(look, 5, 2.4, 4, 6, { ...pane, panes: 'plain' }) +
      glazing(look, 13, 2.4, 4, 6, { ...pane, panes: 'plain' }),
  };
  const canopy: Block = { x: 16.5, y: -4, z: 9.4, w: 8, d: 5, h: 0.7, cladding: 'stucco', color: dark };
  return { blocks: [lower, upper, garage, canopy], door: 20, drive: [1, 16] };
}

export function duplex(look: Look): Model {
  const cladding = houseCladding(look);
  const color = wallColor(look, cladding);
  const two = look.facts.index % 3 !== 0;
  const h = two ? 18.5 : 9.5;
  const unit = (x: number, side: 1 | -1): string => {
    const doorX = side === 1 ? x + 19 : x + 3;
    const windowX = side === 1 ? x + 4 : x + 14;
    return (
      (two ? [x + 4, x + 16].map((at) => glazing(look, at, 2.4, 4, 4.8)).join('') : '') +
      glazing(look, windowX, h - 7.4, 6, 4.8, { panes: 'wide' }) +
      doorway(look, doorX, h, 3.2, 7, side === 1 ? look.scheme.door : look.scheme.accent)
    );
  };
  const main: Block = {
    x: 0,
    y: 0,
    w: 50,
    d: 30,
    h,
    cladding,
    color,
    roof: two ? 'gableX' : 'hip',
    rise: two ? 8.5 : 7.4,
    front: (_, height) => unit(0, 1) + unit(25, -1) + rect(24.8, 0, 0.5, height, look.tone(look.scheme.trim)),
    right: () =>
      (two ? glazing(look, 6, 2.4, 3.4, 4.6) : '') +
      glazing(look, 6, h - 7.2, 3.4, 4.4) +
      glazing(look, 19, h - 7.2, 3.4, 4.4),
  };
  const gables: Block[] = two
    ? [3, 33].map(
        (x) =>
          ({
            x,
            y: -0.6,
            z: 17.6,
            w: 14,
            d: 16,
            h: 1,
            cladding,
            color,
            roof: 'gableY',
            rise: 7,
            overhang: 1,
          }) satisfies Block,
      )
    : [];
  return {
    blocks: [
      main,
      ...gables,
      ...porch(look, 17.5, 15, 5.5, 8.7, 3, 'shed', { floor: 0.9 }),
      ...steps(look, 19, 12, -5.5, 2),
    ],
    door: 25,
    drive: [53, 63],
  };
}

/** One of the balconies over each other at a triplex, `z` feet up; the lowest is a porch without railing. */
function triplexBalcony(look: Look, x: number, w: number, z: number, color: string): Block[] {
  const { trim, wood } = look.scheme;
  return [
    {
      x,
      y: -6.5,
      z,
      w,
      d: 6.5,
      h: 0.8,
      cladding: 'stucco',
      color: trim,
      roof: 'flat',
      roofColor: wood,
    },
    ...[0, w - 0.9].map(
      (dx) =>
        ({
          x: x + dx,
          y: -6.3,
          z: z + 0.8,
          w: 0.9,
          d: 0.9,
          h: 9.2,
          cladding: 'stucco',
          color: trim,
        }) satisfies Block,
    ),
    {
      x,
      y: -6.5,
      z: z + 0.8,
      w,
      d: 0.3,
      h: z === 0 ? 0.1 : 2.8,
      cladding: 'stucco',
      color: trim,
      front: (bw, bh) =>
        z === 0
          ? ''
          : times(Math.floor(bw / 0.9), (i) =>
              rect(0.5 + i * 0.9, 0.5, 0.4, bh - 0.8, darken(look.tone(color), 0.42), alpha(0.5)),
            ),
    },
  ];
}

export function triplex(look: Look): Model {
  const floors = 3;
  const cladding: Cladding =
    houseCladding(look) === 'stucco' ? 'stucco' : look.facts.index % 4 === 0 ? 'brick' : 'clapboard';
  const color = wallColor(look, cladding);
  const wide = look.facts.units === 4;
  const w = wide ? 40 : 30;
  const main: Block = {
    x: 0,
    y: 0,
    w,
    d: 42,
    h: 30,
    cladding,
    color,
    roof: 'flat',
    roofColor: look.scheme.trim,
    front: (width, h) =>
      times(floors, (i) => {
        const y = 2.6 + i * 10;
        return (
          glazing(look, 2.6, y, 3.2, 5.2) +
          glazing(look, 7.4, y, 3.2, 5.2) +
          (wide ? glazing(look, width - 10.6, y, 3.2, 5.2) : '') +
          (i === floors - 1
            ? doorway(look, width / 2 + (wide ? -1.6 : 3), h, 3.4, 7.2)
            : glazing(look, width / 2 + (wide ? -1.6 : 3), y - 0.6, 3.4, 7.4, { panes: 'plain' }))
        );
      }) +
      rect(0, 0, width, 1.8, look.tone(look.scheme.trim)) +
      times(Math.floor(width / 2), (i) => rect(0.6 + i * 2, 1.8, 0.9, 0.9, look.tone(look.scheme.trim))),
    right: () => times(floors, (i) => [5, 16, 28].map((x) => glazing(look, x, 2.6 + i * 10, 3, 4.8)).join('')),
  };
  const px = wide ? 10 : 12.5;
  const pw = wide ? 20 : 16.5;
  const balconies = [0, 10, 20].flatMap((z) => triplexBalcony(look, px, pw, z, color));
  const top: Block = {
    x: px - 0.4,
    y: -7,
    z: 29.6,
    w: pw + 0.8,
    d: 7,
    h: 1,
    cladding: 'stucco',
    color: look.scheme.trim,
    roof: 'flat',
    roofColor: look.scheme.roof,
  };
  return {
    blocks: [main, ...balconies, top, ...steps(look, px + pw / 2 - 3, 6, -6.5, 2)],
    door: px + pw / 2,
    drive: [w + 4, w + 13],
  };
}

/**
 * Walk and driveway on the ground. `reach` is how far they extend toward the viewer, in feet.
 */
export function paving(look: Look, view: View, model: Model, reach: number): string {
  const { tone, wear, random, season } = look;
  const concrete = tone(season === 'winter' ? '#dfe4e6' : '#cfcabf');
  const cracks = (x: number, w: number): string =>
    wear >= 2
      ? stroke(
          times(
            5,
            () =>
              `M${n(x + random.between(0, w))} ${n(random.between(2, reach))}l${n(random.between(-2, 2))} 3` +
              `l${n(random.between(-2, 2))} 3`,
          ),
          darken(concrete, 0.4),
          0.2,
        )
      : '';
  let out = '';
  if (model.drive !== undefined) {
    const [from, to] = model.drive;
    out +=
      rect(from, 0, to - from, reach + 12, darken(concrete, 0.06)) +
      stroke(
        times(6, (i) => `M${n(from)} ${n(6 + i * 8)}H${n(to)}`),
        darken(concrete, 0.22),
        0.25,
      ) +
      cracks(from, to - from);
  }
  out +=
    rect(model.door - 2, 4, 4, reach, concrete) +
    stroke(
      times(9, (i) => `M${n(model.door - 2)} ${n(6 + i * 4)}h4`),
      darken(concrete, 0.2),
      0.2,
    ) +
    cracks(model.door - 2, 4);
  return onGround(view, 0, 0, out);
}

/** The shadow a building casts to the right on the ground. */
export function castShadow(look: Look, view: View, blocks: readonly Block[]): string {
  const strength = look.time === 'overcast' ? 0.12 : look.time === 'dusk' ? 0.26 : 0.24;
  return blocks
    .filter((b) => (b.z ?? 0) === 0 && b.h > 4)
    .map((b) => {
      const s = (b.h + (b.rise ?? 0)) * 0.75;
      const p = (x: number, y: number): readonly [number, number] => project(view, x, y);
      return poly(
        [
          p(b.x, b.y),
          p(b.x + b.w, b.y),
          p(b.x + b.w + s, b.y + s * 0.25),
          p(b.x + b.w + s, b.y + b.d + s * 0.25),
          p(b.x, b.y + b.d),
        ],
        '#0d1b2a',
        alpha(strength),
      );
    })
    .join('');
}

/** A plain fence along X, seen from the street. */
export function fence(look: Look, view: View, x: number, y: number, w: number, h = 5): string {
  const color = look.tone(look.wear >= 2 ? '#a08f7a' : lighten(look.scheme.wood, 0.1));
  return onFace(
    view,
    [x, y, h],
    'x',
    rect(0, 0, w, h, color) +
      stroke(
        times(Math.floor(w), (i) => `M${i + 1} 0v${h}`),
        darken(color, 0.28),
        0.14,
      ) +
      rect(0, 0.6, w, 0.4, darken(color, 0.16)),
  );
}
