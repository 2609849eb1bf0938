/** Floor plans, drawn like an architect's sheet without words. */
import { HEIGHT, WIDTH, type Look } from './look.ts';
import { alpha, circle, darken, mix, n, rect, stroke, times } from './svg.ts';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly use: 'living' | 'kitchen' | 'bed' | 'bath' | 'hall' | 'open' | 'office';
}

/** The building's outline on the sheet, in pixels. */
const OUTLINE = { x: 210, y: 140, w: 780, h: 520 };

/** A blueprint, or ink on paper. */
interface Sheet {
  readonly blueprint: boolean;
  readonly paper: string;
  readonly ink: string;
  readonly fill: string;
  readonly soft: string;
}

const PAPER: Sheet = { blueprint: false, paper: '#f6f3ea', ink: '#2c3338', fill: '#ffffff', soft: '#9aa39f' };
const BLUEPRINT: Sheet = { blueprint: true, paper: '#1f4468', ink: '#eaf3fa', fill: '#27527c', soft: '#9fc0da' };

/** Splits a rectangle into that many rooms; their uses are assigned afterwards. */
function split(look: Look, area: Omit<Area, 'use'>, rooms: number): Omit<Area, 'use'>[] {
  if (rooms <= 1) return [area];
  const { random } = look;
  const first = Math.max(1, Math.round(rooms * random.between(0.4, 0.6)));
  const share = Math.min(0.66, Math.max(0.34, (first / rooms) * random.between(0.9, 1.1)));
  const [a, b] =
    area.w > area.h * 1.05
      ? [
          { ...area, w: area.w * share },
          { ...area, x: area.x + area.w * share, w: area.w * (1 - share) },
        ]
      : [
          { ...area, h: area.h * share },
          { ...area, y: area.y + area.h * share, h: area.h * (1 - share) },
        ];
  return [...split(look, a, first), ...split(look, b, rooms - first)];
}

/** What the room is for, by its rank in size: `rank` 0 is the largest of `count`. */
function useOf(commercial: boolean, rank: number, count: number, beds: number, bathrooms: number): Area['use'] {
  if (commercial) return rank === 0 ? 'open' : rank >= count - 2 ? 'bath' : 'office';
  if (rank === 0) return 'living';
  if (rank === 1) return 'kitchen';
  if (rank >= count - bathrooms) return 'bath';
  return rank < 2 + beds ? 'bed' : 'hall';
}

/** The rooms of all dwellings or of the commercial building. */
function roomsOf(look: Look, homes: number): Area[] {
  const { facts } = look;
  const commercial = facts.type === 'Commercial' || facts.type === 'Industrial';
  const areas: Area[] = [];
  const perRow = homes > 2 ? 2 : homes;
  for (let i = 0; i < homes; i++) {
    const w = OUTLINE.w / perRow;
    const h = OUTLINE.h / Math.ceil(homes / perRow);
    const home = { x: OUTLINE.x + (i % perRow) * w, y: OUTLINE.y + Math.floor(i / perRow) * h, w, h };
    const bathrooms = homes === 1 ? Math.min(3, Math.ceil(facts.bathrooms / Math.max(1, facts.units))) : 1;
    const beds = Math.max(1, Math.round(facts.bedrooms / Math.max(1, facts.units)));
    const count = commercial
      ? Math.min(8, facts.units + 3)
      : homes === 1
        ? Math.min(9, beds + bathrooms + 3)
        : Math.min(5, beds + 3);
    const pieces = split(look, home, count).sort((a, b) => b.w * b.h - a.w * a.h);
    pieces.forEach((piece, rank) =>
      areas.push({ ...piece, use: useOf(commercial, rank, pieces.length, beds, bathrooms) }),
    );
  }
  return areas;
}

