/** Models of larger buildings: apartments, stores, offices, and warehouses. */
import type { Model } from './houses.ts';
import type { Look } from './look.ts';
import { doorway, garageDoor, glazing, type Block, type Cladding } from './model.ts';
import { alpha, circle, darken, lighten, mix, n, path, poly, rect, stroke, times } from './svg.ts';

/** Dentils under a projecting cornice. */
function cornice(look: Look, w: number, color: string): string {
  const tone = look.tone(color);
  return (
    rect(-0.4, -0.6, w + 0.8, 2.2, tone) +
    times(Math.floor(w / 1.8), (i) => rect(0.5 + i * 1.8, 1.6, 0.8, 1, darken(tone, 0.12))) +
    rect(0, 2.6, w, 1.4, 'url(#fade)')
  );
}

/** One of the two brick wings of a walk-up. */
function walkupWing(look: Look, x: number, h: number, floors: number): Block {
  const stone = look.tone('#d9cfbd');
  return {
    x,
    y: -3.4,
    w: 15,
    d: 3.6,
    h,
    cladding: 'brick',
    color: mix(look.scheme.brick, '#ffffff', 0.05),
    roof: 'flat',
    roofColor: '#d9cfbd',
    front: () =>
      times(floors, (i) =>
        [2.6, 9]
          .map(
            (at) =>
              rect(at - 0.6, 3.4 + i * 10.4, 4.6, 0.8, stone) +
              glazing(look, at, 4.4 + i * 10.4, 3.4, 5.6, { trim: '#ece4d4' }),
          )
          .join(''),
      ),
  };
}

export function walkup(look: Look): Model {
  const floors = look.facts.units > 8 ? 4 : 3;
  const w = look.facts.units > 8 ? 84 : 66;
  const h = floors * 10.4 + 4;
  const brick = look.scheme.brick;
  const stone = look.tone('#d9cfbd');
  const bays = w / 11;
  const bay = (x: number, lift: number): string =>
    times(floors, (i) => {
      const y = 6 + i * 10.4;
      return (
        rect(x - 0.6, y - 1.2, 4.6, 0.9, stone) +
        glazing(look, x, y, 3.4, 5.6, { trim: '#ece4d4', panes: i === 0 && lift > 0 ? 'grid' : 'double' })
      );
    });
  const main: Block = {
    x: 0,
    y: 0,
    w,
    d: 46,
    h,
    cladding: 'brick',
    color: brick,
    roof: 'flat',
    roofColor: '#d9cfbd',
    front: (width, height) => {
      const mid = width / 2;
      const columns = times(Math.floor(bays), (i) => {
        const x = 3.4 + i * ((width - 10) / (Math.floor(bays) - 1)) + 0.2;
        return Math.abs(x + 1.7 - mid) < 5 ? '' : bay(x, i);
      });
      const stair = times(floors - 1, (i) =>
        glazing(look, mid - 1.9, 11 + i * 10.4 - 5, 3.8, 6, { trim: '#ece4d4', panes: 'grid', lit: 0.95 }),
      );
      return (
        rect(0, height - 4.4, width, 4.4, darken(stone, 0.1)) +
        rect(0, height - 4.8, width, 0.6, stone) +
        columns +
        stair +
        rect(mid - 4.6, height - 11, 9.2, 11, stone) +
        poly(
          [
            [mid - 5.4, height - 11],
            [mid, height - 14.4],
            [mid + 5.4, height - 11],
          ],
          stone,
        ) +
        doorway(look, mid - 2.2, height, 4.4, 8.4) +
        cornice(look, width, '#d9cfbd')
      );
    },
    right: (d, height) =>
      times(4, (i) => times(floors, (k) => glazing(look, 4 + i * 11, 6 + k * 10.4, 3.2, 5.2, { trim: '#ece4d4' }))) +
      rect(0, height - 4.4, d, 4.4, darken(stone, 0.2)),
  };
  const wings = [0, w - 15].map((x) => walkupWing(look, x, h - 1.6, floors));
  return { blocks: [main, ...wings], door: w / 2, drive: [w + 4, w + 15] };
}

