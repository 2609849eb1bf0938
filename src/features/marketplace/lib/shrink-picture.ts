import { drawPicture } from '@/shared/lib/draw-picture';
import { pictureTypeOf } from '@/shared/lib/picture-rules';
import { encodingFor, fitWithin, maxPictureSide } from '../picture-rules';

/** The picture drawn anew, at most 1920 px on its longer side. Rejects with a sentence for the reader when it is no readable picture. */
export async function shrinkPicture(file: File): Promise<Blob> {
  const type = encodingFor(await pictureTypeOf(file));
  return drawPicture(file, ({ width, height }) => ({
    from: { x: 0, y: 0, width, height },
    ...fitWithin(width, height, maxPictureSide),
    type,
    quality: 0.85,
  }));
}
