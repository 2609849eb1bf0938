/** A building's surroundings: sky, distance, ground, and plants. */
import type { Look, Time } from './look.ts';
import { HEIGHT, WIDTH } from './look.ts';
import {
  alpha,
  circle,
  darken,
  ellipse,
  gradient,
  group,
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

/** Where the sky meets the ground, in pixels from the top. */
export const HORIZON = 478;

const SKIES: Readonly<Record<Time, readonly (readonly [number, string])[]>> = {
  morning: [
    [0, '#7fb2d9'],
    [0.45, '#c3dbe6'],
    [0.8, '#fbe3cd'],
    [1, '#fdd3b4'],
  ],
  day: [
    [0, '#3f8fcc'],
    [0.5, '#86c1e4'],
    [1, '#dff1f8'],
  ],
  golden: [
    [0, '#6ea6cf'],
    [0.38, '#bcd3d2'],
    [0.66, '#ffdf9f'],
    [1, '#ffb066'],
  ],
  dusk: [
    [0, '#141b46'],
    [0.4, '#45427f'],
    [0.72, '#b4648a'],
    [1, '#ffab7a'],
  ],
  overcast: [
    [0, '#a3b7c4'],
    [0.6, '#d0dbe0'],
    [1, '#eef1f0'],
  ],
};

/** Sky with sun or moon, stars, clouds and birds. `depth` is the height of the sky in pixels. */
export function sky(look: Look, depth = HORIZON + 60): string {
  const { random, time } = look;
  const sunX = random.between(120, 1080);
  const sunY =
    time === 'day' ? random.between(80, 160) : time === 'dusk' ? random.between(90, 190) : random.between(240, 360);
  const parts = [`<defs>${gradient('sky', SKIES[time])}</defs>`, rect(0, 0, WIDTH, depth, 'url(#sky)')];
  if (time === 'dusk') {
    parts.push(
      times(46, () =>
        circle(
          random.between(0, WIDTH),
          random.between(0, 250),
          random.between(0.6, 1.7),
          '#ffffff',
          alpha(random.between(0.3, 0.9)),
        ),
      ),
    );
    parts.push(circle(sunX, sunY, 120, 'url(#sunGlow)', alpha(0.3)), circle(sunX, sunY, 34, '#fdf3d8'));
    parts.push(circle(sunX - 9, sunY - 6, 6, '#eadfc0'), circle(sunX + 11, sunY + 9, 8, '#eadfc0'));
  } else if (time !== 'overcast') {
    parts.push(circle(sunX, sunY, 300, 'url(#sunGlow)', alpha(0.85)), circle(sunX, sunY, 42, '#fffaf0'));
  }
  const cloud = { morning: '#ffffff', day: '#ffffff', golden: '#ffe3bf', dusk: '#c7849d', overcast: '#eef1f1' }[time];
  const opacity = { morning: 0.8, day: 0.92, golden: 0.75, dusk: 0.42, overcast: 0.8 }[time];
  parts.push(
    times(time === 'overcast' ? 6 : random.int(3, 5), (i) => {
      const scale = random.between(0.55, 1.3);
      return drawCloud(look, random.between(-60, 1120), random.between(60, 330) - i * 6, scale, cloud, opacity);
    }),
  );
  if (time !== 'dusk' && random.chance(0.45)) {
    const x = random.between(200, 900);
    const y = random.between(90, 220);
    parts.push(
      times(4, (i) => bird(x + i * 34 + random.between(-8, 8), y + random.between(-22, 22), random.between(5, 9))),
    );
  }
  return parts.join('');
}

function bird(x: number, y: number, size: number): string {
  return stroke(
    `M${n(x - size)} ${n(y - size * 0.5)}Q${n(x - size * 0.3)} ${n(y - size * 0.5)} ${n(x)} ${n(y)}` +
      `Q${n(x + size * 0.3)} ${n(y - size * 0.5)} ${n(x + size)} ${n(y - size * 0.5)}`,
    '#3d4a55',
    2,
    alpha(0.6),
  );
}

/** A cloud with a flat base: rounded heaps, the tallest in the middle, lit from above. */
function drawCloud(look: Look, x: number, y: number, scale: number, color: string, opacity: number): string {
  const { random } = look;
  const width = 210 * scale;
  const heaps = random.int(3, 5);
  let out = '';
  for (let i = 0; i < heaps; i++) {
    const t = (i + 0.5) / heaps;
    const r = width * (0.12 + 0.14 * Math.sin(t * Math.PI)) * random.between(0.8, 1.15);
    out += circle(x + width * t, y - r * 0.62, r, color);
  }
  const base = rect(x - 12 * scale, y - 22 * scale, width + 24 * scale, 22 * scale, color, `rx="${n(11 * scale)}"`);
  const id = `cloud${Math.round(x)}_${Math.round(y)}`;
  return (
    `<clipPath id="${id}"><rect x="${n(x - width)}" y="${n(y - width)}" width="${n(width * 3)}" ` +
    `height="${n(width)}"/></clipPath>` +
    group(
      group(out, `clip-path="url(#${id})"`) +
        base +
        rect(x + width * 0.2, y + 7 * scale, width * 0.7, 7 * scale, color, `rx="${n(3.5 * scale)}" ${alpha(0.55)}`),
      alpha(opacity),
    )
  );
}

/** A ridge line that fills everything below it down to `bottom`. */
export function ridge(
  look: Look,
  y: number,
  height: number,
  color: string,
  bottom = HORIZON + 40,
  roughness = 1,
): string {
  const a = look.random.between(0, 9);
  const b = look.random.between(0, 9);
  let d = `M0 ${bottom}`;
  for (let x = 0; x <= WIDTH; x += 20) {
    const wave =
      Math.sin(a + x / 260) * 0.5 +
      Math.sin(b + (x * roughness) / 120) * 0.3 +
      Math.sin(a * b + (x * roughness) / 55) * 0.12;
    d += `L${x} ${n(y - (wave + 0.5) * height)}`;
  }
  return path(`${d}L${WIDTH} ${bottom}Z`, color);
}

/** The region's distant scenery, with a skyline if there is a city. */
export function backdrop(look: Look): string {
  const { facts, random, haze, tone, season } = look;
  const far = (color: string, share: number): string => mix(tone(color), haze, share);
  const winter = season === 'winter';
  const green = winter ? '#b9c8cf' : season === 'autumn' ? '#a6864a' : '#5f8f5a';
  const parts: string[] = [];
  switch (facts.market.region) {
    case 'mountain':
      parts.push(mountains(look, 5, 300, far('#6f86a0', 0.5)), mountains(look, 4, 210, far('#5b7590', 0.28)));
      parts.push(ridge(look, HORIZON - 30, 50, far(green, 0.3)));
      break;
    case 'desert':
      parts.push(
        mesas(look, far('#b7684a', 0.5), 150),
        mesas(look, far('#a9583c', 0.25), 90),
        ridge(look, HORIZON - 4, 22, far('#c69a6a', 0.2)),
      );
      break;
    case 'coast':
      parts.push(rect(0, HORIZON - 58, WIDTH, 100, far('#3c8fb0', 0.25)));
      parts.push(
        times(26, () =>
          rect(
            random.between(0, WIDTH),
            HORIZON - 54 + random.between(0, 46),
            random.between(20, 90),
            2,
            '#ffffff',
            alpha(0.35),
          ),
        ),
      );
      parts.push(ridge(look, HORIZON - 4, 22, far('#6fa065', 0.25)));
      break;
    case 'pacific':
      parts.push(
        ridge(look, HORIZON - 80, 120, far('#6d93a0', 0.55)),
        ridge(look, HORIZON - 36, 80, far('#5c8a6c', 0.35), HORIZON + 40, 1.4),
      );
      break;
    case 'snow':
      parts.push(
        ridge(look, HORIZON - 46, 70, far(winter ? '#c5d5de' : '#6f9a8c', 0.45)),
        pineLine(look, far(winter ? '#6f8a8c' : '#3f6f58', 0.32), HORIZON - 8, 44),
      );
      break;
    case 'plains':
      parts.push(
        ridge(look, HORIZON - 16, 30, far('#9db36a', 0.4)),
        plainsDetail(look, far),
        ridge(look, HORIZON + 2, 18, far('#b8b86a', 0.2)),
      );
      break;
    case 'south':
    case 'northeast':
      parts.push(
        ridge(look, HORIZON - 44, 74, far(green, 0.55)),
        ridge(look, HORIZON - 10, 44, far(green, 0.32), HORIZON + 40, 1.6),
      );
      break;
  }
  if (facts.market.density === 2)
    parts.push(skyline(look, far('#55708a', 0.55), 1.15), skyline(look, far('#4a6076', 0.34), 0.72));
  if (facts.market.density > 0)
    parts.push(treeLine(look, far(season === 'autumn' ? '#b9803f' : winter ? '#8fa0a0' : '#4f8358', 0.16)));
  return parts.join('');
}

function mountains(look: Look, count: number, height: number, color: string): string {
  const { random } = look;
  return times(count, (i) => {
    const x = (i + random.between(-0.1, 1.1)) * (WIDTH / count);
    const h = height * random.between(0.6, 1);
    const w = h * random.between(1, 1.4);
    const base = HORIZON + 40;
    const top: Point = [x, HORIZON - h];
    const cap = 0.3;
    const left: Point = [x - w * cap, HORIZON - h + (h + 40) * cap];
    const right: Point = [x + w * cap, HORIZON - h + (h + 40) * cap];
    return (
      poly([[x - w, base], top, [x + w, base]], color) +
      poly([top, [x + w, base], [x + w * 0.15, base], [x - w * 0.06, HORIZON - h * 0.45]], darken(color, 0.14)) +
      poly(
        [
          left,
          top,
          right,
          [x + w * 0.17, right[1] - 14],
          [x + w * 0.06, right[1] + 12],
          [x - w * 0.04, right[1] - 10],
          [x - w * 0.15, right[1] + 9],
        ],
        lighten(color, 0.72),
      )
    );
  });
}

function mesas(look: Look, color: string, height: number): string {
  const { random } = look;
  return times(4, (i) => {
    const x = i * 330 + random.between(-120, 120);
    const w = random.between(130, 330);
    const h = height * random.between(0.55, 1);
    const y = HORIZON - h;
    return (
      poly(
        [
          [x - 50, HORIZON + 40],
          [x, y + h * 0.45],
          [x + 10, y],
          [x + w - 12, y],
          [x + w, y + h * 0.45],
          [x + w + 60, HORIZON + 40],
        ],
        color,
      ) +
      poly(
        [
          [x + w * 0.6, HORIZON + 40],
          [x + w * 0.64, y],
          [x + w - 12, y],
          [x + w, y + h * 0.45],
          [x + w + 60, HORIZON + 40],
        ],
        darken(color, 0.13),
      ) +
      rect(x + 8, y + h * 0.16, w - 18, 4, darken(color, 0.12)) +
      rect(x + 5, y + h * 0.3, w - 8, 3, lighten(color, 0.12))
    );
  });
}

function plainsDetail(look: Look, far: (color: string, share: number) => string): string {
  const { random } = look;
  const x = random.between(120, 1050);
  if (random.chance(0.5)) {
    return times(4, (i) => {
      const tx = x + i * 90 - 130;
      const ty = HORIZON - 120 - random.between(0, 30);
      const turn = random.between(0, 2);
      const white = far('#ffffff', 0.35);
      return (
        stroke(`M${n(tx)} ${HORIZON}L${n(tx)} ${n(ty)}`, white, 3) +
        times(3, (k) =>
          stroke(
            `M${n(tx)} ${n(ty)}l${n(Math.cos(turn + k * 2.094) * 40)} ${n(Math.sin(turn + k * 2.094) * 40)}`,
            white,
            2.6,
          ),
        )
      );
    });
  }
  return (
    rect(x, HORIZON - 92, 24, 92, far('#c8ccd0', 0.3)) +
    ellipse(x + 12, HORIZON - 92, 12, 9, far('#aeb6bd', 0.3)) +
    rect(x + 28, HORIZON - 74, 24, 74, far('#b9c0c6', 0.3)) +
    ellipse(x + 40, HORIZON - 74, 12, 9, far('#9aa4ac', 0.3)) +
    poly(
      [
        [x - 74, HORIZON],
        [x - 74, HORIZON - 36],
        [x - 42, HORIZON - 62],
        [x - 10, HORIZON - 36],
        [x - 10, HORIZON],
      ],
      far('#a4503c', 0.3),
    )
  );
}

function skyline(look: Look, color: string, scale: number): string {
  const { random, time } = look;
  const start = random.between(-40, 420);
  let x = start;
  let out = '';
  const lights = time === 'dusk' ? '#ffd98a' : lighten(color, 0.24);
  while (x < start + 780 && x < WIDTH + 40) {
    const w = random.between(34, 84);
    const center = 1 - Math.abs(x - start - 390) / 520;
    const h = (60 + 250 * center * random.between(0.45, 1)) * scale;
    const y = HORIZON - h;
    out += rect(x, y, w, h + 40, color) + rect(x + w * 0.62, y, w * 0.38, h + 40, darken(color, 0.09));
    if (random.chance(0.3))
      out +=
        rect(x + w * 0.2, y - 18 * scale, w * 0.5, 18 * scale, color) +
        rect(x + w * 0.44, y - 46 * scale, 2.5, 30 * scale, color);
    let windows = '';
    for (let wy = y + 10; wy < HORIZON - 8; wy += 13) {
      for (let wx = x + 6; wx < x + w - 8; wx += 11) if (random.chance(0.42)) windows += `M${n(wx)} ${n(wy)}h5v6h-5z`;
    }
    out += path(windows, lights, alpha(time === 'dusk' ? 0.8 : 0.5));
    x += w + random.between(-6, 16);
  }
  return out;
}

function treeLine(look: Look, color: string): string {
  const { random } = look;
  let d = `M0 ${HORIZON + 40}L0 ${HORIZON - 10}`;
  for (let x = 0; x < WIDTH;) {
    const w = random.between(26, 66);
    d += `q${n(w / 2)} ${n(-w * random.between(0.6, 1.1))} ${n(w)} ${n(random.between(-4, 4))}`;
    x += w;
  }
  return path(`${d}L${WIDTH + 60} ${HORIZON + 40}Z`, color);
}

function pineLine(look: Look, color: string, y: number, height: number): string {
  const { random } = look;
  let d = `M0 ${n(y + 60)}L0 ${n(y)}`;
  for (let x = 0; x < WIDTH;) {
    const w = random.between(14, 30);
    const h = height * random.between(0.6, 1.5);
    d += `L${n(x + w / 2)} ${n(y - h)}L${n(x + w)} ${n(y)}`;
    x += w;
  }
  return path(`${d}L${WIDTH} ${n(y + 60)}Z`, color);
}

/** The color of the ground nearest to the viewer: lawn, gravel or snow. */
export function groundColor(look: Look): string {
  const { facts, season, wear } = look;
  if (season === 'winter') return '#eef4f7';
  if (facts.market.region === 'desert') return '#d8b88c';
  const lawn =
    season === 'autumn'
      ? '#a3a259'
      : facts.market.region === 'plains'
        ? '#8fb060'
        : facts.market.region === 'coast'
          ? '#83b865'
          : '#7aae5c';
  return wear >= 3 ? mix(lawn, '#b5a566', 0.55) : wear === 2 ? mix(lawn, '#b5a566', 0.25) : lawn;
}

/** Ground from the horizon to the bottom, with light bands or tufts. */
export function ground(look: Look, top = HORIZON): string {
  const { random, tone } = look;
  const color = tone(groundColor(look));
  const parts = [
    `<defs>${gradient('ground', [
      [0, mix(color, look.haze, 0.3)],
      [0.35, color],
      [1, darken(color, 0.12)],
    ])}</defs>`,
    rect(0, top, WIDTH, HEIGHT - top, 'url(#ground)'),
  ];
  parts.push(
    times(9, () => {
      const y = random.between(top + 14, HEIGHT);
      const x = random.between(-200, 900);
      const w = random.between(200, 620);
      return ellipse(
        x + w / 2,
        y,
        w / 2,
        random.between(3, 10),
        random.chance(0.5) ? lighten(color, 0.2) : darken(color, 0.14),
        alpha(0.22),
      );
    }),
  );
  return parts.join('');
}

/** A tree that belongs to the region; `size` is its height in pixels. */
export function tree(look: Look, x: number, y: number, size: number): string {
  const { region } = look.facts.market;
  const { random } = look;
  if (region === 'desert') return random.chance(0.7) ? saguaro(look, x, y, size * 0.8) : palm(look, x, y, size);
  if (region === 'coast') return random.chance(0.72) ? palm(look, x, y, size * 1.05) : leafy(look, x, y, size * 0.85);
  if (region === 'snow' || region === 'mountain')
    return random.chance(0.62) ? pine(look, x, y, size) : leafy(look, x, y, size * 0.85);
  if (region === 'pacific')
    return random.weighted([
      [pine, 4],
      [cypress, 2],
      [leafy, 3],
    ])(look, x, y, size);
  return random.chance(0.86) ? leafy(look, x, y, size) : pine(look, x, y, size);
}

function shadowUnder(look: Look, x: number, y: number, w: number): string {
  return ellipse(x + w * 0.25, y, w, w * 0.16, '#10202a', alpha(look.time === 'overcast' ? 0.14 : 0.22));
}

export function leafy(look: Look, x: number, y: number, size: number): string {
  const { random, tone, season } = look;
  if (season === 'winter') return bare(look, x, y, size);
  const base = tone(
    season === 'autumn'
      ? random.pick(['#c9772c', '#b5492c', '#d9a233', '#8f8a3a'])
      : random.pick(['#3f7d4c', '#4c8a50', '#5a9150', '#2f6f4f']),
  );
  const r = size * 0.27;
  const top = y - size * 0.63;
  const blobs: Point[] = [
    [0, -0.1],
    [-0.85, 0.35],
    [0.85, 0.38],
    [-0.45, -0.5],
    [0.5, -0.45],
    [0, 0.55],
  ];
  const layer = (dx: number, dy: number, scale: number, fill: string): string =>
    blobs.map(([bx, by]) => circle(x + bx * r * 0.95 + dx, top + by * r * 0.95 + dy, r * scale * 0.78, fill)).join('');
  return (
    shadowUnder(look, x, y, size * 0.34) +
    path(
      `M${n(x - size * 0.032)} ${n(y)}L${n(x - size * 0.02)} ${n(y - size * 0.5)}h${n(size * 0.04)}` +
        `L${n(x + size * 0.036)} ${n(y)}Z`,
      tone('#6b4b36'),
    ) +
    stroke(
      `M${n(x)} ${n(y - size * 0.34)}L${n(x + size * 0.11)} ${n(y - size * 0.5)}M${n(x)} ${n(y - size * 0.3)}` +
        `L${n(x - size * 0.12)} ${n(y - size * 0.46)}`,
      tone('#6b4b36'),
      size * 0.02,
    ) +
    layer(r * 0.1, r * 0.1, 1, darken(base, 0.24)) +
    layer(0, 0, 0.92, base) +
    layer(-r * 0.17, -r * 0.17, 0.6, lighten(base, 0.16)) +
    times(9, () =>
      circle(
        x + random.between(-0.9, 0.5) * r,
        top + random.between(-0.9, 0.5) * r,
        r * random.between(0.06, 0.12),
        lighten(base, 0.3),
        alpha(0.6),
      ),
    )
  );
}

function bare(look: Look, x: number, y: number, size: number): string {
  const { random, tone } = look;
  const bark = tone('#5f4d44');
  const branch = (bx: number, by: number, angle: number, length: number, width: number): string => {
    const ex = bx + Math.cos(angle) * length;
    const ey = by + Math.sin(angle) * length;
    const self = stroke(`M${n(bx)} ${n(by)}L${n(ex)} ${n(ey)}`, bark, width, 'stroke-linecap="round"');
    if (length < size * 0.09) return self;
    return (
      self +
      branch(ex, ey, angle - random.between(0.25, 0.6), length * 0.68, width * 0.66) +
      branch(ex, ey, angle + random.between(0.25, 0.6), length * 0.68, width * 0.66)
    );
  };
  return shadowUnder(look, x, y, size * 0.2) + branch(x, y, -Math.PI / 2, size * 0.3, size * 0.045);
}

export function pine(look: Look, x: number, y: number, size: number): string {
  const { random, tone, season } = look;
  const base = tone(random.pick(['#2f6350', '#2a5a48', '#3b6f52']));
  const w = size * 0.24;
  const tier = (i: number): string => {
    const top = y - size + i * size * 0.2;
    const half = w * (0.42 + i * 0.2);
    const bottom = top + size * 0.33;
    return (
      path(
        `M${n(x)} ${n(top)}L${n(x + half)} ${n(bottom)}Q${n(x)} ${n(bottom + size * 0.05)} ${n(x - half)} ` +
          `${n(bottom)}Z`,
        base,
      ) +
      path(
        `M${n(x)} ${n(top)}L${n(x + half)} ${n(bottom)}Q${n(x + half * 0.4)} ${n(bottom + size * 0.035)} ` +
          `${n(x + half * 0.08)} ${n(bottom + size * 0.024)}Z`,
        darken(base, 0.24),
      ) +
      (season === 'winter'
        ? path(
            `M${n(x)} ${n(top)}L${n(x - half * 0.62)} ${n(top + size * 0.205)}Q${n(x - half * 0.2)} ` +
              `${n(top + size * 0.13)} ${n(x + half * 0.1)} ${n(top + size * 0.17)}Q${n(x + half * 0.3)} ` +
              `${n(top + size * 0.14)} ${n(x + half * 0.52)} ${n(top + size * 0.172)}Z`,
            tone('#f6fafc'),
          )
        : '')
    );
  };
  return (
    shadowUnder(look, x, y, size * 0.24) +
    rect(x - size * 0.025, y - size * 0.12, size * 0.05, size * 0.12, tone('#5f4636')) +
    [3, 2, 1, 0].map(tier).join('')
  );
}

function cypress(look: Look, x: number, y: number, size: number): string {
  const base = look.tone('#3f6b4c');
  return (
    shadowUnder(look, x, y, size * 0.16) +
    rect(x - 4, y - size * 0.1, 8, size * 0.1, look.tone('#5f4636')) +
    path(
      `M${n(x)} ${n(y - size)}C${n(x + size * 0.16)} ${n(y - size * 0.55)} ${n(x + size * 0.14)} ` +
        `${n(y - size * 0.1)} ${n(x)} ${n(y - size * 0.06)}C${n(x - size * 0.14)} ${n(y - size * 0.1)} ` +
        `${n(x - size * 0.16)} ${n(y - size * 0.55)} ${n(x)} ${n(y - size)}Z`,
      base,
    ) +
    path(
      `M${n(x)} ${n(y - size)}C${n(x + size * 0.16)} ${n(y - size * 0.55)} ${n(x + size * 0.14)} ` +
        `${n(y - size * 0.1)} ${n(x)} ${n(y - size * 0.06)}C${n(x + size * 0.06)} ${n(y - size * 0.3)} ` +
        `${n(x + size * 0.05)} ${n(y - size * 0.6)} ${n(x)} ${n(y - size)}Z`,
      darken(base, 0.2),
    )
  );
}

function palm(look: Look, x: number, y: number, size: number): string {
  const { random, tone } = look;
  const lean = random.between(-0.12, 0.12) * size;
  const top: Point = [x + lean, y - size * 0.86];
  const green = tone('#3f8a55');
  const frond = (angle: number, length: number, color: string): string => {
    const ex = top[0] + Math.cos(angle) * length;
    const ey = top[1] + Math.sin(angle) * length * 0.62 + length * 0.28;
    const mx = top[0] + Math.cos(angle) * length * 0.55;
    const my = top[1] + Math.sin(angle) * length * 0.85 - length * 0.16;
    return path(
      `M${n(top[0])} ${n(top[1])}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx)} ${n(my + length * 0.24)} ` +
        `${n(top[0])} ${n(top[1])}Z`,
      color,
    );
  };
  const angles = [-3.3, -2.9, -2.4, -1.9, -1.25, -0.75, -0.25, 0.15];
  return (
    shadowUnder(look, x, y, size * 0.2) +
    path(
      `M${n(x - size * 0.028)} ${n(y)}Q${n(x + lean * 0.2 - size * 0.02)} ${n(y - size * 0.5)} ` +
        `${n(top[0] - size * 0.014)} ${n(top[1])}h${n(size * 0.028)}Q${n(x + lean * 0.2 + size * 0.02)} ` +
        `${n(y - size * 0.5)} ${n(x + size * 0.028)} ${n(y)}Z`,
      tone('#9a7a56'),
    ) +
    times(9, (i) => {
      const t = (i + 1) / 11;
      return stroke(
        `M${n(x + lean * t * t - size * 0.022)} ${n(y - size * 0.86 * t)}q${n(size * 0.02)} ${n(size * 0.012)} ` +
          `${n(size * 0.042)} 0`,
        tone('#7b5f42'),
        size * 0.008,
      );
    }) +
    angles
      .map((angle, i) => frond(angle, size * (0.36 + (i % 3) * 0.025), i % 2 === 0 ? darken(green, 0.22) : green))
      .join('') +
    angles
      .slice(1, -1)
      .map((angle) => frond(angle + 0.18, size * 0.26, lighten(green, 0.12)))
      .join('')
  );
}

function saguaro(look: Look, x: number, y: number, size: number): string {
  const { random, tone } = look;
  const green = tone('#5a8a5c');
  const w = size * 0.15;
  const arm = (side: 1 | -1, at: number, rise: number): string =>
    stroke(
      `M${n(x)} ${n(y - size * at)}h${n(side * w * 1.3)}a${n(w * 0.5)} ${n(w * 0.5)} 0 0 ${side === 1 ? 0 : 1} ` +
        `${n(side * w * 0.5)} ${n(-w * 0.5)}v${n(-size * rise)}`,
      green,
      w * 0.72,
      'stroke-linecap="round" stroke-linejoin="round"',
    );
  return (
    shadowUnder(look, x, y, size * 0.2) +
    arm(-1, random.between(0.35, 0.5), random.between(0.12, 0.24)) +
    (random.chance(0.75) ? arm(1, random.between(0.42, 0.6), random.between(0.1, 0.2)) : '') +
    rect(x - w / 2, y - size, w, size, green, `rx="${n(w / 2)}"`) +
    path(
      `M${n(x + w * 0.1)} ${n(y)}V${n(y - size + w * 0.1)}A${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(x + w / 2)} ` +
        `${n(y - size + w / 2)}V${n(y)}Z`,
      darken(green, 0.18),
    ) +
    stroke(
      `M${n(x - w * 0.2)} ${n(y)}V${n(y - size * 0.94)}M${n(x + w * 0.06)} ${n(y)}V${n(y - size * 0.96)}`,
      lighten(green, 0.2),
      1.6,
    )
  );
}

/** A shrub in pixels: rounded in green regions, spiky in the desert. */
export function bush(look: Look, x: number, y: number, size: number): string {
  const { random, tone, season, facts } = look;
  if (facts.market.region === 'desert') {
    const green = tone(random.pick(['#7f9a6a', '#8aa678', '#6b8f6a']));
    return (
      ellipse(x, y, size * 0.6, size * 0.1, '#10202a', alpha(0.18)) +
      times(9, (i) => {
        const angle = -Math.PI * (0.08 + (i / 8) * 0.84);
        return poly(
          [
            [x - 4, y],
            [x + Math.cos(angle) * size * 0.7, y + Math.sin(angle) * size * 0.75],
            [x + 4, y],
          ],
          i % 2 === 0 ? green : darken(green, 0.16),
        );
      })
    );
  }
  const base = tone(
    season === 'winter'
      ? '#8d9a92'
      : season === 'autumn'
        ? random.pick(['#8f7f3a', '#a8623a'])
        : random.pick(['#4d8a54', '#3f7a50', '#68985a']),
  );
  const flower =
    season === 'summer' && random.chance(0.3) ? tone(random.pick(['#f2a7b5', '#ffffff', '#f3d36a', '#b59ad6'])) : '';
  return (
    ellipse(x + size * 0.1, y, size * 0.75, size * 0.12, '#10202a', alpha(0.2)) +
    circle(x - size * 0.32, y - size * 0.24, size * 0.3, darken(base, 0.16)) +
    circle(x + size * 0.34, y - size * 0.22, size * 0.28, darken(base, 0.2)) +
    circle(x, y - size * 0.34, size * 0.38, base) +
    circle(x - size * 0.12, y - size * 0.44, size * 0.2, lighten(base, 0.14)) +
    (flower === ''
      ? ''
      : times(7, () =>
          circle(x + random.between(-0.4, 0.4) * size, y - random.between(0.12, 0.62) * size, size * 0.055, flower),
        )) +
    (season === 'winter' ? ellipse(x, y - size * 0.56, size * 0.3, size * 0.12, tone('#f7fbfd')) : '')
  );
}

/** Tall uncut grass, for neglected places. */
export function weeds(look: Look, x: number, y: number, size: number): string {
  const { random, tone } = look;
  return times(7, () => {
    const dx = random.between(-0.5, 0.5) * size;
    return stroke(
      `M${n(x + dx * 0.4)} ${n(y)}q${n(dx * 0.2)} ${n(-size * 0.4)} ${n(dx)} ${n(-size * random.between(0.5, 1))}`,
      tone(random.pick(['#8f9a4f', '#a89a55', '#6f8a4c'])),
      2.4,
      'stroke-linecap="round"',
    );
  });
}
