/** Pictures of a building from outside: from the street, from its corner and from above. */
import type { Style } from '../facts.ts';
import { flex, highrise, midrise, office, retail, shopfront, walkup, warehouse } from './buildings.ts';
import { castShadow, craftsman, duplex, fence, gable, modern, paving, ranch, triplex, type Model } from './houses.ts';
import { HEIGHT, WIDTH, type Look } from './look.ts';
import { CORNER, drawBlocks, fitView, onGround, project, STREET, type View } from './model.ts';
import { backdrop, bush, ground, groundColor, HORIZON, sky, tree, weeds } from './setting.ts';
import { alpha, circle, darken, ellipse, lighten, mix, n, path, poly, rect, stroke, times } from './svg.ts';

type BuildingStyle = Exclude<Style, 'field' | 'desert' | 'forest' | 'lake'>;

const MODELS: Readonly<Record<BuildingStyle, (look: Look) => Model>> = {
  ranch,
  gable,
  craftsman,
  modern,
  duplex,
  triplex,
  walkup,
  midrise,
  highrise,
  retail,
  office,
  warehouse,
  flex,
  shopfront,
};

/** The building's model, or null for land. */
export function modelOf(look: Look): Model | null {
  const { style } = look.facts;
  return style === 'field' || style === 'desert' || style === 'forest' || style === 'lake' ? null : MODELS[style](look);
}

const BIG: ReadonlySet<string> = new Set([
  'walkup',
  'midrise',
  'highrise',
  'retail',
  'office',
  'warehouse',
  'flex',
  'shopfront',
]);

/** The building from the street or, at the corner, with more of its side. */
export function exterior(look: Look, model: Model, camera: 'street' | 'corner'): string {
  const { random, facts, wear } = look;
  const big = BIG.has(facts.style);
  const tall = facts.style === 'highrise';
  const curb = big ? 702 : 716;
  const box = tall
    ? { x: 200, y: 40, w: 800, h: 640 }
    : big
      ? { x: 90, y: 130, w: 1020, h: 530 }
      : { x: 150, y: 190, w: 900, h: 450 };
  const view = fitView(
    model.blocks,
    camera === 'street' ? STREET : CORNER,
    camera === 'corner' ? { ...box, y: box.y + 24, h: box.h - 10 } : box,
  );
  const feet = (curb - view.origin[1]) / -view.y[1];
  const parts = [sky(look), backdrop(look), neighbors(look), ground(look)];
  if (model.paved) parts.push(parkingArea(look, view, model));
  // Plants behind and beside the building come first, the yard and the building next, then what is in front of it.
  const behind = big ? 3 : 4;
  parts.push(
    times(behind, (i) =>
      tree(look, (i + random.between(0.1, 0.9)) * (WIDTH / behind), random.between(520, 556), random.between(190, 330)),
    ),
  );
  if (!big) parts.push(fence(look, view, -30, 24, 28), fence(look, view, (model.drive?.[1] ?? 60) + 2, 24, 40));
  if (!model.paved) parts.push(castShadow(look, view, model.blocks));
  parts.push(paving(look, view, model, feet));
  if (model.paved) parts.push(castShadow(look, view, model.blocks));
  parts.push(drawBlocks(look, view, model.blocks));
  parts.push(plantings(look, view, model, big));
  parts.push(street(look, curb, model.drive !== undefined && !model.paved ? driveMouth(view, model, curb) : null));
  if (wear >= 2) parts.push(clutter(look, view, model));
  if (model.paved || random.chance(0.5)) parts.push(car(look, random.between(60, 900), 792, big ? 0.9 : 1.25));
  const side = random.chance(0.5) ? random.between(20, 110) : random.between(1090, 1180);
  if (!tall) parts.push(tree(look, side, 694, random.between(300, 420)));
  parts.push(bush(look, side > 600 ? 90 : 1110, 700, 66));
  if (look.time === 'dusk' && wear < 3)
    parts.push(
      ellipse(
        project(view, model.door, -8)[0],
        project(view, model.door, -8)[1] + 10,
        170,
        44,
        'url(#halo)',
        alpha(0.8),
      ),
    );
  return parts.join('') + grade(look);
}

/** Where the drive meets the curb, pixels from the left. */
function driveMouth(view: View, model: Model, curb: number): readonly [number, number] | null {
  if (model.drive === undefined) return null;
  const t = (curb - view.origin[1]) / -view.y[1];
  const [from, to] = model.drive;
  return [project(view, from, -t)[0], project(view, to, -t)[0]];
}