/** An apartment building with balconies on every floor. */
export function midrise(look: Look): Model {
  const floors = 6 + (look.facts.index % 3);
  const w = 86;
  const storyHeight = 10;
  const color = look.scheme.wall;
  const second = look.facts.index % 2 === 0 ? look.scheme.brick : look.scheme.second;
  const glass = { trim: '#30373c', sill: false, panes: 'plain' } as const;
  const main: Block = {
    x: 0,
    y: 0,
    w,
    d: 44,
    h: floors * storyHeight + 4,
    cladding: 'panel',
    color,
    roof: 'flat',
    roofColor: '#3b4348',
    front: (width, h) =>
      rect(12, 0, 14, h - 14, look.tone(second)) +
      rect(60, 0, 14, h - 14, look.tone(second)) +
      times(floors - 1, (i) => {
        const y = 4.4 + i * storyHeight;
        return [3, 14, 28.5, 44.5, 62, 76.5]
          .map((x, k) =>
            glazing(look, x, y - (k % 3 === 2 ? 0 : 0.6), k === 1 || k === 4 ? 10 : 7, k % 3 === 2 ? 5.4 : 7, {
              ...glass,
              panes: k === 1 || k === 4 ? 'wide' : 'plain',
            }),
          )
          .join('');
      }) +
      rect(0, h - 14, width, 14, look.tone('#4b5357')) +
      times(8, (i) => glazing(look, 3 + i * 10.4, h - 11.6, 8.4, 11, { ...glass, lit: 0.95 })) +
      rect(36, h - 14.6, 16, 1.3, look.tone(look.scheme.accent)),
    right: () =>
      times(floors - 1, (i) => [6, 20, 32].map((x) => glazing(look, x, 4.4 + i * storyHeight, 5, 5.6, glass)).join('')),
  };
  const balconies: Block[] = Array.from({ length: floors - 1 }, (_, i) => floors - 2 - i).flatMap((i) =>
    [11.5, 59.5].map(
      (x) =>
        ({
          x,
          y: -4.6,
          z: main.h - 12.4 - i * storyHeight,
          w: 15,
          d: 4.6,
          h: 0.8,
          cladding: 'stucco',
          color: '#dcdad3',
          roof: 'flat',
          roofColor: '#cfcdc6',
          after: undefined,
          front: () =>
            rect(0.2, -3.1, 14.6, 3.1, '#9fc4d2', alpha(look.time === 'dusk' ? 0.25 : 0.42)) +
            rect(0, -3.4, 15, 0.4, look.tone('#3b4348')) +
            stroke(
              times(4, (k) => `M${n(0.3 + k * 4.8)} -3.1v3.1`),
              look.tone('#3b4348'),
              0.2,
            ) +
            (look.random.chance(0.4) ? circle(3 + look.random.between(0, 8), -1.2, 1.2, look.tone('#4d8a54')) : ''),
        }) satisfies Block,
    ),
  );
  const pent: Block = {
    x: 26,
    y: 12,
    z: main.h,
    w: 30,
    d: 20,
    h: 7,
    cladding: 'metal',
    color: '#7b858a',
    roof: 'flat',
    roofColor: '#3b4348',
  };
  return { blocks: [main, pent, ...balconies.toReversed()], door: 44 };
}

/** The lobby and shops under a tower. */
function podium(look: Look): Block {
  return {
    x: 0,
    y: 0,
    w: 78,
    d: 40,
    h: 20,
    cladding: 'stone',
    color: '#b7b0a4',
    roof: 'flat',
    roofColor: '#4d565c',
    front: (w, height) =>
      times(9, (i) =>
        glazing(look, 2 + i * 8.4, height - 14, 7, 13.4, { trim: '#2f363b', panes: 'plain', sill: false, lit: 0.95 }),
      ) +
      rect(0, 3, w, 1, darken(look.tone('#b7b0a4'), 0.2)) +
      rect(32, height - 15.4, 16, 1.4, look.tone(look.scheme.accent)),
  };
}

