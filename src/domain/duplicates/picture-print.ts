/** A picture in shades of gray, 0 to 255, row by row. */
export interface GrayPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Samples on each side of a window. */
const side = 32;
/** Frequencies of a window that are kept: the 64 lowest, without the mean. */
const frequencies = lowestFrequencies(64);
const columns = Math.max(...frequencies.flat()) + 1;
const cosines = cosineTable();

/**
 * The parts of a picture that are printed, as shares of its width and height: all of it, and others that a crop is
 * likely to be close to. What's cut off is seldom more than a fourth of a side.
 */
const windows = [
  [0, 0, 1],
  ...squares(0.9, [0, 0.05, 0.1]),
  ...squares(0.8, [0, 0.1, 0.2]),
  ...squares(0.7, [0, 0.15, 0.3]),
] as const;

/**
 * The print of a picture, which cropped, mirrored, bordered, brightened, and recompressed copies nearly share: for each
 * of 28 windows, the signs of its 64 lowest frequencies (a perceptual hash by the cosine transform), as a signed number
 * of 64 bits. The first window is the whole. Two pictures look the same if a window of one differs by few bits from a
 * window of the other, or from one XOR `mirrorBits`: private.matching_pictures (SQL) decides. Null for a picture
 * without content, such as one color.
 */
export function printPicture(picture: GrayPicture): bigint[] | null {
  const area = contentArea(picture);
  if (area === null) return null;
  const sums = integralOf(picture);
  return windows.map(([x, y, size]) =>
    hashWindow(sums, picture.width + 1, {
      left: area.left + x * area.width,
      top: area.top + y * area.height,
      width: size * area.width,
      height: size * area.height,
    }),
  );
}

/** Bits that differ between a window and the same mirrored: odd horizontal frequencies. In SQL: private.mirror_bits. */
export const mirrorBits = BigInt.asIntN(
  64,
  frequencies.reduce((bits, [horizontal], place) => bits | (BigInt(horizontal % 2) << BigInt(place)), 0n),
);

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How much lines of a border may vary, in shades. */
const flatShades = 6;

/** The picture without a border of one shade around it. Null if nothing is left. */
function contentArea({ width, height, pixels }: GrayPicture): Area | null {
  const at = (x: number, y: number) => pixels[y * width + x] ?? 0;
  const isFlat = (length: number, shade: (step: number) => number) => {
    const first = shade(0);
    for (let step = 1; step < length; step += 1) if (Math.abs(shade(step) - first) > flatShades) return false;
    return true;
  };
  const isFlatRow = (y: number) => isFlat(width, (x) => at(x, y));
  const isFlatColumn = (x: number) => isFlat(height, (y) => at(x, y));
  // At most a third on each side: a clear sky isn't a border.
  const count = (most: number, isBorder: (step: number) => boolean) => {
    let step = 0;
    while (step < most && isBorder(step)) step += 1;
    return step;
  };
  const top = count(height, isFlatRow);
  if (top === height) return null;
  const bottom = count(height, (step) => isFlatRow(height - 1 - step));
  const left = count(width, isFlatColumn);
  const right = count(width, (step) => isFlatColumn(width - 1 - step));
  return { left, top, width: width - left - right, height: height - top - bottom };
}

/** Sums of all pixels above and left of each corner, so that the mean of any area takes four of them. */
function integralOf({ width, height, pixels }: GrayPicture): Float64Array {
  const row = width + 1;
  const sums = new Float64Array(row * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let line = 0;
    for (let x = 0; x < width; x += 1) {
      line += pixels[y * width + x] ?? 0;
      sums[(y + 1) * row + x + 1] = (sums[y * row + x + 1] ?? 0) + line;
    }
  }
  return sums;
}

function hashWindow(sums: Float64Array, row: number, { left, top, width, height }: Area): bigint {
  const samples = new Float64Array(side * side);
  const [across, down] = [edges(left, width), edges(top, height)];
  for (let y = 0; y < side; y += 1) {
    const [from, to] = [(down[2 * y] ?? 0) * row, (down[2 * y + 1] ?? 0) * row];
    for (let x = 0; x < side; x += 1) {
      const [start, end] = [across[2 * x] ?? 0, across[2 * x + 1] ?? 0];
      const sum = (sums[to + end] ?? 0) - (sums[to + start] ?? 0) - (sums[from + end] ?? 0) + (sums[from + start] ?? 0);
      samples[y * side + x] = sum / (((to - from) / row) * (end - start));
    }
  }
  return signsOf(samples);
}

/** Where each sample starts and ends, at least a pixel apart. */
function edges(start: number, length: number): Int32Array {
  const found = new Int32Array(2 * side);
  for (let step = 0; step < side; step += 1) {
    found[2 * step] = Math.round(start + (length * step) / side);
    found[2 * step + 1] = Math.max(Math.round(start + (length * (step + 1)) / side), (found[2 * step] ?? 0) + 1);
  }
  return found;
}

/** The signs of the lowest frequencies, from the lowest bit on. */
function signsOf(samples: Float64Array): bigint {
  // Rows first: their frequencies are transformed again down the columns.
  const rows = new Float64Array(side * columns);
  for (let y = 0; y < side; y += 1) {
    for (let u = 0; u < columns; u += 1) {
      let sum = 0;
      for (let x = 0; x < side; x += 1) sum += (samples[y * side + x] ?? 0) * (cosines[u * side + x] ?? 0);
      rows[y * columns + u] = sum;
    }
  }
  const halves = [0, 0];
  for (let place = 0; place < frequencies.length; place += 1) {
    const [u, v] = frequencies[place] ?? [0, 0];
    let sum = 0;
    for (let y = 0; y < side; y += 1) sum += (rows[y * columns + u] ?? 0) * (cosines[v * side + y] ?? 0);
    if (sum > 0) halves[place >> 5] = (halves[place >> 5] ?? 0) | (1 << (place & 31));
  }
  const [low = 0, high = 0] = halves;
  return (BigInt(high) << 32n) | BigInt(low >>> 0);
}

function lowestFrequencies(count: number): (readonly [number, number])[] {
  const all: (readonly [number, number])[] = [];
  for (let sum = 1; all.length < count; sum += 1) {
    for (let v = 0; v <= sum && all.length < count; v += 1) all.push([sum - v, v]);
  }
  return all;
}

function cosineTable(): Float64Array {
  const table = new Float64Array(side * side);
  for (let u = 0; u < side; u += 1) {
    for (let x = 0; x < side; x += 1) table[u * side + x] = Math.cos(((2 * x + 1) * u * Math.PI) / (2 * side));
  }
  return table;
}

function squares(size: number, places: readonly number[]): [number, number, number][] {
  return places.flatMap((x) => places.map((y): [number, number, number] => [x, y, size]));
}
