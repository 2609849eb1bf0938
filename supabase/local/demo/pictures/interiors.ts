/**
 * Rooms, in one-point perspective: the back wall faces the viewer, floor, ceiling, and side walls run toward the
 * viewer.
 */
import { grade } from './exteriors.ts';
import { HEIGHT, WIDTH, type Look } from './look.ts';
import { alpha, circle, darken, ellipse, gradient, lighten, mix, n, path, poly, rect, stroke, times } from './svg.ts';

/** The back wall's edges in pixels. */
const B = { x0: 250, x1: 950, y0: 150, y1: 560 };

interface Room {
  readonly wall: string;
  readonly floor: 'planks' | 'tiles' | 'carpet' | 'concrete';
  readonly floorColor: string;
  /** Whether open framing shows instead of finished walls. */
  readonly stripped: boolean;
}

function roomOf(look: Look, floor: Room['floor']): Room {
  const { random, wear, tone, scheme } = look;
  const wall = random.pick([
    '#f1ece1',
    '#e3e8e6',
    '#dfe5ea',
    '#efe2d2',
    '#d9dfd2',
    '#e8dcd6',
    mix(scheme.accent, '#ffffff', 0.78),
  ]);
  const floorColor = { planks: scheme.wood, tiles: '#d5d9d8', carpet: '#cdc3b4', concrete: '#a9aaa7' }[floor];
  return {
    wall: tone(wear >= 2 ? mix(wall, '#b9a98c', 0.28) : wall),
    floor: wear === 3 ? 'concrete' : floor,
    floorColor: tone(wear === 3 ? '#9b8f80' : wear === 2 ? mix(floorColor, '#8a7a66', 0.35) : floorColor),
    stripped: wear === 3,
  };
}

/** The seams of the floor in perspective, and single boards in other shades; empty without seams. */
function floorPattern(look: Look, room: Room): string {
  const { random } = look;
  const vx = (B.x0 + B.x1) / 2;
  const vy = 330;
  let lines = '';
  let boards = '';
  const at = (x: number): number => vx + ((x - vx) * (HEIGHT - vy)) / (B.y1 - vy);
  if (room.floor === 'planks') {
    for (let x = B.x0 - 700; x <= B.x1 + 700; x += 34) lines += `M${n(x)} ${B.y1}L${n(at(x))} ${HEIGHT}`;
    boards = times(46, () => {
      const x = B.x0 - 300 + Math.floor(random.between(0, 38)) * 34;
      const t = random.between(0, 0.9);
      const t2 = Math.min(1, t + random.between(0.1, 0.3));
      const px = (k: number, xx: number): number => xx + (at(xx) - xx) * k;
      const py = (k: number): number => B.y1 + (HEIGHT - B.y1) * k;
      return poly(
        [
          [px(t, x), py(t)],
          [px(t, x + 34), py(t)],
          [px(t2, x + 34), py(t2)],
          [px(t2, x), py(t2)],
        ],
        random.chance(0.5) ? darken(room.floorColor, 0.14) : lighten(room.floorColor, 0.14),
        alpha(0.55),
      );
    });
  }
  if (room.floor === 'tiles') {
    for (let x = B.x0 - 700; x <= B.x1 + 700; x += 58) lines += `M${n(x)} ${B.y1}L${n(at(x))} ${HEIGHT}`;
    for (let k = 1; k < 9; k++) lines += `M0 ${n(B.y1 + 240 * (k / 9) ** 1.6)}H${WIDTH}`;
  }
  if (lines === '') return '';
  const seams = stroke(lines, darken(room.floorColor, 0.34), 1.4, alpha(0.5));
  return (
    `<clipPath id="floorClip"><polygon points="0,${HEIGHT} ${B.x0},${B.y1} ${B.x1},${B.y1} ` +
    `${WIDTH},${HEIGHT}"/></clipPath>` +
    `<g clip-path="url(#floorClip)">${boards}${seams}</g>`
  );
}

/** Baseboards and ceiling lights. */
function finishes(look: Look, room: Room): string {
  return [
    poly(
      [
        [B.x0, B.y1 - 14],
        [B.x1, B.y1 - 14],
        [B.x1, B.y1],
        [B.x0, B.y1],
      ],
      lighten(room.wall, 0.7),
    ),
    poly(
      [
        [0, HEIGHT - 30],
        [B.x0, B.y1 - 14],
        [B.x0, B.y1],
        [0, HEIGHT],
      ],
      lighten(room.wall, 0.5),
    ),
    poly(
      [
        [WIDTH, HEIGHT - 30],
        [B.x1, B.y1 - 14],
        [B.x1, B.y1],
        [WIDTH, HEIGHT],
      ],
      lighten(room.wall, 0.6),
    ),

    times(4, (i) => ellipse(430 + i * 115, 82 + (i % 2) * 6, 24, 7, look.time === 'dusk' ? '#fff0c4' : '#ffffff')),
  ].join('');
}

/** A water stain, a crack, and a patch in the back wall. */
function damage(look: Look, room: Room): string {
  const { random, tone } = look;
  const stain = B.x0 + random.between(330, 520);
  const crack = B.x0 + random.between(24, 200);
  const hole = B.x1 - random.between(110, 280);
  const fall = random.between(26, 62);
  return [
    path(
      `M${n(stain)} ${B.y0}q40 ${n(fall)} 120 ${n(fall * 0.86)}t110 ${n(-fall * 0.4)}V${B.y0}Z`,
      tone('#a58b5f'),
      alpha(0.35),
    ),
    stroke(
      `M${n(crack)} ${B.y0 + 20}l16 ${n(random.between(24, 48))}l-12 30l20 ${n(random.between(30, 70))}`,
      darken(room.wall, 0.4),
      2,
      alpha(0.7),
    ),
    path(`M${n(hole)} ${B.y1 - 100}q30 -36 74 -10t20 60q-40 30 -80 6t-14 -56Z`, mix(room.wall, '#b89a72', 0.6)),
  ].join('');
}