export function highrise(look: Look): Model {
  const floors = 20 + (look.facts.index % 5) * 2;
  const h = floors * 7.6;
  const frame = look.tone(look.facts.index % 2 === 0 ? '#e6e7e4' : '#4c565e');
  const tower: Block = {
    x: 14,
    y: 6,
    z: 0,
    w: 46,
    d: 40,
    h,
    cladding: 'stucco',
    color: look.facts.index % 2 === 0 ? '#cfdadf' : '#7f99a8',
    roof: 'flat',
    roofColor: '#3b4348',
    front: (w, height) => {
      let glassLit = '';
      let panels = '';
      for (let f = 0; f < floors - 3; f++) {
        for (let c = 0; c < 8; c++) {
          const x = 1.2 + c * 5.5;
          const y = 4 + f * 7.6;
          if (look.time === 'dusk' && look.random.chance(0.45)) glassLit += `M${n(x)} ${n(y)}h4.8v5.6h-4.8z`;
          else panels += `M${n(x)} ${n(y)}h4.8v5.6h-4.8z`;
        }
      }
      return (
        rect(0, 0, w, height, 'url(#glass)', alpha(0.55)) +
        path(panels, 'url(#glass)') +
        path(glassLit, '#ffd27d') +
        times(
          floors - 3,
          (f) =>
            rect(0, 9.8 + f * 7.6, w, 1.2, frame) +
            (f % 2 === 0
              ? rect(12, 6.6 + f * 7.6, 10.5, 3.2, frame, alpha(0.75))
              : rect(28.5, 6.6 + f * 7.6, 10.5, 3.2, frame, alpha(0.75))),
        ) +
        rect(0, 0, 1.2, height, frame) +
        rect(w - 1.2, 0, 1.2, height, frame) +
        rect(0, 0, w, 3, frame) +
        poly(
          [
            [0, height * 0.2],
            [w, height * 0.05],
            [w, height * 0.22],
            [0, height * 0.4],
          ],
          '#ffffff',
          alpha(0.1),
        )
      );
    },
    right: (d) =>
      times(
        floors - 3,
        (f) =>
          rect(
            1,
            4 + f * 7.6,
            d - 2,
            5.4,
            look.time === 'dusk' && look.random.chance(0.35) ? '#f2b95f' : '#3f5f75',
            alpha(0.8),
          ) + rect(0, 9.8 + f * 7.6, d, 1, darken(frame, 0.22)),
      ),
  };
  return { blocks: [{ ...tower }, podium(look)], door: 40 };
}

/** Width of a shop in a row, feet. */
const BAY = 20;

/** Sign, windows and door of shop number `i` in a row, with an awning at every other one. */
function rowShop(look: Look, i: number, h: number): string {
  const x = i * BAY;
  const signs = [look.scheme.accent, '#c77d0a', '#274c5e', '#b3392f', '#3f7f5f', '#6b5b95', '#2b2f33'];
  const dark = look.wear === 3 || (look.wear === 2 && i % 3 === 1);
  const sign = look.tone(signs[(i + look.facts.index) % signs.length] ?? '#2b2f33');
  const awning = i % 2 === 0 && !dark;
  return (
    rect(x + 2.4, h - 15, BAY - 4.8, 3, dark ? look.tone('#8d8a80') : sign) +
    (dark
      ? ''
      : rect(x + 5, h - 14.1, BAY - 10 - (i % 3), 1.2, lighten(sign, 0.7)) +
        circle(x + 3.9, h - 13.5, 0.8, lighten(sign, 0.6))) +
    glazing(look, x + 1.4, h - 9.6, 6, 9, { panes: 'plain', trim: '#2f363b', sill: false, lit: 0.9 }) +
    glazing(look, x + 12.4, h - 9.6, 6, 9, { panes: 'plain', trim: '#2f363b', sill: false, lit: 0.9 }) +
    glazing(look, x + 8.2, h - 9.6, 3.4, 9.4, { panes: 'plain', trim: '#2f363b', sill: false, lit: 0.9 }) +
    (awning
      ? poly(
          [
            [x + 0.8, h - 8],
            [x + BAY - 0.8, h - 8],
            [x + BAY - 1.6, h - 11],
            [x + 1.6, h - 11],
          ],
          sign,
        ) +
        times(9, (k) =>
          k % 2 === 0
            ? poly(
                [
                  [x + 0.8 + k * 2.04, h - 8],
                  [x + 2.84 + k * 2.04, h - 8],
                  [x + 3.5 + k * 1.86, h - 11],
                  [x + 1.6 + k * 1.86, h - 11],
                ],
                lighten(sign, 0.75),
              )
            : '',
        )
      : rect(x + 0.8, h - 11, BAY - 1.6, 0.9, look.tone('#3b4348')))
  );
}