/** A gap in the wall and the swing of the door's leaf; empty where the only free wall is the building's own. */
function roomDoor(area: Area, sheet: Sheet, tint: string): string {
  const size = Math.min(44, area.w * 0.3, area.h * 0.3);
  const left = area.x > OUTLINE.x + 5;
  const x = left ? area.x : area.x + area.w;
  const y = area.y + area.h - size - 16;
  if (!left && area.x + area.w > OUTLINE.x + OUTLINE.w - 5) return '';
  const side = left ? 1 : -1;
  return (
    rect(x - 5, y, 10, size, mix(sheet.fill, tint, 0.14)) +
    stroke(
      `M${n(x)} ${n(y)}h${n(side * size)}A${n(size)} ${n(size)} 0 0 ${left ? 1 : 0} ${n(x)} ${n(y + size)}`,
      sheet.ink,
      2,
    )
  );
}

/** The outer wall with its windows and the entrance. */
function outerWall({ ink, fill }: Sheet, homes: number): string {
  return (
    rect(OUTLINE.x, OUTLINE.y, OUTLINE.w, OUTLINE.h, 'none', `stroke="${ink}" stroke-width="13"`) +
    times(homes > 2 ? 4 : 5, (i) => {
      const x = OUTLINE.x + 70 + i * (OUTLINE.w / 5.2);
      return [OUTLINE.y, OUTLINE.y + OUTLINE.h]
        .map(
          (y) =>
            rect(x, y - 7, 76, 14, fill) +
            stroke(`M${n(x)} ${n(y - 5)}h76M${n(x)} ${n(y + 5)}h76M${n(x)} ${n(y)}h76`, ink, 2),
        )
        .join('');
    }) +
    rect(OUTLINE.x + OUTLINE.w * 0.46, OUTLINE.y + OUTLINE.h - 8, 56, 16, fill) +
    stroke(`M${n(OUTLINE.x + OUTLINE.w * 0.46)} ${n(OUTLINE.y + OUTLINE.h)}v56a56 56 0 0 0 56 -56`, ink, 2.5)
  );
}

function dimensionLines(ink: string): string {
  return (
    stroke(
      `M${OUTLINE.x} 92H${OUTLINE.x + OUTLINE.w}M${OUTLINE.x} 80v24M${OUTLINE.x + OUTLINE.w} 80v24M150 ` +
        `${OUTLINE.y}V${OUTLINE.y + OUTLINE.h}M138 ${OUTLINE.y}h24M138 ${OUTLINE.y + OUTLINE.h}h24`,
      ink,
      2,
      alpha(0.7),
    ) + times(4, (i) => stroke(`M${n(OUTLINE.x + (OUTLINE.w * (i + 1)) / 5)} 84l-8 16`, ink, 2, alpha(0.7)))
  );
}

/** A floor plan without words as SVG text. */
export function floorPlan(look: Look): string {
  const { facts, random, scheme } = look;
  const sheet = facts.index % 3 === 0 ? BLUEPRINT : PAPER;
  const { blueprint, paper, ink, fill, soft } = sheet;
  let grid = '';
  for (let x = 0; x <= WIDTH; x += 40) grid += `M${x} 0V${HEIGHT}`;
  for (let y = 0; y <= HEIGHT; y += 40) grid += `M0 ${y}H${WIDTH}`;
  const homes = facts.type === 'Multi Family' ? Math.min(facts.units, 4) : 1;
  const areas = roomsOf(look, homes);
  const tint = {
    living: scheme.accent,
    kitchen: '#d9a233',
    bed: '#5f7a8c',
    bath: '#6fb0b9',
    hall: '#b9b3a7',
    open: '#b9b3a7',
    office: scheme.accent,
  };
  const parts = [
    rect(0, 0, WIDTH, HEIGHT, paper),
    stroke(grid, soft, 1, alpha(0.25)),
    rect(OUTLINE.x + 14, OUTLINE.y + 16, OUTLINE.w, OUTLINE.h, '#000000', alpha(0.12)),
  ];
  for (const area of areas)
    parts.push(
      rect(area.x, area.y, area.w, area.h, mix(fill, tint[area.use], blueprint ? 0.12 : 0.14)),
      furniture(area, soft),
    );
  for (const area of areas)
    parts.push(rect(area.x, area.y, area.w, area.h, 'none', `stroke="${ink}" stroke-width="6"`));
  parts.push(
    ...areas.map((area) => roomDoor(area, sheet, tint[area.use])),
    outerWall(sheet, homes),
    dimensionLines(ink),
  );
  parts.push(
    '<g transform="translate(1090 690)">' +
      circle(0, 0, 40, 'none', `stroke="${ink}" stroke-width="2.5"`) +
      `<path d="M0 -34L10 8L0 0L-10 8Z" fill="${blueprint ? '#f3c46a' : '#b3392f'}"/></g>`,
  );
  if (random.chance(0.6))
    parts.push(
      times(5, (i) => circle(90 + i * 8, 720 - i * 3, 26 - i, blueprint ? '#8fb0c8' : '#7fa56a', alpha(0.25))),
    );
  return parts.join('');
}