/** Ceiling, walls and floor. */
function shell(look: Look, room: Room): string {
  const parts = [
    `<defs>${gradient('wallShade', [
      [0, room.wall],
      [1, darken(room.wall, 0.06)],
    ])}${gradient('floorShade', [
      [0, darken(room.floorColor, 0.1)],
      [1, lighten(room.floorColor, 0.08)],
    ])}</defs>`,
    poly(
      [
        [0, 0],
        [WIDTH, 0],
        [B.x1, B.y0],
        [B.x0, B.y0],
      ],
      lighten(room.wall, 0.5),
    ),
    poly(
      [
        [0, 0],
        [B.x0, B.y0],
        [B.x0, B.y1],
        [0, HEIGHT],
      ],
      darken(room.wall, 0.1),
    ),
    poly(
      [
        [WIDTH, 0],
        [B.x1, B.y0],
        [B.x1, B.y1],
        [WIDTH, HEIGHT],
      ],
      darken(room.wall, 0.05),
    ),
    rect(B.x0, B.y0, B.x1 - B.x0, B.y1 - B.y0, 'url(#wallShade)'),
    poly(
      [
        [0, HEIGHT],
        [B.x0, B.y1],
        [B.x1, B.y1],
        [WIDTH, HEIGHT],
      ],
      'url(#floorShade)',
    ),
  ];
  parts.push(floorPattern(look, room), room.stripped ? framing(look) : finishes(look, room));
  if (look.wear === 2) parts.push(damage(look, room));
  return parts.join('');
}

/** A room stripped to its frame: studs, insulation, wires, a ladder, and a bare bulb. */
function framing(look: Look): string {
  const { tone, random } = look;
  const wood = tone('#c99f6a');
  const batt = tone(random.pick(['#e9a9b0', '#e6d08a']));
  let out = rect(B.x0, B.y0, B.x1 - B.x0, B.y1 - B.y0, tone('#8a6a4a'));
  const bays = 12;
  const step = (B.x1 - B.x0) / bays;
  out += times(bays, (i) =>
    random.chance(0.55)
      ? rect(B.x0 + i * step + 6, B.y0 + 10, step - 8, B.y1 - B.y0 - 20, batt) +
        stroke(
          times(6, (k) => `M${n(B.x0 + i * step + 8)} ${n(B.y0 + 40 + k * 64)}q12 10 ${n(step - 14)} 0`),
          darken(batt, 0.2),
          2,
          alpha(0.5),
        )
      : '',
  );
  out += times(
    bays + 1,
    (i) =>
      rect(B.x0 + i * step - 5, B.y0, 10, B.y1 - B.y0, wood) +
      rect(B.x0 + i * step + 1, B.y0, 4, B.y1 - B.y0, darken(wood, 0.22)),
  );
  out +=
    rect(B.x0, B.y0, B.x1 - B.x0, 12, wood) +
    rect(B.x0, B.y1 - 14, B.x1 - B.x0, 14, darken(wood, 0.1)) +
    rect(B.x0, 352, B.x1 - B.x0, 7, darken(wood, 0.12));
  for (const [x0, x1] of [
    [B.x0, 0],
    [B.x1, WIDTH],
  ] as const) {
    for (let i = 0; i < 6; i++) {
      const t = i / 5;
      const x = x0 + (x1 - x0) * t ** 1.3;
      const top = B.y0 - B.y0 * t ** 1.3;
      const bottom = B.y1 + (HEIGHT - B.y1) * t ** 1.3;
      out +=
        rect(x - 5 - 7 * t, top, 10 + 14 * t, bottom - top, darken(wood, 0.1)) +
        rect(x + 1, top, 4 + 6 * t, bottom - top, darken(wood, 0.32));
    }
  }
  out +=
    stroke(`M${B.x0 + 40} 270Q${B.x0 + 210} 310 ${B.x0 + 350} 262T${B.x1 - 30} 282`, '#e8c63c', 5) +
    stroke(`M560 0C566 60 552 90 560 128`, '#222222', 4) +
    circle(560, 146, 18, '#fff3c9') +
    circle(560, 146, 120, 'url(#halo)');
  return out;
}

/** A ladder, a bucket, lumber, and rubble in unfinished rooms. */
function constructionClutter(look: Look): string {
  const { tone, random } = look;
  const x = random.between(690, 860);
  const blue = tone('#3f7fb5');
  const steel = tone('#c9c2b0');
  return (
    ellipse(x + 70, 716, 130, 16, '#0d1b2a', alpha(0.25)) +
    stroke(`M${n(x)} 716L${n(x + 56)} 300M${n(x + 78)} 716L${n(x + 96)} 300`, steel, 10) +
    times(7, (i) => rect(x + 10 + i * 7, 660 - i * 54, 74 - i * 4.6, 8, darken(steel, 0.14))) +
    stroke(`M${n(x + 150)} 700L${n(x + 98)} 300`, darken(steel, 0.25), 8) +
    poly(
      [
        [250, 640],
        [330, 640],
        [320, 720],
        [260, 720],
      ],
      blue,
    ) +
    ellipse(290, 640, 40, 10, darken(blue, 0.3)) +
    stroke('M252 640Q290 580 328 640', '#555b60', 3) +
    times(16, () =>
      poly(
        (() => {
          const px = random.between(400, 640);
          const py = random.between(690, 750);
          const s = random.between(8, 26);
          return [
            [px, py],
            [px + s, py - s * 0.6],
            [px + s * 1.6, py],
            [px + s * 0.8, py + s * 0.3],
          ] as const;
        })(),
        tone(random.pick(['#d8cdb8', '#b9a98c', '#efe8d8'])),
      ),
    ) +
    times(4, (i) =>
      poly(
        [
          [880 + i * 12, 742 - i * 10],
          [1120 + i * 8, 722 - i * 10],
          [1124 + i * 8, 732 - i * 10],
          [884 + i * 12, 754 - i * 10],
        ],
        tone(i % 2 === 0 ? '#d0a870' : '#b98f5f'),
      ),
    )
  );
}

