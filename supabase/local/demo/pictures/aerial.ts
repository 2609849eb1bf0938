/** Pictures of a lot from above. */
import { grade } from './exteriors.ts';
import { castShadow, paving, type Model } from './houses.ts';
import { HEIGHT, WIDTH, type Look } from './look.ts';
import { ABOVE, drawBlocks, fitView, project, type Block, type View } from './model.ts';
import { groundColor } from './setting.ts';
import { alpha, circle, darken, ellipse, lighten, mix, n, poly, rect, stroke, times, type Point } from './svg.ts';

/** A lot (edges in feet) and the camera above it. */
interface Site {
  readonly look: Look;
  readonly model: Model | null;
  readonly view: View;
  readonly lawn: string;
  /** Extent of the building and its drive along the street, feet. */
  readonly width: number;
  /** Free ground beside the building, feet. */
  readonly margin: number;
  readonly lot: { readonly x0: number; readonly x1: number; readonly y0: number; readonly y1: number };
  readonly lotW: number;
  readonly lotD: number;
}

function siteOf(look: Look, model: Model | null): Site {
  const lawn = look.tone(groundColor(look));
  const main = model?.blocks ?? [];
  const width = model === null ? 120 : Math.max(...main.map((b) => b.x + b.w), model.drive?.[1] ?? 0);
  const depth = model === null ? 100 : Math.max(...main.map((b) => b.y + b.d));
  const margin = model === null ? 0 : Math.max(14, width * 0.16);
  const lot = { x0: -margin, x1: width + margin, y0: -margin * 1.5, y1: depth + margin * 1.7 };
  const frame: Block = {
    x: lot.x0,
    y: lot.y0,
    w: lot.x1 - lot.x0,
    d: lot.y1 - lot.y0,
    h: 0,
    cladding: 'stucco',
    color: lawn,
  };
  const view = fitView([frame, ...main], ABOVE, { x: 210, y: 110, w: 780, h: 580 });
  return { look, model, view, lawn, width, margin, lot, lotW: frame.w, lotD: frame.d };
}

/** Parcels around the lot, each in its own green. */
function parcels({ look, view, lawn, lot, lotW, lotD }: Site): string {
  const p = (x: number, y: number): Point => project(view, x, y);
  let out = '';
  for (let i = -3; i <= 3; i++)
    for (let k = -1; k <= 3; k++) {
      const x = lot.x0 + i * lotW;
      const y = lot.y0 + k * lotD + (k < 0 ? -lotD * 0.45 : 0);
      const shade = look.random.between(-0.06, 0.12);
      out += poly(
        [p(x, y), p(x + lotW, y), p(x + lotW, y + lotD), p(x, y + lotD)],
        shade > 0 ? darken(lawn, shade) : lighten(lawn, -shade),
      );
    }
  return out;
}

/** The street in front with its sidewalks and center line. */
function streetAbove({ look, view, lot, lotD }: Site): string {
  const { tone } = look;
  const p = (x: number, y: number): Point => project(view, x, y);
  const road = tone('#7a7f84');
  const roadTop = lot.y0 - lotD * 0.06;
  const roadBottom = lot.y0 - lotD * 0.4;
  return (
    poly(
      [p(-3000, lot.y0), p(3000, lot.y0), p(3000, lot.y0 - lotD * 0.45), p(-3000, lot.y0 - lotD * 0.45)],
      tone('#d3cec3'),
    ) +
    poly([p(-3000, roadTop), p(3000, roadTop), p(3000, roadBottom), p(-3000, roadBottom)], road) +
    stroke(
      `M${p(-3000, (roadTop + roadBottom) / 2)
        .map(n)
        .join(' ')}L${p(3000, (roadTop + roadBottom) / 2)
        .map(n)
        .join(' ')}`,
      '#f3e6b5',
      3,
      'stroke-dasharray="26 22"',
    )
  );
}

/** The building on a parcel near the lot, `i` parcels to the right and `k` behind; empty for a vacant one. */
function neighbor({ look, model, view, lawn, lot, lotW, lotD }: Site, i: number, k: number): string {
  const { random, facts } = look;
  const small =
    model === null || facts.type === 'Single Family' || facts.type === 'Residential' || facts.type === 'Multi Family';
  const x = lot.x0 + i * lotW + lotW * random.between(0.16, 0.26);
  const y = lot.y0 + k * lotD + lotD * random.between(0.24, 0.34) + (k < 0 ? -lotD * 0.45 : 0);
  const color = mix(random.pick(['#e6dfd0', '#b9c4c6', '#c9a58a', '#a8b59f']), lawn, 0.2);
  const block: Block = small
    ? {
        x,
        y,
        w: lotW * 0.5,
        d: lotD * 0.34,
        h: model === null ? 14 : 10,
        cladding: 'stucco',
        color,
        roof: random.pick(['gableX', 'hip', 'gableY'] as const),
        rise: lotD * 0.08,
        overhang: 1.5,
        roofColor: mix(random.pick(['#5d5a58', '#7a4f42', '#4c5960', '#8a8378']), lawn, 0.16),
      }
    : {
        x,
        y,
        w: lotW * 0.62,
        d: lotD * 0.46,
        h: 20,
        cladding: 'stucco',
        color,
        roof: 'flat',
        roofColor: '#b9bcbb',
      };
  const quiet: Look = { ...look, wear: 0 };
  const [px, py] = project(view, x + lotW * 0.25, y);
  const isVisible = px > -340 && px < WIDTH + 240 && py > -120 && py < HEIGHT + 220;
  return random.chance(0.84) && isVisible ? castShadow(look, view, [block]) + drawBlocks(quiet, view, [block]) : '';
}

