import { Random } from './random.ts';

export const sceneWidth = 192;
export const sceneHeight = 144;

export type SceneKind = 'front' | 'room' | 'yard';

/** A picture to draw. The same plan and another view is another photo of a house built alike. */
export interface Scene {
  kind: SceneKind;
  /** Seed of what's built: proportions, windows, roof, furniture. */
  plan: number;
  /** Seed of what a camera sees of it: the angle, colors, light, plants, and grain. */
  view: number;
}

type Color = readonly [number, number, number];

/** Red, green, and blue of each pixel, row by row. */
export function drawScene({ kind, plan, view }: Scene): Buffer {
  const canvas = new Canvas(new Random(view));
  ({ front: drawFront, room: drawRoom, yard: drawYard })[kind](canvas, new Random(plan), new Random(view + 1));
  canvas.addGrain(new Random(view + 2));
  return canvas.pixels;
}

/** Shapes in shares of the width and height, moved a little as by where the camera was. */
class Canvas {
  readonly pixels = Buffer.alloc(sceneWidth * sceneHeight * 3);
  readonly #zoom: number;
  readonly #move: readonly [number, number];
  readonly #lean: number;

  constructor(random: Random) {
    this.#zoom = random.between(0.8, 1.25);
    this.#move = [random.between(-0.12, 0.12), random.between(-0.1, 0.1)];
    this.#lean = random.between(-0.12, 0.12);
  }

  /** A gradient down the whole picture, between two heights. */
  band(from: number, to: number, above: Color, below: Color): void {
    for (let y = Math.floor(from * sceneHeight); y < to * sceneHeight; y += 1) {
      const share = (y / sceneHeight - from) / (to - from);
      for (let x = 0; x < sceneWidth; x += 1) this.#set(x, y, mix(above, below, share));
    }
  }

