/** Pictures of land: the parcel seen from its road, with its survey stakes. */
import { grade } from './exteriors.ts';
import { HEIGHT, WIDTH, type Look } from './look.ts';
import { backdrop, bush, ground, groundColor, HORIZON, leafy, pine, sky, tree, weeds } from './setting.ts';
import {
  alpha,
  circle,
  darken,
  ellipse,
  gradient,
  lighten,
  mix,
  n,
  path,
  poly,
  rect,
  stroke,
  times,
  type Point,
} from './svg.ts';

/** A wooden stake with a bright ribbon. */
function stake(look: Look, x: number, y: number, size: number): string {
  const { tone } = look;
  return (
    ellipse(x + size * 0.2, y, size * 0.3, size * 0.05, '#0d1b2a', alpha(0.25)) +
    poly(
      [
        [x - size * 0.05, y - size],
        [x + size * 0.05, y - size],
        [x + size * 0.045, y],
        [x - size * 0.045, y],
      ],
      tone('#e3c796'),
    ) +
    rect(x, y - size, size * 0.05, size, tone('#b8935c')) +
    path(
      `M${n(x - size * 0.07)} ${n(y - size * 0.88)}h${n(size * 0.14)}v${n(size * 0.12)}h${n(-size * 0.14)}z`,
      '#f2603c',
    ) +
    path(
      `M${n(x + size * 0.06)} ${n(y - size * 0.86)}q${n(size * 0.2)} ${n(size * 0.02)} ${n(size * 0.3)} ` +
        `${n(size * 0.16)}q${n(-size * 0.16)} ${n(-size * 0.02)} ${n(-size * 0.3)} ${n(-size * 0.06)}z`,
      '#f2603c',
    )
  );
}

/** A post with an empty board. */
function sign(look: Look, x: number, y: number, size: number): string {
  const { tone, scheme } = look;
  return (
    rect(x - size * 0.04, y - size, size * 0.07, size, tone('#f3efe6')) +
    rect(x - size * 0.04, y - size * 0.96, size * 0.66, size * 0.06, tone('#f3efe6')) +
    rect(x + size * 0.1, y - size * 0.82, size * 0.5, size * 0.36, tone(scheme.accent), 'rx="4"') +
    rect(x + size * 0.16, y - size * 0.74, size * 0.38, size * 0.07, '#ffffff', alpha(0.9)) +
    rect(x + size * 0.2, y - size * 0.6, size * 0.3, size * 0.05, '#ffffff', alpha(0.6)) +
    stroke(
      `M${n(x + size * 0.18)} ${n(y - size * 0.9)}v${n(size * 0.08)}M${n(x + size * 0.52)} ${n(y - size * 0.9)}` +
        `v${n(size * 0.08)}`,
      '#6b7175',
      2,
    )
  );
}

/** A ruined shack, for parcels sold as a tear-down. */
function ruin(look: Look, x: number, y: number): string {
  const wood = look.tone('#9a8672');
  return (
    ellipse(x + 120, y, 190, 14, '#0d1b2a', alpha(0.25)) +
    poly(
      [
        [x, y],
        [x + 8, y - 96],
        [x + 150, y - 100],
        [x + 146, y],
      ],
      wood,
    ) +
    stroke(
      times(11, (i) => `M${n(x + 6 + i * 13)} ${n(y - 96)}l-2 96`),
      darken(wood, 0.26),
      2,
    ) +
    poly(
      [
        [x + 146, y],
        [x + 150, y - 100],
        [x + 216, y - 116],
        [x + 218, y - 16],
      ],
      darken(wood, 0.26),
    ) +
    poly(
      [
        [x - 16, y - 88],
        [x + 70, y - 158],
        [x + 140, y - 150],
        [x + 164, y - 96],
      ],
      look.tone('#7d6a5a'),
    ) +
    poly(
      [
        [x + 164, y - 96],
        [x + 140, y - 150],
        [x + 216, y - 160],
        [x + 232, y - 108],
      ],
      look.tone('#62544a'),
    ) +
    poly(
      [
        [x + 60, y - 130],
        [x + 92, y - 138],
        [x + 108, y - 112],
        [x + 70, y - 108],
      ],
      '#2a2522',
    ) +
    rect(x + 40, y - 68, 36, 68, '#2a2522') +
    rect(x + 98, y - 70, 34, 30, '#2a2522') +
    stroke(`M${x + 94} ${y - 72}l42 34M${x + 134} ${y - 72}l-40 34`, darken(wood, 0.1), 6)
  );
}