/** A window in the back wall with a view of the sky and plants, and optional curtains. */
function view(look: Look, x: number, y: number, w: number, h: number, curtains: string | null = null): string {
  const { time, tone, season, random, wear } = look;
  const [top, bottom] = {
    morning: ['#9cc6e0', '#fbe3cd'],
    day: ['#6fb4e0', '#d9eef7'],
    golden: ['#8fbcd6', '#ffce8e'],
    dusk: ['#232a5c', '#c77a86'],
    overcast: ['#aebfc9', '#e6ebec'],
  }[time] as [string, string];
  const green = tone(season === 'winter' ? '#d8e2e8' : season === 'autumn' ? '#b9803f' : '#6fa065');
  const id = `view${Math.round(x)}`;
  return (
    `<defs>${gradient(id, [
      [0, top],
      [1, bottom],
    ])}</defs><clipPath id="${id}c"><rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"/></clipPath>` +
    rect(x - 10, y - 10, w + 20, h + 20, '#fbf9f3') +
    rect(x, y, w, h, `url(#${id})`) +
    `<g clip-path="url(#${id}c)">` +
    circle(x + w * 0.2, y + h, h * 0.36, green) +
    circle(x + w * 0.55, y + h * 1.06, h * 0.42, darken(green, 0.1)) +
    circle(x + w * 0.9, y + h, h * 0.4, green) +
    poly(
      [
        [x + w * 0.3, y + h],
        [x + w * 0.55, y],
        [x + w * 0.7, y],
        [x + w * 0.45, y + h],
      ],
      '#ffffff',
      alpha(0.14),
    ) +
    '</g>' +
    stroke(`M${n(x + w / 2)} ${n(y)}v${n(h)}M${n(x)} ${n(y + h * 0.48)}h${n(w)}`, '#fbf9f3', 7) +
    rect(x - 16, y + h + 8, w + 32, 10, '#efeae0') +
    (wear === 3 && random.chance(0.5)
      ? rect(x, y + h * 0.5, w, h * 0.5, tone('#b98f5f')) +
        stroke(`M${n(x)} ${n(y + h * 0.66)}h${n(w)}M${n(x)} ${n(y + h * 0.83)}h${n(w)}`, '#7d5f3e', 3)
      : '') +
    (curtains === null
      ? ''
      : rect(x - 44, y - 26, w + 88, 7, '#5a4a3c', 'rx="3.5"') +
        [x - 40, x + w + 2]
          .map(
            (cx) =>
              path(`M${n(cx)} ${n(y - 20)}h38v${n(h + 90)}h-38z`, curtains) +
              stroke(
                times(3, (i) => `M${n(cx + 9 + i * 10)} ${n(y - 18)}v${n(h + 86)}`),
                darken(curtains, 0.14),
                2,
              ),
          )
          .join(''))
  );
}

/** Light from a window on the floor; empty at dusk and on overcast days. */
function sunPatch(look: Look, x: number, w: number): string {
  if (look.time === 'dusk' || look.time === 'overcast') return '';
  return poly(
    [
      [x, B.y1 + 20],
      [x + w, B.y1 + 20],
      [x + w * 1.9, 740],
      [x + w * 0.5, 740],
    ],
    look.time === 'golden' ? '#ffcf87' : '#fff6dc',
    alpha(0.3),
  );
}

function plant(look: Look, x: number, y: number, size: number): string {
  const { tone, random } = look;
  const green = tone(random.pick(['#3f7d4c', '#4c8a50', '#2f6f4f']));
  const pot = tone(random.pick(['#c9704c', '#e8e2d6', '#3c4248', '#d9b48a']));
  return (
    ellipse(x, y, size * 0.3, size * 0.06, '#0d1b2a', alpha(0.25)) +
    times(9, (i) => {
      const a = -Math.PI * (0.12 + (i / 8) * 0.76);
      const ex = x + Math.cos(a) * size * 0.5;
      const ey = y - size * 0.34 + Math.sin(a) * size * 0.72;
      return path(
        `M${n(x)} ${n(y - size * 0.3)}Q${n((x + ex) / 2 - size * 0.1)} ${n(ey)} ${n(ex)} ${n(ey)}` +
          `Q${n((x + ex) / 2 + size * 0.12)} ${n((y + ey) / 2)} ${n(x)} ${n(y - size * 0.3)}Z`,
        i % 2 === 0 ? green : lighten(green, 0.14),
      );
    }) +
    poly(
      [
        [x - size * 0.18, y - size * 0.32],
        [x + size * 0.18, y - size * 0.32],
        [x + size * 0.13, y],
        [x - size * 0.13, y],
      ],
      pot,
    ) +
    rect(x - size * 0.2, y - size * 0.36, size * 0.4, size * 0.06, darken(pot, 0.1))
  );
}

function art(look: Look, x: number, y: number, w: number, h: number): string {
  const { random, scheme, tone } = look;
  const a = tone(scheme.accent);
  const b = tone(random.pick(['#d9a233', '#c9704c', '#274c5e', '#8fa6a0', '#e0b8a4']));
  const kind = random.int(0, 2);
  const inner =
    kind === 0
      ? circle(x + w * 0.62, y + h * 0.36, w * 0.18, b) +
        path(
          `M${n(x + 8)} ${n(y + h - 8)}V${n(y + h * 0.66)}Q${n(x + w * 0.4)} ${n(y + h * 0.42)} ${n(x + w - 8)} ` +
            `${n(y + h * 0.7)}V${n(y + h - 8)}Z`,
          a,
        )
      : kind === 1
        ? rect(x + w * 0.2, y + h * 0.16, w * 0.34, h * 0.5, a) +
          circle(x + w * 0.6, y + h * 0.64, w * 0.2, b) +
          rect(x + w * 0.5, y + h * 0.24, w * 0.3, h * 0.12, darken(b, 0.2))
        : path(
            `M${n(x + w * 0.2)} ${n(y + h * 0.86)}Q${n(x + w * 0.3)} ${n(y + h * 0.1)} ${n(x + w * 0.5)} ` +
              `${n(y + h * 0.5)}T${n(x + w * 0.82)} ${n(y + h * 0.2)}L${n(x + w * 0.82)} ${n(y + h * 0.86)}Z`,
            a,
          ) + circle(x + w * 0.34, y + h * 0.3, w * 0.1, b);
  return rect(x - 6, y - 6, w + 12, h + 12, tone('#3a322b')) + rect(x, y, w, h, '#f7f3ea') + inner;
}