/** The buildings next door, faded: houses, or apartment buildings if the city is dense and the building large. */
function neighbors(look: Look): string {
  const { random, haze, tone, facts } = look;
  if (facts.market.density === 0 && random.chance(0.5)) return '';
  const urban = BIG.has(facts.style) && facts.market.density === 2 && facts.type !== 'Industrial';
  if (!urban) return times(4, (i) => nextHouse(look, i * 330 + random.between(-90, 60)));
  return times(7, (i) => {
    const x = i * 180 + random.between(-60, 10);
    const w = random.between(120, 180);
    const edge = Math.abs(x + w / 2 - 600) / 600;
    const h = random.between(110, 190) + edge * 190;
    const y = HORIZON + 60;
    const wall = mix(tone(random.pick(['#b98a72', '#c9beac', '#9fb0b8', '#a8705c', '#8c99a2', '#d3c8b4'])), haze, 0.3);
    let windows = '';
    let lights = '';
    for (let wy = y - h + 18; wy < y - 26; wy += 30) {
      for (let wx = x + 14; wx < x + w - 22; wx += 27) {
        if (look.time === 'dusk' && random.chance(0.45)) lights += `M${n(wx)} ${n(wy)}h13v17h-13z`;
        else windows += `M${n(wx)} ${n(wy)}h13v17h-13z`;
      }
    }
    return (
      rect(x, y - h, w, h, wall) +
      rect(x + w * 0.82, y - h, w * 0.18, h, darken(wall, 0.1)) +
      rect(x - 4, y - h - 5, w + 8, 9, darken(wall, 0.14)) +
      path(windows, darken(wall, 0.26)) +
      path(lights, '#ffd38a')
    );
  });
}

function nextHouse(look: Look, x: number): string {
  const { random, haze, tone } = look;
  const w = random.between(150, 230);
  const h = random.between(54, 96);
  const wall = mix(tone(random.pick(['#e6dfd0', '#b9c4c6', '#c9a58a', '#a8b59f', '#d9cdb8'])), haze, 0.34);
  const roof = mix(tone(random.pick(['#5d5a58', '#7a4f42', '#4c5960'])), haze, 0.34);
  const y = HORIZON + 20;
  return (
    rect(x, y - h, w, h + 20, wall) +
    poly(
      [
        [x - 12, y - h],
        [x + w * 0.18, y - h - 46],
        [x + w * 0.82, y - h - 46],
        [x + w + 12, y - h],
      ],
      roof,
    ) +
    times(3, (k) =>
      rect(
        x + 18 + (k * w) / 3.4,
        y - h + 20,
        22,
        28,
        look.time === 'dusk' && random.chance(0.5) ? '#ffcf7d' : darken(wall, 0.3),
        alpha(0.8),
      ),
    )
  );
}

function street(look: Look, curb: number, mouth: readonly [number, number] | null): string {
  const { tone, season, random } = look;
  const walk = tone(season === 'winter' ? '#dde3e6' : '#d3cec3');
  const road = tone(season === 'winter' ? '#8d959b' : '#6a6f75');
  const apron =
    mouth === null
      ? ''
      : poly(
          [
            [mouth[0], curb],
            [mouth[1], curb],
            [mouth[1] - 60, curb + 46],
            [mouth[0] - 90, curb + 46],
          ],
          darken(walk, 0.05),
        );
  return (
    rect(0, curb, WIDTH, 30, walk) +
    stroke(
      times(14, (i) => `M${i * 92 + 30} ${curb}l-26 30`),
      darken(walk, 0.18),
      2,
    ) +
    rect(0, curb + 30, WIDTH, 10, mix(tone(groundColor(look)), '#000000', 0.05)) +
    rect(0, curb + 38, WIDTH, 8, darken(walk, 0.12)) +
    apron +
    rect(0, curb + 46, WIDTH, HEIGHT - curb - 46, road) +
    rect(0, curb + 46, WIDTH, 5, '#000000', alpha(0.18)) +
    times(18, () =>
      ellipse(
        random.between(0, WIDTH),
        random.between(curb + 54, HEIGHT),
        random.between(16, 60),
        1.6,
        lighten(road, 0.2),
        alpha(0.25),
      ),
    )
  );
}

function plantings(look: Look, view: View, model: Model, big: boolean): string {
  const { random, wear } = look;
  const main = model.blocks.reduce((widest, b) => ((b.z ?? 0) === 0 && b.w > widest.w ? b : widest));
  const size = Math.max(22, view.up * (big ? 4 : 3.6));
  let out = '';
  for (let x = main.x + 2; x < main.x + main.w - 1; x += big ? 9 : 5) {
    const drive = model.drive;
    if (
      Math.abs(x - model.door) < (big ? 7 : 6) ||
      (drive !== undefined && x > drive[0] - 1 && x < drive[1] + 1) ||
      random.chance(wear >= 2 ? 0.6 : 0.26)
    )
      continue;
    const [px, py] = project(view, x, -2.2);
    out += wear >= 3 ? weeds(look, px, py + 2, size * 1.1) : bush(look, px, py, size * random.between(0.75, 1.15));
  }
  if (wear >= 2)
    out += times(16, () => weeds(look, random.between(20, 1180), random.between(600, 700), random.between(14, 34)));
  return out;
}

