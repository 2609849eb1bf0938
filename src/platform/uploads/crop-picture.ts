import { drawPicture, type PictureArea } from './draw-picture';

/** Width and height in pixels, about four times the largest size shown. */
const edge = 512;

/**
 * Crops the square `area` to a profile picture (JPEG). Transparent pixels become white. Rejects with a user message if
 * the file can't be read.
 */
export function cropPicture(file: Blob, area: PictureArea): Promise<Blob> {
  return drawPicture(file, () => ({
    from: area,
    width: edge,
    height: edge,
    type: 'image/jpeg',
    quality: 0.9,
    background: '#ffffff',
  }));
}