function lamp(look: Look, x: number, y: number, h: number): string {
  const { tone, time } = look;
  return (
    (time === 'dusk' || time === 'golden' ? circle(x, y - h, 130, 'url(#halo)') : '') +
    rect(x - 2.5, y - h, 5, h, tone('#3b3f42')) +
    ellipse(x, y, 28, 7, tone('#3b3f42')) +
    poly(
      [
        [x - 26, y - h - 52],
        [x + 26, y - h - 52],
        [x + 42, y - h + 8],
        [x - 42, y - h + 8],
      ],
      time === 'dusk' ? '#ffe2a0' : tone('#f5ead2'),
    )
  );
}

function fireplace(look: Look): string {
  const { tone, scheme, wear } = look;
  return (
    rect(600, 340, 250, 220, tone('#ece6da')) +
    rect(586, 322, 278, 22, tone(scheme.wood)) +
    rect(648, 412, 154, 148, '#26211f') +
    (wear >= 2
      ? ''
      : path('M690 556q-6 -54 30 -82q4 34 22 48q8 -10 8 -24q30 30 12 58Z', '#f08a2c') +
        path('M706 556q2 -34 20 -48q18 22 22 48Z', '#ffd15c')) +
    rect(618, 548, 214, 14, tone('#8d8378')) +
    art(look, 660, 190, 130, 104)
  );
}

/** A sofa and a coffee table on a rug, between a lamp and a plant. */
function seating(look: Look, sofa: string, rug: string): string {
  const { random, tone, scheme } = look;
  const wood = tone(scheme.wood);
  return (
    ellipse(600, 690, 430, 74, rug) +
    ellipse(600, 690, 380, 60, 'none', `stroke="${darken(rug, 0.16)}" stroke-width="5"`) +
    lamp(look, 240, 620, 290) +
    ellipse(560, 650, 290, 22, '#0d1b2a', alpha(0.25)) +
    rect(290, 480, 540, 110, darken(sofa, 0.08), 'rx="26"') +
    rect(262, 530, 74, 104, sofa, 'rx="26"') +
    rect(784, 530, 74, 104, sofa, 'rx="26"') +
    rect(326, 556, 232, 62, lighten(sofa, 0.1), 'rx="16"') +
    rect(562, 556, 232, 62, lighten(sofa, 0.1), 'rx="16"') +
    rect(300, 606, 520, 28, darken(sofa, 0.2), 'rx="10"') +
    rect(310, 632, 14, 22, '#4b3a2c') +
    rect(796, 632, 14, 22, '#4b3a2c') +
    rect(
      350,
      506,
      76,
      66,
      tone(random.pick(['#d9a233', '#f1ece1', '#b3392f'])),
      'rx="12" transform="rotate(-9 388 540)"',
    ) +
    rect(700, 508, 72, 64, tone('#f1ece1'), 'rx="12" transform="rotate(8 736 540)"') +
    ellipse(590, 738, 180, 16, '#0d1b2a', alpha(0.22)) +
    ellipse(590, 690, 172, 34, wood) +
    ellipse(590, 684, 172, 34, lighten(wood, 0.14)) +
    rect(470, 700, 12, 44, darken(wood, 0.3)) +
    rect(698, 700, 12, 44, darken(wood, 0.3)) +
    rect(540, 664, 60, 10, tone(scheme.accent)) +
    rect(544, 655, 52, 9, tone('#f1ece1')) +
    plant(look, 652, 682, 64) +
    plant(look, 1000, 660, 210)
  );
}

export function living(look: Look): string {
  const { random, tone, scheme } = look;
  const room = roomOf(look, random.chance(0.7) ? 'planks' : 'carpet');
  const open = rect(0, 0, 0, 0, 'none');
  if (room.stripped)
    return shell(look, room) + view(look, 360, 220, 150, 190) + constructionClutter(look) + grade(look) + open;
  const sofa = tone(random.pick(['#5f7a8c', '#7d927f', '#c9704c', '#3f5f6f', '#b9a98c', '#8a6a7a', scheme.accent]));
  const rug = tone(random.pick(['#e6d9c4', '#c9d3d0', '#d9b9a4', '#b9c4b4']));
  const hasFireplace = random.chance(0.4);
  const worn = look.wear >= 2;
  const parts = [
    shell(look, room),
    view(
      look,
      hasFireplace ? 300 : 330,
      210,
      hasFireplace ? 150 : 230,
      210,
      worn ? null : tone(mix(scheme.accent, '#ffffff', 0.62)),
    ),
    sunPatch(look, 320, 220),
  ];
  if (hasFireplace) parts.push(fireplace(look));
  else parts.push(art(look, 640, 220, 90, 120), art(look, 756, 220, 90, 120));
  if (!worn) parts.push(seating(look, sofa, rug));
  else if (random.chance(0.6)) parts.push(constructionClutter(look));
  else
    parts.push(
      plant(look, 1000, 660, 120),
      rect(420, 600, 120, 84, tone('#c49a66')) +
        rect(420, 600, 120, 16, tone('#b08452')) +
        rect(470, 600, 20, 84, tone('#d9bb8c')) +
        rect(520, 640, 90, 60, tone('#b98f5c')),
    );
  return parts.join('') + grade(look);
}

/** The seams of the backsplash between counter and upper cabinets. */
function backsplashSeams(): string {
  let seams = '';
  for (let y = 322; y < 426; y += 17)
    for (let x = B.x0 + ((y / 17) % 2 < 1 ? 0 : 20); x < B.x1; x += 40) seams += `M${n(x)} ${n(y)}v17`;
  for (let y = 322; y < 426; y += 17) seams += `M${B.x0} ${y}H${B.x1}`;
  return seams;
}

/** A range with its hood. */
function range(steel: string): string {
  return (
    rect(626, 436, 128, 124, steel) +
    rect(638, 470, 104, 62, '#22272a') +
    rect(638, 456, 104, 6, darken(steel, 0.3)) +
    times(4, (i) => circle(650 + i * 27, 446, 4.5, '#2b3033')) +
    rect(630, 421, 120, 7, '#2b3033') +
    poly(
      [
        [650, 250],
        [730, 250],
        [760, 318],
        [620, 318],
      ],
      steel,
    ) +
    rect(670, 150, 40, 104, darken(steel, 0.1))
  );
}