/** A row of shops under a band of signs without words. */
export function retail(look: Look): Model {
  const bays = Math.min(7, Math.max(4, look.facts.units));
  const w = bays * BAY;
  const color = look.scheme.wall;
  const main: Block = {
    x: 0,
    y: 0,
    w,
    d: 50,
    h: 18,
    cladding: 'stucco',
    color,
    roof: 'flat',
    roofColor: look.scheme.trim,
    front: (width, h) =>
      rect(0, 0, width, 1.6, look.tone(look.scheme.second)) +
      times(bays, (i) => rowShop(look, i, h)) +
      times(bays + 1, (i) => rect(i * BAY - 0.9, h - 16, 1.8, 16, look.tone(look.scheme.brick))),
    right: (d, h) =>
      rect(0, 0, d, 1.6, look.tone(look.scheme.second)) +
      rect(0, h - 4, d, 4, darken(look.tone(look.scheme.brick), 0.3)),
  };
  const towers: Block[] = [0, bays - 1].map(
    (i) =>
      ({
        x: i * BAY + 1,
        y: -1.2,
        z: 18,
        w: BAY - 2,
        d: 9,
        h: 6,
        cladding: 'stone',
        color: look.scheme.second,
        roof: 'hip',
        rise: 4.5,
        overhang: 1.2,
      }) satisfies Block,
  );
  return { blocks: [main, ...towers], door: w / 2, paved: true };
}

export function office(look: Look): Model {
  const floors = 2 + (look.facts.index % 3);
  const h = floors * 12 + 4;
  const w = 104;
  const cladding: Cladding = look.facts.index % 2 === 0 ? 'brick' : 'panel';
  const color = cladding === 'brick' ? look.scheme.brick : look.scheme.wall;
  const band = { trim: '#2f363b', panes: 'plain', sill: false, lit: 0.55 } as const;
  const main: Block = {
    x: 0,
    y: 0,
    w,
    d: 54,
    h,
    cladding,
    color,
    roof: 'flat',
    roofColor: '#cfcabf',
    front: (width, height) =>
      times(
        floors,
        (i) =>
          rect(3, 4.6 + i * 12, width - 6, 7.4, look.tone('#2f363b')) +
          times(12, (k) =>
            Math.abs(3.6 + k * 8.2 - 48) < 9 ? '' : glazing(look, 3.8 + k * 8.2, 5.2 + i * 12, 6.8, 6.2, band),
          ),
      ) + rect(0, height - 1.6, width, 1.6, look.tone('#b9b3a7')),
    right: () =>
      times(
        floors,
        (i) =>
          rect(3, 4.6 + i * 12, 48, 7.4, look.tone('#2a3136')) +
          times(5, (k) => glazing(look, 4 + k * 9.6, 5.2 + i * 12, 8, 6.2, band)),
      ),
  };
  const lobby: Block = {
    x: 40,
    y: -4,
    w: 24,
    d: 12,
    h: h + 3,
    cladding: 'panel',
    color: look.scheme.accent,
    roof: 'flat',
    roofColor: '#2f363b',
    front: (width, height) =>
      rect(2, 3, width - 4, height - 3, look.tone('#2f363b')) +
      times(floors, (i) =>
        times(4, (k) => glazing(look, 2.6 + k * 4.9, 3.8 + i * 12.2, 4.2, 10.8, { ...band, lit: 0.95 })),
      ),
  };
  const canopy: Block = {
    x: 42,
    y: -11,
    z: 10,
    w: 20,
    d: 8,
    h: 1,
    cladding: 'stucco',
    color: '#e6e3db',
    roof: 'flat',
    roofColor: '#f0ede6',
  };
  return { blocks: [main, lobby, canopy], door: 52, paved: true };
}

function trailer(look: Look, x: number, w: number, h: number): string {
  const color = look.tone(look.random.pick(['#f1f1ee', '#dfe3e5', look.scheme.accent, '#c9ced1']));
  return (
    rect(x, h - 13, w, 11, color) +
    rect(x + w * 0.06, h - 12.2, w * 0.42, 9.6, darken(color, 0.06)) +
    rect(x + w * 0.52, h - 12.2, w * 0.42, 9.6, darken(color, 0.06)) +
    rect(x + w * 0.46, h - 12, 0.5, 9, darken(color, 0.4)) +
    rect(x, h - 2, w, 1.2, '#2b2f33') +
    rect(x + 1, h - 1.4, 1.8, 1.6, '#1d2124') +
    rect(x + w - 2.8, h - 1.4, 1.8, 1.6, '#1d2124') +
    rect(x + 0.6, h - 3, 1, 0.7, '#d0463a') +
    rect(x + w - 1.6, h - 3, 1, 0.7, '#d0463a')
  );
}

