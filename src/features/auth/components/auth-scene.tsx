import { clsx } from 'clsx';

/** The illustration beside the sign-in forms, by day or night. Hidden on small screens. */
export function AuthScene() {
  return (
    <aside
      className={clsx(
        'relative hidden overflow-clip bg-linear-to-b from-[#d5e8dd] to-[#f8ecd2] lg:block',
        'dark:from-[#0a1512] dark:to-[#1c3a2e]',
      )}
    >
      <div className="sticky top-0 flex h-dvh flex-col">
        <div className="max-w-xl px-12 pt-[12vh] xl:px-16">
          <p
            className={clsx(
              'font-display text-4xl leading-[1.12] font-semibold tracking-tight text-balance text-ink',
              'xl:text-5xl',
            )}
          >
            Off-market deals, from people who close.
          </p>
          <p className="mt-4 max-w-md text-lg text-pretty text-[#34463d] dark:text-[#b9cbc1]">
            See the price, the cap rate, and the whole listing before you pick up the phone.
          </p>
        </div>
        <svg
          aria-hidden
          viewBox="0 0 720 470"
          preserveAspectRatio="xMidYMax slice"
          className="mt-6 min-h-0 w-full flex-1 overflow-visible"
        >
          <Sky />
          <Skyline />
          <Terrace x={30} />
          <CornerHouse x={262} />
          <Apartments x={520} />
          <Tree x={232} height={92} />
          <Tree x={492} height={70} />
          <Tree x={706} height={84} />
          <Street />
        </svg>
      </div>
    </aside>
  );
}

const windowClass = 'fill-[#fdf6e3] dark:fill-[#f0b95a]';
const dimWindowClass = 'fill-[#eef3ec] dark:fill-[#2c4439]';

function Sky() {
  return (
    <>
      <circle cx="560" cy="84" r="46" className="fill-[#f3c873] dark:fill-[#e9ecdf]" />
      <circle cx="579" cy="72" r="40" className="fill-none dark:fill-[#12261f]" />
      <path d="M0 300 Q140 208 300 268 T600 236 T760 276 V470 H0z" className="fill-[#bcd3bd] dark:fill-[#17342a]" />
      <path d="M-20 340 Q160 262 360 318 T760 296 V470 H-20z" className="fill-[#9dbc9f] dark:fill-[#12291f]" />
    </>
  );
}

function Skyline() {
  const blocks = [
    [0, 262, 54],
    [60, 236, 40],
    [108, 270, 60],
    [196, 246, 44],
    [430, 250, 48],
    [486, 226, 40],
    [648, 214, 52],
    [704, 252, 40],
  ] as const;
  return blocks.map(([x, y, width]) => (
    <rect key={x} x={x} y={y} width={width} height={390 - y} className="fill-[#86a58b] dark:fill-[#0f231b]" />
  ));
}

/** Three narrow houses in a row. */
function Terrace({ x }: { x: number }) {
  const fronts = [
    'fill-[#c0614f] dark:fill-[#6d342b]',
    'fill-[#e4cf9f] dark:fill-[#5c5138]',
    'fill-[#6f8a7c] dark:fill-[#2f4a3e]',
  ];
  return fronts.map((front, index) => (
    <g key={front} transform={`translate(${x + index * 62} 0)`}>
      <rect y="252" width="60" height="138" className={front} />
      <path d="M-3 252 L30 218 L63 252z" className="fill-[#3c4a43] dark:fill-[#0b1712]" />
      <rect x="11" y="270" width="15" height="24" rx="1.5" className={index === 1 ? dimWindowClass : windowClass} />
      <rect x="35" y="270" width="15" height="24" rx="1.5" className={windowClass} />
      <rect x="11" y="312" width="15" height="24" rx="1.5" className={index === 2 ? windowClass : dimWindowClass} />
      <path d="M34 390 v-46 a8 8 0 0 1 17 0 v46z" className="fill-[#3c4a43] dark:fill-[#0b1712]" />
    </g>
  ));
}