/** A fridge on the left wall. */
function fridge(steel: string): string {
  return (
    poly(
      [
        [132, 190],
        [214, 176],
        [214, 596],
        [132, 660],
      ],
      steel,
    ) +
    poly(
      [
        [214, 176],
        [246, 190],
        [246, 570],
        [214, 596],
      ],
      darken(steel, 0.24),
    ) +
    stroke('M132 372L214 352', darken(steel, 0.3), 3) +
    stroke('M200 270v60M200 376v80', '#7d868b', 6)
  );
}

/** An island with stools under pendant lamps. */
function kitchenIsland(look: Look, counter: string): string {
  const { random, tone, scheme } = look;
  const island = tone(mix(scheme.cabinet, scheme.accent, 0.55));
  return (
    ellipse(600, 782, 330, 16, '#0d1b2a', alpha(0.25)) +
    poly(
      [
        [330, 646],
        [870, 646],
        [900, 676],
        [300, 676],
      ],
      counter,
    ) +
    rect(300, 674, 600, 12, darken(counter, 0.2)) +
    rect(322, 686, 556, 114, island) +
    stroke('M460 700v100M600 700v100M740 700v100', darken(island, 0.24), 3) +
    [390, 540, 690]
      .map(
        (x) =>
          `<g>${ellipse(x + 30, 724, 42, 12, tone(scheme.wood))}` +
          `${stroke(`M${x} 730l-10 70M${x + 60} 730l10 70`, tone('#4b3a2c'), 7)}</g>`,
      )
      .join('') +
    [450, 600, 750]
      .map(
        (x) =>
          stroke(`M${x} 0V${n(120)}`, '#33393d', 3) +
          path(
            `M${x - 34} 158Q${x - 30} 120 ${x} 118Q${x + 30} 120 ${x + 34} 158Z`,
            tone(random.chance(0.5) ? '#2f363b' : '#c9a25a'),
          ) +
          ellipse(x, 158, 34, 6, '#fff0c4') +
          (look.time === 'dusk' ? circle(x, 166, 110, 'url(#halo)') : ''),
      )
      .join('') +
    ellipse(660, 656, 52, 9, '#f7f3ea') +
    [640, 660, 680].map((x) => circle(x, 648, 11, tone('#e0992f'))).join('')
  );
}

export function kitchen(look: Look): string {
  const { random, tone, scheme, wear } = look;
  const room = roomOf(look, random.chance(0.6) ? 'planks' : 'tiles');
  if (room.stripped) {
    const pipe = tone('#b87a4b');
    return (
      shell(look, room) +
      view(look, 520, 220, 170, 150) +
      stroke('M380 560V440H460V380M820 560V470H760', pipe, 8) +
      rect(700, 500, 120, 60, tone('#8d9498')) +
      constructionClutter(look) +
      grade(look)
    );
  }
  const cabinet = tone(wear >= 2 ? '#b08a5c' : scheme.cabinet);
  const counter = tone(wear >= 2 ? '#c9bfa8' : random.pick(['#f3f1ec', '#3a3d40', '#d9d3c8']));
  const upper = (x: number, w: number): string =>
    rect(x, 190, w, 132, cabinet) +
    rect(x + 7, 198, w - 14, 116, 'none', `stroke="${darken(cabinet, 0.22)}" stroke-width="2.5"`) +
    rect(x + w - 18, 284, 4, 24, '#c9a25a');
  const lower = (x: number, w: number): string =>
    rect(x, 440, w, 120, cabinet) +
    rect(x + 7, 470, w - 14, 82, 'none', `stroke="${darken(cabinet, 0.22)}" stroke-width="2.5"`) +
    rect(x + 7, 448, w - 14, 16, 'none', `stroke="${darken(cabinet, 0.22)}" stroke-width="2.5"`) +
    rect(x + w / 2 - 14, 454, 28, 4, '#c9a25a');
  const splash = tone(wear >= 2 ? '#e0d5bd' : random.pick(['#ffffff', mix(scheme.accent, '#ffffff', 0.7), '#e6ebe8']));
  const steel = tone('#c3c9cc');
  const parts = [
    shell(look, room),
    rect(B.x0, 322, B.x1 - B.x0, 106, splash) + stroke(backsplashSeams(), darken(splash, 0.14), 1.2),
  ];
  parts.push(
    [250, 350].map((x) => upper(x, 96)).join('') + upper(758, 96) + upper(856, 94) + view(look, 478, 206, 150, 130),
  );
  parts.push(
    [250, 344, 438, 532].map((x) => lower(x, 92)).join('') +
      lower(756, 96) +
      (wear >= 2 && random.chance(0.5) ? rect(852, 440, 98, 120, '#3b342c') : lower(854, 96)),
  );
  parts.push(rect(244, 426, 712, 15, counter) + rect(244, 438, 712, 4, darken(counter, 0.25)));
  parts.push(range(steel));
  parts.push(
    stroke('M552 426v-36q0 -16 16 -16q14 0 14 14', '#9aa2a6', 6) +
      rect(520, 421, 84, 6, '#9aa2a6') +
      ellipse(310, 420, 24, 8, tone('#c9704c')) +
      circle(300, 410, 10, '#d9a233') +
      circle(318, 409, 10, '#b3392f') +
      plant(look, 800, 428, 62),
  );
  parts.push(fridge(steel));
  if (wear < 2) parts.push(kitchenIsland(look, counter));
  return parts.join('') + grade(look);
}

function nightstand(look: Look, x: number): string {
  const { tone, scheme } = look;
  const wood = tone(scheme.wood);
  return (
    rect(x, 480, 66, 86, wood) +
    rect(x + 6, 490, 54, 30, darken(wood, 0.16)) +
    rect(x + 6, 526, 54, 30, darken(wood, 0.16)) +
    (look.time === 'dusk' ? circle(x + 33, 430, 100, 'url(#halo)') : '') +
    rect(x + 29, 440, 8, 40, '#8d8378') +
    poly(
      [
        [x + 14, 444],
        [x + 52, 444],
        [x + 44, 402],
        [x + 22, 402],
      ],
      look.time === 'dusk' ? '#ffe2a0' : tone('#f5ead2'),
    )
  );
}

