/**
 * Draws and records the film inside a page. `film.ts` loads this module there as text, so it can't import anything but
 * types.
 */

/** A scene: its length, drawing, and text. */
export interface Scene {
  seconds: number;
  show: 'title' | 'value' | 'share' | 'left' | 'repairs' | 'offer' | 'fee' | 'end';
  text: string;
}

type Pen = CanvasRenderingContext2D;

const width = 1280;
const height = 720;
const center = width / 2;
const font = 'Inter, Helvetica, Arial, sans-serif';
const colors = {
  paper: '#fbfaf6',
  ink: '#15211c',
  muted: '#55625b',
  evergreen: '#0e6b4e',
  moss: '#5f7056',
  sand: '#e9e2d0',
  amber: '#c77d0a',
  brick: '#b3392f',
  white: '#ffffff',
} as const;

/** Draws the scenes on a canvas and records them. Returns the film (WebM) and poster (WebP) in base64. */
export async function drawFilm(scenes: readonly Scene[]): Promise<{ film: string; poster: string }> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser has no 2D canvas context.');
  drawScene(pen, scenes, 0, 1);
  const poster = canvas.toDataURL('image/webp', 0.85).split(',')[1] ?? '';
  const film = await record(canvas, async () => {
    for (const [index, { seconds }] of scenes.entries()) {
      const begun = performance.now();
      for (let now = begun; now - begun < seconds * 1000; now = performance.now()) {
        drawScene(pen, scenes, index, (now - begun) / (seconds * 1000));
        await new Promise((next) => requestAnimationFrame(next));
      }
    }
  });
  return { film, poster };
}

/** Records the canvas while `play` draws on it. Returns the film (WebM) in base64. */
async function record(canvas: HTMLCanvasElement, play: () => Promise<void>): Promise<string> {
  const chunks: Blob[] = [];
  const recorder = new MediaRecorder(canvas.captureStream(25), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: 250_000,
  });
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((done) => {
    recorder.onstop = done;
  });
  recorder.start();
  await play();
  recorder.stop();
  await stopped;
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Draws a scene at a moment from 0 (start) to 1 (end). */
function drawScene(pen: Pen, scenes: readonly Scene[], index: number, t: number) {
  const { show, text } = scenes[index] ?? { show: 'end', text: '' };
  drawBackground(pen, (index + Math.min(1, t)) / scenes.length);
  if (show === 'title' || show === 'end') {
    drawHouse(pen, center, 330, 1.7);
    const title = show === 'title' ? 'The 70% rule' : 'ARV × 70% − repairs';
    write(pen, title, { x: center, y: 450, size: 76, weight: 700, color: colors.ink });
    writeLines(pen, text, 530);
    return;
  }
  drawHouse(pen, center, 230, 1.15);
  const order = scenes.map((scene) => scene.show);
  const isPast = (other: Scene['show']) => order.indexOf(other) < index;
  const grown = (other: Scene['show']) => (show === other ? eased(t * 2) : isPast(other) ? 1 : 0);
  if (isPast('value')) drawParts(pen, { share: grown('share'), repairs: grown('repairs'), fee: grown('fee') });
  else drawValue(pen, grown('value'));
  writeLines(pen, text, 634);
}

/** Slows down toward the end. Clamps `t` to 0 to 1. */
function eased(t: number): number {
  return 1 - (1 - Math.min(1, Math.max(0, t))) ** 3;
}

function drawBackground(pen: Pen, progress: number) {
  pen.fillStyle = colors.paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = colors.sand;
  pen.fillRect(0, 708, width, 12);
  pen.fillStyle = colors.evergreen;
  pen.fillRect(0, 708, width * progress, 12);
}

