/*
 * Removes what cameras and programs write into pictures besides the picture, such as where it was taken, without
 * decoding it. For pictures that no browser has shrunk, which drops the same. Only listed parts stay, so that nothing
 * unknown does: the picture, its colors, its animation, and which way is up (no camera writes PNG, which loses that).
 */
import { sniffPictureType } from './picture-limits.ts';
import { jpegScanEnd } from './picture-size.ts';

/** The picture without metadata; null if it isn't a well-formed JPEG, PNG, or WebP. */
export function stripMetadata(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const type = sniffPictureType(bytes);
  if (type === null) return null;
  const strip = { 'image/jpeg': stripJpeg, 'image/png': stripPng, 'image/webp': stripWebp }[type];
  const parts = strip(bytes);
  return parts && join(parts);
}

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Markers of JPEG: https://www.w3.org/Graphics/JPEG/itu-t81.pdf, B.1.1.3. */
const marker = { end: 0xd9, scan: 0xda, app0: 0xe0, exif: 0xe1, icc: 0xe2, adobe: 0xee, lastApp: 0xef, comment: 0xfe };

function stripJpeg(bytes: Uint8Array): Uint8Array[] | null {
  const parts = [bytes.subarray(0, 2)];
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) return null;
    const code = bytes[at + 1] ?? 0;
    if (code === 0xff) {
      // Padding.
      at += 1;
      continue;
    }
    // What comes after the end can be other pictures, with their own metadata.
    if (code === marker.end) return [...parts, bytes.subarray(at, at + 2)];
    if (at + 4 > bytes.length) return null;
    const end = at + 2 + viewOf(bytes).getUint16(at + 2);
    if (end > bytes.length) return null;
    const segment = bytes.subarray(at, end);
    if (code === marker.exif) parts.push(...orientationSegment(segment));
    else if (isNeeded(code, segment)) parts.push(segment);
    at = end;
    if (code === marker.scan) {
      at = jpegScanEnd(bytes, end);
      parts.push(bytes.subarray(end, at));
    }
  }
  // Viewers show a picture whose end is missing.
  return parts;
}

function isNeeded(code: number, segment: Uint8Array): boolean {
  if (code === marker.icc) return textAt(segment, 4, 12) === 'ICC_PROFILE\0';
  if (code === marker.app0) return textAt(segment, 4, 5) === 'JFIF\0';
  return code === marker.adobe || !((code > marker.app0 && code <= marker.lastApp) || code === marker.comment);
}

const exifMark = 'Exif\0\0';

function orientationSegment(segment: Uint8Array): Uint8Array[] {
  if (textAt(segment, 4, exifMark.length) !== exifMark) return [];
  const tiff = orientationTiff(segment.subarray(4 + exifMark.length));
  if (!tiff) return [];
  const length = 2 + exifMark.length + tiff.length;
  return [Uint8Array.of(0xff, marker.exif, 0, length), ascii(exifMark), tiff];
}

/** Exif that says only which way is up; null if that's as it's stored, or isn't said. */
function orientationTiff(tiff: Uint8Array): Uint8Array | null {
  const orientation = readOrientation(tiff);
  if (orientation === null || orientation < 2 || orientation > 8) return null;
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.of(...ascii('MM'), 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0);
}

function readOrientation(tiff: Uint8Array): number | null {
  const isLittle = textAt(tiff, 0, 2) === 'II';
  const view = viewOf(tiff);
  const short = (at: number) => (at + 2 <= tiff.length ? view.getUint16(at, isLittle) : 0);
  const directory = tiff.length < 8 ? 0 : view.getUint32(4, isLittle);
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + 12 * entry;
    if (at + 12 > tiff.length) return null;
    if (short(at) === 0x0112) return short(at + 8);
  }
  return null;
}

/** Chunks of PNG that are about pixels: https://www.w3.org/TR/png-3/#4Concepts.FormatChunks. */
const pngChunks = new Set(
  ['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP', 'mDCV', 'cLLI'].concat([
    'bKGD',
    'hIST',
    'pHYs',
    'acTL',
    'fcTL',
    'fdAT',
  ]),
);

function stripPng(bytes: Uint8Array): Uint8Array[] | null {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + viewOf(bytes).getUint32(at);
    if (end > bytes.length) return null;
    if (pngChunks.has(name)) parts.push(bytes.subarray(at, end));
    if (name === 'IEND') return parts;
    at = end;
  }
  return null;
}

/** Chunks of WebP: https://developers.google.com/speed/webp/docs/riff_container. */
const webpChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
const webpFlags = { exif: 0x08, xmp: 0x04 };

function stripWebp(bytes: Uint8Array): Uint8Array[] | null {
  const parts: Uint8Array[] = [];
  let orientation: Uint8Array | null = null;
  const riffEnd = 8 + viewOf(bytes).getUint32(4, true);
  for (let at = 12; at + 8 <= Math.min(bytes.length, riffEnd);) {
    const name = textAt(bytes, at, 4);
    const size = viewOf(bytes).getUint32(at + 4, true);
    if (at + 8 + size > bytes.length) return null;
    // An odd one is padded.
    const chunk = bytes.slice(at, at + 8 + size + (size % 2));
    if (name === 'EXIF') orientation = orientationTiff(withoutMark(chunk.subarray(8)));
    else if (webpChunks.has(name)) parts.push(chunk);
    at += 8 + size + (size % 2);
  }
  const [first] = parts;
  if (!first) return null;
  if (textAt(first, 0, 4) === 'VP8X') {
    const flags = (first[8] ?? 0) & ~(webpFlags.exif | webpFlags.xmp);
    first[8] = orientation ? flags | webpFlags.exif : flags;
    if (orientation) parts.push(ascii('EXIF'), littleEndian(orientation.length), orientation);
  }
  const size = parts.reduce((sum, { length }) => sum + length, 4);
  return [ascii('RIFF'), littleEndian(size), ascii('WEBP'), ...parts];
}

/** Some programs write the mark of JPEG into WebP, too. */
const withoutMark = (exif: Uint8Array) => (textAt(exif, 0, 6) === exifMark ? exif.subarray(6) : exif);

function littleEndian(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}