function furniture(area: Area, ink: string): string {
  const { x, y, w, h } = area;
  const cx = x + w / 2;
  const cy = y + h / 2;
  const box = (bx: number, by: number, bw: number, bh: number, r = 5): string =>
    rect(bx, by, bw, bh, 'none', `rx="${r}" stroke="${ink}" stroke-width="2.5"`);
  const s = Math.min(w, h);
  switch (area.use) {
    case 'bed':
      return (
        box(cx - s * 0.24, y + 14, s * 0.48, s * 0.56) +
        box(cx - s * 0.2, y + 20, s * 0.17, s * 0.12) +
        box(cx + s * 0.03, y + 20, s * 0.17, s * 0.12) +
        stroke(`M${n(cx - s * 0.24)} ${n(y + 14 + s * 0.22)}h${n(s * 0.48)}`, ink, 2.5)
      );
    case 'bath':
      return (
        box(x + 12, y + 12, w * 0.34, Math.min(h * 0.7, 110), 12) +
        `<ellipse cx="${n(x + w * 0.72)}" cy="${n(y + h * 0.32)}" rx="${n(s * 0.12)}" ` +
        `ry="${n(s * 0.15)}" fill="none" stroke="${ink}" stroke-width="2.5"/>` +
        box(x + w * 0.6, y + h - s * 0.3, s * 0.26, s * 0.18, 8)
      );
    case 'kitchen':
      return (
        box(x + 12, y + 12, w - 24, 34, 2) +
        [0, 1]
          .map((i) => circle(x + w * 0.6 + i * 26, y + 29, 9, 'none', `stroke="${ink}" stroke-width="2.5"`))
          .join('') +
        box(x + w * 0.22, y + 18, 44, 22, 4) +
        box(cx - w * 0.2, cy + h * 0.06, w * 0.4, Math.min(50, h * 0.2))
      );
    case 'living':
      return (
        box(cx - w * 0.22, cy - h * 0.2, w * 0.44, Math.min(56, h * 0.16), 10) +
        box(cx - w * 0.13, cy + h * 0.04, w * 0.26, Math.min(48, h * 0.14)) +
        box(cx - w * 0.3, cy - h * 0.28, w * 0.6, h * 0.58, 2).replace(
          'stroke-width="2.5"',
          'stroke-width="1.5" stroke-dasharray="6 5"',
        ) +
        circle(x + 34, y + h - 34, 17, 'none', `stroke="${ink}" stroke-width="2.5"`)
      );
    case 'office':
      return (
        box(cx - w * 0.26, cy - 16, w * 0.52, 34) +
        circle(cx, cy + 40, 13, 'none', `stroke="${ink}" stroke-width="2.5"`)
      );
    case 'open':
      return times(6, (i) =>
        rect(x + w * (0.2 + 0.3 * (i % 3)), y + h * (i < 3 ? 0.3 : 0.7), 14, 14, darken(ink, 0.2)),
      );
    case 'hall':
      return stroke(
        times(7, (i) => `M${n(x + 14 + i * 13)} ${n(y + 14)}v${n(Math.min(60, h - 28))}`),
        ink,
        2,
      );
  }
}
