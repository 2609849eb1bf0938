/* Names of stored pictures say how large they are, so that nobody has to load one to know: `{id}.1600x1200.jpg`. */
import { pictureSize } from './picture-size.ts';

const inName = /\.(\d{1,5})x(\d{1,5})(?:\.[0-9a-f]{12})?\.\w+$/;

/** Width and height in pixels, by the name of a picture's file; null for a name without them. */
export function pictureSizeIn(path: string): { width: number; height: number } | null {
  const [, width, height] = inName.exec(path) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : null;
}

/** A picture's size for the name of its file, such as '1600x1200'. Empty if it isn't known, or may be turned. */
export function sizeForName(bytes: Uint8Array): string {
  const size = pictureSize(bytes);
  const hasOrientation = new TextDecoder('latin1').decode(bytes.subarray(0, 65_536)).includes('Exif\0\0');
  return size === null || hasOrientation ? '' : `${size.width}x${size.height}`;
}