/** A lake with its far shore, a dock and a sailboat. */
function lake(look: Look, lawn: string): string {
  const { random, tone, scheme, season, time } = look;
  const [top, bottom] =
    time === 'dusk' ? ['#7f5f8f', '#2a3568'] : time === 'golden' ? ['#ffd9a0', '#6f9ab0'] : ['#a9d3e6', '#3f86a8'];
  const y = HORIZON - 6;
  const far = tone(season === 'autumn' ? '#b9803f' : season === 'winter' ? '#9fb0b5' : '#3f7350');
  const dock = tone('#b08a5c');
  return [
    `<defs>${gradient('water', [
      [0, top ?? ''],
      [1, bottom ?? ''],
    ])}</defs>` + rect(0, y, WIDTH, 190, 'url(#water)'),

    times(34, (i) => {
      const x = i * 38 + random.between(-14, 14);
      const h = random.between(24, 64);
      return (
        pineSilhouette(x, y, h, mix(far, look.haze, 0.22)) +
        pineSilhouette(x, y, -h * 0.8, mix(far, bottom ?? '#3f86a8', 0.55), 0.45)
      );
    }),

    times(26, () =>
      rect(random.between(0, WIDTH), y + random.between(16, 170), random.between(30, 150), 2.4, '#ffffff', alpha(0.3)),
    ),

    path(
      `M0 ${y + 130}Q200 ${y + 96} 420 ${y + 128}T860 ${y + 134}T1200 ${y + 108}V800H0Z`,
      mix(lawn, '#d9c79a', 0.5),
    ) + path(`M0 ${y + 142}Q200 ${y + 108} 420 ${y + 140}T860 ${y + 146}T1200 ${y + 122}V800H0Z`, lawn),

    poly(
      [
        [690, 640],
        [770, 640],
        [742, 520],
        [702, 520],
      ],
      dock,
    ) +
      stroke(
        times(8, (i) => `M${n(693 + i * 1.4)} ${n(630 - i * 14)}h${n(74 - i * 5)}`),
        darken(dock, 0.3),
        3,
      ) +
      rect(700, 516, 7, 30, darken(dock, 0.3)) +
      rect(738, 516, 7, 30, darken(dock, 0.3)),

    path('M820 556q50 26 120 0l-14 20h-92z', tone(scheme.accent)) +
      path('M876 552v-96l52 84z', '#fbf9f3') +
      path('M870 552v-84l-36 76z', '#efe7d6'),
  ].join('');
}

function cropRows(look: Look, lawn: string): string {
  const { tone, season } = look;
  const crop =
    season === 'autumn'
      ? ['#d9b45a', '#c79a45']
      : season === 'winter'
        ? ['#f3f7f9', '#dfe8ec']
        : ['#a8c060', '#86a84c'];
  return (
    times(4, (i) =>
      poly(
        [
          [-200 + i * 420, HEIGHT],
          [560 + i * 24, HORIZON + 4],
          [582 + i * 24, HORIZON + 4],
          [220 + i * 420, HEIGHT],
        ],
        tone(crop[i % 2] ?? '#a8c060'),
        alpha(0.75),
      ),
    ) +
    stroke(
      times(44, (i) => `M${n(-520 + i * 52)} 800L${n(540 + i * 2.8)} ${HORIZON + 6}`),
      darken(lawn, 0.16),
      1.6,
      alpha(0.4),
    )
  );
}

/** Stones and a dry wash. */
function desertFloor(look: Look, lawn: string): string {
  const { random } = look;
  return (
    times(30, () =>
      ellipse(
        random.between(0, WIDTH),
        random.between(HORIZON + 20, 790),
        random.between(6, 24),
        random.between(2, 6),
        darken(lawn, random.between(0.06, 0.2)),
      ),
    ) + path('M0 660Q300 610 560 650T1200 610V640Q900 650 560 680T0 700Z', lighten(lawn, 0.25), alpha(0.6))
  );
}

