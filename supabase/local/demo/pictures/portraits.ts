/** Members' portraits: simple faces without features that could caricature, varied in skin, hair, clothes and light. */
import { demoMember } from '../people.ts';
import { seeded, type Random } from '../random.ts';
import { alpha, circle, darken, ellipse, gradient, lighten, mix, n, path, poly, rect, stroke, times } from './svg.ts';

const SIZE = 400;
const SKIN = ['#f6d7c0', '#eec3a2', '#e0ac85', '#cf9670', '#b97b55', '#9c6243', '#7d4b34', '#5d3727'];
const HAIR_DARK = ['#1f1a18', '#2b211d', '#3a2a22', '#4b3325'];
const HAIR_LIGHT = ['#6b4528', '#8f5f35', '#b98a4f', '#d9b36a', '#a4502f', '#9b9691', '#d5d1ca'];
const CLOTHES = [
  '#28507a',
  '#2f363b',
  '#0e6b4e',
  '#7a3b52',
  '#b3392f',
  '#c77d0a',
  '#5f7a8c',
  '#3f7f86',
  '#6b5b95',
  '#e6dfd0',
  '#8a6a4a',
];
const BACKS = [
  ['#f2d9b8', '#e2b07e'],
  ['#cfe3dd', '#8fbfae'],
  ['#d5def0', '#94a9d4'],
  ['#f3cfc6', '#dd9a8a'],
  ['#e6e0c6', '#c3b77a'],
  ['#dcd3ea', '#a893cc'],
  ['#c9e1ee', '#7fb0cf'],
  ['#0f4f3c', '#1b7a5c'],
  ['#2a3b58', '#46628f'],
] as const;

type HairStyle =
  | 'long'
  | 'bob'
  | 'bun'
  | 'curls'
  | 'wavy'
  | 'pixie'
  | 'braids'
  | 'pony'
  | 'short'
  | 'side'
  | 'crop'
  | 'bald'
  | 'curlsShort'
  | 'quiff'
  | 'cap'
  | 'scarf';

/** Everything that decides how one portrait is drawn. */
interface Sitter {
  readonly random: Random;
  readonly feminine: boolean;
  readonly style: HairStyle;
  readonly hair: string;
  /** Highlights in the hair. */
  readonly gleam: string;
  readonly skin: string;
  /** The skin in shadow. */
  readonly shade: string;
  readonly cloth: string;
  readonly scarf: string;
}

/** Hair that falls behind the shoulders. */
const BACK_HAIR: Readonly<Partial<Record<HairStyle, (sitter: Sitter) => string>>> = {
  long: ({ hair }) => path('M112 190Q104 70 200 66Q296 70 288 190Q300 300 282 330H118Q100 300 112 190Z', hair),
  wavy: ({ hair }) =>
    path(
      'M106 196Q96 66 200 62Q304 66 294 196Q316 238 296 268Q310 300 280 322H120Q90 300 104 268Q84 238 106 196Z',
      hair,
    ),
  bob: ({ hair }) => path('M110 190Q104 72 200 68Q296 72 290 190Q296 250 276 264H124Q104 250 110 190Z', hair),
  curls: ({ hair }) =>
    [
      [200, 92, 74],
      [134, 130, 54],
      [266, 130, 54],
      [112, 194, 46],
      [288, 194, 46],
      [122, 248, 36],
      [278, 248, 36],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, hair))
      .join(''),
  braids: ({ hair }) =>
    [120, 280]
      .map((x) => times(7, (i) => ellipse(x, 190 + i * 24, 17, 15, i % 2 === 0 ? hair : lighten(hair, 0.1))))
      .join(''),
  pony: ({ hair }) => path('M262 110Q340 130 322 250Q312 290 290 270Q306 190 254 150Z', hair),
  bun: ({ hair }) => circle(200, 62, 36, hair),
  scarf: ({ scarf }) => path('M104 200Q92 60 200 56Q308 60 296 200Q312 320 340 350H60Q88 320 104 200Z', scarf),
};

