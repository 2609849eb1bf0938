import { drawPicture, type PictureArea } from './draw-picture';

/** Edge of a member's picture in pixels: four times the largest size it is shown at. */
const edge = 512;

/** The square `area` of a picture as a JPEG, ready to be a member's picture. Transparent pixels become white. */
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