/** Three rows of trees, with a gap in the nearest one. */
function woods(look: Look): string {
  const { random, facts } = look;
  const conifers = ['snow', 'mountain', 'pacific'].includes(facts.market.region);
  const row = (y: number, size: number, count: number): string =>
    times(count, (i) => {
      const x = (i + random.between(0.1, 0.9)) * (WIDTH / count);
      if (y > 540 && Math.abs(x - 600) < 240) return '';
      return (conifers ? random.chance(0.8) : random.chance(0.2))
        ? pine(look, x, y, size * random.between(0.8, 1.2))
        : leafy(look, x, y, size * random.between(0.8, 1.1));
    });
  return row(500, 170, 15) + row(524, 230, 11) + row(570, 330, 7);
}

/** The land cover: water, crops, stones, or trees. */
function landCover(look: Look, lawn: string): string {
  switch (look.facts.style) {
    case 'lake':
      return lake(look, lawn);
    case 'field':
      return cropRows(look, lawn);
    case 'desert':
      return desertFloor(look, lawn);
    case 'forest':
      return woods(look);
    default:
      return '';
  }
}

/** A dirt track into the parcel; a lake has none. */
function track(look: Look, lawn: string, camera: number): string {
  const { random, tone, facts, season } = look;
  const color = tone(season === 'winter' ? '#cfd8dd' : facts.style === 'desert' ? '#c9a476' : '#c2a780');
  const vx = camera === 1 ? random.between(380, 520) : random.between(640, 820);
  if (facts.style === 'lake') return '';
  return (
    path(
      `M${n(vx - 250)} 800C${n(vx - 60)} 690 ${n(vx + 160)} 640 ${n(vx + 84)} ${HORIZON + 12}h14C${n(vx + 220)}` +
        ` 640 ${n(vx + 110)} 700 ${n(vx + 10)} 800Z`,
      color,
    ) +
    stroke(
      `M${n(vx - 130)} 800C${n(vx + 20)} 690 ${n(vx + 196)} 640 ${n(vx + 91)} ${HORIZON + 14}`,
      darken(lawn, 0.08),
      12,
      alpha(0.6),
    )
  );
}