const CLOTHING: Readonly<Record<'blazer' | 'crew' | 'vneck' | 'collar' | 'hoodie', (sitter: Sitter) => string>> = {
  blazer: ({ cloth, feminine, random }) =>
    poly(
      [
        [166, 300],
        [200, 352],
        [234, 300],
        [248, 304],
        [214, 400],
        [186, 400],
        [152, 304],
      ],
      '#f5f2ea',
    ) +
    poly(
      [
        [150, 300],
        [128, 312],
        [150, 352],
        [138, 360],
        [182, 400],
        [196, 400],
      ],
      darken(cloth, 0.12),
    ) +
    poly(
      [
        [250, 300],
        [272, 312],
        [250, 352],
        [262, 360],
        [218, 400],
        [204, 400],
      ],
      darken(cloth, 0.2),
    ) +
    (feminine || random.chance(0.5)
      ? ''
      : poly(
          [
            [192, 340],
            [208, 340],
            [212, 400],
            [188, 400],
          ],
          random.pick(['#7a3b52', '#28507a', '#0e6b4e']),
        )),
  crew: ({ cloth }) => path('M152 302Q200 362 248 302L256 306Q200 378 144 306Z', darken(cloth, 0.2)),
  vneck: ({ cloth, shade }) =>
    poly(
      [
        [158, 300],
        [200, 366],
        [242, 300],
        [232, 296],
        [200, 340],
        [168, 296],
      ],
      shade,
    ) + stroke('M152 302L200 374L248 302', darken(cloth, 0.22), 7),
  collar: ({ cloth }) =>
    poly(
      [
        [160, 296],
        [200, 344],
        [168, 366],
        [140, 308],
      ],
      lighten(cloth, 0.2),
    ) +
    poly(
      [
        [240, 296],
        [200, 344],
        [232, 366],
        [260, 308],
      ],
      lighten(cloth, 0.12),
    ) +
    stroke('M200 346V400', darken(cloth, 0.24), 3) +
    circle(200, 374, 3.5, '#ffffff'),
  hoodie: ({ cloth, shade }) =>
    path('M140 306Q150 262 200 262Q250 262 260 306Q240 350 200 352Q160 350 140 306Z', darken(cloth, 0.24)) +
    path('M162 300Q168 284 200 284Q232 284 238 300Q226 340 200 342Q174 340 162 300Z', shade) +
    stroke('M180 340v44M220 340v44', '#f5f2ea', 4),
};

const tiedHair = ({ hair, gleam }: Sitter): string =>
  path('M126 178Q122 82 200 78Q278 82 274 178Q262 130 216 116Q150 122 126 178Z', hair) +
  stroke('M156 106Q196 86 236 100', gleam, 5, 'stroke-linecap="round" opacity=".6"');

/** Hair over the forehead. */
const FRONT_HAIR: Readonly<Record<HairStyle, (sitter: Sitter) => string>> = {
  long: ({ hair, gleam }) =>
    path('M126 190Q120 80 200 76Q280 80 274 190Q268 140 236 120Q196 146 150 138Q132 154 126 190Z', hair) +
    stroke('M150 108Q190 84 240 104', gleam, 6, 'stroke-linecap="round" opacity=".6"'),
  wavy: ({ hair }) =>
    path('M122 200Q112 76 204 72Q288 76 278 200Q274 150 250 126Q226 150 178 122Q134 140 122 200Z', hair),
  bob: ({ hair }) => path('M122 196Q116 80 200 76Q284 80 278 196L268 150Q200 150 160 122Q138 140 132 158Z', hair),
  curls: ({ hair, gleam }) =>
    times(7, (i) => circle(138 + i * 21, 112 - Math.sin((i / 6) * Math.PI) * 22, 22, hair)) +
    times(4, (i) => circle(150 + i * 30, 92 - Math.sin((i / 3) * Math.PI) * 14, 6, gleam, alpha(0.5))),
  braids: ({ hair, gleam }) =>
    path('M124 186Q120 82 200 78Q280 82 276 186Q262 126 200 122Q138 126 124 186Z', hair) +
    stroke(
      times(6, (i) => `M${150 + i * 20} 124Q${170 + i * 12} 96 ${184 + i * 6} 84`),
      gleam,
      3,
      alpha(0.6),
    ),
  pony: tiedHair,
  bun: tiedHair,
  pixie: ({ hair }) =>
    path('M124 184Q112 74 208 70Q290 78 276 180Q270 140 252 128Q214 134 176 112Q140 134 136 160Z', hair),
  scarf: ({ scarf }) =>
    path('M126 196Q116 74 200 70Q284 74 274 196Q266 116 200 112Q134 116 126 196Z', scarf) +
    path('M140 264Q200 330 260 264Q288 320 250 344H150Q112 320 140 264Z', darken(scarf, 0.08)) +
    stroke('M138 150Q150 96 200 90', lighten(scarf, 0.25), 4, 'stroke-linecap="round" opacity=".6"'),
  short: ({ hair }) =>
    path('M126 172Q116 76 200 72Q284 76 274 172Q268 138 254 126Q200 120 146 126Q132 138 126 172Z', hair),
  side: ({ hair, gleam }) =>
    path('M126 176Q112 82 190 70Q290 66 276 172Q270 140 256 126Q206 138 158 110Q136 132 126 176Z', hair) +
    stroke('M160 104Q200 84 248 98', gleam, 5, 'stroke-linecap="round" opacity=".6"'),
  crop: ({ hair }) => path('M128 164Q124 82 200 80Q276 82 272 164Q264 124 200 118Q136 124 128 164Z', hair, alpha(0.92)),
  curlsShort: ({ hair }) =>
    times(8, (i) => circle(136 + i * 18.4, 118 - Math.sin((i / 7) * Math.PI) * 28, 20, hair)) +
    times(5, (i) => circle(156 + i * 22, 90 - Math.sin((i / 4) * Math.PI) * 8, 16, hair)),
  quiff: ({ hair, gleam }) =>
    path(
      'M126 174Q122 110 150 96Q160 54 216 60Q286 70 274 174Q268 138 254 124Q200 128 148 122Q134 138 126 174Z',
      hair,
    ) + stroke('M160 92Q196 70 240 86', gleam, 6, 'stroke-linecap="round" opacity=".6"'),
  cap: ({ cloth }) =>
    path('M124 156Q118 70 200 68Q282 70 276 156Q200 132 124 156Z', cloth) +
    path('M122 154Q200 122 300 150Q318 160 300 168Q200 140 124 164Z', darken(cloth, 0.28)) +
    circle(200, 72, 6, darken(cloth, 0.2)),
  bald: () => ellipse(176, 112, 26, 12, '#ffffff', alpha(0.2)),
};

