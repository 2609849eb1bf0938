import type { GrayPicture } from './picture-print.ts';

/** Pixels as a canvas or a decoder gives them: red, green, blue, and alpha, 0 to 255, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}

/** Longest side of the picture that's printed. */
const maxSide = 256;

/**
 * A picture in gray and at most 256 pixels wide and high, by the mean of the pixels that become one. Transparent pixels
 * are white.
 */
export function grayPicture({ width, height, data }: Pixels): GrayPicture {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const small = { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  const sums = new Float64Array(small.width * small.height);
  const counts = new Uint32Array(sums.length);
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor((x * small.width) / width));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * small.height) / height) * small.width;
    for (let x = 0; x < width; x += 1) {
      const place = row + (columns[x] ?? 0);
      sums[place] = (sums[place] ?? 0) + shadeOf(data, 4 * (y * width + x));
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  const pixels = new Uint8Array(sums.length);
  for (let place = 0; place < sums.length; place += 1) {
    pixels[place] = Math.round((sums[place] ?? 0) / (counts[place] ?? 1));
  }
  return { ...small, pixels };
}

/** Luma (ITU-R BT.601) on white. */
function shadeOf(data: Pixels['data'], at: number): number {
  const luma = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  const alpha = (data[at + 3] ?? 255) / 255;
  return luma * alpha + 255 * (1 - alpha);
}

/** Share of neighbors that are alike above which a picture is drawn, and how alike: shades apart. */
const drawnShare = 0.72;
const alikeShades = 1;

/**
 * Whether a picture looks drawn (a plan, a rendering in flat colors) and not photographed: most neighboring pixels have
 * nearly the same shade, while no camera's sensor and no wall is that even. A guess, for a note only.
 */
export function looksDrawn({ width, height, pixels }: GrayPicture): boolean {
  let alike = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 1; x < width; x += 1) {
      const place = y * width + x;
      if (Math.abs((pixels[place] ?? 0) - (pixels[place - 1] ?? 0)) <= alikeShades) alike += 1;
    }
  }
  return alike / (height * Math.max(1, width - 1)) > drawnShare;
}
