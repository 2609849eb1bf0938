/*
 * How large a picture is once it's decoded, from its headers alone: a few kilobytes can be gigabytes of pixels. Reads
 * only what decoders read, and takes the largest of what a file says in several places.
 */

export interface PictureSize {
  /** Pixels, of the largest of its frames. */
  width: number;
  height: number;
  /** 1 unless it's an animation. */
  frames: number;
}

/** A picture that isn't one: it has no size, or more frames or scans than anyone makes. */
const unreadable = null;
/** Chunks that are looked at. Files have fewer. */
const maxChunks = 10_000;
/** Passes over the same pixels that a progressive JPEG may take. Programs make about 10. */
const maxScans = 100;

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

/** Reads numbers; 0 beyond the end. */
class Numbers {
  readonly #view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  u16(at: number, isLittle = false): number {
    return at >= 0 && at + 2 <= this.bytes.length ? this.#view.getUint16(at, isLittle) : 0;
  }

  u24(at: number): number {
    return (this.bytes[at] ?? 0) + (this.bytes[at + 1] ?? 0) * 2 ** 8 + (this.bytes[at + 2] ?? 0) * 2 ** 16;
  }

  u32(at: number, isLittle = false): number {
    return at >= 0 && at + 4 <= this.bytes.length ? this.#view.getUint32(at, isLittle) : 0;
  }
}

/** The size of a JPEG, PNG, WebP, GIF, HEIC, or AVIF; null if it has none that can be read. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const numbers = new Numbers(bytes);
  const size = readers.find(({ begins }) => begins(bytes))?.read(numbers) ?? unreadable;
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}

const readers: readonly { begins: (bytes: Uint8Array) => boolean; read: (all: Numbers) => PictureSize | null }[] = [
  { begins: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8, read: jpegSize },
  { begins: (bytes) => textAt(bytes, 1, 3) === 'PNG', read: pngSize },
  { begins: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP', read: webpSize },
  { begins: (bytes) => textAt(bytes, 0, 4) === 'GIF8', read: gifSize },
  { begins: (bytes) => textAt(bytes, 4, 4) === 'ftyp', read: isoSize },
];

function largest(sizes: readonly { width: number; height: number }[], frames = 1): PictureSize | null {
  const [first] = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  return first ? { width: first.width, height: first.height, frames } : unreadable;
}

/** https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.2.2: the frame header. Thumbnails are inside other segments. */
function jpegSize(all: Numbers): PictureSize | null {
  const { bytes } = all;
  const sizes: { width: number; height: number }[] = [];
  let scans = 0;
  let at = 2;
  while (at + 4 <= bytes.length) {
    const code = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return unreadable;
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === 0xd9) break;
    const isFrame = code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
    if (isFrame) sizes.push({ height: all.u16(at + 5), width: all.u16(at + 7) });
    // The number of lines may come after the first scan instead.
    if (isFrame && all.u16(at + 5) === 0) return unreadable;
    at += 2 + Math.max(2, all.u16(at + 2));
    if (code === 0xda) {
      if ((scans += 1) > maxScans) return unreadable;
      at = jpegScanEnd(bytes, at);
    }
  }
  return largest(sizes);
}

/** Where compressed data ends: at the next marker that isn't part of it. */
export function jpegScanEnd(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

/** https://www.w3.org/TR/png-3/#11IHDR, and acTL, which counts the frames of an animation. */
function pngSize(all: Numbers): PictureSize | null {
  const { bytes } = all;
  if (textAt(bytes, 12, 4) !== 'IHDR') return unreadable;
  let frames = 1;
  let chunks = 0;
  for (let at = 8; at + 12 <= bytes.length; at += 12 + all.u32(at)) {
    const name = textAt(bytes, at + 4, 4);
    if (name === 'acTL') frames = Math.max(1, all.u32(at + 8));
    // It comes before the pixels.
    if (name === 'IDAT' || name === 'IEND') break;
    if ((chunks += 1) > maxChunks) return unreadable;
  }
  return { width: all.u32(16), height: all.u32(20), frames };
}

/** https://developers.google.com/speed/webp/docs/riff_container. */
function webpSize(all: Numbers): PictureSize | null {
  const { bytes } = all;
  const sizes: { width: number; height: number }[] = [];
  let frames = 0;
  let chunks = 0;
  const end = Math.min(bytes.length, 8 + all.u32(4, true));
  for (let at = 12; at + 8 <= end; at += 8 + all.u32(at + 4, true) + (all.u32(at + 4, true) % 2)) {
    if ((chunks += 1) > maxChunks) return unreadable;
    const name = textAt(bytes, at, 4);
    if (name === 'VP8X') sizes.push({ width: 1 + all.u24(at + 12), height: 1 + all.u24(at + 15) });
    if (name === 'ANMF') {
      frames += 1;
      sizes.push({ width: 1 + all.u24(at + 14), height: 1 + all.u24(at + 17) });
      sizes.push(...webpBitstream(all, at + 24));
    }
    sizes.push(...webpBitstream(all, at));
  }
  return largest(sizes, Math.max(1, frames));
}

/** The size of the lossy or lossless picture in a chunk; none for other chunks. */
function webpBitstream(all: Numbers, at: number): { width: number; height: number }[] {
  const name = textAt(all.bytes, at, 4);
  if (name === 'VP8 ') {
    return [{ width: all.u16(at + 14, true) & 0x3fff, height: all.u16(at + 16, true) & 0x3fff }];
  }
  if (name !== 'VP8L') return [];
  const bits = all.u32(at + 9, true);
  return [{ width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) }];
}

/** https://www.w3.org/Graphics/GIF/spec-gif89a.txt: the screen, and each picture on it. */
function gifSize(all: Numbers): PictureSize | null {
  const { bytes } = all;
  const tableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
  const sizes = [{ width: all.u16(6, true), height: all.u16(8, true) }];
  let frames = 0;
  let at = 13 + tableBytes(bytes[10] ?? 0);
  while (at < bytes.length && bytes[at] !== 0x3b) {
    if (bytes[at] === 0x2c) {
      frames += 1;
      sizes.push({ width: all.u16(at + 5, true), height: all.u16(at + 7, true) });
      at += 11 + tableBytes(bytes[at + 9] ?? 0);
    } else if (bytes[at] === 0x21) at += 2;
    else return frames === 0 ? unreadable : largest(sizes, frames);
    while ((bytes[at] ?? 0) !== 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  return frames === 0 ? unreadable : largest(sizes, frames);
}

/** The container of HEIC and AVIF: the size of the picture, of its tiles, and of its thumbnails (ispe). */
function isoSize(all: Numbers): PictureSize | null {
  const { bytes } = all;
  const sizes: { width: number; height: number }[] = [];
  for (let at = bytes.indexOf(0x69, 12); at >= 0 && at + 16 <= bytes.length; at = bytes.indexOf(0x69, at + 1)) {
    if (all.u32(at - 4) === 20 && textAt(bytes, at, 4) === 'ispe')
      sizes.push({ width: all.u32(at + 8), height: all.u32(at + 12) });
  }
  return largest(sizes);
}