function hairColor(random: Random, tone: number): string {
  if (random.next() > 0.84) return random.pick(['#9b9691', '#d5d1ca', '#77716c']);
  return random.pick(tone > 3 || random.chance(0.55) ? HAIR_DARK : HAIR_LIGHT);
}

/** Shoulders, neck and clothes. */
function torso(sitter: Sitter): string {
  const { random, feminine, skin, shade, cloth } = sitter;
  const wide = feminine ? 0 : 16;
  const body = [
    path(
      `M${n(54 - wide)} 400Q${n(60 - wide)} 318 150 302L200 330L250 302Q${n(340 + wide)} 318 ${n(346 + wide)} 400Z`,
      cloth,
    ),
    path(
      `M${n(54 - wide)} 400Q${n(60 - wide)} 318 150 302L160 308Q${n(96 - wide)} 330 ${n(92 - wide)} 400Z`,
      darken(cloth, 0.16),
    ),

    path('M166 240H234V300Q234 338 200 340Q166 338 166 300Z', shade),
    path('M166 262Q200 294 234 262V276Q200 312 166 276Z', darken(skin, 0.26), alpha(0.6)),
  ].join('');
  const wear = random.pick(
    feminine ? (['blazer', 'crew', 'vneck', 'collar'] as const) : (['blazer', 'crew', 'collar', 'hoodie'] as const),
  );
  return body + CLOTHING[wear](sitter);
}

/** Ears and face without eyes, nose and mouth. */
function head({ random, feminine, style, hair, shade }: Sitter): string {
  const jaw = feminine ? 62 : 68;
  const parts = [
    style === 'scarf' ? '' : ellipse(128, 190, 13, 19, shade) + ellipse(272, 190, 13, 19, shade),

    path(
      `M130 168Q128 92 200 90Q272 92 270 168Q272 220 ${n(200 + jaw * 0.72)} 250Q220 270 200 270Q180 270 ` +
        `${n(200 - jaw * 0.72)} 250Q128 220 130 168Z`,
      'url(#skin)',
    ),

    path(
      `M200 90Q272 92 270 168Q272 220 ${n(200 + jaw * 0.72)} 250Q220 270 200 270Q238 240 240 180Q242 120 200 90Z`,
      shade,
      alpha(0.35),
    ),
  ];
  if (!feminine && random.chance(0.42))
    parts.push(
      path(
        'M133 190Q136 232 160 254Q180 272 200 272Q220 272 240 254Q264 232 267 190Q258 214 236 216Q216 204 200 ' +
          '208Q184 204 164 216Q142 214 133 190Z',
        hair,
        alpha(random.chance(0.5) ? 0.95 : 0.5),
      ),
    );
  return parts.join('');
}