export function warehouse(look: Look): Model {
  const w = 168;
  const h = 32;
  const color = mix(look.scheme.wall, '#d9dde0', 0.55);
  const accent = look.tone(look.scheme.accent);
  const main: Block = {
    x: 0,
    y: 0,
    w,
    d: 90,
    h,
    cladding: look.facts.index % 2 === 0 ? 'panel' : 'metal',
    color,
    roof: 'flat',
    roofColor: look.scheme.accent,
    front: (width, height) =>
      rect(0, 4, width, 3, accent) +
      rect(0, 8, width, 0.8, accent, alpha(0.6)) +
      times(8, (i) => {
        const x = 46 + i * 14.6;
        const busy = i % 3 === look.facts.index % 3 && look.wear < 3;
        return (
          rect(x - 1.2, height - 15, 11.4, 15, look.tone('#2b3136')) +
          (busy
            ? trailer(look, x, 9, height)
            : garageDoor(look, x, height - 3.6, 9, 10) +
              rect(x - 0.8, height - 3.4, 10.6, 3.4, look.tone('#565d61')) +
              rect(x - 0.6, height - 3, 1.2, 2.2, '#15181a') +
              rect(x + 8.4, height - 3, 1.2, 2.2, '#15181a')) +
          rect(x + 3, height - 18, 3, 1, look.time === 'dusk' ? '#ffe2a0' : look.tone('#5f676b')) +
          (look.time === 'dusk' && look.wear < 3 ? circle(x + 4.5, height - 15, 9, 'url(#halo)') : '')
        );
      }),
    right: (d, height) =>
      rect(0, 4, d, 3, darken(accent, 0.2)) +
      times(4, (i) => rect(8 + i * 21, 12, 9, 3, '#3f5f75')) +
      rect(d - 16, height - 14, 10, 14, look.tone('#6d7478')),
  };
  const offices: Block = {
    x: -1,
    y: -3,
    w: 40,
    d: 30,
    h: 25,
    cladding: 'panel',
    color: look.scheme.second,
    roof: 'flat',
    roofColor: '#30373c',
    front: (width, height) =>
      times(2, (i) =>
        times(4, (k) =>
          glazing(look, 2 + k * 9.2, 3 + i * 11.6, 8, i === 1 ? 9.6 : 7, {
            panes: 'plain',
            trim: '#2f363b',
            sill: false,
            lit: 0.7,
          }),
        ),
      ) + rect(0, height - 12.2, width, 1, accent),
  };
  const units: Block[] = [40, 78, 118].map(
    (x) =>
      ({
        x,
        y: 30,
        z: h,
        w: 12,
        d: 9,
        h: 4.6,
        cladding: 'metal',
        color: '#aab1b5',
        roof: 'flat',
        roofColor: '#8d9498',
      }) satisfies Block,
  );
  return { blocks: [main, ...units, offices], door: 20, paved: true };
}