function drawHouse(pen: Pen, x: number, y: number, scale: number) {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.fillStyle = colors.white;
  pen.fillRect(-60, -70, 120, 90);
  pen.fillStyle = colors.evergreen;
  pen.beginPath();
  pen.moveTo(-80, -70);
  pen.lineTo(0, -135);
  pen.lineTo(80, -70);
  pen.fill();
  pen.fillStyle = colors.moss;
  pen.fillRect(-14, -30, 28, 50);
  pen.fillStyle = colors.amber;
  pen.fillRect(-48, -52, 24, 24);
  pen.fillRect(24, -52, 24, 24);
  pen.restore();
}

interface TextStyle {
  /** Of the text's center. */
  x: number;
  y: number;
  size: number;
  weight: number;
  color: string;
}

function write(pen: Pen, text: string, { x, y, size, weight, color }: TextStyle) {
  pen.font = `${weight} ${size}px ${font}`;
  pen.fillStyle = color;
  pen.textAlign = 'center';
  pen.fillText(text, x, y);
}

/** Writes a scene's text, wrapped to the width of the film. */
function writeLines(pen: Pen, text: string, y: number) {
  pen.font = `500 34px ${font}`;
  const rows: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${rows.at(-1)} ${word}`.trim();
    if (pen.measureText(longer).width > 1080) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  for (const [index, row] of rows.entries())
    write(pen, row, { x: center, y: y + index * 46, size: 34, weight: 500, color: colors.ink });
}

/** The bar is the sale price, in USD. */
const salePrice = 260_000;
const barLeft = 140;
const barWidth = 1000;

/** A part of the bar, in USD from its left end. */
interface Part {
  from: number;
  to: number;
  color: string;
  label: string;
  sum: string;
  /** Pixels below the bar. */
  offset?: number;
  opacity?: number;
}

function drawPart(pen: Pen, { from, to, color, label, sum, offset = 0, opacity = 1 }: Part) {
  const pixels = (dollars: number) => (dollars / salePrice) * barWidth;
  pen.globalAlpha = opacity;
  pen.fillStyle = color;
  pen.fillRect(barLeft + pixels(from), 380 + offset, pixels(to - from) - 3, 92);
  const x = barLeft + pixels((from + to) / 2);
  const size = pixels(to - from) > 110 ? 32 : 22;
  write(pen, sum, { x, y: 436 + offset, size, weight: 600, color: colors.white });
  write(pen, label, { x, y: 506 + offset, size: 24, weight: 500, color: colors.muted });
  pen.globalAlpha = 1;
}

/** The bar as it grows to the sale price. */
function drawValue(pen: Pen, grown: number) {
  drawPart(pen, {
    from: 0,
    to: salePrice * Math.max(0.02, grown),
    color: colors.evergreen,
    label: 'after-repair value (ARV)',
    sum: grown > 0.6 ? '$260,000' : '',
  });
}

/** How far each part has moved off the bar, from 0 to 1. */
interface Moved {
  share: number;
  repairs: number;
  fee: number;
}

/** The bar with the parts that come off it. */
function drawParts(pen: Pen, { share, repairs, fee }: Moved) {
  const offer = repairs > 0.6 ? (fee > 0.6 ? '$127,000' : '$137,000') : '$182,000';
  const label = fee > 0.6 ? 'contract price at most' : repairs > 0.6 ? 'maximum allowable offer' : '70% of the ARV';
  drawPart(pen, {
    from: 0,
    to: 182_000 - repairs * 45_000 - fee * 10_000,
    color: colors.evergreen,
    label,
    sum: share > 0.3 ? offer : '$260,000',
  });
  const { amber, brick, moss } = colors;
  if (fee > 0)
    drawPart(pen, { from: 127_000, to: 137_000, color: amber, label: 'fee', sum: '', offset: fee * 46, opacity: fee });
  if (repairs > 0)
    drawPart(pen, {
      from: 137_000,
      to: 182_000,
      color: brick,
      label: 'repairs',
      sum: '$45,000',
      offset: repairs * 46,
    });
  drawPart(pen, {
    from: 182_000,
    to: salePrice,
    color: moss,
    label: 'costs and profit, 30%',
    sum: share > 0.3 ? '$78,000' : '',
    offset: share * 46,
  });
}