/** Eyes, brows, nose, mouth and cheeks. */
function features({ random, feminine, hair, skin }: Sitter): string {
  const brow = mix(hair, '#2b211d', 0.35);
  const smile = random.next();
  const lip = mix(skin, '#9c3f3f', feminine ? 0.6 : 0.4);
  return [
    [170, 230].map((x) => ellipse(x, 184, 6.2, 7, '#2b211d') + circle(x + 2, 181.5, 1.9, '#ffffff')).join(''),

    stroke(
      `M156 164Q170 ${feminine ? 154 : 158} 184 163M216 163Q230 ${feminine ? 154 : 158} 244 164`,
      brow,
      feminine ? 4.5 : 7,
      'stroke-linecap="round"',
    ),
    stroke('M200 186Q192 206 196 212Q200 215 205 212', darken(skin, 0.3), 3.2, 'stroke-linecap="round"'),

    smile > 0.45
      ? path('M176 228Q200 236 224 228Q218 252 200 252Q182 252 176 228Z', '#ffffff') +
        stroke('M176 228Q200 236 224 228Q218 252 200 252Q182 252 176 228Z', lip, 4, 'stroke-linejoin="round"')
      : stroke('M178 232Q200 248 222 232', lip, 5, 'stroke-linecap="round"'),

    circle(154, 214, 14, '#e0705c', alpha(feminine ? 0.2 : 0.12)),
    circle(246, 214, 14, '#e0705c', alpha(feminine ? 0.2 : 0.12)),
  ].join('');
}

function glasses(random: Random): string {
  const frame = random.pick(['#2b2f33', '#7a4f2e', '#b3392f', '#3f5f6f']);
  return (
    [170, 230]
      .map((x) =>
        rect(
          x - 23,
          168,
          46,
          34,
          '#ffffff',
          `rx="${random.chance(0.5) ? 17 : 9}" fill-opacity=".16" stroke="${frame}" stroke-width="4.5"`,
        ),
      )
      .join('') + stroke('M193 180q7 -6 14 0M147 180l-18 -5M253 180l18 -5', frame, 4.5)
  );
}

/** Returns a member's portrait as SVG, 400 by 400; null if they have none. */
export function portrait(number: number): string | null {
  const member = demoMember(number);
  if (!member.hasAvatar) return null;
  const random = seeded(`portrait ${number}`);
  const feminine = member.presentation === 'feminine';
  const tone = member.skin;
  const skin = SKIN[tone] ?? '#cf9670';
  const hair = hairColor(random, tone);
  const cloth = random.pick(CLOTHES);
  const [light, deep] = random.pick(BACKS);
  const parts = [
    `<defs>${gradient('back', [
      [0, light],
      [1, deep],
    ])}${gradient('skin', [
      [0, lighten(skin, 0.08)],
      [1, skin],
    ])}</defs>`,
    rect(0, 0, SIZE, SIZE, 'url(#back)'),
    circle(random.between(60, 340), random.between(50, 150), random.between(90, 160), '#ffffff', alpha(0.13)),
    circle(random.between(20, 380), random.between(260, 380), random.between(60, 120), '#ffffff', alpha(0.08)),
  ];

  const style = member.scarf
    ? 'scarf'
    : feminine
      ? random.pick(['long', 'bob', 'bun', 'curls', 'wavy', 'pixie', tone >= 4 ? 'braids' : 'pony'] as const)
      : random.pick(['short', 'side', 'crop', 'bald', 'curlsShort', 'quiff', 'cap'] as const);
  const sitter: Sitter = {
    random,
    feminine,
    style,
    hair,
    gleam: lighten(hair, 0.16),
    skin,
    shade: darken(skin, 0.14),
    cloth,
    scarf: random.pick(['#3f7f86', '#b06a7a', '#6b5b95', '#d9a233', '#0e6b4e']),
  };
  parts.push(BACK_HAIR[style]?.(sitter) ?? '', torso(sitter), head(sitter), features(sitter));
  parts.push(FRONT_HAIR[style](sitter));
  if (random.chance(0.28)) parts.push(glasses(random));
  if (feminine && style !== 'scarf' && random.chance(0.6))
    parts.push([127, 273].map((x) => circle(x, 214, 5.5, '#e9c873')).join(''));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}">` +
    `${parts.join('')}</svg>`
  );
}