/** The parcel from its road with its corners staked, from one of two viewpoints (`camera` 1 or 2). */
export function landscape(look: Look, camera: number): string {
  const { random, tone, facts } = look;
  const parts = [sky(look), backdrop(look), ground(look)];
  const lawn = tone(groundColor(look));
  const style = facts.style;
  parts.push(landCover(look, lawn), track(look, lawn, camera));
  const lot =
    camera === 1
      ? ([
          [150, 716],
          [1010, 700],
          [850, 560],
          [330, 566],
        ] as const)
      : ([
          [260, 726],
          [1090, 690],
          [800, 556],
          [420, 564],
        ] as const);
  const outline = `M${lot.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  parts.push(
    path(outline, '#ffffff', alpha(0.12)) +
      stroke(outline, '#ffffff', 4, 'stroke-dasharray="16 12" stroke-linejoin="round" opacity=".9"'),
  );
  if (facts.condition === 'Tear-Down') parts.push(ruin(look, camera === 1 ? 660 : 470, 640));
  parts.push(
    times(7, () => {
      const x = random.between(30, 1170);
      const y = random.between(540, 690);
      return Math.abs(x - 600) < 260 && style === 'forest' ? '' : bush(look, x, y, 20 + (y - 520) * 0.2);
    }),
  );
  parts.push(times(12, () => weeds(look, random.between(0, WIDTH), random.between(700, 796), random.between(16, 40))));
  const [frontLeft, frontRight, backRight, backLeft] = lot;
  parts.push(
    stake(look, backLeft[0], backLeft[1], 42),
    stake(look, backRight[0], backRight[1], 42),
    stake(look, frontLeft[0], frontLeft[1], 96),
    stake(look, frontRight[0], frontRight[1], 92),
  );
  if (style !== 'forest') parts.push(tree(look, random.chance(0.5) ? 80 : 1120, 690, random.between(260, 380)));
  if (camera === 1) parts.push(sign(look, 930, 776, 170));
  return parts.join('') + grade(look);
}

function pineSilhouette(x: number, y: number, h: number, color: string, opacity = 1): string {
  const w = Math.abs(h) * 0.3;
  return poly(
    [
      [x - w, y],
      [x, y - h],
      [x + w, y],
    ],
    color,
    alpha(opacity),
  );
}

/** A closed contour line around the summit, `r` pixels away from it on average. */
function contour([cx, cy]: Point, phase: readonly [number, number, number], r: number): string {
  let d = '';
  for (let a = 0; a <= 72; a++) {
    const t = (a / 72) * Math.PI * 2;
    const wobble =
      1 +
      0.2 * Math.sin(t * 2 + phase[0]) +
      0.1 * Math.sin(t * 3 + phase[1]) +
      0.05 * Math.sin(t * 5 + phase[2] + r / 130);
    d += `${a === 0 ? 'M' : 'L'}${n(cx + Math.cos(t) * r * wobble * 1.35)} ${n(cy + Math.sin(t) * r * wobble)}`;
  }
  return `${d}Z`;
}

/** A building with its driveway inside the dashed building envelope. */
function buildingEnvelope(color: string): string {
  return (
    rect(
      500,
      320,
      240,
      170,
      '#ffffff',
      `rx="4" stroke="${color}" stroke-width="3" stroke-dasharray="12 9" fill-opacity=".55"`,
    ) +
    rect(560, 360, 120, 84, color, alpha(0.75)) +
    stroke('M620 444Q640 560 560 700', '#ffffff', 14, alpha(0.8))
  );
}

function compass(): string {
  return (
    '<g transform="translate(1090 680)">' +
    circle(0, 0, 52, '#ffffff', alpha(0.85)) +
    poly(
      [
        [0, -44],
        [13, 0],
        [0, -8],
        [-13, 0],
      ],
      '#b3392f',
    ) +
    poly(
      [
        [0, 44],
        [13, 0],
        [0, 8],
        [-13, 0],
      ],
      '#5d6468',
    ) +
    '</g>'
  );
}

/** Contour lines of the parcel with its boundary and building envelope, on paper. */
export function topographic(look: Look): string {
  const { random, scheme } = look;
  const paper = '#f5f1e6';
  const line = random.pick(['#8a7a55', '#5f7a6a', '#7a6a5a']);
  const cx = random.between(380, 820);
  const cy = random.between(300, 520);
  const phase = [random.between(0, 6), random.between(0, 6), random.between(0, 6)] as const;
  const ring = (r: number): string => contour([cx, cy], phase, r);
  const parts = [rect(0, 0, WIDTH, HEIGHT, paper)];
  for (let i = 17; i >= 0; i--)
    parts.push(path(ring(28 + i * 42), mix(paper, mix('#7fa56a', '#b59a62', 1 - i / 17), 0.1 + 0.3 * (1 - i / 17))));
  for (let i = 0; i < 18; i++)
    parts.push(stroke(ring(28 + i * 42), line, i % 4 === 0 ? 3 : 1.3, alpha(i % 4 === 0 ? 0.75 : 0.5)));
  parts.push(
    path(
      `M-20 ${n(cy + 210)}C260 ${n(cy + 120)} 420 ${n(cy + 330)} 700 ${n(cy + 230)}S1060 ${n(cy + 150)} 1230 ` +
        n(cy + 260),
      'none',
      'stroke="#6fa8c4" stroke-width="13" stroke-linecap="round"',
    ),
  );
  parts.push(
    path(`M-20 90C300 130 500 40 760 96S1080 150 1230 60`, 'none', 'stroke="#ffffff" stroke-width="34"'),
    path(
      `M-20 90C300 130 500 40 760 96S1080 150 1230 60`,
      'none',
      'stroke="#b9ae97" stroke-width="3" stroke-dasharray="20 14"',
    ),
  );
  parts.push(
    times(70, () => {
      const x = random.between(0, WIDTH);
      const y = random.between(140, HEIGHT);
      const r = random.between(7, 17);
      return (
        circle(x, y, r, '#5f8f5a', alpha(0.28)) + circle(x - r * 0.2, y - r * 0.2, r * 0.55, '#5f8f5a', alpha(0.3))
      );
    }),
  );
  const lot = [
    [270, 180],
    [900, 150],
    [980, 610],
    [330, 690],
  ] as const;
  const outline = `M${lot.map(([x, y]) => `${x + random.between(-30, 30)} ${y + random.between(-24, 24)}`).join('L')}Z`;
  parts.push(path(outline, scheme.accent, alpha(0.14)) + stroke(outline, scheme.accent, 7, 'stroke-linejoin="round"'));
  parts.push(buildingEnvelope(scheme.accent));
  parts.push(
    outline
      .slice(1, -1)
      .split('L')
      .map((at) => {
        const [x = 0, y = 0] = at.split(' ').map(Number);
        return circle(x, y, 13, '#ffffff') + circle(x, y, 8, '#b3392f');
      })
      .join(''),
  );
  parts.push(compass());
  return parts.join('');
}
