import { sizeForName } from '@/domain/files/picture-name';
import { fileExtension } from './picture-encoding';

/** Width and height in pixels of the copy whose colors are read. */
const side = 8;

/**
 * The colors of a picture's corners, for its file's name: three hexadecimal digits each, from left to right, the upper
 * ones first. Empty if it's transparent or this browser can't read it. Never rejects.
 */
async function cornerColors(picture: Blob): Promise<string> {
  try {
    const bitmap = await createImageBitmap(picture);
    const canvas = document.createElement('canvas');
    canvas.width = side;
    canvas.height = side;
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, side, side);
    bitmap.close();
    return colorsOf(context.getImageData(0, 0, side, side).data);
  } catch {
    return '';
  }
}

/** The average color of each quarter of `side` × `side` pixels; empty if one is transparent. */
export function colorsOf(pixels: ArrayLike<number>): string {
  const sums = Array.from({ length: 4 }, () => [0, 0, 0]);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    if (pixels[pixel * 4 + 3] !== 255) return '';
    const quarter = (pixel % side < side / 2 ? 0 : 1) + (pixel < (side * side) / 2 ? 0 : 2);
    const sum = sums[quarter] ?? [];
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (pixels[pixel * 4 + channel] ?? 0);
  }
  // 17 steps apart, as CSS reads one digit.
  const digit = (sum: number) => Math.round(sum / (side * side * 0.25) / 17).toString(16);
  return sums.flatMap((sum) => sum.map(digit)).join('');
}

/** The name of a picture's file: its ID, its size and the colors of its corners if they're known, and its type. */
export async function pictureFileName(id: string, picture: Blob): Promise<string> {
  const size = sizeForName(new Uint8Array(await picture.arrayBuffer()));
  return [id, size, await cornerColors(picture), fileExtension(picture.type)].filter(Boolean).join('.');
}
