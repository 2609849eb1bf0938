import { clsx } from 'clsx';

const lot = { width: 46, depth: 58, gap: 3 } as const;
const perBlock = 4;
const block = { width: perBlock * lot.width, depth: 2 * lot.depth } as const;
const street = 30;
const columns = 4;
const rows = 5;

/** The highlighted corner lot. */
const chosen = { column: 1, row: 2, index: 3 } as const;

/** Deterministic noise, so the map is the same on every visit. */
const scatter = (seed: number) => {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
};

/** One decimal: more would add a third to the size of the page's HTML. */
const tenths = (value: number) => Math.round(value * 10) / 10;

/** The item at a fraction of a list. */
const pick = <Item,>(items: readonly Item[], share: number) => items[Math.floor(share * items.length)];

interface Place {
  column: number;
  row: number;
  index: number;
}

const places: readonly Place[] = Array.from({ length: columns * rows * perBlock * 2 }, (_, number) => ({
  index: number % (perBlock * 2),
  column: Math.floor(number / (perBlock * 2)) % columns,
  row: Math.floor(number / (perBlock * 2) / columns),
}));

const isChosen = ({ column, row, index }: Place) =>
  column === chosen.column && row === chosen.row && index === chosen.index;

function cornerOf({ column, row, index }: Place) {
  return {
    x: column * (block.width + street) + (index % perBlock) * lot.width,
    y: row * (block.depth + street) + Math.floor(index / perBlock) * lot.depth,
  };
}

interface Look {
  fill: string;
  stroke: string;
  strokeWidth: number;
}

// Wide strokes with round ends and corners: a lot's rounded ground, and a tree from a point.
const ground = (color: string): Look => ({ fill: color, stroke: color, strokeWidth: 5 });
const grounds = ['var(--plat-a)', 'var(--plat-b)', 'var(--plat-c)'].map(ground);
const chosenGround = ground('var(--evergreen)');
const house: Look = { fill: 'var(--plat-house)', stroke: 'var(--plat-ridge)', strokeWidth: 1.2 };
const trees = [9, 11, 13, 15].map((size): Look => ({ fill: 'none', stroke: 'var(--plat-tree)', strokeWidth: size }));

/** The ground, house, and tree of a lot: how each looks, and its path. */
function shapesOf(place: Place): [Look | undefined, string][] {
  const { x, y } = cornerOf(place);
  const seed = place.column * 100 + place.row * 10 + place.index + 1;
  const upper = place.index < perBlock;
  const marked = isChosen(place);
  const width = tenths(20 + scatter(seed) * 12);
  const depth = tenths(18 + scatter(seed + 0.3) * 13);
  const houseX = tenths(x + 7 + scatter(seed + 0.6) * (lot.width - width - 14));
  const houseY = tenths(upper ? y + 9 : y + lot.depth - depth - 9);
  const treeX = tenths(x + 9 + scatter(seed + 0.7) * (lot.width - 18));
  const shapes: [Look | undefined, string][] = [
    [
      marked ? chosenGround : pick(grounds, scatter(seed + 0.5)),
      `M${x + 4} ${y + 4}h${lot.width - 8}v${lot.depth - 8}h${8 - lot.width}z`,
    ],
  ];
  if (marked) return shapes;
  if (scatter(seed + 0.9) >= 0.12)
    shapes.push([house, `M${houseX} ${houseY}h${width}v${depth}h-${width}zm0 ${tenths(depth / 2)}h${width}`]);
  if (scatter(seed + 0.2) < 0.6)
    shapes.push([pick(trees, scatter(seed + 0.4)), `M${treeX} ${upper ? y + lot.depth - 12 : y + 12}h0`]);
  return shapes;
}

const shapes = places.flatMap(shapesOf);
// One path for all shapes of a look: the browser styles and places each, and four to a lot were half of the page.
const layers = [...grounds, chosenGround, house, ...trees].map((look) => ({
  ...look,
  d: shapes.flatMap(([of, path]) => (of === look ? [path] : [])).join(''),
}));

/** The home page's illustration, drawn as SVG: lots from above, one of them marked. */
export function HomePlat() {
  return (
    <div
      aria-hidden
      className={clsx(
        'pointer-events-none absolute inset-x-0 bottom-0 h-60 overflow-hidden select-none',
        'mask-t-from-70% lg:inset-y-0 lg:right-0 lg:left-auto lg:h-auto lg:w-[54%] ' +
          'lg:mask-t-from-100% lg:mask-l-from-65%',
      )}
    >
      <svg viewBox="0 0 700 600" preserveAspectRatio="xMidYMid slice" className="size-full sm:max-lg:h-[170%]">
        <rect width="700" height="600" fill="var(--paper)" />
        <g transform="translate(-92 -62) rotate(-11 350 300)">
          <rect x="-300" y="-200" width="1500" height="1200" fill="var(--plat-street)" />
          {layers.map((layer) => (
            <path key={layer.d} strokeLinecap="round" strokeLinejoin="round" {...layer} />
          ))}
          <StreetName x={214 * 2 - 15} y={330} turned>
            FOUNDRY AVE
          </StreetName>
          <StreetName x={300} y={146 * 2 - 11}>
            ORCHARD ST
          </StreetName>
          <Marker {...cornerOf(chosen)} />
        </g>
      </svg>
    </div>
  );
}

function StreetName({ x, y, turned, children }: { x: number; y: number; turned?: boolean; children: string }) {
  return (
    <text
      x={x}
      y={y}
      transform={turned ? `rotate(90 ${x} ${y})` : undefined}
      dominantBaseline="central"
      textAnchor="middle"
      fontSize="9"
      fontWeight="600"
      letterSpacing="2.5"
      fill="var(--plat-name)"
    >
      {children}
    </text>
  );
}

/** A pin that stays upright on the rotated map. */
function Marker({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x + lot.width / 2} ${y + 34}) rotate(11)`}>
      <ellipse cx="0" cy="2" rx="11" ry="4" fill="rgb(0 0 0 / 0.28)" />
      <path
        d="M0 0C-7-16-26-24-26-46a26 26 0 1 1 52 0C26-24 7-16 0 0z"
        fill="#e3a23b"
        stroke="var(--paper)"
        strokeWidth="3"
      />
      <path d="M-11-38v-11.500L0-59l11 9.500V-38h-7v-8h-8v8z" fill="#15211c" />
    </g>
  );
}
