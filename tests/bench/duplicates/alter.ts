import sharp from 'sharp';
import { grayPicture } from '../../../src/domain/duplicates/gray-picture.ts';
import { printPicture } from '../../../src/domain/duplicates/picture-print.ts';
import type { Random } from './random.ts';
import { drawScene, sceneHeight, sceneWidth, type Scene } from './scenes.ts';

const raw = { width: sceneWidth, height: sceneHeight, channels: 3 } as const;

/** The print of a scene as its first seller posts it: a JPEG. */
export async function printScene(scene: Scene): Promise<bigint[]> {
  return print(await sharp(drawScene(scene), { raw }).jpeg({ quality: 85 }).toBuffer());
}

/**
 * The print of a copy of it, as somebody makes who doesn't want it found: cropped on each side, mirrored, brightened,
 * scaled, bordered, and compressed again, as JPEG or WebP.
 */
export async function printCopy(scene: Scene, random: Random): Promise<bigint[]> {
  const first = await sharp(drawScene(scene), { raw }).jpeg({ quality: 85 }).toBuffer();
  const crop = random.chance(0.6) ? random.between(0.72, 0.98) : 1;
  // The other side is cropped about as much.
  const [width, height] = [crop, Math.min(1, crop * random.between(0.92, 1.08))].map((share, side) =>
    Math.round((side === 0 ? sceneWidth : sceneHeight) * share),
  ) as [number, number];
  let copy = sharp(first).extract({
    left: Math.floor((sceneWidth - width) * random.next()),
    top: Math.floor((sceneHeight - height) * random.next()),
    width,
    height,
  });
  if (random.chance(0.5)) copy = copy.flop();
  if (random.chance(0.5))
    copy = copy.modulate({ brightness: random.between(0.85, 1.2), saturation: random.between(0.6, 1.3) });
  copy = copy.resize(Math.round(width * random.between(0.8, 1.4)));
  if (random.chance(0.25)) {
    const [side, background] = [random.whole(3, 16), random.pick(['#ffffff', '#000000', '#204060'])];
    copy = sharp(await copy.png({ compressionLevel: 0 }).toBuffer()).extend({
      top: side,
      bottom: side,
      left: side,
      right: side,
      background,
    });
  }
  const quality = random.whole(35, 85);
  return print(await (random.chance(0.5) ? copy.jpeg({ quality }) : copy.webp({ quality })).toBuffer());
}

async function print(file: Buffer): Promise<bigint[]> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return printPicture(grayPicture({ width: info.width, height: info.height, data })) ?? [];
}