function bed(spread: string): string {
  return (
    ellipse(510, 750, 370, 26, '#0d1b2a', alpha(0.25)) +
    poly(
      [
        [340, 500],
        [660, 500],
        [740, 730],
        [270, 730],
      ],
      '#f4f0e8',
    ) +
    poly(
      [
        [326, 556],
        [676, 556],
        [752, 738],
        [258, 738],
      ],
      spread,
    ) +
    poly(
      [
        [258, 738],
        [752, 738],
        [744, 770],
        [266, 770],
      ],
      darken(spread, 0.22),
    ) +
    poly(
      [
        [322, 566],
        [680, 566],
        [692, 596],
        [310, 596],
      ],
      lighten(spread, 0.35),
    ) +
    stroke('M430 600L400 738M580 600L610 738', darken(spread, 0.12), 3) +
    [356, 520]
      .map((x) => rect(x, 470, 126, 70, '#ffffff', 'rx="24"') + stroke(`M${x + 20} 528q44 12 88 0`, '#dcd6ca', 3))
      .join('') +
    rect(440, 500, 120, 56, lighten(spread, 0.5), 'rx="20"')
  );
}

export function bedroom(look: Look): string {
  const { random, tone, scheme, wear } = look;
  const room = roomOf(look, random.chance(0.5) ? 'carpet' : 'planks');
  if (room.stripped)
    return shell(look, room) + view(look, 640, 210, 180, 190) + constructionClutter(look) + grade(look);
  const spread = tone(random.pick([scheme.accent, '#5f7a8c', '#c9a58a', '#7d927f', '#d9b48a', '#8a7a9a']));
  const wood = tone(scheme.wood);
  const parts = [
    shell(look, room),
    view(look, 760, 200, 140, 220, wear >= 2 ? null : tone(mix(spread, '#ffffff', 0.6))),
    sunPatch(look, 700, 180),
  ];
  if (wear >= 2 && random.chance(0.6)) return parts.join('') + constructionClutter(look) + grade(look);
  if (wear >= 2)
    return (
      parts.join('') +
      rect(300, 566, 330, 60, tone('#d8cfbd'), 'rx="20"') +
      stroke('M310 590h310', tone('#b9ad96'), 3) +
      rect(690, 590, 110, 80, tone('#c49a66')) +
      rect(736, 590, 18, 80, tone('#d9bb8c')) +
      grade(look)
    );
  parts.push(
    rect(330, 330, 340, 210, tone(mix(scheme.wood, '#ffffff', 0.1)), 'rx="18"') +
      stroke(
        times(5, (i) => `M${386 + i * 57} 336v120`),
        darken(wood, 0.2),
        3,
      ) +
      art(look, 410, 190, 180, 100),
  );
  parts.push(nightstand(look, 264), nightstand(look, 690), bed(spread));
  parts.push(
    poly(
      [
        [150, 700],
        [900, 700],
        [1000, 790],
        [60, 790],
      ],
      tone('#efe6d6'),
      alpha(0.0),
    ) + plant(look, 1010, 640, 170),
  );
  return parts.join('') + grade(look);
}

function bathtub(wear: Look['wear']): string {
  return (
    ellipse(430, 664, 250, 20, '#0d1b2a', alpha(0.22)) +
    path('M210 500H640Q650 656 590 660H262Q206 656 210 500Z', '#fbfaf6') +
    path('M560 500H640Q650 656 590 660H540Q570 600 560 500Z', '#dfdcd4') +
    rect(198, 488, 456, 18, '#ffffff', 'rx="9"') +
    stroke('M250 488v-60q0 -14 14 -14h26', wear >= 2 ? '#b89a5a' : '#c9a25a', 8) +
    (wear >= 2 ? path('M300 506q10 60 0 110h14q6 -60 0 -110Z', '#c08a4a', alpha(0.4)) : '')
  );
}

function vanity(look: Look, wood: string): string {
  const { tone } = look;
  return (
    rect(690, 430, 240, 130, wood) +
    rect(702, 446, 104, 100, darken(wood, 0.12)) +
    rect(814, 446, 104, 100, darken(wood, 0.12)) +
    circle(796, 496, 4, '#e9c873') +
    circle(824, 496, 4, '#e9c873') +
    rect(682, 416, 256, 16, tone('#f7f5f0')) +
    ellipse(810, 416, 62, 12, '#ffffff') +
    stroke('M810 410v-36q0 -12 14 -12', '#c9a25a', 6)
  );
}

/** An oval mirror between two wall lamps. */
function mirror(look: Look): string {
  return (
    rect(724, 190, 172, 180, look.tone('#3a322b'), 'rx="86"') +
    rect(732, 198, 156, 164, '#cfdfe6', 'rx="78"') +
    poly(
      [
        [760, 350],
        [840, 206],
        [866, 220],
        [792, 360],
      ],
      '#ffffff',
      alpha(0.35),
    ) +
    [700, 908]
      .map(
        (x) =>
          rect(x - 7, 236, 26, 54, look.time === 'dusk' ? '#ffe9ad' : '#f7f0dc', 'rx="12"') +
          (look.time === 'dusk' ? circle(x + 6, 262, 90, 'url(#halo)') : ''),
      )
      .join('')
  );
}

/** A plant, a bath mat, a towel on its rail, and a cup. */
function bathroomAccessories(look: Look): string {
  const { tone, scheme } = look;
  return [
    plant(look, 884, 418, 66),
    poly(
      [
        [470, 700],
        [790, 700],
        [830, 760],
        [430, 760],
      ],
      tone(mix(scheme.accent, '#ffffff', 0.5)),
    ),
    rect(1010, 330, 70, 120, tone('#f1ece1')) +
      rect(1010, 330, 70, 26, tone(scheme.accent)) +
      rect(1000, 322, 90, 8, '#8d8378'),
    rect(716, 396, 18, 22, tone('#c9704c')),
  ].join('');
}