/** A dumpster where work is in progress or overdue; empty for about a third of them. */
function clutter(look: Look, view: View, model: Model): string {
  const { tone, random } = look;
  const [x, y] = project(view, (model.drive?.[0] ?? model.door + 14) + 3, -16);
  if (random.chance(0.35)) return '';
  const color = tone(random.pick(['#3f6f52', '#b5632f', '#3c5f86']));
  return (
    ellipse(x + 66, y + 4, 90, 10, '#0d1b2a', alpha(0.25)) +
    poly(
      [
        [x - 10, y - 52],
        [x + 140, y - 52],
        [x + 126, y],
        [x + 6, y],
      ],
      color,
    ) +
    poly(
      [
        [x + 140, y - 52],
        [x + 166, y - 64],
        [x + 148, y - 14],
        [x + 126, y],
      ],
      darken(color, 0.3),
    ) +
    times(5, (i) => rect(x + 14 + i * 24, y - 48, 5, 46, darken(color, 0.16))) +
    poly(
      [
        [x, y - 52],
        [x + 24, y - 76],
        [x + 60, y - 60],
        [x + 92, y - 80],
        [x + 130, y - 56],
        [x + 160, y - 64],
        [x + 138, y - 52],
      ],
      tone('#a08a6f'),
    ) +
    stroke(`M${n(x + 40)} ${n(y - 56)}l34 -40M${n(x + 90)} ${n(y - 58)}l44 -22`, tone('#d9b98a'), 5)
  );
}

function parkingArea(look: Look, view: View, model: Model): string {
  const asphalt = look.tone(look.season === 'winter' ? '#a9b0b5' : '#7b8085');
  const width = Math.max(...model.blocks.map((b) => b.x + b.w));
  const inner =
    rect(-60, 3, width + 140, 80, asphalt) +
    rect(-8, 0, width + 16, 5, look.tone('#cfcabf')) +
    stroke(
      times(Math.floor(width / 9) + 1, (i) => `M${n(i * 9)} 10v15`),
      lighten(asphalt, 0.6),
      0.5,
    ) +
    (look.wear >= 2
      ? stroke(
          times(9, (i) => `M${n(i * 19)} ${n(12 + (i % 4) * 9)}l6 3l4 -2l7 4`),
          darken(asphalt, 0.35),
          0.4,
        )
      : '');
  return onGround(view, 0, 0, inner);
}

/** A parked car seen from its side; `x`, `y` are its lower left corner in pixels. */
export function car(look: Look, x: number, y: number, scale: number): string {
  const { random, tone } = look;
  const paint = tone(
    random.pick(['#f2f2ef', '#b8bfc4', '#2f3b46', '#8f3a34', '#35607f', '#4d6a5a', '#d9d3c4', '#c9873a']),
  );
  const truck = random.chance(0.35);
  const body = truck
    ? 'M4 -34Q6 -44 18 -46L92 -46Q98 -74 108 -76L150 -76Q162 -76 172 -48L204 -43Q214 -40 214 -16L4 -16Z'
    : 'M2 -18Q2 -40 22 -42L48 -46Q66 -74 84 -75L132 -75Q152 -74 172 -47L198 -42Q212 -38 212 -18Z';
  const glass = truck
    ? 'M102 -48L112 -70H128V-48ZM133 -70H148Q156 -68 164 -48H133Z'
    : 'M62 -47Q74 -67 88 -68H104V-47ZM110 -68H130Q144 -66 158 -47H110Z';
  return (
    `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">` +
    ellipse(108, -3, 118, 8, '#0d1b2a', alpha(0.3)) +
    path(body, paint) +
    path('M4 -30H212L213 -18H3Z', darken(paint, 0.16)) +
    path(glass, look.time === 'dusk' ? '#1d2742' : '#32485a') +
    rect(204, -38, 9, 6, '#fff1c4') +
    rect(2, -37, 6, 7, '#c9443a') +
    [46, 166]
      .map((wx) => circle(wx, -14, 16, '#1c2024') + circle(wx, -14, 8, '#aeb5ba') + circle(wx, -14, 3, '#4b5358'))
      .join('') +
    '</g>'
  );
}

/** A final wash of light over the whole picture, and a slight vignette. */
export function grade(look: Look): string {
  const wash = {
    morning: ['#ffcf9e', 0.06],
    day: ['#fff6df', 0.03],
    golden: ['#ffa24d', 0.07],
    dusk: ['#3a2f7a', 0.1],
    overcast: ['#8a98a0', 0.03],
  } as const;
  const [color, opacity] = wash[look.time];
  return (
    '<defs><radialGradient id="edge" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-color="#0a1420" ' +
    'stop-opacity="0"/><stop offset="1" stop-color="#0a1420" stop-opacity=".16"/></radialGradient></defs>' +
    rect(0, 0, WIDTH, HEIGHT, color, alpha(opacity)) +
    rect(0, 0, WIDTH, HEIGHT, 'url(#edge)')
  );
}
