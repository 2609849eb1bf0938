import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkPicture, pixelProblem } from './picture-limits';
import { pictureSize } from './picture-size';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#884422' } });
/** Frames one below the other, as sharp takes an animation. */
const animated = (frames: number) =>
  sharp(Buffer.from(Array.from({ length: 8 * 6 * frames * 3 }, (_, at) => (at * at) % 251)), {
    raw: { width: 8, height: 6 * frames, pageHeight: 6, channels: 3 },
  });

describe('pictureSize', () => {
  it.each([
    ['JPEG', () => plain(30, 20).jpeg()],
    ['progressive JPEG', () => plain(30, 20).jpeg({ progressive: true })],
    ['JPEG with metadata', () => plain(30, 20).jpeg().withMetadata({ orientation: 6, density: 300 })],
    ['PNG', () => plain(30, 20).png()],
    ['interlaced PNG', () => plain(30, 20).png({ progressive: true })],
    ['lossy WebP', () => plain(30, 20).removeAlpha().webp()],
    ['lossless WebP', () => plain(30, 20).webp({ lossless: true })],
    ['WebP with metadata', () => plain(30, 20).webp().withMetadata({ orientation: 6 })],
    ['GIF', () => plain(30, 20).gif()],
    ['AVIF', () => plain(30, 20).avif()],
  ])('reads the header of a %s', async (_, make) => {
    expect(pictureSize(await make().toBuffer())).toEqual({ width: 30, height: 20, frames: 1 });
  });

  it.each(['webp', 'gif'] as const)('counts the frames of an animated %s', async (format) => {
    expect(pictureSize(await animated(3).toFormat(format, { loop: 0 }).toBuffer())).toEqual({
      width: 8,
      height: 6,
      frames: 3,
    });
  });

  it.each([
    ['JPEG whose height comes later', [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 9, 1, 1, 0x11, 0, 0xff, 0xd9]],
    ['JPEG without a frame', [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9]],
    ['PNG without a header', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]],
    ['WebP without a picture', [...Buffer.from('RIFF\u0004\0\0\0WEBP', 'latin1')]],
    ['GIF without a picture', [...Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;', 'latin1')]],
    ['text', [...Buffer.from('Hello')]],
  ])('reads none of a %s', (_, bytes) => {
    expect(pictureSize(Uint8Array.from(bytes))).toBeNull();
    expect(pixelProblem(Uint8Array.from(bytes))).toMatch(/^We can’t read how large this picture is/);
  });

  it('counts the scans of a JPEG, each of which takes time to decode', () => {
    const frame = [0xff, 0xc2, 0, 11, 8, 0, 9, 0, 9, 1, 1, 0x11, 0];
    const scans = (count: number) => Array.from({ length: count }, () => [0xff, 0xda, 0, 2, 1]).flat();
    const jpeg = (count: number) => Uint8Array.from([0xff, 0xd8, ...frame, ...scans(count), 0xff, 0xd9]);
    expect(pictureSize(jpeg(100))).toEqual({ width: 9, height: 9, frames: 1 });
    expect(pictureSize(jpeg(101))).toBeNull();
  });
});

describe('pixelProblem', () => {
  const png = (width: number, height: number, ...chunks: (readonly [string, number])[]) => {
    const number = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
    const header = [...number(13), ...Buffer.from('IHDR'), ...number(width), ...number(height), 8, 6, 0, 0, 0];
    const others = chunks.flatMap(([name, value]) => [
      ...number(4),
      ...Buffer.from(name),
      ...number(value),
      0,
      0,
      0,
      0,
    ]);
    return Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...header, 0, 0, 0, 0, ...others]);
  };

  it('allows 50 megapixels, and ten times as many in an animation', () => {
    expect(pixelProblem(png(10_000, 5000))).toBeNull();
    expect(pixelProblem(png(10_000, 5001))).toBe(
      'This picture has 51 megapixels. The limit is 50: make it smaller first.',
    );
    expect(pixelProblem(png(16_000, 16_000))).toMatch('256 megapixels');
    expect(pixelProblem(png(0xffffffff, 0xffffffff))).toMatch('megapixels');
    expect(pixelProblem(png(1000, 1000, ['acTL', 500]))).toBeNull();
    expect(pixelProblem(png(1000, 1000, ['acTL', 501]))).toMatch(/^This animation has too many frames\./);
    expect(pixelProblem(png(1, 1, ['acTL', 1001]))).toMatch(/^This animation has too many frames\./);
  });

  it('checks the pixels of every stored picture', () => {
    expect(checkPicture(png(10, 10))).toEqual({ type: 'image/png' });
    expect(checkPicture(png(16_000, 16_000))).toHaveProperty('problem');
    expect(checkPicture(Buffer.from('GIF89a'))).toEqual({ problem: 'It isn’t a valid JPEG, PNG, or WebP image.' });
  });

  it('ignores what’s missing at the beginning of a file', () => {
    expect(pixelProblem(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), { isPart: true })).toBeNull();
    expect(pixelProblem(png(16_000, 16_000), { isPart: true })).toMatch('256 megapixels');
  });
});