export function bathroom(look: Look): string {
  const { random, tone, scheme, wear } = look;
  const room = roomOf(look, 'tiles');
  if (room.stripped)
    return (
      shell(look, room) +
      stroke('M420 560V300H470M430 300V240', tone('#b87a4b'), 8) +
      stroke('M700 560v-60', tone('#d9d9d4'), 18) +
      view(look, 600, 210, 130, 110) +
      constructionClutter(look) +
      grade(look)
    );
  const tile = tone(
    wear >= 2
      ? random.pick(['#d9b9b4', '#b9cfc4', '#e3d6ae', '#b4c3d3', '#d3c7b8'])
      : random.pick(['#ffffff', mix(scheme.accent, '#ffffff', 0.55), '#dfe6e4', '#3f5f6f', '#7d927f']),
  );
  let grid = '';
  for (let y = B.y0; y <= B.y1; y += 26) grid += `M${B.x0} ${y}H600`;
  for (let x = B.x0; x <= 600; x += 44) grid += `M${x} ${B.y0}V${B.y1}`;
  const wood = tone(wear >= 2 ? '#a5805a' : scheme.wood);
  const missing = times(wear >= 2 ? 7 : 0, () => {
    const column = random.int(0, 7);
    const row = random.int(0, 15);
    return rect(
      B.x0 + column * 44,
      B.y0 + row * 26,
      Math.min(44, 350 - column * 44),
      26,
      darken(tile, 0.3),
      alpha(0.7),
    );
  });
  const parts = [
    shell(look, room),
    rect(B.x0, B.y0, 350, B.y1 - B.y0, tile) + missing + stroke(grid, darken(tile, 0.14), 1.5),
  ];
  parts.push(
    view(look, 360, 196, 130, 116) +
      rect(590, B.y0, 10, B.y1 - B.y0, tone('#c3c9cc')) +
      (wear < 2
        ? rect(262, B.y0 + 10, 336, 340, '#cfe6ee', alpha(0.22)) +
          poly(
            [
              [300, 500],
              [420, 160],
              [470, 160],
              [350, 500],
            ],
            '#ffffff',
            alpha(0.2),
          )
        : ''),
  );
  parts.push(bathtub(wear), vanity(look, wood), mirror(look));
  if (wear < 2) parts.push(bathroomAccessories(look));
  return parts.join('') + grade(look);
}

/** The edges of a hall's cross section in pixels: `t` is 0 at the back wall and 1 at the viewer. */
function hallSection(t: number): { x0: number; x1: number; y0: number; y1: number } {
  return { x0: 420 - 420 * t, x1: 780 + 420 * t, y0: 250 - 250 * t, y1: 500 + 300 * t };
}

/** Ceiling, walls and floor of a hall. */
function hallShell(wall: string, floor: string): string {
  return [
    `<defs>${gradient('hallFloor', [
      [0, darken(floor, 0.12)],
      [1, lighten(floor, 0.1)],
    ])}</defs>`,
    rect(0, 0, WIDTH, HEIGHT, darken(wall, 0.1)),
    poly(
      [
        [0, 0],
        [WIDTH, 0],
        [780, 250],
        [420, 250],
      ],
      darken(wall, 0.24),
    ),
    poly(
      [
        [0, 0],
        [420, 250],
        [420, 500],
        [0, HEIGHT],
      ],
      wall,
    ),
    poly(
      [
        [WIDTH, 0],
        [780, 250],
        [780, 500],
        [WIDTH, HEIGHT],
      ],
      darken(wall, 0.08),
    ),
    rect(420, 250, 360, 250, lighten(wall, 0.25)),
    poly(
      [
        [0, HEIGHT],
        [420, 500],
        [780, 500],
        [WIDTH, HEIGHT],
      ],
      'url(#hallFloor)',
    ),
  ].join('');
}

function trusses(look: Look): string {
  const steel = look.tone(look.scheme.accent);
  return [0.06, 0.2, 0.4, 0.66, 1]
    .map((t) => {
      const { x0, x1, y0 } = hallSection(t);
      const size = 4 + t * 14;
      const y = y0 + 40 * (0.4 + t);
      return (
        rect(x0, y0, x1 - x0, size, darken(steel, 0.2)) +
        rect(x0, y, x1 - x0, size * 0.8, steel) +
        stroke(
          times(
            12,
            (i) =>
              `M${n(x0 + ((x1 - x0) * i) / 12)} ${n(y)}L${n(x0 + ((x1 - x0) * (i + 0.5)) / 12)} ${n(y0 + size)}` +
              `L${n(x0 + ((x1 - x0) * (i + 1)) / 12)} ${n(y)}`,
          ),
          darken(steel, 0.1),
          size * 0.5,
        )
      );
    })
    .join('');
}

/** Racks with boxes along the left wall. */
function racks(look: Look): string {
  const { random, tone } = look;
  let out = '';
  const box = ['#c49a66', '#b98f5c', '#d3b184', '#a87f4e'];
  for (let i = 4; i >= 0; i--) {
    const t = [0.03, 0.14, 0.3, 0.52, 0.8][i] ?? 0;
    const { x0, y0, y1 } = hallSection(t);
    const w = 34 + t * 120;
    const h = (y1 - y0) * 0.62;
    const x = x0 + 26 + t * 30;
    const y = y1 - h;
    out +=
      times(3, (k) => {
        const level = y + (h / 3) * (k + 1);
        return (
          times(3, (b) =>
            rect(x + 5 + (b * (w - 8)) / 3, level - h * 0.24, w / 3 - 6, h * 0.22, tone(random.pick(box))),
          ) + rect(x, level - 4 - t * 4, w, 5 + t * 5, tone('#e07b2c'))
        );
      }) +
      rect(x, y - 6, 4 + t * 6, h + 6, tone('#2f5f8f')) +
      rect(x + w - 4 - t * 6, y - 6, 4 + t * 6, h + 6, tone('#2f5f8f'));
  }
  return out;
}