  /** A shape: whether each place in its box is in it, by shares of the box. */
  shape([x, y, width, height]: Box, color: Color, isIn: (u: number, v: number) => boolean = () => true): void {
    const at = (value: number, move: number) => (value - 0.5) * this.#zoom + 0.5 + move;
    const [left, top] = [at(x, this.#move[0]) * sceneWidth, at(y, this.#move[1]) * sceneHeight];
    const [wide, high] = [width * this.#zoom * sceneWidth, height * this.#zoom * sceneHeight];
    for (let row = Math.max(0, Math.floor(top)); row < Math.min(sceneHeight, top + high); row += 1) {
      const slant = this.#lean * (row - sceneHeight / 2);
      for (let line = Math.floor(left + slant); line < left + slant + wide; line += 1) {
        if (line < 0 || line >= sceneWidth) continue;
        if (isIn((line - left - slant) / wide, (row - top) / high)) this.#set(line, row, color);
      }
    }
  }

  /** Uneven light and a sensor's noise. */
  addGrain(random: Random): void {
    const spots = Array.from({ length: 7 }, () => ({
      across: bell(sceneWidth, random.next()),
      down: bell(sceneHeight, random.next()),
      strength: random.between(-45, 45),
    }));
    for (let y = 0; y < sceneHeight; y += 1) {
      for (let x = 0; x < sceneWidth; x += 1) {
        let light = random.between(-9, 9);
        for (const { across, down, strength } of spots) light += strength * (across[x] ?? 0) * (down[y] ?? 0);
        for (let part = 0; part < 3; part += 1) {
          const place = 3 * (y * sceneWidth + x) + part;
          this.pixels[place] = clamp((this.pixels[place] ?? 0) + light);
        }
      }
    }
  }

  #set(x: number, y: number, color: Color): void {
    for (let part = 0; part < 3; part += 1) this.pixels[3 * (y * sceneWidth + x) + part] = clamp(color[part] ?? 0);
  }
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** How much a spot of light at a place lights each pixel of a line. */
const bell = (length: number, place: number) =>
  Float64Array.from({ length }, (_, step) => Math.exp(-14 * (step / length - place) ** 2));
const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
const mix = (a: Color, b: Color, share: number): Color => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];
const colorOf = (random: Random, low: number, high: number): Color => [
  random.between(low, high),
  random.between(low, high),
  random.between(low, high),
];
const round = (u: number, v: number) => (u - 0.5) ** 2 + (v - 0.5) ** 2 < 0.25;

function drawFront(canvas: Canvas, plan: Random, view: Random): void {
  const horizon = view.between(0.5, 0.7);
  canvas.band(0, horizon, colorOf(view, 110, 250), colorOf(view, 150, 255));
  canvas.band(horizon, 1, colorOf(view, 50, 150), colorOf(view, 40, 160));
  for (let count = view.whole(1, 4); count > 0; count -= 1)
    canvas.shape([view.between(-0.1, 0.9), view.between(0.3, 0.5), 0.22, 0.34], colorOf(view, 20, 110), round);
  const wall = colorOf(view, 80, 245);
  const [width, floors] = [plan.between(0.45, 0.75), plan.whole(1, 3)];
  const [x, height] = [(1 - width) / 2 + plan.between(-0.1, 0.1), 0.17 * floors + 0.06];
  const top = 0.78 - height;
  canvas.shape([x, top, width, height], wall);
  const slope = plan.between(0.1, 0.5);
  canvas.shape(
    [x - 0.04, top - 0.19, width + 0.08, 0.2],
    colorOf(view, 30, 130),
    (u, v) => u > slope * (1 - v) && u < 1 - slope * (1 - v),
  );
  const windows = plan.whole(2, 5);
  const glass = colorOf(view, 20, 120);
  for (let floor = 0; floor < floors; floor += 1) {
    for (let place = 0; place < windows; place += 1) {
      if (plan.chance(0.2)) continue;
      const left = x + (width * (place + 0.25)) / windows;
      canvas.shape([left, top + 0.04 + floor * 0.17, (width / windows) * 0.5, plan.between(0.07, 0.11)], glass);
    }
  }
  canvas.shape([x + width * plan.between(0.1, 0.8), 0.62, 0.07, 0.16], colorOf(view, 30, 200));
  if (plan.chance(0.6)) canvas.shape([x + width * plan.pick([0.02, 0.66]), 0.6, 0.2, 0.18], colorOf(view, 120, 240));
}

function drawRoom(canvas: Canvas, plan: Random, view: Random): void {
  const floor = plan.between(0.55, 0.75);
  canvas.band(0, floor, colorOf(view, 130, 245), colorOf(view, 130, 245));
  canvas.band(floor, 1, colorOf(view, 60, 180), colorOf(view, 60, 180));
  for (let count = plan.whole(1, 3); count > 0; count -= 1)
    canvas.shape(
      [plan.between(0, 0.8), plan.between(0.08, 0.25), plan.between(0.1, 0.25), 0.28],
      colorOf(view, 190, 255),
    );
  for (let count = plan.whole(4, 8); count > 0; count -= 1) {
    const box: Box = [
      plan.between(-0.1, 0.9),
      plan.between(0.3, 0.8),
      plan.between(0.08, 0.4),
      plan.between(0.06, 0.3),
    ];
    canvas.shape(box, colorOf(view, 20, 230), plan.chance(0.3) ? round : undefined);
  }
}

function drawYard(canvas: Canvas, plan: Random, view: Random): void {
  const horizon = plan.between(0.25, 0.5);
  canvas.band(0, horizon, colorOf(view, 110, 250), colorOf(view, 150, 255));
  canvas.band(horizon, 1, colorOf(view, 60, 150), colorOf(view, 40, 140));
  for (let count = plan.whole(3, 9); count > 0; count -= 1) {
    const size = plan.between(0.08, 0.35);
    canvas.shape([plan.between(-0.1, 0.95), plan.between(0.15, 0.8), size, size], colorOf(view, 15, 150), round);
  }
  canvas.shape(
    [plan.between(0, 0.6), horizon - 0.02, plan.between(0.2, 0.5), plan.between(0.05, 0.2)],
    colorOf(view, 60, 220),
  );
}