export function flex(look: Look): Model {
  const bays = 6;
  const bayW = 25;
  const accent = look.tone(look.scheme.accent);
  const main: Block = {
    x: 0,
    y: 0,
    w: bays * bayW,
    d: 64,
    h: 23,
    cladding: 'metal',
    color: mix(look.scheme.wall, '#e3e2dc', 0.4),
    roof: 'gableX',
    rise: 8,
    overhang: 1,
    roofColor: mix(look.scheme.roof, '#8a9399', 0.5),
    front: (w, h) =>
      times(bays, (i) => {
        const x = i * bayW;
        return (
          garageDoor(look, x + 11.4, h, 11, 13) +
          rect(x, h - 3.6, 10.4, 3.6, look.tone(look.scheme.brick)) +
          glazing(look, x + 1, h - 9.8, 4.4, 5.6, { panes: 'plain', trim: '#2f363b', lit: 0.8 }) +
          doorway(look, x + 6.6, h, 3.2, 7.4, look.scheme.accent) +
          poly(
            [
              [x + 0.2, h - 10.8],
              [x + 10.8, h - 10.8],
              [x + 10, h - 13],
              [x + 1, h - 13],
            ],
            accent,
          ) +
          rect(x + 14, h - 16.6, 6, 1.8, lighten(accent, 0.75))
        );
      }) +
      times(bays + 1, (i) => rect(i * bayW - 0.5, 0, 1, h, darken(look.tone(look.scheme.wall), 0.2))) +
      rect(0, 2.6, w, 1.6, accent),
    right: (d, h) =>
      rect(0, 2.6, d, 1.6, darken(accent, 0.2)) +
      [10, 30, 50].map((x) => glazing(look, x, h - 12, 4, 4, { panes: 'plain' })).join(''),
  };
  return { blocks: [main], door: 8, paved: true };
}

/** Stores at street level with apartments above. */
export function shopfront(look: Look): Model {
  const floors = 2 + (look.facts.units > 7 ? 2 : look.facts.units > 4 ? 1 : 0);
  const shops = look.facts.index % 2 === 0 ? 2 : 3;
  const w = shops * 22;
  const h = 15 + floors * 11 + 3;
  const color = look.facts.index % 3 === 0 ? look.scheme.wall : look.scheme.brick;
  const cladding: Cladding = look.facts.index % 3 === 0 ? 'stucco' : 'brick';
  const stone = '#e0d6c4';
  const signs = [look.scheme.door, look.scheme.accent, '#2b3a42'];
  const main: Block = {
    x: 0,
    y: 0,
    w,
    d: 48,
    h,
    cladding,
    color,
    roof: 'flat',
    roofColor: stone,
    front: (width, height) => {
      const cols = shops * 3;
      const flats = times(floors, (i) =>
        times(cols, (k) => {
          const x = (width / cols) * (k + 0.5) - 1.8;
          const y = 6.4 + i * 11;
          return (
            path(`M${n(x - 0.6)} ${n(y - 0.2)}q2.4 -2.2 4.8 0v0.5h-4.8z`, look.tone(stone)) +
            glazing(look, x, y, 3.6, 6.2, { trim: '#efe7d8', panes: 'double' })
          );
        }),
      );
      const ground = times(shops, (i) => {
        const x = i * 22;
        const sign = look.tone(signs[(i + look.facts.index) % 3] ?? '#2b3a42');
        return (
          rect(x + 0.8, height - 14.4, 20.4, 14.4, look.tone('#2c3439')) +
          rect(x + 1.4, height - 13.8, 19.2, 2.6, sign) +
          rect(x + 5.4, height - 13, 11 - i, 1, lighten(sign, 0.75)) +
          glazing(look, x + 2, height - 10.4, 6.6, 8, { panes: 'plain', trim: '#2c3439', sill: false, lit: 0.95 }) +
          glazing(look, x + 13.4, height - 10.4, 6.6, 8, { panes: 'plain', trim: '#2c3439', sill: false, lit: 0.95 }) +
          doorway(look, x + 9.4, height, 3.2, 8.6, look.scheme.accent) +
          (i % 2 === 0
            ? poly(
                [
                  [x + 0.6, height - 7.4],
                  [x + 21.4, height - 7.4],
                  [x + 20.4, height - 10.8],
                  [x + 1.6, height - 10.8],
                ],
                sign,
              ) +
              times(5, (k) =>
                poly(
                  [
                    [x + 0.6 + k * 4.16, height - 7.4],
                    [x + 2.68 + k * 4.16, height - 7.4],
                    [x + 3.5 + k * 3.76, height - 10.8],
                    [x + 1.6 + k * 3.76, height - 10.8],
                  ],
                  lighten(sign, 0.78),
                ),
              )
            : '')
        );
      });
      return flats + rect(0, height - 16, width, 1.2, look.tone(stone)) + ground + cornice(look, width, stone);
    },
    right: () =>
      times(floors, (i) =>
        [6, 18, 32].map((x) => glazing(look, x, 6.4 + i * 11, 3.4, 5.8, { trim: '#efe7d8' })).join(''),
      ),
  };
  return { blocks: [main], door: w / 2 };
}