/** The house on the corner, the one for sale. */
function CornerHouse({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x="148" y="166" width="20" height="60" className="fill-[#a34f3f] dark:fill-[#4c241d]" />
      <rect x="0" y="262" width="196" height="128" className="fill-[#fbfaf6] dark:fill-[#3a5548]" />
      <path d="M-14 266 L62 186 L192 186 L214 266z" className="fill-[#0e6b4e] dark:fill-[#0a4a36]" />
      <path d="M-14 266 L62 186 L138 266z" className="fill-[#0a543d] dark:fill-[#083b2b]" />
      <circle cx="62" cy="234" r="11" className={windowClass} />
      <rect x="18" y="290" width="40" height="44" rx="2" className={windowClass} />
      <path d="M38 290 v44 M18 312 h40" className="stroke-[#c9d8cd] dark:stroke-[#8a6a2c]" strokeWidth="2.5" />
      <path d="M84 390 v-70 h30 v70z" className="fill-[#c77d0a] dark:fill-[#9c640f]" />
      <circle cx="108" cy="357" r="2.4" className="fill-[#fbfaf6]" />
      <path d="M76 320 h46 l-6 -14 h-34z" className="fill-[#0a543d] dark:fill-[#083b2b]" />
      <rect x="138" y="290" width="40" height="44" rx="2" className={windowClass} />
      <path d="M158 290 v44 M138 312 h40" className="stroke-[#c9d8cd] dark:stroke-[#8a6a2c]" strokeWidth="2.5" />
      <rect x="128" y="384" width="78" height="12" rx="6" className="fill-[#5f8a5e] dark:fill-[#1d4030]" />
      <rect x="-8" y="384" width="82" height="12" rx="6" className="fill-[#5f8a5e] dark:fill-[#1d4030]" />
    </g>
  );
}

function Apartments({ x }: { x: number }) {
  const lit = new Set([1, 2, 4, 7, 9, 12, 14]);
  return (
    <g transform={`translate(${x} 0)`}>
      <rect x="0" y="164" width="158" height="226" className="fill-[#d9c9a6] dark:fill-[#39402f]" />
      <rect x="-6" y="156" width="170" height="12" className="fill-[#8d7d5b] dark:fill-[#1c2118]" />
      {Array.from({ length: 16 }, (_, index) => (
        <rect
          key={index}
          x={16 + (index % 4) * 35}
          y={186 + Math.floor(index / 4) * 42}
          width="20"
          height="26"
          rx="1.5"
          className={lit.has(index) ? windowClass : dimWindowClass}
        />
      ))}
      <rect x="0" y="352" width="158" height="38" className="fill-[#7a3f35] dark:fill-[#3a1d18]" />
      <rect x="10" y="362" width="60" height="28" className={windowClass} />
      <rect x="104" y="360" width="24" height="30" className="fill-[#2c3832] dark:fill-[#0b1712]" />
    </g>
  );
}

function Tree({ x, height }: { x: number; height: number }) {
  const top = 390 - height;
  return (
    <g>
      <rect x={x - 3} y={top + 20} width="6" height={height - 20} className="fill-[#6b5a44] dark:fill-[#221c14]" />
      <ellipse
        cx={x}
        cy={top + 18}
        rx={height * 0.3}
        ry={height * 0.36}
        className="fill-[#4f7d57] dark:fill-[#1f4a36]"
      />
      <ellipse
        cx={x - 5}
        cy={top + 10}
        rx={height * 0.18}
        ry={height * 0.22}
        className="fill-[#6a9668] dark:fill-[#2a5a43]"
      />
    </g>
  );
}

function Street() {
  return (
    <>
      <rect y="390" width="720" height="14" className="fill-[#d8d3c4] dark:fill-[#26322c]" />
      <rect y="404" width="720" height="66" className="fill-[#57625c] dark:fill-[#0d1613]" />
      <path
        d="M0 437 H720"
        strokeDasharray="34 26"
        strokeWidth="4"
        className="stroke-[#e6dfca] dark:stroke-[#4b5a52]"
      />
      <rect x="477" y="300" width="5" height="96" className="fill-[#3c4a43] dark:fill-[#90a299]" />
      <rect x="446" y="302" width="66" height="17" rx="3" className="fill-[#0e6b4e]" />
      <text
        x="479"
        y="314.5"
        textAnchor="middle"
        fontSize="10"
        fontWeight="700"
        letterSpacing="0.6"
        className="fill-white"
      >
        CORNER LN
      </text>
    </>
  );
}