function forklift(look: Look): string {
  const { tone } = look;
  return (
    '<g transform="translate(800 560) scale(1.25)">' +
    ellipse(80, 122, 110, 10, '#0d1b2a', alpha(0.3)) +
    rect(30, 50, 90, 54, tone('#e0a32c'), 'rx="8"') +
    stroke('M44 50V6H104V50', '#2b2f33', 7) +
    rect(8, -10, 9, 122, '#3b4043') +
    rect(-34, 104, 50, 7, '#3b4043') +
    rect(-34, 56, 40, 46, tone('#c49a66')) +
    circle(48, 106, 18, '#1c2024') +
    circle(108, 106, 16, '#1c2024') +
    rect(60, 30, 26, 30, tone('#274c5e'), 'rx="6"') +
    circle(73, 22, 10, tone('#d9a07a')) +
    '</g>'
  );
}

/** The inside of a hall: trusses, skylights, racks or emptiness. */
export function hall(look: Look): string {
  const { random, tone, wear } = look;
  const wall = tone('#d5d9da');
  const floor = tone('#b5b3ad');
  const parts = [hallShell(wall, floor)];
  parts.push(
    rect(540, 340, 120, 160, tone('#5f6b72')) +
      stroke(
        times(6, (i) => `M540 ${360 + i * 26}h120`),
        tone('#48535a'),
        3,
      ) +
      (look.time === 'dusk' ? '' : rect(544, 460, 112, 40, '#fff3d0', alpha(0.8))) +
      rect(440, 300, 60, 34, '#9cc8de') +
      rect(700, 300, 60, 34, '#9cc8de'),
  );
  parts.push(trusses(look));
  parts.push(
    times(3, (i) =>
      poly(
        [
          [470 + i * 105, 200 - i * 4],
          [520 + i * 92, 200 - i * 4],
          [480 + i * 150 - (i === 0 ? 180 : 0), 60],
          [400 + i * 160 - (i === 0 ? 180 : 0), 60],
        ],
        '#f4fbff',
        alpha(0.75),
      ),
    ),
  );
  parts.push(
    times(3, (i) =>
      poly(
        [
          [470 + i * 110, 520],
          [540 + i * 100, 520],
          [560 + i * 190 - 120, 780],
          [400 + i * 210 - 140, 780],
        ],
        '#fff6dc',
        alpha(look.time === 'dusk' ? 0.05 : 0.26),
      ),
    ),
  );
  if (wear < 3 && random.chance(0.75)) parts.push(racks(look), forklift(look));
  else parts.push(constructionClutter(look));
  parts.push(stroke('M300 800L470 500M900 800L730 500', '#e9c13c', 7, alpha(wear >= 2 ? 0.35 : 0.85)));
  return parts.join('') + grade(look);
}

/** Desks before two windows. */
function officeFloor(look: Look): string {
  const { tone, scheme, wear } = look;
  const wood = tone(scheme.wood);
  return [
    view(look, 290, 196, 280, 210),
    view(look, 640, 196, 270, 210),
    sunPatch(look, 320, 420),

    wear >= 2
      ? ''
      : [300, 640]
          .map(
            (x) =>
              ellipse(x + 120, 690, 190, 14, '#0d1b2a', alpha(0.22)) +
              poly(
                [
                  [x - 20, 560],
                  [x + 250, 560],
                  [x + 280, 596],
                  [x - 50, 596],
                ],
                lighten(wood, 0.2),
              ) +
              rect(x - 50, 594, 330, 12, darken(wood, 0.1)) +
              rect(x - 36, 606, 12, 84, '#3b4043') +
              rect(x + 254, 606, 12, 84, '#3b4043') +
              rect(x + 40, 478, 130, 76, '#22282c', 'rx="6"') +
              rect(x + 46, 484, 118, 64, tone(mix(scheme.accent, '#9cc8de', 0.5))) +
              rect(x + 98, 552, 14, 20, '#3b4043') +
              rect(x + 66, 610, 90, 70, tone(scheme.accent), 'rx="22"') +
              rect(x + 104, 676, 14, 50, '#3b4043') +
              ellipse(x + 111, 728, 46, 8, '#3b4043'),
          )
          .join(''),
    plant(look, 990, 660, 190),
  ].join('');
}

/** Shelves with goods and a counter. */
function shopFloor(look: Look): string {
  const { random, tone, scheme, wear } = look;
  const wood = tone(scheme.wood);
  return [
    times(3, (i) => rect(290, 240 + i * 84, 380, 10, wood)) +
      (wear >= 2
        ? ''
        : times(3, (i) =>
            times(9, (k) => {
              const h = random.between(26, 58);
              return rect(
                302 + k * 41,
                240 + i * 84 - h,
                random.between(18, 32),
                h,
                tone(random.pick([scheme.accent, '#d9a233', '#c9704c', '#5f7a8c', '#e6dfd0', '#7d927f'])),
                `rx="${random.int(2, 8)}"`,
              );
            }),
          )),
    view(look, 740, 210, 160, 190),

    ellipse(560, 762, 330, 20, '#0d1b2a', alpha(0.25)) +
      poly(
        [
          [280, 560],
          [800, 560],
          [840, 600],
          [240, 600],
        ],
        tone('#f3efe6'),
      ) +
      rect(240, 598, 600, 14, tone('#d9d3c4')) +
      rect(258, 612, 564, 140, tone(scheme.accent)) +
      stroke(
        times(13, (i) => `M${300 + i * 42} 616v132`),
        darken(tone(scheme.accent), 0.24),
        4,
      ),

    wear >= 2
      ? ''
      : rect(620, 500, 100, 70, '#33393d', 'rx="6"') +
        rect(656, 568, 28, 14, '#33393d') +
        plant(look, 340, 574, 86) +
        plant(look, 1000, 690, 190) +
        [420, 560, 700]
          .map(
            (x) =>
              stroke(`M${x} 0V106`, '#33393d', 3) +
              circle(x, 124, 22, '#fff0c4') +
              (look.time === 'dusk' ? circle(x, 124, 110, 'url(#halo)') : ''),
          )
          .join(''),
  ].join('');
}

/** A shop or an office floor: a counter and shelves, or desks by the window. */
export function workspace(look: Look): string {
  const { facts } = look;
  const room = roomOf(look, facts.style === 'office' ? 'carpet' : 'planks');
  if (room.stripped)
    return shell(look, room) + view(look, 420, 220, 330, 200) + constructionClutter(look) + grade(look);
  return shell(look, room) + (facts.style === 'office' ? officeFloor(look) : shopFloor(look)) + grade(look);
}