/** A tree from above; empty outside the picture. */
function canopy({ look, view }: Site, x: number, y: number, r: number): string {
  const { random, tone, facts } = look;
  const [cx, cy] = project(view, x, y);
  if (cx < -40 || cx > WIDTH + 40 || cy < -40 || cy > HEIGHT + 60) return '';
  const green = tone(
    look.season === 'winter'
      ? '#8fa39a'
      : look.season === 'autumn'
        ? random.pick(['#c27b33', '#a8542f', '#8f8a3a'])
        : facts.market.region === 'desert'
          ? '#7f9a6a'
          : random.pick(['#3f7d4c', '#4c8a50', '#5a9150']),
  );
  return (
    ellipse(cx + r * 0.5, cy + r * 0.2, r, r * 0.6, '#0d1b2a', alpha(0.22)) +
    circle(cx, cy - r * 0.5, r, darken(green, 0.2)) +
    circle(cx - r * 0.08, cy - r * 0.6, r * 0.86, green) +
    circle(cx - r * 0.26, cy - r * 0.8, r * 0.46, lighten(green, 0.16))
  );
}

/** The parking lot with its marked spaces. */
function parkingLot({ look, view, width, lot }: Site): string {
  const p = (x: number, y: number): Point => project(view, x, y);
  return (
    poly(
      [p(lot.x0 + 4, lot.y0 + 2), p(lot.x1 - 4, lot.y0 + 2), p(lot.x1 - 4, lot.y1 - 5), p(lot.x0 + 4, lot.y1 - 5)],
      look.tone('#8b9094'),
    ) +
    times(Math.floor(width / 10), (i) =>
      stroke(
        `M${p(i * 10, lot.y0 + 6)
          .map(n)
          .join(' ')}L${p(i * 10, lot.y0 + 20)
          .map(n)
          .join(' ')}`,
        '#eef0ee',
        2.4,
      ),
    )
  );
}

/** The building with its trees and drive, or the trees of a parcel without one. */
function lotContents(site: Site): string {
  const { look, model, view, lot, lotD, width, margin } = site;
  const { random } = look;
  if (model === null)
    return times(14, () =>
      canopy(
        site,
        random.between(lot.x0 + 6, lot.x1 - 6),
        random.between(lot.y0 + 6, lot.y1 - 6),
        random.between(9, 21),
      ),
    );
  return [
    model.paved ? parkingLot(site) : '',
    canopy(site, lot.x0 + margin * 0.4, lot.y1 - margin * 0.5, 24),
    canopy(site, lot.x1 - margin * 0.5, lot.y1 - margin * 0.6, 27),
    canopy(site, width * 0.4, lot.y1 - margin * 0.4, 21),
    paving(look, view, model, -lot.y0 + lotD * 0.06),
    castShadow(look, view, model.blocks),
    drawBlocks(look, view, model.blocks),
    canopy(site, lot.x0 + margin * 0.45, lot.y0 + margin * 0.7, 23),
  ].join('');
}

/** A stretch of the lot's boundary. */
function boundary(color: string, list: readonly Point[]): string {
  const d = list.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
  return stroke(d, color, 9, alpha(0.35)) + stroke(d, '#ffffff', 4, 'stroke-dasharray="18 11" stroke-linejoin="round"');
}

/** The lot from above: the building among its neighbors, the boundary marked with pins. */
export function aerial(look: Look, model: Model | null): string {
  const { random, scheme } = look;
  const site = siteOf(look, model);
  const { view, lawn, lot, lotW, lotD } = site;
  const parts = [rect(0, 0, WIDTH, HEIGHT, mix(lawn, '#49683f', 0.12))];
  parts.push(parcels(site), streetAbove(site));
  for (let k = 3; k >= 1; k--)
    for (let i = -2; i <= 3; i++)
      parts.push(
        neighbor(site, i, k),
        canopy(
          site,
          lot.x0 + i * lotW + lotW * 0.86,
          lot.y0 + k * lotD + lotD * random.between(0.2, 0.8),
          random.between(16, 26),
        ),
      );
  for (let i = -2; i < 0; i++)
    parts.push(neighbor(site, i, 0), canopy(site, lot.x0 + i * lotW + lotW * 0.88, lot.y0 + lotD * 0.75, 22));
  const frontLeft = project(view, lot.x0, lot.y0);
  const frontRight = project(view, lot.x1, lot.y0);
  const backRight = project(view, lot.x1, lot.y1);
  const backLeft = project(view, lot.x0, lot.y1);
  parts.push(poly([frontLeft, frontRight, backRight, backLeft], lighten(lawn, 0.16)));
  const pin = ([x, y]: Point): string => circle(x, y, 10, '#ffffff') + circle(x, y, 6, '#b3392f');
  parts.push(boundary(scheme.accent, [frontLeft, backLeft, backRight]), pin(backLeft), pin(backRight));
  parts.push(lotContents(site));
  for (let i = 1; i <= 3; i++)
    parts.push(neighbor(site, i, 0), canopy(site, lot.x0 + i * lotW + lotW * 0.1, lot.y0 + lotD * 0.2, 20));
  for (let i = -2; i <= 4; i++) parts.push(neighbor(site, i, -1));
  parts.push(boundary(scheme.accent, [frontLeft, frontRight, backRight]));
  parts.push(pin(frontLeft), pin(frontRight));
  return parts.join('') + grade(look);
}
